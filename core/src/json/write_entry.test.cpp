#include "cadastre/json.hpp"
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
  REQUIRE(read.entries.size() == 2);
  CHECK(read.entries[1].players.size() == 1);
  std::string codes;
  for (const Problem& problem : read.board.problems) codes += problem.code + " ";
  CHECK(codes == "wrong-type missing unknown-item number-out-of-range unknown-player ");
  CHECK(read_game(R"({"tiles":[],"entries":{}})", rulebook()).board.problems.size() == 1);
  CHECK(read_game("not a game", rulebook()).entries.empty());
  // A game in short notation has no entries.
  CHECK(read_game("cadastre 1 C3\nBA/RCr 0,0\n", rulebook()).board.board.tiles.size() == 1);
}
