#include "cadastre/json.hpp"
#include "catch.hpp"
#include "phrasing/fill.hpp"
#include "phrasing/plurals.hpp"
#include "testing/words.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

/// The values that a text wants: name and kind of each placeholder that is not a word of the glossary.
std::vector<std::pair<std::string_view, std::string_view>> values_wanted(std::string_view text) {
  std::vector<std::pair<std::string_view, std::string_view>> wanted;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::string_view inside = text.substr(open + 1, text.find('}', open) - open - 1);
    const std::size_t colon = inside.find(':');
    const std::string_view name = inside.substr(0, colon);
    const std::string_view kind = colon == std::string_view::npos ? std::string_view{} : inside.substr(colon + 1);
    if (kind.empty() || (name != "word" && name != "Word")) wanted.push_back({name, kind});
  }
  return wanted;
}

}  // namespace

TEST_CASE("The words of every language are read without a problem", "[phrasebook]") {
  for (const std::string& language : all_languages) {
    INFO(language);
    CHECK(words_read(language).problems.empty());
    CHECK(words(language).language == language);
    CHECK(words(language).phrases.size() == words("en").phrases.size());
    CHECK(words(language).phrases.size() > 50);
    CHECK(words(language).terms.size() > 20);
  }
}

TEST_CASE("Every noun that is counted has all its forms", "[phrasebook]") {
  for (const std::string& language : all_languages)
    for (const GlossaryTerm& term : words(language).terms) {
      INFO(language << " " << term.id);
      CHECK((term.forms.size() == 1 || term.forms.size() == plural_forms(words(language).plurals)));
    }
}

TEST_CASE("Every phrase of every language can be said with any number", "[phrasebook]") {
  for (const std::string& language : all_languages) {
    const Phrasebook& book = words(language);
    for (const Phrase& phrase : book.phrases)
      for (const int number : telling_numbers) {
        std::vector<Value> values;
        std::string wanted;
        for (const auto& [name, kind] : values_wanted(phrase.text)) {
          const bool counts = !kind.empty() && find_term(book, Edition::C3, kind) != nullptr;
          if (counts) {
            values.push_back({name, number});
            wanted = counted(book, Edition::C3, kind, number);
          } else {
            values.push_back({name, std::string("x")});
          }
        }
        const std::string said = say(book, Edition::C3, phrase.id, values);
        INFO(language << " " << phrase.id << ": " << said);
        CHECK(said.find_first_of("{}") == std::string::npos);
        CHECK(said.find(wanted) != std::string::npos);
      }
  }
}

TEST_CASE("Phrases and terms are in order whatever the file's", "[phrasebook]") {
  const auto read = read_phrasebook(R"({"language":"ro","plurals":"romanian","phrases":{"b":"B","a":"A"},
      "terms":{"z":["z"],"m":{"C1":["s","ss","de ss"],"":["m","mm","de mm"]}}})");
  CHECK(read.problems.empty());
  CHECK(read.phrasebook.plurals == Plurals::romanian);
  REQUIRE(read.phrasebook.phrases.size() == 2);
  CHECK(read.phrasebook.phrases[0] == Phrase{"a", "A"});
  REQUIRE(read.phrasebook.terms.size() == 3);
  CHECK(read.phrasebook.terms[0] == GlossaryTerm{"m", "", {"m", "mm", "de mm"}});
  CHECK(read.phrasebook.terms[1].edition == "C1");
}

TEST_CASE("Broken words become problems with their place, and the rest is read", "[phrasebook]") {
  CHECK(read_phrasebook("{").problems.at(0).code == "not-json");
  CHECK(read_phrasebook("[]").problems.at(0).code == "wrong-type");
  const auto read = read_phrasebook(R"({"plurals":"dual","phrases":{"a":1,"b":"B"},"terms":{"t":[],"u":7,"v":["v"]}})");
  REQUIRE(read.problems.size() == 4);
  CHECK(read.problems[0].where == "/plurals");
  CHECK(read.problems[0].code == "unknown-plurals");
  CHECK(read.problems[1].where == "/phrases/a");
  CHECK(read.problems[2].where == "/terms/t");
  CHECK(read.problems[3].where == "/terms/u");
  CHECK(say(read.phrasebook, Edition::C3, "b") == "B");
  CHECK(word(read.phrasebook, Edition::C3, "v") == "v");
}
