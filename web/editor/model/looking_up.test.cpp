// The rules page: what is found in which groups, and what the page of one rule says. The name before the blank is what
// tests/coverage/rows.tsv calls app:NAME.

#include "model/looking_up.hpp"

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/model.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

Model fresh(std::vector<std::string> expansions = {}, Edition edition = Edition::C3) {
  Model m{tests::rulebook()};
  m.speak(tests::phrasebook("en"));
  Board board = m.board();
  board.selection = {edition, std::move(expansions), {}};
  m.act(LoadBoard{board, true, {}});
  m.act(OpenPage{Page::rules});
  return m;
}

void press(Model& m, std::string_view control) {
  const auto intent = intent_of(control, m.state(), m.derived(), m.rulebook());
  REQUIRE(intent);
  m.act(*intent);
}

void type(Model& m, std::string text) {
  Lookup next = m.state().lookup;
  next.text = std::move(text);
  m.act(SetLookup{next});
}

bool lists(Model& m, std::string_view row) {
  for (const FoundGroup& g : m.found().groups)
    for (const RowNumber n : g.rows)
      if (m.rulebook().rows[n].id == row) return true;
  return false;
}

const RulePage& page(Model& m, std::string row) {
  m.act(OpenRule{std::move(row)});
  const RulePage* open = m.open_rule();
  REQUIRE(open);
  return *open;
}

bool relates(const RulePage& p, std::string_view heading, const Rulebook& book, std::string_view row) {
  for (const RuleRelation& r : p.relations)
    if (r.heading == heading)
      return std::any_of(r.rows.begin(), r.rows.end(), [&](RowNumber n) { return book.rows[n].id == row; });
  return false;
}

}  // namespace

TEST_CASE("rules are found while one types: of the selection first, of the whole book where nothing is found") {
  Model m = fresh();
  CHECK(m.found().rules == m.derived().rules.rows.size());
  type(m, "inn");
  CHECK_FALSE(lists(m, "inns-and-cathedrals/inns.inn"));
  press(m, "rules/everywhere");
  CHECK(lists(m, "inns-and-cathedrals/inns.inn"));
  type(m, "cloister");  // an old name
  CHECK(lists(m, "base-game.monastery"));
  press(m, "rules/clear");
  CHECK(m.state().lookup == Lookup{});
}

TEST_CASE("rules are filtered by phase and by edition") {
  Model m = fresh();
  press(m, "rules/during");
  CHECK(lists(m, "base-game.city-tiles-during"));
  CHECK_FALSE(lists(m, "base-game.city-tiles-after"));
  press(m, "rules/after");
  CHECK(lists(m, "base-game.city-tiles-after"));
  press(m, "rules/after");
  CHECK(lists(m, "base-game.city-tiles-during"));

  Model halflings = fresh({"halflings"});
  CHECK(lists(halflings, "halflings.triangle-as-square"));
  press(halflings, "rules/edition/C1");
  CHECK(lists(halflings, "halflings.triangle-as-tile"));
  CHECK_FALSE(lists(halflings, "halflings.triangle-as-square"));
  press(halflings, "rules/selection");
  CHECK(lists(halflings, "halflings.triangle-as-tile"));
  CHECK_FALSE(lists(halflings, "halflings.triangle-as-square"));
}

TEST_CASE("rules are browsed by item, by expansion and by step; many are unfolded group by group") {
  Model m = fresh();
  CHECK_FALSE(m.found().folded);
  CHECK(m.found().groups.front().title == "Road");
  press(m, "rules/by/expansion");
  CHECK(m.found().groups.front().title == "Base game");
  press(m, "rules/by/step");
  const Found& steps = m.found();
  CHECK(std::any_of(steps.groups.begin(), steps.groups.end(),
                    [](const FoundGroup& g) { return g.id == "features" && g.title == "Features"; }));

  press(m, "rules/selection");
  press(m, "rules/by/expansion");
  CHECK(m.found().folded);
  std::size_t rows = 0;
  std::vector<std::string> titles;
  for (const FoundGroup& g : m.found().groups) {
    CHECK_FALSE(g.title.empty());
    CHECK(!contains(titles, g.title));
    titles.push_back(g.title);
    rows += g.rows.size();
  }
  CHECK(rows == m.rulebook().rows.size());
  press(m, "rules/group/tower");
  const auto tower_unfolds = [&m] {
    const Found& found = m.found();  // a press makes another list: nothing of this one is kept
    const auto tower =
        std::find_if(found.groups.begin(), found.groups.end(), [](const FoundGroup& g) { return g.id == "tower"; });
    REQUIRE(tower != found.groups.end());
    return found.unfolds(*tower, m.state().lookup);
  };
  CHECK(tower_unfolds());
  press(m, "rules/group/tower");
  CHECK_FALSE(tower_unfolds());
}

