#include "view/panels/search_words.hpp"

#include "catch.hpp"

namespace cadastre::editor {
namespace {

TEST_CASE("folding takes off capitals and accents of every language", "[search]") {
  CHECK(folded("Câmp") == "camp");
  CHECK(folded("ORAȘ și ȚĂRAN") == "oras si taran");
  CHECK(folded("Straße") == "strase");
  CHECK(folded("Žluťoučký") == "zlutoucky");
  CHECK(folded("Łódź, Ő") == "lodz, o");
  CHECK(folded("2 × 3 − 1") == "2 * 3   1");
}

TEST_CASE("all words asked for have to begin words of the text", "[search]") {
  CHECK(all_found("cit nor", "city north and east"));
  CHECK(all_found("", "anything"));
  CHECK_FALSE(all_found("city south", "city north and east"));
  CHECK_FALSE(all_found("ity", "city"));
}

}  // namespace
}  // namespace cadastre::editor
