#include <algorithm>
#include <set>

#include "cadastre/features.hpp"
#include "catch.hpp"
#include "testing/base_tiles.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

const Catalogue& tiles() {
  static const Catalogue catalogue = base_tiles();
  return catalogue;
}

Features traced(std::initializer_list<On> placed) { return trace(board_of(tiles(), placed), tiles()); }

/// The feature of the segment there; the board is written as for `traced`.
const Feature& feature_on(const Features& features, const Board& board, Square square, SegmentKind kind,
                          std::string_view where = "") {
  const auto t = static_cast<std::size_t>(tile_at(board, square));
  const Tile& tile = tiles().tiles[board.tiles[t].tile];
  const SegmentNumber segment = find_segment(tile, board.tiles[t].turns, kind, where).value();
  return features.features[feature_at(features, {static_cast<std::uint32_t>(t), segment})];
}

std::size_t count(const Features& features, SegmentKind kind) {
  return static_cast<std::size_t>(std::count_if(features.features.begin(), features.features.end(),
                                                [&](const Feature& f) { return f.kind == kind; }));
}

std::vector<FeatureNumber> neighbours(const Features& features, const Feature& feature) {
  const auto begin = features.neighbours.begin() + feature.neighbours.begin;
  return {begin, begin + feature.neighbours.size};
}

}  // namespace

TEST_CASE("An empty table has no features", "[trace]") { CHECK(trace({}, tiles()) == Features{}); }

TEST_CASE("A city goes round a corner whose inner space is empty (C035)", "[trace]") {
  const Board board = board_of(tiles(), {{"BA/Cc.1", 0, 0, 2}, {"BA/C", 1, 0, 3}, {"BA/C", 0, 1, 0}});
  const Features features = trace(board, tiles());
  const Feature& city = feature_on(features, board, {0, 0}, SegmentKind::city);
  CHECK(city.completed);
  CHECK(city.tiles == 3);
  CHECK(city.open_ends == 0);
  CHECK(city.places.size == 3);
}

TEST_CASE("A road that comes back to its crossing counts that tile once (C064)", "[trace]") {
  const Board board =
      board_of(tiles(), {{"BA/RRRR", 0, 0}, {"BA/Rr", 1, 0, 0}, {"BA/Rr", 1, 1, 1}, {"BA/Rr", 0, 1, 2}});
  const Features features = trace(board, tiles());
  const Feature& road = feature_on(features, board, {1, 1}, SegmentKind::road);
  CHECK(road.completed);
  CHECK(road.tiles == 4);
  CHECK(road.places.size == 5);
  CHECK(feature_on(features, board, {0, 0}, SegmentKind::road, "N").open_ends == 1);
}

TEST_CASE("A road ends at a crossing on both tiles (C074)", "[trace]") {
  const Board board = board_of(tiles(), {{"BA/RRRR", 0, 0}, {"BA/RRR", 1, 0}});
  const Features features = trace(board, tiles());
  const Feature& road = feature_on(features, board, {0, 0}, SegmentKind::road, "E");
  CHECK(road.completed);
  CHECK(road.tiles == 2);
  CHECK_FALSE(feature_on(features, board, {1, 0}, SegmentKind::road, "S").completed);
}

TEST_CASE("A monastery counts the squares around it, corners too (C083)", "[trace]") {
  const Board board = board_of(tiles(), {{"BA/L", 0, 0}, {"BA/C", 0, -1}, {"BA/C", 1, -1}, {"BA/C", 1, 0}});
  const Features features = trace(board, tiles());
  const Feature& monastery = feature_on(features, board, {0, 0}, SegmentKind::monastery);
  CHECK(monastery.surroundings == 4);
  CHECK(monastery.tiles == 1);
  CHECK_FALSE(monastery.completed);
}

TEST_CASE("A monastery and a garden are completed by nine squares", "[trace]") {
  for (const std::string_view middle : {"BA/L", "BA/CG"}) {
    Board board = board_of(tiles(), {{middle, 5, 5}});
    for (int x = 4; x <= 6; ++x) {
      for (int y = 4; y <= 6; ++y) {
        if (x != 5 || y != 5) board.tiles.push_back({find_tile(tiles(), "BA/L").value(), {x, y}, 0});
      }
    }
    const SegmentKind kind = middle == "BA/L" ? SegmentKind::monastery : SegmentKind::garden;
    CHECK(feature_on(trace(board, tiles()), board, {5, 5}, kind).completed);
    board.tiles.pop_back();
    const Features open = trace(board, tiles());
    CHECK(feature_on(open, board, {5, 5}, kind).surroundings == 8);
    CHECK_FALSE(feature_on(open, board, {5, 5}, kind).completed);
  }
}

