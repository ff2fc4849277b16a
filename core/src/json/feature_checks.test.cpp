#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "testing/bundle.hpp"

namespace cadastre {
namespace {

using nlohmann::json;

/// The book with one warning about fields in the place of the one about monasteries.
Rulebook with_warning(const json& when) {
  json bundle = json::parse(testing::bundle_file("rulebook.json"));
  for (json& file : bundle["files"])
    for (json& row : file["rows"])
      if (row["id"] == "base-game.monastery-full") {
        row["items"] = {"field"};
        row["slot"] = "strength";
        row["when"] = when;
      }
  RulebookRead read = read_rulebook(bundle.dump());
  REQUIRE(read.problems.empty());
  return read.rulebook;
}

std::string codes(const std::string& of_field, const Rulebook& book) {
  std::string list;
  for (const Problem& problem : read_feature(R"({"item":"field","phase":"after",)" + of_field + "}", book).problems)
    list += problem.code + problem.where + " ";
  return list;
}

}  // namespace

TEST_CASE("feature-checks elements count as their number would") {
  const Rulebook book = with_warning({{{"measure", "completed-neighbours"}, {"min", 3}}});
  const std::string city = R"({"kind":"city"})";
  CHECK(codes(R"("measures":{"completed-neighbours":3})", book) == "against-rule/measures/completed-neighbours ");
  CHECK(codes(R"("neighbours":[)" + city + "," + city + "," + city + "]", book) == "against-rule/measures ");
  CHECK(codes(R"("neighbours":[)" + city + "," + city + "]", book) == "");
}

TEST_CASE("feature-checks one of several ways to break a rule is enough") {
  const Rulebook book = with_warning(
      {{{"any",
         {{{"measure", "completed-neighbours"}, {"min", 9}}, {{"measure", "completed-neighbours"}, {"max", 1}}}}}});
  CHECK(codes(R"("measures":{"completed-neighbours":9})", book) == "against-rule/measures/completed-neighbours ");
  CHECK(codes(R"("measures":{"completed-neighbours":1})", book) == "against-rule/measures/completed-neighbours ");
  CHECK(codes(R"("measures":{"completed-neighbours":5})", book) == "");
}

}  // namespace cadastre
