#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "testing/words.hpp"

using namespace cadastre;
using namespace cadastre::testing;
using nlohmann::json;

namespace {

json scored(std::string_view board, std::string_view options = "{}", const Phrasebook* phrases = nullptr) {
  return json::parse(score_board(board, options, rulebook(), phrases));
}
json feature(std::string_view form, const Phrasebook* phrases = nullptr) {
  return json::parse(score_feature(form, "{}", rulebook(), phrases));
}
std::string codes(const json& answer) {
  std::string list;
  for (const json& problem : answer["problems"]) {
    list += (list.empty() ? "" : " ") + problem["code"].get<std::string>() + problem["where"].get<std::string>();
  }
  return list;
}
json of_id(const json& answer, const std::string& id) {
  for (const json& feature : answer["features"]) {
    if (feature["id"] == id) return feature;
  }
  return nullptr;
}

// A city of two caps with red in it, a road, and blue on the field around.
constexpr std::string_view small_city =
    "cadastre 1 C3\n"
    "players red=Mira:8\n"
    "BA/RCr 0,0 red@city blue@field.EL\n"
    "BA/C 0,-1 r2\n"
    "BA/L 1,-1\n";

}  // namespace

TEST_CASE("The score of a board holds every feature, now or at the end", "[answers]") {
  const json answer = scored(small_city);
  CHECK(codes(answer) == "");
  CHECK(answer["features"].size() == 6);
  const json city = of_id(answer, "city@0,0.N");
  CHECK(city["item"] == "city");
  CHECK(city["completed"] == true);
  CHECK(city["places"] == json::parse(R"([{"x":0,"y":0,"at":"N"},{"x":0,"y":-1,"at":"S"}])"));
  CHECK(city["measures"] == json::parse(R"({"size":2,"coats-of-arms":0})"));
  CHECK(city["at-end"].is_null());
  CHECK(city["now"]["value"] == 4);
  CHECK(city["now"]["phase"] == "during");
  CHECK(city["now"]["terms"] == json::parse(R"([{"row":"base-game.city-tiles-during","effect":"add","points":4,"each":2,
                                               "factors":[{"measure":"size","number":2}]}])"));
  CHECK(city["now"]["players"] ==
        json{{"red", {{"strength", 1}, {"points", 4}, {"terms", city["now"]["terms"]}, {"awards", json::array()}}}});
  CHECK(city["now"]["text"] == json::array());
  const json field = of_id(answer, "field@0,0.EL.WR");
  CHECK(field["now"].is_null());
  CHECK(field["measures"] == json::parse(R"({"completed-neighbours":1})"));
  CHECK(field["at-end"]["players"]["blue"]["points"] == 3);
  CHECK(answer["others"] == json::array());
  CHECK(answer["players"] == json::parse(R"({"red":{"name":"Mira","track":8,"now":4,"at-end":12},
                                             "blue":{"track":0,"now":0,"at-end":3}})"));
}

TEST_CASE("A phase narrows the list of features and nothing else", "[answers]") {
  const json during = scored(small_city, R"({"phase":"during"})"), after = scored(small_city, R"({"phase":"after"})");
  CHECK(during["features"].size() == 1);
  CHECK(after["features"].size() == 5);
  CHECK(during["players"] == after["players"]);
  CHECK(codes(scored(small_city, R"({"phase":"later"})")) == "unknown-phase/options/phase");
  CHECK(codes(scored(small_city, "{")) == "not-json/options");
  CHECK(codes(scored(small_city, "")) == "");
}

TEST_CASE("A language gives sentences to terms, sheets and problems", "[answers]") {
  for (const std::string& language : all_languages) {
    const json answer = scored("cadastre 1 C3\nBA/RCr 0,0 red@city\nBA/C 0,-1 r2\nBA/L 1,0", "{}", &words(language));
    REQUIRE(answer["problems"].size() == 1);
    CHECK(answer["problems"][0]["where"] == "/lines/3");
    CHECK(answer["problems"][0]["text"].get<std::string>().size() > 20);
    const json city = of_id(answer, "city@0,0.N");
    CHECK(city["now"]["text"].size() >= 3);
    CHECK(city["now"]["terms"][0]["text"].get<std::string>().size() > 10);
  }
}

