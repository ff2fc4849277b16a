// How the table moves, and that it comes to rest.

#include "view/board/board_table.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

TEST_CASE("the wheel zooms about the pointer, with Shift it turns") {
  SmallTable t;
  const Box before = t.rect("segment/0,0/road/E");
  WheelEvent e;
  e.x = before.x + 3, e.y = before.y + 3;
  e.dy = -120;
  e.time = 5000;
  const float size = t.view.tile_size();
  t.view.wheel(e);
  t.settle();
  CHECK(t.view.tile_size() > size);
  const Box after = t.rect("segment/0,0/road/E");
  CHECK(after.x == Approx(before.x).margin(0.5));
  CHECK(after.y == Approx(before.y).margin(0.5));
  e.shift = true;
  e.dy = 0;
  e.dx = 100;
  e.time = 6000;
  t.view.wheel(e);
  CHECK(placed_at(t.model.board(), {0, 0})->turns == 1);
}

TEST_CASE("a drag moves the table, which glides on and comes to rest") {
  SmallTable t;
  const Box before = t.rect("square/0,0");
  t.pointer(What::down, 300, 300, PointerKind::touch);
  for (int i = 1; i <= 6; ++i)
    t.pointer(What::move, 300 + 8.f * static_cast<float>(i), 300, PointerKind::touch, -1, 10);
  t.frame(0);
  CHECK(t.rect("square/0,0").x == Approx(before.x + 48).margin(0.5));
  t.pointer(What::up, 348, 300, PointerKind::touch);
  CHECK(t.settle() > 10);
  CHECK(t.rect("square/0,0").x > before.x + 60);
  CHECK_FALSE(t.model.state().selected);
}

TEST_CASE("the table cannot be dragged away") {
  SmallTable t;
  for (int pull = 0; pull < 10; ++pull) {
    t.pointer(What::down, 100, 400, PointerKind::mouse, 0, 700);
    t.pointer(What::move, 900, 400, PointerKind::mouse, -1, 20);
    t.pointer(What::up, 900, 400, PointerKind::mouse, 0, 200);
    t.settle();
  }
  CHECK(t.view.rect_of("square/-1,0"));
}

TEST_CASE("out of bounds the table gives a third of what the hand moves, and springs back") {
  SmallTable t;
  t.view.zoom_by(2);
  t.settle();
  t.pointer(What::down, 100, 400, PointerKind::mouse, 0, 700);
  for (int x = 200; x <= 900; x += 100) t.pointer(What::move, static_cast<float>(x), 400, PointerKind::mouse, -1, 20);
  t.frame(0);
  const float pulled = t.rect("square/-1,0").x;
  t.pointer(What::move, 960, 400, PointerKind::mouse, -1, 20);
  t.frame(0);
  CHECK(t.rect("square/-1,0").x == Approx(pulled + 20).margin(0.5));
  t.pointer(What::up, 960, 400, PointerKind::mouse, 0, 300);
  t.settle();
  CHECK(t.rect("square/-1,0").x < pulled);
}

TEST_CASE("a sheet that opens leaves its feature in sight, without another size; closed, all is as before") {
  SmallTable t;
  const float size = t.view.tile_size();
  const Box before = t.rect("square/0,0");
  t.model.act(SelectFeature{Spot{{0, 1}, 0}});
  t.free = {0, 0, 1000, 400};  // in the very frame that lights it
  t.settle();
  CHECK(t.view.is_fitted());
  CHECK(t.view.tile_size() == size);
  const Box lit = t.rect("square/0,1");
  CHECK(lit.y + lit.height <= 400);
  CHECK(t.rect("pill").y >= 0);
  t.model.act(SelectFeature{std::nullopt});
  t.free = {0, 0, 1000, 800};
  t.settle();
  CHECK(t.rect("square/0,0").y == Approx(before.y).margin(0.5));
}

TEST_CASE("a double tap shows the whole table") {
  SmallTable t;
  t.view.zoom_by(3);
  t.settle();
  CHECK_FALSE(t.view.is_fitted());
  for (int i = 0; i < 2; ++i) {
    t.pointer(What::down, 500, 400, PointerKind::touch, 0, 80);
    t.pointer(What::up, 500, 400, PointerKind::touch, 0, 40);
  }
  t.settle();
  CHECK(t.view.is_fitted());
}

TEST_CASE("a tap that did something is no half of a double tap") {
  SmallTable t;
  t.view.zoom_by(3);
  t.settle();
  for (const Tool tool : {Tool::eraser, Tool::select}) {
    t.model.act(ChooseTool{tool});
    t.pointer(What::down, 500, 400, PointerKind::touch, 0, 80);
    t.pointer(What::up, 500, 400, PointerKind::touch, 0, 40);
  }
  t.settle();
  CHECK_FALSE(t.view.is_fitted());
}

TEST_CASE("with reduced motion nothing flies or glides") {
  SmallTable t;
  t.host.around.reduced_motion = true;
  t.settle();
  t.model.act(SelectFeature{Spot{{0, 0}, 0}});
  CHECK(t.settle() <= 7);  // a fade of 80 ms
  t.view.zoom_by(2);
  CHECK(t.settle() <= 3);
  t.pointer(What::down, 300, 300, PointerKind::touch);
  t.pointer(What::move, 380, 300, PointerKind::touch, -1, 10);
  t.pointer(What::up, 380, 300, PointerKind::touch);
  CHECK(t.settle() <= 2);
}

TEST_CASE("at rest no frame is wanted") {
  SmallTable t;
  for (int i = 0; i < 5; ++i) CHECK_FALSE(t.frame());
  t.model.act(SelectFeature{Spot{{0, 0}, 0}});
  t.settle();
  for (int i = 0; i < 5; ++i) CHECK_FALSE(t.frame());
}

TEST_CASE("what is out of sight is not drawn, and kept tiles follow the camera") {
  Table t;
  for (int y = 0; y < 12; ++y)
    for (int x = 0; x < 12; ++x) t.put("BA/RCr", {x, y}, (x + y) % 4);
  t.settle();
  const int all = t.vertices;
  CHECK(all > 10'000);
  t.view.zoom_by(8);
  t.settle();
  CHECK(t.view.tile_size() > 250);
  const std::uint64_t near = t.kept_version;
  CHECK(t.vertices < all * 4);
  t.pointer(What::down, 300, 300, PointerKind::mouse, 0, 700);
  t.pointer(What::move, 330, 300, PointerKind::mouse, -1, 20);
  t.frame();
  CHECK(t.kept_version == near);  // moved, not made anew
  t.pointer(What::move, -1300, 300, PointerKind::mouse, -1, 20);
  t.frame();
  CHECK(t.kept_version != near);  // other tiles have come into sight
  t.pointer(What::up, -1300, 300, PointerKind::mouse, 0, 300);
}
