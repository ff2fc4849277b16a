#include "cadastre/json.hpp"
#include "catch.hpp"
#include "testing/base_tiles.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = bare_book();
  return rulebook;
}

/// Codes and places of what is wrong, in order: `unknown-tile/tiles/0/tile`.
std::string codes(const Problems& problems) {
  std::string list;
  for (const Problem& problem : problems) list += (list.empty() ? "" : " ") + problem.code + problem.where;
  return list;
}
std::string codes(std::string_view text) { return codes(read_board(text, book()).problems); }
std::string codes_of_tile(const std::string& tile) { return codes("{\"tiles\":[" + tile + "]}"); }
std::string codes_of_meeple(const std::string& meeple) {
  return codes(R"({"tiles":[{"tile":"BA/CC.2","x":0,"y":0},{"tile":"BA/L","x":5,"y":0}],"meeples":[)" + meeple + "]}");
}

std::string repeated(std::string_view text, int times) {
  std::string all;
  all.reserve(text.size() * static_cast<std::size_t>(times));
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

constexpr std::string_view sample = R"({
  "$schema": "board.schema.json",
  "cadastre": 1,
  "name": "Saturday",
  "selection": {"edition": "C2", "expansions": ["tower"], "variants": {"two-tile-city": "2", "other": 3}},
  "players": [{"player": "red", "name": "Mira", "track": 8}],
  "tiles": [
    {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0},
    {"tile": "base-game/L", "x": -1, "y": -2, "rotation": 270}
  ],
  "meeples": [
    {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": "city", "at": "N"},
    {"player": "blue", "x": 0, "y": 0, "feature": "field", "at": "SL"},
    {"player": "red", "kind": "large-meeple", "x": -1, "y": -2, "feature": "monastery"}
  ]
})";

}  // namespace

TEST_CASE("A board is read as it stands there", "[read-board]") {
  const BoardRead read = read_board(sample, book());
  CHECK(codes(read.problems) == "");
  const Board& board = read.board;
  CHECK(board.name == "Saturday");
  CHECK(board.selection.edition == Edition::C2);
  CHECK(board.selection.expansions == std::vector<std::string>{"tower"});
  CHECK(board.selection.variants == std::vector<VariantChoice>{{"two-tile-city", "2"}, {"other", "3"}});
  CHECK(board.players == std::vector<Seat>{{Player::red, "Mira", 8}, {Player::blue, "", 0}});
  const TileNumber start = find_tile(book().catalogue, "BA/RCr").value();
  const TileNumber abbey = find_tile(book().catalogue, "BA/L").value();
  CHECK(board.tiles == std::vector<PlacedTile>{{start, {0, 0}, 0}, {abbey, {-1, -2}, 3}});
  CHECK(board.figures == std::vector<PlacedFigure>{
                             {Player::red, 2, {0, 0}, 0}, {Player::blue, 2, {0, 0}, 3}, {Player::red, 3, {-1, -2}, 0}});
}

TEST_CASE("A board survives being written and read", "[read-board]") {
  const Board board = read_board(sample, book()).board;
  const BoardRead again = read_board(write_board(board, book()), book());
  CHECK(again.problems.empty());
  CHECK(again.board == board);
  const BoardRead empty = read_board(write_board({}, book()), book());
  CHECK(empty.problems.empty());
  CHECK(empty.board == Board{});
  Board odd;
  odd.name = "\"\\/Ș";
  odd.notes = {{std::nullopt, "\"\\\x01\n\t\x7f/Ș"}};
  CHECK(read_board(write_board(odd, book()), book()).board == odd);
}

TEST_CASE("Notes stand on a square or on the whole table", "[read-board]") {
  const BoardRead read = read_board(
      R"({"tiles":[],"notes":[{"x":1,"y":-2,"text":"ce"},{"text":"all"},{"x":1,"text":"?"},{"text":7},3]})", book());
  CHECK(codes(read.problems) == "missing/notes/2/y wrong-type/notes/3/text wrong-type/notes/4");
  CHECK(read.board.notes == std::vector<Note>{{Square{1, -2}, "ce"}, {std::nullopt, "all"}});
  CHECK(read_board(write_board(read.board, book()), book()).board == read.board);
}