TEST_CASE("A field knows the completed cities it borders, each once, and cities all their fields", "[trace]") {
  // A cap above a cap: a small completed city; an open city in the east.
  const Board board =
      board_of(tiles(), {{"BA/C", 0, 0, 2}, {"BA/C", 0, 1, 0}, {"BA/L", 1, 0}, {"BA/L", 1, 1}, {"BA/C", 2, 0, 1}});
  const Features features = trace(board, tiles());
  const Feature& field = feature_on(features, board, {1, 0}, SegmentKind::field);
  const FeatureNumber city = feature_at(features, {0, 0});
  REQUIRE(features.features[city].kind == SegmentKind::city);
  CHECK(neighbours(features, field) == std::vector<FeatureNumber>{city});
  const auto number = static_cast<FeatureNumber>(&field - features.features.data());
  CHECK(neighbours(features, features.features[city]) == std::vector<FeatureNumber>{number});
  const Feature& open = feature_on(features, board, {2, 0}, SegmentKind::city);
  CHECK_FALSE(open.completed);
  CHECK(neighbours(features, open) == std::vector<FeatureNumber>{number});
  CHECK(field.tiles == 5);
  CHECK(field.open_ends == 0);
  CHECK_FALSE(field.completed);
}

TEST_CASE("Neighbours stand in ascending order whatever the order of the tiles", "[trace]") {
  std::vector<On> placed = {{"BA/CFC.2", 0, 0}, {"BA/C", 0, -1, 2}, {"BA/C", 0, 1}, {"BA/CC.2", 1, 0, 2},
                            {"BA/C", 2, 0, 3},  {"BA/C", 1, 1},     {"BA/L", 2, 1}};
  for (int round = 0; round < 30; ++round) {
    std::rotate(placed.begin(), placed.begin() + 1 + round % 3, placed.end());
    std::swap(placed[0], placed[static_cast<std::size_t>(1 + round % 5)]);
    Board board;
    for (const On& on : placed) board.tiles.push_back(board_of(tiles(), {on}).tiles[0]);
    const Features features = trace(board, tiles());
    const Feature& field = feature_on(features, board, {0, 0}, SegmentKind::field);
    const std::vector<FeatureNumber> cities = neighbours(features, field);
    CHECK(cities.size() == 4);
    CHECK(std::is_sorted(cities.begin(), cities.end()));
    CHECK(std::set<FeatureNumber>(cities.begin(), cities.end()).size() == cities.size());
    for (const FeatureNumber city : cities) CHECK(features.features[city].completed);
  }
}

TEST_CASE("Nothing continues across an edge that disagrees", "[trace]") {
  // A road runs into a city, and a field into a road.
  const Board board = board_of(tiles(), {{"BA/RFr", 0, 0}, {"BA/C", 1, 0, 3}, {"BA/L", -1, 0}});
  const Features features = trace(board, tiles());
  CHECK(feature_on(features, board, {0, 0}, SegmentKind::road).open_ends == 2);
  CHECK(feature_on(features, board, {1, 0}, SegmentKind::city).open_ends == 1);
  CHECK(feature_on(features, board, {-1, 0}, SegmentKind::field).tiles == 1);
  CHECK(count(features, SegmentKind::field) == 4);
}

TEST_CASE("A field goes round a hole and through both halves beside a road", "[trace]") {
  Board board = board_of(tiles(), {{"BA/RFr", 0, 0}});
  const TileNumber meadow = find_tile(tiles(), "BA/L").value();
  for (const Square q :
       {Square{0, -1}, Square{1, -1}, Square{2, -1}, Square{2, 0}, Square{2, 1}, Square{1, 1}, Square{0, 1}}) {
    board.tiles.push_back({meadow, q, 0});
  }
  const Features features = trace(board, tiles());
  CHECK(count(features, SegmentKind::field) == 1);
  CHECK(features.features[feature_at(features, {0, 1})].tiles == 8);
  CHECK(features.features[feature_at(features, {0, 1})].places.size == 9);
}

TEST_CASE("Fields on the two sides of a road stay apart", "[trace]") {
  const Board board = board_of(tiles(), {{"BA/RFr", 0, 0}, {"BA/RFr", 1, 0}, {"BA/RFr", 2, 0, 2}});
  const Features features = trace(board, tiles());
  CHECK(count(features, SegmentKind::field) == 2);
  CHECK(feature_on(features, board, {0, 0}, SegmentKind::field, "NL").tiles == 3);
  CHECK(feature_on(features, board, {2, 0}, SegmentKind::field, "NL").tiles == 3);
  CHECK(&feature_on(features, board, {0, 0}, SegmentKind::field, "NL") ==
        &feature_on(features, board, {2, 0}, SegmentKind::field, "NL"));
}

