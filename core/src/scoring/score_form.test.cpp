#include "catch.hpp"
#include "testing/bundle.hpp"

using namespace cadastre;
using cadastre::testing::rulebook;

namespace {

MeasureNumber measure(const char* id) { return *find_measure(rulebook(), id); }
ClassNumber kind(const char* id) { return *find_class(rulebook(), id); }

FeatureForm form(const char* item, Phase phase, std::int32_t tiles) {
  FeatureForm made;
  made.item = *find_item(rulebook(), item);
  made.phase = phase;
  made.pieces = {{kind("tile"), tiles, tiles, tiles}};
  return made;
}

void seat(FeatureForm& made, Player player, std::int32_t meeples) {
  made.players.push_back({player, {{kind("meeple"), meeples}}, {}, {}});
}

ScoreSheets scored(const FeatureForm& made, const Selection& selection = {}) {
  return score(made, rulebook(), resolve(rulebook(), selection).rules);
}

const Row& row_of(const Term& term) { return rulebook().rows[term.row]; }

}  // namespace

TEST_CASE("a completed city pays tiles and coats of arms to whoever has the most meeples") {
  FeatureForm city = form("city", Phase::during, 5);
  city.measures = {{measure("coats-of-arms"), 2}};
  seat(city, Player::red, 1);
  seat(city, Player::blue, 2);
  const ScoreSheets sheets = scored(city);
  REQUIRE(sheets.sheets.size() == 1);
  CHECK(sheets.sheets[0].value == 14);
  REQUIRE(sheets.shares.size() == 2);
  CHECK(sheets.shares[0].player == Player::blue);  // strongest first
  CHECK(sheets.shares[0].points == 14);
  CHECK(sheets.shares[1].strength == 1);
  CHECK_FALSE(sheets.shares[1].scores);
  CHECK(sheets.shares[1].points == 0);
  REQUIRE(sheets.terms.size() == 2);
  CHECK(row_of(sheets.terms[0]).id == "base-game.city-tiles-during");
  CHECK(sheets.terms[0].each == 2);
  CHECK(sheets.terms[0].factors[0] == FactorNumber{measure("size"), 5});
  CHECK(row_of(sheets.terms[1]).id == "base-game.city-coats-during");
  CHECK(sheets.terms[1].points == 4);
}

TEST_CASE("players who tie all get the full points, and nobody there pays nobody") {
  FeatureForm road = form("road", Phase::after, 4);
  CHECK(scored(road).shares.empty());
  CHECK(scored(road).sheets[0].value == 4);
  seat(road, Player::green, 1);
  seat(road, Player::black, 1);
  const ScoreSheets sheets = scored(road);
  REQUIRE(sheets.shares.size() == 2);
  CHECK(sheets.shares[0].points == 4);
  CHECK(sheets.shares[1].points == 4);
  CHECK(sheets.shares[0].player == Player::green);
}

TEST_CASE("the old rule for a city of two tiles stands in for the usual rows, and only up to two tiles") {
  const Selection old{Edition::C1, {}, {{"two-tile-city", "2"}}};
  FeatureForm city = form("city", Phase::during, 2);
  city.measures = {{measure("coats-of-arms"), 1}};
  seat(city, Player::red, 1);
  const ScoreSheets small = scored(city, old);
  CHECK(small.sheets[0].value == 3);
  REQUIRE(small.terms.size() == 2);
  CHECK(row_of(small.terms[0]).id == "base-game.two-tile-city-tiles");
  CHECK(scored(city).sheets[0].value == 6);
  city.pieces[0].tiles = 3;
  CHECK(scored(city, old).sheets[0].value == 8);
}

TEST_CASE("a field counts its completed cities; under the old farmers the cities pay instead") {
  const Selection old{Edition::C1, {}, {{"farmers", "by-city"}}};
  FeatureForm field = form("field", Phase::after, 9);
  field.measures = {{measure("completed-neighbours"), 3}};
  seat(field, Player::white, 1);
  CHECK(scored(field).shares[0].points == 9);
  const ScoreSheets sheets = scored(field, old);
  CHECK(sheets.sheets[0].value == 0);
  CHECK(sheets.terms.empty());
  CHECK_FALSE(sheets.shares[0].scores);

  FeatureForm city = form("city-farmers", Phase::after, 0);
  seat(city, Player::white, 2);
  seat(city, Player::pink, 1);
  CHECK(scored(city, old).shares[0].points == 4);
  CHECK(scored(city).sheets[0].value == 0);  // the item is not in play
}

TEST_CASE("numbers far beyond any table stop at the end of the range") {
  FeatureForm road = form("road", Phase::during, 2'000'000'000);
  CHECK(scored(road).sheets[0].value == 2'000'000'000);
  FeatureForm city = form("city", Phase::during, 2'000'000'000);
  CHECK(scored(city).sheets[0].value == 2'147'483'647);
}
