#include "cadastre/json.hpp"
#include "cadastre/ledger.hpp"
#include "catch.hpp"
#include "testing/bundle.hpp"

using namespace cadastre;
using cadastre::testing::rulebook;

namespace {

/// A game of one entry, read and written again.
std::string again(const std::string& entry, const std::string& expansions) {
  const std::string text = R"({"cadastre":1,"selection":{"edition":"C1","expansions":[)" + expansions +
                           R"(],"variants":{}},"players":[],"tiles":[],"meeples":[],"entries":[)" + entry + "]}";
  const GameRead read = read_game(text, rulebook());
  CHECK(read.board.problems.empty());
  REQUIRE(read.entries.size() == 1);
  const std::string written = write_game(read.board.board, read.entries, rulebook());
  CHECK(read_game(written, rulebook()).entries == read.entries);
  const std::size_t begin = written.find("\"entries\":[") + 11;
  std::string one = written.substr(begin, written.rfind("]") - begin);
  std::erase(one, '\n');
  std::erase(one, ' ');
  return one;
}

}  // namespace

TEST_CASE("write-entry every part of a form comes back as it was read") {
  for (
      const char* entry :
      {R"({"phase":"during","item":"road","tiles":4,"measures":{"inns":1},"players":{"red":{"meeple":1}}})",
       R"({"phase":"after","item":"field","neighbours":[{"sieges":1},{},{"kind":"castle"}],"players":{"blue":{"meeple":2,"pig":1}}})",
       R"({"phase":"after","item":"field","measures":{"completed-neighbours":3},"players":{"blue":{"meeple":2}}})",
       R"({"phase":"during","item":"city","pieces":{"tile":3,"double-sized-tile":{"tiles":1,"squares":2,"segments":1}}})",
       R"({"phase":"during","item":"watchtower","measures":{"symbol":"road","road-tiles-near":2}})",
       R"({"phase":"after","item":"king-tile","measures":{"completed-cities":7},"roles":{"owner":"red"}})",
       R"({"phase":"during","item":"city","tiles":3,"measures":{"coats-of-arms":{"coat-of-arms":2,"great-fair-symbol":1}}})"}) {
    INFO(entry);
    CHECK(again(entry, R"("inns-and-cathedrals","traders-and-builders","cathars-siege-besiegers","watchtowers")") ==
          entry);
  }
}

TEST_CASE("write-entry a number beside numbers of classes is of the plainest class, under the same key") {
  GameRead read = read_game(
      R"({"selection":{"edition":"C3","expansions":["wonders-of-humanity"],"variants":{}},"tiles":[],"entries":[
          {"phase":"during","item":"monastic-building","measures":{"surroundings":{"wonder-tile":1}}}]})",
      rulebook());
  REQUIRE(read.entries.size() == 1);
  read.entries[0].measures.push_back({read.entries[0].counts[0].measure, 6});
  const std::string written = write_game(read.board.board, read.entries, rulebook());
  CHECK(written.find(R"("surroundings":{"tile":6,"wonder-tile":1})") != std::string::npos);
  const GameRead again = read_game(written, rulebook());
  CHECK(again.board.problems.empty());
  const RuleSet rules = resolve(rulebook(), read.board.board.selection).rules;
  CHECK(score(again.entries[0], rulebook(), rules).sheets == score(read.entries[0], rulebook(), rules).sheets);
}

TEST_CASE("read-game what cannot be read of the entries is told and left out, the rest is kept") {
  const GameRead read = read_game(
      R"({"tiles":[],"entries":[1,{"item":"road"},{"phase":"during","item":"raod"},{"phase":"during","item":"road","tiles":-1},
          {"phase":"during","item":"road","tiles":2,"players":{"reed":{"meeple":1},"red":{"meeple":1}}}]})",
      rulebook());
  REQUIRE(read.entries.size() == 4);
  CHECK(read.entries[0].item == no_number);
  CHECK(read.entries[1].note == "raod");
  CHECK(read.entries[3].players.size() == 1);
  std::string codes;
  for (const Problem& problem : read.board.problems) codes += problem.code + " ";
  CHECK(codes == "wrong-type missing unknown-item number-out-of-range unknown-player ");
  CHECK(read_game(R"({"tiles":[],"entries":{}})", rulebook()).board.problems.size() == 1);
  CHECK(read_game("not a game", rulebook()).entries.empty());
  // A game in short notation has no entries.
  CHECK(read_game("cadastre 1 C3\nBA/RCr 0,0\n", rulebook()).board.board.tiles.size() == 1);
}

