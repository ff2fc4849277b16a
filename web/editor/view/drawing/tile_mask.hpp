#pragma once
// Second half of the recipe's lines: what they leave over is field. A mask of unit squares, filled from the half
// sides, must part exactly as the tile's data says; if not, other ways to end the roads are tried, then meeting caps,
// last a hedge.

#include <cstdint>
#include <vector>

#include "view/drawing/tile_lines.hpp"

namespace cadastre::editor::drawing {

inline constexpr int cell_count = mask_size * mask_size;
constexpr int cell_of(Point p) { return static_cast<int>(p.y) * mask_size + static_cast<int>(p.x); }

/// What covers a unit square.
enum class Cover : std::uint8_t { land, city, road, monastery, hedge };

struct Mask {
  std::vector<Cover> cover;
  std::vector<std::int8_t> city;   ///< position in Lines::cities, or -1
  std::vector<std::int8_t> field;  ///< position in TilePlan::fields, or -1: nobody's land, or no land
  int land = 0;                    ///< squares of land
  int wrong = 0;                   ///< 0: parted as the data says
};

struct Solution {
  Lines lines;
  Mask mask;
};

Solution solve_lines(const TilePlan&);

}  // namespace cadastre::editor::drawing
