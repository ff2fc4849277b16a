// The worked example on the page of a rule: numbers that the core scores, in which the rule has a part.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "catch.hpp"
#include "model/model.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

const Rulebook& book() {
  static const Rulebook read = tests::rulebook();
  return read;
}

Model fresh(std::vector<std::string> expansions = {}) {
  Model m{book()};
  m.speak(tests::phrasebook("en"));
  Board board = m.board();
  board.selection = {Edition::C3, std::move(expansions), {}};
  m.act(LoadBoard{board, true, {}});
  m.act(OpenPage{Page::rules});
  return m;
}

bool has_part(RowNumber row, const FeatureForm& form, const RuleSet& rules) {
  const ScoreSheets sheets = score(form, book(), rules);
  for (const Term& term : sheets.terms)
    if (term.row == row && term.points != 0) return true;
  const auto& counted = sheets.counting_rows;
  return sheets.sheets.front().who == row || contains(counted, row);
}

}  // namespace

TEST_CASE("every rule that gives or takes has an example in which it does") {
  int told = 0, silent = 0;
  for (RowNumber n = 0; n < book().rows.size(); ++n) {
    const Row& row = book().rows[n];
    if (row.effect == Effect::note || row.effect == Effect::floor || row.effect == Effect::order) continue;
    const RuleSet rules = resolve(book(), selection_for(n, Edition::C3, book())).rules;
    INFO(row.id);
    CHECK(contains(rules.rows, n));
    const auto form = example_of(n, Player::red, book(), rules);
    if (form) CHECK(has_part(n, *form, rules));
    told += form.has_value();
    // What is worth nothing, and what takes more than one entry to be seen.
    const bool pays = row.effect == Effect::scale || (row.effect == Effect::add && row.points != 0);
    silent += !form && pays;
    if (!form && pays) UNSCOPED_INFO("none: " << row.id);
  }
  CHECK(told > 230);
  CHECK(silent < 12);
}

TEST_CASE("an example says what it is about and what comes of it, and opens on the pad") {
  Model m = fresh();
  m.act(OpenRule{"base-game.city-coats-during"});
  const RulePage* page = m.open_rule();
  REQUIRE(page);
  REQUIRE(page->example);
  CHECK(page->example->title == "City, 4 tiles, 2 coats of arms");
  const auto& lines = page->example->lines;
  const auto sum =
      std::find_if(lines.begin(), lines.end(), [](const Line& line) { return line.block == Line::Block::sum; });
  REQUIRE(sum != lines.end());
  CHECK(sum->points == 12);
  const auto intent = intent_of("rule/example", m.state(), m.derived(), m.rulebook());
  REQUIRE(intent);
  m.act(*intent);
  CHECK(m.state().page == Page::pad);
  REQUIRE(m.state().pad.draft);
  CHECK(m.derived().pad.line.sheets.sheets.front().value == 12);
}

TEST_CASE("a rule that is not played shows how it would be, and leads nowhere") {
  Model m = fresh();
  m.act(OpenRule{"inns-and-cathedrals/inns.inn"});
  const RulePage* page = m.open_rule();
  REQUIRE(page);
  CHECK_FALSE(page->played);
  REQUIRE(page->example);
  for (const MirrorPart& part : m.mirror().parts) CHECK(part.id != "rule/example");
  CHECK_FALSE(intent_of("rule/example", m.state(), m.derived(), m.rulebook()));
}
