#pragma once
// A picture made of shapes: the meshes that the canvas is drawn with, boxes, lines and words, as SVG. Coordinates are
// whole numbers.

#include <string>
#include <string_view>
#include <vector>

#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {

class Svg {
 public:
  Svg(float width, float height, Colour ground);

  /// A mesh is written once, however often it is placed; `scale`: units of the picture in one of the mesh.
  void place(const Mesh&, float x, float y, float scale);
  void write(float x, float y, float size, Colour, std::string_view text, std::string_view how = {});
  void box(float x, float y, float width, float height, Colour, float round = 0);
  /// From point to point: `M1 2H3V4`.
  void line(std::string_view path, float width, Colour);
  std::string take();

 private:
  std::string head_, defs_, body_;
  std::vector<const Mesh*> meshes_;
};

/// A whole number of a path, with a space before it.
std::string svg_number(float);

}  // namespace cadastre::editor::drawing
