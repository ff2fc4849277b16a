#include "view/drawing/tile_mask.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "cadastre/contains.hpp"
#include "cadastre/sort.hpp"

namespace cadastre::editor::drawing {
namespace {

/// A point just inside the tile at each half side.
constexpr std::array<Point, half_side_count> half_side_points{
    {{25, 1}, {75, 1}, {98, 25}, {98, 75}, {75, 98}, {25, 98}, {1, 75}, {1, 25}}};

/// Calls `mark` for each unit square whose middle is nearer than `reach` to the line.
template <class Mark>
void stamp(const Polyline& line, double reach, Mark mark) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const std::array<Point, 2> piece{line[i - 1], line[i]};
    const auto low = [&](double a, double b) {
      return std::max(0, static_cast<int>(std::floor(std::min(a, b) - reach)));
    };
    const auto high = [&](double a, double b) {
      return std::min(mask_size - 1, static_cast<int>(std::ceil(std::max(a, b) + reach)));
    };
    for (int y = low(piece[0].y, piece[1].y); y <= high(piece[0].y, piece[1].y); ++y)
      for (int x = low(piece[0].x, piece[1].x); x <= high(piece[0].x, piece[1].x); ++x)
        if (distance({x + 0.5, y + 0.5}, piece) < reach) mark(y * mask_size + x);
  }
}

/// Calls `mark` for each unit square whose middle is inside the outline.
template <class Mark>
void fill_inside(const Polyline& outline, Mark mark) {
  std::vector<double> crossings;
  for (int row = 0; row < mask_size; ++row) {
    const double y = row + 0.5;
    crossings.clear();
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
      const Point a = outline[i], b = outline[j];
      if ((a.y > y) != (b.y > y)) crossings.push_back((b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x);
    }
    for (int x = 0; x < mask_size; ++x) {
      const auto right = std::count_if(crossings.begin(), crossings.end(), [&](double c) { return x + 0.5 < c; });
      if (right % 2 != 0) mark(row * mask_size + x);
    }
  }
}

