#include "view/drawing/tile_painter.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor::drawing {
namespace {

bool is_closed(const Polyline& line) { return line.size() > 2 && line.front() == line.back(); }

Plot box(Point centre, double half_width, double half_height) {
  Plot p;
  p.centre = centre, p.axis = {1, 0}, p.half_width = half_width, p.half_height = half_height;
  return p;
}

}  // namespace

Colour lit(const Roof& roof, Point facing) {
  return mix(roof.low, roof.high, static_cast<float>((dot(unit(facing), sun) + 1) / 2));
}

// ---- land and roads -----------------------------------------------------------------------------------------------

void TilePainter::field() {
  brush_.ground(std::array<Point, 4>{{{0, 0}, {100, 0}, {100, 100}, {0, 100}}}, land_.field);
}

void TilePainter::strips() {
  if (plain()) return;
  // So pale that their edges need not be soft before one looks closely.
  for (const Plot& strip : recipe_.strips)
    level_ < 3 ? brush_.ground(corners(strip), land_.strip[strip.tone])
               : brush_.polygon(corners(strip), land_.strip[strip.tone]);
}

void TilePainter::hedges() {
  for (const Polyline& hedge : recipe_.hedges) brush_.stroke(hedge, 3.4, land_.hedge, Cap::round);
}

void TilePainter::road_edges(const std::vector<const RoadShape*>& roads, Cap cap) {
  for (const RoadShape* road : roads)
    brush_.stroke(smooth(road->line), road_width() + 2.6, land_.road_edge, cap, is_closed(road->line));
}

void TilePainter::road_fills(const std::vector<const RoadShape*>& roads, Cap cap) {
  for (const RoadShape* road : roads)
    brush_.stroke(smooth(road->line), road_width(), land_.road, cap, is_closed(road->line));
  if (level_ < 3) return;
  for (const RoadShape* road : roads)
    for (const double side : {1.7, -1.7}) {
      const Polyline line = smooth(road->line);
      Polyline rut;
      for (std::size_t i = 0; i < line.size(); ++i) {
        const Point before = line[i > 0 ? i - 1 : 0], after = line[std::min(i + 1, line.size() - 1)];
        rut.push_back(line[i] + across(unit(after - before)) * side);
      }
      brush_.hairline(rut, 0.7, fade(land_.road_edge, 0.35f));
    }
}

void TilePainter::village_edge() {
  if (recipe_.village) brush_.circle(*recipe_.village, 8.6, land_.road_edge);
}
void TilePainter::village() {
  if (recipe_.village) brush_.circle(*recipe_.village, 7.4, land_.road);
}

void TilePainter::tree(const Tree& t) {
  const Point at = brush_.turned(t.at);
  const int turns = brush_.turns();
  brush_.set_turns(0);
  const double r = t.radius;
  const int round = level_ < 2 ? 6 : level_ < 3 ? 8 : 14;
  if (!plain()) brush_.circle(at + Point{r * 0.35, r * 0.5}, r * 1.02, fade(land_.shadow, 0.9f), round, level_ > 2);
  brush_.circle(at, r, land_.tree, round);
  if (!plain()) brush_.circle(at - Point{r * 0.26, r * 0.32}, r * 0.58, land_.tree_high, level_ < 3 ? 6 : 10);
  brush_.set_turns(turns);
}

void TilePainter::trees(std::optional<SegmentNumber> of_field) {
  if (level_ < 1) return;
  for (const Tree& t : recipe_.trees)
    if (!of_field || t.field == *of_field) tree(t);
}

// ---- cities -------------------------------------------------------------------------------------------------------

void TilePainter::wall_shadow(const Polyline& wall) {
  if (plain()) return;
  brush_.offset({1.8, 2.6});
  brush_.stroke(smooth(wall), 6, land_.shadow, Cap::flat, is_closed(wall));
  brush_.offset({});
}

void TilePainter::city_ground(const CityShape& city) {
  brush_.ground(smooth(city.outline), land_.city);  // its walls cover the edge
  if (!plain()) brush_.circle(city.square, city.cap ? 5.6 : 7.2, land_.city_inner);
}

