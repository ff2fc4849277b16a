#pragma once
// What lies under a point of the board.

#include <optional>
#include <span>

#include "view/board/figure_layer.hpp"

namespace cadastre::editor {

/// The segment under a point; roads reach further than they look, so that a finger finds them.
std::optional<Spot> segment_under(const BoardSight&, float x, float y, bool coarse);
/// The foremost figure under a point, with a little around it.
const ShownFigure* figure_under(std::span<const ShownFigure>, float x, float y, float around);

/// A place on a tile where a figure may be put.
struct FigureSpot {
  Spot spot;
  ImVec2 at{};
  bool free = true;  ///< nobody is on its feature, and the selection scores it
};
/// All of a tile.
std::vector<FigureSpot> figure_spots(const BoardSight&, Square);
/// The nearest free one, or one that is not free if the point lies right on it; -1 if there is none.
int nearest_spot(std::span<const FigureSpot>, float x, float y);

}  // namespace cadastre::editor
