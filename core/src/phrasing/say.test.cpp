#include "cadastre/phrasebook.hpp"

#include "catch.hpp"
#include "phrasing/plurals.hpp"
#include "testing/words.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

Phrasebook small_book() {
  Phrasebook book;
  book.phrases = {{"greeting", "{name} has {points:point}"},
                  {"odd", "{ {nothing} {name"},
                  {"side.N", "north"},
                  {"sides", "{side:side}, {edge:word}"},
                  {"words", "{Word:tile} {word:tile:many} {word:stone}"}};
  book.terms = {{"point", "", {"point", "points"}}, {"tile", "", {"tile", "tiles"}}, {"tile", "C1", {"ștem", "ștems"}}};
  return book;
}

std::vector<std::string> point_counts(const std::string& language) {
  std::vector<std::string> counts;
  for (const int number : telling_numbers) counts.push_back(counted(words(language), Edition::C3, "point", number));
  return counts;
}

}  // namespace

TEST_CASE("Numbers take their nouns in the form of the language", "[phrasing]") {
  using List = std::vector<std::string>;
  CHECK(point_counts("en") == List{"0 points", "1 point", "2 points", "3 points", "5 points", "11 points", "19 points",
                                   "20 points", "21 points", "100 points", "101 points"});
  CHECK(point_counts("de") == List{"0 Punkte", "1 Punkt", "2 Punkte", "3 Punkte", "5 Punkte", "11 Punkte", "19 Punkte",
                                   "20 Punkte", "21 Punkte", "100 Punkte", "101 Punkte"});
  CHECK(point_counts("ro") == List{"0 puncte", "1 punct", "2 puncte", "3 puncte", "5 puncte", "11 puncte", "19 puncte",
                                   "20 de puncte", "21 de puncte", "100 de puncte", "101 puncte"});
}

TEST_CASE("Romanian counts on beyond a hundred, and below zero", "[phrasing]") {
  CHECK(plural_form(Plurals::romanian, 119) == 1);
  CHECK(plural_form(Plurals::romanian, 120) == 2);
  CHECK(plural_form(Plurals::romanian, 1000) == 2);
  CHECK(plural_form(Plurals::romanian, 1001) == 1);
  CHECK(counted(words("ro"), Edition::C3, "point", -1) == "−1 punct");
  CHECK(counted(words("ro"), Edition::C3, "point", -2) == "−2 puncte");
  CHECK(counted(words("ro"), Edition::C3, "point", -20) == "−20 de puncte");
  CHECK(counted(words("en"), Edition::C3, "point", -1) == "−1 point");
}

TEST_CASE("Values and words are put where the phrase wants them", "[phrasing]") {
  const Phrasebook book = small_book();
  CHECK(say(book, Edition::C3, "greeting", {{"name", std::string("Mira")}, {"points", 1}}) == "Mira has 1 point");
  CHECK(say(book, Edition::C3, "greeting", {{"name", std::string("Mira")}, {"points", -3}}) == "Mira has −3 points");
  CHECK(say(book, Edition::C3, "words") == "Tile tiles stone");
  CHECK(say(book, Edition::C1, "words") == "Ștem ștems stone");
  CHECK(say(book, Edition::C3, "sides", {{"side", std::string("N")}, {"edge", std::string("tile")}}) == "north, tile");
  CHECK(say(book, Edition::C3, "sides", {{"side", std::string("Q")}, {"edge", std::string("rock")}}) == "Q, rock");
}

TEST_CASE("What is missing shows by its id and never fails", "[phrasing]") {
  const Phrasebook book = small_book();
  CHECK(say(book, Edition::C3, "nowhere") == "nowhere");
  CHECK(say(book, Edition::C3, "greeting") == "{name} has {points:point}");
  CHECK(say(book, Edition::C3, "odd", {{"name", std::string("x")}}) == "{ {nothing} {name");
  CHECK(word(book, Edition::C3, "rock", 3) == "rock");
  CHECK(counted(Phrasebook{}, Edition::WE, "rock", 3) == "3 rock");
  CHECK(rule_text(book, Rulebook{}, Edition::C3, 5).empty());
}

TEST_CASE("Values are not read as placeholders", "[phrasing]") {
  const Phrasebook book = small_book();
  CHECK(say(book, Edition::C3, "greeting", {{"name", std::string("{points}")}, {"points", 2}}) ==
        "{points} has 2 points");
}

TEST_CASE("Names are listed as the language does", "[phrasing]") {
  CHECK(listed(words("en"), {}).empty());
  CHECK(listed(words("en"), {"Ana"}) == "Ana");
  CHECK(listed(words("en"), {"Ana", "Pavel"}) == "Ana and Pavel");
  CHECK(listed(words("en"), {"Ana", "Mira", "Pavel"}) == "Ana, Mira and Pavel");
  CHECK(listed(words("de"), {"Ana", "Mira", "Pavel"}) == "Ana, Mira und Pavel");
  CHECK(listed(words("ro"), {"Ana", "Pavel"}) == "Ana și Pavel");
}

TEST_CASE("A player is shown by the person's name, else by the colour", "[phrasing]") {
  Board board;
  board.players = {{Player::red, "Mira", 0}, {Player::blue, "", 0}};
  CHECK(player_name(words("de"), &board, Player::red) == "Mira");
  CHECK(player_name(words("de"), &board, Player::blue) == "Blau");
  CHECK(player_name(words("ro"), &board, Player::white) == "Alb");
  CHECK(player_name(words("en"), nullptr, Player::purple) == "Purple");
}

TEST_CASE("Editions have words of their own", "[phrasing]") {
  CHECK(word(words("en"), Edition::C3, "meeple") == "meeple");
  CHECK(word(words("en"), Edition::C1, "field", 2) == "farms");
  CHECK(word(words("en"), Edition::WE, "coat-of-arms", 2) == "pennants");
  CHECK(word(words("de"), Edition::C1, "tile", 2) == "Karten");
  CHECK(word(words("de"), Edition::WE, "tile", 2) == "Plättchen");
  CHECK(word(words("ro"), Edition::C1, "meeple", 20) == "de supuși");
}
