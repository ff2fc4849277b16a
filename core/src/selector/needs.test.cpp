#include <algorithm>
#include <string>

#include "cadastre/json.hpp"
#include "cadastre/phrasebook.hpp"
#include "cadastre/selector.hpp"
#include "catch.hpp"
#include "testing/bundle.hpp"

using namespace cadastre;
using cadastre::testing::rulebook;

namespace {

const Phrasebook& phrases(const std::string& language) {
  static const Phrasebook english = read_phrasebook(cadastre::testing::bundle_file("text/en.json")).phrasebook;
  static const Phrasebook german = read_phrasebook(cadastre::testing::bundle_file("text/de.json")).phrasebook;
  static const Phrasebook romanian = read_phrasebook(cadastre::testing::bundle_file("text/ro.json")).phrasebook;
  return language == "en" ? english : language == "de" ? german : romanian;
}

SelectionDescription described(Edition edition, const std::vector<std::string>& expansions,
                               const std::vector<VariantChoice>& variants = {}) {
  return describe_selection(rulebook(), {edition, expansions, variants}, open_selector(rulebook().expansions));
}

const PlayedItem& item(const SelectionDescription& all, const char* id) {
  const auto found = std::find_if(all.items.begin(), all.items.end(),
                                  [&](const PlayedItem& one) { return rulebook().items[one.item].id == id; });
  REQUIRE(found != all.items.end());
  return *found;
}

const MeasureNeed& need(const PlayedItem& played, const char* id) {
  const auto found = std::find_if(played.needs.begin(), played.needs.end(),
                                  [&](const MeasureNeed& one) { return rulebook().measures[one.measure].id == id; });
  REQUIRE(found != played.needs.end());
  return *found;
}

std::string asked(const PlayedItem& played) {
  std::string ids;
  for (const MeasureNeed& one : played.needs) ids += rulebook().measures[one.measure].id + " ";
  return ids;
}

std::string choices(const MeasureNeed& one) {
  std::string words;
  const auto& known = rulebook().measures[one.measure].choices;
  for (std::size_t i = 0; i < known.size(); ++i)
    if (one.choices >> i & 1) words += known[i] + " ";
  return words;
}

std::vector<std::string> everything() {
  std::vector<std::string> ids;
  for (const ListedExpansion& one : rulebook().expansions.expansions) ids.push_back(one.id);
  return ids;
}

MeasureNumber measure(const char* id) { return find_measure(rulebook(), id).value(); }

/// What a need lacks to be asked in a language; empty if nothing.
std::string lacking(const MeasureNeed& one, const Phrasebook& language) {
  const Measure& known = rulebook().measures[one.measure];
  if (!has_phrase(language, "measure." + known.id + "/ask")) return known.id + " has no question";
  if (known.choices.empty()) {
    const Usual& usual = known.usual;
    const bool fits = known.min <= usual.from && usual.from <= usual.first && usual.first <= usual.to &&
                      usual.to <= known.max && usual.to - usual.from <= 50;
    return fits ? "" : known.id + " offers no strip of numbers";
  }
  if (known.is_switch()) return "";
  for (std::size_t i = 0; i < known.choices.size(); ++i)
    if (choice_name(language, rulebook(), Edition::C3, one.measure, static_cast<std::int32_t>(i)) == known.choices[i] &&
        known.choices[i][0] > '9')
      return known.id + " has no word for " + known.choices[i];
  return "";
}

}  // namespace

