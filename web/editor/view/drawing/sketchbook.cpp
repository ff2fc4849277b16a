#include "view/drawing/sketchbook.hpp"

#include <array>
#include <map>

namespace cadastre::editor::drawing {
namespace {

/// All that tells two kept meshes of a kind apart, packed into a number.
template <class... Part>
std::uint64_t key(Part... parts) {
  std::uint64_t k = 0;
  ((k = k << 12 | static_cast<std::uint64_t>(parts)), ...);
  return k;
}

/// Meshes by key; references stay valid, for the map's nodes never move.
class Page {
 public:
  template <class Make>
  const Mesh& get(std::uint64_t key, Make make) {
    const auto found = meshes_.find(key);
    return found != meshes_.end() ? found->second : meshes_.emplace(key, make()).first->second;
  }

 private:
  std::map<std::uint64_t, Mesh> meshes_;
};

}  // namespace

struct Sketchbook::Pages {
  explicit Pages(const Catalogue& c) : catalogue(c), recipes(c.tiles.size()) {}

  const Catalogue& catalogue;
  std::vector<std::unique_ptr<TileRecipe>> recipes;
  Page tiles, segments, accents, towers, figures, badges, icons;
};

Sketchbook::Sketchbook(const Catalogue& catalogue) : pages_(std::make_unique<Pages>(catalogue)) {}
Sketchbook::~Sketchbook() = default;

const TileRecipe& Sketchbook::recipe(TileNumber tile) {
  auto& recipe = pages_->recipes[tile];
  if (!recipe)
    recipe = std::make_unique<TileRecipe>(make_recipe(pages_->catalogue.tiles[tile], pages_->catalogue.marks));
  return *recipe;
}

const Mesh& Sketchbook::tile(TileNumber tile, int turns, Level level, Palette palette) {
  turns &= 3;
  return pages_->tiles.get(key(tile, turns, level, palette),
                           [&] { return tile_mesh(recipe(tile), turns, level, palette); });
}

const Mesh& Sketchbook::segment(TileNumber tile, int turns, SegmentNumber segment, Level level, Palette palette) {
  turns &= 3;
  return pages_->segments.get(key(tile, turns, segment, level, palette),
                              [&] { return segment_mesh(recipe(tile), turns, segment, level, palette); });
}

const Mesh& Sketchbook::accent(TileNumber tile, int turns, SegmentNumber segment, float width) {
  turns &= 3;
  const int tenths = static_cast<int>(width * 10 + 0.5f);
  return pages_->accents.get(key(tile, turns, segment, tenths),
                             [&] { return accent_mesh(recipe(tile), turns, segment, width); });
}

const Mesh& Sketchbook::tower(Level level, Palette palette) {
  return pages_->towers.get(key(level, palette), [&] { return tower_mesh(level, palette); });
}

const Mesh& Sketchbook::figure(Figure figure, std::optional<Player> player, FigureStyle style) {
  const int who = player ? static_cast<int>(*player) + 1 : 0;
  const int how = static_cast<int>(style.pose) | style.ring << 1 | style.shadow << 2 | style.small << 3 |
                  style.mark << 4 | style.dark << 5;
  const std::uint64_t ring = style.ring_colour & 0xFFFFFFu;
  return pages_->figures.get(key(figure, who, how) << 24 | ring, [&] { return figure_mesh(figure, player, style); });
}

const Mesh& Sketchbook::badge(Player player, bool dark) {
  return pages_->badges.get(key(player, dark), [&] { return badge_mesh(player, dark); });
}

const Mesh& Sketchbook::icon(Icon icon) {
  return pages_->icons.get(key(icon), [&] { return icon_mesh(icon); });
}

}  // namespace cadastre::editor::drawing
