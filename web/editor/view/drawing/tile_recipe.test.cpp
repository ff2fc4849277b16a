#include "view/drawing/tile_recipe.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "rules_bundle.hpp"
#include "view/drawing/sample_tiles.hpp"

using namespace cadastre;
using namespace cadastre::editor::drawing;

namespace {

std::size_t cell(int x, int y) { return static_cast<std::size_t>(y * mask_size + x); }

/// Connected areas of one segment in the mask.
int count_areas(const TileRecipe& recipe, SegmentNumber segment) {
  std::vector<char> seen(recipe.mask.size(), 0);
  int areas = 0;
  for (int start = 0; start < mask_size * mask_size; ++start) {
    std::vector<int> open;
    const auto visit = [&](int i) {
      const auto k = static_cast<std::size_t>(i);
      if (recipe.mask[k] == segment && !seen[k]) seen[k] = 1, open.push_back(i);
    };
    visit(start);
    if (open.empty()) continue;
    ++areas;
    while (!open.empty()) {
      const int i = open.back();
      open.pop_back();
      if (i % mask_size > 0) visit(i - 1);
      if (i % mask_size < mask_size - 1) visit(i + 1);
      if (i >= mask_size) visit(i - mask_size);
      if (i + mask_size < mask_size * mask_size) visit(i + mask_size);
    }
  }
  return areas;
}

/// Just inside the tile, at the middle of each side and of each half side.
constexpr std::array<std::array<int, 2>, 4> at_side{{{50, 1}, {98, 50}, {50, 98}, {1, 50}}};
constexpr std::array<std::array<int, 2>, 8> at_half{
    {{25, 1}, {75, 1}, {98, 25}, {98, 75}, {75, 98}, {25, 98}, {1, 75}, {1, 25}}};

void check_partition(const Tile& tile, const TileRecipe& recipe) {
  CHECK(recipe.wrong == 0);
  for (SegmentNumber s = 0; s < tile.segments.size(); ++s) {
    const Segment& segment = tile.segments[s];
    for (int side = 0; side < side_count; ++side)
      if (segment.sides.has(static_cast<Side>(side))) {
        const auto [x, y] = at_side[static_cast<std::size_t>(side)];
        CHECK(recipe.mask[cell(x, y)] == s);
      }
    for (int half = 0; half < half_side_count; ++half)
      if (segment.half_sides.has(static_cast<HalfSide>(half))) {
        const auto [x, y] = at_half[static_cast<std::size_t>(half)];
        CHECK(recipe.mask[cell(x, y)] == s);
      }
    if (segment.kind == SegmentKind::field) CHECK(count_areas(recipe, s) == 1);
  }
}

void check_spots(const Tile& tile, const TileRecipe& recipe) {
  for (int turns = 0; turns < 4; ++turns)
    for (SegmentNumber s = 0; s < tile.segments.size(); ++s) {
      INFO("segment " << int(s) << ", turns " << turns);
      const Point p = spot(recipe, turns, s);
      CHECK(p.x > 3);
      CHECK(p.x < 97);
      CHECK(p.y > 3);
      CHECK(p.y < 97);
      CHECK(segment_at(recipe, turns, p) == s);
    }
}

Tile tile_of(std::string_view row) { return sample_tile(row); }

}  // namespace

TEST_CASE("every tile of the box parts its land as its fields say") {
  for (const auto row : sample_rows) {
    INFO(row);
    const Tile tile = sample_tile(row);
    check_partition(tile, make_recipe(tile, sample_marks));
  }
}

TEST_CASE("every figure's spot lies in its segment, however the tile is turned") {
  for (const auto row : sample_rows) {
    INFO(row);
    const Tile tile = sample_tile(row);
    check_spots(tile, make_recipe(tile, sample_marks));
  }
}

TEST_CASE("tiles nobody has printed come out right too") {
  for (const auto row : {
           "X/1|road[N]; road[E]; road[S]; road[W]; monastery|NL WR; NR EL; ER SL; SR WL",
           "X/2|road[N,E,S,W]|NL WR; NR EL; ER SL; SR WL",
           "X/3|city[N]; city[E]; city[S]; city[W]|-",
           "X/4|city[N,S]; road[E]; road[W]|EL; ER; WL; WR",
           "X/5|city[N]; city[S]; road[E,W]|EL WR; ER WL",
           "X/6|city[N,E]; road[S]; road[W]|SL; SR WL; WR",
           "X/7|monastery; road[N,S]|NL WR WL SR; NR EL ER SL",
       }) {
    INFO(row);
    const Tile tile = tile_of(row);
    const TileRecipe recipe = make_recipe(tile, sample_marks);
    check_partition(tile, recipe);
    check_spots(tile, recipe);
  }
}

TEST_CASE("a hedge parts fields where nothing else does") {
  const Tile tile = tile_of("X/8|-|NL NR EL ER; SL SR WL WR");
  const TileRecipe recipe = make_recipe(tile, sample_marks);
  CHECK_FALSE(recipe.hedges.empty());
  check_partition(tile, recipe);
  check_spots(tile, recipe);
}

