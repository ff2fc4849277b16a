#include "view/drawing/tile_details.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace cadastre::editor::drawing {
namespace {

constexpr double pi = std::numbers::pi;

struct Disc {
  Point at;
  double radius;
};

Plot plot(Point centre, Point axis, double half_width, double half_height) {
  Plot p;
  p.centre = centre, p.axis = axis, p.half_width = half_width, p.half_height = half_height;
  return p;
}

/// Whether two boxes are further apart than `gap` along a side of one of them.
bool apart(const Plot& a, const Plot& b, double gap) {
  const auto ca = corners(a), cb = corners(b);
  for (const Point axis : {a.axis, across(a.axis), b.axis, across(b.axis)}) {
    double a_low = 1e9, a_high = -1e9, b_low = 1e9, b_high = -1e9;
    for (const Point p : ca) a_low = std::min(a_low, dot(p, axis)), a_high = std::max(a_high, dot(p, axis));
    for (const Point p : cb) b_low = std::min(b_low, dot(p, axis)), b_high = std::max(b_high, dot(p, axis));
    if (a_low > b_high + gap || b_low > a_high + gap) return true;
  }
  return false;
}

bool within(Point p, double margin) { return p.x > margin && p.y > margin && p.x < 100 - margin && p.y < 100 - margin; }

class Builder {
 public:
  Builder(TileRecipe& recipe, const TilePlan& plan, const Solution& solution)
      : recipe_(recipe), plan_(plan), lines_(solution.lines), mask_(solution.mask), dice_(plain_name(plan.name)) {
    for (const Polyline& wall : lines_.walls) walls_.add(wall);
    for (const RoadShape& road : lines_.roads) roads_.add(road.line);
    for (const CityShape& city : recipe.cities) keep_.push_back({city.square, city.cap ? 6 : 8.5});
    for (const CoatOfArms& coat : recipe.coats_of_arms) keep_.push_back({coat.at, 8.5});
    for (const Inn& inn : recipe.inns) keep_.push_back({inn.at, 9});
  }

  void build() {
    for (const CityShape& city : recipe_.cities) build_city(city);
    if (lines_.village) build_village();
    if (lines_.stub) build_stub();
    plant_trees();
    plough();
  }

 private:
  /// Variants with a garden or a coat of arms look like the plain tile.
  static std::string plain_name(std::string name) {
    std::erase_if(name, [](char c) { return c == 'G' || c == '+'; });
    return name;
  }

  double between(double low, double spread) { return low + dice_.roll() * spread; }

  // Houses: boxes that touch no other, no wall, road, seam or spot.

  template <class Ground>
  bool put(Plot house, Ground ground) {
    // Most places are taken: that is seen at once by the discs that fit into two houses.
    const double radius = std::min(house.half_width, house.half_height) + 1.6;
    for (const Plot& other : recipe_.houses)
      if (length(house.centre - other.centre) < radius + std::min(other.half_width, other.half_height)) return false;
    const auto c = corners(house);
    for (std::size_t k = 0; k < 4; ++k)
      if (!ground(c[k]) || !ground(middle(c[k], c[(k + 1) % 4]))) return false;
    for (const Disc& spot : keep_) {
      const Point v = spot.at - house.centre;
      const double dx = std::max(0.0, std::abs(dot(v, house.axis)) - house.half_width);
      const double dy = std::max(0.0, std::abs(dot(v, across(house.axis))) - house.half_height);
      if (length({dx, dy}) < spot.radius) return false;
    }
    for (const Plot& other : recipe_.houses)
      if (!apart(house, other, 1.6)) return false;
    recipe_.houses.push_back(house);
    return true;
  }

  bool outside_cities(Point p) const {
    return std::none_of(lines_.cities.begin(), lines_.cities.end(),
                        [&](const auto& c) { return inside(p, c.outline); });
  }

  /// Rows along each wall, then a grid over what is left.
  void build_city(const CityShape& city) {
    // On the mask a city reaches a little over its walls; away from them it is just its inside.
    const auto k = static_cast<std::int8_t>(&city - recipe_.cities.data());
    const auto ground = [&](Point p) {
      return within(p, 2.6) && mask_.city[static_cast<std::size_t>(cell_of(p))] == k && !walls_.within(p, 4.8) &&
             !roads_.within(p, 5);
    };
    const auto house = [&](Point at, Point axis) {
      const double w = between(4, 2.6), h = between(3.5, 0.6);
      Plot p = plot(at, axis, w, h);
      p.segment = city.segment;
      put(p, ground);
    };
    for (const double row : {9.6, 21.0, 32.4})
      for (const Polyline& wall : city.walls) {
        const double whole = line_length(wall);
        for (double d = 5; d < whole - 4; d += 4.5) {
          const LinePoint a = along(wall, d);
          Point in = across(a.direction);
          if (!inside(a.at + in * 4, city.outline)) in = -in;
          house(a.at + in * row, a.direction);
        }
      }
    for (int y = 7; y < 96; y += 3)
      for (double x = 7; x < 96; x += 3.4) {
        const double dx = dice_.roll(), dy = dice_.roll();
        const Point axis = dice_.roll() < 0.7 ? Point{1, 0} : Point{0, 1};
        house({x + dx, y + dy}, axis);
      }
  }

