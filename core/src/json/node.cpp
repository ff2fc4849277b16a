#include "json/node.hpp"

#include <cstring>

#include "cadastre/json_text.hpp"

namespace cadastre {

std::string Node::where() const {
  if (value_ != no_value) return document_->pointer_to(value_);
  return document_->pointer_to(parent_) + pointer_step(key_);
}

Node Node::at(const char* key) const {
  if (value_ == no_value) return *this;  // nothing is inside what is not there
  Node member = *this;
  member.parent_ = value_;
  member.key_ = key;
  member.value_ = no_value;
  if (!is_object()) return member;
  const std::string_view wanted(key);
  const Document::Value* const values = document_->values.data();
  const char* const letters = document_->letters.data();
  for (ValueNumber child = value_ + 1, end = values[value_].end; child < end; child = values[child].end) {
    const Document::Value& value = values[child];
    if (value.key_length != wanted.size() || value.hidden) continue;
    if (std::memcmp(letters + value.key, key, wanted.size()) != 0) continue;
    member.value_ = child;
    break;
  }
  return member;
}

Node::Kind Node::kind() const { return value_ == no_value ? Kind::nothing : document_->values[value_].kind; }

void Node::go_to(ValueNumber value) {
  const ValueNumber end = document_->values[parent_].end;
  while (value < end && document_->values[value].hidden) value = document_->values[value].end;
  value_ = value < end ? value : no_value;
}

bool Node::says_nothing() const {
  if (!is_object()) return missing();
  bool nothing = true;
  for_each_member([&](std::string_view, const Node& member) { nothing = nothing && member.says_nothing(); });
  return nothing;
}

std::size_t Node::size() const {
  std::size_t size = 0;
  if (is_list())
    for (ValueNumber at = value_ + 1; at < document_->values[value_].end; at = document_->values[at].end) ++size;
  return size;
}

Node Node::first(Kind wanted) const {
  Node inside = *this;
  if (kind() == wanted) {
    inside.parent_ = value_;
    inside.go_to(value_ + 1);
  } else {
    if (!missing()) wrong(wanted == Kind::list ? "list" : "object");
    inside.value_ = no_value;
  }
  return inside;
}

std::string_view Node::word(std::string_view otherwise) const {
  if (is_text()) return document_->text(value_);
  if (!missing()) wrong("text");
  return otherwise;
}

std::int32_t Node::whole(std::int32_t otherwise) const {
  if (const auto number = as_whole()) return *number;
  if (!missing()) wrong("whole-number");
  return otherwise;
}

bool Node::yes(bool otherwise) const {
  if (kind() == Kind::yes_no) return is_true();
  if (!missing()) wrong("yes-or-no");
  return otherwise;
}

bool Node::keep_in(std::string& others, std::optional<std::string_view> tile) const {
  constexpr std::size_t longest = 20'000;  // in all: each step of undo may have a copy
  const Document::Value& value = document_->values[value_];
  JsonText json;
  if (document_->values[parent_].kind == Kind::object) json.key(document_->key(value_));
  if (is_text())
    json.text(word());
  else if (const auto number = as_whole())
    json.number(*number);
  else if (value.kind == Kind::yes_no)
    json.yes(is_true());
  else if (value.kind == Kind::nothing)
    json.nothing();
  else
    json.as_it_is(document_->source.substr(value.content, value.length));
  std::string written = json.take();
  if (tile) {
    written.back() = ',';
    JsonText more;
    more.key("tile").text(*tile);
    written += more.take() + '}';
  }
  if (others.size() + written.size() > longest) return false;
  if (!others.empty()) others += ',';
  others += written;
  return true;
}

void Node::report(const char* code, std::initializer_list<Detail> details) const {
  tell(code, Severity::error, details);
}

void Node::warn(const char* code, std::initializer_list<Detail> details) const {
  tell(code, Severity::warning, details);
}

void Node::tell(const char* code, Severity severity, std::initializer_list<Detail> details) const {
  if (room_for_problem(*problems_, severity)) add_problem(*problems_, code, severity, where(), details);
}

}  // namespace cadastre
