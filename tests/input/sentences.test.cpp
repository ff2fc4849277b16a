// Every problem that a reader tells is a whole sentence in every language, with nothing left to be filled in. The
// problems are those of the cases' questions, and of these with each of their parts made wrong in several ways.

#include <map>
#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "cases/case.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cadastre {
namespace {

using nlohmann::json;

/// One problem of each code and set of arguments.
class Seen {
 public:
  void look_at(const json& answer) {
    if (answer.is_array())
      for (const json& one : answer) look_at(one);
    if (!answer.is_object()) return;
    for (const auto& [key, value] : answer.items()) {
      if (key == "problems")
        for (const json& problem : value) keep(problem);
      else
        look_at(value);
    }
  }
  const std::map<std::string, Problem>& all() const { return all_; }
  bool has_code(const std::string& code) const {
    const auto found = all_.lower_bound(code);
    return found != all_.end() && found->second.code == code;
  }

 private:
  void keep(const json& told) {
    Problem problem;
    problem.code = told["code"];
    std::string key = problem.code;
    for (const auto& [name, value] : told["arguments"].items()) {
      key += " " + name;
      if (value.is_number())
        problem.arguments.push_back({name, value.get<std::int64_t>()});
      else
        problem.arguments.push_back({name, value.get<std::string>()});
    }
    all_.emplace(key, problem);
  }
  std::map<std::string, Problem> all_;
};

std::string ask(const std::string& call, const std::string& text, const std::string& tile) {
  const Rulebook& book = tests::rulebook();
  if (call == "score_feature") return score_feature(text, "{}", book, nullptr);
  if (call == "score_ledger") return score_ledger(text, "{}", book, nullptr);
  if (call == "list_placements") return list_placements(text, tile, book, nullptr);
  return score_board(text, "{}", book, nullptr);
}

void look_at_wrong(const std::string& call, const json& whole, const json::json_pointer& at, Seen& seen) {
  const json& value = whole[at];
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) look_at_wrong(call, whole, at / i, seen);
  if (value.is_object())
    for (const auto& [key, member] : value.items()) look_at_wrong(call, whole, at / key, seen);
  for (const json& wrong : {json("zz"), json(-1), json{{"zz", 1}}}) {
    json changed = whole;
    changed[at] = wrong;
    if (changed.is_object()) seen.look_at(json::parse(ask(call, changed.dump(), "BA/L")));
  }
}

void look_at_wrong_words(const std::string& text, Seen& seen) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
    for (const char* wrong : {"zz", "r9", "red:x", "9999999,0", "a=b"})
      seen.look_at(json::parse(ask("score_board", text.substr(0, begin) + wrong + text.substr(end), {})));
    begin = end + 1;
  }
}

void look_at_cases(Seen& seen) {
  int number = 0;
  for (const std::string& path : tests::files_in(tests::test_path("cases"), ".json")) {
    if (path.find(".schema.json") != std::string::npos) continue;
    // Of those that are right some are enough.
    const bool bad = path.find("/bad/") != std::string::npos;
    if (!bad && number++ % 40 != 0) continue;
    for (const cases::Asked& asked : cases::run(tests::read_file(path), tests::rulebook()).asked) {
      seen.look_at(json::parse(asked.answer));
      const json question = json::parse(asked.question, nullptr, false);
      if (question.is_object())
        look_at_wrong(asked.call, question, json::json_pointer(), seen);
      else if (is_notation(asked.question) && asked.question.size() < 200)
        look_at_wrong_words(asked.question, seen);
      if (!bad) break;  // one edition of them
    }
  }
}

