#include "cadastre/legality.hpp"
#include "cadastre/contains.hpp"

#include <algorithm>

#include "catch.hpp"
#include "testing/base_tiles.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = bare_book();
  return rulebook;
}

Board seated(std::initializer_list<On> tiles) {
  Board board = board_of(book().catalogue, tiles);
  board.players = {{Player::red, "", 0}, {Player::blue, "", 0}};
  return board;
}

Problems examined(const Board& board) { return examine(board, book(), trace(board, book().catalogue)); }

TileNumber number_of(std::string_view tile) { return find_tile(book().catalogue, tile).value(); }

std::vector<Placement> legal(const Board& board, std::string_view tile) {
  return legal_placements(board, book().catalogue, number_of(tile));
}

Argument word(std::string name, std::string value) { return {std::move(name), std::move(value)}; }
Argument count(std::string name, std::int64_t value) { return {std::move(name), value}; }

}  // namespace

TEST_CASE("A table in order has no problems", "[legality]") {
  Board board = seated({{"BA/RCr", 0, 0}, {"BA/RFr", 1, 0}, {"BA/C", 0, -1, 2}});
  stand(board, book().catalogue, Player::red, {0, 0}, SegmentKind::road);
  CHECK(examined(board).empty());
  CHECK(examined({}).empty());
}

TEST_CASE("An edge that disagrees is told once, at the later tile", "[legality]") {
  const Problems problems = examined(seated({{"BA/RCr", 3, 4}, {"BA/L", 4, 4}}));
  REQUIRE(problems.size() == 1);
  CHECK(problems[0] == Problem{"edges-disagree",
                               Severity::warning,
                               "/tiles/1",
                               {count("x", 4), count("y", 4), word("side", "W"), word("edge", "field"),
                                count("other-x", 3), count("other-y", 4), word("other-edge", "road")}});
}

TEST_CASE("Islands are told tile by tile, far away too", "[legality]") {
  for (const int away : {5, 900'000}) {
    const Problems problems = examined(seated({{"BA/L", 0, 0}, {"BA/L", 1, 0}, {"BA/L", away, 0}, {"BA/L", away, 1}}));
    REQUIRE(problems.size() == 2);
    CHECK(
        problems[0] ==
        Problem{"tile-apart", Severity::warning, "/tiles/2", {word("tile", "BA/L"), count("x", away), count("y", 0)}});
    CHECK(problems[1].where == "/tiles/3");
  }
}

TEST_CASE("Tiles that touch only by a corner are apart", "[legality]") {
  const Problems problems = examined(seated({{"BA/L", 0, 0}, {"BA/L", 1, 1}}));
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].code == "tile-apart");
}

TEST_CASE("A square holds one tile", "[legality]") {
  const Problems problems = examined(seated({{"BA/L", 0, 0}, {"BA/RFr", 0, 0}}));
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].code == "square-taken");
  CHECK(problems[0].severity == Severity::error);
  CHECK(problems[0].where == "/tiles/1");
}

TEST_CASE("A tile that the box lacks is told once, at the first copy too many", "[legality]") {
  Board board = seated({{"BA/RRRR", 0, 0}, {"BA/RRRR", 1, 0}, {"BA/RRRR", 2, 0}});
  Problems problems = examined(board);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0] == Problem{"too-many-copies",
                               Severity::warning,
                               "/tiles/1",
                               {word("tile", "BA/RRRR"), count("number", 3), count("copies", 1)}});
  board = seated({{"BA/CG", 0, 0}});
  CHECK(examined(board).empty());
  board.selection.edition = Edition::C1;
  problems = examined(board);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].code == "too-many-copies");
}

TEST_CASE("Meeples beyond the supply are told once a player", "[legality]") {
  Board board = seated({{"BA/L", 0, 0}});
  for (int i = 0; i < 7; ++i) stand(board, book().catalogue, Player::blue, {0, 0}, SegmentKind::field);
  CHECK(examined(board).empty());
  for (int i = 0; i < 2; ++i) stand(board, book().catalogue, Player::blue, {0, 0}, SegmentKind::monastery);
  const Problems problems = examined(board);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0] ==
        Problem{"too-many-meeples",
                Severity::warning,
                "/meeples/7",
                {word("player", "blue"), word("kind", "meeple"), count("number", 9), count("supply", 7)}});
}

