#pragma once
// The words of a line of the short notation: separated by blanks, which a name in quotes may contain.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cadastre {

/// Quotes stay in the words; `unquoted` takes them off.
std::vector<std::string_view> words_of(std::string_view line);

/// The text as a word: as it is if it is plain, else in quotes.
std::string quoted(std::string_view text);
std::string unquoted(std::string_view word);

/// Position of the character outside quotes, or npos.
std::size_t find_outside_quotes(std::string_view word, char c);

/// All of the text as a whole number of 32 bits.
std::optional<std::int32_t> whole_number(std::string_view text);

}  // namespace cadastre
