#pragma once
// Figures on the very spot of their segment: standing, lying on fields, several side by side.

#include <vector>

#include "view/board/board_canvas.hpp"

namespace cadastre::editor {

struct ShownFigure {
  std::uint32_t figure = 0;  ///< position in Board::figures
  FeatureNumber feature = no_feature;
  Player player = Player::red;
  drawing::Figure shape = drawing::Figure::meeple;
  bool lying = false;
  bool badge = false;  ///< too small for a figure
  ImVec2 origin{};     ///< of its mesh
  float height = 0;
  Box box;  ///< where it is seen
};

/// Height of a figure on the board: 0.44 of the tile, 20 to 44 px.
float figure_height(float tile);
drawing::Figure shape_of(const Rulebook&, ClassNumber);

/// All figures in sight, from back to front.
std::vector<ShownFigure> arrange_figures(const BoardSight&);
const drawing::Mesh& mesh_of(const BoardSight&, const ShownFigure&);
void draw_figure(const BoardCanvas&, const ShownFigure&, float opacity = 1);
/// One that is not on the board yet, as it would stand on a spot.
ShownFigure figure_at(const BoardSight&, Player, ClassNumber kind, const Spot&);

}  // namespace cadastre::editor
