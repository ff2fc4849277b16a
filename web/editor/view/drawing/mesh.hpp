#pragma once
// Triangles with smooth edges, compiled once and emitted often. Knows no library: it is plain numbers.
//
// A vertex is emitted at `point * scale + normal * half a pixel`, so an edge is one pixel soft at any scale: where a
// shape ends stand two vertices, one drawn in at full colour (normal inward), one out at alpha 0 (normal outward).

#include <cstdint>
#include <span>
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

/// Paints shapes into a mesh, each over the last. Everything given in one space is first turned, then moved.
class MeshBuilder {
 public:
  /// Tile space: points are turned clockwise about the middle of the 100-square by quarter turns.
  explicit MeshBuilder(int turns = 0) : turns_(turns & 3) {}

  // Shapes, in the space of the drawing.
  void polygon(std::span<const Point> outline, Colour);
  void stroke(std::span<const Point> line, float width, Colour, Cap = Cap::flat, bool closed = false);
  void circle(Point centre, float radius, Colour);
  void ellipse(Point centre, float radius_x, float radius_y, Colour);
  void ring(Point centre, float radius, float width, Colour);
  void rectangle(Point centre, float half_width, float half_height, Colour, float corner = 0);
  /// Hard edges: for what abuts something of the same colour.
  void flat_rectangle(float x0, float y0, float x1, float y1, Colour);
  /// Two halves of one box, parted along `ridge` (from the middle of one side to the middle of the opposite one).
  void gable(std::span<const Point, 4> corners, bool ridge_along, Colour first, Colour second);
  /// Triangles from the middle to each edge of a convex outline, each in its own colour.
  void facets(std::span<const Point> outline, Point middle, std::span<const Colour>);

  /// Moves all that follows, after the turn: for shadows and for what stays upright.
  void offset(Point by) { offset_ = by; }
  /// A point of the unturned drawing where it comes to lie.
  Point turned(Point) const;
  Point turned_direction(Point) const;
  int turns() const { return turns_; }
  void set_turns(int turns) { turns_ = turns & 3; }

  /// Cuts away what lies outside 0..100 in x and y.
  void clip_to_tile();
  /// How many circle corners for that radius, so that it looks round at every scale of the level. Default 1.
  void roundness(float r) { roundness_ = r; }

  Mesh take();

 private:
  std::uint16_t add(Point, Point normal, Colour);
  void triangle(int a, int b, int c);
  void fill(std::span<const Point> placed, Colour);
  int corners_for(float radius) const;

  Mesh mesh_;
  int turns_;
  Point offset_{};
  float roundness_ = 1;
};

/// Ear clipping: triples of positions in `outline`, which must not cross itself; either direction.
std::vector<std::uint16_t> triangulate(std::span<const Point> outline);

}  // namespace cadastre::editor::drawing