TEST_CASE("The short notation is read too", "[read-board]") {
  const BoardRead read = read_board("cadastre 1 C1\nBA/L 0,0 red@monastery", book());
  CHECK(read.problems.empty());
  CHECK(read.board.figures.size() == 1);
}

TEST_CASE("Text that is no JSON is told with line and column", "[read-board]") {
  for (const char* text : {"{", "{\"tiles\":[}", "{\"tiles\":[NaN]}", "{\"tiles\":[Infinity]}", "{'a':1}",
                           "{\"tiles\":[]} x", "{\"name\":\"\xff\"}", "{\"name\":\"\\ud800\"}"}) {
    const BoardRead read = read_board(text, book());
    CAPTURE(text);
    CHECK(codes(read.problems) == "not-json");
    CHECK(read.board == Board{});
  }
  const Problems problems = read_board("{\n \"tiles\": [,]}", book()).problems;
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].arguments == std::vector<Argument>{{"line", std::int64_t{2}}, {"column", std::int64_t{12}}});
  CHECK(codes(R"({"tiles":[{"tile":"BA/L","x":1e999,"y":0}]})") == "number-too-big");
}

TEST_CASE("Text that is neither JSON nor notation is told as such", "[read-board]") {
  CHECK(codes("") == "empty-input");
  CHECK(codes(" \n") == "empty-input");
  CHECK(codes("\xef\xbb\xbf") == "empty-input");
  for (const char* text :
       {"nonsense", "\x01", "\x89PNG\r\n", "\xff\xfe{", "https://example.org", "BA/L 0,0", "cadastres"})
    CHECK(codes(text) == "no-document");
  CHECK(codes("\xef\xbb\xbf{\"tiles\":[]}").empty());
  CHECK(codes("\xef\xbb\xbf# a table\nCADASTRE 1 C3").empty());
}

TEST_CASE("JSON that is no board is told", "[read-board]") {
  CHECK(codes("[]") == "wrong-type");
  CHECK(codes("3") == "wrong-type");
  CHECK(codes("null") == "wrong-type");
  CHECK(codes("{}") == "missing/tiles");
  CHECK(codes(R"({"tiles":{}})") == "wrong-type/tiles");
  CHECK(codes(R"({"tiles":[3,null,"BA/L"]})") == "wrong-type/tiles/0 wrong-type/tiles/1 wrong-type/tiles/2");
  CHECK(codes(R"({"tiles":[],"name":7})") == "wrong-type/name");
  CHECK(codes(R"({"item":"road","tiles":4})") == "feature-not-board/item");
  CHECK(codes(R"({"tiles":[],"cadastre":2})") == "unknown-version/cadastre");
  CHECK(codes(R"({"tiles":[],"cadastre":"1"})") == "unknown-version/cadastre");
}

TEST_CASE("Nesting of any depth is refused, not followed", "[read-board]") {
  CHECK(codes("{\"tiles\":" + repeated("[", 10'000'000)) == "too-deep/tiles" + repeated("/0", 62));
  CHECK(codes(repeated("{\"a\":", 2'000'000)) == "too-deep" + repeated("/a", 63));
  CHECK(codes("{\"tiles\":[],\"x\":" + repeated("[", 63) + repeated("]", 63) + "}") == "unknown-key/x");
  CHECK(codes("{\"tiles\":[],\"x\":" + repeated("[", 64) + repeated("]", 64) + "}") ==
        "too-deep/x" + repeated("/0", 62));
}

TEST_CASE("Too much text and too many members are refused", "[read-board]") {
  CHECK(codes(std::string(input_limit + 1, ' ')) == "too-long");
  std::string members = "{\"a\":0";
  for (int i = 0; i < 300; ++i) members += ",\"k" + std::to_string(i) + "\":0";
  CHECK(codes(members + "}") == "too-many-members");
}

