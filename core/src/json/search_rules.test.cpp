#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cadastre {
namespace {

using nlohmann::json;

json searched(const char* query, const Phrasebook* phrases = nullptr, const char* options = "{}") {
  return json::parse(search_rules(query, options, tests::rulebook(), phrases));
}

json rule(const json& answer, const std::string& id) {
  for (const json& one : answer["found"])
    if (one["rule"]["row"] == id) return one;
  return {};
}

TEST_CASE("a found rule has its source, its place and what it combines with", "[lookup]") {
  const Phrasebook english = tests::phrasebook("en");
  const json answer = searched(R"({"text":"cloister"})", &english);
  CHECK(answer["problems"].empty());
  const json monastery = rule(answer, "base-game.monastery");
  REQUIRE(monastery.is_object());
  CHECK(!monastery["rule"]["source"].get<std::string>().empty());
  CHECK(monastery["rule"]["text"].get<std::string>().find("onastery") != std::string::npos);
  CHECK(monastery["place"].get<int>() > 1);
  CHECK(monastery["combines"]["counted-by"].size() > 0);
}

TEST_CASE("a search may be bound to a selection and a phase", "[lookup]") {
  const json during = searched(R"({"item":"city","selection":{"edition":"C1"}})", nullptr, R"({"phase":"during"})");
  CHECK(rule(during, "base-game.city-tiles-during").is_object());
  CHECK(rule(during, "base-game.city-tiles-after").is_null());
  CHECK(rule(during, "inns-and-cathedrals/cathedrals.cathedral").is_null());
  const json old = searched(R"({"text":"farmers","selection":{}})");
  for (const json& one : old["found"]) CHECK(one["rule"]["historical"] == false);
}

TEST_CASE("an unknown item, expansion or step is told", "[lookup]") {
  CHECK(searched(R"({"item":"raod"})")["problems"][0]["code"] == "unknown-item");
  CHECK(searched(R"({"expansion":"hils"})")["problems"][0]["code"] == "unknown-expansion");
  CHECK(searched(R"({"step":"figure"})")["problems"][0]["code"] == "unknown-step");
  CHECK(searched(R"({"txet":"x"})")["problems"][0]["code"] == "unknown-key");
  CHECK(searched("nothing")["problems"][0]["code"] == "no-document");
}

}  // namespace
}  // namespace cadastre
