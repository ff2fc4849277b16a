// Boards that no game ever makes, but that a link of 3,000 letters can hold.

#include <chrono>
#include <cstdlib>

#include "catch.hpp"
#include "model/mirror.hpp"
#include "model/model.hpp"
#include "model/wikitext.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

Model empty_table() {
  Model m{tests::rulebook()};
  m.speak(tests::phrasebook("en"));
  return m;
}

/// Rows of 100 tiles, so far from each other, with somebody on every third.
Board field_of(const Model& m, int tiles, int apart) {
  Board board;
  board.players = {{Player::red, {}, 0}, {Player::blue, {}, 0}};
  const TileNumber tile = *find_tile(m.catalogue(), "BA/RCr");
  for (int i = 0; i < tiles; ++i) {
    const Square q{apart * (i % 100), apart * (i / 100)};
    board.tiles.push_back({tile, q, static_cast<std::uint8_t>(i % 4)});
    if (i % 3 == 0) board.figures.push_back({i % 2 ? Player::red : Player::blue, m.state().figure, q, 1});
    if (i % 7 == 0) board.notes.push_back({q, "here"});
  }
  return board;
}

/// Of opening it, of one change of it with all that is said of it, and of asking for the words of a tile in hand.
double seconds(int tiles, int apart) {
  double least = 1e9;
  for (int i = 0; i < 3; ++i) {
    Model m = empty_table();
    const Board board = field_of(m, tiles, apart);
    const auto begin = std::chrono::steady_clock::now();
    m.act(LoadBoard{board, false, {}, {}});
    m.act(SetTrack{Player::red, 8});
    m.mirror();
    m.act(ChooseTile{*find_tile(m.catalogue(), "BA/L")});
    m.mirror();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    least = std::min(least, took.count());
  }
  return least;
}

Model with_field(int tiles, int apart) {
  Model m = empty_table();
  m.act(LoadBoard{field_of(m, tiles, apart), false, {}, {}});
  return m;
}

const MirrorCell* cell(const Mirror& mirror, Square q) {
  for (const MirrorCell& c : mirror.cells)
    if (c.square == q) return &c;
  return nullptr;
}

/// Where an arrow of the HTML goes: the next square that matters on that line, however far (web/site/src/grid.ts).
const MirrorCell* beyond(const Mirror& mirror, Square from, int dx, int dy) {
  const MirrorCell* best = nullptr;
  int least = 1'000'000'000;
  for (const MirrorCell& c : mirror.cells) {
    const int ahead = (c.square.x - from.x) * dx + (c.square.y - from.y) * dy;
    if ((dx ? c.square.y != from.y : c.square.x != from.x) || ahead <= 0 || ahead >= least) continue;
    best = &c;
    least = ahead;
  }
  return best;
}

}  // namespace

TEST_CASE("large boards: twenty thousand tiles take four times as long as five thousand, not sixteen times") {
  for (const int apart : {1, 3}) {
    const double few = seconds(5'000, apart), many = seconds(20'000, apart);
    INFO(apart << " apart: " << few << " s, " << many << " s");
    CHECK(many < 8 * few);
  }
}