  void build_village() {
    const auto ground = [&](Point p) {
      return within(p, 3) && !roads_.within(p, 5.2) && !walls_.within(p, 4.5) && outside_cities(p);
    };
    int built = 0;
    const auto build_ring = [&](double ring, int step, int most) {
      for (int k = 0; k < 36 && built < most; k += step) {
        const double a = k / 36.0 * pi * 2 + 0.11;
        const double w = between(3.8, 1.6), h = between(3.3, 0.5);
        if (put(plot(lines_.hub + Point{std::cos(a), std::sin(a)} * ring, {-std::sin(a), std::cos(a)}, w, h), ground))
          ++built;
      }
    };
    build_ring(12.8, 1, 4);
    build_ring(20.6, 2, 8);
  }

  /// A few houses where a road stops short of everything.
  void build_stub() {
    for (const Point by : {Point{0, 0}, Point{9, 3}, Point{-8, 4}})
      put(plot(*lines_.stub + by, {1, 0}, 4.4, 3.5),
          [&](Point p) { return !roads_.within(p, 4.6) && outside_cities(p); });
  }

  // Land.

  bool covered(Point p) const { return mask_.cover[static_cast<std::size_t>(cell_of(p))] != Cover::land; }
  SegmentNumber field_under(Point p) const {
    const int f = mask_.field[static_cast<std::size_t>(cell_of(p))];
    return f < 0 ? no_segment : plan_.fields[static_cast<std::size_t>(f)].segment;
  }

  bool free_for_tree(Point p, double r) const {
    if (p.x < r || p.y < r || p.x > 99 - r || p.y > 99 - r || covered(p)) return false;
    for (int a = 0; a < 8; ++a) {
      const Point q = p + Point{std::cos(a * 0.785), std::sin(a * 0.785)} * (r + 1.5);
      if (q.x < 0 || q.y < 0 || q.x > 99.9 || q.y > 99.9 || covered(q)) return false;
    }
    const auto far = [&](Point q, double by) { return length(q - p) > by; };
    return std::all_of(keep_.begin(), keep_.end(), [&](const Disc& d) { return far(d.at, d.radius + r); }) &&
           std::all_of(plan_.fields.begin(), plan_.fields.end(),
                       [&](const auto& f) { return far(recipe_.spots[f.segment], 8); }) &&
           std::all_of(recipe_.houses.begin(), recipe_.houses.end(),
                       [&](const Plot& h) { return far(h.centre, 7 + r); }) &&
           (!recipe_.garden || far(recipe_.garden->at, 14 + r));
  }

  void plant_trees() {
    for (int k = 0; k < 80 && static_cast<double>(recipe_.trees.size()) < mask_.land / 1150.0; ++k) {
      const double x = between(5, 90), y = between(5, 90);
      const Point p{x, y};
      if (!free_for_tree(p, 4)) continue;
      const int group = 1 + static_cast<int>(dice_.roll() * 3);
      for (int i = 0; i < group; ++i) {
        const double a = i * 2.1 + dice_.roll(), b = i * 2.1 + dice_.roll(), r = between(2.4, 1.4);
        const Point q = p + Point{std::cos(a), std::sin(b)} * (i > 0 ? 4.4 : 0);
        if (free_for_tree(q, r)) recipe_.trees.push_back({q, r, field_under(q)});
      }
    }
  }

  void plough() {
    std::vector<Disc> ploughed;
    const double most = std::max(1.0, mask_.land / 2400.0);
    for (int k = 0; k < 30 && static_cast<double>(ploughed.size()) < most; ++k) {
      const double a = static_cast<int>(dice_.roll() * 6) * pi / 6 + 0.2;
      const Point axis{std::cos(a), std::sin(a)};
      const double x = between(14, 72), y = between(14, 72);
      const int strips = 3 + static_cast<int>(dice_.roll() * 2);
      const double width = between(5.4, 1.4), reach = between(10, 6);
      const Point o{x, y};
      const auto too_near = [&](const Disc& d) { return length(d.at - o) < d.radius + reach * 1.15; };
      if (covered(o) || std::any_of(ploughed.begin(), ploughed.end(), too_near)) continue;
      ploughed.push_back({o, reach * 1.15});
      for (int i = 0; i < strips; ++i) {
        const Point at = o + across(axis) * ((i - (strips - 1) / 2.0) * width);
        Plot strip = plot(at, axis, between(reach + (i % 2 != 0 ? 1.5 : -1), 2), width / 2 - 0.35);
        strip.segment = field_under(o);
        strip.tone = static_cast<std::uint8_t>(i % 2);
        recipe_.strips.push_back(strip);
      }
    }
  }

  TileRecipe& recipe_;
  const TilePlan& plan_;
  const Lines& lines_;
  const Mask& mask_;
  Dice dice_;
  LineSet walls_, roads_;
  std::vector<Disc> keep_;  ///< where nothing may stand
};

}  // namespace

std::array<Point, 4> corners(const Plot& p) {
  const Point u = p.axis * p.half_width, v = across(p.axis) * p.half_height;
  return {p.centre - u - v, p.centre + u - v, p.centre + u + v, p.centre - u + v};
}

void place_details(TileRecipe& recipe, const TilePlan& plan, const Solution& solution) {
  Builder(recipe, plan, solution).build();
}

}  // namespace cadastre::editor::drawing
