#include "json/document.hpp"

#include <algorithm>

#include "cadastre/json.hpp"
#include "cadastre/sort.hpp"
#include "json/tokens.hpp"
#include "notation/utf8.hpp"

namespace cadastre {
namespace {

using Kind = Document::Kind;

constexpr std::string_view blanks = " \t\r\n";

/// Reads the text and lists its values. Stops at what is refused.
class Reader {
 public:
  Reader(std::string_view text, std::size_t members, Kind wanted, std::string_view where, Problems& problems)
      : tokens_(text), text_(text), members_(members), problems_(problems) {
    const std::size_t begin = text.find_first_not_of(blanks);
    // Only what is an object has another form than JSON.
    is_json_ = wanted != Kind::object || text[begin] == '{' || text[begin] == '[';
    document.root = where;
    constexpr std::size_t letters_a_value = 8;  // in the rule book, so that it grows at most once more
    document.source = text;
    document.values.reserve(text.size() / letters_a_value);
    document.letters.reserve(text.size() / 2);
  }

  Document document;

  /// The whole text; false if it is none of ours.
  bool read() {
    Token token = tokens_.next();
    for (;;) {
      if (token == Token::open_object || token == Token::open_list) {
        if (!open(token == Token::open_object ? Kind::object : Kind::list)) return false;
        const bool object = token == Token::open_object;
        token = tokens_.next();
        if (token != (object ? Token::close_object : Token::close_list)) {
          if (object && !member(token)) return false;
          continue;
        }
        close();
      } else if (!value(token)) {
        return broken(token);
      }
      // Behind a value: what is around it goes on, or ends too.
      for (token = tokens_.next(); !open_.empty(); token = tokens_.next()) {
        const bool object = document.values[open_.back().value].kind == Kind::object;
        if (token == Token::comma) {
          token = tokens_.next();
          if (object && !member(token)) return false;
          break;
        }
        if (token != (object ? Token::close_object : Token::close_list)) return broken(token);
        close();
      }
      if (open_.empty()) return token == Token::end || broken(token);
    }
  }

  /// Where it is broken, if it could have been JSON at all.
  void tell_place(const char* code, std::size_t position) {
    const std::string_view where = document.root;
    if (!is_json_) return add_problem(problems_, "no-document", Severity::error, where, {{"header", "cadastre 1"}});
    const std::string_view before = text_.substr(0, std::min(position, text_.size()));
    const std::size_t line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const std::int64_t line = 1 + std::count(before.begin(), before.end(), '\n');
    const auto column = static_cast<std::int64_t>(std::max<std::size_t>(before.size() - line_begin, 1));
    add_problem(problems_, code, Severity::error, where, {{"line", line}, {"column", column}});
  }

 private:
  using Token = Tokens::Kind;

  ValueNumber next() const { return static_cast<ValueNumber>(document.values.size()); }

  std::uint32_t keep(std::string_view letters) {
    const std::size_t begin = document.letters.size();
    document.letters.append(letters);
    return static_cast<std::uint32_t>(begin);
  }

  bool broken(Token token) {
    tell_place(token == Token::too_big ? "number-too-big" : "not-json", tokens_.position());
    return false;
  }

  /// Anything but a list or an object; false if it is no value.
  bool value(Token token) {
    switch (token) {
      case Token::text:
        put(Kind::text, keep(tokens_.letters()), static_cast<std::uint32_t>(tokens_.letters().size()));
        return true;
      case Token::whole:
        put(Kind::whole, static_cast<std::uint32_t>(tokens_.whole()));
        return true;
      case Token::big_whole:
      case Token::fraction: {
        const std::size_t length = tokens_.letters().size();
        put(token == Token::fraction ? Kind::fraction : Kind::big_whole,
            static_cast<std::uint32_t>(tokens_.position() - length), static_cast<std::uint32_t>(length));
        return true;
      }
      case Token::yes:
      case Token::no:
        put(Kind::yes_no, token == Token::yes);
        return true;
      case Token::nothing:
        put(Kind::nothing, 0);
        return true;
      default:
        return false;
    }
  }

  /// The name of a member and its colon; `token` becomes the first of its value.
  bool member(Token& token) {
    if (token != Token::text) return broken(token);
    if (open_.back().members++ >= members_) return refuse("too-many-members", static_cast<std::int64_t>(members_));
    key_ = keep(tokens_.letters());
    key_length_ = static_cast<std::uint32_t>(tokens_.letters().size());
    token = tokens_.next();
    if (token != Token::colon) return broken(token);
    token = tokens_.next();
    return true;
  }

  void close() {
    Document::Value& whole = document.values[open_.back().value];
    if (whole.kind == Kind::object) hide_repeated();
    whole.end = next();
    whole.length = static_cast<std::uint32_t>(tokens_.position()) - whole.content;
    open_.pop_back();
  }

  void put(Kind kind, std::uint32_t content, std::uint32_t length = 0) {
    const ValueNumber around = open_.empty() ? no_value : open_.back().value;
    if (around != no_value && document.values[around].kind == Kind::list) {
      key_ = open_.back().members++;
      key_length_ = 0;
    }
    document.values.push_back({content, length, next() + 1, around, key_, key_length_, kind, false});
  }

  bool open(Kind kind) {
    if (open_.size() >= static_cast<std::size_t>(depth_limit)) return refuse("too-deep", depth_limit);
    put(kind, static_cast<std::uint32_t>(tokens_.position() - 1));
    open_.push_back({next() - 1, 0});
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
        // A list or an object of which nothing is read was left out.
        const Kind kind = document.values[names_[i]].kind;
        const Severity severity = kind == Kind::list || kind == Kind::object ? Severity::error : Severity::warning;
        if (room_for_problem(problems_, severity))
          add_problem(problems_, "repeated-key", severity, document.pointer_to(names_[later]), {{"key", name(later)}});
      }
  }

  bool refuse(const char* code, std::int64_t limit) {
    const std::string where = open_.empty() ? std::string() : document.pointer_to(open_.back().value);
    add_problem(problems_, code, Severity::error, where, {{"limit", limit}});
    return false;
  }

  struct Open {
    ValueNumber value = 0;
    std::uint32_t members = 0;
  };
  Tokens tokens_;
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
  const ValueNumber around = values[value].around;
  if (around == no_value) return std::string(root);
  const bool in_list = values[around].kind == Kind::list;
  return pointer_to(around) + (in_list ? "/" + std::to_string(values[value].key) : pointer_step(key(value)));
}

std::optional<Document> read_document(std::string_view text, Problems& problems, std::size_t members, Kind wanted,
                                      std::string_view where) {
  const auto refused = [&](const char* code, std::initializer_list<Detail> details) {
    add_problem(problems, code, Severity::error, where, details);
    return std::nullopt;
  };
  if (text.size() > input_limit) return refused("too-long", {{"limit", static_cast<std::int64_t>(input_limit)}});
  text = without_mark(text);
  if (text.find_first_not_of(blanks) == std::string_view::npos) return refused("empty-input", {});
  Reader reader(text, members, wanted, where, problems);
  // It stands for the end of the text.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    reader.tell_place("not-json", zero + 1);
    return std::nullopt;
  }
  if (!reader.read()) return std::nullopt;
  if (reader.document.values.front().kind == wanted) return std::move(reader.document);
  return refused("wrong-type", {{"expected", wanted == Kind::list ? "list" : "object"}});
}

}  // namespace cadastre