TEST_CASE("Names, notes and words of a selection are shortened, and that is told once", "[read-board]") {
  const auto long_text = [](std::size_t bytes) { return repeated("ș", static_cast<int>(bytes / 2)); };
  const std::string text = R"({"name":")" + long_text(242) + R"(","selection":{"expansions":[")" + long_text(102) +
                           R"("],"variants":{")" + long_text(102) + R"(":2,"a":")" + long_text(102) +
                           R"("}},"players":[{"player":"red","name":")" + long_text(1'800'000) +
                           R"("}],"tiles":[],"notes":[{"text":")" + long_text(902) + R"("}]})";
  const BoardRead read = read_board(text, book());
  CHECK(codes(read.problems) == "shortened/name shortened/selection/expansions/0 shortened/selection/variants/" +
                                    long_text(102) + " shortened/selection/variants/a shortened/players/0/name " +
                                    "shortened/notes/0/text");
  CHECK(read.problems[4].arguments == std::vector<Argument>{{"limit", std::int64_t{player_name_limit}}});
  CHECK_FALSE(has_error(read.problems));
  CHECK(read.board.name == long_text(236) + "…");
  CHECK(read.board.players[0].name == long_text(116) + "…");
  CHECK(read.board.notes[0].text == long_text(896) + "…");
  CHECK(read.board.selection.expansions[0] == long_text(96) + "…");
  CHECK(read.board.selection.variants[0].variant == long_text(96) + "…");
  CHECK(read.board.selection.variants[1].value == long_text(96) + "…");
  // What was shortened is read again as it is.
  CHECK(codes(write_board(read.board, book())).empty());
  CHECK(codes(R"({"tiles":[],"name":")" + long_text(board_name_limit) + R"("})").empty());
}

TEST_CASE("What ends a line or turns what stands behind it is a blank in a name", "[read-board]") {
  const std::string odd = R"(A\nB\tC\u202eD\u2028E\u2069F\u0085G\u007fH)", plain = "A B C D E F G H";
  const BoardRead read =
      read_board(R"({"tiles":[],"name":")" + odd + R"(","players":[{"player":"red","name":")" + odd + R"("},
         {"player":"blue","name":"\u202e\n"},{"player":"green","name":"Ștefan – Åse “日本”"}]})",
                 book());
  CHECK(read.problems.empty());
  CHECK(read.board.name == plain);
  CHECK(read.board.players[0].name == plain);
  CHECK(read.board.players[1].name.empty());
  CHECK(read.board.players[2].name == "Ștefan – Åse “日本”");
  const BoardRead line =
      read_board("cadastre 1 C3\nname \"A\xe2\x80\xae\x62\"\nplayers red=\"A\tB\xe2\x81\xa6\"", book());
  CHECK(line.board.name == "A b");
  CHECK(line.board.players[0].name == "A B ");
}

