// Inputs that are nothing but mistakes, by the hundred thousand: each call answers soon, with so many problems as
// somebody could read and the number of the others.

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "cadastre/lookup.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cadastre {
namespace {

using nlohmann::json;
constexpr int many = 150'000;

const Rulebook& book() { return tests::rulebook(); }

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += (i > 0 ? "," : "") + text;
  return all;
}

/// A thousand problems, and one that counts the rest.
void check_flood(const std::string& answer, const char* severity = "error") {
  const json problems = json::parse(answer)["problems"];
  REQUIRE(problems.size() == problem_limit + 1);
  CHECK(problems.back()["code"] == "more-problems");
  CHECK(problems.back()["severity"] == severity);
  CHECK(problems.back()["arguments"]["number"] > 10'000);
  for (std::size_t i = 0; i < problem_limit; ++i) CHECK(problems[i]["code"] != "more-problems");
}

/// A selection has room for so many words: each is judged, and one problem tells of those behind them.
void check_full_selection(const std::string& answer, std::size_t judged = selection_limit) {
  const json problems = json::parse(answer)["problems"];
  CHECK(problems.size() == judged + 1);
  CHECK(std::count_if(problems.begin(), problems.end(),
                      [](const json& p) { return p["code"] == "too-many-members"; }) == 1);
}

TEST_CASE("a flood of seats, tiles or expansions in a board is counted", "[floods]") {
  const auto answer = [](const std::string& text) { return score_board(text, "{}", book(), nullptr); };
  check_flood(answer("{\"players\":[" + repeated(R"({"player":"zz"})", many) + "],\"tiles\":[]}"));
  check_full_selection(answer("{\"selection\":{\"expansions\":[" + repeated("\"zz\"", many) + "]},\"tiles\":[]}"));
  check_full_selection(answer("{\"selection\":{\"expansions\":[" + repeated("\"tower\"", many) + "]},\"tiles\":[]}"),
                       selection_limit - 1);
  check_flood(answer("{\"selection\":{\"expansions\":[" + repeated("7", many) + "]},\"tiles\":[]}"));
  check_flood(answer("{\"tiles\":[" + repeated(R"({"tile":"BA/L","x":0,"y":0})", 20'000) + "]}"));
}

TEST_CASE("where a mistake stands is found as soon at the end of a large table as at its beginning", "[floods]") {
  const auto seconds = [](int fine, int wrong) {
    const std::string text = "{\"tiles\":[" + repeated(R"({"tile":"BA/L","x":0,"y":0})", fine) + "," +
                             repeated(R"({"tile":"ZZ","x":0,"y":0})", wrong) + "]}";
    const auto begin = std::chrono::steady_clock::now();
    const Problems problems = read_board(text, book()).problems;
    CHECK(problems[0].where == "/tiles/" + std::to_string(fine) + "/tile");
    CHECK(problems.size() == std::min<std::size_t>(static_cast<std::size_t>(wrong), problem_limit + 1));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  const double one = seconds(400'000, 1);
  CHECK(seconds(400'000, 2'000) < 10 * one + 1);
}

TEST_CASE("a flood of words in the short notation is counted", "[floods]") {
  std::string zz;
  for (int i = 0; i < many; ++i) zz += " zz";
  for (const char* word : {"players", "expansions", "variants", "BA/L 0,0"})
    check_flood(score_board("cadastre 1 C3\n" + (word + zz) + "\n", "{}", book(), nullptr));
}

TEST_CASE("a flood in a feature or a ledger is counted", "[floods]") {
  const std::string field = R"({"item":"field","phase":"after","neighbours":[)";
  const json feature = json::parse(score_feature(field + repeated(R"({"a":1})", many) + "]}", "{}", book(), nullptr));
  CHECK(feature["problems"].size() == 1);
  CHECK(feature["problems"][0]["code"] == "number-out-of-range");
  check_flood(score_ledger("{\"entries\":[" + repeated("{}", many) + "]}", "{}", book(), nullptr));
  std::string keys;
  for (int i = 0; i < 150; ++i) keys += ",\"k" + std::to_string(i) + "\":1";
  const std::string entry = R"({"item":"road","phase":"during","tiles":2)" + keys + "}";
  const std::string answer = score_ledger("{\"entries\":[" + repeated(entry, 500) + "]}", "{}", book(), nullptr);
  check_flood(answer, "warning");
  const json entries = json::parse(answer)["entries"];
  CHECK(entries.size() == 500);
  std::size_t beside = 0;
  for (const json& one : entries) beside += one["answer"]["problems"].size();
  CHECK(beside <= problem_limit);
}

TEST_CASE("a flood of selections is counted", "[floods]") {
  const std::string zz = "{\"expansions\":[" + repeated("\"zz\"", many) + "]}";
  check_full_selection(list_rules(zz, "{}", book(), nullptr));
  check_full_selection(resolve_selection(zz, "{}", book(), nullptr));
  check_full_selection(search_rules("{\"selection\":" + zz + "}", "{}", book(), nullptr));
  check_flood(list_expansions("{\"shown\":[" + repeated("\"zz\"", many) + "]}", book(), nullptr));
}

TEST_CASE("a long query looks for its first words only, and says so", "[floods]") {
  const Phrasebook english = tests::phrasebook("en");
  std::string words;
  for (int i = 0; i < 20'000; ++i) words += "a ";
  const json answer = json::parse(search_rules(json{{"text", words}}.dump(), "{}", book(), &english));
  REQUIRE(answer["problems"].size() == 1);
  CHECK(answer["problems"][0]["code"] == "too-many-words");
  CHECK(answer["problems"][0]["where"] == "/text");
  CHECK(answer["found"].size() > 100);
  const std::string long_word(3'000'000, 'a');
  CHECK(json::parse(search_rules(json{{"text", long_word}}.dump(), "{}", book(), &english))["found"].empty());
}

TEST_CASE("what a problem quotes and where it points stay short", "[floods]") {
  const std::string name(2'000'000, 'x');
  const std::string board =
      "{\"" + name + "\":[{\"a\":1,\"a\":2}],\"tiles\":[{\"tile\":\"" + name + "\",\"x\":0,\"y\":0}]}";
  for (const Problem& problem : read_board(board, book()).problems) {
    CHECK(problem.where.size() <= 1'000);
    for (const Argument& argument : problem.arguments)
      if (const auto* text = std::get_if<std::string>(&argument.value)) CHECK(text->size() < 1'300);
  }
}

TEST_CASE("problems beyond the limit keep their severity and are added up", "[floods]") {
  Problems problems, more;
  for (std::size_t i = 0; i < problem_limit + 5; ++i) add_problem(problems, "odd", Severity::warning, "/a");
  CHECK_FALSE(has_error(problems));
  const ProblemMark mark = mark_of(problems);
  CHECK_FALSE(has_error_since(problems, mark));
  for (std::size_t i = 0; i < problem_limit + 7; ++i) add_problem(more, "wrong", Severity::error, "/b");
  append(problems, more);
  CHECK(has_error_since(problems, mark));
  CHECK(problems.size() == problem_limit + 1);
  CHECK(problems.back().severity == Severity::error);
  CHECK(problems.back().arguments == std::vector<Argument>{{"number", std::int64_t{problem_limit + 12}},
                                                           {"errors", std::int64_t{problem_limit + 7}}});
  CHECK_FALSE(is_hopeless(problems));
}

TEST_CASE("a table too large to try every place says so", "[floods]") {
  std::string board = "cadastre 1 C3\n";
  for (int x = 0; x < 700; ++x) board += "BA/L " + std::to_string(x) + ",0\n";
  const json answer = json::parse(list_placements(board, "BA/L", book(), nullptr));
  CHECK(answer["placements"].size() > 1'000);
  CHECK(answer["problems"].back()["code"] == "table-too-large");
}

}  // namespace
}  // namespace cadastre
