// What must hold of the rule book whatever its rows say, tried on every case that gives a feature by its numbers.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cadastre/compare.hpp"
#include "cadastre/conflicts.hpp"
#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "cadastre/lookup.hpp"
#include "cases/case.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace properties {
namespace {

using namespace cadastre;
using nlohmann::json;

/// A feature of a case under one selection, scored.
struct Scored {
  std::string id;
  FeatureForm form;
  RuleSet rules;
  ScoreSheets sheets;
};

const std::vector<Scored>& scored_cases() {
  static const std::vector<Scored> all = [] {
    std::vector<Scored> list;
    for (const std::string& path : tests::files_in(tests::test_path("cases"), ".json")) {
      if (path.find(".schema.json") != std::string::npos) continue;
      const json c = json::parse(tests::read_file(path), nullptr, false);
      if (!c.contains("feature") || !c["feature"].is_object()) continue;
      for (const json& edition : c.value("editions", json{"C1", "C2", "C3", "WE"})) {
        json feature = c["feature"];
        feature["selection"] = {{"edition", edition},
                                {"expansions", c.value("expansions", json::array())},
                                {"variants", c.value("variants", json::object())}};
        FeatureRead read = read_feature(feature.dump(), tests::rulebook());
        if (!read.usable || !read.problems.empty()) continue;
        Scored one{c["id"], read.form, resolve(tests::rulebook(), read.form.selection).rules, {}};
        one.sheets = score(one.form, tests::rulebook(), one.rules);
        list.push_back(std::move(one));
      }
    }
    return list;
  }();
  return all;
}

Points sum_of(const ScoreSheets& sheets, Range terms) {
  std::int64_t sum = 0;
  for (std::uint32_t i = 0; i < terms.size; ++i) {
    const Term& term = sheets.terms[terms.begin + i];
    // Tokens that are handed out are listed and never summed.
    if (tests::rulebook().rows[term.row].unit.empty()) sum += term.points;
  }
  return static_cast<Points>(sum);
}

TEST_CASE("the terms of every case sum to its points", "[properties]") {
  CHECK(scored_cases().size() > 1000);
  for (const Scored& one : scored_cases()) {
    INFO(one.id);
    for (const Sheet& sheet : one.sheets.sheets) {
      CHECK(sum_of(one.sheets, sheet.terms) == sheet.value);
      for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
        const Share& share = one.sheets.shares[sheet.shares.begin + i];
        CHECK(sum_of(one.sheets, share.terms) == share.points);
        if (!share.scores) CHECK(share.points == 0);
      }
    }
  }
}

std::vector<Term> listed(const ScoreSheets& sheets, Range terms) {
  const auto first = sheets.terms.begin() + terms.begin;
  return {first, first + terms.size};
}

/// The same in all that an answer says; only where terms lie in their list may differ.
bool same(const ScoreSheets& a, const ScoreSheets& b) {
  if (!same_outcome(a, b)) return false;
  for (std::size_t i = 0; i < a.sheets.size(); ++i)
    if (a.sheets[i].who != b.sheets[i].who || listed(a, a.sheets[i].terms) != listed(b, b.sheets[i].terms))
      return false;
  for (std::size_t i = 0; i < a.shares.size(); ++i)
    if (listed(a, a.shares[i].terms) != listed(b, b.shares[i].terms) ||
        listed(a, a.shares[i].awards) != listed(b, b.shares[i].awards))
      return false;
  return true;
}

/// The whole before the slash.
std::string_view whole(std::string_view component) { return component.substr(0, component.find('/')); }

/// Whether the form says something in words that the expansion brings: a class, a measure, the item itself.
bool needs(const FeatureForm& form, const Rulebook& book, std::string_view expansion) {
  const auto brings = [&](std::string_view component) { return whole(component) == whole(expansion); };
  const auto measures = [&](const std::vector<FactorNumber>& list) {
    return std::any_of(list.begin(), list.end(),
                       [&](const FactorNumber& factor) { return brings(book.measures[factor.measure].expansion); });
  };
  if (brings(book.items[form.item].expansion) || measures(form.measures)) return true;
  return false;
}

TEST_CASE("taking away an expansion none of whose rows acted changes nothing", "[properties]") {
  const Rulebook& book = tests::rulebook();
  int tried = 0;
  for (const Scored& one : scored_cases()) {
    const std::vector<RowNumber> acted = acting_rows(one.sheets);
    for (const std::string& expansion : one.form.selection.expansions) {
      // Flags that it brings may let other rows act, and its item may be the one that is scored.
      const auto from_it = [&](std::string_view component) {
        const std::size_t pair = component.find("--");
        const std::string_view first = component.substr(0, pair);
        const std::string_view second = pair == std::string_view::npos ? first : component.substr(pair + 2);
        return whole(first) == whole(expansion) || whole(second) == whole(expansion);
      };
      if (std::any_of(acted.begin(), acted.end(), [&](RowNumber row) { return from_it(book.rows[row].expansion); }))
        continue;
      if (needs(one.form, book, expansion)) continue;
      Selection fewer = one.form.selection;
      fewer.expansions.erase(std::find(fewer.expansions.begin(), fewer.expansions.end(), expansion));
      const RuleSet rules = resolve(book, fewer).rules;
      if (rules.flags != one.rules.flags) continue;
      INFO(one.id << " without " << expansion);
      CHECK(same(score(one.form, book, rules), one.sheets));
      ++tried;
    }
  }
  CHECK(tried > 100);
}