TEST_CASE("A selection has room for so many words", "[read-board]") {
  const std::string many = R"({"tiles":[],"selection":{"expansions":["a")" + repeated(R"(,"a")", 100'000) + "]}}";
  const BoardRead read = read_board(many, book());
  CHECK(codes(read.problems) == "too-many-members/selection/expansions/500");
  CHECK(read.board.selection.expansions.size() == selection_limit);
}

TEST_CASE("Keys that nobody knows, and keys that are there twice, are warnings", "[read-board]") {
  const Problems problems =
      read_board(R"({"tiles":[{"tile":"BA/L","x":0,"y":0,"x":1,"a/b~":2}],"colour":"red"})", book()).problems;
  CHECK(codes(problems) == "repeated-key/tiles/0/x unknown-key/colour unknown-key/tiles/0/a~1b~0");
  CHECK_FALSE(has_error(problems));
  // A list of which nothing is read is more than a slip.
  CHECK(has_error(read_board(R"({"tiles":[{"tile":"BA/L","x":0,"y":0}],"tiles":[]})", book()).problems));
}

TEST_CASE("A selection is read with what is wrong in it", "[read-board]") {
  const auto of = [](const std::string& selection) { return codes("{\"tiles\":[],\"selection\":" + selection + "}"); };
  CHECK(of("[]") == "wrong-type/selection");
  CHECK(of(R"({"edition":"C9"})") == "unknown-edition/selection/edition");
  CHECK(of(R"({"edition":3})") == "wrong-type/selection/edition");
  CHECK(of(R"({"expansions":"tower"})") == "wrong-type/selection/expansions");
  CHECK(of(R"({"expansions":[3]})") == "wrong-type/selection/expansions/0");
  CHECK(of(R"({"variants":["x"]})") == "wrong-type/selection/variants");
  CHECK(of(R"({"variants":{"x":[]}})") == "wrong-type/selection/variants/x");
  CHECK(of(R"({"year":2001})") == "unknown-key/selection/year");
}

TEST_CASE("Seats are read with what is wrong in them", "[read-board]") {
  const auto of = [](const std::string& seats) { return codes("{\"tiles\":[],\"players\":[" + seats + "]}"); };
  CHECK(of("7") == "wrong-type/players/0");
  CHECK(of("{}") == "missing/players/0/player");
  CHECK(of(R"({"player":"mauve"})") == "unknown-player/players/0/player");
  CHECK(of(R"({"player":1})") == "wrong-type/players/0/player");
  CHECK(of(R"({"player":"red"},{"player":"red"})") == "player-twice/players/1");
  CHECK(of(R"({"player":"red","track":1.5})") == "number-out-of-range/players/0/track");
  CHECK(of(R"({"player":"red","track":99999999999999999999})") == "number-out-of-range/players/0/track");
  CHECK(of(R"({"player":"red","track":18446744073709551615})") == "number-out-of-range/players/0/track");
  CHECK(of(R"({"player":"red","name":[]})") == "wrong-type/players/0/name");
}

TEST_CASE("Tiles are read with what is wrong in them", "[read-board]") {
  CHECK(codes_of_tile("{}") == "missing/tiles/0/tile missing/tiles/0/x missing/tiles/0/y");
  CHECK(codes_of_tile(R"({"tile":"BA/XX","x":0,"y":0})") == "unknown-tile/tiles/0/tile");
  CHECK(codes_of_tile(R"({"tile":"","x":0,"y":0})") == "unknown-tile/tiles/0/tile");
  CHECK(codes_of_tile(R"({"tile":7,"x":0,"y":0})") == "wrong-type/tiles/0/tile");
  CHECK(codes_of_tile(R"({"tile":"BA/L","x":"0","y":0})") == "number-out-of-range/tiles/0/x");
  CHECK(codes_of_tile(R"({"tile":"BA/L","x":0.5,"y":0})") == "number-out-of-range/tiles/0/x");
  CHECK(codes_of_tile(R"({"tile":"BA/L","x":0,"y":1000001})") == "number-out-of-range/tiles/0/y");
  CHECK(codes_of_tile(R"({"tile":"BA/L","x":0,"y":-1000000})") == "");
  CHECK(codes_of_tile(R"({"tile":"BA/L","x":1e300,"y":0})") == "number-out-of-range/tiles/0/x");
  for (const char* rotation : {"45", "-90", "360", "\"90\"", "90.0", "4294967296", "true", "[]"}) {
    CAPTURE(rotation);
    CHECK(codes_of_tile(R"({"tile":"BA/L","x":0,"y":0,"rotation":)" + std::string(rotation) + "}") ==
          "unknown-rotation/tiles/0/rotation");
  }
}

TEST_CASE("Meeples are read with what is wrong in them", "[read-board]") {
  const std::string red = R"({"player":"red","x":0,"y":0,)";
  CHECK(codes_of_meeple("{}") ==
        "missing/meeples/0/player missing/meeples/0/x missing/meeples/0/y missing/meeples/0/feature");
  CHECK(codes_of_meeple(R"({"player":"Red","x":0,"y":0,"feature":"city","at":"N"})") ==
        "unknown-player/meeples/0/player");
  CHECK(codes_of_meeple(red + R"("kind":"dragon","feature":"city","at":"N"})") == "unknown-figure/meeples/0/kind");
  CHECK(codes_of_meeple(red + R"("kind":"tile","feature":"city","at":"N"})") == "unknown-figure/meeples/0/kind");
  CHECK(codes_of_meeple(red + R"("kind":3,"feature":"city","at":"N"})") == "wrong-type/meeples/0/kind");
  CHECK(codes_of_meeple(red + R"("feature":"moor"})") == "unknown-feature/meeples/0/feature");
  CHECK(codes_of_meeple(red + R"("feature":"road"})") == "feature-not-on-tile/meeples/0");
  CHECK(codes_of_meeple(red + R"("feature":"city"})") == "which-place/meeples/0");
  CHECK(codes_of_meeple(red + R"("feature":"city","at":"E"})") == "place-not-on-tile/meeples/0/at");
  CHECK(codes_of_meeple(red + R"("feature":"city","at":"N.W"})") == "place-not-on-tile/meeples/0/at");
  CHECK(codes_of_meeple(red + R"("feature":"city","at":7})") == "wrong-type/meeples/0/at");
  CHECK(codes_of_meeple(R"({"player":"red","x":1,"y":0,"feature":"city"})") == "no-tile-there/meeples/0");
  CHECK(codes_of_meeple(R"({"player":"red","x":5,"y":0,"feature":"field"})") == "");
}

TEST_CASE("What cannot be read is left out, and the rest keeps its place in the input", "[read-board]") {
  const BoardRead read = read_board(R"({"tiles":[{"tile":"BA/XX","x":9,"y":9},{"tile":"BA/L","x":0,"y":0},7,
    {"tile":"BA/Rr","x":1,"y":0}],"meeples":[{"player":"mauve"},{"player":"red","x":0,"y":0,"feature":"field"}]})",
                                    book());
  CHECK(read.board.tiles.size() == 2);
  CHECK(read.board.figures.size() == 1);
  CHECK(read.tile_from == std::vector<std::uint32_t>{1, 3});
  CHECK(read.figure_from == std::vector<std::uint32_t>{1});
  const Problems problems = in_input({{"odd", Severity::warning, "/tiles/1/x", {}}}, read);
  CHECK(problems[0].where == "/tiles/3/x");
}

