#pragma once
// Small work on text that several rooms do.

#include <string>
#include <string_view>

namespace cadastre {

/// One more name of a list for people: `road, city`.
inline void append_listed(std::string& list, std::string_view name) {
  list.append(list.empty() ? "" : ", ").append(name);
}

/// The beginning of a text, so many bytes at most and no letter torn apart; with `…` if something is gone.
std::string shortened(std::string_view text, std::size_t most);
/// Makes a text that is longer than so many bytes its beginning, with `…`; whether it was.
bool cut_to(std::size_t most, std::string& text);

/// Makes a blank of every character that would end a line, or turn the direction of what stands behind it.
void keep_in_line(std::string& name);

}  // namespace cadastre
