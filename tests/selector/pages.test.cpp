// How what is shown follows from what is selected, on the whole rule book. The name before the blank is what
// tests/coverage/rows.tsv calls selector:NAME.

#include <algorithm>
#include <set>
#include <string>

#include "cadastre/conflicts.hpp"
#include "cadastre/json.hpp"
#include "cadastre/selector.hpp"
#include "catch.hpp"
#include "rules/conditions.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using tests::rulebook;

namespace {

constexpr Edition editions[] = {Edition::C1, Edition::C2, Edition::C3, Edition::WE};

std::set<std::string> rows(Edition edition, const std::vector<std::string>& expansions) {
  std::set<std::string> ids;
  for (const RowNumber row : rows_of(rulebook(), {edition, expansions, {}})) ids.insert(rulebook().rows[row].id);
  return ids;
}

/// Which wording of a row holds.
std::size_t wording(const char* row, Edition edition, const std::vector<std::string>& expansions) {
  const Resolved resolved = resolve(rulebook(), {edition, expansions, {}});
  REQUIRE(resolved.problems.empty());
  return wording_of(rulebook().rows[find_row(rulebook(), row).value()], resolved.rules, rulebook());
}

/// Everything that can be ticked by itself, and whole expansions.
std::vector<std::string> choices() {
  std::vector<std::string> all;
  for (const Component& component : rulebook().components)
    if (!component.always) all.push_back(component.id);
  return all;
}

std::size_t wordings_that_hold(const Row& row, const Selection& selection, const std::vector<std::string>& flags) {
  return static_cast<std::size_t>(std::count_if(row.wordings.begin(), row.wordings.end(), [&](const auto& when) {
    return settle(rulebook(), selection, flags, when).possible;
  }));
}

}  // namespace

TEST_CASE("base-rows-only with nothing selected only rows of the base game show") {
  for (const Edition edition : editions)
    for (const std::string& id : rows(edition, {})) {
      INFO(id);
      const bool base = id.rfind("base-game.", 0) == 0 || id.rfind("shared.", 0) == 0;
      CHECK(base);
    }
}

TEST_CASE("rows-of-parts a part brings its own rows and not those of its neighbours") {
  const std::set<std::string> inns = rows(Edition::C3, {"inns-and-cathedrals/inns"});
  CHECK(inns.count("inns-and-cathedrals/inns.inn") == 1);
  for (const std::string& id : inns) CHECK(id.rfind("inns-and-cathedrals/cathedrals", 0) != 0);
  const std::set<std::string> cathedrals = rows(Edition::C3, {"inns-and-cathedrals/cathedrals"});
  CHECK(cathedrals.count("inns-and-cathedrals/inns.inn") == 0);
  CHECK(rows(Edition::C3, {"inns-and-cathedrals"}).count("inns-and-cathedrals/inns.inn") == 1);
}

TEST_CASE("rows-of-pairs a row of two expansions shows with both and not with one") {
  int pairs = 0;
  for (const Row& row : rulebook().rows) {
    const std::size_t middle = row.expansion.find("--");
    if (middle == std::string::npos) continue;
    ++pairs;
    INFO(row.id);
    const std::string one = row.expansion.substr(0, middle), other = row.expansion.substr(middle + 2);
    for (const Edition edition : editions) {
      CHECK(rows(edition, {one}).count(row.id) == 0);
      CHECK(rows(edition, {other}).count(row.id) == 0);
    }
    // Some are for an item of a third expansion, so they are looked for among everything.
    const bool both = std::any_of(std::begin(editions), std::end(editions),
                                  [&](Edition edition) { return rows(edition, choices()).count(row.id) == 1; });
    CHECK(both);
  }
  CHECK(pairs > 0);
}

TEST_CASE("edition-words the first edition and the new ones call things by their own words") {
  const Phrasebook english = tests::phrasebook("en"), romanian = tests::phrasebook("ro"),
                   german = tests::phrasebook("de");
  CHECK(word(english, Edition::C1, "meeple") == "follower");
  CHECK(word(english, Edition::C3, "meeple") == "meeple");
  CHECK(word(english, Edition::C1, "field") == "farm");
  CHECK(word(english, Edition::C2, "field") == "field");
  CHECK(word(english, Edition::C1, "monastery") == "cloister");
  CHECK(word(english, Edition::C3, "monastery") == "monastery");
  CHECK(word(english, Edition::C1, "coat-of-arms") == "pennant");
  CHECK(word(german, Edition::C1, "meeple") == "Gefolgsmann");
  CHECK(word(romanian, Edition::C1, "meeple", 20) == "de supuși");
  CHECK(word(romanian, Edition::C3, "meeple", 20) == "de meepleși");
}

TEST_CASE("part-labels the names of parts follow the edition") {
  const Phrasebook english = tests::phrasebook("en"), romanian = tests::phrasebook("ro");
  const char* large = "expansion.inns-and-cathedrals/large-meeples/name";
  CHECK(say(english, Edition::C1, large) == "Large followers");
  CHECK(say(english, Edition::C3, large) == "Large meeples");
  CHECK(say(english, Edition::C1, "expansion.ghosts-castles-and-cemeteries/guard-meeples/name") == "Guard followers");
  CHECK(say(romanian, Edition::C1, large) == "Supuși mari");
  CHECK(say(romanian, Edition::C2, large) == "Meepleși mari");
}

