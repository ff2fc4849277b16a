#pragma once
// A tile as meshes, by turn, level of detail and palette. The light comes from the upper left of the screen however
// the tile lies: that is why a turned tile is a mesh of its own.

#include <cstdint>

#include "view/drawing/mesh.hpp"
#include "view/drawing/tile_recipe.hpp"

namespace cadastre::editor::drawing {

/// Level of detail: 0 below 26 px a tile, 1 to 51, 2 to 149, 3 above.
using Level = std::uint8_t;
inline constexpr int level_count = 4;
/// For a tile of `size` CSS px; keeps `now` within 12 % of a limit, so that a pinch does not flicker.
Level level_for(float size, Level now);
Level level_for(float size);

/// The whole tile, cut to its square. Mesh units are tile units, origin in the upper left corner.
Mesh tile_mesh(const TileRecipe&, int turns, Level, Palette);

/// One segment alone, as it lies on the tile: what is drawn again over the cover when its feature is lit.
Mesh segment_mesh(const TileRecipe&, int turns, SegmentNumber, Level, Palette);

/// The accent of a lit segment, in white, to be emitted in a colour; `width` in tile units (line 7.5, its light ring
/// 11). Draw it after `segment_mesh` for cities (a line along the walls), monasteries and gardens (a frame), before it
/// for roads (a band that shows on both sides); fields have none.
Mesh accent_mesh(const TileRecipe&, int turns, SegmentNumber, float width);

/// The round tower for each of `corner_towers`, its middle at 0, 0.
Mesh tower_mesh(Level, Palette);

}  // namespace cadastre::editor::drawing
