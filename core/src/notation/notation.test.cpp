#include "cadastre/notation.hpp"

#include "cadastre/text.hpp"
#include "catch.hpp"
#include "testing/base_tiles.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = bare_book();
  return rulebook;
}

Board sample() {
  Board board = board_of(book().catalogue, {{"BA/RCr", 0, 0}, {"BA/L", -1, -1, 2}, {"BA/CC.2", 0, -1, 1}});
  board.selection.edition = Edition::C2;
  board.selection.expansions = {"inns-and-cathedrals/inns", "tower"};
  board.selection.variants = {{"two-tile-city", "2"}};
  board.name = "A wet \"Saturday\"";
  board.players = {{Player::red, "Mira", 8}, {Player::blue, "", 0}, {Player::pink, "Ana = Maria: 2", -3}};
  stand(board, book().catalogue, Player::red, {0, 0}, SegmentKind::road);
  stand(board, book().catalogue, Player::pink, {0, 0}, SegmentKind::field, "SL");
  stand(board, book().catalogue, Player::blue, {-1, -1}, SegmentKind::monastery);
  stand(board, book().catalogue, Player::blue, {0, -1}, SegmentKind::city, "E");
  board.figures.back().kind = find_class(book(), "large-meeple").value();
  board.notes = {{Square{-1, 0}, "1,2 \"or\" later?\nAsk."}, {std::nullopt, "3,4"}};
  return board;
}

std::string codes(std::string_view text) {
  std::string list;
  for (const Problem& problem : from_notation(text, book()).problems) {
    list += (list.empty() ? "" : " ") + problem.code + problem.where;
  }
  return list;
}

std::string codes_of_line(const std::string& line) { return codes("cadastre 1 C3\n" + line + "\n"); }

}  // namespace

TEST_CASE("A board as text can be read by a person", "[notation]") {
  CHECK(to_notation(sample(), book()) ==
        "cadastre 1 C2\n"
        "name \"A wet \\\"Saturday\\\"\"\n"
        "expansions inns-and-cathedrals/inns tower\n"
        "variants two-tile-city=2\n"
        "players red=Mira:8 blue pink=\"Ana = Maria: 2\":-3\n"
        "BA/RCr 0,0  red@road pink@field.ER.SL.SR.WL\n"
        "BA/L -1,-1 r2  blue@monastery\n"
        "BA/CC.2 0,-1 r1  blue:large-meeple@city.E\n"
        "note -1,0 \"1,2 \\\"or\\\" later?\\nAsk.\"\n"
        "note \"3,4\"\n");
}

TEST_CASE("A board survives the notation", "[notation]") {
  const BoardRead read = from_notation(to_notation(sample(), book()), book());
  CHECK(read.problems.empty());
  CHECK(read.board == sample());
  CHECK(read.by_lines);
  CHECK(read.tile_from == std::vector<std::uint32_t>{5, 6, 7});
  CHECK(read.figure_from == std::vector<std::uint32_t>{5, 5, 6, 7});
}

TEST_CASE("Every segment of every tile survives the notation, however it lies", "[notation]") {
  for (std::size_t t = 0; t < book().catalogue.tiles.size(); ++t) {
    for (std::uint8_t turns = 0; turns < 4; ++turns) {
      Board board;
      board.players = {{Player::red, "", 0}};
      board.tiles = {{static_cast<TileNumber>(t), {3, -4}, turns}};
      for (std::size_t s = 0; s < book().catalogue.tiles[t].segments.size(); ++s) {
        board.figures.push_back({Player::red, 2, {3, -4}, static_cast<SegmentNumber>(s)});
      }
      const BoardRead read = from_notation(to_notation(board, book()), book());
      CHECK(read.problems.empty());
      CHECK(read.board == board);
    }
  }
}

TEST_CASE("Names of any letters survive", "[notation]") {
  for (const char* name : {"Mira Ana", "a\"b\\c", "line\nbreak", "Ștefan", " x ", "x:9", "a=b", "#", "tab\there"}) {
    Board board;
    board.name = name;
    keep_in_line(board.name);
    board.players = {{Player::green, board.name, 0}};
    board.selection.variants = {{name, name}};
    board.selection.expansions = {name};
    const BoardRead read = from_notation(to_notation(board, book()), book());
    CHECK(read.problems.empty());
    CHECK(read.board == board);
  }
}

