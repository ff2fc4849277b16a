#include "view/drawing/tile_lines.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cadastre/append.hpp"
#include "cadastre/contains.hpp"

namespace cadastre::editor::drawing {
namespace {

Point corner(int i) { return corner_points[static_cast<std::size_t>(i) % 4]; }
Point side_middle(int i) { return side_middles[static_cast<std::size_t>(i) % 4]; }
Point in_from(int i) { return inward[static_cast<std::size_t>(i) % 4]; }

// ---- walls --------------------------------------------------------------------------------------------------------

/// Over three sides: from corner to corner of the city's only side.
Polyline cap_wall(int side, bool deep, bool flat) {
  const Point a = corner(side + 1), b = corner(side + 4), n = in_from(side);
  const double reach = deep ? 67 : flat ? 29 : 35, handle = deep ? 0.46 : 0.4;
  return bezier(a, a + (b - a) * handle + n * reach, b + (a - b) * handle + n * reach, b, 20);
}

/// Over one side that is not the city's.
Polyline side_wall(int side, bool deep) {
  const Point a = corner(side), b = corner(side + 1), n = in_from(side);
  const double reach = deep ? 52 : 31;
  return bezier(a, a + (b - a) * 0.36 + n * reach, b + (a - b) * 0.36 + n * reach, b, 20);
}

/// Over two sides: the diagonal, bent a little into the city. `side` is the last one of the city before them.
Polyline diagonal_wall(int side) {
  const Point a = corner(side + 1), b = corner(side + 3), far = corner(side + 2), home = corner(side);
  return bezier(a, a + (far - a) * 0.24 + (home - a) * 0.36, b + (far - b) * 0.24 + (home - b) * 0.36, b, 20);
}

/// Two fields meet where nothing runs between them: the wall reaches out to those points to part them.
Polyline reaching_wall(Point from, const std::vector<Point>& through, Point to) {
  std::vector<Point> stops{from};
  append(stops, through);
  stops.push_back(to);
  Polyline wall;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const Point a = stops[i - 1], b = stops[i], v = b - a, to_middle = tile_middle - middle(a, b);
    const Point n = length(to_middle) < 1 ? Point{} : unit(to_middle);
    const bool on_border = std::abs(v.x) < 1 || std::abs(v.y) < 1;
    const double bend = on_border ? 27 : stops.size() == 3 ? 10 : 6;
    const Polyline piece = bezier(a, a + v * 0.36 + n * bend, b - v * 0.36 + n * bend, b, 20);
    wall.insert(wall.end(), piece.begin() + (i > 1 ? 1 : 0), piece.end());
  }
  return wall;
}

class CityTracer {
 public:
  CityTracer(const TilePlan& plan, const TilePlan::Way& city, bool meet) : plan_(plan), city_(city), meet_(meet) {}

  CityShape trace() const {
    CityShape shape;
    shape.segment = city_.segment;
    shape.cap = city_.sides.size() == 1;
    if (city_.sides.empty()) {
      add_round_wall(shape);
      return shape;
    }
    const auto count = city_.sides.size();
    for (std::size_t k = 0; k < count; ++k) {
      const int side = city_.sides[k], next = city_.sides[(k + 1) % count];
      shape.outline.push_back(corner(side));
      shape.outline.push_back(corner(side + 1));
      const int gap = count == 1 ? 3 : (next - side + 4) % 4 - 1;
      if (gap == 0) continue;
      shape.walls.push_back(wall_over(side, gap, next));
      const Polyline& wall = shape.walls.back();
      shape.outline.insert(shape.outline.end(), wall.begin() + 1, wall.end() - 1);
    }
    return shape;
  }

 private:
  static void add_round_wall(CityShape& shape) {
    Polyline wall;
    for (int i = 0; i <= 32; ++i)
      wall.push_back(tile_middle +
                     Point{std::cos(i * std::numbers::pi / 16), std::sin(i * std::numbers::pi / 16)} * 26);
    shape.outline.assign(wall.begin(), wall.end() - 1);
    shape.walls.push_back(std::move(wall));
  }