std::vector<Cover> cover_land(const Lines& lines, std::vector<std::int8_t>& city) {
  std::vector<Cover> cover(cell_count, Cover::land);
  for (std::size_t k = 0; k < lines.cities.size(); ++k) {
    const auto mark = [&](int i) {
      cover[static_cast<std::size_t>(i)] = Cover::city;
      city[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(k);
    };
    fill_inside(lines.cities[k].outline, mark);
    for (const Polyline& wall : lines.cities[k].walls) stamp(wall, 1.2, mark);
  }
  const auto unless_covered = [&cover](Cover by) {
    return [&cover, by](int i) {
      Cover& c = cover[static_cast<std::size_t>(i)];
      if (c == Cover::land) c = by;
    };
  };
  for (const RoadShape& road : lines.roads) stamp(road.line, 4.6, unless_covered(Cover::road));
  if (lines.village) stamp({lines.hub, lines.hub}, 7, unless_covered(Cover::road));
  if (lines.monastery)
    for (int y = 0; y < mask_size; ++y)
      for (int x = 0; x < mask_size; ++x)
        if (std::abs(x + 0.5 - lines.monastery->x) < monastery_reach &&
            std::abs(y + 0.5 - lines.monastery->y) < monastery_reach)
          cover[static_cast<std::size_t>(y * mask_size + x)] = Cover::monastery;
  for (const Polyline& hedge : lines.hedges) stamp(hedge, 1.5, unless_covered(Cover::hedge));
  return cover;
}

/// Connected pieces of land.
struct Pieces {
  std::vector<std::int16_t> at = std::vector<std::int16_t>(cell_count, -1);
  std::vector<int> sizes;
};

Pieces connect(const std::vector<Cover>& cover) {
  Pieces pieces;
  std::vector<int> open;
  const auto claim = [&](int i, int piece) {
    const auto cell = static_cast<std::size_t>(i);
    if (cover[cell] != Cover::land || pieces.at[cell] >= 0) return;
    pieces.at[cell] = static_cast<std::int16_t>(piece);
    ++pieces.sizes[static_cast<std::size_t>(piece)];
    open.push_back(i);
  };
  for (int start = 0; start < cell_count; ++start) {
    if (cover[static_cast<std::size_t>(start)] != Cover::land || pieces.at[static_cast<std::size_t>(start)] >= 0)
      continue;
    const int piece = static_cast<int>(pieces.sizes.size());
    pieces.sizes.push_back(0);
    claim(start, piece);
    while (!open.empty()) {
      const int i = open.back(), x = i % mask_size;
      open.pop_back();
      if (x + 1 < mask_size) claim(i + 1, piece);
      if (x > 0) claim(i - 1, piece);
      if (i + mask_size < cell_count) claim(i + mask_size, piece);
      if (i >= mask_size) claim(i - mask_size, piece);
    }
  }
  return pieces;
}

/// Which pieces each field is made of, by its half sides; a field without any takes the largest piece left.
std::vector<std::vector<int>> pieces_of_fields(const TilePlan& plan, const Pieces& pieces) {
  std::vector<std::vector<int>> of(plan.fields.size());
  std::vector<int> used;
  const auto take = [&](std::size_t field, int piece) {
    if (piece >= 0 && !contains(of[field], piece)) of[field].push_back(piece), used.push_back(piece);
  };
  for (std::size_t f = 0; f < plan.fields.size(); ++f)
    for (int h = 0; h < half_side_count; ++h)
      if (plan.fields[f].halves.has(static_cast<HalfSide>(h)))
        take(f, pieces.at[static_cast<std::size_t>(cell_of(half_side_points[static_cast<std::size_t>(h)]))]);
  for (std::size_t f = 0; f < plan.fields.size(); ++f) {
    if (plan.fields[f].halves.bits != 0) continue;
    int largest = -1;
    for (std::size_t p = 0; p < pieces.sizes.size(); ++p)
      if (!contains(used, static_cast<int>(p)) &&
          (largest < 0 || pieces.sizes[p] > pieces.sizes[static_cast<std::size_t>(largest)]))
        largest = static_cast<int>(p);
    take(f, largest);
  }
  return of;
}

int count_wrong(const std::vector<std::vector<int>>& of) {
  int wrong = 0;
  for (std::size_t i = 0; i < of.size(); ++i) {
    wrong += of[i].empty() ? 1 : static_cast<int>(of[i].size()) - 1;
    for (std::size_t j = i + 1; j < of.size(); ++j)
      for (const int piece : of[i])
        if (contains(of[j], piece)) wrong += 2;
  }
  return wrong;
}

Mask make_mask(const TilePlan& plan, const Lines& lines) {
  Mask mask;
  mask.city.assign(cell_count, -1);
  mask.cover = cover_land(lines, mask.city);
  const Pieces pieces = connect(mask.cover);
  const auto of = pieces_of_fields(plan, pieces);
  mask.wrong = count_wrong(of);
  for (const int size : pieces.sizes) mask.land += size;
  std::vector<std::int8_t> owner(pieces.sizes.size(), -1);
  for (std::size_t f = 0; f < of.size(); ++f)
    for (const int piece : of[f]) owner[static_cast<std::size_t>(piece)] = static_cast<std::int8_t>(f);
  mask.field.assign(cell_count, -1);
  for (std::size_t i = 0; i < cell_count; ++i)
    if (pieces.at[i] >= 0) mask.field[i] = owner[static_cast<std::size_t>(pieces.at[i])];
  return mask;
}

// ---- attempts -----------------------------------------------------------------------------------------------------

/// More are not worth the wait; a tile with four roads that end would have 1,296.
constexpr std::size_t most_attempts = 400;

std::vector<Attempt> list_attempts(const TilePlan& plan) {
  std::vector<const TilePlan::Way*> singles;
  for (const auto& road : plan.roads)
    if (road.sides.size() == 1) singles.push_back(&road);
  Attempt plain{std::vector<RoadEnd>(singles.size(), RoadEnd::village), false};
  const auto walls = lay_lines(plan, plain).walls;
  const bool all_see_walls = !singles.empty() && std::all_of(singles.begin(), singles.end(), [&](const auto* road) {
    const auto side = static_cast<std::size_t>(road->sides[0]);
    return wall_ahead(side_middles[side], inward[side], walls).has_value();
  });
  const RoadEnd first = plan.monastery ? RoadEnd::monastery : all_see_walls ? RoadEnd::ray : RoadEnd::village;
  std::vector<RoadEnd> ends{first};
  for (const RoadEnd e : {RoadEnd::village, RoadEnd::ray, RoadEnd::wall, RoadEnd::road, RoadEnd::stub})
    if (e != first) ends.push_back(e);

  std::vector<Attempt> attempts;
  std::size_t ways = 1;
  for (std::size_t i = 0; i < singles.size(); ++i) ways *= ends.size();
  for (const bool meet : {false, true})
    for (std::size_t n = 0; n < ways; ++n) {
      Attempt attempt{{}, meet};
      for (std::size_t i = 0, rest = n; i < singles.size(); ++i, rest /= ends.size())
        attempt.ends.push_back(ends[rest % ends.size()]);
      attempts.push_back(std::move(attempt));
    }
  // What is alike looks better: attempts with fewer different endings come first.
  const auto different = [](const Attempt& a) {
    std::array<bool, 8> seen{};
    for (const RoadEnd e : a.ends) seen[static_cast<std::size_t>(e)] = true;
    return std::count(seen.begin(), seen.end(), true);
  };
  sort_stably(attempts, [&](const Attempt& a, const Attempt& b) {
    return a.meet != b.meet ? b.meet : different(a) < different(b);
  });
  if (attempts.size() > most_attempts) attempts.resize(most_attempts);
  return attempts;
}

// ---- hedges -------------------------------------------------------------------------------------------------------

/// Corners and side middles where two fields meet though nothing runs there.
std::vector<Point> parting_points(const TilePlan& plan) {
  std::vector<Point> points;
  const auto parted = [&](int half, int other) {
    const int a = plan.field_at(half), b = plan.field_at(other);
    return a >= 0 && b >= 0 && a != b;
  };
  for (int s = 0; s < side_count; ++s) {
    const int after = (s + 1) % side_count;
    if (plan.open(s) && parted(s * 2, s * 2 + 1)) points.push_back(side_middles[static_cast<std::size_t>(s)]);
    if (parted(s * 2 + 1, after * 2)) points.push_back(corner_points[static_cast<std::size_t>(after)]);
  }
  return points;
}

Point nearest_of(const std::vector<Polyline>& things, Point p, Point otherwise) {
  Point best = otherwise;
  double least = 1e9;
  for (const Polyline& thing : things) {
    const Point q = nearest_on(thing, p);
    if (const double d = length(q - p); d < least) least = d, best = q;
  }
  return best;
}

/// Hedges from the parting points to the middle, or to the nearest wall or road.
void hedge_from_parting_points(const TilePlan& plan, const std::vector<Attempt>& attempts, Solution& best) {
  const auto points = parting_points(plan);
  if (points.empty()) return;
  for (const bool to_nearest : {false, true})
    for (std::size_t i = 0; i < attempts.size() && i < 3; ++i) {
      Lines lines = lay_lines(plan, attempts[i]);
      std::vector<Polyline> things = lines.walls;
      for (const RoadShape& road : lines.roads) things.push_back(road.line);
      const Point hub = lines.monastery.value_or(lines.hub);
      for (const Point p : points) lines.hedges.push_back({p, to_nearest ? nearest_of(things, p, hub) : hub});
      if (Mask mask = make_mask(plan, lines); mask.wrong < best.mask.wrong) best = {std::move(lines), std::move(mask)};
    }
}

/// Hedges along the shortest ways between any two things, as long as they help.
void hedge_between_things(const TilePlan& plan, Solution& best) {
  Lines& lines = best.lines;
  std::vector<Polyline> things = lines.walls;
  for (const RoadShape& road : lines.roads) things.push_back(road.line);
  if (lines.monastery)
    things.push_back({*lines.monastery - Point{monastery_reach, 0}, *lines.monastery + Point{monastery_reach, 0}});
  for (const Point p : side_middles) things.push_back({p, p});
  for (const Point p : corner_points) things.push_back({p, p});
  struct Link {
    double way;
    Polyline line;
  };
  std::vector<Link> links;
  for (std::size_t i = 0; i < things.size(); ++i)
    for (std::size_t j = i + 1; j < things.size(); ++j) {
      Link link{1e9, {}};
      for (const Point p : things[i]) {
        const Point q = nearest_on(things[j], p);
        if (const double d = length(p - q); d < link.way) link = {d, {p, q}};
      }
      if (link.way > 3 && link.way < 60) links.push_back(std::move(link));
    }
  sort_stably(links, [](const Link& a, const Link& b) { return a.way < b.way; });
  for (std::size_t i = 0; i < links.size() && i < 24 && best.mask.wrong > 0; ++i) {
    lines.hedges.push_back(links[i].line);
    Mask mask = make_mask(plan, lines);
    if (mask.wrong < best.mask.wrong)
      best.mask = std::move(mask);
    else
      lines.hedges.pop_back();
  }
}

}  // namespace

Solution solve_lines(const TilePlan& plan) {
  const auto attempts = list_attempts(plan);
  Solution best;
  best.mask.wrong = 1 << 20;
  for (const Attempt& attempt : attempts) {
    Lines lines = lay_lines(plan, attempt);
    Mask mask = make_mask(plan, lines);
    if (mask.wrong < best.mask.wrong) best = {std::move(lines), std::move(mask)};
    if (best.mask.wrong == 0) return best;
  }
  hedge_from_parting_points(plan, attempts, best);
  if (best.mask.wrong > 0) hedge_between_things(plan, best);
  return best;
}

}  // namespace cadastre::editor::drawing
