#include "cases/case.hpp"

#include <nlohmann/json.hpp>

#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"

namespace cases {
namespace {

using nlohmann::json;

const json& member(const json& object, const std::string_view key) {
  static const json nothing;
  return object.is_object() && object.contains(key) ? object[key] : nothing;
}

std::string text_of(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

/// Compares an answer with what a case expects, and says what differs.
class Comparison {
 public:
  Comparison(std::string edition, std::vector<std::string>& failures)
      : edition_(std::move(edition)), failures_(failures) {}

  void fail(const std::string& what) { failures_.push_back(edition_ + ": " + what); }

  void equal(const std::string& what, const json& got, const json& expected) {
    if (got != expected) fail(what + " is " + text_of(got) + ", expected " + text_of(expected));
  }

  void problems(const json& answer, const json& expected) {
    json got = json::array();
    for (const json& problem : member(answer, "problems")) {
      got.push_back(text_of(member(problem, "code")) + " " + text_of(member(problem, "where")));
    }
    equal("the list of problems", got, expected.is_array() ? expected : json::array());
  }

  /// Points by rule; several terms of one rule are summed.
  void terms(const std::string& whose, const json& got, const json& expected) {
    json sums = json::object();
    for (const json& term : got) {
      const std::string row = text_of(member(term, "row"));
      sums[row] = sums.value(row, 0) + member(term, "points").get<int>();
    }
    equal("the terms of " + whose, sums, expected);
  }

  void players(const std::string& whose, const json& got, const json& expected) {
    for (const auto& [player, wanted] : expected.items()) {
      for (const auto& [key, value] : wanted.items()) {
        const std::string what = player + "'s " + key + " " + whose;
        if (key == "terms" || key == "awards") {
          terms(what, member(member(got, player), key), value);
        } else {
          equal(what, member(member(got, player), key), value);
        }
      }
    }
    for (const auto& [player, share] : got.items()) {
      if (expected.contains(player)) continue;
      for (const char* key : {"strength", "points", "track", "now", "at-end"}) {
        const json& value = member(share, key);
        if (value.is_number() && value != 0) fail(player + " has " + key + " " + value.dump() + " " + whose);
      }
      if (!member(share, "awards").empty()) fail(player + " has awards " + whose);
    }
  }

  void sheet(const std::string& whose, const json& got, const json& expected) {
    if (expected.is_null() || got.is_null()) return equal(whose, got, expected);
    for (const auto& [key, value] : expected.items()) {
      if (key == "terms") {
        terms(whose, member(got, "terms"), value);
      } else if (key == "players") {
        players("in " + whose, member(got, "players"), value);
      } else {
        equal("the " + key + " of " + whose, member(got, key), value);
      }
    }
  }

  void feature(const std::string& name, const json& answer, const json& expected) {
    const json& got = find_feature(name, answer);
    if (got.is_null()) return fail("there is no feature " + name);
    for (const auto& [key, value] : expected.items()) {
      if (key == "now" || key == "at-end") {
        sheet(name + " " + key, member(got, key), value);
      } else if (key == "measures") {
        for (const auto& [measure, number] : value.items()) {
          equal(measure + " of " + name, member(member(got, "measures"), measure), number);
        }
      } else if (key == "places") {
        equal("the number of places of " + name, member(got, "places").size(), value);
      } else {
        equal("the " + key + " of " + name, member(got, key), value);
      }
    }
  }

  void others(const json& got, const json& expected) {
    equal("the number of other sheets", got.size(), expected.size());
    for (std::size_t i = 0; i < expected.size() && i < got.size(); ++i) {
      sheet("other sheet " + std::to_string(i), got[i], expected[i]);
    }
  }

  void placements(const json& got, const json& expected, const json& completes) {
    json all = json::array();
    for (const json& placement : got) {
      const std::string name = text_of(member(placement, "x")) + "," + text_of(member(placement, "y")) + " " +
                               text_of(member(placement, "rotation"));
      all.push_back(name);
      if (!completes.contains(name)) continue;
      json worth = json::object();
      for (const json& f : member(placement, "completes")) worth[text_of(member(f, "id"))] = member(f, "value");
      equal("what " + name + " completes", worth, completes[name]);
    }
    if (expected.is_array()) equal("the list of placements", all, expected);
    for (const auto& [name, worth] : completes.items()) {
      if (!cadastre::contains(all, name)) fail("the placement " + name + " is missing");
    }
  }

 private:
  /// "city@0,0.N": the feature with such a place; any side of it is enough.
  static const json& find_feature(const std::string& name, const json& answer) {
    static const json nothing;
    const auto sign = name.find('@'), comma = name.find(','), dot = name.find('.');
    if (sign == std::string::npos || comma == std::string::npos || dot == std::string::npos) return nothing;
    const std::string kind = name.substr(0, sign + 1), at = "." + name.substr(dot + 1) + ".";
    for (const json& feature : member(answer, "features")) {
      if (text_of(member(feature, "id")).rfind(kind, 0) != 0) continue;
      for (const json& place : member(feature, "places")) {
        if (text_of(member(place, "x")) != name.substr(sign + 1, comma - sign - 1)) continue;
        if (text_of(member(place, "y")) != name.substr(comma + 1, dot - comma - 1)) continue;
        if (("." + text_of(member(place, "at")) + ".").find(at) != std::string::npos) return feature;
      }
    }
    return nothing;
  }

  std::string edition_;
  std::vector<std::string>& failures_;
};

/// One case under one edition.
class Run {
 public:
  Run(const json& c, const std::string& edition, const cadastre::Rulebook& book, Ran& ran)
      : case_(c), edition_(edition), book_(book), ran_(ran), compare_(edition, ran.failures) {}

  void go() {
    if (case_.contains("feature")) return run_feature();
    if (case_.contains("board")) return run_board();
    if (case_.contains("legality")) return run_legality();
    run_ledger();
  }

 private:
  json selection() const {
    json s = {{"edition", edition_}};
    s["expansions"] = case_.contains("expansions") ? case_["expansions"] : json::array();
    s["variants"] = case_.contains("variants") ? case_["variants"] : json::object();
    return s;
  }

  std::string board_text(const json& board) const {
    if (board.is_string()) return board.get<std::string>();
    if (board.is_object()) {
      json whole = board;
      whole["selection"] = selection();
      return whole.dump();
    }
    std::string text = "cadastre 1 " + edition_ + "\n";
    if (case_.contains("variants")) {
      text += "variants";
      for (const auto& [variant, value] : case_["variants"].items()) text += " " + variant + "=" + text_of(value);
      text += "\n";
    }
    for (const json& line : board) text += text_of(line) + "\n";
    return text;
  }

  /// The answer as JSON; anything else is a failure of every case.
  json answer(const std::string& call, const std::string& question, const std::string& tile, const std::string& text) {
    ran_.asked.push_back({call, question, tile, text});
    json parsed = json::parse(text, nullptr, false);
    if (!parsed.is_object()) compare_.fail("the answer is no JSON object");
    return parsed;
  }

  void expect_rows(const std::set<std::string>& fired) {
    ran_.fired.insert(fired.begin(), fired.end());
    for (const json& row : member(case_, "rows")) {
      if (!fired.count(text_of(row))) compare_.fail("the rule " + text_of(row) + " did not fire");
    }
  }

  void run_feature() {
    const json& feature = case_["feature"];
    json whole = feature;
    if (whole.is_object()) whole["selection"] = selection();
    const std::string text = feature.is_string() ? feature.get<std::string>() : whole.dump();
    const json got = answer("score_feature", text, {}, cadastre::score_feature(text, "{}", book_, nullptr));
    const json& expected = case_["expect"];
    compare_.problems(got, member(expected, "problems"));
    if (expected.contains("value")) compare_.equal("the value", member(got, "value"), expected["value"]);
    if (expected.contains("terms")) compare_.terms("the feature", member(got, "terms"), expected["terms"]);
    if (expected.contains("players")) compare_.players("", member(got, "players"), expected["players"]);
    expect_rows(fired_by_feature(text, book_));
  }

  void run_board() {
    const std::string text = board_text(case_["board"]);
    const json got = answer("score_board", text, {}, cadastre::score_board(text, "{}", book_, nullptr));
    const json& expected = case_["expect"];
    compare_.problems(got, member(expected, "problems"));
    if (expected.contains("players")) compare_.players("in all", member(got, "players"), expected["players"]);
    for (const auto& [name, feature] : member(expected, "features").items()) compare_.feature(name, got, feature);
    compare_.others(member(got, "others"), expected.contains("others") ? expected["others"] : json::array());
    expect_rows(fired_by_board(text, book_));
  }

  void run_legality() {
    const std::string text = board_text(member(case_["legality"], "board"));
    const std::string tile = text_of(member(case_["legality"], "tile"));
    const json got = answer("list_placements", text, tile, cadastre::list_placements(text, tile, book_, nullptr));
    const json& expected = case_["expect"];
    compare_.problems(got, member(expected, "problems"));
    compare_.placements(member(got, "placements"), member(expected, "placements"),
                        expected.contains("completes") ? expected["completes"] : json::object());
    if (expected.contains("left")) compare_.equal("what is left", member(got, "left"), expected["left"]);
  }

  void run_ledger() {
    json whole = case_["ledger"];
    whole["selection"] = selection();
    const std::string text = whole.dump();
    const json got = answer("score_ledger", text, {}, cadastre::score_ledger(text, "{}", book_, nullptr));
    const json& expected = case_["expect"];
    compare_.problems(got, member(expected, "problems"));
    compare_.equal("the list of totals", member(got, "totals"), member(expected, "totals"));
    json changes = json::array(), refused = json::array();
    for (const json& entry : member(got, "entries")) {
      changes.push_back(member(entry, "change"));
      if (member(entry, "refused") == true) refused.push_back(changes.size() - 1);
    }
    if (expected.contains("changes")) compare_.equal("the list of changes", changes, expected["changes"]);
    compare_.equal("the list of refused entries", refused,
                   expected.contains("refused") ? expected["refused"] : json::array());
    if (expected.contains("order")) compare_.equal("the order", member(got, "order"), expected["order"]);
    expect_rows(fired_by_ledger(text, book_));
  }

  const json& case_;
  const std::string& edition_;
  const cadastre::Rulebook& book_;
  Ran& ran_;
  Comparison compare_;
};

/// A slip in a case must not let it pass: unknown keys and missing answers are failures.
void check_form(const json& c, Ran& ran) {
  static const std::set<std::string> keys = {"$schema",  "id",         "topic",    "source",  "says",
                                             "editions", "expansions", "variants", "feature", "board",
                                             "board-is", "legality",   "ledger",   "rows",    "expect"};
  static const std::set<std::string> expect_keys = {"problems", "value",      "terms",     "players", "features",
                                                    "others",   "placements", "completes", "left",    "totals",
                                                    "changes",  "refused",    "order"};
  for (const auto& [key, value] : c.items()) {
    if (!keys.count(key)) ran.failures.push_back("unknown key " + key);
  }
  for (const char* key : {"id", "topic", "source", "says"}) {
    if (!member(c, key).is_string()) ran.failures.push_back(std::string("no ") + key);
  }
  const json& expect = member(c, "expect");
  if (!expect.is_object() || expect.empty()) ran.failures.push_back("nothing is expected");
  for (const auto& [key, value] : expect.items()) {
    if (!expect_keys.count(key)) ran.failures.push_back("unknown expectation " + key);
  }
}

}  // namespace

Ran run(std::string_view text, const cadastre::Rulebook& book) {
  Ran ran;
  const json c = json::parse(text, nullptr, false);
  if (!c.is_object()) {
    ran.failures.push_back("not a JSON object");
    return ran;
  }
  ran.id = text_of(member(c, "id"));
  check_form(c, ran);
  if (!ran.failures.empty()) return ran;
  std::vector<std::string> editions = {"C1", "C2", "C3", "WE"};
  if (c.contains("editions")) {
    editions.clear();
    for (const json& edition : c["editions"]) editions.push_back(text_of(edition));
  }
  for (const std::string& edition : editions) Run(c, edition, book, ran).go();
  return ran;
}

}  // namespace cases
