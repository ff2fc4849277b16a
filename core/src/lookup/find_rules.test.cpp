#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/lookup.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cadastre {
namespace {

/// Ids of what a query finds, best first.
std::vector<std::string> found(const RuleQuery& query, const char* language = "en", const RuleSet* chosen = nullptr) {
  const Phrasebook phrases = tests::phrasebook(language);
  std::vector<std::string> ids;
  for (const RowNumber row : find_rules(query, tests::rulebook(), chosen, &phrases))
    ids.push_back(tests::rulebook().rows[row].id);
  return ids;
}

bool finds(const RuleQuery& query, const std::string& id, const char* language = "en") {
  const auto ids = found(query, language);
  return contains(ids, id);
}

RuleQuery words(const char* text) {
  RuleQuery query;
  query.text = text;
  return query;
}

TEST_CASE("folding takes off capitals and accents of every language", "[lookup]") {
  CHECK(folded("Câmp") == "camp");
  CHECK(folded("ORAȘ și ȚĂRAN, oraş şi ţăran") == "oras si taran, oras si taran");
  CHECK(folded("Straße, Kühe, Klöster") == "strasse, kuhe, kloster");
  CHECK(folded("Žluťoučký") == "zlutoucky");
  CHECK(folded("2 × 3 − 1") == "2 * 3   1");
}

TEST_CASE("all words asked for have to begin words of the text", "[lookup]") {
  CHECK(all_found("cit nor", "city north and east"));
  CHECK(all_found("", "anything"));
  CHECK_FALSE(all_found("city south", "city north and east"));
  CHECK_FALSE(all_found("ity", "city"));
}

TEST_CASE("signs without a word are found nowhere", "[lookup]") {
  for (const char* signs : {"*", "%", "\\", " ? ", "…"}) CHECK(found(words(signs)).empty());
  CHECK(found(words("  ")).size() == found(words("")).size());
}

TEST_CASE("rules are found by what they say, in three languages", "[lookup]") {
  CHECK(finds(words("monastery"), "base-game.monastery"));
  CHECK(finds(words("KLOST"), "base-game.monastery", "de"));
  CHECK(finds(words("klöster"), "hills-and-sheep/vineyards.not-gardens", "de") ==
        finds(words("kloster"), "hills-and-sheep/vineyards.not-gardens", "de"));
  CHECK(finds(words("mănăstire"), "base-game.monastery", "ro"));
  CHECK(finds(words("manastire"), "base-game.monastery", "ro"));
  CHECK(finds(words("orașe câmp"), "base-game.field-city", "ro"));
  CHECK(finds(words("orase camp"), "base-game.field-city", "ro"));
  CHECK(finds(words("oraşe"), "base-game.field-city", "ro"));  // with the old cedilla
  CHECK(found(words("wiese städte"), "de") == found(words("WIESE STADTE"), "de"));
  CHECK(!found(words("wiese städte"), "de").empty());
  for (const char* language : {"en", "de", "ro"}) {
    CHECK(found(words("xyzzy"), language).empty());
    CHECK(found(words(""), language).size() == tests::rulebook().rows.size());
  }
}

TEST_CASE("words of other editions find what bears a new name", "[lookup]") {
  CHECK(finds(words("cloister"), "base-game.monastery"));
  CHECK(finds(words("pennant"), "base-game.coats"));
  CHECK(finds(words("highwayman"), "base-game.road"));
  CHECK(finds(words("thief"), "base-game.road"));
  CHECK(finds(words("farm cities"), "base-game.field-city") == finds(words("field cities"), "base-game.field-city"));
  CHECK(finds(words("gefolgsmann"), "base-game.meeple", "de"));
  CHECK(finds(words("supus"), "base-game.meeple", "ro"));
}

TEST_CASE("rules whose name is meant come first", "[lookup]") {
  const auto ids = found(words("hills"));
  REQUIRE(!ids.empty());
  CHECK(ids.front() == "hills-and-sheep/hills.tie-break");
}

TEST_CASE("rules are found by item, expansion, step and phase", "[lookup]") {
  RuleQuery query;
  query.expansion = "hills-and-sheep";
  const auto all = found(query);
  CHECK(all.size() > 5);
  query.expansion = "hills-and-sheep/hills";
  CHECK(found(query) == std::vector<std::string>{"hills-and-sheep/hills.tie-break"});
  query.expansion = "hills-and-sheep";
  query.item = "garden";
  const auto garden = found(query);
  CHECK(garden.size() < all.size());
  CHECK(contains(garden, "hills-and-sheep/vineyards.not-gardens"));
  CHECK(!contains(garden, "hills-and-sheep/vineyards.vineyard"));

  query = {};
  query.step = "figures";
  CHECK(finds(query, "black-fairy.end"));
  CHECK(!finds(query, "base-game.road"));

  query = {};
  query.item = "city";
  query.phase = Phase::after;
  CHECK(finds(query, "base-game.city-tiles-after"));
  CHECK(!finds(query, "base-game.city-tiles-during"));
}

TEST_CASE("an expansion's rules with another belong to both", "[lookup]") {
  RuleQuery query;
  query.text = "fairy";
  for (const char* expansion : {"princess-and-dragon", "under-the-big-top"}) {
    query.expansion = expansion;
    const auto ids = found(query);
    CHECK(std::any_of(ids.begin(), ids.end(), [](const std::string& id) {
      return id.find("princess-and-dragon") == 0 && id.find("--under-the-big-top") != std::string::npos;
    }));
  }
}

TEST_CASE("with a selection only what holds is found, in the order of computing", "[lookup]") {
  const Rulebook& book = tests::rulebook();
  Selection selection;
  const Resolved base = resolve(book, selection);
  CHECK(found(words("hills"), "en", &base.rules).empty());
  RuleQuery all;
  const auto rows = find_rules(all, book, &base.rules, nullptr);
  CHECK(rows == base.rules.rows);
}

TEST_CASE("without a language rules are found by their ids", "[lookup]") {
  const auto rows = find_rules(words("vineyards"), tests::rulebook(), nullptr, nullptr);
  CHECK(rows.size() >= 2);
}

}  // namespace
}  // namespace cadastre