TEST_CASE("Odd things on a board are told where they stand in the input", "[answers]") {
  const json answer = scored(R"({"tiles":[{"tile":"BA/XX","x":5,"y":5},{"tile":"BA/RFr","x":0,"y":0},
    {"tile":"BA/L","x":1,"y":0},{"tile":"BA/L","x":0,"y":0}]})");
  CHECK(codes(answer) == "unknown-tile/tiles/0/tile square-taken/tiles/3 edges-disagree/tiles/2");
}

TEST_CASE("The old farmers' cities are answered beside the features", "[answers]") {
  const json answer = scored("cadastre 1 C1\nvariants farmers=by-city\nBA/RCr 0,0 blue@field.EL\nBA/C 0,-1 r2");
  REQUIRE(answer["others"].size() == 1);
  CHECK(answer["others"][0]["value"] == 4);
  CHECK(answer["others"][0]["feature"] == "city@0,0.N");  // there may be several
  CHECK(answer["players"]["blue"]["at-end"] == 4);
}

TEST_CASE("A feature is scored from its numbers", "[answers]") {
  const json answer = feature(R"({"selection":{"edition":"C3"},"phase":"during","item":"city","tiles":5,
    "measures":{"coats-of-arms":1},"players":{"red":{"meeple":2},"blue":{"meeple":1}}})");
  CHECK(codes(answer) == "");
  CHECK(answer["item"] == "city");
  CHECK(answer["phase"] == "during");
  CHECK(answer["value"] == 12);
  CHECK(answer["players"]["red"]["points"] == 12);
  CHECK(answer["players"]["blue"]["strength"] == 1);
  CHECK(answer["players"]["blue"]["points"] == 0);
  CHECK(answer["text"] == json::array());
  CHECK(feature(R"({"phase":"during","item":"city","tiles":5})", &words("ro"))["text"].size() >= 2);
}

TEST_CASE("Pieces, measures and neighbours say the same in other words", "[answers]") {
  CHECK(feature(R"({"phase":"after","item":"road","pieces":{"tile":{"tiles":4,"squares":4,"segments":5}}})")["value"] ==
        4);
  CHECK(feature(R"({"phase":"after","item":"road","pieces":{"tile":4}})")["value"] == 4);
  CHECK(feature(R"({"phase":"after","item":"road","measures":{"length":4}})")["value"] == 4);
  CHECK(feature(R"({"phase":"after","item":"monastic-building","measures":{"surroundings":7}})")["value"] == 7);
  CHECK(feature(R"({"phase":"after","item":"field","neighbours":[{"kind":"city"},{}]})")["value"] == 6);
  CHECK(feature(R"({"phase":"after","item":"field","measures":{"completed-neighbours":2}})")["value"] == 6);
}

TEST_CASE("What cannot be right in a feature is told", "[answers]") {
  const auto of = [](const std::string& members) {
    const bool says = members.find("tiles") != std::string::npos || members.find("pieces") != std::string::npos;
    return codes(
        feature("{\"phase\":\"during\",\"item\":\"city\"" + std::string(says ? "" : ",\"tiles\":3") + members + "}"));
  };
  CHECK(of("") == "");
  CHECK(codes(feature(R"({"phase":"during","item":"city"})")) == "missing/tiles");
  CHECK(codes(feature("[]")) == "wrong-type");
  CHECK(codes(feature("{}")) == "missing/item missing/phase");
  CHECK(codes(feature(R"({"item":"windmill","phase":"never"})")) == "unknown-item/item unknown-phase/phase");
  CHECK(codes(feature(R"({"item":"field","phase":"during"})")) == "not-scored/item");
  CHECK(of(R"(,"tiles":5,"pieces":{"tile":5})") == "given-twice/tiles");
  CHECK(of(R"(,"tiles":5,"measures":{"size":5})") == "given-twice/measures/size");
  CHECK(of(R"(,"tiles":-1)") == "number-out-of-range/tiles");
  CHECK(of(R"(,"tiles":1.5)") == "number-out-of-range/tiles");
  CHECK(of(R"(,"tiles":1e300)") == "number-out-of-range/tiles");
  CHECK(of(R"(,"tiles":99999999999999999999)") == "number-out-of-range/tiles");
  CHECK(of(R"(,"pieces":{"meeple":1})") == "unknown-class/pieces/meeple");
  CHECK(of(R"(,"pieces":{"tile":{"tiles":"x"}})") == "number-out-of-range/pieces/tile/tiles");
  CHECK(of(R"(,"measures":{"hens":3})") == "unknown-measure/measures/hens");
  CHECK(of(R"(,"measures":{"strength":3})") == "measure-of-player/measures/strength");
  CHECK(of(R"(,"measures":{"coats-of-arms":-3})") == "number-out-of-range/measures/coats-of-arms");
  CHECK(of(R"(,"measures":{"completed-neighbours":3})") == "not-taken/measures/completed-neighbours");
  CHECK(of(R"(,"neighbours":[{}])") == "not-taken/neighbours");
  CHECK(of(R"(,"roads":[{}],"roles":{"king":"red"})") == "not-taken/roads not-taken/roles/king");
  CHECK(of(R"(,"roads":[],"roles":{})") == "");
  CHECK(of(R"(,"players":{"mauve":{}})") == "unknown-player/players/mauve");
  CHECK(of(R"(,"players":{"red":{"dragon":1}})") == "unknown-measure/players/red/dragon");
  CHECK(of(R"(,"players":{"red":{"meeple":-1}})") == "number-out-of-range/players/red/meeple");
  CHECK(of(R"(,"players":{"red":3})") == "wrong-type/players/red");
  CHECK(of(R"(,"colour":1)") == "unknown-key/colour");
  CHECK(of(R"(,"selection":{"variants":{"hens":"2"}})") == "unknown-variant/selection/variants/hens");
}

