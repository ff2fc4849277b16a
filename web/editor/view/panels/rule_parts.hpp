#pragma once
// Parts of the rules page.

#include "view/panels/panel.hpp"

namespace cadastre::editor {

/// Editions in which a row can hold; those of the selection in accent.
float edition_tags_width(const Row&);
void draw_edition_tags(Scene&, const Row&, ImVec2 at);
/// Words in outlined boxes, line by line. Returns where they end.
float draw_chips(Scene&, const std::vector<std::string>& chips, float x, float y, float width);
/// One rule: when it holds, its editions side by side, what it goes together with, where it was used.
void draw_rule(Scene&, Box, const RulePage&, bool alone);

}  // namespace cadastre::editor
