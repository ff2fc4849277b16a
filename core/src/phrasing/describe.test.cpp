#include "cadastre/phrasebook.hpp"
#include "catch.hpp"
#include "testing/words.hpp"

using namespace cadastre;
using namespace cadastre::testing;

TEST_CASE("A problem is told with its particulars, in the words of the edition", "[describe]") {
  const Problem apart{"edges-disagree",
                      Severity::warning,
                      "/tiles/3",
                      {{"x", 3}, {"y", -1}, {"side", "N"}, {"edge", "field"}, {"other-edge", "city"}}};
  CHECK(describe(apart, words("en"), Edition::C1).find("north side shows a farm, but beside it lies a city") !=
        std::string::npos);
  CHECK(describe(apart, words("de"), Edition::C1).find("im Norden Wiese auf Stadt") != std::string::npos);
  CHECK(describe(apart, words("ro"), Edition::C1).find("rândul −1") != std::string::npos);
}

TEST_CASE("A problem that has no sentence shows its code", "[describe]") {
  CHECK(describe({"never-heard-of", Severity::error, "", {}}, words("en"), Edition::C3) == "problem.never-heard-of");
}

TEST_CASE("Numbers in a problem take their nouns along", "[describe]") {
  for (const int number : telling_numbers) {
    const Problem many{"too-many-meeples",
                       Severity::warning,
                       "/meeples/9",
                       {{"player", "red"}, {"kind", "meeple"}, {"number", number}, {"supply", 7}}};
    for (const std::string& language : all_languages) {
      const std::string sentence = describe(many, words(language), Edition::C3);
      INFO(sentence);
      CHECK(sentence.find(counted(words(language), Edition::C3, "figure", number)) != std::string::npos);
      CHECK(sentence.find_first_of("{}") == std::string::npos);
    }
  }
}

TEST_CASE("A problem that knows more says more", "[describe]") {
  const Problem bare{"unknown-item", Severity::error, "/item", {{"item", "rood"}}};
  const Problem full{"unknown-item", Severity::error, "/item", {{"item", "rood"}, {"items", "road, city"}}};
  for (const std::string& language : all_languages) {
    CHECK(describe(bare, words(language), Edition::C3).find_first_of("{}") == std::string::npos);
    CHECK(describe(full, words(language), Edition::C3).find("road, city") != std::string::npos);
  }
}