TEST_CASE("needs everything that any selection asks has its words in every language") {
  std::vector<VariantChoice> other;  // every variant away from where it starts
  for (const Variant& variant : rulebook().variants) other.push_back({variant.id, variant.values.back().id});
  std::size_t seen = 0;
  for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::WE})
    for (const auto& variants : {std::vector<VariantChoice>{}, other})
      for (const PlayedItem& played : described(edition, everything(), variants).items) {
        for (const char* language : {"en", "de", "ro"}) {
          for (const MeasureNeed& one : played.needs) {
            INFO(language << " " << rulebook().items[played.item].id);
            CHECK(lacking(one, phrases(language)) == "");
            ++seen;
          }
          for (const std::string& role : played.roles) CHECK(has_phrase(phrases(language), "role." + role));
        }
        // What a question depends on is asked before it, always, and of the same whole.
        for (auto one = played.needs.begin(); one != played.needs.end(); ++one) {
          if (one->only_if == no_number) continue;
          const auto gate =
              std::find_if(played.needs.begin(), one, [&](const MeasureNeed& n) { return n.measure == one->only_if; });
          REQUIRE(gate != one);
          CHECK(gate->only_if == no_number);
        }
      }
  CHECK(seen > 2000);
}

TEST_CASE("needs the base game asks for its own numbers, in the order in which they are said") {
  const SelectionDescription plain = described(Edition::C3, {});
  CHECK(asked(item(plain, "road")) == "length ");
  CHECK(asked(item(plain, "city")) == "size coats-of-arms ");
  CHECK(asked(item(plain, "monastic-building")) == "surroundings ");
  CHECK(asked(item(plain, "field")) == "completed-neighbours kind ");
  CHECK(choices(need(item(plain, "field"), "kind")) == "city ");
  CHECK(choices(need(item(described(Edition::C3, {"bridges-castles-and-bazaars/castles"}), "field"), "kind")) ==
        "city castle ");
  const Usual around =
      usual(rulebook(), rulebook().items[item(plain, "monastic-building").item], measure("surroundings"));
  CHECK(around == Usual{1, 9, 9, true});
}

TEST_CASE("needs coats of arms are asked where a mayor can be strong by them, and nowhere else") {
  const SelectionDescription mayor = described(Edition::C3, {"abbey-and-mayor/mayors"});
  for (const char* id : {"road", "monastic-building", "field"})
    CHECK(asked(item(mayor, id)).find("coats-of-arms") == std::string::npos);
  CHECK(asked(item(mayor, "city")) == "size coats-of-arms ");
}

TEST_CASE("needs an item may have other usual numbers than most") {
  const auto german = find_item(rulebook(), "german-castle").value(), garden = find_item(rulebook(), "garden").value();
  CHECK(usual(rulebook(), rulebook().items[german], measure("surroundings")) == Usual{2, 12, 12, true});
  CHECK(usual(rulebook(), rulebook().items[garden], measure("surroundings")) == Usual{1, 9, 9, true});
}

TEST_CASE("needs switches stand where yes or no is all that matters") {
  const auto is_switch = [](const char* id) { return rulebook().measures[measure(id)].is_switch(); };
  for (const char* id : {"inns", "cathedrals", "mage", "sieges", "completed", "quadrant-matches"}) CHECK(is_switch(id));
  for (const char* id : {"length", "coats-of-arms", "kind", "toll", "deal"}) CHECK_FALSE(is_switch(id));
}

TEST_CASE("needs only choices that change something are offered, and one that does not") {
  const SelectionDescription all = described(Edition::C3, {"land-surveyors", "count-king-and-robber"});
  CHECK(choices(need(item(all, "road"), "surveyor")) == "none long-road peasant-revolt street-fair poverty ");
  CHECK(choices(need(item(all, "monastic-building"), "surveyor")) == "none wealth hermitage pilgrimage-route ");
  CHECK(choices(need(item(all, "monastic-building"), "challenge")) == "none lost ");
}

TEST_CASE("needs a number waits for the choice that makes it matter") {
  const SelectionDescription all = described(Edition::C3, {"watchtowers", "wonders-of-humanity", "wheel-of-fortune"});
  const PlayedItem& tower = item(all, "watchtower");
  CHECK(asked(tower) == "symbol road-tiles-near city-tiles-near monastic-near meeples-near coats-near ");
  const MeasureNeed& roads = need(tower, "road-tiles-near");
  CHECK(roads.only_if == measure("symbol"));
  CHECK(roads.is_asked_at(1));
  CHECK_FALSE(roads.is_asked_at(0));
  // Neither hides the other for good: one of two that stand in one rule is always asked.
  const PlayedItem& wonder = item(all, "wonder-notre-dame");
  CHECK(need(wonder, "earlier-turn").only_if == no_number);
  CHECK(need(wonder, "monastic-near").only_if == measure("earlier-turn"));
  const MeasureNeed& meeples = need(item(all, "wheel-crowns"), "meeples");
  CHECK(meeples.only_if == measure("crown-spaces"));
  CHECK_FALSE(meeples.is_asked_at(1));
  CHECK(meeples.is_asked_at(2));
}

