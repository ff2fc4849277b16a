#include "view/drawing/mesh.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cadastre::editor::drawing {
namespace {

constexpr double pi = std::numbers::pi;

/// A line turns sharply when it leaves its direction by more than about 37 degrees.
constexpr double sharp_cosine = 0.8;

Polyline without_repeats(Polyline line, bool closed) {
  const auto same = [](Point a, Point b) { return length(a - b) < 1e-5; };
  line.erase(std::unique(line.begin(), line.end(), same), line.end());
  while (closed && line.size() > 1 && same(line.front(), line.back())) line.pop_back();
  return line;
}

double doubled_area(std::span<const Point> outline) {
  double sum = 0;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) sum += cross(outline[j], outline[i]);
  return sum;
}

/// Normal at a corner between two edge directions, so long that both edges move by one unit.
Point mitre(Point before, Point after) {
  const Point a = across(before), b = across(after), sum = a + b;
  const double scale = dot(sum, a);
  if (scale < 0.25) return a;
  return sum * (1 / scale);
}

int corners_of_circle(double radius, double tolerance) {
  if (radius <= tolerance * 2) return 6;
  const int n = static_cast<int>(std::ceil(pi / std::acos(1 - tolerance / radius)));
  return std::clamp(n, 6, 64);
}

}  // namespace

Polyline circle_outline(Point centre, double radius_x, double radius_y, int corners) {
  Polyline outline;
  for (int i = 0; i < corners; ++i) {
    const double a = (i + 0.5) * 2 * pi / corners;
    outline.push_back(centre + Point{std::cos(a) * radius_x, std::sin(a) * radius_y});
  }
  return outline;
}

Polyline circle_outline(Point centre, double radius_x, double radius_y, double tolerance) {
  return circle_outline(centre, radius_x, radius_y, corners_of_circle(std::max(radius_x, radius_y), tolerance));
}

