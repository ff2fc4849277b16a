#include "view/drawing/geometry.hpp"

#include <algorithm>

namespace cadastre::editor::drawing {
namespace {

Point nearest_on_piece(Point p, Point a, Point b) {
  const Point d = b - a;
  const double square = dot(d, d);
  const double t = square > 0 ? std::clamp(dot(p - a, d) / square, 0.0, 1.0) : 0;
  return a + d * t;
}

}  // namespace

Polyline bezier(Point a, Point b, Point c, Point d, int steps) {
  Polyline line;
  line.reserve(static_cast<std::size_t>(steps) + 1);
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps, u = 1 - t;
    line.push_back(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t));
  }
  return line;
}

bool inside(Point p, std::span<const Point> outline) {
  bool in = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Point a = outline[i], b = outline[j];
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in;
}

double line_length(std::span<const Point> line) {
  double sum = 0;
  for (std::size_t i = 1; i < line.size(); ++i) sum += length(line[i] - line[i - 1]);
  return sum;
}

Point nearest_on(std::span<const Point> line, Point p) {
  Point best = line.empty() ? p : line[0];
  double least = 1e18;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point q = nearest_on_piece(p, line[i - 1], line[i]), v = p - q;
    if (const double d = dot(v, v); d < least) least = d, best = q;
  }
  return best;
}

double distance(Point p, std::span<const Point> line) {
  return line.size() < 2 ? 1e9 : length(p - nearest_on(line, p));
}

void LineSet::add(std::span<const Point> line) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point way = line[i] - line[i - 1];
    const double square = dot(way, way);
    pieces_.push_back({line[i - 1], way, std::sqrt(square), square > 0 ? 1 / square : 0});
  }
}

double LineSet::nearest(Point p, double at_most) const {
  for (const Piece& piece : pieces_) {
    const Point v = p - piece.start;
    const double reach = at_most + piece.length;
    if (dot(v, v) >= reach * reach) continue;
    const double t = std::clamp(dot(v, piece.way) * piece.inverse_square, 0.0, 1.0);
    const Point off = v - piece.way * t;
    if (const double square = dot(off, off); square < at_most * at_most) at_most = std::sqrt(square);
  }
  return at_most;
}

LinePoint along(std::span<const Point> line, double distance) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point v = line[i] - line[i - 1];
    const double k = length(v);
    if (distance <= k || i + 1 == line.size()) return {line[i - 1] + v * (k > 0 ? distance / k : 0), unit(v)};
    distance -= k;
  }
  return {line.empty() ? Point{} : line[0], {1, 0}};
}

Polyline simplified(std::span<const Point> line, double tolerance) {
  if (line.size() < 3) return {line.begin(), line.end()};
  std::vector<char> keep(line.size(), 0);
  keep.front() = keep.back() = 1;
  std::vector<std::pair<std::size_t, std::size_t>> open{{0, line.size() - 1}};
  while (!open.empty()) {
    const auto [from, to] = open.back();
    open.pop_back();
    double most = tolerance;
    std::size_t at = 0;
    for (std::size_t i = from + 1; i < to; ++i)
      if (const double d = length(line[i] - nearest_on_piece(line[i], line[from], line[to])); d > most)
        most = d, at = i;
    if (at == 0) continue;
    keep[at] = 1;
    open.push_back({from, at});
    open.push_back({at, to});
  }
  Polyline kept;
  for (std::size_t i = 0; i < line.size(); ++i)
    if (keep[i]) kept.push_back(line[i]);
  return kept;
}

}  // namespace cadastre::editor::drawing
