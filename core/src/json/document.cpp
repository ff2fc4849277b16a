#include "json/document.hpp"

#include <algorithm>
#include <vector>

#include "cadastre/json.hpp"

namespace cadastre {
namespace {

/// Builds the value while the parser reports what it meets. Stops it (by returning false) at what is refused.
class Builder {
 public:
  using number_integer_t = Json::number_integer_t;
  using number_unsigned_t = Json::number_unsigned_t;
  using number_float_t = Json::number_float_t;
  using string_t = Json::string_t;
  using binary_t = Json::binary_t;

  Builder(std::string_view text, std::size_t members, Problems& problems)
      : text_(text), members_(members), problems_(problems) {}

  Json root;

  bool null() { return put(Json(nullptr)) != nullptr; }
  bool boolean(bool value) { return put(Json(value)) != nullptr; }
  bool number_integer(number_integer_t value) { return put(Json(value)) != nullptr; }
  bool number_unsigned(number_unsigned_t value) { return put(Json(value)) != nullptr; }
  bool number_float(number_float_t value, const string_t&) { return put(Json(value)) != nullptr; }
  bool string(string_t& value) { return put(Json(std::move(value))) != nullptr; }
  bool binary(binary_t&) { return false; }

  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(string_t& key) {
    key_ = std::move(key);
    if (open_.back()->size() >= members_) return refuse("too-many-members", static_cast<std::int64_t>(members_));
    return true;
  }

  template <class Exception>
  bool parse_error(std::size_t position, const std::string&, const Exception& exception) {
    constexpr int number_out_of_range = 406;
    const std::string_view before = text_.substr(0, std::min(position, text_.size()));
    const std::size_t line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::int64_t line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto column = static_cast<std::int64_t>(std::max<std::size_t>(before.size() - line_begin, 1));
    problems_.push_back({exception.id == number_out_of_range ? "number-too-big" : "not-json",
                         Severity::error,
                         "",
                         {{"line", line}, {"column", column}}});
    return false;
  }

 private:
  /// Where the value goes that comes next; nullptr is never returned, so that the callers read as one expression.
  Json* put(Json&& value) {
    if (open_.empty()) {
      root = std::move(value);
      return &root;
    }
    Json& parent = *open_.back();
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return &parent.back();
    }
    const std::size_t before = parent.size();
    Json& member = parent[key_];
    if (parent.size() == before) {
      problems_.push_back({"repeated-key", Severity::warning, pointer() + pointer_step(key_), {{"key", key_}}});
    }
    member = std::move(value);
    return &member;
  }

  bool open(Json&& value) {
    if (open_.size() >= static_cast<std::size_t>(depth_limit)) return refuse("too-deep", depth_limit);
    open_.push_back(put(std::move(value)));
    if (members_ > small_member_limit) make_room(*open_.back());
    keys_.push_back(key_);
    return true;
  }

  /// Growing an object copies its keys, so most get what they need at once. For our own documents only: a flood of
  /// empty objects would take up all memory.
  static void make_room(Json& value) {
    if (value.is_object())
      value.get_ref<Json::object_t&>().reserve(6);
    else
      value.get_ref<Json::array_t&>().reserve(2);
  }

  bool close() {
    open_.pop_back();
    keys_.pop_back();
    return true;
  }

  bool refuse(const char* code, std::int64_t limit) {
    problems_.push_back({code, Severity::error, pointer(), {{"limit", limit}}});
    return false;
  }

  /// To the innermost open value.
  std::string pointer() const {
    std::string where;
    for (std::size_t i = 1; i < open_.size(); ++i) {
      const Json& parent = *open_[i - 1];
      where += parent.is_array() ? "/" + std::to_string(parent.size() - 1) : pointer_step(keys_[i]);
    }
    return where;
  }

  std::string_view text_;
  std::size_t members_;
  Problems& problems_;
  std::vector<Json*> open_;
  std::vector<std::string> keys_;  // by open value: its key in its parent, if that is an object
  std::string key_;
};

}  // namespace

std::optional<Json> read_document(std::string_view text, Problems& problems, std::size_t members) {
  if (text.size() > input_limit) {
    problems.push_back({"too-long", Severity::error, "", {{"limit", static_cast<std::int64_t>(input_limit)}}});
    return std::nullopt;
  }
  Builder builder(text, members, problems);
  if (!Json::sax_parse(text, &builder)) return std::nullopt;
  if (builder.root.is_object()) return std::move(builder.root);
  problems.push_back({"wrong-type", Severity::error, "", {{"expected", "object"}}});
  return std::nullopt;
}

}  // namespace cadastre