TEST_CASE("editions stand side by side, and a rule's place in another edition is named") {
  Model m = fresh({"halflings"});
  const RulePage& p = page(m, "halflings.triangle-as-tile");
  CHECK_FALSE(p.played);
  REQUIRE(p.columns.size() == 3);
  CHECK(p.columns[0].label == "C1");
  CHECK(p.columns[0].holds);
  CHECK(p.columns[1].label == "C2+C3");
  CHECK(p.columns[1].preferred);
  CHECK_FALSE(p.columns[1].holds);
  REQUIRE(p.columns[1].other != no_number);
  CHECK(m.rulebook().rows[p.columns[1].other].id == "halflings.triangle-as-square");

  const RulePage& city = page(m, "base-game.monastery");
  REQUIRE(city.columns.size() == 3);
  CHECK(city.columns[0].text.find("cloister") != std::string::npos);
  CHECK(city.columns[1].text.empty());

  Model leipzig = fresh({"markets-of-leipzig"}, Edition::C2);
  const RulePage& road = page(leipzig, "markets-of-leipzig.long-road-two");
  REQUIRE(road.columns.size() == 4);
  CHECK(road.columns[1].label == "C2");
  CHECK(road.columns[1].preferred);
  CHECK_FALSE(road.columns[1].holds);
  CHECK(road.columns[2].holds);
}

TEST_CASE("an expansion's rule is adapted in editions in which the expansion does not exist") {
  Model m = fresh({"catapult"});
  std::size_t n = 0;
  for (const Row& row : m.rulebook().rows) {
    if (row.expansion != "catapult") continue;
    const RulePage& p = page(m, row.id);
    for (const RuleColumn& c : p.columns)
      if (c.holds) CHECK(c.adapted == (c.label != "C1"));
    ++n;
  }
  CHECK(n > 0);
}

TEST_CASE("a rule names whose it is and what it goes together with") {
  Model m = fresh({"inns-and-cathedrals", "tollkeepers", "bridges-castles-and-bazaars"});
  const RulePage& inn = page(m, "inns-and-cathedrals/inns.inn");
  CHECK(inn.source.rfind("Inns & Cathedrals: Inns", 0) == 0);
  CHECK(inn.played);
  for (const Row& row : m.rulebook().rows) {
    const std::string owner = owner_of(row, m.phrases(), Edition::C3);
    INFO(owner);
    CHECK(owner.find("expansion.") == std::string::npos);
    if (row.expansion.find("--") != std::string::npos) CHECK(owner.find(" + ") != std::string::npos);
  }
}

TEST_CASE("counting-explained how something is counted is told only where the selection counts it otherwise") {
  Model base = fresh();
  const RulePage& road = page(base, "base-game.road");
  for (const RuleRelation& r : road.relations) CHECK(r.heading != "ui.rules.counted-by");
  Model more = fresh({"halflings"});
  CHECK(relates(page(more, "base-game.road"), "ui.rules.counted-by", more.rulebook(), "halflings.triangle-as-square"));
}

TEST_CASE("numbers that a rule asks for are told with both their ends") {
  Model m = fresh({"gold-mines", "wonders-of-humanity", "bets"});
  const auto says = [&](const char* language, const char* row, const std::string& text) {
    m.speak(tests::phrasebook(language));
    const auto& holds = page(m, row).holds_when;
    INFO(row << ": " << text);
    CHECK(contains(holds, text));
  };
  says("en", "gold-mines.band-1", "1 to 3 gold ingots");
  says("en", "gold-mines.band-4", "at least 10 gold ingots");
  says("en", "wonders-of-humanity.circus-maximus-3", "3 to 4 players");
  says("de", "gold-mines.band-2", "4 bis 6 Goldbarren");
  says("ro", "gold-mines.band-3", "între 7 și 9 lingouri de aur");
  for (const Row& row : m.rulebook().rows)
    for (const Condition& c : row.when) {
      if (c.kind != Condition::Kind::measure || c.choices || c.min == INT32_MIN || c.max == INT32_MAX) continue;
      m.speak(tests::phrasebook("en"));
      std::string all;
      for (const std::string& one : page(m, row.id.c_str()).holds_when) all += one + ", ";
      INFO(row.id << ": " << all);
      CHECK(all.find(std::to_string(c.max) + " ") != std::string::npos);
    }
}

TEST_CASE("a rule knows where it was used, and leads there") {
  Model m = fresh();
  const auto tile = [&](const char* alias) { return find_tile(m.catalogue(), alias).value(); };
  m.act(PlaceTile{tile("BA/RCr"), {0, 0}, 0});
  m.act(PlaceTile{tile("BA/C"), {0, -1}, 2});
  const auto city = find_segment(m.catalogue().tiles[tile("BA/RCr")], 0, SegmentKind::city, "N").value();
  m.act(PlaceFigure{Player::red, m.state().figure, {{0, 0}, city}});
  m.act(OpenPage{Page::rules});
  const RulePage& p = page(m, "base-game.city-tiles-during");
  REQUIRE(p.uses.size() == 1);
  CHECK(p.uses[0].points == 4);
  press(m, "rule/use/0");
  CHECK(m.state().page == Page::board);
  REQUIRE(m.state().selected);
  CHECK(feature_at(m.derived(), *m.state().selected) == feature_at(m.derived(), {{0, 0}, city}));
}

TEST_CASE("every rule has a page in every language, without a phrase missing") {
  for (const char* language : {"en", "de", "ro"}) {
    Model m = fresh();
    m.speak(tests::phrasebook(language));
    for (const Row& row : m.rulebook().rows) {
      m.act(OpenRule{row.id});
      for (const MirrorPart& part : m.mirror().parts) {
        INFO(row.id << ": " << part.text << " " << part.note);
        for (const std::string* text : {&part.text, &part.note}) {
          CHECK(text->find("ui.") == std::string::npos);
          CHECK(text->find("expansion.") == std::string::npos);
          CHECK(text->find("variant.") == std::string::npos);
          CHECK(text->find('{') == std::string::npos);
        }
      }
    }
  }
}
