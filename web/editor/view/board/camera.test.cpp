#include "view/board/camera.hpp"

#include <cmath>

#include "catch.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {
const Window window{{0, 0, 1000, 800}, {200, 50, 600, 700}};
}

TEST_CASE("the middle of the camera lies in the middle of what is free") {
  const Camera c{{3, 4}, 80};
  const ScreenPoint p = on_screen(c, window, {3, 4});
  CHECK(p.x == Approx(500));
  CHECK(p.y == Approx(400));
  const TablePoint back = on_table(c, window, {580, 320});
  CHECK(back.x == Approx(4));
  CHECK(back.y == Approx(3));
}

TEST_CASE("squares left of and above the first are found too") {
  CHECK(square_at({-0.1, 0.1}) == Square{-1, 0});
  CHECK(square_at({-1, -1.01}) == Square{-1, -2});
  CHECK(square_at({1e30, -1e30}) == Square{coordinate_limit, -coordinate_limit});
}

TEST_CASE("zooming keeps what lies under the pointer") {
  const Camera c{{0, 0}, 80};
  const ScreenPoint at{321, 654};
  const TablePoint before = on_table(c, window, at);
  for (const float factor : {0.25f, 0.9f, 1.3f, 3.f}) {
    const TablePoint after = on_table(zoomed(c, window, at, factor), window, at);
    CHECK(after.x == Approx(before.x));
    CHECK(after.y == Approx(before.y));
  }
  CHECK(zoomed(c, window, at, 1e6f).tile == largest_tile);
  CHECK(zoomed(c, window, at, 1e-6f).tile == smallest_tile);
}

TEST_CASE("fitting shows the whole table in what is free") {
  Board board;
  for (int x = -3; x <= 9; ++x) board.tiles.push_back({0, {x, x / 2}, 0});
  const Extent e = extent_of(board);
  const Camera c = fitted(e, window);
  const ScreenPoint a = on_screen(c, window, {1.0 * e.left, 1.0 * e.top});
  const ScreenPoint b = on_screen(c, window, {1.0 * e.right, 1.0 * e.bottom});
  CHECK(a.x >= 200);
  CHECK(a.y >= 50);
  CHECK(b.x <= 800);
  CHECK(b.y <= 750);
  CHECK(fitted(extent_of(Board{}), window).tile == 150);
}

TEST_CASE("between two cameras the fixed point of a zoom stays fixed") {
  const Camera a{{0, 0}, 60};
  const ScreenPoint at{700, 300};
  const Camera b = zoomed(a, window, at, 3);
  const TablePoint fixed = on_table(a, window, at);
  for (float t = 0.1f; t < 1; t += 0.2f) {
    const TablePoint p = on_table(between(a, b, t), window, at);
    CHECK(p.x == Approx(fixed.x).margin(1e-3));
    CHECK(p.y == Approx(fixed.y).margin(1e-3));
  }
  CHECK(between(a, b, 0) == a);
  CHECK(between(a, b, 1) == b);
  CHECK(between(a, panned(a, 60, 0), 0.5f).middle.x == Approx(-0.5));
}

TEST_CASE("the table cannot be lost") {
  const Extent e{0, 0, 4, 4};
  CHECK(overshoot(Camera{{2, 2}, 50}, e) == TablePoint{});
  CHECK(overshoot(Camera{{9, -3}, 50}, e) == TablePoint{4, -2});
  CHECK(bounded(Camera{{9, -3}, 50}, e).middle == TablePoint{5, -1});
}

TEST_CASE("inertia runs out as told and then stands still") {
  Inertia i;
  i.start(1, 0, 0);
  float gone = 0;
  double now = 0;
  for (; i.moving && now < 10'000; now += 16) gone += i.step(now).x;
  // v = 0.02 is reached after 325 · ln 50 ms.
  CHECK(now == Approx(325 * std::log(50.0)).margin(40));
  CHECK(gone == Approx(325 * 0.98).margin(8));
  CHECK(i.step(now + 100).x == 0);
  i.start(0.01f, 0, 0);
  CHECK_FALSE(i.moving);
}
