#include "view/drawing/tile_mesh.hpp"

#include <algorithm>

#include "view/drawing/tile_painter.hpp"

namespace cadastre::editor::drawing {
namespace {

constexpr float tile_size = 100;

std::vector<const RoadShape*> all_roads(const TileRecipe& recipe) {
  std::vector<const RoadShape*> roads;
  for (const RoadShape& road : recipe.roads) roads.push_back(&road);
  return roads;
}

std::vector<const RoadShape*> roads_of(const TileRecipe& recipe, SegmentNumber segment) {
  auto roads = all_roads(recipe);
  std::erase_if(roads, [=](const RoadShape* r) { return r->segment != segment; });
  return roads;
}

Mesh cut_to_tile(const Mesh& mesh) { return clipped(mesh, 0, 0, tile_size, tile_size); }

/// A frame one pixel wide that fades inward, so that two tiles side by side show one even line.
void add_seam(Mesh& mesh, Level level, Colour c) {
  const float inset = level < 3 ? 0 : 0.2f;
  const auto base = mesh.vertices.size();
  for (const int k : {0, 1, 2, 3}) {
    const bool right = k == 1 || k == 2, low = k >= 2;
    const float x = right ? tile_size : 0, y = low ? tile_size : 0, sx = right ? -1.f : 1.f, sy = low ? -1.f : 1.f;
    mesh.vertices.push_back({x, y, 0, 0, c});
    mesh.vertices.push_back({x + sx * inset, y + sy * inset, sx * 2, sy * 2, fade(c, 0)});
  }
  for (const std::size_t k : {0, 1, 2, 3}) {
    const std::size_t a = base + k * 2, b = base + (k + 1) % 4 * 2;
    for (const std::size_t i : {a, b, b + 1, a, b + 1, a + 1}) mesh.indices.push_back(static_cast<std::uint16_t>(i));
  }
}

// ---- one field alone ----------------------------------------------------------------------------------------------

struct Patch {
  int x0, y0, x1, y1;
};

/// The squares of a segment as rectangles: runs of a row, joined with equal runs above.
std::vector<Patch> patches_of(const TileRecipe& recipe, SegmentNumber segment) {
  std::vector<Patch> done, open;
  for (int y = 0; y <= mask_size; ++y) {
    std::vector<Patch> runs;
    for (int x = 0; y < mask_size && x < mask_size; ++x) {
      if (recipe.mask[static_cast<std::size_t>(y * mask_size + x)] != segment) continue;
      if (!runs.empty() && runs.back().x1 == x)
        ++runs.back().x1;
      else
        runs.push_back({x, y, x + 1, y + 1});
    }
    for (const Patch& patch : open) {
      const auto below =
          std::find_if(runs.begin(), runs.end(), [&](const Patch& r) { return r.x0 == patch.x0 && r.x1 == patch.x1; });
      if (below == runs.end())
        done.push_back(patch);
      else
        below->y0 = patch.y0;
    }
    open = std::move(runs);
  }
  return done;
}

/// Whether the segment's squares come near a line.
bool borders(const TileRecipe& recipe, SegmentNumber segment, const Polyline& line) {
  const double whole = line_length(line);
  for (double d = 1; d < whole; d += 3) {
    const LinePoint at = along(line, d);
    for (const double by : {-7.0, -4.0, -2.0, 2.0, 4.0, 7.0}) {
      const Point p = at.at + across(at.direction) * by;
      if (p.x < 0 || p.y < 0 || p.x >= mask_size || p.y >= mask_size) continue;
      if (recipe.mask[static_cast<std::size_t>(static_cast<int>(p.y) * mask_size + static_cast<int>(p.x))] == segment)
        return true;
    }
  }
  return false;
}

/// The field's land, cut to its squares; then whatever borders it, to hide the stairs of the squares.
Mesh field_mesh(const TileRecipe& recipe, int turns, SegmentNumber segment, Level level, Palette palette) {
  TilePainter land_layers(recipe, turns, level, palette);
  land_layers.field();
  land_layers.strips();
  for (const CityShape& city : recipe.cities)
    for (const Polyline& wall : city.walls) land_layers.wall_shadow(wall);
  const Mesh land = land_layers.brush().take();

  TilePainter painter(recipe, turns, level, palette);
  for (const Patch& patch : patches_of(recipe, segment)) {
    const Point a = turn_point({double(patch.x0), double(patch.y0)}, turns),
                b = turn_point({double(patch.x1), double(patch.y1)}, turns);
    painter.brush().append(clipped(land, static_cast<float>(std::min(a.x, b.x)), static_cast<float>(std::min(a.y, b.y)),
                                   static_cast<float>(std::max(a.x, b.x)), static_cast<float>(std::max(a.y, b.y))));
  }
  painter.hedges();
  auto roads = all_roads(recipe);
  std::erase_if(roads, [&](const RoadShape* r) { return !borders(recipe, segment, r->line); });
  painter.road_edges(roads);
  if (!roads.empty()) painter.village_edge();
  painter.road_fills(roads);
  if (!roads.empty()) painter.village();
  painter.houses(no_segment);
  for (const CityShape& city : recipe.cities)
    for (const Polyline& wall : city.walls) {
      if (!borders(recipe, segment, wall)) continue;
      painter.wall(wall);
      for (const Gate& gate : recipe.gates)
        if (distance(gate.at, wall) < 0.5) painter.gate(gate);
      painter.towers(wall);
    }
  painter.trees(segment);
  painter.monastery_frame();
  painter.garden();
  return cut_to_tile(painter.brush().take());
}

}  // namespace

Level level_for(float size) { return size < 26 ? 0 : size < 52 ? 1 : size < 150 ? 2 : 3; }

Level level_for(float size, Level now) {
  constexpr float slack = 1.12f;
  const Level low = level_for(size / slack), high = level_for(size * slack);
  return std::clamp(now, low, high);
}

Mesh tile_mesh(const TileRecipe& recipe, int turns, Level level, Palette palette) {
  TilePainter painter(recipe, turns, level, palette);
  painter.field();
  painter.strips();
  painter.hedges();
  const auto roads = all_roads(recipe);
  painter.road_edges(roads);
  painter.village_edge();
  painter.road_fills(roads);
  painter.village();
  for (const CityShape& city : recipe.cities) {
    for (const Polyline& wall : city.walls) painter.wall_shadow(wall);
    painter.city_ground(city);
  }
  painter.houses();
  for (const CityShape& city : recipe.cities)
    for (const Polyline& wall : city.walls) painter.wall(wall);
  for (const Gate& gate : recipe.gates) painter.gate(gate);
  for (const CityShape& city : recipe.cities)
    for (const Polyline& wall : city.walls) painter.towers(wall);
  painter.trees();
  painter.monastery();
  painter.garden();
  painter.coats_of_arms();
  painter.inns();
  Mesh mesh = cut_to_tile(painter.brush().take());
  if (level >= 1) add_seam(mesh, level, land(palette).seam);
  return mesh;
}

Mesh segment_mesh(const TileRecipe& recipe, int turns, SegmentNumber segment, Level level, Palette palette) {
  if (segment >= recipe.kinds.size()) return {};
  if (recipe.kinds[segment] == SegmentKind::field) return field_mesh(recipe, turns, segment, level, palette);
  TilePainter painter(recipe, turns, level, palette);
  switch (recipe.kinds[segment]) {
    case SegmentKind::city:
      for (const CityShape& city : recipe.cities) {
        if (city.segment != segment) continue;
        painter.city_ground(city);
        painter.houses(segment);
        for (const Polyline& wall : city.walls) painter.wall(wall);
        for (const Gate& gate : recipe.gates)
          if (gate.city == segment) painter.gate(gate);
        for (const Polyline& wall : city.walls) painter.towers(wall);
        painter.coats_of_arms(segment);
      }
      break;
    case SegmentKind::road: {
      const auto roads = roads_of(recipe, segment);
      painter.road_edges(roads, Cap::round);
      painter.road_fills(roads, Cap::round);
      painter.inns(segment);
      break;
    }
    case SegmentKind::monastery:
      painter.monastery();
      break;
    case SegmentKind::garden:
      painter.garden();
      break;
    case SegmentKind::field:
      break;
  }
  return cut_to_tile(painter.brush().take());
}

Mesh accent_mesh(const TileRecipe& recipe, int turns, SegmentNumber segment, float width) {
  if (segment >= recipe.kinds.size()) return {};
  constexpr Colour white = colour(0xFFFFFF);
  MeshBuilder brush(tolerance_of(2), turns);
  const auto frame = [&](Point m, double half) {
    brush.stroke(rounded_outline(m.x - half, m.y - half, half * 2, half * 2, 2, tolerance_of(2)), width, white,
                 Cap::flat, true);
  };
  switch (recipe.kinds[segment]) {
    case SegmentKind::city:
      for (const CityShape& city : recipe.cities)
        if (city.segment == segment)
          for (const Polyline& wall : city.walls)
            brush.stroke(wall, width, white, Cap::round, wall.front() == wall.back());
      break;
    case SegmentKind::road:
      for (const RoadShape* road : roads_of(recipe, segment))
        brush.stroke(road->line, 11 + width, white, Cap::flat, road->line.front() == road->line.back());
      return cut_to_tile(brush.take());
    case SegmentKind::monastery:
      frame(*recipe.monastery, 18);
      break;
    case SegmentKind::garden:
      frame(recipe.garden->at, recipe.garden->half);
      break;
    case SegmentKind::field:
      break;
  }
  return brush.take();
}

Mesh tower_mesh(Level level, Palette palette) {
  if (level < 1) return {};
  const TileRecipe nothing;
  TilePainter painter(nothing, 0, level, palette);
  painter.tower({0, 0}, 4.4, land(palette).roof);
  return painter.brush().take();
}

}  // namespace cadastre::editor::drawing
