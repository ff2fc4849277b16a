#pragma once
// A JSON value together with its place in the document. Every typed access is checked; what does not fit becomes a
// problem at that place, and a harmless default is returned, so that reading always goes on.

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "cadastre/problem.hpp"

namespace cadastre {

using Json = nlohmann::ordered_json;

/// A key as a step of a JSON pointer: `/name`, with `~` and `/` written as `~0` and `~1`.
inline std::string pointer_step(std::string_view key) {
  std::string step = "/";
  for (const char c : key) {
    if (c == '~') {
      step += "~0";
    } else if (c == '/') {
      step += "~1";
    } else {
      step += c;
    }
  }
  return step;
}

class Node {
 public:
  Node(const Json& value, std::string where, Problems& problems)
      : value_(&value), where_(std::move(where)), problems_(&problems) {}

  /// Not there at all, or null.
  bool missing() const { return !value_ || value_->is_null(); }
  bool is_list() const { return value_ && value_->is_array(); }
  bool is_object() const { return value_ && value_->is_object(); }
  /// An empty list or object.
  bool is_empty() const { return value_ && value_->empty(); }
  bool is_text() const { return value_ && value_->is_string(); }
  bool is_whole() const { return value_ && value_->is_number_integer(); }
  bool is(const Json& other) const { return value_ && *value_ == other; }
  const std::string& where() const { return where_; }
  /// As it stands there; null if it is missing.
  Json value() const { return value_ ? *value_ : Json(); }
  Problems& problems() const { return *problems_; }
  /// The same place, telling its problems to another list.
  Node reporting_to(Problems& problems) const {
    Node other = *this;
    other.problems_ = &problems;
    return other;
  }

  bool has(const char* key) const { return value_ && value_->is_object() && value_->contains(key); }
  /// The member of that name; a node that is `missing` at its place if there is none.
  Node at(const char* key) const {
    Node member = *this;
    member.value_ = has(key) ? &*value_->find(key) : nullptr;
    member.where_ += '/';
    member.where_ += key;
    return member;
  }

  /// Calls `each(Node)` for every element; a problem if this is there and no list.
  template <class Each>
  void for_each(Each each) const {
    if (missing()) return;
    if (!value_->is_array()) return wrong("list");
    std::size_t i = 0;
    for (const Json& element : *value_) each(Node(element, where_ + "/" + std::to_string(i++), *problems_));
  }
  /// Calls `each(key, Node)` for every member; a problem if this is there and no object.
  template <class Each>
  void for_each_member(Each each) const {
    if (missing()) return;
    if (!value_->is_object()) return wrong("object");
    for (const auto& [key, member] : value_->items()) each(key, Node(member, where_ + pointer_step(key), *problems_));
  }

  std::string text(std::string otherwise = {}) const {
    if (missing()) return otherwise;
    if (const auto* string = value_->get_ptr<const Json::string_t*>()) return *string;
    wrong("text");
    return otherwise;
  }
  std::int32_t whole(std::int32_t otherwise = 0) const {
    if (missing()) return otherwise;
    if (const auto number = as_whole()) return *number;
    wrong("whole-number");
    return otherwise;
  }
  /// nullopt, and no problem, for anything else than a whole number of 32 bits.
  std::optional<std::int32_t> as_whole() const {
    if (!is_whole()) return std::nullopt;
    if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > INT32_MAX) return std::nullopt;
    const auto number = value_->get<std::int64_t>();
    if (number < INT32_MIN || number > INT32_MAX) return std::nullopt;
    return static_cast<std::int32_t>(number);
  }
  bool yes(bool otherwise = false) const {
    if (missing()) return otherwise;
    if (value_->is_boolean()) return value_->get<bool>();
    wrong("yes-or-no");
    return otherwise;
  }

  void report(std::string code, std::vector<Argument> arguments = {}) const {
    problems_->push_back({std::move(code), Severity::error, where_, std::move(arguments)});
  }
  void wrong(const char* expected) const { report("wrong-type", {{"expected", expected}}); }

 private:
  const Json* value_;
  std::string where_;
  Problems* problems_;
};

}  // namespace cadastre