void TilePainter::shadow_of(const Plot& plot, Point by) {
  brush_.offset(by);
  brush_.ground(corners(plot), land_.shadow);
  brush_.offset({});
}

void TilePainter::roof(const Plot& plot, const Roof& colours, Level level) {
  if (level < 2) return brush_.polygon(corners(plot), mix(colours.low, colours.high, level < 1 ? 0.6f : 0.62f));
  const bool along = plot.half_width >= plot.half_height;
  const Point facing = brush_.turned_direction(along ? across(plot.axis) : plot.axis);
  const auto c = corners(plot);
  brush_.gable(c, along, lit(colours, -facing), lit(colours, facing));
  if (level < 3) return;
  const Point from = along ? middle(c[0], c[3]) : middle(c[0], c[1]),
              to = along ? middle(c[1], c[2]) : middle(c[3], c[2]);
  brush_.hairline(std::array{from, to}, 0.5, colour(0xFFFFFF, 0.28f));
  brush_.hairline(c, 0.35, fade(colours.low, 0.55f), true);
}

void TilePainter::houses(std::optional<SegmentNumber> of) {
  if (level_ < 1) return;
  for (std::size_t i = 0; i < recipe_.houses.size(); ++i) {
    const Plot& house = recipe_.houses[i];
    if (of && house.segment != *of) continue;
    if (level_ == 1 && i % 3 == 2) continue;
    if (!plain()) shadow_of(house, {1.3, 1.9});
    roof(house, i % 5 == 3 ? land_.roof_other : land_.roof, level_);
  }
}

void TilePainter::wall(const Polyline& wall) {
  const Polyline line = smooth(wall);
  const bool closed = is_closed(wall);
  brush_.stroke(line, level_ < 1 ? 5 : 6.2, land_.wall_edge, Cap::flat, closed);
  if (level_ < 1) return;
  brush_.stroke(line, 3.7, land_.wall, Cap::flat, closed);
  if (level_ < 3) return;
  const double whole = line_length(wall);
  for (double d = 3; d < whole - 1; d += 4.6)
    brush_.stroke(std::array{along(wall, d).at, along(wall, d + 1.5).at}, 3.4, fade(land_.wall_edge, 0.34f));
}

void TilePainter::gate(const Gate& g) {
  if (level_ < 1) return;
  brush_.stroke(std::array{g.at - g.outward * 4.6, g.at + g.outward * 6.8}, road_width(), land_.road);
  for (const double side : {1.0, -1.0}) tower(brush_.turned(g.at + g.along * (6.1 * side)), 4.1, land_.slate);
}

void TilePainter::towers(const Polyline& wall) {
  if (level_ < 1) return;
  const double whole = line_length(wall), first = whole > 120 ? 0.22 : 0.26;
  for (const double share : {first, 0.5, 1 - first}) {
    const Point at = along(wall, whole * share).at;
    const bool gate_there =
        std::any_of(recipe_.gates.begin(), recipe_.gates.end(), [&](const Gate& g) { return length(g.at - at) < 13; });
    if (!gate_there) tower(brush_.turned(at), 3.9, land_.roof);
  }
  if (is_closed(wall)) return;
  tower(brush_.turned(wall.front()), 4.4, land_.roof);
  tower(brush_.turned(wall.back()), 4.4, land_.roof);
}

