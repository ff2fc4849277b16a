#pragma once
// What hangs on the lines of a tile: spots of figures, coats of arms, houses, trees, ploughland.

#include "view/drawing/tile_mask.hpp"

namespace cadastre::editor::drawing {

/// What is printed on a tile's cities and roads, by their position in the plan.
struct Printed {
  std::vector<int> coats_of_arms;
  std::vector<std::uint8_t> inns;
};

/// Fills spots (for monasteries the middle), coats of arms, inns and the garden.
void place_spots(TileRecipe&, const TilePlan&, const Solution&, const Printed&);

/// Fills houses, then trees, then strips: all draw on the same chance, in this order.
void place_details(TileRecipe&, const TilePlan&, const Solution&);

}  // namespace cadastre::editor::drawing
