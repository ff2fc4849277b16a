#include "json/tokens.hpp"

#include <algorithm>

#include "notation/utf8.hpp"

namespace cadastre {
namespace {

void append_utf8(std::string& to, std::uint32_t letter) {
  const auto put = [&](std::uint32_t byte) { to += static_cast<char>(byte); };
  const auto rest = [&](int shift) { put(0x80 | (letter >> shift & 0x3f)); };
  if (letter < 0x80) return put(letter);
  if (letter < 0x800) {
    put(0xc0 | letter >> 6);
  } else {
    if (letter < 0x10000) {
      put(0xe0 | letter >> 12);
    } else {
      put(0xf0 | letter >> 18);
      rest(12);
    }
    rest(6);
  }
  rest(0);
}

/// What stands for itself in a text, and is one byte.
bool is_plain(char letter) { return static_cast<signed char>(letter) >= 0x20 && letter != '"' && letter != '\\'; }

/// Whether a number as it is written is at least 2 to the power of 1024, half of its last place less: no double holds
/// it.
bool is_too_big(std::string_view number) {
  constexpr std::string_view limit = "17976931348623158079";
  constexpr std::int64_t limit_digits = 309, far = 1'000'000'000;
  std::string digits;       // those that count, from the first that is not 0
  std::int64_t before = 0;  // digits before the point
  std::int64_t exponent = 0;
  bool point = false;
  for (std::size_t i = 0; i < number.size(); ++i) {
    const char c = number[i];
    if (c == '.') {
      point = true;
    } else if (c == 'e' || c == 'E') {
      const bool less = number[++i] == '-';
      for (; i < number.size(); ++i)
        if (number[i] >= '0') exponent = std::min(exponent * 10 + (number[i] - '0'), far);
      if (less) exponent = -exponent;
    } else if (c != '-') {
      if (digits.empty() && c == '0') {
        before -= point;
        continue;
      }
      before += !point;
      if (digits.size() < limit.size()) digits += c;
    }
  }
  if (digits.empty() || before + exponent != limit_digits) return !digits.empty() && before + exponent > limit_digits;
  return digits >= limit;
}

}  // namespace

Tokens::Kind Tokens::next() {
  while (look() == ' ' || look() == '\n' || look() == '\r' || look() == '\t') ++at_;
  switch (look()) {
    case '{':
      return ++at_, Kind::open_object;
    case '}':
      return ++at_, Kind::close_object;
    case '[':
      return ++at_, Kind::open_list;
    case ']':
      return ++at_, Kind::close_list;
    case ':':
      return ++at_, Kind::colon;
    case ',':
      return ++at_, Kind::comma;
    case '"':
      return text();
    case 't':
      return literal("true", Kind::yes);
    case 'f':
      return literal("false", Kind::no);
    case 'n':
      return literal("null", Kind::nothing);
    case 0:
      return ++at_, Kind::end;
    default:
      return look() == '-' || is_digit() ? number() : wrong();
  }
}

Tokens::Kind Tokens::literal(std::string_view word, Kind kind) {
  for (const char letter : word) {
    if (look() != static_cast<unsigned char>(letter)) return wrong();
    ++at_;
  }
  return kind;
}

/// Most texts stand in the document as they are; only what has an escape is written anew.
Tokens::Kind Tokens::text() {
  std::size_t begin = ++at_;
  bool escaped = false;
  for (;;) {
    std::size_t at = at_;  // of its own: most of the time goes here
    while (at < text_.size() && is_plain(text_[at])) ++at;
    at_ = at;
    const unsigned char c = look();
    if (c == '"') break;
    if (c < 0x20) return wrong();
    if (c == '\\') {
      if (!escaped) unescaped_.clear();
      escaped = true;
      unescaped_.append(text_, begin, at_ - begin);
      if (!escape()) return wrong();
      begin = at_;
    } else {
      const std::size_t length = character_length(text_.substr(at_));
      if (length == 0) return wrong();
      at_ += length;
    }
  }
  letters_ = text_.substr(begin, at_ - begin);
  if (escaped) letters_ = unescaped_.append(letters_);
  ++at_;
  return Kind::text;
}

/// On false it stands on the letter that is wrong.
bool Tokens::escape() {
  ++at_;
  constexpr std::string_view names = "\"\\/bfnrt", letters = "\"\\/\b\f\n\r\t";
  if (look() != 'u') {
    const std::size_t which = look() == 0 ? names.npos : names.find(static_cast<char>(look()));
    if (which == names.npos) return false;
    unescaped_ += letters[which];
    ++at_;
    return true;
  }
  std::uint32_t letter = 0;
  if (!four_digits(letter)) return false;
  if (letter >= 0xd800 && letter < 0xe000) {
    // Half of a letter: the other half has to follow.
    std::uint32_t low = 0;
    if (letter >= 0xdc00) return --at_, false;
    if (look() != '\\' || (++at_, look() != 'u') || !four_digits(low)) return false;
    if (low < 0xdc00 || low >= 0xe000) return --at_, false;
    letter = 0x10000 + ((letter - 0xd800) << 10) + (low - 0xdc00);
  }
  append_utf8(unescaped_, letter);
  return true;
}

bool Tokens::four_digits(std::uint32_t& number) {
  for (int i = 0; i < 4; ++i) {
    ++at_;
    const unsigned char c = look();
    const unsigned char letter = c | 0x20;
    if (!is_digit() && (letter < 'a' || letter > 'f')) return false;
    number = number << 4 | (is_digit() ? c - '0' : letter - 'a' + 10u);
  }
  ++at_;
  return true;
}

bool Tokens::digits() {
  if (!is_digit()) return false;
  while (is_digit()) ++at_;
  return true;
}

Tokens::Kind Tokens::number() {
  const std::size_t begin = at_;
  const bool minus = look() == '-';
  if (minus) ++at_;
  if (look() == '0')
    ++at_;
  else if (!digits())
    return wrong();
  const std::size_t end = at_;
  bool fraction = false;
  if (look() == '.') {
    fraction = true;
    ++at_;
    if (!digits()) return wrong();
  }
  if ((look() | 0x20) == 'e') {
    fraction = true;
    ++at_;
    if (look() == '+' || look() == '-') ++at_;
    if (!digits()) return wrong();
  }
  std::string_view written = letters_ = text_.substr(begin, at_ - begin);
  if (fraction || end - begin > 308) {
    if (is_too_big(written)) return Kind::too_big;
    if (fraction) return Kind::fraction;
  }
  const std::string_view most = minus ? "9223372036854775808" : "18446744073709551615";
  if (minus) written.remove_prefix(1);
  if (written.size() > most.size() || (written.size() == most.size() && written > most)) return Kind::fraction;
  constexpr std::int64_t beyond = std::int64_t{1} << 32;
  std::int64_t number = 0;
  for (const char c : written) number = std::min(number * 10 + (c - '0'), beyond);
  if (minus) number = -number;
  if (number < INT32_MIN || number > INT32_MAX) return Kind::big_whole;
  whole_ = static_cast<std::int32_t>(number);
  return Kind::whole;
}

}  // namespace cadastre