TEST_CASE("Two tiles on one square are both kept; the first one carries the meeples", "[read-board]") {
  const BoardRead read = read_board(R"({"tiles":[{"tile":"BA/L","x":0,"y":0},{"tile":"BA/RFr","x":0,"y":0}],
    "meeples":[{"player":"red","x":0,"y":0,"feature":"monastery"},{"player":"red","x":0,"y":0,"feature":"road"}]})",
                                    book());
  CHECK(read.board.tiles.size() == 2);
  CHECK(codes(read.problems) == "feature-not-on-tile/meeples/1");
}

TEST_CASE("A flood of problems is cut off and counted", "[read-board]") {
  const BoardRead read = read_board("{\"tiles\":[" + repeated("7,", 5'000) + "7]}", book());
  CHECK(read.problems.size() == 1'001);
  CHECK(read.problems.back().code == "more-problems");
  CHECK(read.problems.back().arguments ==
        std::vector<Argument>{{"number", std::int64_t{4'001}}, {"errors", std::int64_t{4'001}}});
}

TEST_CASE("Endless nonsense is given up soon", "[read-board]") {
  const BoardRead read = read_board("{\"tiles\":[" + repeated("{},", 1'000'000) + "{}]}", book());
  CHECK(read.problems.size() == 1'001);
  CHECK(std::get<std::int64_t>(read.problems.back().arguments.at(0).value) < 30'000);
}
