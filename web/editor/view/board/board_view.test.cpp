// What is pressed is what is meant.

#include "view/board/board_table.hpp"
#include "view/board/hit.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

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

TEST_CASE("a long note leaves room for what can be done with a square") {
  SmallTable t;
  std::string note;
  for (int i = 0; i < 1000; ++i) note += "ă ț ș ";
  t.model.act(SetNote{Square{0, 0}, note});
  t.model.act(OpenMenu{{{0, 0}, std::nullopt}});
  t.settle();
  for (const char* name : {"menu/turn", "menu/move", "menu/remove"}) {
    const auto box = t.view.rect_of(name);
    INFO(name);
    REQUIRE(box);
    CHECK(box->y + box->height <= t.host.around.height);
  }
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
