#pragma once
// Which tiles the palette shows, and how likely a hole is to be filled.

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"

namespace cadastre::editor {

/// By stock, kind, the hole that is to be filled, and what is typed: "city north, road south" in the person's
/// language, each part a segment of the tile in one and the same turn. Used up ones last.
std::vector<TileNumber> tiles_shown(const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// `5 of 31 tiles left fit here (16 %)`
std::string chance(const Gap&, const Derived&, const Phrasebook&, Edition);

}  // namespace cadastre::editor
