#pragma once
// What hangs on the lines of a tile: spots of figures, coats of arms, houses, trees, ploughland.

#include "view/drawing/tile_mask.hpp"

namespace cadastre::editor::drawing {

/// Fills spots (for monasteries the middle), coats of arms and the garden. `coats` of each city, by position.
void place_spots(TileRecipe&, const TilePlan&, const Solution&, const std::vector<int>& coats);

/// Fills houses, then trees, then strips: all draw on the same chance, in this order.
void place_details(TileRecipe&, const TilePlan&, const Solution&);

}  // namespace cadastre::editor::drawing