  Polyline wall_over(int side, int gap, int next) const {
    if (const auto through = parting_points(side, gap); !through.empty())
      return reaching_wall(corner(side + 1), through, corner(next));
    if (gap == 3) return cap_wall(side, meet_, beside_another(side));
    if (gap == 1) return side_wall((side + 1) % 4, another_has((side + 1) % 4));
    return diagonal_wall(side);
  }

  std::vector<Point> parting_points(int side, int gap) const {
    std::vector<Point> points;
    const auto parted = [&](int half, int other) {
      const int a = plan_.field_at(half), b = plan_.field_at(other);
      return a >= 0 && b >= 0 && a != b;
    };
    for (int g = 0; g < gap; ++g) {
      const int at = (side + 1 + g) % 4, after = (at + 1) % 4;
      if (plan_.open(at) && parted(at * 2, at * 2 + 1)) points.push_back(side_middle(at));
      if (g < gap - 1 && parted(at * 2 + 1, after * 2)) points.push_back(corner(after));
    }
    return points;
  }

  bool another_has(int side) const {
    return std::any_of(plan_.cities.begin(), plan_.cities.end(),
                       [&](const auto& o) { return o.segment != city_.segment && o.has(side); });
  }
  bool beside_another(int side) const {
    return std::any_of(plan_.cities.begin(), plan_.cities.end(), [&](const auto& o) {
      return o.segment != city_.segment && (o.sides.size() > 1 || o.has((side + 1) % 4) || o.has((side + 3) % 4));
    });
  }

  const TilePlan& plan_;
  const TilePlan::Way& city_;
  bool meet_;
};

// ---- roads --------------------------------------------------------------------------------------------------------

class RoadTracer {
 public:
  RoadTracer(const TilePlan& plan, const Attempt& attempt, Lines& lines)
      : plan_(plan), attempt_(attempt), lines_(lines), dice_(name_without_garden(plan.name)) {}

  void trace() {
    find_caps();
    lean_hub();
    if (plan_.monastery) place_monastery();
    for (const auto& road : plan_.roads)
      if (road.sides.size() != 1) trace_through(road);
    std::size_t single = 0;
    for (const auto& road : plan_.roads)
      if (road.sides.size() == 1) trace_single(road, attempt_.ends[single++]);
  }

 private:
  /// A tile with a garden runs as the one without.
  static std::string_view name_without_garden(std::string_view name) {
    return name.ends_with('G') ? name.substr(0, name.size() - 1) : name;
  }

  void find_caps() {
    for (const auto& city : plan_.cities)
      if (city.sides.size() == 1) caps_.push_back(city.sides[0]);
  }

  /// The middle where roads meet leans away from caps and corner cities.
  void lean_hub() {
    Point hub = tile_middle;
    for (const int cap : caps_) hub = hub + in_from(cap) * 7;
    for (const auto& city : plan_.cities) {
      if (city.sides.size() != 2 || (city.sides[1] - city.sides[0]) % 2 == 0) continue;
      const bool north_west = city.sides[0] == 0 && city.sides[1] == 3;
      hub = hub + unit(tile_middle - corner(north_west ? 0 : city.sides[1])) * 12;
    }
    lines_.hub = hub;
  }

  /// In the middle, or beside the road that passes; away from caps and from a road that comes to it.
  void place_monastery() {
    monastery_ = tile_middle;
    const auto passing =
        std::find_if(plan_.roads.begin(), plan_.roads.end(), [](const auto& r) { return r.sides.size() == 2; });
    if (passing == plan_.roads.end()) {
      for (const int cap : caps_) monastery_ = monastery_ + in_from(cap) * 9;
    } else {
      const int a = passing->sides[0], b = passing->sides[1];
      const Point n = b - a == 2 ? across(unit(side_middle(b) - side_middle(a)))
                                 : unit(tile_middle - middle(side_middle(a), side_middle(b)));
      const auto coming =
          std::find_if(plan_.roads.begin(), plan_.roads.end(), [](const auto& r) { return r.sides.size() == 1; });
      const bool behind = coming != plan_.roads.end() && dot(side_middle(coming->sides[0]) - tile_middle, n) > 0;
      monastery_ = monastery_ + n * (behind ? -17.0 : 17.0);
    }
    lines_.monastery = monastery_;
  }

