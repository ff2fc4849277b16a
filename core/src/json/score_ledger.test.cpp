#include <limits>
#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "cadastre/ledger.hpp"
#include "catch.hpp"
#include "testing/words.hpp"

namespace cadastre {
namespace {

using nlohmann::json;
using testing::rulebook;

json kept(const std::string& ledger, const Phrasebook* phrases = nullptr) {
  return json::parse(score_ledger(ledger, "{}", rulebook(), phrases));
}

TEST_CASE("totals at the ends of their range stay in it", "[ledger]") {
  Selection tower;
  tower.expansions = {"tower"};
  const Resolved resolved = resolve(rulebook(), tower);
  const FeatureRead ransom = read_feature(R"({"selection":{"expansions":["tower"]},"item":"tower-ransom",
    "phase":"during","measures":{"deal":"ransom"},"roles":{"payer":"red","receiver":"blue"}})",
                                          rulebook());
  REQUIRE(ransom.problems.empty());
  constexpr Points end = std::numeric_limits<Points>::max();
  ByPlayer<Points> start;
  start[Player::red] = -end;
  start[Player::blue] = end;
  const Ledger ledger = keep_ledger(start, {ransom.form}, rulebook(), resolved.rules);
  CHECK(ledger.lines[0].change[Player::red] <= 0);
  CHECK(ledger.totals[Player::red] == -end);
  CHECK(ledger.totals[Player::blue] == end);
}

TEST_CASE("entries beyond the limit are told", "[ledger]") {
  std::string text = R"({"entries":[null)";
  for (int i = 1; i < 10'002; ++i) text += R"(,{"item":"road","phase":"during","tiles":2})";
  const json answer = kept(text + "]}");
  CHECK(answer["entries"].size() == 9'999);
  CHECK(answer["entries"][0]["entry"] == 1);
  REQUIRE(answer["problems"].size() == 2);
  CHECK(answer["problems"][1]["code"] == "too-many-entries");
  CHECK(answer["problems"][1]["where"] == "/entries");
}

TEST_CASE("whoever stands at 0 is in the totals, if they play at all", "[ledger]") {
  const std::string entries = R"("entries":[{"item":"road","phase":"during","tiles":2,
    "players":{"red":{"meeple":2},"yellow":{"meeple":1}}}])";
  CHECK(kept(R"({"totals":{"red":-2,"blue":0},)" + entries + "}")["totals"] ==
        json{{"red", 0}, {"blue", 0}, {"yellow", 0}});
  CHECK(kept(R"({"players":[{"player":"red","track":5},{"player":"green"}],)" + entries + "}")["totals"] ==
        json{{"red", 7}, {"green", 0}, {"yellow", 0}});
}

TEST_CASE("a ledger without entries is told", "[ledger]") {
  for (const char* text : {"{}", R"({"entries":null,"totals":{"red":3}})"}) {
    const json answer = kept(text);
    REQUIRE(answer["problems"].size() == 1);
    CHECK(answer["problems"][0]["code"] == "missing");
    CHECK(answer["problems"][0]["where"] == "/entries");
  }
}

TEST_CASE("a ledger seats who plays as a board does", "[ledger]") {
  const std::string seats = R"("players":[{"player":"red","track":5},{"player":"red","track":9},
    {"player":"mauve","track":1},{"name":"x"},7,{"player":"blue","track":3,"hat":1}])";
  const json answer = kept("{" + seats + R"(,"entries":[],"totals":{"blue":4}})");
  CHECK(answer["totals"] == json{{"red", 5}, {"blue", 4}});
  const BoardRead board = read_board("{" + seats + R"(,"tiles":[]})", rulebook());
  CHECK(board.problems.size() == 5);
  REQUIRE(answer["problems"].size() == board.problems.size());
  for (std::size_t i = 0; i < board.problems.size(); ++i) {
    CHECK(answer["problems"][i]["code"] == board.problems[i].code);
    CHECK(answer["problems"][i]["where"] == board.problems[i].where);
  }
}

TEST_CASE("an entry without an item has its place in the order too", "[ledger]") {
  std::vector<FeatureForm> entries(2);
  entries[0].item = find_item(rulebook(), "field").value();
  entries[1].item = no_number;
  for (FeatureForm& entry : entries) entry.phase = Phase::after;
  const EntryOrder order = order_of(entries, rulebook(), resolve(rulebook(), {}).rules);
  CHECK(order.entries == std::vector<std::size_t>{1, 0});
}

TEST_CASE("a game says nothing of what is 0, a ledger says all", "[ledger]") {
  const std::string entries =
      R"("selection":{"edition":"C2","expansions":["labyrinth"],"variants":{"labyrinth":"advanced"}},
    "entries":[{"item":"road","phase":"during","tiles":3,"measures":{"labyrinths":1},"players":{"red":{"meeple":1}}}]})";
  CHECK(kept(R"({"cadastre":1,"tiles":[],)" + entries)["problems"].empty());
  const json told = kept("{" + entries)["problems"];
  REQUIRE(told.size() == 1);
  CHECK(told[0]["code"] == "missing");
  CHECK(told[0]["where"] == "/entries/0/measures/meeples");
}

TEST_CASE("a token is an award with its unit, said in every language and in no total", "[ledger]") {
  const std::string cemetery = R"({"selection":{"expansions":["ghosts-castles-and-cemeteries"]},"entries":[
    {"item":"cemetery","phase":"during","players":{"red":{"meeple":1,"guards-in-supply":2}}}]})";
  for (const auto& [language, guard] :
       {std::pair{"en", "1 guard meeple."}, {"de", "1 Wach-Meeple."}, {"ro", "1 meeple de veghe."}}) {
    const json answer = kept(cemetery, &testing::words(language));
    CHECK(answer["problems"].empty());
    CHECK(answer["totals"] == json{{"red", 0}});
    const json& sheet = answer["entries"][0]["answer"];
    const json& red = sheet["players"]["red"];
    int sum = 0;
    for (const json& term : red["terms"]) sum += term["points"].get<int>();
    CHECK(sum == red["points"]);
    REQUIRE(red["awards"].size() == 1);
    CHECK(red["awards"][0]["unit"] == "guard");
    const std::string last = sheet["text"].back();
    CAPTURE(language, last);
    CHECK(last.find(std::string(": ") + guard) != std::string::npos);
  }
}

}  // namespace
}  // namespace cadastre