TEST_CASE("group-caption a tab says how many of how many expansions of its group are selected") {
  const Phrasebook english = tests::phrasebook("en");
  const std::string list =
      list_expansions(R"({"selection":{"expansions":["abbot/abbots","festival"]}})", rulebook(), &english);
  CHECK(list.find(R"_("caption":"Minor (2/46)")_") != std::string::npos);
  CHECK(list.find(R"_("caption":"Major (0/12)")_") != std::string::npos);
  CHECK(list.find(R"_("caption":"Filters (C1/C2+C3/WE)")_") != std::string::npos);
}

TEST_CASE("special-tiles what a tile of another shape counts as depends on the edition and on what is selected") {
  const auto holds = [](const char* row, Edition edition, const char* expansion) {
    return rows(edition, {expansion}).count(row) == 1;
  };
  const struct {
    const char *expansion, *first, *later;
  } shapes[] = {{"castles-in-germany", "shared.double-as-tile", "shared.double-as-squares"},
                {"river-20th-anniversary", "shared.double-as-tile", "shared.double-as-squares"},
                {"markets-of-leipzig", "shared.double-as-tile", "shared.double-as-squares"},
                {"halflings", "halflings.triangle-as-tile", "halflings.triangle-as-square"},
                {"wonders-of-humanity", "wonders-of-humanity.tile-as-one", "wonders-of-humanity.tile-as-squares"}};
  for (const auto& shape : shapes) {
    INFO(shape.expansion);
    CHECK(holds(shape.first, Edition::C1, shape.expansion));
    CHECK_FALSE(holds(shape.later, Edition::C1, shape.expansion));
    for (const Edition edition : {Edition::C2, Edition::C3}) {
      CHECK_FALSE(holds(shape.first, edition, shape.expansion));
      CHECK(holds(shape.later, edition, shape.expansion));
    }
    CHECK(rows(Edition::C1, {"tower"}).count(shape.first) == 0);
  }
}

TEST_CASE("neighbourhood-wording three ways to say what lies around") {
  for (const char* row : {"base-game.monastery"}) {
    CHECK(wording(row, Edition::C1, {}) == 0);
    CHECK(wording(row, Edition::C3, {}) == 0);
    CHECK(wording(row, Edition::C1, {"halflings"}) == 1);
    CHECK(wording(row, Edition::C2, {"halflings"}) == 2);
    CHECK(wording(row, Edition::C3, {"halflings"}) == 2);
  }
  CHECK(wording("castles-in-germany.castle", Edition::C1, {"castles-in-germany"}) == 0);
  CHECK(wording("castles-in-germany.castle", Edition::C1, {"castles-in-germany", "halflings"}) == 1);
  CHECK(wording("watchtowers.area", Edition::C2, {"watchtowers"}) == 0);
  CHECK(wording("watchtowers.area", Edition::C2, {"watchtowers", "halflings"}) == 1);
}

TEST_CASE("both-new-editions where C2 and C3 differ, both rows are told") {
  const auto differences = [](Edition edition, const std::vector<std::string>& expansions) {
    std::vector<std::string> told;
    for (const EditionDifference& one :
         describe_selection(rulebook(), {edition, expansions, {}}, open_selector(rulebook().expansions)).differences)
      told.push_back(std::string(name(one.edition)) + " " + rulebook().rows[one.row].id);
    return told;
  };
  const std::vector<std::string> both{"C2 markets-of-leipzig.long-road-one", "C3 markets-of-leipzig.long-road-two"};
  CHECK(differences(Edition::C3, {"markets-of-leipzig"}) == both);
  CHECK(differences(Edition::C2, {"markets-of-leipzig"}) == both);
  CHECK(differences(Edition::C1, {"markets-of-leipzig"}).empty());
  CHECK(differences(Edition::C3, {"tower"}).empty());
}

TEST_CASE("joint-sentence two cities that count as completed share one sentence") {
  const char* row = "markets-of-leipzig.counts-as-completed-city";
  CHECK(wording(row, Edition::C3, {"markets-of-leipzig"}) == 0);
  CHECK(wording(row, Edition::C3, {"markets-of-leipzig", "count-king-and-robber/count"}) == 1);
  CHECK(rows(Edition::C3, {"count-king-and-robber/count"}).count(row) == 0);
}

TEST_CASE("majority-on-one-tile the wording changes when several meeples can stand on one tile") {
  CHECK(wording("shared.one-tile", Edition::C2, {}) == 0);
  CHECK(wording("shared.one-tile", Edition::C2, {"flying-machines"}) == 1);
  CHECK(wording("shared.one-tile", Edition::C2, {"anniversary-20th"}) == 1);
}