void look_at_other_calls(Seen& seen) {
  const Rulebook& book = tests::rulebook();
  const auto look = [&](const std::string& answer) { seen.look_at(json::parse(answer)); };
  const std::string road = R"({"item":"road","phase":"after"})";
  for (const char* list :
       {R"(["C1"])", R"(["C1","C9",5,null])", "[{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}]", "5"})
    look(compare_features(road, list, R"({"phase":"zz"})", book, nullptr));
  look(score_feature(R"({"item":"road","phase":"during","tiles":3,"measures":{"own-ghosts":1}})", "{}", book, nullptr));
  for (const char* query : {R"({"item":"zz","expansion":"zz","step":"zz","zz":1})", R"({"text":5})",
                            R"({"text":"a b c d e f g h i j k l m n o p q r s t"})"})
    look(search_rules(query, "{}", book, nullptr));
  for (const char* text :
       {R"({"expansions":["tower","tower","zz","towr","inns-and-cathedrals","inns-and-cathedrals/inns"]})",
        R"({"edition":"C9","variants":{"zz":1,"farmers":"zz","farmer":1}})", "", "x", "{", "1e999"}) {
    look(resolve_selection(text, R"({"shown":["C1","zz"],"preferred":"WE","fixed":"zz","without":["zz"]})", book,
                           nullptr));
    look(resolve_selection(text, R"({"shown":[]})", book, nullptr));
    look(list_rules(text, "{}", book, nullptr));
  }
  look(list_placements("cadastre 1 C3", "zz", book, nullptr));
  look(score_ledger(R"({"entries":[],"totals":{"red":-2147483647,"zz":1}})", "{}", book, nullptr));
  std::string flood = "{\"tiles\":[7";
  for (int i = 0; i < 2'000; ++i) flood += ",7";
  look(score_board(flood + "]}", "{}", book, nullptr));
  const std::string entry = R"({"item":"city","phase":"during","tiles":3})";
  std::string entries = "{\"entries\":[" + entry;
  for (int i = 0; i < 10'000; ++i) entries += "," + entry;
  look(score_ledger(entries + "]}", "{}", book, nullptr));
}

const Seen& everything() {
  static const Seen seen = [] {
    Seen made;
    look_at_cases(made);
    look_at_other_calls(made);
    return made;
  }();
  return seen;
}

TEST_CASE("the sentence of every problem is filled in, in three languages", "[sentences]") {
  for (const char* language : {"en", "de", "ro"}) {
    const Phrasebook phrases = tests::phrasebook(language);
    for (const auto& [key, problem] : everything().all()) {
      const std::string text = describe(problem, phrases, Edition::C3);
      CAPTURE(language, key, text);
      CHECK(text.find("problem.") == std::string::npos);
      CHECK(text.find_first_of("{}") == std::string::npos);
    }
  }
}

TEST_CASE("the wrong inputs bring out what readers can say", "[sentences]") {
  for (const char* code : {"empty-input",
                           "no-document",
                           "not-json",
                           "number-too-big",
                           "wrong-type",
                           "missing",
                           "unknown-key",
                           "unknown-version",
                           "unknown-edition",
                           "unknown-player",
                           "player-twice",
                           "unknown-tile",
                           "unknown-rotation",
                           "number-out-of-range",
                           "unknown-figure",
                           "unknown-feature",
                           "no-tile-there",
                           "which-place",
                           "place-not-on-tile",
                           "feature-not-on-tile",
                           "unknown-word",
                           "unknown-item",
                           "unknown-phase",
                           "unknown-step",
                           "too-few-selections",
                           "unknown-class",
                           "unknown-measure",
                           "unknown-choice",
                           "given-twice",
                           "not-taken",
                           "not-scored",
                           "unknown-expansion",
                           "unknown-variant",
                           "unknown-variant-value",
                           "expansion-twice",
                           "more-problems",
                           "too-many-words",
                           "too-many-entries",
                           "too-many-selections",
                           "not-in-selection",
                           "unknown-group",
                           "no-edition-shown",
                           "edition-not-shown",
                           "filled-in",
                           "role-missing",
                           "against-rule",
                           "measure-of-feature"}) {
    CAPTURE(code);
    CHECK(everything().has_code(code));
  }
}

}  // namespace
}  // namespace cadastre
