
#include "cadastre/contains.hpp"
#include "cadastre/lookup.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace cadastre {
namespace {

RowNumber row(const char* id) { return find_row(tests::rulebook(), id).value(); }

bool has(const std::vector<RowNumber>& list, const char* id) { return contains(list, row(id)); }

TEST_CASE("a rule names what counts the measures it uses", "[lookup]") {
  const Relations road = relations_of(row("base-game.road"), tests::rulebook(), nullptr);
  CHECK(has(road.counted_by, "shared.double-as-squares"));
  CHECK(has(road.counted_by, "land-surveyors.long-road"));
  CHECK(!has(road.counted_by, "base-game.coats"));
  CHECK(has(relations_of(row("shared.double-as-squares"), tests::rulebook(), nullptr).counts_for, "base-game.road"));
}

TEST_CASE("a rule that stands in for another and that other name each other", "[lookup]") {
  const Rulebook& book = tests::rulebook();
  for (std::size_t i = 0; i < book.rows.size(); ++i) {
    const auto number = static_cast<RowNumber>(i);
    const Relations own = relations_of(number, book, nullptr);
    CHECK(own.instead_of.size() == book.rows[i].instead_of.size());
    for (const RowNumber other : own.instead_of) {
      const auto back = relations_of(other, book, nullptr).replaced_by;
      CHECK(contains(back, number));
    }
  }
  CHECK(has(relations_of(row("base-game.majority"), book, nullptr).replaced_by, "hills-and-sheep/shepherds.owner"));
}

TEST_CASE("rules of one slot stand beside each other where they meet on an item", "[lookup]") {
  const Rulebook& book = tests::rulebook();
  const Relations tiles = relations_of(row("base-game.city-tiles-during"), book, nullptr);
  CHECK(has(tiles.beside, "base-game.city-coats-during"));
  for (const RowNumber other : tiles.beside) {
    CHECK(book.rows[other].slot == book.rows[row("base-game.city-tiles-during")].slot);
    CHECK(book.rows[other].phase != Phase::after);
  }
  CHECK(!has(tiles.beside, "base-game.road"));
}

TEST_CASE("with a rule set only its rules are named", "[lookup]") {
  const Rulebook& book = tests::rulebook();
  const Resolved base = resolve(book, Selection{});
  const Relations road = relations_of(row("base-game.road"), book, &base.rules);
  CHECK(!has(road.counted_by, "land-surveyors.long-road"));
  CHECK(has(road.counted_by, "base-game.tiles-once"));
  CHECK(relations_of(no_number, book, nullptr) == Relations{});
}

}  // namespace
}  // namespace cadastre