TEST_CASE("large boards: the grid and the features are those near the square that is looked at") {
  Model m = with_field(5'000, 2);
  CHECK(m.mirror().cells.size() <= 1'508);
  CHECK(m.mirror().features.size() <= 1'504 * 4);
  CHECK(m.mirror().further ==
        "This board is large. Only what lies near column 99, row 49 is listed here; more lies "
        "further away, and is listed once you move there.");
  CHECK(cell(m.mirror(), {100, 50}));
  CHECK(!cell(m.mirror(), {0, 0}));
  m.act(SelectFeature{Spot{{0, 0}, 1}});
  REQUIRE(cell(m.mirror(), {0, 0}));
  CHECK(!cell(m.mirror(), {100, 50}));
  CHECK(cell(m.mirror(), {0, 0})->row == 2);
  CHECK(m.mirror().rows == 101);
  CHECK(m.mirror().columns == 201);
  m.act(SetCursor{Square{198, 98}});
  CHECK(cell(m.mirror(), {198, 98}));
  CHECK(m.mirror().cells.front().square == Square{0, -1});  // where Ctrl+Home goes
  CHECK(!cell(m.mirror(), {0, 0}));
  for (const MirrorFeature& f : m.mirror().features) CHECK(f.spot.square.x > 100);
}

TEST_CASE("large boards: arrows go all the way across, because what is listed goes along") {
  Model m = with_field(600, 3);
  Board board = m.board();
  board.tiles.push_back({board.tiles[0].tile, {900'000, 0}, 0});
  m.act(LoadBoard{board, false, {}, {}});
  m.act(SetCursor{Square{200, 0}});
  int steps = 0;
  const auto go = [&](int dx) {
    while (const MirrorCell* next = beyond(m.mirror(), *m.state().cursor, dx, 0)) {
      if (++steps > 500) return;
      m.act(SetCursor{next->square});
    }
  };
  go(1);
  CHECK(*m.state().cursor == Square{900'001, 0});
  go(-1);
  CHECK(*m.state().cursor == Square{-1, 0});
}

TEST_CASE("large boards: the ends of the row and of the board are listed, as keys go there") {
  Model m = with_field(5'000, 2);
  m.act(SetCursor{Square{0, 0}});
  CHECK(m.mirror().cells.back().square == Square{198, 99});
  CHECK(cell(m.mirror(), {199, 0}));
  m.act(SetCursor{Square{198, 99}});
  CHECK(m.mirror().cells.front().square == Square{0, -1});
  m.act(SetCursor{Square{198, 98}});
  CHECK(cell(m.mirror(), {-1, 98}));
}

TEST_CASE("large boards: undo keeps fewer steps of them, and all thousand of a board of 500 tiles") {
  const auto steps_of = [](int tiles) {
    const Model m = with_field(tiles, 1);
    State s = m.state();
    for (std::size_t i = 0; i < undo_limit; ++i)
      s = reduce(std::move(s), SetTrack{i % 2 == 0 ? Player::red : Player::blue, static_cast<int>(i)}, m.rulebook());
    return s.history.past.size();
  };
  CHECK(steps_of(500) == undo_limit);
  CHECK(steps_of(5'000) < 200);
  CHECK(steps_of(5'000) > 20);
}

TEST_CASE("large boards: a board of a game is listed whole") {
  Model m = with_field(200, 1);
  CHECK(m.mirror().further.empty());
  CHECK(m.mirror().cells.size() == 200 + 204);
}

TEST_CASE("large boards: where tiles would fit is not looked for beyond a thousand") {
  CHECK(!with_field(1'000, 3).derived().gaps.empty());
  Model m = with_field(1'001, 3);
  CHECK(m.derived().gaps.empty());
  CHECK(!gap_at(m.derived(), {1, 0}));
  m.act(ChooseTile{*find_tile(m.catalogue(), "BA/L")});
  CHECK(!m.derived().legal.empty());
}

TEST_CASE("large boards: a hundred of the figures of one square are listed") {
  Model m = with_field(4, 1);
  Board board = m.board();
  for (int i = 0; i < 5'000; ++i) board.figures.push_back(board.figures[0]);
  m.act(LoadBoard{board, false, {}, {}});
  CHECK(cell(m.mirror(), {0, 0})->figures.size() == 100);
}

TEST_CASE("large boards: a wiki is told that the tiles lie too far apart for a table") {
  Model m = empty_table();
  const TileNumber tile = *find_tile(m.catalogue(), "BA/RCr");
  m.act(PlaceTile{tile, {0, 0}, 0});
  m.act(PlaceTile{tile, {1'000'000, 10}, 0});
  const auto text = [&] { return wikitext(m.mirror(), m.state(), m.derived(), m.rulebook(), m.phrases()); };
  CHECK(text().size() < 2'000);
  CHECK(text().find("The tiles lie too far apart for a table") != std::string::npos);
  CHECK(text().find("BA/RCr 1000000,10") != std::string::npos);
  m.act(RemoveTile{{1'000'000, 10}});
  m.act(PlaceTile{tile, {60, 10}, 0});
  CHECK(text().find("too far apart") == std::string::npos);
  CHECK(text().find("! 10") != std::string::npos);
  // Nor does it grow with what is not listed.
  Model large = with_field(5'000, 2);
  const std::string of_many =
      wikitext(large.mirror(), large.state(), large.derived(), large.rulebook(), large.phrases());
  CHECK(of_many.find("This board is large. Only what lies near") != std::string::npos);
  CHECK(of_many.find("\n|-\n! 0") == std::string::npos);
}

TEST_CASE("names and notes are no longer than what is read again") {
  Model m = empty_table();
  const std::string long_text(2'000, 'x');
  m.act(RenameBoard{long_text});
  m.act(RenamePlayer{Player::red, long_text});
  m.act(SetNote{std::nullopt, long_text});
  CHECK(m.board().name.size() == board_name_limit);
  CHECK(m.board().players[0].name.size() == player_name_limit);
  CHECK(m.board().notes[0].text.size() == note_limit);
}
