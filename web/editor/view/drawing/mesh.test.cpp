#include "view/drawing/mesh.hpp"

#include <cmath>

#include "catch.hpp"

using namespace cadastre::editor::drawing;

namespace {

constexpr Colour ink = colour(0x123456);

double area(const Mesh& mesh, float pixel = 0) {
  double sum = 0;
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const auto at = [&](std::size_t k) {
      const Vertex& v = mesh.vertices[mesh.indices[i + k]];
      return Point{v.x + v.nx * pixel / 2, v.y + v.ny * pixel / 2};
    };
    sum += std::abs(cross(at(1) - at(0), at(2) - at(0))) / 2;
  }
  return sum;
}

double outline_area(const Polyline& outline) {
  double sum = 0;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) sum += cross(outline[j], outline[i]);
  return std::abs(sum) / 2;
}

double triangulated_area(const Polyline& outline) {
  double sum = 0;
  const auto triples = triangulate(outline);
  for (std::size_t i = 0; i < triples.size(); i += 3)
    sum +=
        std::abs(cross(outline[triples[i + 1]] - outline[triples[i]], outline[triples[i + 2]] - outline[triples[i]])) /
        2;
  return sum;
}

}  // namespace

TEST_CASE("ear clipping fills exactly the outline, whichever way it runs") {
  Polyline star;
  for (int i = 0; i < 14; ++i)
    star.push_back(Point{std::cos(i * 0.4488), std::sin(i * 0.4488)} * (i % 2 != 0 ? 2.0 : 9.0));
  const Polyline comb{{0, 0}, {9, 0}, {9, 5}, {7, 5}, {7, 1}, {5, 1}, {5, 5}, {3, 5}, {3, 1}, {1, 1}, {1, 5}, {0, 5}};
  const Polyline straight{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {0, 2}};
  for (Polyline outline : {star, comb, straight}) {
    for (int way = 0; way < 2; ++way) {
      CHECK(triangulate(outline).size() == (outline.size() - 2) * 3);
      CHECK(triangulated_area(outline) == Approx(outline_area(outline)));
      std::reverse(outline.begin(), outline.end());
    }
  }
  CHECK(triangulate(Polyline{{0, 0}, {1, 1}}).empty());
}

TEST_CASE("a polygon's edge is soft: half a pixel in, half a pixel out") {
  MeshBuilder brush;
  brush.polygon(std::array<Point, 4>{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}}, ink);
  const Mesh mesh = brush.take();
  CHECK(mesh.solid_triangles() == 2);
  CHECK(mesh.triangles() == 10);
  CHECK(area(mesh, 1) == Approx(11 * 11));
  for (const Vertex& v : mesh.vertices) {
    const bool outward = (v.x > 5) == (v.nx > 0) && (v.y > 5) == (v.ny > 0);
    CHECK(outward == (v.colour >> 24 == 0));
    CHECK((v.colour & 0xFFFFFFu) == (ink & 0xFFFFFFu));
  }
}

TEST_CASE("a stroke has its width, flat or round ends, and closes") {
  const auto stroked = [](const Polyline& line, Cap cap, bool closed) {
    MeshBuilder brush(0.001);
    brush.stroke(line, 2, ink, cap, closed);
    return area(brush.take());
  };
  CHECK(stroked({{0, 0}, {10, 0}}, Cap::flat, false) == Approx(20));
  CHECK(stroked({{0, 0}, {10, 0}}, Cap::round, false) == Approx(20 + 3.14159).epsilon(0.01));
  CHECK(stroked(circle_outline({}, 10, 10, 64), Cap::flat, true) == Approx(2 * 62.8).epsilon(0.01));
  CHECK(stroked({{5, 5}}, Cap::round, false) == Approx(3.14159).epsilon(0.01));
  CHECK(stroked({{5, 5}}, Cap::flat, false) == 0);
}

TEST_CASE("a hairline is never thinner than a pixel, and nowhere painted twice") {
  MeshBuilder brush;
  brush.hairline(std::array<Point, 4>{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}}, 0.5, ink, true);
  const Mesh mesh = brush.take();
  CHECK(area(mesh) == Approx(10.5 * 10.5 - 9.5 * 9.5));
  CHECK(area(mesh, 1) == Approx(11.5 * 11.5 - 8.5 * 8.5));
}

TEST_CASE("turned and moved: first the turn about the tile's middle, then the offset") {
  MeshBuilder brush(0.1, 1);
  brush.offset({1, 2});
  brush.ground(std::array<Point, 3>{{{0, 0}, {10, 0}, {0, 20}}}, ink);
  const Mesh mesh = brush.take();
  CHECK(mesh.vertices[0].x == Approx(101));
  CHECK(mesh.vertices[0].y == Approx(2));
  CHECK(mesh.vertices[1].x == Approx(101));
  CHECK(mesh.vertices[1].y == Approx(12));
}

TEST_CASE("clipping keeps what is inside, and soft edges off the rim") {
  MeshBuilder brush;
  brush.polygon(std::array<Point, 4>{{{-5, 2}, {5, 2}, {5, 4}, {-5, 4}}}, ink);
  brush.polygon(std::array<Point, 3>{{{200, 0}, {210, 0}, {200, 9}}}, ink);
  const Mesh mesh = clipped(brush.take(), 0, 0, 100, 100);
  CHECK(area(mesh) == Approx(10));
  for (const Vertex& v : mesh.vertices) {
    CHECK(v.x >= 0);
    CHECK(v.x <= 5);
    if (v.x == 0) CHECK(v.nx == 0);
  }
}

TEST_CASE("a gable covers its box; its second half lies over the first at the ridge") {
  MeshBuilder brush;
  brush.gable({{{0, 0}, {10, 0}, {10, 6}, {0, 6}}}, true, ink, colour(0xFFFFFF));
  const Mesh mesh = brush.take();
  CHECK(area(mesh) == Approx(60));
  CHECK(mesh.solid_triangles() == 4);
}

TEST_CASE("a simplified line strays less than the tolerance") {
  const Polyline curve = bezier({0, 0}, {40, 0}, {60, 100}, {100, 100}, 40);
  const Polyline fewer = simplified(curve, 0.5);
  CHECK(fewer.size() < 15);
  CHECK(fewer.front() == curve.front());
  CHECK(fewer.back() == curve.back());
  for (const Point p : curve) CHECK(distance(p, fewer) <= 0.5);
}