TEST_CASE("ringmaster-spaces the ringmaster's sentence names the spaces of what is selected") {
  const std::string whole = "under-the-big-top/", both = whole + "big-top", other = whole + "acrobats";
  const auto text = [&](const std::vector<std::string>& parts) {
    std::vector<std::string> expansions = parts;
    expansions.push_back(whole + "ringmasters");
    const Resolved resolved = resolve(rulebook(), {Edition::C2, expansions, {}});
    const RowNumber row = find_row(rulebook(), "under-the-big-top/ringmasters.ringmaster").value();
    return rule_text(tests::phrasebook("en"), rulebook(), resolved.rules, row);
  };
  const auto names = [](const std::string& sentence, const char* what) {
    return sentence.find(what) != std::string::npos;
  };
  CHECK(names(text({both, other}), "the big top"));
  CHECK(names(text({both, other}), "acrobats"));
  CHECK(names(text({both}), "the big top"));
  CHECK_FALSE(names(text({both}), "acrobats"));
  CHECK(names(text({other}), "acrobats"));
  CHECK_FALSE(names(text({other}), "the big top"));
}

TEST_CASE("legend-entries what else a scoring brings is listed with its expansion and not without") {
  const std::pair<const char*, const char*> entries[] = {
      {"bridges-castles-and-bazaars/castles", "bridges-castles-and-bazaars/castles.castle"},
      {"robbers", "robbers.taken"},
      {"school", "school.teacher"},
      {"under-the-big-top", "under-the-big-top/ringmasters.ringmaster"},
      {"land-surveyors", "land-surveyors.heading-road-feature"},
  };
  for (const auto& [expansion, row] : entries) {
    INFO(row);
    int with = 0;
    for (const Edition edition : editions) {
      with += static_cast<int>(rows(edition, {expansion}).count(row));
      CHECK(rows(edition, {}).count(row) == 0);
    }
    CHECK(with > 0);
  }
}

TEST_CASE("not-counted each place off the table is named only if its expansion is selected") {
  const std::pair<const char*, const char*> places[] = {
      {"count-king-and-robber/count.not-counted", "count-king-and-robber/count"},
      {"markets-of-leipzig.not-counted", "markets-of-leipzig"},
      {"wheel-of-fortune.not-counted", "wheel-of-fortune"}};
  for (const auto& [row, expansion] : places)
    for (const auto& [other, its_own] : places) {
      INFO(row << " with " << its_own);
      CHECK(rows(Edition::C1, {its_own}).count(row) == (row == other ? 1 : 0));
    }
}

TEST_CASE("final-steps steps stand in their order, and only those with something to score") {
  CHECK(rulebook().steps == std::vector<std::string>{"prologue", "coc", "before", "figures", "features", "others"});
  const auto steps = [](const std::vector<std::string>& expansions) {
    std::set<std::string> found;
    for (const PlayedItem& item :
         describe_selection(rulebook(), {Edition::C2, expansions, {}}, open_selector(rulebook().expansions)).items)
      if (item.scored[static_cast<std::size_t>(Phase::after)]) found.insert(rulebook().items[item.item].step);
    return found;
  };
  CHECK(steps({}) == std::set<std::string>{"features", "others"});  // what a table agrees on comes last
  CHECK(steps({"princess-and-dragon/fairy"}).count("figures") == 1);
}

TEST_CASE("pairs any two choices resolve without a conflict, and one wording of each row holds", "[properties]") {
  const std::vector<std::string> all = choices();
  std::set<std::string> faults;
  for (std::size_t k = 0; k < 4 * all.size(); ++k)
    for (std::size_t i = k / 4, j = 0; j < i; ++j) {
      const Selection selection{editions[k % 4], {all[i], all[j]}, {}};
      const Resolved resolved = resolve(rulebook(), selection);
      // A whole beside one of its own parts is the only pair of which one says nothing new.
      const bool own = all[i].find(all[j] + '/') == 0 || all[j].find(all[i] + '/') == 0;
      for (const Problem& problem : resolved.problems)
        if (!own || problem.code != "expansion-twice") faults.insert(problem.code + " " + all[i] + " " + all[j]);
      for (const RowNumber number : resolved.rules.rows) {
        const Row& row = rulebook().rows[number];
        if (!row.wordings.empty() && wordings_that_hold(row, selection, resolved.rules.flags) != 1)
          faults.insert("wordings of " + row.id + " under " + all[i] + ", " + all[j]);
      }
    }
  for (const std::string& fault : faults) FAIL_CHECK(fault);
}

TEST_CASE("presets every preset and everything at once resolve without a conflict in every edition", "[properties]") {
  const ExpansionCatalogue& catalogue = rulebook().expansions;
  for (const Edition edition : editions) {
    for (const Preset& preset : catalogue.presets) {
      INFO(preset.id << " " << name(edition));
      const Resolved resolved = resolve(rulebook(), {edition, contents_of(catalogue, preset), {}});
      CHECK(tests::listed(resolved.problems).empty());
    }
    Selector selector = open_selector(catalogue);
    select_all(catalogue, selector);
    const Resolved resolved = resolve(rulebook(), {edition, effective(catalogue, selector), {}});
    CHECK(tests::listed(resolved.problems).empty());
    CHECK(tests::listed(find_conflicts(rulebook(), resolved.rules)).empty());
  }
}
