#pragma once
// What to tell when a segment is asked for that a tile does not have.

#include <string_view>

#include "cadastre/problem.hpp"
#include "cadastre/tile.hpp"

namespace cadastre {

/// `feature-not-on-tile`, `which-place` (several, and none named) or `place-not-on-tile`; without `where`.
Problem no_such_place(const Tile&, int turns, SegmentKind, std::string_view at);

/// The name by which a tile is written: the public one if it has one.
inline std::string_view public_name(const Tile& tile) { return tile.alias.empty() ? tile.id : tile.alias; }

}  // namespace cadastre
