#pragma once
// From text to a JSON value, with everything that can be wrong with the text itself told as a problem: not JSON, with
// line and column; too long, too deep, too many members; a key that is there twice.

#include <optional>
#include <string_view>

#include "json/node.hpp"

namespace cadastre {

/// Objects with more members than this are refused: no document of ours comes near, and looking a key up is linear.
inline constexpr std::size_t member_limit = 20'000;
/// The same for documents that people write by hand, where a flood can only be a mistake or an attack.
inline constexpr std::size_t small_member_limit = 200;

/// nullopt if there is nothing to read on with; the reason is among the problems then. The root is an object.
std::optional<Json> read_document(std::string_view text, Problems& problems, std::size_t members = small_member_limit);

}  // namespace cadastre
