#include <string>

#include "cadastre/conflicts.hpp"
#include "cadastre/contains.hpp"
#include "catch.hpp"
#include "testing/bundle.hpp"

using namespace cadastre;
using cadastre::testing::rulebook;

namespace {

bool holds(const RuleSet& rules, const char* id) {
  const auto row = find_row(rulebook(), id);
  REQUIRE(row);
  return contains(rules.rows, *row);
}

Selection with(const char* variant, const char* value) { return {Edition::C1, {}, {{variant, value}}}; }

}  // namespace

TEST_CASE("the bundled rule book reads without a problem") {
  for (const Problem& problem : cadastre::testing::read_once().problems) INFO(problem.code << " " << problem.where);
  REQUIRE(cadastre::testing::read_once().problems.empty());
  REQUIRE(rulebook().components.front().id == "base-game");
}

TEST_CASE("a selection keeps the rows that hold, and only those") {
  const Resolved plain = resolve(rulebook(), {});
  REQUIRE(plain.problems.empty());
  CHECK(holds(plain.rules, "base-game.field-city"));
  CHECK_FALSE(holds(plain.rules, "base-game.field-pays-nobody"));
  CHECK_FALSE(holds(plain.rules, "base-game.two-tile-city-tiles"));

  const Resolved old = resolve(rulebook(), with("farmers", "by-city"));
  REQUIRE(old.problems.empty());
  CHECK_FALSE(holds(old.rules, "base-game.field-city"));
  CHECK(holds(old.rules, "base-game.field-pays-nobody"));
}

TEST_CASE("every edition and every combination of variants resolves without a conflict") {
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::WE})
    for (const char* city : {"4", "2"})
      for (const char* farmers : {"by-field", "by-city"}) {
        const Resolved resolved = resolve(rulebook(), {edition, {}, {{"two-tile-city", city}, {"farmers", farmers}}});
        INFO(name(edition) << " " << city << " " << farmers);
        CHECK(resolved.problems.empty());
        for (const char* item : {"road", "city", "monastic-building", "field"})
          CHECK(resolved.rules.program(*find_item(rulebook(), item), Phase::after).scored);
      }
}

TEST_CASE("what a selection does not know is reported and left out") {
  Selection asked = with("two-tile-city", "3");
  asked.variants.push_back({"no-such-variant", "x"});
  asked.expansions = {"no-such-expansion"};
  const Resolved resolved = resolve(rulebook(), asked);
  REQUIRE(resolved.problems.size() == 3);
  CHECK(resolved.problems[0].code == "unknown-expansion");
  CHECK(resolved.problems[1].code == "unknown-variant-value");
  CHECK(resolved.problems[1].where == "/selection/variants/two-tile-city");
  CHECK(resolved.problems[0].where == "/selection/expansions/0");
  CHECK(resolved.problems[2].code == "unknown-variant");
  CHECK(resolved.problems[2].where == "/selection/variants/no-such-variant");
  CHECK(resolved.rules.selection.variants.empty());
  CHECK(holds(resolved.rules, "base-game.road"));
}

TEST_CASE("an expansion that is named twice is played once") {
  Selection asked;
  asked.expansions = {"tower", "inns-and-cathedrals/inns", "tower", "inns-and-cathedrals", "inns-and-cathedrals/inns"};
  const Resolved resolved = resolve(rulebook(), asked);
  CHECK(resolved.rules.selection.expansions == std::vector<std::string>{"tower", "inns-and-cathedrals"});
  REQUIRE(resolved.problems.size() == 3);
  for (const Problem& problem : resolved.problems) {
    CHECK(problem.code == "expansion-twice");
    CHECK(problem.severity == Severity::warning);
  }
  CHECK(resolved.problems[0].where == "/selection/expansions/2");
  CHECK(resolved.problems[1].where == "/selection/expansions/3");
  CHECK(resolved.problems[1].arguments.size() == 2);
  CHECK(resolved.problems[2].where == "/selection/expansions/4");
}

TEST_CASE("two rows that both say who is paid are a conflict naming both, unless one stands in for the other") {
  Rulebook book = rulebook();
  Row second = book.rows[*find_row(book, "base-game.majority")];
  second.id = "made-up.majority";
  second.items = {*find_item(book, "road")};
  book.rows.push_back(second);
  book.rows.back().expansion = "base-game";
  const Problems problems = find_conflicts(book, resolve(book, {}).rules);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].code == "rows-conflict");
  CHECK(std::get<std::string>(problems[0].arguments[0].value) == "made-up.majority");
  CHECK(std::get<std::string>(problems[0].arguments[1].value) == "base-game.majority");
  CHECK(std::get<std::string>(problems[0].arguments[2].value) == "road");

  book.rows.back().instead_of = {*find_row(book, "base-game.majority")};
  CHECK(find_conflicts(book, resolve(book, {}).rules).empty());
}