TEST_CASE("data that cannot be drawn still gives a whole recipe") {
  const Tile tile = tile_of("X/9|-|NL; NR; EL; ER; SL; SR; WL; WR");
  const TileRecipe recipe = make_recipe(tile, sample_marks);
  CHECK(recipe.spots.size() == 8);
  CHECK(segment_at(recipe, 0, {50, 50}) != no_segment);
  const TileRecipe empty = make_recipe(Tile{}, sample_marks);
  CHECK(segment_at(empty, 0, {50, 50}) == no_segment);
}

TEST_CASE("a tile always looks the same, and its variant with a garden like it") {
  const auto houses = [](std::string_view row) { return make_recipe(sample_tile(row), sample_marks).houses.size(); };
  CHECK(houses(sample_rows[3]) == houses(sample_rows[3]));
  const TileRecipe plain = make_recipe(tile_of("BA/RFr|road[E,W]|NL NR EL WR; ER SL SR WL"), sample_marks);
  const TileRecipe garden = make_recipe(tile_of("BA/RFrG|road[E,W]; garden|NL NR EL WR; ER SL SR WL"), sample_marks);
  REQUIRE(plain.roads.size() == 1);
  REQUIRE(garden.roads.size() == 1);
  CHECK(plain.roads[0].line == garden.roads[0].line);
  CHECK(garden.garden.has_value());
}

TEST_CASE("marks are drawn as often as they are printed") {
  CHECK(make_recipe(tile_of("X|city[N,E,S,W]+|-"), sample_marks).coats_of_arms.size() == 1);
  CHECK(make_recipe(tile_of("X|city[N,E,S,W]|-"), sample_marks).coats_of_arms.empty());
  Tile two = tile_of("X|city[N,E,S,W]+|-");
  two.segments[0].marks[0].number = 2;
  const TileRecipe recipe = make_recipe(two, sample_marks);
  REQUIRE(recipe.coats_of_arms.size() == 2);
  CHECK(length(recipe.coats_of_arms[0].at - recipe.coats_of_arms[1].at) > 15);
  CHECK(make_recipe(tile_of("X|road[N,S]i|NL WR WL SR; NR EL ER SL"), sample_marks).inns.size() == 1);
}

TEST_CASE("houses keep clear of each other, of walls and of figures") {
  for (const auto row : sample_rows) {
    INFO(row);
    const TileRecipe recipe = make_recipe(sample_tile(row), sample_marks);
    for (const Plot& house : recipe.houses)
      for (const Point p : corners(house)) {
        CHECK(p.x > 0);
        CHECK(p.x < 100);
        for (const CityShape& city : recipe.cities) {
          for (const Polyline& wall : city.walls) CHECK(distance(p, wall) > 4.4);
          CHECK(length(p - city.square) > 5.9);
        }
        for (const RoadShape& road : recipe.roads) CHECK(distance(p, road.line) > 4.5);
      }
  }
}

TEST_CASE("a point of a tile belongs to what one sees there") {
  const TileRecipe start = make_recipe(tile_of("BA/RCr|city[N]; road[E,W]|EL WR; ER SL SR WL"), sample_marks);
  CHECK(segment_at(start, 0, {50, 5}) == 0);
  CHECK(segment_at(start, 0, {1, 50}) == 1);
  CHECK(segment_at(start, 0, {1, 44}) == 1);  // beside the road, yet near enough to mean it
  CHECK(segment_at(start, 0, {2, 20}) == 2);
  CHECK(segment_at(start, 0, {50, 95}) == 3);
  CHECK(segment_at(start, 1, {95, 50}) == 0);
  CHECK(segment_at(start, 2, {50, 95}) == 0);
  CHECK(segment_at(start, 3, {5, 50}) == 0);
  CHECK(segment_at(start, 0, {-1, 50}) == no_segment);
  CHECK(segment_at(start, 0, {100, 100}) == 3);
}

TEST_CASE("round towers stand once where walls end, however many tiles meet there") {
  const TileRecipe cap = make_recipe(tile_of("BA/C|city[N]|EL ER SL SR WL WR"), sample_marks);
  const std::array<PlacedRecipe, 2> facing{{{&cap, 0, {0, 1}}, {&cap, 2, {0, 0}}}};
  const auto towers = corner_towers(facing);
  REQUIRE(towers.size() == 2);
  CHECK(towers[0] == Point{0, 1});
  CHECK(towers[1] == Point{1, 1});
  const std::array<PlacedRecipe, 1> far{{{&cap, 1, {-7, 3}}}};
  CHECK(corner_towers(far) == std::vector<Point>{{-6, 3}, {-6, 4}});
}

TEST_CASE("all tiles of the rules are drawn right, and the samples are these") {
  const Catalogue& catalogue = tests::rulebook().catalogue;
  std::set<std::string> known, sampled;
  for (const Tile& tile : catalogue.tiles) {
    INFO(tile.id);
    known.insert(tile.alias);
    const TileRecipe recipe = make_recipe(tile, catalogue.marks);
    check_partition(tile, recipe);
    check_spots(tile, recipe);
  }
  for (const auto row : sample_rows) sampled.insert(sample_tile(row).alias);
  for (const std::string& alias : sampled) CHECK(known.count(alias) == 1);
}
