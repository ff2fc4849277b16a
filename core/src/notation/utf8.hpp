#pragma once
// Text from outside may be no UTF-8; what leaves the core always is.

#include <string>
#include <string_view>

namespace cadastre {

inline constexpr std::string_view replacement_character = "\xef\xbf\xbd";  // U+FFFD

/// How many bytes the UTF-8 character at the front has; 0 if it is none. The text is not empty.
std::size_t character_length(std::string_view text);

/// The text with everything replaced that is no UTF-8.
std::string mended(std::string_view text);

/// The text behind the mark of three bytes with which some programs begin a file.
inline std::string_view without_mark(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

}  // namespace cadastre
