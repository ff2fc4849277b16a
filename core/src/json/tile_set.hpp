#pragma once
// Reads a tile set file (rules/tiles/*.json) into the catalogue.

#include "cadastre/tile.hpp"
#include "json/node.hpp"

namespace cadastre {

/// Tiles whose id or alias is taken already are reported and left out.
void read_tile_set(const Node&, Catalogue&);

}  // namespace cadastre
