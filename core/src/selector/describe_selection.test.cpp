#include <algorithm>
#include <string>

#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "cadastre/selector.hpp"
#include "catch.hpp"
#include "rules/nearest.hpp"
#include "testing/bundle.hpp"

using namespace cadastre;
using cadastre::testing::rulebook;

namespace {

Selector filter(const SelectorSettings& settings = {}) { return open_selector(rulebook().expansions, settings); }
SelectionDescription described(Edition edition, const std::vector<std::string>& expansions) {
  return describe_selection(rulebook(), {edition, expansions, {}}, filter());
}
const PlayedItem* find(const SelectionDescription& all, const char* item) {
  const auto found = std::find_if(all.items.begin(), all.items.end(),
                                  [&](const PlayedItem& one) { return rulebook().items[one.item].id == item; });
  return found == all.items.end() ? nullptr : &*found;
}
bool needs(const SelectionDescription& all, const char* item, const char* measure) {
  const PlayedItem* played = find(all, item);
  REQUIRE(played);
  return std::any_of(played->needs.begin(), played->needs.end(),
                     [&](const MeasureNeed& need) { return rulebook().measures[need.measure].id == measure; });
}
bool flag(const SelectionDescription& all, const char* id) { return contains(all.rules.flags, id); }
std::string listed(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems) text += problem.code + problem.where + " ";
  return text;
}

}  // namespace

TEST_CASE("items-and-measures a selection says what can be scored and what has to be asked") {
  const SelectionDescription plain = described(Edition::C3, {});
  CHECK(plain.problems.empty());
  REQUIRE(find(plain, "road"));
  CHECK(find(plain, "road")->scored == std::array<bool, 2>{true, true});
  CHECK(find(plain, "field")->scored == std::array<bool, 2>{false, true});
  CHECK(needs(plain, "road", "length"));
  CHECK_FALSE(needs(plain, "road", "inns"));
  CHECK_FALSE(needs(plain, "road", "strength"));  // follows from the figures
  CHECK(needs(described(Edition::C3, {"inns-and-cathedrals/inns"}), "road", "inns"));
  CHECK_FALSE(needs(described(Edition::C3, {"inns-and-cathedrals/cathedrals"}), "road", "inns"));
  CHECK(plain.figures.size() == 1);
  CHECK(described(Edition::C3, {"inns-and-cathedrals"}).figures.size() == 2);
  // Of what is partly chosen only the figures of the parts.
  CHECK(described(Edition::C3, {"abbey-and-mayor/abbeys"}).figures.size() == 1);
  CHECK(described(Edition::C3, {"abbey-and-mayor/mayors", "abbey-and-mayor/barns"}).figures.size() == 3);
  CHECK(described(Edition::C3, {"abbey-and-mayor"}).figures.size() == 4);
}

TEST_CASE("derived-flags odd shapes and several meeples on a tile follow from what is selected") {
  CHECK(described(Edition::C1, {}).rules.flags.empty());
  CHECK(flag(described(Edition::C1, {"halflings"}), "odd-shapes"));
  CHECK(flag(described(Edition::C1, {"flying-machines"}), "several-on-one-tile"));
  CHECK_FALSE(flag(described(Edition::C1, {"flying-machines"}), "odd-shapes"));
}

TEST_CASE("selection-problems what is unknown, missing or hidden is told where it stands") {
  const SelectionDescription unknown = described(Edition::C3, {"tower", "towr", "inns"});
  CHECK(listed(unknown.problems) == "unknown-expansion/expansions/1 unknown-expansion/expansions/2 ");
  CHECK(unknown.problems[0].arguments.back() == Argument{"suggestion", "tower"});
  CHECK(unknown.problems[1].arguments.back() == Argument{"suggestion", "inns-and-cathedrals/inns"});
  CHECK(unknown.rules.selection.expansions == std::vector<std::string>{"tower"});

  CHECK(listed(described(Edition::C1, {"black-tower"}).problems) == "expansion-missing/expansions/0 ");
  CHECK(described(Edition::C1, {"black-tower", "tower"}).problems.empty());

  Selector no_first = filter();
  REQUIRE(show_edition(no_first, Bucket::C1, false));
  const SelectionDescription hidden =
      describe_selection(rulebook(), {Edition::C1, {"tower", "catapult"}, {}}, no_first);
  CHECK(listed(hidden.problems) == "expansion-hidden/expansions/1 edition-not-shown/edition ");
  CHECK(hidden.rules.selection.expansions == std::vector<std::string>{"tower"});
  CHECK_FALSE(has_error(hidden.problems));
}

TEST_CASE("nearest names are found through slips, and far ones are not") {
  CHECK(distance("tower", "twoer") == 1);
  CHECK(distance("", "abc") == 3);
  CHECK(nearest_component(rulebook(), "hils-and-sheep") == "hills-and-sheep");
  CHECK(nearest_component(rulebook(), "zzzzzzzzzzzz").empty());
  CHECK(nearest_component(rulebook(), std::string(100, 'a')).empty());
  CHECK(nearest_variant(rulebook(), "farmer") == "farmers");
}

TEST_CASE("selection-json both calls answer in the filter's terms, and tell what they do not know") {
  const std::string list = list_expansions(
      R"({"preferred":"C1","mark-adaptations":true,"without":["fan"],"selection":{"expansions":["abbot/abbots"]}})",
      rulebook(), nullptr);
  CHECK(list.find(R"("caption":"(C1/C2+C3/WE) #")") != std::string::npos);
  CHECK(list.find(R"("group":"fan")") == std::string::npos);
  CHECK(list.find(R"("state":"partial")") != std::string::npos);
  CHECK(list.find(R"({"problems":[])") == 0);
  const std::string wrong = list_expansions(
      R"({"selection":{"edition":"C9","expansions":["abbot",5,"nonsense"],"variants":{"snow":"deep"}}})", rulebook(),
      nullptr);
  for (const char* part : {R"("unknown-edition","severity":"error","where":"/options/selection/edition")",
                           R"("wrong-type","severity":"error","where":"/options/selection/expansions/1")",
                           R"("where":"/options/selection/expansions/2")",
                           R"("where":"/options/selection/variants/snow")", R"("state":"all")"}) {
    INFO(part << wrong.substr(0, 2000));
    CHECK(wrong.find(part) != std::string::npos);
  }
  CHECK(list_expansions(R"({"selection":5})", rulebook(), nullptr).find("/options/selection\"") != std::string::npos);
  const std::string broken = list_expansions("{\"selection\":}", rulebook(), nullptr);
  CHECK(broken.find("not-json") == broken.rfind("not-json"));
  CHECK(list_expansions(R"({"shown":[]})", rulebook(), nullptr).find("no-edition-shown") != std::string::npos);
  CHECK(list_expansions(R"({"shown":["C1"],"preferred":"WE"})", rulebook(), nullptr).find("edition-not-shown") !=
        std::string::npos);
  CHECK(list_expansions(R"({"without":["fans"]})", rulebook(), nullptr).find("unknown-group") != std::string::npos);
  CHECK(list_expansions(R"({"shwon":["C1"]})", rulebook(), nullptr).find("unknown-key") != std::string::npos);

  const std::string resolved =
      resolve_selection(R"({"expansions":["tower"]})", R"({"preferred":"C1"})", rulebook(), nullptr);
  CHECK(resolved.find(R"("selection":{"edition":"C1","expansions":["tower"])") != std::string::npos);
  CHECK(resolve_selection("{", "{}", rulebook(), nullptr).find("not-json") != std::string::npos);
}
