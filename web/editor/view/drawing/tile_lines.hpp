#pragma once
// First half of the recipe: where the walls and roads of a tile run. One attempt; which attempt is right is found out
// by tile_mask.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/tile.hpp"
#include "view/drawing/tile_recipe.hpp"

namespace cadastre::editor::drawing {

/// A tile's data sorted by kind, as the recipe asks for it.
struct TilePlan {
  struct Way {  ///< a city or a road
    SegmentNumber segment;
    std::vector<int> sides;  ///< ascending
    bool has(int side) const;
  };
  struct Ground {
    SegmentNumber segment;
    HalfSideSet halves;
  };
  std::string name;  ///< the public id if there is one: what chance is drawn from
  std::vector<Way> cities, roads;
  std::vector<Ground> fields;
  std::optional<SegmentNumber> monastery, garden;

  explicit TilePlan(const Tile&);
  /// Neither a city nor a road reaches that side.
  bool open(int side) const;
  /// Position in `fields` of the field that has this half side, or -1.
  int field_at(int half_side) const;
};

/// How a road with one side ends.
enum class RoadEnd : std::uint8_t { monastery, ray, village, wall, road, stub };

struct Attempt {
  std::vector<RoadEnd> ends;  ///< one a road with one side
  bool meet = false;          ///< caps reach deep enough to meet
};

struct Lines {
  std::vector<CityShape> cities;
  std::vector<RoadShape> roads;
  std::vector<Gate> gates;
  std::vector<Polyline> hedges;
  std::vector<Polyline> walls;  ///< of all cities
  std::optional<Point> village, stub, monastery;
  Point hub;  ///< where roads meet
};

Lines lay_lines(const TilePlan&, const Attempt&);

struct WallHit {
  Point at, along;
};
/// The first wall straight ahead of a point, if any.
std::optional<WallHit> wall_ahead(Point from, Point direction, const std::vector<Polyline>& walls);

/// Chance that is always the same for the same name.
class Dice {
 public:
  explicit Dice(std::string_view name);
  /// 0 to below 1.
  double roll();

 private:
  std::uint32_t state_ = 2166136261u;
};

// The square, clockwise: corners from the north-west, side middles from the north, directions inward from each side.
inline constexpr std::array<Point, 4> corner_points{{{0, 0}, {100, 0}, {100, 100}, {0, 100}}};
inline constexpr std::array<Point, 4> side_middles{{{50, 0}, {100, 50}, {50, 100}, {0, 50}}};
inline constexpr std::array<Point, 4> inward{{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
inline constexpr Point tile_middle{50, 50};

/// Half the side of a monastery's yard, as the mask counts it.
inline constexpr double monastery_reach = 17;

}  // namespace cadastre::editor::drawing