TEST_CASE("Blank lines, comments and line ends of any kind are passed over", "[notation]") {
  const BoardRead read = from_notation("# a table\r\n\r\n cadastre 1 C1 \r\n\t\nBA/L 0,0\r\n# the end", book());
  CHECK(read.problems.empty());
  CHECK(read.board.selection.edition == Edition::C1);
  CHECK(read.board.tiles.size() == 1);
}

TEST_CASE("Players who were not named are seated by their figures", "[notation]") {
  const BoardRead read = from_notation("cadastre 1 C3\nBA/L 0,0 white@field red@monastery white@field", book());
  CHECK(read.problems.empty());
  REQUIRE(read.board.players.size() == 2);
  CHECK(read.board.players[0].player == Player::white);
  CHECK(read.board.players[1].player == Player::red);
}

TEST_CASE("What cannot be read is told with its line, and reading goes on", "[notation]") {
  CHECK(codes("") == "");
  CHECK(codes("cadastre 2 C3") == "unknown-version/lines/0");
  CHECK(codes("cadastre 1 C9") == "unknown-edition/lines/0");
  CHECK(codes("cadastre 1 C3 WE") == "unknown-word/lines/0");
  CHECK(codes_of_line("players mauve red") == "unknown-player/lines/1");
  CHECK(codes_of_line("players red red") == "player-twice/lines/1");
  CHECK(codes_of_line("players red:many") == "number-out-of-range/lines/1");
  CHECK(codes_of_line("variants two-tile-city") == "unknown-word/lines/1");
  CHECK(codes_of_line("variants a=1 a=2") == "repeated-key/lines/1");
  CHECK(codes_of_line("BA/XX 0,0") == "unknown-tile/lines/1");
  CHECK(codes_of_line("BA/L") == "missing/lines/1");
  CHECK(codes_of_line("BA/L 0;0") == "unknown-word/lines/1");
  CHECK(codes_of_line("BA/L 0,1.5") == "number-out-of-range/lines/1");
  CHECK(codes_of_line("BA/L 0,1000001") == "number-out-of-range/lines/1");
  CHECK(codes_of_line("BA/L 0,99999999999999999999") == "number-out-of-range/lines/1");
  CHECK(codes_of_line("BA/L 0,0 r4") == "unknown-rotation/lines/1");
  CHECK(codes_of_line("BA/L 0,0 red") == "unknown-word/lines/1");
  CHECK(codes_of_line("BA/L 0,0 mauve@field") == "unknown-player/lines/1");
  CHECK(codes_of_line("BA/L 0,0 red:dragon@field") == "unknown-figure/lines/1");
  CHECK(codes_of_line("BA/L 0,0 red:tile@field") == "unknown-figure/lines/1");
  CHECK(codes_of_line("BA/L 0,0 red@moor") == "unknown-feature/lines/1");
  CHECK(codes_of_line("BA/L 0,0 red@road") == "feature-not-on-tile/lines/1");
  CHECK(codes_of_line("BA/CC.2 0,0 red@city") == "which-place/lines/1");
  CHECK(codes_of_line("BA/CC.2 0,0 red@city.S") == "place-not-on-tile/lines/1");
  const BoardRead read = from_notation("cadastre 1 C3\nBA/XX 0,0\nBA/L 5,5 red@moor red@field", book());
  CHECK(read.board.tiles.size() == 1);
  CHECK(read.board.figures.size() == 1);
}

TEST_CASE("Who stands on a tile that is left out is left out too", "[notation]") {
  const BoardRead read = from_notation("cadastre 1 C3\nBA/L 0,0\nBA/RRRR 0,0 red@road.N", book());
  REQUIRE(read.problems.size() == 1);
  CHECK(read.problems[0].code == "no-tile-there");
  CHECK(read.problems[0].where == "/lines/2");
  CHECK(read.board.figures.empty());
}

