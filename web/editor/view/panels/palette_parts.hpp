#pragma once
// Parts of the palette: which tiles are shown, the grid, the strip, the figures.

#include <algorithm>

#include "view/panels/panel.hpp"

namespace cadastre::editor {

/// Returns where it ends.
float draw_tile_grid(Scene&, const std::vector<TileNumber>&, float x, float y, float width);
void draw_tile_strip(Scene&, const std::vector<TileNumber>&, const Box&);
void draw_figures(Scene&, Box);
void draw_figure_strip(Scene&, Box);

}  // namespace cadastre::editor
