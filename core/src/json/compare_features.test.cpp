#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cadastre {
namespace {

using nlohmann::json;

json compared(const std::string& feature, const std::string& selections, const Phrasebook* phrases = nullptr) {
  return json::parse(compare_features(feature, selections, "{}", tests::rulebook(), phrases));
}

const json& row(const json& answer, const std::string& id) {
  static const json nothing;
  for (const json& one : answer["rows"])
    if (one["row"] == id) return one;
  return nothing;
}

const std::string double_sized = R"({"item":"road","phase":"during",
  "selection":{"expansions":["river-20th-anniversary"]},
  "pieces":{"tile":3,"double-sized-tile":{"tiles":1,"squares":2,"segments":1}},"players":{"red":{"meeple":1}}})";

TEST_CASE("a feature under two editions names the rules that make the difference", "[compare]") {
  const json answer = compared(double_sized, R"(["C1","C3"])");
  CHECK(answer["problems"].empty());
  CHECK(answer["same"] == false);
  REQUIRE(answer["answers"].size() == 2);
  CHECK(answer["answers"][0]["selection"]["edition"] == "C1");
  CHECK(answer["answers"][0]["selection"]["expansions"] == json{"river-20th-anniversary"});
  CHECK(answer["answers"][0]["answer"]["value"] == 4);
  CHECK(answer["answers"][1]["answer"]["value"] == 5);
  CHECK(row(answer, "shared.double-as-tile")["acts"] == json({true, false}));
  CHECK(row(answer, "shared.double-as-squares")["acts"] == json({false, true}));
  CHECK(row(answer, "base-game.road")["points"] == json({4, 5}));
  CHECK(row(answer, "base-game.road")["paid"] == json({4, 5}));
  CHECK(answer["rows"].size() == 3);
}

TEST_CASE("what is the same names nothing", "[compare]") {
  const json answer = compared(R"({"item":"city","phase":"during","tiles":4,"players":{"red":{"meeple":1}}})",
                               R"(["C1","C2","C3","WE"])");
  CHECK(answer["same"] == true);
  CHECK(answer["rows"].empty());
  CHECK(answer["answers"].size() == 4);
}

TEST_CASE("selections may differ in expansions and variants", "[compare]") {
  const json answer = compared(R"({"item":"city","phase":"during","tiles":2,"players":{"red":{"meeple":1}}})",
                               R"([{},{"variants":{"two-tile-city":"2"}}])");
  CHECK(answer["answers"][0]["answer"]["value"] == 4);
  CHECK(answer["answers"][1]["answer"]["value"] == 2);
  CHECK(row(answer, "base-game.city-tiles-during")["points"] == json({4, 0}));
  CHECK(row(answer, "base-game.two-tile-city-tiles")["acts"] == json({false, true}));

  const json hills = compared(R"({"item":"city","phase":"during","tiles":3,
    "players":{"red":{"meeple":1,"on-hill":1},"blue":{"meeple":1}}})",
                              R"([{},{"expansions":["hills-and-sheep/hills"]}])");
  CHECK(hills["answers"][0]["answer"]["players"]["blue"]["points"] == 6);
  CHECK(hills["answers"][1]["answer"]["players"]["blue"]["points"] == 0);
  CHECK(row(hills, "hills-and-sheep/hills.tie-break")["acts"] == json({false, true}));
}

TEST_CASE("rules speak when a language is there", "[compare]") {
  const Phrasebook german = tests::phrasebook("de");
  const json answer = compared(double_sized, R"(["C1","C3"])", &german);
  for (const json& one : answer["rows"]) CHECK(one["text"].get<std::string>().size() > 5);
  CHECK(!answer["answers"][1]["answer"]["text"].empty());
}

TEST_CASE("what cannot be compared is told", "[compare]") {
  CHECK(compared(double_sized, R"(["C1"])")["problems"][0]["code"] == "too-few-selections");
  CHECK(compared(double_sized, "")["problems"][0]["code"] == "empty-input");
  CHECK(compared(double_sized, "null")["problems"][0]["code"] == "wrong-type");
  CHECK(compared("", R"(["C1","C3"])")["problems"][0]["code"] == "empty-input");
  CHECK(compared(double_sized, R"({"edition":"C1"})")["problems"][0]["code"] == "wrong-type");
  CHECK(compared("[]", R"(["C1","C3"])")["problems"][0]["code"] == "wrong-type");
  const json item = compared(R"({"item":"raod","phase":"during"})", R"(["C1","C3"])");
  CHECK(item["answers"][0]["answer"]["problems"][0]["code"] == "unknown-item");
  CHECK(item["rows"].empty());
}

TEST_CASE("the list is read as it was written, and by itself", "[compare]") {
  const auto refused = [](const std::string& list) { return compared(double_sized, list)["problems"][0]; };
  const json cut = refused(R"(["C1",)");
  CHECK(cut["code"] == "not-json");
  CHECK(cut["where"] == "/selections");
  CHECK(cut["arguments"] == json{{"line", 1}, {"column", 6}});
  CHECK(refused(R"(["C1","C3"],"x":1)")["code"] == "not-json");
  CHECK(refused(R"("C1")")["code"] == "wrong-type");
  CHECK(refused(R"("C1")")["where"] == "/selections");
}

TEST_CASE("what could not be read is not the same, and its problems stand above", "[compare]") {
  const json item = compared(R"({"item":"nope","phase":"during","tiles":3})", R"(["C1","C3"])");
  CHECK(item["same"] == false);
  REQUIRE(item["problems"].size() == 1);  // told once, though it is so under both
  CHECK(item["problems"][0]["code"] == "unknown-item");
  CHECK(item["problems"][0]["where"] == "/item");
}

TEST_CASE("a selection that names no edition is left out, and told at its place", "[compare]") {
  const json answer = compared(double_sized, R"([1,null,"C1","C9",{"edition":"C7"},{"expansions":["towr"]}])");
  REQUIRE(answer["answers"].size() == 2);
  CHECK(answer["answers"][0]["selection"]["edition"] == "C1");
  std::string told;
  for (const json& problem : answer["problems"])
    told += problem["code"].get<std::string>() + problem["where"].get<std::string>() + " ";
  CHECK(told ==
        "wrong-type/selections/0 wrong-type/selections/1 unknown-edition/selections/3 "
        "unknown-edition/selections/4/edition unknown-expansion/selections/5/expansions/0 ");
  CHECK(compared(double_sized, R"(["C1","C9"])")["problems"][1]["code"] == "too-few-selections");
}

TEST_CASE("more selections than can be compared are told", "[compare]") {
  std::string list = "[\"C1\"";
  for (int i = 0; i < 16; ++i) list += ",\"C3\"";
  const json answer = compared(double_sized, list + "]");
  CHECK(answer["answers"].size() == 16);
  REQUIRE(answer["problems"].size() == 1);
  CHECK(answer["problems"][0]["code"] == "too-many-selections");
}

}  // namespace
}  // namespace cadastre
