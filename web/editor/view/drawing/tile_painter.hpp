#pragma once
// The layers of a tile, one by one, at one level of detail; tile_mesh says in which order. Everything drawn turns with
// the tile but the light, shadows, coats of arms and crosses.

#include "view/drawing/tile_mesh.hpp"

namespace cadastre::editor::drawing {

/// Where the light comes from, on the screen.
inline constexpr Point sun{-0.55, -0.835};
/// Lit side to unlit side of a roof by the direction its facet looks to.
Colour lit(const Roof&, Point facing);

/// Curves may stray so far: about a fifth of a pixel where the level is largest.
constexpr double tolerance_of(Level level) {
  constexpr double units[level_count] = {0.8, 0.35, 0.13, 0.07};
  return units[level];
}

class TilePainter {
 public:
  TilePainter(const TileRecipe& recipe, int turns, Level level, Palette palette)
      : recipe_(recipe), level_(level), land_(land(palette)), brush_(tolerance_of(level), turns) {}

  // Each over the last.
  void field();
  void strips();
  void hedges();
  void road_edges(const std::vector<const RoadShape*>&, Cap = Cap::flat);
  void road_fills(const std::vector<const RoadShape*>&, Cap = Cap::flat);
  void village_edge();
  void village();
  void wall_shadow(const Polyline& wall);
  void city_ground(const CityShape&);
  /// Those of one city, of the village (no_segment), or all.
  void houses(std::optional<SegmentNumber> of = std::nullopt);
  void wall(const Polyline&);
  void gate(const Gate&);
  void towers(const Polyline& wall);
  void trees(std::optional<SegmentNumber> of_field = std::nullopt);
  void monastery();
  void monastery_frame();
  void garden();
  void coats_of_arms(std::optional<SegmentNumber> of_city = std::nullopt);
  void inns(std::optional<SegmentNumber> of_road = std::nullopt);

  /// A round tower about a point of the screen.
  void tower(Point on_screen, double radius, const Roof&);
  void coat_of_arms(Point on_screen, double radius);

  MeshBuilder& brush() { return brush_; }

 private:
  void roof(const Plot&, const Roof&, Level);
  void pyramid(Point centre, double half, const Roof&);
  void shadow_of(const Plot&, Point by);
  void tree(const Tree&);
  void cross(Point centre, double up, double down, double arm_at, double arm, double width);
  bool plain() const { return level_ < 2; }
  Polyline smooth(const Polyline& line) const { return simplified(line, tolerance_of(level_)); }
  double road_width() const { return level_ < 1 ? 9 : 8.4; }

  const TileRecipe& recipe_;
  Level level_;
  const Land& land_;
  MeshBuilder brush_;
};

}  // namespace cadastre::editor::drawing
