// The games of the oracle, and that a difference would be seen: each part of a game is spoilt in turn.

#include "oracle/check.hpp"

#include <functional>

#include "catch.hpp"
#include "rules_bundle.hpp"

namespace oracle {
namespace {

Game game_named(const std::string& name) {
  GameRead read = read_game(tests::read_file(tests::test_path("oracle/games/" + name + ".json")));
  REQUIRE(read.error.empty());
  return read.game;
}

TEST_CASE("every game of the oracle comes out equal") {
  int scorings = 0;
  const auto paths = tests::files_in(tests::test_path("oracle/games"), ".json");
  CHECK(paths.size() == 15);
  for (const std::string& path : paths) {
    const GameRead read = read_game(tests::read_file(path));
    REQUIRE(read.error.empty());
    const Checked checked = check(read.game, tests::rulebook());
    for (const std::string& difference : checked.differences) FAIL_CHECK(path << ": " << difference);
    scorings += checked.scorings;
  }
  CHECK(scorings > 500);
}

TEST_CASE("whatever differs in a game is named") {
  const auto spoilt = [](const std::function<void(Game&)>& spoil, const std::string& named) {
    Game game = game_named("base-12");
    spoil(game);
    const Checked checked = check(game, tests::rulebook());
    std::string all;
    for (const std::string& difference : checked.differences) all += difference + "\n";
    INFO(all);
    CHECK(all.find(named) != std::string::npos);
  };
  spoilt([](Game& g) { ++g.events[3].items[0].count; }, "player");
  spoilt([](Game& g) { ++g.events[3].points; }, "player");
  spoilt([](Game& g) { g.events[3].player = 1 - g.events[3].player; }, "nothing, here");
  spoilt([](Game& g) { g.events.pop_back(); }, "nothing, here");
  spoilt([](Game& g) { g.events.push_back(g.final_events[0]), g.events.back().after_tile = 1; }, "turn 1");
  spoilt([](Game& g) { g.final_events[0].name = "city"; }, "at the end");
  spoilt([](Game& g) { g.final_events.pop_back(); }, "at the end");
  spoilt([](Game& g) { ++g.scores[1]; }, "player 1, final score");
  spoilt([](Game& g) { --g.scores_before_final[0]; }, "player 0, before the final scoring");
  spoilt([](Game& g) { g.occupied[0].places.pop_back(); }, "its places are");
  spoilt([](Game& g) { g.occupied[0].strengths.begin()->second = 2; }, "other strengths");
  spoilt([](Game& g) { g.occupied[0].owners.clear(); }, "other owners");
  spoilt([](Game& g) { g.occupied.pop_back(); }, "occupied only here");
  spoilt([](Game& g) { g.replay[20].tile.rotation = (g.replay[20].tile.rotation + 90) % 360; }, "may not lie there");
  spoilt([](Game& g) { g.figures.pop_back(); }, "meeples on the table");
  spoilt([](Game& g) { g = game_named("base-15"), g.rules["tiny-city-scoring"] = "4"; }, "city.tiny 2");
  spoilt([](Game& g) { g.rules["tiny-city-scoring"] = "3"; }, "unknown switch tiny-city-scoring=3");
  spoilt([](Game& g) { g.sets["the-moon"] = 1; }, "unknown set the-moon");
  spoilt([](Game& g) { g.elements.push_back("dragon"); }, "unknown element dragon");
}

TEST_CASE("a file that is no game is an error, not a game without differences") {
  CHECK(!read_game("").error.empty());
  CHECK(!read_game("[]").error.empty());
  CHECK(!read_game(R"({"sets":{},"players":"two"})").error.empty());
}

}  // namespace
}  // namespace oracle
