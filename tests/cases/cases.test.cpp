// Every case passes, every rule is fired by one, and a case that is wrong would be seen.

#include <nlohmann/json.hpp>

#include "cases/case.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cases {
namespace {

using nlohmann::json;

std::vector<std::string> case_files() {
  std::vector<std::string> paths;
  for (const std::string& path : tests::files_in(tests::test_path("cases"), ".json")) {
    if (path.find(".schema.json") == std::string::npos) paths.push_back(path);
  }
  return paths;
}

TEST_CASE("every case passes, and every rule is fired by one") {
  std::set<std::string> fired, ids;
  for (const std::string& path : case_files()) {
    const Ran ran = run(tests::read_file(path), tests::rulebook());
    INFO(path);
    for (const std::string& failure : ran.failures) FAIL_CHECK(ran.id << ": " << failure);
    CHECK(ids.insert(ran.id).second);
    CHECK(path.find("/" + ran.id + ".json") != std::string::npos);
    fired.insert(ran.fired.begin(), ran.fired.end());
  }
  CHECK(ids.size() > 80);
  for (const cadastre::Row& row : tests::rulebook().rows) {
    INFO(row.id << " is fired by no case");
    CHECK((row.effect == cadastre::Effect::note || fired.count(row.id) == 1));
  }
}

/// Everything that the expectations of a case say, changed one by one: each change must make the case fail.
void spoil_leaves(const json& whole, json::json_pointer at, int& spoilt) {
  const json& value = whole[at];
  if (value.is_structured() && !value.empty()) {
    if (value.is_array()) {
      for (std::size_t i = 0; i < value.size(); ++i) spoil_leaves(whole, at / i, spoilt);
    } else {
      for (const auto& [key, member] : value.items()) spoil_leaves(whole, at / key, spoilt);
    }
    return;
  }
  json changed = whole;
  if (value.is_number()) {
    changed[at] = value.get<int>() + 1;
  } else if (value.is_boolean()) {
    changed[at] = !value.get<bool>();
  } else if (value.is_string()) {
    changed[at] = value.get<std::string>() + "x";
  } else if (value.is_null()) {
    changed[at] = "something";
  } else {
    return;  // an empty object or list says what must not be there; other cases try that
  }
  ++spoilt;
  INFO(whole["id"] << " with " << at.to_string() << " = " << changed[at]);
  CHECK(!run(changed.dump(), tests::rulebook()).failures.empty());
}

TEST_CASE("whatever is wrong in what a case expects makes it fail") {
  int spoilt = 0;
  for (const std::string& path : case_files()) {
    json whole = json::parse(tests::read_file(path), nullptr, false);
    if (!whole.contains("editions")) whole["editions"] = {"C3"};
    if (!run(whole.dump(), tests::rulebook()).failures.empty()) continue;  // told above
    spoil_leaves(whole, json::json_pointer("/expect"), spoilt);
  }
  CHECK(spoilt > 300);
}

TEST_CASE("what a case leaves out must not be there") {
  const auto fails = [](const std::string& expect) {
    const std::string text = R"({"id":"T01","topic":"t","source":"s","says":"s","editions":["C3"],
      "board":["BA/C 0,0 r2 red@city","BA/C 0,1","BA/L 9,9"],"expect":)" +
                             expect + "}";
    return !run(text, tests::rulebook()).failures.empty();
  };
  CHECK(!fails(R"({"problems":["tile-apart /lines/3"],"players":{"red":{"now":4}}})"));
  CHECK(fails(R"({"players":{"red":{"now":4}}})"));                       // a problem
  CHECK(fails(R"({"problems":["tile-apart /lines/3"],"players":{}})"));   // a player with points
  CHECK(fails(R"({"problems":["tile-apart /lines/3"],"others":[{}]})"));  // a sheet too many
  CHECK(fails(R"({"problems":["tile-apart /lines/3"],"features":{"city@0,0.S":{"now":{"terms":{}}}}})"));
  CHECK(fails(R"({"problems":["tile-apart /lines/3"],"features":{"city@0,0.S":{"now":{"players":{}}}}})"));
  CHECK(fails(R"({"problems":["tile-apart /lines/3"],"features":{"city@5,5.S":{}}})"));  // no such feature
  CHECK(fails(R"({"problems":["tile-apart /lines/3"],"featuers":{}})"));                 // a slip of the pen
  CHECK(fails("{}"));
}

TEST_CASE("a rule that must fire and does not is a failure") {
  const Ran ran =
      run(R"({"id":"T02","topic":"t","source":"s","says":"s","editions":["C3"],"rows":["base-game.monastery"],
    "board":["BA/C 0,0"],"expect":{"players":{}}})",
          tests::rulebook());
  REQUIRE(ran.failures.size() == 1);
  CHECK(ran.failures[0].find("base-game.monastery did not fire") != std::string::npos);
}

}  // namespace
}  // namespace cases