TEST_CASE("needs what the elements of a block have is not asked of the whole") {
  const SelectionDescription all =
      described(Edition::C3, {"cathars-siege-besiegers", "inns-and-cathedrals", "cathedrals-in-germany", "river-2"});
  CHECK(need(item(all, "field"), "sieges").of_each);
  CHECK_FALSE(need(item(all, "city"), "sieges").of_each);
  CHECK(need(item(all, "german-cathedral"), "inns").of_each);
  CHECK(need(item(all, "german-cathedral"), "length").of_each);
  CHECK_FALSE(need(item(all, "road"), "inns").of_each);
  CHECK_FALSE(need(item(all, "field"), "completed-neighbours").of_each);
}

TEST_CASE("needs whoever pays or is paid by a role has to be named") {
  const SelectionDescription all = described(Edition::C3, {"bridges-castles-and-bazaars", "catapult"});
  CHECK(item(all, "bazaar").roles == std::vector<std::string>{"payer", "receiver"});
  CHECK(item(all, "catapult-catch").roles == std::vector<std::string>{"catcher", "thrower"});
  CHECK(item(all, "road").roles.empty());
}

TEST_CASE("needs are asked in the edition's words, and numbers and chips say themselves") {
  const auto ask = [](const char* language, Edition edition, const char* id) {
    return question(phrases(language), rulebook(), edition, measure(id));
  };
  CHECK(ask("en", Edition::C3, "coats-of-arms") == "Coats of arms");
  CHECK(ask("en", Edition::C1, "coats-of-arms") == "Pennants");
  CHECK(ask("de", Edition::C3, "size") == "Plättchen");
  CHECK(ask("de", Edition::C1, "size") == "Karten");
  CHECK(ask("ro", Edition::C3, "inns") == "Cu han");
  const auto choice = [](const char* language, const char* id, std::int32_t value) {
    return choice_name(phrases(language), rulebook(), Edition::C3, measure(id), value);
  };
  CHECK(choice("en", "chip", 0) == "2/6");
  CHECK(choice("de", "toll", 2) == "Großer Zoll");
  CHECK(choice("ro", "message", 3) == "Cea mai mică mănăstire");
  CHECK(choice("en", "size", 7) == "7");
}

TEST_CASE("needs stand in the answer of resolve, with all that a person has to be told") {
  const std::string answer =
      resolve_selection(R"({"edition":"C3","expansions":["watchtowers","tower"]})", "{}", rulebook(), &phrases("en"));
  for (const char* part :
       {R"("ask":"Which symbol?")", R"("only-if":{"measure":"symbol","is":["road"]})",
        R"("usual":{"first":9,"from":1,"to":9},"switch":false)", R"("names":{"exchange":"Exchange","ransom":"Ransom"})",
        R"("usual":{"first":"ransom"})", R"("roles":[{"role":"payer","ask":"Who pays?"},{"role":"receiver")"})
    CHECK(answer.find(part) != std::string::npos);
}

TEST_CASE("ghosts are asked for only where a message scores a meeple") {
  const auto all = described(Edition::C3, {"messages", "ghosts-castles-and-cemeteries/ghosts"});
  const MeasureNeed& ghosts = need(item(all, "message"), "own-ghosts");
  CHECK(ghosts.only_if == measure("message"));
  const auto& known = rulebook().measures[measure("message")].choices;
  for (std::size_t i = 0; i < known.size(); ++i) CHECK((ghosts.is >> i & 1) == (known[i] == "score-one"));
  CHECK(need(item(all, "road"), "own-ghosts").only_if == no_number);
}