TEST_CASE("A meeple where nothing scores it is out of place", "[legality]") {
  Board board = seated({{"BA/CG", 0, 0}});
  stand(board, book().catalogue, Player::red, {0, 0}, SegmentKind::garden);
  board.figures.push_back({Player::red, 2, {9, 9}, 0});
  const Problems problems = examined(board);
  REQUIRE(problems.size() == 2);
  CHECK(problems[0] == Problem{"meeple-out-of-place",
                               Severity::warning,
                               "/meeples/0",
                               {word("player", "red"), word("kind", "meeple"), word("feature", "garden"), count("x", 0),
                                count("y", 0)}});
  CHECK(problems[1].where == "/meeples/1");
}

TEST_CASE("A player without a seat is told once", "[legality]") {
  Board board = seated({{"BA/L", 0, 0}});
  for (int i = 0; i < 2; ++i) stand(board, book().catalogue, Player::pink, {0, 0}, SegmentKind::field);
  const Problems problems = examined(board);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0] == Problem{"player-not-seated", Severity::warning, "/meeples/0", {word("player", "pink")}});
}

TEST_CASE("On an empty table a tile goes to the middle, any way round", "[legality]") {
  const std::vector<Placement> placements = legal({}, "BA/RRR");
  REQUIRE(placements.size() == 4);
  for (std::uint8_t turns = 0; turns < 4; ++turns) CHECK(placements[turns] == Placement{{0, 0}, turns});
}

TEST_CASE("A tile goes where all its edges agree, in the order of lines, columns and turns", "[legality]") {
  const std::vector<Placement> placements = legal(seated({{"BA/RCr", 0, 0}}), "BA/RCr");
  // North: its city to the south. West and east: a road each. South: one of its sides without road or city.
  CHECK(placements ==
        std::vector<Placement>{{{0, -1}, 2}, {{-1, 0}, 0}, {{-1, 0}, 2}, {{1, 0}, 0}, {{1, 0}, 2}, {{0, 1}, 2}});
  CHECK(legal(seated({{"BA/L", 0, 0}}), "BA/Cccc+").empty());
}

TEST_CASE("Legal placements are those where nothing disagrees", "[legality]") {
  const Board board = seated({{"BA/RCr", 0, 0}, {"BA/RRR", 1, 0, 1}, {"BA/Cc.1", 0, -1, 2}, {"BA/CFC.2", 1, -1}});
  for (std::size_t t = 0; t < book().catalogue.tiles.size(); ++t) {
    const auto tile = static_cast<TileNumber>(t);
    const std::vector<Placement> legal = legal_placements(board, book().catalogue, tile);
    for (int y = -3; y <= 2; ++y) {
      for (int x = -2; x <= 3; ++x) {
        const bool beside_one = std::any_of(board.tiles.begin(), board.tiles.end(), [&](const PlacedTile& placed) {
          return std::abs(placed.square.x - x) + std::abs(placed.square.y - y) == 1;
        });
        for (std::uint8_t turns = 0; turns < 4; ++turns) {
          const Placement placement{{x, y}, turns};
          const bool agrees = disagreeing_sides(board, book().catalogue, tile, placement) == SideSet{};
          const bool expected = beside_one && agrees && tile_at(board, placement.square) < 0;
          CHECK(contains(legal, placement) == expected);
        }
      }
    }
  }
}

TEST_CASE("The sides that disagree are named as they lie", "[legality]") {
  const Board board = seated({{"BA/RCr", 0, 0}});
  const auto sides = [&](std::string_view tile, Placement placement) {
    return disagreeing_sides(board, book().catalogue, number_of(tile), placement);
  };
  CHECK(sides("BA/L", {{1, 0}, 0}) == SideSet{}.with(Side::W));
  CHECK(sides("BA/L", {{0, 1}, 0}) == SideSet{});
  CHECK(sides("BA/C", {{0, -1}, 0}) == SideSet{}.with(Side::S));
  CHECK(sides("BA/C", {{0, -1}, 2}) == SideSet{});
  CHECK(disagreeing_sides(board, book().catalogue, 9999, {{0, 1}, 0}) == SideSet{});
}

TEST_CASE("The box holds what is not on the table, by the board's edition", "[legality]") {
  Board board = seated({{"BA/RRRR", 0, 0}, {"BA/RRRR", 1, 0}, {"BA/Rr", 2, 0}, {"BA/Rr", 2, 0}});
  std::vector<int> left = left_in_box(board, book().catalogue);
  CHECK(left[number_of("BA/RRRR")] == 0);
  CHECK(left[number_of("BA/Rr")] == 7);
  CHECK(left[number_of("BA/CG")] == 1);
  board.selection.edition = Edition::C1;
  left = left_in_box(board, book().catalogue);
  CHECK(left[number_of("BA/Rr")] == 8);
  CHECK(left[number_of("BA/CG")] == 0);
}