  void trace_through(const TilePlan::Way& road) {
    if (road.sides.empty()) return;
    const auto put = [&](Polyline line) { lines_.roads.push_back({road.segment, std::move(line)}); };
    if (road.sides.size() == 2) return put(passing_line(road.sides[0], road.sides[1]));
    const bool round = plan_.cities.empty() && std::any_of(plan_.fields.begin(), plan_.fields.end(),
                                                           [](const auto& f) { return f.halves.bits == 0; });
    if (round) {
      Polyline ring;
      for (int i = 0; i <= 32; ++i)
        ring.push_back(tile_middle +
                       Point{std::cos(i * std::numbers::pi / 16), std::sin(i * std::numbers::pi / 16)} * 17);
      put(std::move(ring));
      for (const int s : road.sides) put({side_middle(s), tile_middle - in_from(s) * 17});
      return;
    }
    const Point hub = lines_.hub;
    for (const int s : road.sides)
      put(bezier(side_middle(s), side_middle(s) + in_from(s) * 22, hub + unit(side_middle(s) - hub) * 14, hub, 12));
  }

  Polyline passing_line(int a, int b) {
    const Point from = side_middle(a), to = side_middle(b);
    if ((b - a) % 2 != 0) return bezier(from, from + in_from(a) * 31, to + in_from(b) * 31, to, 18);
    const Point direction = unit(to - from);
    Point lean{};
    for (const int cap : caps_)
      if (cap != a && cap != b) lean = lean + in_from(cap) * 9;
    if (plan_.monastery) lean = lean + unit(tile_middle - monastery_) * 17;
    if (length(lean) == 0 && caps_.empty()) {
      const double side = dice_.roll() < 0.5 ? -1 : 1;
      lean = across(direction) * (side * (5 + dice_.roll() * 3));
    }
    const Point over = tile_middle + lean;
    Polyline line = bezier(from, from + in_from(a) * 22, over - direction * 20, over, 10);
    const Polyline rest = bezier(over, over + direction * 20, to + in_from(b) * 22, to, 10);
    line.insert(line.end(), rest.begin() + 1, rest.end());
    return line;
  }

  void trace_single(const TilePlan::Way& road, RoadEnd how) {
    const int side = road.sides[0];
    const Point from = side_middle(side);
    Point to = lines_.hub;
    std::optional<WallHit> gate;
    if (how == RoadEnd::ray) {
      gate = wall_ahead(from, in_from(side), lines_.walls);
      if (!gate) how = RoadEnd::wall;
    }
    if (how == RoadEnd::wall) {
      gate = nearest_wall(from);
      if (!gate) how = RoadEnd::village;
    }
    if (how == RoadEnd::road && lines_.roads.empty()) how = RoadEnd::village;
    switch (how) {
      case RoadEnd::monastery:
        to = monastery_ + unit(from - monastery_) * 19;
        break;
      case RoadEnd::ray:
      case RoadEnd::wall:
        to = gate->at;
        break;
      case RoadEnd::road: {
        const Polyline& last = lines_.roads.back().line;
        to = along(last, line_length(last) * 0.5).at;
        break;
      }
      case RoadEnd::stub:
        to = from + in_from(side) * 26;
        lines_.stub = from + in_from(side) * 32;
        break;
      case RoadEnd::village:
        lines_.village = to;
        break;
    }
    Point back = unit(from - to);
    if (gate) {
      const Point n = across(gate->along);
      back = dot(n, from - to) > 0 ? n : -n;
      lines_.gates.push_back({to, gate->along, back});
    }
    const double way = length(to - from);
    lines_.roads.push_back(
        {road.segment, bezier(from, from + in_from(side) * (way * 0.45), to + back * (way * 0.32), to, 14)});
  }

