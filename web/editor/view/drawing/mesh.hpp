#pragma once
// Triangles with smooth edges, compiled once and emitted often. Knows no library: it is plain numbers.
//
// A vertex is emitted at `point * scale + normal * half a pixel`, so an edge is one pixel soft at any scale: where a
// shape ends stand two vertices, one drawn in at full colour (normal inward), one out at alpha 0 (normal outward).

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "view/drawing/geometry.hpp"
#include "view/drawing/tokens.hpp"

namespace cadastre::editor::drawing {

struct Vertex {
  float x = 0, y = 0;    ///< units of the drawing: a tile is 100 wide, an icon 24, a figure's box 24 x 28
  float nx = 0, ny = 0;  ///< half pixels
  Colour colour = 0;
};

struct Mesh {
  std::vector<Vertex> vertices;
  std::vector<std::uint16_t> indices;  ///< three a triangle
  bool empty() const { return indices.empty(); }
  int triangles() const { return static_cast<int>(indices.size() / 3); }
  /// Triangles that are more than a soft edge.
  int solid_triangles() const;
};

/// Where a stroke stops: flush with its last point, or in a half circle beyond it.
enum class Cap : std::uint8_t { flat, round };

/// Paints shapes into a mesh, each over the last. Points are first turned about the middle of the 100-square, then
/// moved by the offset.
class MeshBuilder {
 public:
  /// `tolerance`: how far a curve may stray from its true course, in units.
  explicit MeshBuilder(double tolerance = 0.1, int turns = 0) : tolerance_(tolerance), turns_(turns & 3) {}

  void polygon(std::span<const Point> outline, Colour);
  /// Hard edges: for what abuts its like, or is framed by something drawn over its edges.
  void ground(std::span<const Point> outline, Colour);
  void rectangle(Point centre, double half_width, double half_height, Colour);
  void circle(Point centre, double radius, Colour);
  /// A cheaper one: with so many corners, or without soft edges.
  void circle(Point centre, double radius, Colour, int corners, bool soft = true);
  void ellipse(Point centre, double radius_x, double radius_y, Colour);
  /// Corners are round where the line turns sharply.
  void stroke(std::span<const Point> line, double width, Colour, Cap = Cap::flat, bool closed = false);
  /// A line that may be thinner than a pixel: full colour in its middle only, fading to both sides.
  void hairline(std::span<const Point> line, double width, Colour, bool closed = false);
  /// A saddle roof: two halves of a box, parted along the box's first side or across it.
  void gable(const std::array<Point, 4>& corners, bool ridge_along, Colour first, Colour second);
  /// Triangles from the middle to each edge of a convex outline, each in its own colour.
  void facets(std::span<const Point> outline, Point centre, std::span<const Colour>);

  /// Moves all that follows, after the turn: shadows fall the same way on every tile.
  void offset(Point by) { offset_ = by; }
  Point turned(Point p) const { return turn_point(p, turns_); }
  Point turned_direction(Point d) const { return turn_direction(d, turns_); }
  /// Following points are taken as they lie on the screen.
  void set_turns(int turns) { turns_ = turns & 3; }
  int turns() const { return turns_; }
  double tolerance() const { return tolerance_; }

  /// Adds what another builder has painted.
  void append(const Mesh&);
  Mesh take() { return std::move(mesh_); }

 private:
  Point placed(Point p) const { return turn_point(p, turns_) + offset_; }
  Polyline placed(std::span<const Point>) const;
  [[gnu::noinline]] int add(Point, Point normal, Colour);
  void triangle(int a, int b, int c);
  void quad(int a, int b, int c, int d);
  void fill(const Polyline& placed, Colour, bool soft);
  void strip(std::span<const Point> placed, double half_width, Colour, bool closed, bool cap_start, bool cap_end);
  void cap(Point at, Point direction, double half_width, Colour);

  Mesh mesh_;
  double tolerance_;
  int turns_;
  Point offset_{};
};

/// Cuts away what lies outside a rectangle. Soft edges never reach over it.
Mesh clipped(const Mesh&, float x0, float y0, float x1, float y1);

Polyline circle_outline(Point centre, double radius_x, double radius_y, int corners);
/// Points of a circle so that it strays less than `tolerance`; at least 6.
Polyline circle_outline(Point centre, double radius_x, double radius_y, double tolerance);
/// A box with round corners, clockwise.
Polyline rounded_outline(double x, double y, double width, double height, double corner, double tolerance);

/// Ear clipping: triples of positions in `outline`, which must not cross itself; either direction.
std::vector<std::uint16_t> triangulate(std::span<const Point> outline);

}  // namespace cadastre::editor::drawing
