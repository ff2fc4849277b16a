#pragma once
// Points, curves and lines; y grows downward. Double, because tiles are decided by comparing distances.

#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace cadastre::editor::drawing {

struct Point {
  double x = 0, y = 0;
  friend bool operator==(Point, Point) = default;
};
using Polyline = std::vector<Point>;

// Always inlined: as calls they are slower by far, and larger, where a Point is returned through memory (wasm).
#define CADASTRE_INLINE [[gnu::always_inline]] inline
CADASTRE_INLINE constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
CADASTRE_INLINE constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
CADASTRE_INLINE constexpr Point operator-(Point a) { return {-a.x, -a.y}; }
CADASTRE_INLINE constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
CADASTRE_INLINE constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
CADASTRE_INLINE constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
/// Quarter turn clockwise on the screen.
CADASTRE_INLINE constexpr Point across(Point a) { return {-a.y, a.x}; }
CADASTRE_INLINE constexpr Point middle(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
CADASTRE_INLINE double length(Point a) { return std::sqrt(dot(a, a)); }
#undef CADASTRE_INLINE
[[gnu::noinline]] inline Point unit(Point a) {
  const double l = length(a);
  return l > 0 ? Point{a.x / l, a.y / l} : a;
}

/// Cubic from a to d with handles b and c, as `steps` + 1 points.
Polyline bezier(Point a, Point b, Point c, Point d, int steps = 16);
bool inside(Point, std::span<const Point> outline);
double line_length(std::span<const Point>);
Point nearest_on(std::span<const Point> line, Point);
double distance(Point, std::span<const Point> line);

/// Many lines at once, prepared for asking how near the nearest of them is.
class LineSet {
 public:
  void add(std::span<const Point> line);
  /// Distance of the nearest line if that is less than `at_most`, else `at_most`. The less, the faster.
  double nearest(Point, double at_most) const;
  bool within(Point p, double reach) const { return nearest(p, reach) < reach; }

 private:
  struct Piece {
    Point start, way;
    double length, inverse_square;
  };
  std::vector<Piece> pieces_;
};

struct LinePoint {
  Point at, direction;
};
/// So far along the line.
LinePoint along(std::span<const Point> line, double distance);

/// The line without the points that stray less than `tolerance` from what is left.
Polyline simplified(std::span<const Point> line, double tolerance);

/// Point of the tile (0..100) after clockwise quarter turns of the tile, and back.
[[gnu::noinline]] constexpr Point turn_point(Point p, int turns) {
  for (int i = turns & 3; i > 0; --i) p = {100 - p.y, p.x};
  return p;
}
constexpr Point turn_direction(Point d, int turns) {
  for (int i = turns & 3; i > 0; --i) d = across(d);
  return d;
}

}  // namespace cadastre::editor::drawing
