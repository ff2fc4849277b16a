#pragma once
// Keeps what was compiled: recipes by tile, meshes by tile, turn, level and palette, figures, icons. One per app.
// References stay valid until the book dies.

#include <memory>
#include <optional>

#include "cadastre/tile.hpp"
#include "view/drawing/figures.hpp"
#include "view/drawing/icons.hpp"
#include "view/drawing/tile_mesh.hpp"

namespace cadastre::editor::drawing {

class Sketchbook {
 public:
  /// The catalogue outlives the book.
  explicit Sketchbook(const Catalogue&);
  ~Sketchbook();

  const TileRecipe& recipe(TileNumber);
  const Mesh& tile(TileNumber, int turns, Level, Palette);
  const Mesh& segment(TileNumber, int turns, SegmentNumber, Level, Palette);
  const Mesh& accent(TileNumber, int turns, SegmentNumber, float width);
  const Mesh& tower(Level, Palette);
  const Mesh& figure(Figure, std::optional<Player>, FigureStyle = {});
  const Mesh& badge(Player, bool dark);
  const Mesh& icon(Icon);

 private:
  struct Pages;
  std::unique_ptr<Pages> pages_;
};

}  // namespace cadastre::editor::drawing