TEST_CASE("Islands stay apart, and the far ends of the table cost nothing", "[trace]") {
  const Board near = board_of(tiles(), {{"BA/C", 0, 0, 1}, {"BA/C", 1, 0, 3}, {"BA/C", 5, 0, 1}, {"BA/C", 6, 0, 3}});
  const Board far = board_of(tiles(), {{"BA/C", -1'000'000, 900'000, 1},
                                       {"BA/C", -999'999, 900'000, 3},
                                       {"BA/C", 999'999, -1'000'000, 1},
                                       {"BA/C", 1'000'000, -1'000'000, 3}});
  const Features features = trace(near, tiles());
  CHECK(trace(far, tiles()) == features);
  CHECK(count(features, SegmentKind::city) == 2);
  CHECK(features.features[0].completed);
}

TEST_CASE("Coordinates at the ends of their type are harmless", "[trace]") {
  const Board board = board_of(tiles(), {{"BA/C", INT32_MAX, INT32_MIN, 1}, {"BA/L", INT32_MIN, INT32_MAX}});
  CHECK(trace(board, tiles()).features.size() == 4);
}

TEST_CASE("A second tile on a square is left out", "[trace]") {
  Board board = board_of(tiles(), {{"BA/C", 0, 0, 1}, {"BA/C", 0, 0, 3}, {"BA/C", 1, 0, 3}});
  stand(board, tiles(), Player::red, {0, 0}, SegmentKind::city);
  const Features features = trace(board, tiles());
  CHECK(count(features, SegmentKind::city) == 1);
  CHECK(feature_at(features, {1, 0}) == no_feature);
  CHECK(feature_at(features, {1, 1}) == no_feature);
  CHECK(feature_at(features, {2, 0}) == 0);
  CHECK(features.features[0].completed);
  CHECK(features.features[0].figures.size == 1);
}

TEST_CASE("A tile that the catalogue lacks, and a figure that stands nowhere, are left out", "[trace]") {
  Board board = board_of(tiles(), {{"BA/C", 0, 0, 1}});
  board.tiles.push_back({9999, {1, 0}, 0});
  board.figures = {{Player::red, 0, {1, 0}, 0}, {Player::red, 0, {7, 7}, 0}, {Player::red, 0, {0, 0}, 15}};
  const Features features = trace(board, tiles());
  CHECK(features.features.size() == 2);
  CHECK(features.figures.empty());
  CHECK(features.first_segment == std::vector<std::uint32_t>{0, 2});
}

TEST_CASE("Coats of arms of a city add up", "[trace]") {
  const Features features = traced({{"BA/CFc+", 0, 0}, {"BA/Cccc+", 1, 0}, {"BA/CFc.1", 2, 0}});
  const Feature& city = features.features[0];
  REQUIRE(city.marks.size == 1);
  CHECK(features.marks[city.marks.begin] == MarkCount{0, 2});
  CHECK(city.tiles == 3);
  CHECK(city.open_ends == 4);
}

TEST_CASE("Figures are listed with their feature, in the order of the board", "[trace]") {
  Board board = board_of(tiles(), {{"BA/RFr", 0, 0}, {"BA/RFr", 1, 0}});
  stand(board, tiles(), Player::blue, {1, 0}, SegmentKind::road);
  stand(board, tiles(), Player::red, {0, 0}, SegmentKind::field, "NL");
  stand(board, tiles(), Player::red, {0, 0}, SegmentKind::road);
  const Features features = trace(board, tiles());
  const Range figures = feature_on(features, board, {0, 0}, SegmentKind::road).figures;
  REQUIRE(figures.size == 2);
  CHECK(features.figures[figures.begin] == 0);
  CHECK(features.figures[figures.begin + 1] == 2);
}

TEST_CASE("Features stand in the order of their first place, and so do the places of each", "[trace]") {
  Board board;
  unsigned chance = 7;
  for (int i = 0; i < 200; ++i) {
    chance = chance * 1103515245u + 12345u;
    board.tiles.push_back({static_cast<TileNumber>(chance / 65536 % tiles().tiles.size()),
                           {static_cast<int>(chance / 512 % 14), static_cast<int>(chance / 8192 % 14)},
                           static_cast<std::uint8_t>(chance / 131072 % 4)});
  }
  const Features features = trace(board, tiles());
  const auto order = [](Place p) { return p.tile * max_segments + p.segment; };
  std::size_t listed = 0;
  for (std::size_t f = 0; f < features.features.size(); ++f) {
    const Range places = features.features[f].places;
    REQUIRE(places.size > 0);
    for (std::uint32_t i = 0; i < places.size; ++i) {
      CHECK(feature_at(features, features.places[places.begin + i]) == f);
      if (i > 0) CHECK(order(features.places[places.begin + i - 1]) < order(features.places[places.begin + i]));
    }
    if (f > 0) {
      CHECK(order(features.places[features.features[f - 1].places.begin]) < order(features.places[places.begin]));
    }
    listed += places.size;
  }
  CHECK(listed == features.places.size());
}
