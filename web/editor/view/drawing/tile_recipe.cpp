#include "view/drawing/tile_recipe.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "cadastre/contains.hpp"
#include "cadastre/sort.hpp"
#include "view/drawing/tile_details.hpp"

namespace cadastre::editor::drawing {
namespace {

/// A figure in a monastery stands a little below its middle, whichever way the tile lies.
constexpr Point monastery_foot{0, 7};

int count_marks(const Segment& segment, std::span<const std::string> names, std::string_view name) {
  int number = 0;
  for (const Mark m : segment.marks)
    if (m.mark < names.size() && names[m.mark] == name) number += m.number;
  return number;
}

Printed read_marks(const Tile& tile, const TilePlan& plan, std::span<const std::string> names) {
  Printed printed;
  for (const auto& city : plan.cities)
    printed.coats_of_arms.push_back(count_marks(tile.segments[city.segment], names, "coats-of-arms"));
  for (const auto& road : plan.roads)
    printed.inns.push_back(count_marks(tile.segments[road.segment], names, "inns") > 0);
  return printed;
}

SegmentNumber nearest_road(const std::vector<RoadShape>& roads, Point p, double reach) {
  SegmentNumber nearest = no_segment;
  for (const RoadShape& road : roads)
    if (const double d = distance(p, road.line); d < reach) reach = d, nearest = road.segment;
  return nearest;
}

std::vector<SegmentNumber> segments_under(const TilePlan& plan, const Solution& solution) {
  std::vector<SegmentNumber> under(cell_count, no_segment);
  const Mask& mask = solution.mask;
  for (std::size_t i = 0; i < cell_count; ++i) switch (mask.cover[i]) {
      case Cover::city:
        under[i] = plan.cities[static_cast<std::size_t>(mask.city[i])].segment;
        break;
      case Cover::road: {
        const Point p{static_cast<double>(i % mask_size) + 0.5, static_cast<double>(i / mask_size) + 0.5};
        under[i] = nearest_road(solution.lines.roads, p, 1e9);
        break;
      }
      case Cover::monastery:
        under[i] = plan.monastery.value_or(no_segment);
        break;
      case Cover::land:
        if (mask.field[i] >= 0) under[i] = plan.fields[static_cast<std::size_t>(mask.field[i])].segment;
        break;
      case Cover::hedge:
        break;
    }
  return under;
}

/// The first segment found around a cell that has none itself.
SegmentNumber segment_around(const TileRecipe& recipe, int x, int y) {
  for (int reach = 0; reach < mask_size; ++reach)
    for (int v = std::max(0, y - reach); v <= std::min(mask_size - 1, y + reach); ++v)
      for (int u = std::max(0, x - reach); u <= std::min(mask_size - 1, x + reach); ++u)
        if (const auto s = recipe.mask[static_cast<std::size_t>(v * mask_size + u)]; s != no_segment) return s;
  return no_segment;
}

}  // namespace

TileRecipe make_recipe(const Tile& tile, std::span<const std::string> marks) {
  const TilePlan plan(tile);
  const Solution solution = solve_lines(plan);
  const Lines& lines = solution.lines;
  TileRecipe recipe;
  recipe.cities = lines.cities;
  recipe.roads = lines.roads;
  recipe.gates = lines.gates;
  recipe.hedges = lines.hedges;
  recipe.village = lines.village;
  recipe.monastery = lines.monastery;
  recipe.wrong = solution.mask.wrong;
  recipe.spots.assign(tile.segments.size(), tile_middle);
  for (const Segment& s : tile.segments) recipe.kinds.push_back(s.kind);
  for (const Polyline& wall : lines.walls)
    for (const Point end : {wall.front(), wall.back()})
      if (wall.front() != wall.back() && !contains(recipe.wall_ends, end)) recipe.wall_ends.push_back(end);
  recipe.mask = segments_under(plan, solution);
  place_spots(recipe, plan, solution, read_marks(tile, plan, marks));
  place_details(recipe, plan, solution);
  return recipe;
}

Point spot(const TileRecipe& recipe, int turns, SegmentNumber segment) {
  if (segment >= recipe.spots.size()) return tile_middle;
  const Point p = turn_point(recipe.spots[segment], turns);
  return recipe.kinds[segment] == SegmentKind::monastery ? p + monastery_foot : p;
}

SegmentNumber segment_at(const TileRecipe& recipe, int turns, Point at, double road_reach) {
  const Point p = turn_point(at, 4 - (turns & 3));
  if (p.x < 0 || p.y < 0 || p.x > 100 || p.y > 100) return no_segment;
  if (recipe.garden &&
      std::max(std::abs(p.x - recipe.garden->at.x), std::abs(p.y - recipe.garden->at.y)) <= recipe.garden->half) {
    const auto garden = std::find(recipe.kinds.begin(), recipe.kinds.end(), SegmentKind::garden);
    if (garden != recipe.kinds.end()) return static_cast<SegmentNumber>(garden - recipe.kinds.begin());
  }
  const int x = std::min(mask_size - 1, static_cast<int>(p.x)), y = std::min(mask_size - 1, static_cast<int>(p.y));
  const SegmentNumber under = segment_around(recipe, x, y);
  if (under == no_segment) return no_segment;
  if (recipe.kinds[under] == SegmentKind::city || recipe.kinds[under] == SegmentKind::monastery) return under;
  const SegmentNumber road = nearest_road(recipe.roads, p, road_reach);
  return road != no_segment ? road : under;
}

std::vector<Point> corner_towers(std::span<const PlacedRecipe> tiles) {
  // Wall ends lie on corners and side middles: half squares, which compare exactly.
  std::vector<Point> towers;
  for (const PlacedRecipe& tile : tiles)
    for (const Point end : tile.recipe->wall_ends) {
      const Point p = turn_point(end, tile.turns);
      towers.push_back({tile.square.x + std::round(p.x / 50) / 2, tile.square.y + std::round(p.y / 50) / 2});
    }
  sort_stably(towers, [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  towers.erase(std::unique(towers.begin(), towers.end()), towers.end());
  return towers;
}

}  // namespace cadastre::editor::drawing
