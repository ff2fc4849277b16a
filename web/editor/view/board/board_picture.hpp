#pragma once
// The whole table as a picture made of shapes: an SVG of the same meshes that the canvas is drawn with, and the scores
// below it. It scales to any size; the page turns it into pixels.

#include <string>

#include "view/board/board_canvas.hpp"

namespace cadastre::editor {

/// Ten units a hundredth of a tile: coordinates are whole numbers.
std::string board_svg(Model&, drawing::Sketchbook&, const drawing::Theme&);

}  // namespace cadastre::editor
