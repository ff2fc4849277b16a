#include <algorithm>
#include <cmath>

#include "view/drawing/tile_details.hpp"

namespace cadastre::editor::drawing {
namespace {

struct Disc {
  Point at;
  double radius;
};

/// Finds the point of an area that is farthest from every border, on a grid of every second unit.
class Clearings {
 public:
  struct Found {
    Point at;
    double room = -1e9;
    bool any = false;
  };

  explicit Clearings(const Lines& lines) : lines_(lines) {
    for (const Polyline& wall : lines.walls) walls_.add(wall);
    for (const RoadShape& road : lines.roads) roads_.add(road.line);
    room_.reserve(per_row * per_row);
    for (int y = first; y <= last; y += step)
      for (int x = first; x <= last; x += step) {
        // The room at the point before bounds it here.
        const double bound = x > first ? room_.back() + step + 0.01 : 1e3;
        room_.push_back(room_at({double(x), double(y)}, bound));
      }
  }

  template <class Area>
  Found widest(Area area, const std::vector<Disc>& avoid = {}) const {
    Found best;
    std::size_t i = 0;
    for (int y = first; y <= last; y += step)
      for (int x = first; x <= last; x += step, ++i) {
        if (!area(static_cast<std::size_t>(y * mask_size + x))) continue;
        const Point p{double(x), double(y)};
        double room = room_[i];
        for (const Disc& d : avoid) room = std::min(room, length(p - d.at) - d.radius);
        if (!best.any || room > best.room + 1e-6) best = {p, room, true};  // of equals the first, on any machine
      }
    return best;
  }

 private:
  static constexpr int first = 4, last = 96, step = 2, per_row = 47;

  double room_at(Point p, double bound) const {
    double room = std::min({p.x, p.y, 100 - p.x, 100 - p.y}) * 0.9 + 2;
    room = std::min(room, bound);
    room = std::min(room, walls_.nearest(p, room));
    room = std::min(room, roads_.nearest(p, room + 4) - 4);
    if (const auto m = lines_.monastery)
      room = std::min(room, std::max(std::abs(p.x - m->x), std::abs(p.y - m->y)) - monastery_reach);
    if (lines_.village) room = std::min(room, length(p - lines_.hub) - 9);
    return room;
  }

  const Lines& lines_;
  LineSet walls_, roads_;
  std::vector<double> room_;
};

/// Free land next to the middle of a road.
Point beside_road(const Lines& lines, const Mask& mask, SegmentNumber segment) {
  for (const RoadShape& road : lines.roads) {
    if (road.segment != segment) continue;
    const LinePoint m = along(road.line, line_length(road.line) * 0.5);
    for (const double by : {17, -17, 14, -14}) {
      const Point p = m.at + across(m.direction) * by;
      const bool on_tile = p.x > 10 && p.y > 10 && p.x < 90 && p.y < 90;
      if (on_tile && mask.cover[static_cast<std::size_t>(cell_of(p))] == Cover::land) return p;
    }
    return m.at;
  }
  return tile_middle;
}

}  // namespace

void place_spots(TileRecipe& recipe, const TilePlan& plan, const Solution& solution, const Printed& printed) {
  const Lines& lines = solution.lines;
  const Mask& mask = solution.mask;
  const Clearings clearings(lines);
  const auto set = [&](SegmentNumber s, Point p) { recipe.spots[s] = p; };

  for (std::size_t k = 0; k < recipe.cities.size(); ++k) {
    CityShape& city = recipe.cities[k];
    const auto mine = [&](std::size_t cell) { return mask.city[cell] == static_cast<int>(k); };
    const auto found = clearings.widest(mine);
    city.square = found.any ? found.at : tile_middle;
    set(city.segment, city.square);
    std::vector<Disc> avoid{{city.square, 6}};
    for (int n = printed.coats_of_arms[k]; n > 0; --n) {
      const auto place = clearings.widest(mine, avoid);
      if (!place.any) break;
      avoid.push_back({place.at, 9});
      recipe.coats_of_arms.push_back({place.at, city.segment});
    }
  }

  // A road's spot lies on its first line; on a road that goes on, in the middle.
  for (auto road = lines.roads.rbegin(); road != lines.roads.rend(); ++road) {
    const auto way =
        std::find_if(plan.roads.begin(), plan.roads.end(), [&](const auto& w) { return w.segment == road->segment; });
    const double share = way != plan.roads.end() && way->sides.size() == 2 ? 0.5 : 0.42;
    set(road->segment, along(road->line, line_length(road->line) * share).at);
  }
  for (std::size_t k = 0; k < plan.roads.size(); ++k)
    if (printed.inns[k])
      recipe.inns.push_back({beside_road(lines, mask, plan.roads[k].segment), plan.roads[k].segment});

  std::vector<Disc> inns;
  for (const Inn& inn : recipe.inns) inns.push_back({inn.at, 12});
  int widest = -1;
  double most = -1e9;
  const auto in_field = [&](int f) { return [&mask, f](std::size_t cell) { return mask.field[cell] == f; }; };
  for (int f = 0; f < static_cast<int>(plan.fields.size()); ++f) {
    const auto found = clearings.widest(in_field(f), inns);
    set(plan.fields[static_cast<std::size_t>(f)].segment, found.any ? found.at : tile_middle);
    const double room = found.any ? found.room : 0;
    if (room > most) most = room, widest = f;
  }

  if (plan.monastery && lines.monastery) set(*plan.monastery, *lines.monastery);
  if (!plan.garden) return;
  // The garden takes the widest field's place, and the field's figure goes beside it.
  Point garden = tile_middle;
  if (widest >= 0) {
    const SegmentNumber field = plan.fields[static_cast<std::size_t>(widest)].segment;
    garden = recipe.spots[field];
    inns.push_back({garden, 13});
    if (const auto beside = clearings.widest(in_field(widest), inns); beside.any) set(field, beside.at);
  }
  recipe.garden = Garden{garden, std::clamp(most * 0.8, 7.5, 11.0)};  // smaller where land is narrow
  set(*plan.garden, garden);
}

}  // namespace cadastre::editor::drawing
