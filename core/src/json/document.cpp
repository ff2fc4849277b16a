#include "json/document.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "cadastre/sort.hpp"
#include "notation/utf8.hpp"

namespace cadastre {
namespace {

using Kind = Document::Kind;
using Json = nlohmann::json;

constexpr std::string_view blanks = " \t\r\n";

/// Lists the values while the parser reports what it meets. Stops it (by returning false) at what is refused.
class Builder {
 public:
  using number_integer_t = Json::number_integer_t;
  using number_unsigned_t = Json::number_unsigned_t;
  using number_float_t = Json::number_float_t;
  using string_t = Json::string_t;
  using binary_t = Json::binary_t;

  Builder(std::string_view text, std::size_t members, Problems& problems)
      : text_(text), members_(members), problems_(problems) {
    const std::size_t begin = text.find_first_not_of(blanks);
    is_json_ = begin != std::string_view::npos && (text[begin] == '{' || text[begin] == '[');
    constexpr std::size_t letters_a_value = 8;  // in the rule book, so that it grows at most once more
    document.values.reserve(text.size() / letters_a_value);
    document.letters.reserve(text.size() / 2);
  }

  Document document;

  bool null() { return put(Kind::nothing, 0); }
  bool boolean(bool value) { return put(Kind::yes_no, value); }
  bool number_integer(number_integer_t value) {
    return value < INT32_MIN ? put(Kind::big_whole, 0) : put(Kind::whole, static_cast<std::uint32_t>(value));
  }
  bool number_unsigned(number_unsigned_t value) {
    return value > INT32_MAX ? put(Kind::big_whole, 0) : put(Kind::whole, static_cast<std::uint32_t>(value));
  }
  bool number_float(number_float_t, const string_t&) { return put(Kind::fraction, 0); }
  bool string(string_t& value) { return put(Kind::text, keep(value), static_cast<std::uint32_t>(value.size())); }
  bool binary(binary_t&) { return false; }

  bool start_object(std::size_t) { return open(Kind::object); }
  bool start_array(std::size_t) { return open(Kind::list); }
  bool end_object() {
    hide_repeated();
    return end_array();
  }
  bool end_array() {
    document.values[open_.back().value].end = next();
    open_.pop_back();
    return true;
  }

  bool key(string_t& key) {
    if (open_.back().members++ >= members_) return refuse("too-many-members", static_cast<std::int64_t>(members_));
    key_ = keep(key);
    key_length_ = static_cast<std::uint32_t>(key.size());
    return true;
  }

  template <class Exception>
  bool parse_error(std::size_t position, const std::string&, const Exception& exception) {
    constexpr int number_out_of_range = 406;
    tell_place(exception.id == number_out_of_range ? "number-too-big" : "not-json", position);
    return false;
  }

  /// Where it is broken, if it could have been JSON at all.
  void tell_place(const char* code, std::size_t position) {
    if (!is_json_) return add_problem(problems_, "no-document", Severity::error, "", {{"header", "cadastre 1"}});
    const std::string_view before = text_.substr(0, std::min(position, text_.size()));
    const std::size_t line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::int64_t line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto column = static_cast<std::int64_t>(std::max<std::size_t>(before.size() - line_begin, 1));
    add_problem(problems_, code, Severity::error, "", {{"line", line}, {"column", column}});
  }

 private:
  ValueNumber next() const { return static_cast<ValueNumber>(document.values.size()); }

  std::uint32_t keep(const std::string& letters) {
    const std::size_t begin = document.letters.size();
    document.letters += letters;
    return static_cast<std::uint32_t>(begin);
  }

  bool put(Kind kind, std::uint32_t content, std::uint32_t length = 0) {
    document.values.push_back({content, length, next() + 1, key_, key_length_, kind, false});
    return true;
  }

  bool open(Kind kind) {
    if (open_.size() >= static_cast<std::size_t>(depth_limit)) return refuse("too-deep", depth_limit);
    open_.push_back({next(), 0});
    put(kind, 0);
    document.values.back().end = no_value;  // until it is closed
    return true;
  }

  /// Of members with the same name the last one counts.
  void hide_repeated() {
    names_.clear();
    for (ValueNumber member = open_.back().value + 1; member < next(); member = document.values[member].end)
      names_.push_back(member);
    const auto name = [&](std::size_t i) { return document.key(names_[i]); };
    // Only what is long is worth sorting, so that equal names become neighbours.
    constexpr std::size_t few = 16;
    const bool sorted = names_.size() > few;
    if (sorted) sort_stably(names_, [&](ValueNumber a, ValueNumber b) { return document.key(a) < document.key(b); });
    for (std::size_t later = 1; later < names_.size(); ++later)
      for (std::size_t i = sorted ? later - 1 : 0; i < later; ++i) {
        if (document.values[names_[i]].hidden || name(i) != name(later)) continue;
        document.values[names_[i]].hidden = true;
        if (room_for_problem(problems_, Severity::warning))
          add_problem(problems_, "repeated-key", Severity::warning, document.pointer_to(names_[later]),
                      {{"key", name(later)}});
      }
  }

  bool refuse(const char* code, std::int64_t limit) {
    const std::string where = open_.empty() ? std::string() : document.pointer_to(open_.back().value);
    add_problem(problems_, code, Severity::error, where, {{"limit", limit}});
    return false;
  }

  struct Open {
    ValueNumber value = 0;
    std::size_t members = 0;
  };
  std::string_view text_;
  bool is_json_ = false;  ///< begins as JSON of ours does
  std::size_t members_;
  Problems& problems_;
  std::vector<Open> open_;
  std::vector<ValueNumber> names_;
  std::uint32_t key_ = 0, key_length_ = 0;  // of the value that comes next
};

}  // namespace

std::string Document::pointer_to(ValueNumber value) const {
  std::string where;
  for (ValueNumber at = 0; at != value;) {
    const bool in_list = values[at].kind == Kind::list;
    std::size_t position = 0;
    for (++at; values[at].end <= value; at = values[at].end) ++position;
    where += in_list ? "/" + std::to_string(position) : pointer_step(key(at));
  }
  return where;
}

std::optional<Document> read_document(std::string_view text, Problems& problems, std::size_t members) {
  if (text.size() > input_limit) {
    add_problem(problems, "too-long", Severity::error, "", {{"limit", static_cast<std::int64_t>(input_limit)}});
    return std::nullopt;
  }
  text = without_mark(text);
  if (text.find_first_not_of(blanks) == std::string_view::npos) {
    add_problem(problems, "empty-input", Severity::error, "");
    return std::nullopt;
  }
  Builder builder(text, members, problems);
  // The parser would take it for the end of the text and leave unread what follows.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    builder.tell_place("not-json", zero + 1);
    return std::nullopt;
  }
  if (!Json::sax_parse(text, &builder)) return std::nullopt;
  if (builder.document.values.front().kind == Kind::object) return std::move(builder.document);
  add_problem(problems, "wrong-type", Severity::error, "", {{"expected", "object"}});
  return std::nullopt;
}

}  // namespace cadastre