TEST_CASE("A flood of problems is cut off", "[notation]") {
  std::string text = "cadastre 1 C3\n";
  for (int i = 0; i < 5'000; ++i) text += "what is this\n";
  const BoardRead read = from_notation(text, book());
  CHECK(read.problems.size() == 1'001);
  CHECK(read.problems.back().code == "more-problems");
}

TEST_CASE("Bytes that are no UTF-8 are replaced", "[notation]") {
  const BoardRead read = from_notation("cadastre 1 C3\nname \"a\xff\xc0\xaf z\"", book());
  CHECK(read.board.name == "a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd z");
}

TEST_CASE("Long names, notes and words of a selection are shortened in notation too", "[notation]") {
  const std::string x(1'000, 'x');
  std::string text = "cadastre 1 C3\nname " + x + "\nplayers red=" + x + "\nexpansions " + x + "\nvariants " + x + "=" +
                     x + "\nnote 0,0 " + x;
  const BoardRead read = from_notation(text, book());
  std::string codes;
  for (const Problem& p : read.problems) codes += p.code + p.where + ' ';
  CHECK(codes ==
        "shortened/lines/1 shortened/lines/2 shortened/lines/3 shortened/lines/4 shortened/lines/4 shortened/lines/5 ");
  CHECK_FALSE(has_error(read.problems));
  CHECK(read.board.name == x.substr(0, board_name_limit - 3) + "…");
  CHECK(read.board.players[0].name.size() == player_name_limit);
  CHECK(read.board.notes[0].text.size() == note_limit);
  CHECK(read.board.selection.expansions[0].size() == selection_word_limit);
  CHECK(read.board.selection.variants[0].variant.size() == selection_word_limit);
  CHECK(read.board.selection.variants[0].value.size() == selection_word_limit);
  CHECK(from_notation(to_notation(read.board, book()), book()).board == read.board);
  for (int i = 0; i < 600; ++i) text += "\nexpansions a" + std::to_string(i);
  const BoardRead many = from_notation(text, book());
  CHECK(many.board.selection.expansions.size() == selection_limit);
  CHECK(many.expansion_from.size() == selection_limit);
  CHECK(many.problems.back().code == "too-many-members");
}

TEST_CASE("The notation is told from JSON by its first word", "[notation]") {
  CHECK(is_notation("cadastre 1 C3"));
  CHECK(is_notation("\n# hello\n\n  cadastre 1"));
  CHECK(is_notation("cadastre"));
  CHECK_FALSE(is_notation("{\"cadastre\":1}"));
  CHECK_FALSE(is_notation("cadastres"));
  CHECK_FALSE(is_notation(""));
  CHECK_FALSE(is_notation("# only words\n"));
}

TEST_CASE("Problems of a board point into what it was read from", "[notation]") {
  const BoardRead read = from_notation("cadastre 1 C3\nBA/XX 9,9\nBA/L 0,0\n\nBA/L 1,0 red@field", book());
  const Problems problems = in_input({{"a", Severity::warning, "/tiles/1", {}},
                                      {"b", Severity::warning, "/meeples/0/at", {}},
                                      {"c", Severity::warning, "/tiles/99", {}},
                                      {"d", Severity::warning, "/selection", {}}},
                                     read);
  CHECK(problems[0].where == "/lines/4");
  CHECK(problems[1].where == "/lines/4");
  CHECK(problems[2].where == "/tiles/99");
  CHECK(problems[3].where == "/selection");
}

TEST_CASE("A picture shows what lies where", "[notation]") {
  Board board = board_of(book().catalogue, {{"BA/RCr", 0, 0}, {"BA/LR", 1, 0, 1}, {"BA/CcRr+", 0, -1, 2}});
  stand(board, book().catalogue, Player::blue, {0, 0}, SegmentKind::city);
  CHECK(picture(board, book()) ==
        "..+..\n"
        "+++!#\n"
        ".###.\n"
        "\n"
        ".#B#. .....\n"
        "+++++ ++M..\n"
        "..... .....\n"
        "\n");
  CHECK(picture({}, book()) == "(no tiles)\n");
}