void TilePainter::tower(Point at, double r, const Roof& colours) {
  const int turns = brush_.turns();
  brush_.set_turns(0);
  const double roof_radius = r * 0.66;
  if (plain()) {
    brush_.circle(at, r, mix(land_.wall_edge, land_.wall, 0.4f), 7);
    brush_.circle(at, roof_radius, mix(colours.low, colours.high, 0.6f), 6);
  } else {
    const int round = level_ < 3 ? 10 : 18;
    brush_.circle(at + Point{r * 0.28, r * 0.4}, r * 1.05, land_.shadow, round, level_ > 2);
    brush_.circle(at, r, land_.wall_edge, round);
    brush_.circle(at, r * 0.86, land_.wall, round);
    std::array<Point, 8> rim;
    std::array<Colour, 8> sides;
    for (std::size_t i = 0; i < 8; ++i) {
      const double a = static_cast<double>(i) * 0.7854 + 0.39, middle_angle = a + 0.3927;
      rim[i] = at + Point{std::cos(a), std::sin(a)} * roof_radius;
      sides[i] = lit(colours, {std::cos(middle_angle), std::sin(middle_angle)});
    }
    brush_.facets(rim, at, sides);
  }
  brush_.set_turns(turns);
}

// ---- buildings of their own ---------------------------------------------------------------------------------------

void TilePainter::pyramid(Point centre, double half, const Roof& colours) {
  const auto c = corners(box(centre, half, half));
  std::array<Colour, 4> sides;
  for (std::size_t i = 0; i < 4; ++i)
    sides[i] = lit(colours, brush_.turned_direction(middle(c[i], c[(i + 1) % 4]) - centre));
  brush_.facets(c, centre, sides);
}

void TilePainter::cross(Point centre, double up, double down, double arm_at, double arm, double width) {
  const Point at = brush_.turned(centre);
  const int turns = brush_.turns();
  brush_.set_turns(0);
  brush_.stroke(std::array{at - Point{0, up}, at + Point{0, down}}, width, land_.gold);
  brush_.stroke(std::array{at - Point{arm, arm_at}, at + Point{arm, -arm_at}}, width, land_.gold);
  brush_.set_turns(turns);
}

void TilePainter::monastery_frame() {
  if (!recipe_.monastery) return;
  brush_.stroke(corners(box(*recipe_.monastery, 17.4, 17.4)), 1.2, land_.wall_edge, Cap::flat, true);
}

void TilePainter::monastery() {
  if (!recipe_.monastery) return;
  const Point m = *recipe_.monastery;
  const auto at = [m](double dx, double dy) { return m + Point{dx, dy}; };
  if (!plain()) shadow_of(box(m, 18, 18), {1.6, 2.2});
  brush_.rectangle(m, 18, 18, land_.wall_edge);
  brush_.rectangle(m, 16.8, 16.8, land_.wall);
  brush_.rectangle(m, 15, 15, land_.court);
  if (level_ < 1) return brush_.rectangle(m, 9, 9, mix(land_.slate.low, land_.slate.high, 0.5f));
  brush_.rectangle(at(5.2, 6.2), 7.2, 6.2, land_.tree_high);  // the garth
  if (!plain()) {
    brush_.stroke(std::array{at(5.2, 0), at(5.2, 12.4)}, 1.3, land_.court);
    brush_.stroke(std::array{at(-2, 6.2), at(12.4, 6.2)}, 1.3, land_.court);
  }
  for (const Plot& wing : {box(at(-8.6, 6.4), 3.2, 6.6), box(at(0, -6.6), 13.2, 4.6), box(at(3.6, -6.6), 4, 8.2)}) {
    if (!plain()) shadow_of(wing, {1.3, 1.9});
    roof(wing, land_.slate, level_);
  }
  const Point tower = at(3.6, -6.6);
  pyramid(tower, 4, land_.slate);
  if (plain())
    brush_.circle(tower, 2, land_.gold);
  else
    cross(tower, 4.4, 2.4, 2, 2.3, 1.5);
}