/// Whether a row that a larger selection has in addition could act on the item in that phase: it names the item, or
/// names none and the item has its slot; and every row that newly holds or no longer holds counts, flags included.
bool touches(const Rulebook& book, const RuleSet& before, const RuleSet& after, ItemNumber item, Phase phase) {
  const auto acts = [&](RowNumber number) {
    const Row& row = book.rows[number];
    if (row.effect == Effect::note || row.effect == Effect::floor || row.effect == Effect::order) return false;
    if (row.phase && *row.phase != phase) return false;
    const auto items = items_of(book, row);
    return contains(items, item);
  };
  std::vector<RowNumber> changed;
  const auto sorted = [](std::vector<RowNumber> rows) {
    std::sort(rows.begin(), rows.end());
    return rows;
  };
  const auto a = sorted(before.rows), b = sorted(after.rows);
  std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(changed));
  return std::any_of(changed.begin(), changed.end(), acts);
}

TEST_CASE("adding an expansion changes no item that none of its rows is for", "[properties]") {
  // A row is for the items it names, or, if it names none, for every item that has its slot. An expansion whose rows
  // (and those with what is already in play, and those its flags let in) are for other items leaves a case as it was.
  const Rulebook& book = tests::rulebook();
  int tried = 0, left_out = 0;
  std::vector<std::string> expansions;
  for (const Component& component : book.components)
    if (!component.always && component.id.find('/') == std::string::npos) expansions.push_back(component.id);
  REQUIRE(expansions.size() > 50);
  std::size_t turn = 0;
  for (const Scored& one : scored_cases()) {
    // A few expansions a case, another few for the next: all of them are had many times over.
    for (int i = 0; i < 5; ++i) {
      const std::string& expansion = expansions[turn++ % expansions.size()];
      Selection more = one.form.selection;
      more.expansions.push_back(expansion);
      const RuleSet rules = resolve(book, more).rules;
      if (touches(book, one.rules, rules, one.form.item, one.form.phase)) {
        ++left_out;
        continue;
      }
      INFO(one.id << " with " << expansion);
      CHECK(same(score(one.form, book, rules), one.sheets));
      ++tried;
    }
  }
  CHECK(tried > 1000);
  CHECK(left_out > 100);
}

TEST_CASE("an expansion acts on nothing that the numbers do not mention", "[properties]") {
  // A stronger law for plain features: whatever is selected, a feature without any of an expansion's things scores as
  // in the base game. What may differ is who is paid and flat values that an item gives whatever lies on it.
  const Rulebook& book = tests::rulebook();
  for (const char* item : {"road", "city", "monastic-building", "field"}) {
    for (const char* phase : {"during", "after"}) {
      if (std::string(item) == "field" && std::string(phase) == "during") continue;
      const json measures = std::string(item) == "monastic-building" ? json{{"surroundings", 6}}
                            : std::string(item) == "field"           ? json{{"completed-neighbours", 2}}
                                                           : json{{item == std::string("road") ? "length" : "size", 4}};
      json feature = {
          {"item", item}, {"phase", phase}, {"measures", measures}, {"players", {{"red", {{"meeple", 1}}}}}};
      const auto value = [&](const std::vector<std::string>& expansions) {
        feature["selection"] = {{"edition", "C3"}, {"expansions", expansions}};
        const json answer = json::parse(score_feature(feature.dump(), "{}", book, nullptr));
        return answer["value"].get<int>();
      };
      const int base = value({});
      CHECK(base > 0);
      for (const Component& component : book.components) {
        if (component.always) continue;
        INFO(item << " " << phase << " with " << component.id);
        CHECK(value({component.id}) == base);
      }
    }
  }
}

/// Of the selection itself, and of rows that cannot stand together.
Problems problems_of(const Rulebook& book, const Selection& selection) {
  Resolved resolved = resolve(book, selection);
  const Problems conflicts = find_conflicts(book, resolved.rules);
  resolved.problems.insert(resolved.problems.end(), conflicts.begin(), conflicts.end());
  return resolved.problems;
}

TEST_CASE("every two expansions resolve without a conflict", "[properties]") {
  const Rulebook& book = tests::rulebook();
  std::vector<std::string> expansions;
  for (const Component& component : book.components)
    if (!component.always && component.id.find('/') == std::string::npos) expansions.push_back(component.id);
  for (const Edition edition : {Edition::C3}) {
    for (std::size_t i = 0; i < expansions.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        Selection both;
        both.edition = edition;
        both.expansions = {expansions[i], expansions[j]};
        const Problems problems = problems_of(book, both);
        INFO(expansions[i] << " and " << expansions[j] << ": " << tests::listed(problems));
        CHECK(problems.empty());
      }
    Selection all;
    all.edition = edition;
    all.expansions = expansions;
    INFO(tests::listed(problems_of(book, all)));
    CHECK(problems_of(book, all).empty());
  }
}

}  // namespace
}  // namespace properties