  std::optional<WallHit> nearest_wall(Point from) const {
    std::optional<WallHit> best;
    double least = 1e9;
    for (const Polyline& wall : lines_.walls) {
      const double whole = line_length(wall);
      for (double d = whole * 0.3; d <= whole * 0.7; d += 2) {
        const LinePoint q = along(wall, d);
        if (const double v = length(q.at - from); v < least) least = v, best = WallHit{q.at, q.direction};
      }
    }
    return best;
  }

  const TilePlan& plan_;
  const Attempt& attempt_;
  Lines& lines_;
  Dice dice_;
  std::vector<int> caps_;
  Point monastery_ = tile_middle;
};

}  // namespace

std::optional<WallHit> wall_ahead(Point from, Point direction, const std::vector<Polyline>& walls) {
  std::optional<WallHit> best;
  double least = 1e9;
  for (const Polyline& wall : walls)
    for (std::size_t i = 1; i < wall.size(); ++i) {
      const Point p = wall[i - 1], q = wall[i] - p;
      const double denominator = cross(direction, q);
      if (std::abs(denominator) < 1e-6) continue;
      const Point r = p - from;
      const double t = cross(r, q) / denominator, u = cross(r, direction) / denominator;
      if (t > 2 && u >= 0 && u <= 1 && t < least) least = t, best = WallHit{from + direction * t, unit(q)};
    }
  return best;
}

Dice::Dice(std::string_view name) {
  for (const char c : name) state_ = (state_ ^ static_cast<unsigned char>(c)) * 16777619u;
}

double Dice::roll() {
  state_ = (state_ ^ (state_ >> 15)) * 2246822507u;
  state_ = (state_ ^ (state_ >> 13)) * 3266489909u;
  state_ ^= state_ >> 16;
  return state_ / 4294967296.0;
}

bool TilePlan::Way::has(int side) const { return contains(sides, side); }

TilePlan::TilePlan(const Tile& tile) : name(tile.alias.empty() ? tile.id : tile.alias) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    const auto number = static_cast<SegmentNumber>(i);
    std::vector<int> sides;
    for (int s = 0; s < side_count; ++s)
      if (segment.sides.has(static_cast<Side>(s))) sides.push_back(s);
    switch (segment.kind) {
      case SegmentKind::city:
        cities.push_back({number, std::move(sides)});
        break;
      case SegmentKind::road:
        roads.push_back({number, std::move(sides)});
        break;
      case SegmentKind::field:
        fields.push_back({number, segment.half_sides});
        break;
      case SegmentKind::monastery:
        monastery = number;
        break;
      case SegmentKind::garden:
        garden = number;
        break;
    }
  }
}

bool TilePlan::open(int side) const {
  const auto reaches = [side](const Way& w) { return w.has(side); };
  return std::none_of(cities.begin(), cities.end(), reaches) && std::none_of(roads.begin(), roads.end(), reaches);
}

int TilePlan::field_at(int half_side) const {
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (fields[i].halves.has(static_cast<HalfSide>(half_side))) return static_cast<int>(i);
  return -1;
}

Lines lay_lines(const TilePlan& plan, const Attempt& attempt) {
  Lines lines;
  for (const auto& city : plan.cities) {
    lines.cities.push_back(CityTracer(plan, city, attempt.meet).trace());
    const auto& walls = lines.cities.back().walls;
    append(lines.walls, walls);
  }
  RoadTracer(plan, attempt, lines).trace();
  for (Gate& gate : lines.gates) {
    double least = 1e9;
    for (const CityShape& city : lines.cities)
      for (const Polyline& wall : city.walls)
        if (const double d = distance(gate.at, wall); d < least) least = d, gate.city = city.segment;
  }
  return lines;
}

}  // namespace cadastre::editor::drawing
