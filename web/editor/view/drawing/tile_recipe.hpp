#pragma once
// From a tile's data to what can be drawn: walls, roads, houses, trees, and the spot of each segment.
// Tile space: 100 x 100 units, origin in the north-west, y down, tile unturned. The only chance is a hash of the
// tile's name, so a tile always looks the same.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cadastre/tile.hpp"
#include "view/drawing/geometry.hpp"

namespace cadastre::editor::drawing {

inline constexpr int mask_size = 100;

struct CityShape {
  SegmentNumber segment = no_segment;
  Polyline outline;
  std::vector<Polyline> walls;
  Point square;      ///< the free place where a figure stands
  bool cap = false;  ///< has one side only
};
struct RoadShape {
  SegmentNumber segment = no_segment;
  Polyline line;
};
struct Gate {
  Point at, along, outward;
  SegmentNumber city = no_segment;
};
/// A house, or a strip of ploughland; turned by `axis`.
struct Plot {
  Point centre, axis;
  double half_width = 0, half_height = 0;
  SegmentNumber segment = no_segment;  ///< the city of a house; no_segment in a village. The field of a strip
  std::uint8_t tone = 0;               ///< of a strip
};
std::array<Point, 4> corners(const Plot&);
struct Tree {
  Point at;
  double radius = 0;
  SegmentNumber field = no_segment;
};
struct CoatOfArms {
  Point at;
  SegmentNumber city = no_segment;
};
/// A house by its road.
struct Inn {
  Point at;
  SegmentNumber road = no_segment;
};
struct Garden {
  Point at;
  double half = 0;  ///< of its side
};

struct TileRecipe {
  std::vector<CityShape> cities;
  std::vector<RoadShape> roads;
  std::vector<Gate> gates;
  std::vector<Polyline> hedges;  ///< part fields where nothing else does
  std::vector<Plot> houses, strips;
  std::vector<Tree> trees;
  std::vector<CoatOfArms> coats_of_arms;
  std::vector<Inn> inns;
  std::optional<Point> village, monastery;  ///< their middles
  std::optional<Garden> garden;
  std::vector<Point> spots;        ///< one a segment: where a figure stands
  std::vector<Point> wall_ends;    ///< corners and side middles where walls end
  std::vector<SegmentKind> kinds;  ///< one a segment
  /// The segment under each unit square, row by row; no_segment where a hedge stands.
  std::vector<SegmentNumber> mask;
  int wrong = 0;  ///< fields that the drawing does not part as the data says; 0 for a tile drawn right
};

/// `marks` are the catalogue's mark names.
TileRecipe make_recipe(const Tile&, std::span<const std::string> marks);

/// Where a figure of that segment stands once the tile is turned; tile units.
Point spot(const TileRecipe&, int turns, SegmentNumber);

/// The segment under a point of the turned tile (0..100); roads reach further than they look: `road_reach` from their
/// middle line.
/// no_segment only for a point off the tile.
SegmentNumber segment_at(const TileRecipe&, int turns, Point, double road_reach = 8);

struct PlacedRecipe {
  const TileRecipe* recipe = nullptr;
  int turns = 0;
  Square square;
};
/// Every place of the table where a wall ends, once, in squares ({0.5, 0} is the middle of a side); for round towers
/// drawn over all tiles. Pass the tiles around what is seen too.
std::vector<Point> corner_towers(std::span<const PlacedRecipe>);

}  // namespace cadastre::editor::drawing