namespace {

/// Everything that another version might say, each beside what this one knows.
constexpr std::string_view of_a_later_version = R"({"cadastre":1,
 "selection":{"edition":"C3","expansions":["abbot","comets"],"variants":{"snow":"deep"}},
 "players":[{"player":"red","track":4},{"player":"chequered","name":"Ștefan"}],
 "tiles":[{"tile":"BA/RCr","x":0,"y":0,"rotation":0},{"tile":"CO/A","x":1,"y":0,"phase":[1,2.50,{"a":null}]},["BA/L",2,0]],
 "meeples":[{"player":"red","kind":"comet","x":0,"y":0,"feature":"city"},{"player":"red","x":1,"y":0,"feature":"tail"}],
 "entries":[{"phase":"during","item":"road","tiles":4,"hue":1,"players":{"red":{"meeple":1}}},
  {"phase":"during","item":"comet","length":3.5,"players":{"red":{"meeple":1}}},
  {"phase":"during","item":"road","tiles":2,"colour":"grey","players":{"red":{"meeple":1,"comet":2}}}],
 "steps":["comet","field"],
 "weather":{"wind":"north","degrees":-1.5e2},"when":12345678901234567890,"indoors":true,"who":"Zoë \"Z\"","nil":[null]})";

std::string written(const GameRead& game) { return write_game(game.board.board, game.entries, rulebook(), game.steps); }

}  // namespace

TEST_CASE("write-game what another version says is written again as it was") {
  const GameRead read = read_game(of_a_later_version, rulebook());
  CHECK(has_error(read.board.problems));
  CHECK(!loses_something(read, rulebook()));
  const std::string text = written(read);
  for (const char* part :
       {R"("expansions":["abbot","comets"])", R"({"snow":"deep"})", R"({"player":"chequered","name":"Ștefan"})",
        R"({"tile":"CO/A","x":1,"y":0,"phase":[1,2.50,{"a":null}]},["BA/L",2,0])",
        R"({"player":"red","kind":"comet","x":0,"y":0,"feature":"city"},{"player":"red","x":1,"y":0,"feature":"tail"})",
        R"("tiles":4,"hue":1,)", R"({"phase":"during","item":"comet","length":3.5,"players":{"red":{"meeple":1}}},)",
        R"({"phase":"during","item":"road","tiles":2,"colour":"grey","players":{"red":{"meeple":1,"comet":2}}})",
        R"("weather":{"wind":"north","degrees":-1.5e2},"when":12345678901234567890,"indoors":true)",
        R"("who":"Zoë \"Z\"","nil":[null])"}) {
    INFO(part);
    CHECK(text.find(part) != std::string::npos);
  }
  const GameRead again = read_game(text, rulebook());
  CHECK(again.board.problems.size() == read.board.problems.size());
  CHECK(again.board.board == read.board.board);
  CHECK(again.entries == read.entries);
  CHECK(again.steps == read.steps);
  CHECK(written(again) == text);
  // What is understood of an entry counts; what is not known at all counts nothing, in its place.
  const Ledger ledger =
      keep_ledger({}, read.entries, rulebook(), resolve(rulebook(), read.board.board.selection).rules);
  REQUIRE(ledger.lines.size() == 3);
  CHECK(ledger.lines[1] == LedgerLine());
  CHECK(ledger.totals[Player::red] == 6);
}