TEST_CASE("A measure out of range says which measures the item takes", "[answers]") {
  const json answer = feature(R"({"phase":"during","item":"city","tiles":3,"measures":{"coats-of-arms":1001}})");
  REQUIRE(answer["problems"].size() == 1);
  CHECK(answer["problems"][0]["arguments"] ==
        json::parse(R"({"measure":"coats-of-arms","measures":"size, coats-of-arms","min":0,"max":1000})"));
}

TEST_CASE("What could not be understood has an answer of the same shape", "[answers]") {
  const json answer = feature("nonsense");
  for (const char* key : {"problems", "item", "phase", "value", "terms", "players", "text"})
    CHECK(answer.contains(key));
}

TEST_CASE("Placements say what each would complete", "[answers]") {
  const json answer =
      json::parse(list_placements("cadastre 1 C3\nBA/RCr 0,0 red@city", "base-game/city-cap", rulebook(), nullptr));
  CHECK(codes(answer) == "");
  CHECK(answer["tile"] == "BA/C");
  CHECK(answer["left"] == 4);
  bool found = false;
  for (const json& placement : answer["placements"]) {
    if (placement["y"] != -1) continue;
    found = true;
    CHECK(placement == json::parse(R"({"x":0,"y":-1,"rotation":180,"completes":[
                                     {"id":"city@0,0.N","item":"city","value":4,"players":{"red":4}}]})"));
  }
  CHECK(found);
  const json unknown = json::parse(list_placements("cadastre 1 C3", "BA/XX", rulebook(), nullptr));
  CHECK(codes(unknown) == "unknown-tile/tile");
  CHECK(unknown["placements"] == json::array());
}

TEST_CASE("Rules are those of the selection, in slot order", "[answers]") {
  const json all = json::parse(list_rules("", "", rulebook(), &words("de")));
  CHECK(codes(all) == "");
  CHECK(all["rules"].size() > 8);
  for (const json& rule : all["rules"]) {
    CHECK(rule["historical"] == false);
    CHECK_FALSE(rule["text"].get<std::string>().empty());
  }
  const json old = json::parse(list_rules(R"({"variants":{"two-tile-city":"2","hens":"1"}})", "", rulebook(), nullptr));
  CHECK(codes(old) == "unknown-variant/variants/hens");
  CHECK(old["rules"].size() == all["rules"].size() + 2);
  const json during = json::parse(list_rules("{}", R"({"phase":"during"})", rulebook(), nullptr));
  CHECK(during["rules"].size() < all["rules"].size());
  for (const json& rule : during["rules"]) CHECK(rule["phase"] != "after");
}

TEST_CASE("Answers are JSON whatever stands in the names", "[answers]") {
  const json answer = scored("cadastre 1 C3\nplayers red=\"\x01\xff\\\"\x7f\"\nBA/L 0,0 red@field", "{}", &words("en"));
  CHECK(answer["players"]["red"]["name"] == " \xef\xbf\xbd\" ");
}