Polyline rounded_outline(double x, double y, double width, double height, double corner, double tolerance) {
  if (corner <= 0) return {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
  corner = std::min({corner, width / 2, height / 2});
  const int steps = std::max(2, corners_of_circle(corner, tolerance) / 4);
  const std::array<Point, 4> middles{{{x + corner, y + corner},
                                      {x + width - corner, y + corner},
                                      {x + width - corner, y + height - corner},
                                      {x + corner, y + height - corner}}};
  Polyline outline;
  for (std::size_t k = 0; k < 4; ++k)
    for (int i = 0; i <= steps; ++i) {
      const double a = pi + (static_cast<double>(k) + static_cast<double>(i) / steps) * pi / 2;
      outline.push_back(middles[k] + Point{std::cos(a), std::sin(a)} * corner);
    }
  return outline;
}

int Mesh::solid_triangles() const {
  int solid = 0;
  for (std::size_t i = 0; i < indices.size(); i += 3) {
    const auto seen = [&](std::size_t k) { return vertices[indices[i + k]].colour >> 24 != 0; };
    if (seen(0) && seen(1) && seen(2)) ++solid;
  }
  return solid;
}

// ---- pieces -------------------------------------------------------------------------------------------------------

Polyline MeshBuilder::placed(std::span<const Point> line) const {
  Polyline out;
  out.reserve(line.size());
  for (const Point p : line) out.push_back(placed(p));
  return out;
}

int MeshBuilder::add(Point p, Point normal, Colour c) {
  mesh_.vertices.push_back({static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(normal.x),
                            static_cast<float>(normal.y), c});
  return static_cast<int>(mesh_.vertices.size()) - 1;
}

void MeshBuilder::triangle(int a, int b, int c) {
  for (const int i : {a, b, c}) mesh_.indices.push_back(static_cast<std::uint16_t>(i));
}

void MeshBuilder::quad(int a, int b, int c, int d) {
  triangle(a, b, c);
  triangle(a, c, d);
}

void MeshBuilder::append(const Mesh& other) {
  const auto base = static_cast<int>(mesh_.vertices.size());
  mesh_.vertices.insert(mesh_.vertices.end(), other.vertices.begin(), other.vertices.end());
  for (const auto i : other.indices) mesh_.indices.push_back(static_cast<std::uint16_t>(base + i));
}

// ---- areas --------------------------------------------------------------------------------------------------------

void MeshBuilder::fill(const Polyline& raw, Colour c, bool soft) {
  const Polyline outline = without_repeats(raw, true);
  const auto n = outline.size();
  if (n < 3) return;
  const double outward = doubled_area(outline) > 0 ? -1 : 1;  // `across` points inward when clockwise on the screen
  const auto base = static_cast<int>(mesh_.vertices.size());
  for (std::size_t i = 0; i < n; ++i) {
    const Point before = unit(outline[i] - outline[(i + n - 1) % n]), after = unit(outline[(i + 1) % n] - outline[i]);
    const Point normal = soft ? mitre(before, after) * outward : Point{};
    add(outline[i], -normal, c);
    if (soft) add(outline[i], normal, fade(c, 0));
  }
  const int step = soft ? 2 : 1;
  const auto triples = triangulate(outline);
  for (std::size_t i = 0; i < triples.size(); i += 3)
    triangle(base + triples[i] * step, base + triples[i + 1] * step, base + triples[i + 2] * step);
  if (!soft) return;
  for (std::size_t i = 0; i < n; ++i) {
    const int a = base + static_cast<int>(i) * 2, b = base + static_cast<int>((i + 1) % n) * 2;
    quad(a, b, b + 1, a + 1);
  }
}

void MeshBuilder::polygon(std::span<const Point> outline, Colour c) { fill(placed(outline), c, true); }
void MeshBuilder::ground(std::span<const Point> outline, Colour c) { fill(placed(outline), c, false); }

void MeshBuilder::rectangle(Point m, double w, double h, Colour c) {
  polygon(std::array<Point, 4>{{{m.x - w, m.y - h}, {m.x + w, m.y - h}, {m.x + w, m.y + h}, {m.x - w, m.y + h}}}, c);
}

void MeshBuilder::circle(Point centre, double radius, Colour c) { ellipse(centre, radius, radius, c); }

void MeshBuilder::circle(Point centre, double radius, Colour c, int corners, bool soft) {
  radius *= std::sqrt(2 * pi / corners / std::sin(2 * pi / corners));  // the area of the true circle
  fill(placed(circle_outline(centre, radius, radius, corners)), c, soft);
}

void MeshBuilder::ellipse(Point centre, double radius_x, double radius_y, Colour c) {
  if (radius_x > 0 && radius_y > 0) polygon(circle_outline(centre, radius_x, radius_y, tolerance_), c);
}

void MeshBuilder::gable(const std::array<Point, 4>& corners, bool ridge_along, Colour first, Colour second) {
  std::array<Point, 4> c;
  for (std::size_t i = 0; i < 4; ++i) c[i] = placed(corners[ridge_along ? i : (i + 3) % 4]);
  // Each half: the outer edge a to b, the ridge from q (over b) to p (over a). The second lies over the first.
  const auto half = [&](Point a, Point b, Point q, Point p, Colour colour, bool over) {
    const Point along = unit(b - a), out = unit(a - p), inward = over ? out : -out;
    const std::array<Point, 4> at{a, b, q, p};
    const std::array<Point, 4> inner{along - out, -along - out, inward - along, inward + along};
    const std::array<Point, 4> outer{out - along, out + along, along - out, -along - out};
    const int base = static_cast<int>(mesh_.vertices.size());
    for (std::size_t i = 0; i < 4; ++i) add(at[i], inner[i], colour);
    for (std::size_t i = 0; i < 4; ++i) add(at[i], outer[i], fade(colour, 0));
    quad(base, base + 1, base + 2, base + 3);
    for (int i = 0; i < 4; ++i) {
      if (i == 2 && !over) continue;
      const int j = (i + 1) % 4;
      quad(base + i, base + j, base + 4 + j, base + 4 + i);
    }
  };
  const Point start = middle(c[0], c[3]), end = middle(c[1], c[2]);
  half(c[0], c[1], end, start, first, false);
  half(c[2], c[3], start, end, second, true);
}

void MeshBuilder::facets(std::span<const Point> outline, Point centre, std::span<const Colour> colours) {
  const Polyline at = placed(outline);
  const Point m = placed(centre);
  const auto n = at.size();
  const double outward = doubled_area(at) > 0 ? -1 : 1;
  for (std::size_t i = 0; i < n; ++i) {
    const auto edge = [&](std::size_t k) { return unit(at[(k + 1) % n] - at[k % n]); };
    const Point na = mitre(edge(i + n - 1), edge(i)) * outward, nb = mitre(edge(i), edge(i + 1)) * outward;
    const Point a = at[i], b = at[(i + 1) % n];
    const Colour c = colours[i % colours.size()];
    const int v = add(m, {}, c);
    add(a, -na, c), add(b, -nb, c), add(a, na, fade(c, 0)), add(b, nb, fade(c, 0));
    triangle(v, v + 1, v + 2);
    quad(v + 1, v + 2, v + 4, v + 3);
  }
}

// ---- lines --------------------------------------------------------------------------------------------------------

void MeshBuilder::stroke(std::span<const Point> line, double width, Colour c, Cap cap, bool closed) {
  const Polyline at = without_repeats(placed(line), closed);
  const auto n = at.size();
  const double half = width / 2;
  if (n < 2) {
    if (n == 1 && cap == Cap::round) fill(circle_outline(at[0], half, half, tolerance_), c, true);
    return;
  }
  if (n == 2) closed = false;
  const auto direction = [&](std::size_t i) { return unit(at[(i + 1) % n] - at[i % n]); };
  // The line is cut where it turns sharply; a disc covers each such corner.
  std::vector<std::size_t> cuts;
  for (std::size_t i = closed ? 0 : 1; i < (closed ? n : n - 1); ++i)
    if (dot(direction(i + n - 1), direction(i)) < sharp_cosine) cuts.push_back(i);
  if (cuts.empty()) return strip(at, half, c, closed, cap == Cap::round, cap == Cap::round);
  const auto piece = [&](std::size_t from, std::size_t to, bool cap_start, bool cap_end) {
    Polyline part;
    for (std::size_t i = from; i <= to; ++i) part.push_back(at[i % n]);
    strip(part, half, c, false, cap_start, cap_end);
  };
  if (!closed) piece(0, cuts.front(), cap == Cap::round, false);
  for (std::size_t k = 0; k + 1 < cuts.size(); ++k) piece(cuts[k], cuts[k + 1], false, false);
  if (closed)
    piece(cuts.back(), cuts.front() + n, false, false);
  else
    piece(cuts.back(), n - 1, false, cap == Cap::round);
  for (const auto i : cuts) fill(circle_outline(at[i], half, half, tolerance_), c, true);
}

void MeshBuilder::strip(std::span<const Point> at, double half, Colour c, bool closed, bool cap_start, bool cap_end) {
  const auto n = at.size();
  const auto direction = [&](std::size_t i) { return unit(at[(i + 1) % n] - at[i % n]); };
  const int base = static_cast<int>(mesh_.vertices.size());
  for (std::size_t i = 0; i < n; ++i) {
    const bool first = i == 0 && !closed, last = i + 1 == n && !closed;
    const Point normal = first  ? across(direction(0))
                         : last ? across(direction(n - 2))
                                : mitre(direction(i + n - 1), direction(i));
    const Point left = at[i] + normal * half, right = at[i] - normal * half;
    add(left, normal, fade(c, 0)), add(left, -normal, c), add(right, normal, c), add(right, -normal, fade(c, 0));
  }
  const auto pieces = closed ? n : n - 1;
  for (std::size_t i = 0; i < pieces; ++i) {
    const int a = base + static_cast<int>(i) * 4, b = base + static_cast<int>((i + 1) % n) * 4;
    for (const int k : {1, 0, 2}) quad(a + k, b + k, b + k + 1, a + k + 1);
  }
  if (closed) return;
  if (cap_start) cap(at[0], -direction(0), half, c);
  if (cap_end) cap(at[n - 1], direction(n - 2), half, c);
}

void MeshBuilder::hairline(std::span<const Point> line, double width, Colour c, bool closed) {
  const Polyline at = without_repeats(placed(line), closed);
  const auto n = at.size();
  if (n < 2) return;
  const auto direction = [&](std::size_t i) { return unit(at[(i + 1) % n] - at[i % n]); };
  const int base = static_cast<int>(mesh_.vertices.size());
  for (std::size_t i = 0; i < n; ++i) {
    const Point before = direction(i == 0 && !closed ? 0 : i + n - 1),
                after = direction(i + 1 == n && !closed ? n - 2 : i);
    const Point normal = mitre(before, after);
    add(at[i] + normal * (width / 2), normal, fade(c, 0));
    add(at[i], {}, c);
    add(at[i] - normal * (width / 2), -normal, fade(c, 0));
  }
  for (std::size_t i = 0; i < (closed ? n : n - 1); ++i) {
    const int a = base + static_cast<int>(i) * 3, b = base + static_cast<int>((i + 1) % n) * 3;
    quad(a, b, b + 1, a + 1);
    quad(a + 1, b + 1, b + 2, a + 2);
  }
}

void MeshBuilder::cap(Point at, Point direction, double half, Colour c) {
  const int steps = std::max(3, corners_of_circle(half, tolerance_) / 2);
  const int base = static_cast<int>(mesh_.vertices.size());
  for (int i = 0; i <= steps; ++i) {
    const double a = (static_cast<double>(i) / steps - 0.5) * pi;
    const Point n = direction * std::cos(a) + across(direction) * std::sin(a);
    add(at + n * half, -n, c), add(at + n * half, n, fade(c, 0));
  }
  for (int i = 0; i < steps; ++i) {
    const int a = base + i * 2;
    if (i > 0) triangle(base, a, a + 2);
    quad(a, a + 2, a + 3, a + 1);
  }
}

}  // namespace cadastre::editor::drawing
