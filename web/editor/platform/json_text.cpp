#include "platform/json_text.hpp"

namespace cadastre::editor {

void JsonText::quote(std::string_view s) {
  constexpr char hex[] = "0123456789abcdef";
  text_ += '"';
  for (const char c : s) {
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      text_ += "\\u00";
      text_ += hex[c >> 4];
      text_ += hex[c & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
}

}  // namespace cadastre::editor
