#pragma once
// A picture in memory, painted with meshes as a graphics card would (one sample a pixel, soft edges from the mesh),
// and written as PNG. For looking at drawings without a browser.

#include <cstdint>
#include <string>
#include <vector>

#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {

class Raster {
 public:
  Raster(int width, int height, Colour ground)
      : width_(width), height_(height), pixels_(std::size_t(width) * std::size_t(height), ground) {}
  int width() const { return width_; }
  int height() const { return height_; }

  /// At a place in pixels. `tint` other than 0 replaces all colours, soft edges stay.
  void paint(const Mesh&, double x, double y, double scale, Colour tint = 0);
  void fill(int x, int y, int w, int h, Colour);
  bool write_png(const std::string& path) const;

 private:
  void triangle(const Vertex& a, const Vertex& b, const Vertex& c);
  void blend(int x, int y, const float (&rgba)[4]);

  int width_, height_;
  std::vector<Colour> pixels_;
};

}  // namespace cadastre::editor::drawing
