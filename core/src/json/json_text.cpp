#include "cadastre/json_text.hpp"

#include "notation/utf8.hpp"

namespace cadastre {
namespace {

void append_control(std::string& out, unsigned char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  switch (c) {
    case '\n':
      out += "\\n";
      return;
    case '\t':
      out += "\\t";
      return;
    case '\r':
      out += "\\r";
      return;
    default:
      break;
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
      out_ += replacement_character;
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

JsonText& JsonText::number(std::int64_t value) { return as_it_is(std::to_string(value)); }

JsonText& JsonText::on_new_line(int indent) {
  break_ = indent;
  return *this;
}

}  // namespace cadastre
