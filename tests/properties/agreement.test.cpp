// The core and the reference scorer must agree in everything on many tables of every sort.

#include <algorithm>

#include "catch.hpp"
#include "properties/compare.hpp"
#include "properties/random_table.hpp"

namespace properties {
namespace {

constexpr int table_count = 10'000;

/// How often what is worth comparing occurred: a generator that stopped making it would prove nothing.
struct Census {
  int tables = 0, most_tiles = 0;
  int cities = 0, two_tile_cities = 0, coats = 0, roads = 0, monasteries = 0, shared = 0, lost = 0, rich_fields = 0;
  int disagreeing = 0, doubled = 0, by_city = 0;

  void add(const Table& table) {
    const reference::Result result = reference::score(text_of(table), books().tiles);
    ++tables;
    most_tiles = std::max(most_tiles, static_cast<int>(table.tiles.size()));
    by_city += static_cast<int>(result.farmers_of_city.size());
    std::map<std::pair<int, int>, std::string> sides;
    for (const Tile& tile : table.tiles) {
      const std::string own = reference::turned(books().tiles.at(tile.name), tile.turns).sides;
      doubled += !sides.emplace(std::pair{tile.x, tile.y}, own).second;
    }
    for (const auto& [square, own] : sides) {
      const auto east = sides.find({square.first + 1, square.second});
      disagreeing += east != sides.end() && east->second[3] != own[1];
    }
    for (const reference::Feature& f : result.features) {
      using reference::Kind;
      cities += f.kind == Kind::city && f.completed;
      two_tile_cities += f.kind == Kind::city && f.completed && f.tiles == 2 && f.score.value <= 3;
      coats += f.kind == Kind::city && f.coats > 1;
      roads += f.kind == Kind::road && f.completed;
      monasteries += f.kind == Kind::monastery && f.completed;
      shared += f.score.owners.size() > 1;
      lost += !f.score.owners.empty() && f.score.owners.size() < f.strengths.size();
      rich_fields += f.cities.size() > 2;
    }
  }
};

TEST_CASE("core and reference scorer agree on every random table") {
  for (std::uint64_t seed = 0; seed < table_count; ++seed) {
    const Table table = random_table(seed, books().tiles);
    if (difference(table).empty()) continue;
    const Table small = shrunk(table, [](const Table& t) { return !difference(t).empty(); });
    FAIL("table of seed " << seed << ", shrunk:\n" << shown(small));
  }
}

TEST_CASE("the random tables hold what is worth comparing") {
  Census census;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) census.add(random_table(seed, books().tiles));
  CHECK(census.most_tiles >= 140);
  CHECK(census.cities > 1000);
  CHECK(census.two_tile_cities > 10);
  CHECK(census.coats > 100);
  CHECK(census.roads > 1000);
  CHECK(census.monasteries > 200);
  CHECK(census.shared > 500);
  CHECK(census.lost > 500);
  CHECK(census.rich_fields > 100);
  CHECK(census.disagreeing > 1000);
  CHECK(census.doubled > 20);
  CHECK(census.by_city > 100);
}

TEST_CASE("a failing table is shrunk to what fails") {
  Table table;
  for (std::uint64_t seed = 0; table.tiles.size() < 20; ++seed) table = random_table(seed, books().tiles);
  const auto has_monastery = [](const Table& t) {
    return std::any_of(t.tiles.begin(), t.tiles.end(),
                       [](const Tile& tile) { return tile.name == "BA/L" && tile.x == 50; });
  };
  Table with = table;
  with.tiles.push_back({"BA/L", 50, 50, 0, {{table.seats[0].player, "monastery", ""}}});
  const Table small = shrunk(with, has_monastery);
  CHECK(small.tiles.size() == 1);
  CHECK(small.tiles[0].meeples.empty());
  CHECK(small.seats.empty());
  CHECK(shown(small).find("BA/L 50,50") != std::string::npos);
}

TEST_CASE("the catalogue and the reference scorer's own facts are the same tiles") {
  using cadastre::Edition;
  const cadastre::Catalogue& catalogue = books().rulebook.catalogue;
  CHECK(catalogue.tiles.size() == books().tiles.size());
  for (const auto& [name, tile] : books().tiles) {
    INFO(name);
    const auto number = cadastre::find_tile(catalogue, name);
    REQUIRE(number.has_value());
    for (const auto& [edition, copies] : tile.copies) {
      const auto e = static_cast<std::size_t>(*cadastre::edition_named(edition));
      CHECK(static_cast<int>(catalogue.tiles[*number].copies[e]) == copies);
    }
  }
}

}  // namespace
}  // namespace properties