TEST_CASE("write-game what was left out does not come to life when it is read again") {
  // Nobody's tile, another tile than this, a seat that is taken: a later version would not know better.
  const GameRead read = read_game(R"({"players":[{"player":"red"},{"player":"red","name":"Bo"}],
    "tiles":[{"tile":"BA/RCr","x":0,"y":0},{"tile":"CO/\"A","x":5,"y":0},{"tile":"BA/C","x":6,"y":0,"rotation":45}],
    "meeples":[{"player":"blue","x":0,"y":-1,"feature":"city"},{"player":"blue","x":0,"y":0,"feature":"monastery"},
     {"player":"blue","x":6,"y":0,"feature":"city"},{"player":"green","x":5,"y":0,"feature":"city"},
     {"player":"black","x":5,"y":0,"feature":"city","tile":"BA/C"},
     {"player":"pink","x":5,"y":0,"feature":"city","tile":"CO/B"},
     {"player":"white","x":0,"y":0,"feature":"city","tile":"BA/RCr"}]})",
                                  rulebook());
  std::string codes;
  for (const Problem& problem : read.board.problems) codes += problem.code + " ";
  CHECK(codes ==
        "player-twice unknown-tile unknown-rotation no-tile-there feature-not-on-tile no-tile-there no-tile-there "
        "no-tile-there unknown-tile ");
  CHECK(loses_something(read, rulebook()));
  REQUIRE(read.board.board.figures.size() == 1);
  CHECK(read.board.board.figures[0].player == Player::white);

  GameRead changed = read;
  Board& board = changed.board.board;
  board.players[0].player = Player::black;
  const TileNumber city = *find_tile(rulebook().catalogue, "BA/C");
  for (const Square square : {Square{0, -1}, {5, 0}, {6, 0}}) board.tiles.push_back({city, square, 0});
  const GameRead again = read_game(written(changed), rulebook());
  CHECK(again.board.board == board);
  CHECK(!loses_something(again, rulebook()));

  // Where the tile is known at last, its figures stand on it.
  std::string later = written(read);
  for (std::size_t at = 0; (at = later.find(R"(CO/\"A)", at)) != std::string::npos;) later.replace(at, 6, "BA/C");
  const GameRead known = read_game(later, rulebook());
  REQUIRE(known.board.board.figures.size() == 2);
  CHECK(known.board.board.figures[1].player == Player::green);
}

TEST_CASE("write-game where something is lost, that is known") {
  const auto loses = [](const std::string& text) { return loses_something(read_game(text, rulebook()), rulebook()); };
  CHECK(!loses(R"({"tiles":[]})"));
  CHECK(!loses(R"({"tiles":[],"entries":[{"phase":"never","item":"road"}],"wind":1})"));
  CHECK(loses("broken"));
  CHECK(loses(R"({"cadastre":2,"tiles":[]})"));
  CHECK(loses(R"({"tiles":[],"entries":[5]})"));
  CHECK(loses(R"({"tiles":[],"selection":{"edition":"C9"}})"));
  CHECK(loses(R"({"tiles":[{"tile":"BA/RCr","x":0,"y":0,"level":2}]})"));
  CHECK(loses(R"({"tiles":[],"notes":[{"x":1,"y":"2","text":"A"}]})"));
  CHECK(loses(R"({"tiles":[],"a":1,"a":2})"));
  CHECK(loses(R"({"tiles":[],"players":[{"player":"red","name":")" + std::string(121, 'x') + R"("}]})"));
  CHECK(!loses(R"({"tiles":[],"players":[{"player":"red","name":")" + std::string(120, 'x') + R"("}]})"));
  CHECK(loses(R"({"tiles":[],"long":")" + std::string(30'000, 'x') + R"("})"));
  std::string many = R"({"tiles":[)";
  for (int i = 0; i < 1200; ++i) many += R"({"tile":"CO/A","x":1,"y":0},)";
  CHECK(loses(many.replace(many.size() - 1, 1, "]}")));
  std::string entries;
  for (int i = 0; i <= 10'000; ++i) entries.append(i ? "," : "").append(R"({"phase":"during","item":"road"})");
  CHECK(loses(R"({"tiles":[],"entries":[)" + entries + "]}"));
}
