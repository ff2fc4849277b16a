#pragma once
// The result of a game as a picture made of shapes: who won, the table, the chart.

#include <string>

#include "model/model.hpp"
#include "view/drawing/sketchbook.hpp"

namespace cadastre::editor {

/// So many pixels wide it is made for; the page may draw it larger.
inline constexpr int pad_picture_width = 1080;
std::string pad_svg(Model&, drawing::Sketchbook&, const drawing::Theme&);

}  // namespace cadastre::editor
