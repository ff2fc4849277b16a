#pragma once
// Parts of the rules page.

#include "view/panels/panel.hpp"

namespace cadastre::editor {

/// `2 each`, `+3`, `½`: what a row gives, short; empty if it gives nothing.
std::string amount_of(const Scene&, const Row&);
std::string expansion_name(const Scene&, std::string_view expansion);
/// Editions in which a row can hold; those of the selection in accent.
void draw_edition_tags(Scene&, const Row&, ImVec2 at, float room);
std::uint8_t editions_of(const Row&);
/// One rule with its conditions and where it was used.
void draw_rule(Scene&, Box, RowNumber, bool alone);

}  // namespace cadastre::editor
