#include "json/json_text.hpp"

namespace cadastre {
namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD

/// How many bytes the UTF-8 character at the front has; 0 if it is none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  const bool overlong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
  const bool surrogate = lead == 0xed && byte(1) > 0x9f;
  const bool too_high = lead == 0xf4 && byte(1) > 0x8f;
  return overlong || surrogate || too_high ? 0 : length;
}

void append_control(std::string& out, unsigned char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '\n': out += "\\n"; return;
    case '\t': out += "\\t"; return;
    case '\r': out += "\\r"; return;
    default: break;
  }
  out += "\\u00";
  out += digits[c >> 4];
  out += digits[c & 15];
}

}  // namespace

JsonText& JsonText::text(std::string_view value) {
  separate();
  out_ += '"';
  while (!value.empty()) {
    const auto c = static_cast<unsigned char>(value.front());
    const std::size_t length = character_length(value);
    if (length == 0) {
      out_ += replacement;
    } else if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += static_cast<char>(c);
    } else if (c < 0x20 || c == 0x7f) {
      append_control(out_, c);
    } else {
      out_ += value.substr(0, length);
    }
    value.remove_prefix(length == 0 ? 1 : length);
  }
  out_ += '"';
  return *this;
}

JsonText& JsonText::number(std::int64_t value) { return literal(std::to_string(value)); }

JsonText& JsonText::on_new_line(int indent) {
  break_ = indent;
  return *this;
}

}  // namespace cadastre
