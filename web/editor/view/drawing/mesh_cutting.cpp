// Triangulation and clipping: done once when something is compiled.

#include <algorithm>
#include <cmath>

#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {
namespace {

bool in_triangle(Point p, Point a, Point b, Point c) {
  return cross(b - a, p - a) > 0 && cross(c - b, p - b) > 0 && cross(a - c, p - c) > 0;
}

Colour between(Colour a, Colour b, float t) {
  Colour c = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const auto from = static_cast<float>(a >> shift & 255u), to = static_cast<float>(b >> shift & 255u);
    c |= static_cast<Colour>(from + (to - from) * t + 0.5f) << shift;
  }
  return c;
}

Vertex between(const Vertex& a, const Vertex& b, float t) {
  const auto at = [t](float from, float to) { return from + (to - from) * t; };
  return {at(a.x, b.x), at(a.y, b.y), at(a.nx, b.nx), at(a.ny, b.ny), between(a.colour, b.colour, t)};
}

/// One side of the rectangle: keeps what has `sign * axis >= sign * limit`.
struct Cut {
  float Vertex::*axis;
  float Vertex::*normal;
  float limit, sign;
  float depth(const Vertex& v) const { return (v.*axis - limit) * sign; }
};

std::vector<Vertex> cut_off(const std::vector<Vertex>& shape, const Cut& cut) {
  std::vector<Vertex> kept;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Vertex &a = shape[i], &b = shape[(i + 1) % shape.size()];
    const float da = cut.depth(a), db = cut.depth(b);
    if (da >= 0) kept.push_back(a);
    if ((da >= 0) == (db >= 0)) continue;
    Vertex v = between(a, b, da / (da - db));
    v.*cut.axis = cut.limit;
    kept.push_back(v);
  }
  return kept;
}

}  // namespace

std::vector<std::uint16_t> triangulate(std::span<const Point> outline) {
  std::vector<std::uint16_t> triples, left;
  double area = 0;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) area += cross(outline[j], outline[i]);
  for (std::size_t i = 0; i < outline.size(); ++i)
    left.push_back(static_cast<std::uint16_t>(area > 0 ? i : outline.size() - 1 - i));
  const auto is_ear = [&](std::size_t i, double flat) {
    const auto n = left.size();
    const auto ia = left[(i + n - 1) % n], ib = left[i], ic = left[(i + 1) % n];
    const Point a = outline[ia], b = outline[ib], c = outline[ic];
    if (cross(b - a, c - b) <= flat) return false;
    return std::none_of(left.begin(), left.end(), [&](std::uint16_t k) {
      return k != ia && k != ib && k != ic && in_triangle(outline[k], a, b, c);
    });
  };
  std::size_t at = 0, missed = 0;
  double flat = 1e-9;
  while (left.size() > 3) {
    const auto n = left.size();
    if (missed > n) flat = -1e18;  // only slivers are left: take them as they come
    if (!is_ear(at % n, flat) && missed <= 2 * n) {
      ++at, ++missed;
      continue;
    }
    const auto i = at % n;
    triples.insert(triples.end(), {left[(i + n - 1) % n], left[i], left[(i + 1) % n]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    at = i, missed = 0, flat = 1e-9;
  }
  if (left.size() == 3) triples.insert(triples.end(), left.begin(), left.end());
  return triples;
}

Mesh clipped(const Mesh& mesh, float x0, float y0, float x1, float y1) {
  const std::array<Cut, 4> cuts{{{&Vertex::x, &Vertex::nx, x0, 1},
                                 {&Vertex::x, &Vertex::nx, x1, -1},
                                 {&Vertex::y, &Vertex::ny, y0, 1},
                                 {&Vertex::y, &Vertex::ny, y1, -1}}};
  Mesh out;
  std::vector<int> moved(mesh.vertices.size(), -1);
  const auto add = [&](Vertex v) {
    // What stands on the rim is pushed along it only.
    for (const Cut& cut : cuts)
      if (std::abs(cut.depth(v)) < 1e-4f) v.*cut.normal = 0;
    out.vertices.push_back(v);
    return static_cast<int>(out.vertices.size()) - 1;
  };
  const auto outside = [&](const Vertex& v, const Cut& cut) { return cut.depth(v) < 0; };
  for (std::size_t t = 0; t < mesh.indices.size(); t += 3) {
    const std::array<std::uint16_t, 3> corner{mesh.indices[t], mesh.indices[t + 1], mesh.indices[t + 2]};
    bool whole = true, gone = false;
    for (const Cut& cut : cuts) {
      const auto out_here =
          std::count_if(corner.begin(), corner.end(), [&](auto i) { return outside(mesh.vertices[i], cut); });
      whole = whole && out_here == 0;
      gone = gone || out_here == 3;
    }
    if (gone) continue;
    if (whole) {
      for (const auto i : corner) {
        if (moved[i] < 0) moved[i] = add(mesh.vertices[i]);
        out.indices.push_back(static_cast<std::uint16_t>(moved[i]));
      }
      continue;
    }
    std::vector<Vertex> shape{mesh.vertices[corner[0]], mesh.vertices[corner[1]], mesh.vertices[corner[2]]};
    for (const Cut& cut : cuts) shape = cut_off(shape, cut);
    if (shape.size() < 3) continue;
    const int base = add(shape[0]);
    for (std::size_t i = 1; i < shape.size(); ++i) add(shape[i]);
    for (std::size_t i = 1; i + 1 < shape.size(); ++i)
      for (const auto k : {std::size_t{0}, i, i + 1})
        out.indices.push_back(static_cast<std::uint16_t>(base + static_cast<int>(k)));
  }
  return out;
}

}  // namespace cadastre::editor::drawing
