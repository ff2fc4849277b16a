// The board view without a screen: events go in, draw lists come out, and the model says what was meant.

#include "view/board/board_view.hpp"

#include <fstream>
#include <iterator>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/model.hpp"
#include "platform/canvas_list.hpp"
#include "platform/fonts.hpp"
#include "platform/kept_triangles.hpp"
#include "rules_bundle.hpp"
#include "view/board/hit.hpp"
#include "view/drawing/sketchbook.hpp"
#include "view/drawing/tokens.hpp"

namespace cadastre::editor {

/// Stands in for the platform's: takes what the view asked for.
class Stage {
 public:
  static bool frame_wanted(Host& h) {
    const bool wanted = h.frame_ || h.wake_at_ > 0 || h.animate_until_ > h.around.now;
    h.frame_ = false;
    h.wake_at_ = h.animate_until_ = 0;
    return wanted;
  }
};

}  // namespace cadastre::editor

using namespace cadastre;
using namespace cadastre::editor;
using What = PointerEvent::What;

namespace {

std::string file(const std::string& path) {
  std::ifstream in(std::string(CADASTRE_SOURCE_DIR) + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The fonts of the site, baked once for all tests.
const ImFontAtlas& atlas() {
  static const FontFiles fonts{file("/web/site/fonts/cadastre-sans-400.ttf"),
                               file("/web/site/fonts/cadastre-sans-600.ttf")};
  static ImFontAtlas baked;
  static const bool once = (bake_fonts(baked, fonts, 1), true);
  (void)once;
  return baked;
}

/// A table before one's eyes: 1000 x 800, the board in all of it.
struct Table {
  Model model{tests::rulebook()};
  Host host;
  drawing::Sketchbook book{model.catalogue()};
  BoardView view{model, host, book};
  CanvasList canvas;
  Box free{0, 0, 1000, 800};
  int vertices = 0;  ///< of the last frame, kept ones included
  std::uint64_t kept_version = 0;

  Table() {
    model.speak(read_phrasebook(tests::read_file(std::string(CADASTRE_RULES_DIR) + "/text/en.json")).phrasebook);
    host.around.width = 1000, host.around.height = 800;
    host.around.now = 1000;
  }

  TileNumber tile(std::string_view alias) const {
    const auto found = find_tile(model.catalogue(), alias);
    REQUIRE(found);
    return *found;
  }
  void put(std::string_view alias, Square q, int turns = 0) {
    model.act(PlaceTile{tile(alias), q, static_cast<std::uint8_t>(turns)});
  }
  /// True if another frame is wanted.
  bool frame(double after = 16) {
    host.around.now += after;
    ImDrawList& list = canvas.begin(atlas(), host.around.width, host.around.height, 1);
    view.place({0, 0, 1000, 800}, free);
    view.draw(list, drawing::light_theme);
    canvas.finish();
    vertices = list.VtxBuffer.Size;
    for (const ImDrawCmd& command : list.CmdBuffer)
      if (command.UserCallback == keep_triangles) {
        const auto& kept = *static_cast<const KeptTriangles*>(command.UserCallbackData);
        vertices += kept.list->VtxBuffer.Size;
        kept_version = kept.version;
      }
    return Stage::frame_wanted(host);
  }
  /// Frames until none is wanted.
  int settle() {
    int frames = 1;
    while (frame() && frames < 1000) ++frames;
    REQUIRE(frames < 1000);
    return frames;
  }
  void pointer(What what, float x, float y, PointerKind kind, int button = 0, double after = 5) {
    host.around.now += after;
    PointerEvent e;
    e.what = what;
    e.kind = kind;
    e.id = kind == PointerKind::mouse ? 1 : 7;
    e.x = x, e.y = y;
    e.button = button;
    e.time = host.around.now;
    view.pointer(e);
  }
  Box rect(std::string_view name) {
    const auto box = view.rect_of(name);
    INFO(name);
    REQUIRE(box);
    return *box;
  }
  void press(std::string_view name, PointerKind kind = PointerKind::mouse, int button = 0) {
    const Box b = rect(name);
    const float x = b.x + b.width / 2, y = b.y + b.height / 2;
    if (kind == PointerKind::mouse) pointer(What::move, x, y, kind, -1);
    pointer(What::down, x, y, kind, button, 400);
    pointer(What::up, x, y, kind, button, 60);
    settle();
  }
  void tap(std::string_view name) { press(name, PointerKind::touch); }
  void hover(std::string_view name) {
    const Box b = rect(name);
    pointer(What::move, b.x + b.width / 2, b.y + b.height / 2, PointerKind::mouse, -1);
    settle();
  }
};

/// A closed city of two caps, a road, a monastery below.
struct SmallTable : Table {
  SmallTable() {
    put("BA/RCr", {0, 0});
    put("BA/C", {0, -1}, 2);
    put("BA/L", {0, 1});
    settle();
  }
};

}  // namespace

TEST_CASE("a press on a feature selects it, another lets go, one on the ground too") {
  SmallTable t;
  t.press("segment/0,0/city/N");
  REQUIRE(t.model.state().selected);
  CHECK(t.model.derived().score.features.features[selected_feature(t.model.derived(), t.model.state())].completed);
  CHECK(t.view.rect_of("pill"));
  t.press("segment/0,-1/city/S");
  CHECK_FALSE(t.model.state().selected);
  t.press("segment/0,0/road/E");
  REQUIRE(t.model.state().selected);
  t.press("square/2,0");
  CHECK_FALSE(t.model.state().selected);
}

TEST_CASE("each segment is found where its name says, on every tile, however it lies") {
  Table t;
  for (std::size_t n = 0; n < t.model.catalogue().tiles.size(); ++n)
    for (int turns = 0; turns < 4; ++turns) {
      t.model.act(NewBoard{});
      t.model.act(PlaceTile{static_cast<TileNumber>(n), {0, 0}, static_cast<std::uint8_t>(turns)});
      t.settle();
      const Tile& tile = t.model.catalogue().tiles[n];
      for (std::size_t s = 0; s < tile.segments.size(); ++s) {
        const SegmentNumber segment = static_cast<SegmentNumber>(s);
        const std::string name = "segment/0,0/" + std::string(cadastre::name(tile.segments[s].kind)) + "/" +
                                 place_name(tile, turns, segment);
        t.model.act(SelectFeature{std::nullopt});
        for (const PointerKind kind : {PointerKind::mouse, PointerKind::touch}) {
          t.press(name, kind);
          INFO(tile.id << " turned " << turns << ", " << name);
          REQUIRE(t.model.state().selected);
          CHECK(int{t.model.state().selected->segment} == int{segment});
          t.model.act(SelectFeature{std::nullopt});
        }
      }
    }
}

TEST_CASE("with a mouse: the ghost follows, turns to fit, and a click places it") {
  SmallTable t;
  t.model.act(ChooseTile{t.tile("BA/RFr")});
  t.model.act(Turn{1});
  t.settle();
  t.hover("square/1,0");
  REQUIRE(t.model.state().ghost);
  CHECK(t.model.derived().ghost_disagrees.bits == 0);
  CHECK(t.model.state().turns % 2 == 0);
  t.press("square/1,0");
  REQUIRE(placed_at(t.model.board(), {1, 0}));
  CHECK(t.model.derived().problems.empty());
  CHECK(t.model.state().tile);
}

TEST_CASE("a square where it does not fit takes it too, marked") {
  SmallTable t;
  t.model.act(ChooseTile{t.tile("BA/Cccc+")});
  t.settle();
  t.hover("square/1,0");
  CHECK(t.model.derived().ghost_disagrees.has(Side::W));
  t.press("square/1,0");
  CHECK(placed_at(t.model.board(), {1, 0}));
  CHECK_FALSE(t.model.derived().problems.empty());
}

TEST_CASE("with a finger: a tap puts the ghost, a tap on it turns it, the bar places or cancels") {
  SmallTable t;
  t.model.act(ChooseTile{t.tile("BA/Rr")});
  t.settle();
  t.tap("square/1,0");
  REQUIRE(t.model.state().ghost == Ghost{{1, 0}, true});
  CHECK(t.model.board().tiles.size() == 3);
  const int turns = t.model.state().turns;
  t.tap("ghost");
  CHECK(t.model.state().turns == (turns + 1) % 4);
  t.tap("ghost/turn");
  CHECK(t.model.state().turns == (turns + 2) % 4);
  SECTION("placed") {
    t.tap("ghost/place");
    CHECK(placed_at(t.model.board(), {1, 0}));
  }
  SECTION("another square first") {
    t.tap("square/-1,0");
    CHECK(t.model.state().ghost->square == Square{-1, 0});
    t.tap("ghost/place");
    CHECK(placed_at(t.model.board(), {-1, 0}));
  }
  SECTION("cancelled") {
    t.tap("ghost/cancel");
    CHECK_FALSE(t.model.state().ghost);
    CHECK(t.model.board().tiles.size() == 3);
  }
}

TEST_CASE("figures are placed on the nearest free spot, and taken back where one's own stands") {
  SmallTable t;
  t.model.act(ChooseFigure{t.model.state().figure, Player::blue});
  t.settle();
  t.press("segment/0,1/monastery/I");
  REQUIRE(t.model.board().figures.size() == 1);
  CHECK(t.model.board().figures[0].player == Player::blue);
  CHECK(t.model.catalogue().tiles[t.tile("BA/L")].segments[t.model.board().figures[0].segment].kind ==
        SegmentKind::monastery);
  t.press("figure/0");
  CHECK(t.model.board().figures.empty());
}

TEST_CASE("a spot that is taken is meant only by who points right at it") {
  const std::vector<FigureSpot> spots{{{{0, 0}, 0}, {100, 100}, false}, {{{0, 0}, 1}, {160, 100}, true}};
  CHECK(nearest_spot(spots, 102, 98) == 0);
  CHECK(nearest_spot(spots, 118, 100) == 1);
  CHECK(nearest_spot(spots, 300, 300) == 1);
  CHECK(nearest_spot({}, 0, 0) == -1);
}

TEST_CASE("several figures on one spot stand side by side and each can be hit") {
  SmallTable t;
  const Spot city{{0, 0}, 0};
  for (const Player p : {Player::red, Player::green, Player::black})
    t.model.act(PlaceFigure{p, t.model.state().figure, city});
  t.settle();
  const Box a = t.rect("figure/0"), b = t.rect("figure/1"), c = t.rect("figure/0,0/2");
  CHECK(a.x < b.x);
  CHECK(b.x < c.x);
  t.model.act(ChooseTool{Tool::eraser});
  t.settle();
  t.press("figure/2");
  REQUIRE(t.model.board().figures.size() == 2);
  CHECK(t.model.board().figures[1].player == Player::green);
}

TEST_CASE("the eraser takes figures first, then tiles") {
  SmallTable t;
  t.model.act(PlaceFigure{Player::red, t.model.state().figure, {{0, 1}, 0}});
  t.model.act(ChooseTool{Tool::eraser});
  t.settle();
  t.press("figure/0");
  CHECK(t.model.board().figures.empty());
  t.press("square/0,1");
  CHECK(t.model.board().tiles.size() == 2);
}

TEST_CASE("the menu of a square: by right click or long press, by pointer and by keys") {
  SmallTable t;
  SECTION("right click, remove") {
    t.press("square/0,1", PointerKind::mouse, 2);
    REQUIRE(t.model.state().menu);
    t.press("menu/remove");
    CHECK_FALSE(placed_at(t.model.board(), {0, 1}));
    CHECK_FALSE(t.model.state().menu);
  }
  SECTION("long press, figure of a player") {
    const Box b = t.rect("segment/0,0/city/N");
    t.pointer(What::down, b.x + 3, b.y + 3, PointerKind::touch);
    t.frame(460);
    t.pointer(What::up, b.x + 3, b.y + 3, PointerKind::touch);
    t.settle();
    REQUIRE(t.model.state().menu);
    t.tap("menu/figure/blue");
    REQUIRE(t.model.board().figures.size() == 1);
    CHECK(t.model.board().figures[0].player == Player::blue);
  }
  SECTION("keys") {
    t.model.act(OpenMenu{{{0, 1}, std::nullopt}});
    t.settle();
    KeyEvent down;
    down.key = "ArrowDown";
    KeyEvent enter;
    enter.key = "Enter";
    CHECK(t.view.key(down));
    CHECK(t.view.key(enter));
    t.settle();
    CHECK(t.model.state().lifted == Square{0, 1});
  }
  SECTION("a press beside it closes it and does nothing else") {
    t.press("square/0,1", PointerKind::mouse, 2);
    t.press("segment/0,-1/field");
    CHECK_FALSE(t.model.state().menu);
    CHECK_FALSE(t.model.state().selected);
  }
}

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

TEST_CASE("something carried from the palette is put down where it is dropped") {
  SmallTable t;
  t.model.act(ChooseTile{t.tile("BA/RFr")});
  t.settle();
  const Box b = t.rect("square/1,0");
  t.view.carry(b.x + 10, b.y + 10);
  REQUIRE(t.model.state().ghost);
  t.view.drop(b.x + 10, b.y + 10);
  CHECK(placed_at(t.model.board(), {1, 0}));
}

TEST_CASE("names that mean nothing have no place") {
  SmallTable t;
  for (const char* name :
       {"", "square", "square/", "square/x,y", "square/1,2,3", "segment/0,0", "segment/0,0/lake", "segment/0,0/city/S",
        "segment/9,9/city/N", "figure/0", "figure/0,0/4", "ghost", "pill", "square/99999,0", "square/99999999999999,0"})
    CHECK_FALSE(t.view.rect_of(name));
}