void TilePainter::garden() {
  if (!recipe_.garden) return;
  const Point m = recipe_.garden->at;
  const double k = recipe_.garden->half / 11;  // drawn for 11
  if (!plain()) shadow_of(box(m, 11 * k, 11 * k), {1, 1.6});
  brush_.rectangle(m, 11 * k, 11 * k, land_.hedge);
  brush_.rectangle(m, 8.8 * k, 8.8 * k, land_.plaza);
  constexpr std::array<Point, 4> beds{{{-4.4, -4.4}, {4.4, -4.4}, {4.4, 4.4}, {-4.4, 4.4}}};
  constexpr std::array<Point, 5> flowers{{{-1.6, -1.6}, {1.6, -1.4}, {1.4, 1.7}, {-1.5, 1.5}, {0, 0}}};
  for (std::size_t i = 0; i < beds.size(); ++i) {
    brush_.rectangle(m + beds[i] * k, 3.5 * k, 3.5 * k, land_.tree_high);
    if (level_ < 1) continue;
    for (const Point f : flowers)
      brush_.circle(m + (beds[i] + f) * k, (plain() ? 1.3 : 1.05) * k,
                    land_.flower[(i + (f.x > 0 ? 1 : 0)) % land_.flower.size()], level_ < 3 ? 6 : 10);
  }
  brush_.circle(m, 3 * k, land_.water_edge);
  brush_.circle(m, 2.2 * k, land_.water);
}

void TilePainter::coats_of_arms(std::optional<SegmentNumber> of_city) {
  for (const CoatOfArms& coat : recipe_.coats_of_arms)
    if (!of_city || coat.city == *of_city) coat_of_arms(brush_.turned(coat.at), level_ < 1 ? 9 : 7.4);
}

void TilePainter::coat_of_arms(Point at, double r) {
  const int turns = brush_.turns();
  brush_.set_turns(0);
  const auto shield = [&](double k) {
    const auto p = [&](double x, double y) { return at + Point{x, y} * (r * k); };
    Polyline outline{p(-0.8, -0.92), p(0.8, -0.92)};
    for (const Point q : bezier(p(0.8, -0.1), p(0.78, 0.55), p(0.3, 0.85), p(0, 1.08), 8)) outline.push_back(q);
    for (const Point q : bezier(p(0, 1.08), p(-0.3, 0.85), p(-0.78, 0.55), p(-0.8, -0.1), 8)) outline.push_back(q);
    return simplified(outline, brush_.tolerance());
  };
  if (!plain()) {
    brush_.offset({r * 0.14, r * 0.22});
    brush_.ground(shield(1.12), fade(land_.shadow, 1.1f));
    brush_.offset({});
  }
  brush_.polygon(shield(1.12), land_.shield_edge);
  brush_.polygon(shield(0.9), land_.shield);
  if (level_ >= 1) {
    const auto p = [&](double x, double y) { return at + Point{x, y} * r; };
    brush_.polygon(
        std::array<Point, 6>{p(-0.66, 0.12), p(0, -0.45), p(0.66, 0.12), p(0.66, 0.6), p(0, 0.02), p(-0.66, 0.6)},
        land_.shield_mark);
  }
  brush_.set_turns(turns);
}

void TilePainter::inns(std::optional<SegmentNumber> of_road) {
  for (const Inn& inn : recipe_.inns) {
    if (of_road && inn.road != *of_road) continue;
    const Point m = brush_.turned(inn.at);
    const int turns = brush_.turns();
    brush_.set_turns(0);
    const auto at = [m](double dx, double dy) { return m + Point{dx, dy}; };
    const Level level = std::max<Level>(2, level_);
    brush_.circle(at(7, 5), 6.4, land_.water_edge);
    brush_.circle(at(7, 5), 5.3, land_.water);
    for (const Plot& wing : {box(at(-2, 1), 6.4, 4.4), box(at(-6, -3.6), 3.4, 4.6)}) {
      if (!plain()) shadow_of(wing, {1.3, 1.9});
      roof(wing, land_.slate, level);
    }
    // The sign hangs from a beam.
    brush_.stroke(std::array{at(-7.5, -8), at(1.5, -8)}, 1.4, land_.wood);
    brush_.polygon(rounded_outline(m.x - 4.4, m.y - 8.4, 6.2, 6.4, 1.3, brush_.tolerance()), land_.wood);
    brush_.polygon(rounded_outline(m.x - 3.5, m.y - 7.5, 4.4, 4.6, 0.7, brush_.tolerance()), land_.gold);
    brush_.set_turns(turns);
  }
}

}  // namespace cadastre::editor::drawing
