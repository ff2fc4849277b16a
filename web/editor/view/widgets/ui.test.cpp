#include "view/widgets/ui.hpp"

#include "catch.hpp"
#include "imgui_internal.h"

namespace cadastre::editor {
namespace {

using What = PointerEvent::What;

// A screen of 400 x 400 with whatever a test draws on it.
struct Screen {
  ImDrawListSharedData shared;
  ImDrawList list{&shared};
  Catalogue catalogue;
  drawing::Sketchbook book{catalogue};
  Host host;
  Ui ui;

  Screen() {
    shared.SetCircleTessellationMaxError(0.3f);
    host.around.width = host.around.height = 400;
    host.around.now = 1000;
  }
  template <class Draw>
  void frame(Draw draw) {
    list._ResetForNewFrame();
    list.PushClipRect({0, 0}, {400, 400});
    ui.begin(host, list, drawing::light_theme, book);
    draw();
    ui.end();
  }
  Ui::Reply send(What what, float x, float y, PointerKind kind = PointerKind::touch) {
    PointerEvent e;
    e.what = what;
    e.kind = kind;
    e.button = what == What::move ? -1 : 0;
    e.x = x;
    e.y = y;
    e.time = host.around.now;
    return ui.pointer(e, host);
  }
  void tap(float x, float y) {
    send(What::down, x, y);
    send(What::up, x, y);
  }
};

constexpr Box low{0, 0, 100, 100}, high{50, 50, 100, 100};

TEST_CASE("what was drawn last takes the press", "[ui]") {
  Screen s;
  Id a = 0, b = 0;
  const auto draw = [&] {
    a = s.ui.add("a", low);
    b = s.ui.add("b", high);
  };
  s.frame(draw);
  s.tap(75, 75);
  bool of_a = false, of_b = false;
  s.frame([&] {
    draw();
    of_a = s.ui.clicked(a);
    of_b = s.ui.clicked(b);
  });
  CHECK_FALSE(of_a);
  CHECK(of_b);
  s.frame([&] {
    draw();
    of_b = s.ui.clicked(b);
  });
  CHECK_FALSE(of_b);  // once
}

TEST_CASE("a press that slides away presses nothing", "[ui]") {
  Screen s;
  Id a = 0;
  const auto draw = [&] { a = s.ui.add("a", low); };
  s.frame(draw);
  s.send(What::down, 50, 50);
  s.send(What::move, 300, 300);
  s.send(What::up, 300, 300);
  bool pressed = false;
  s.frame([&] {
    draw();
    pressed = s.ui.clicked(a);
  });
  CHECK_FALSE(pressed);
}

TEST_CASE("two quick presses are both heard", "[ui]") {
  Screen s;
  Id a = 0;
  int heard = 0;
  const auto draw = [&] {
    a = s.ui.add("a", low);
    heard += s.ui.clicked(a);
  };
  s.frame(draw);
  s.tap(20, 20);
  s.tap(20, 20);
  s.frame(draw);
  s.frame(draw);
  s.frame(draw);
  CHECK(heard == 2);
}

TEST_CASE("the other half of a double tap does not press what has just come under the finger", "[ui]") {
  Screen s;
  std::string heard;
  std::vector<std::string> rows{"a", "b", "c"};
  const auto draw = [&] {
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (s.ui.clicked(s.ui.add(rows[i], {0, 50 * static_cast<float>(i), 100, 50}))) heard += rows[i];
    s.ui.add("board", {200, 0, 200, 400}, part_board | part_skip);
  };
  const auto tap_after = [&](double ms, float x, float y) {
    s.host.around.now += ms;
    s.tap(x, y);
    s.frame(draw);
  };
  s.frame(draw);
  tap_after(0, 20, 20);
  rows.erase(rows.begin());  // b comes to the place of a
  s.frame(draw);
  tap_after(120, 22, 24);
  tap_after(120, 22, 24);  // and a third one in a row
  CHECK(heard == "a");
  tap_after(120, 20, 60);  // elsewhere: c, which is seen
  CHECK(heard == "ac");
  tap_after(400, 22, 24);  // in earnest
  CHECK(heard == "acb");
  tap_after(120, 22, 24);
  tap_after(120, 30, 30);  // the same once more: a stepper
  CHECK(heard == "acbbb");

  SECTION("nor what lies below a sheet that has gone") {
    tap_after(1000, 300, 300);
    s.send(What::up, 300, 300);
    s.frame([&] {
      draw();
      s.ui.add("sheet", {0, 0, 400, 400});
    });
    s.host.around.now += 1000;
    s.tap(300, 200);
    s.frame(draw);
    s.host.around.now += 120;
    CHECK(s.send(What::down, 300, 200) == Ui::Reply::taken);
    s.send(What::up, 300, 200);
    s.host.around.now += 1000;
    CHECK(s.send(What::down, 300, 200) == Ui::Reply::board);
  }
  SECTION("nor a button that has come to stand for something else") {
    s.host.around.now += 1000;
    s.tap(20, 20);
    s.frame(draw);
    s.ui.turn();
    tap_after(120, 20, 20);
    CHECK(heard == "acbbbb");
  }
  SECTION("and it is no long press") {
    bool second = false;
    s.host.around.now += 1000;
    s.tap(20, 20);
    rows = {"x"};
    s.frame(draw);
    s.host.around.now += 100;
    s.send(What::down, 20, 20);
    s.host.around.now += 600;
    s.frame([&] {
      draw();
      second = s.ui.clicked_second(id_of("x"));
    });
    CHECK_FALSE(second);
  }
}

TEST_CASE("dragging a list scrolls it and presses none of its rows", "[ui]") {
  Screen s;
  int pressed = 0;
  const auto draw = [&] {
    const float y = s.ui.begin_scroll("list", {0, 0, 200, 200});
    for (int i = 0; i < 20; ++i)
      pressed += s.ui.clicked(s.ui.add("row" + std::to_string(i), {0, y + 50.f * static_cast<float>(i), 200, 50}));
    s.ui.end_scroll(1000);
  };
  s.frame(draw);
  s.send(What::down, 100, 150);
  for (int i = 1; i <= 10; ++i) {
    s.host.around.now += 16;
    s.send(What::move, 100, 150 - 10.f * static_cast<float>(i));
  }
  s.frame(draw);
  CHECK(pressed == 0);
  CHECK(s.ui.scroll_offset("list") > 75);
  CHECK(s.ui.scroll_offset("list") < 105);
  s.send(What::up, 100, 50);
  const float before = s.ui.scroll_offset("list");
  s.host.around.now += 16;
  s.frame(draw);
  CHECK(s.ui.scroll_offset("list") > before);  // goes on by itself
  for (int i = 0; i < 400; ++i) {
    s.host.around.now += 16;
    s.frame(draw);
  }
  const float rest = s.ui.scroll_offset("list");
  s.host.around.now += 16;
  s.frame(draw);
  CHECK(s.ui.scroll_offset("list") == rest);
  CHECK(rest <= 800);
  CHECK(pressed == 0);
}

TEST_CASE("a row that has scrolled out of its list is not pressed", "[ui]") {
  Screen s;
  int pressed = 0;
  const auto draw = [&] {
    const float y = s.ui.begin_scroll("list", {0, 0, 200, 100});
    pressed += s.ui.clicked(s.ui.add("hidden", {0, y + 150, 200, 50}));
    s.ui.end_scroll(400);
  };
  s.frame(draw);
  s.tap(100, 175);
  s.frame(draw);
  CHECK(pressed == 0);
  WheelEvent wheel;
  wheel.x = wheel.y = 50;
  wheel.dy = 120;
  s.ui.wheel(wheel, s.host);
  s.frame(draw);
  s.tap(100, 50);
  s.frame(draw);
  CHECK(pressed == 1);
}

TEST_CASE("a pointer that went down on the board belongs to the board until it is up", "[ui]") {
  Screen s;
  s.frame([&] {
    s.ui.add("board", {0, 0, 400, 400}, part_board | part_skip);
    s.ui.add("panel", {300, 0, 100, 400}, part_cover);
  });
  CHECK(s.send(What::down, 100, 100) == Ui::Reply::board);
  CHECK(s.send(What::move, 350, 100) == Ui::Reply::board);
  CHECK(s.send(What::up, 350, 100) == Ui::Reply::board);
  CHECK(s.send(What::down, 350, 100) == Ui::Reply::taken);
}

TEST_CASE("Tab goes through the controls in order, Enter presses, and past the last the page goes on", "[ui]") {
  Screen s;
  int first = 0, second = 0;
  const auto draw = [&] {
    first += s.ui.clicked(s.ui.add("first", low));
    s.ui.add("cover", {0, 0, 400, 400}, part_cover);
    second += s.ui.clicked(s.ui.add("second", high));
  };
  s.frame(draw);
  KeyEvent tab, enter;
  tab.key = "Tab";
  enter.key = "Enter";
  CHECK_FALSE(s.ui.key(enter, s.host));
  CHECK(s.ui.key(tab, s.host));
  CHECK(s.ui.focused(id_of("first")));
  CHECK(s.ui.key(tab, s.host));
  CHECK(s.ui.focused(id_of("second")));
  CHECK(s.ui.key(enter, s.host));
  s.frame(draw);
  CHECK(first == 0);
  CHECK(second == 1);
  CHECK_FALSE(s.ui.key(tab, s.host));
  s.send(What::down, 390, 390);
  CHECK_FALSE(s.ui.keys_used());
}

TEST_CASE("under a modal sheet nothing is reached", "[ui]") {
  Screen s;
  int below = 0;
  const auto draw = [&] {
    below += s.ui.clicked(s.ui.add("below", low));
    s.ui.add("outside", {0, 0, 400, 400}, part_press | part_modal | part_skip);
    s.ui.add("inside", {200, 200, 100, 100});
  };
  s.frame(draw);
  s.tap(50, 50);
  s.frame(draw);
  CHECK(below == 0);
  KeyEvent tab;
  tab.key = "Tab";
  s.ui.key(tab, s.host);
  CHECK(s.ui.focused(id_of("inside")));
}

TEST_CASE("a palette piece is dragged across its strip, and the strip scrolls along it", "[ui]") {
  Screen s;
  const auto draw = [&] {
    const float x = s.ui.begin_scroll("strip", {0, 300, 400, 100}, true);
    for (int i = 0; i < 10; ++i)
      s.ui.add("tile" + std::to_string(i), {x + 90.f * static_cast<float>(i), 310, 80, 80}, part_press | part_drag);
    s.ui.end_scroll(900);
  };
  s.frame(draw);
  s.send(What::down, 40, 350);
  s.send(What::move, 42, 320);
  CHECK(s.ui.dragged(id_of("tile0")));
  s.send(What::up, 42, 320);
  s.send(What::down, 140, 350);
  s.send(What::move, 110, 352);
  CHECK_FALSE(s.ui.dragged(id_of("tile1")));
  s.send(What::move, 90, 352);
  CHECK(s.ui.scroll_offset("strip") > 0);
}

}  // namespace
}  // namespace cadastre::editor
