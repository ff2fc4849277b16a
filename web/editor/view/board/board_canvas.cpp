#include "view/board/board_canvas.hpp"

namespace cadastre::editor {

drawing::Palette palette_of(const Tile& tile, Edition edition, bool dark) {
  bool elsewhere = false;
  for (int e = 0; e < edition_count; ++e)
    if (static_cast<Edition>(e) != Edition::WE && tile.copies[static_cast<std::size_t>(e)] > 0) elsewhere = true;
  const bool snow = edition == Edition::WE || (!elsewhere && tile.copies[static_cast<std::size_t>(Edition::WE)] > 0);
  if (snow) return dark ? drawing::Palette::winter_dark : drawing::Palette::winter;
  return dark ? drawing::Palette::dark : drawing::Palette::light;
}

drawing::Palette BoardSight::palette(TileNumber tile) const {
  return palette_of(model.catalogue().tiles[tile], model.edition(), theme.dark);
}

drawing::Point spot_of(const BoardSight& c, const PlacedTile& placed, SegmentNumber segment) {
  const drawing::TileRecipe& recipe = c.book.recipe(placed.tile);
  if (segment >= recipe.spots.size()) return {50, 50};
  return drawing::spot(recipe, placed.turns, segment);
}

}  // namespace cadastre::editor
