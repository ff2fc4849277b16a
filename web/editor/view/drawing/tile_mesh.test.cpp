#include "view/drawing/tile_mesh.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "view/drawing/sample_tiles.hpp"
#include "view/drawing/tile_painter.hpp"

using namespace cadastre;
using namespace cadastre::editor::drawing;

namespace {

const std::vector<TileRecipe>& recipes() {
  static const std::vector<TileRecipe> all = [] {
    std::vector<TileRecipe> list;
    for (const auto row : sample_rows) list.push_back(make_recipe(sample_tile(row), sample_marks));
    return list;
  }();
  return all;
}

bool is_sound(const Mesh& mesh) {
  const bool numbers = std::all_of(mesh.vertices.begin(), mesh.vertices.end(), [](const Vertex& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::abs(v.nx) <= 2.5f && std::abs(v.ny) <= 2.5f;
  });
  const bool references =
      std::all_of(mesh.indices.begin(), mesh.indices.end(), [&](std::uint16_t i) { return i < mesh.vertices.size(); });
  return numbers && references && mesh.indices.size() % 3 == 0 && mesh.vertices.size() < 65536;
}

/// Inside the square, and on its rim never pushed over it.
bool stays_in_square(const Mesh& mesh) {
  return std::all_of(mesh.vertices.begin(), mesh.vertices.end(), [](const Vertex& v) {
    const auto within = [](float at, float push) {
      return at >= 0 && at <= 100 && !(at == 0 && push < 0) && !(at == 100 && push > 0);
    };
    return within(v.x, v.nx) && within(v.y, v.ny);
  });
}

/// The colour one sees at a point: of the last opaque triangle that covers it.
Colour colour_at(const Mesh& mesh, Point p) {
  Colour seen = 0;
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    const auto at = [&](std::size_t k) {
      const Vertex& v = mesh.vertices[mesh.indices[i + k]];
      return Point{v.x, v.y};
    };
    const double a = cross(at(1) - at(0), p - at(0)), b = cross(at(2) - at(1), p - at(1)),
                 c = cross(at(0) - at(2), p - at(2));
    const bool covers = (a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0);
    const Colour colour = mesh.vertices[mesh.indices[i]].colour;
    if (covers && colour >> 24 == 255) seen = colour;
  }
  return seen;
}

}  // namespace

TEST_CASE("meshes of tiles are sound and stay in their square, at every turn, level and palette") {
  for (std::size_t i = 0; i < recipes().size(); ++i)
    for (int turns = 0; turns < 4; ++turns)
      for (Level level = 0; level < level_count; ++level) {
        INFO(sample_rows[i] << " turns " << turns << " level " << int(level));
        const auto palette = static_cast<Palette>((i + level) % palette_count);
        const Mesh mesh = tile_mesh(recipes()[i], turns, level, palette);
        CHECK_FALSE(mesh.empty());
        CHECK(is_sound(mesh));
        CHECK(stays_in_square(mesh));
      }
}

TEST_CASE("segments alone are sound; only fields have no accent") {
  for (std::size_t i = 0; i < recipes().size(); ++i)
    for (SegmentNumber s = 0; s < recipes()[i].kinds.size(); ++s) {
      INFO(sample_rows[i] << " segment " << int(s));
      const Mesh mesh = segment_mesh(recipes()[i], 1, s, 2, Palette::light);
      CHECK_FALSE(mesh.empty());
      CHECK(is_sound(mesh));
      CHECK(stays_in_square(mesh));
      const Mesh accent = accent_mesh(recipes()[i], 1, s, 7.5f);
      const bool whole_city = recipes()[i].kinds[s] == SegmentKind::city && recipes()[i].cities[0].walls.empty();
      CHECK(accent.empty() == (recipes()[i].kinds[s] == SegmentKind::field || whole_city));
      CHECK(is_sound(accent));
    }
}

TEST_CASE("what is drawn at a point is what a tap there means") {
  for (std::size_t i = 0; i < recipes().size(); ++i)
    for (int turns = 0; turns < 4; ++turns) {
      INFO(sample_rows[i] << " turns " << turns);
      const TileRecipe& recipe = recipes()[i];
      const Land& l = land(Palette::light);
      const Mesh whole = tile_mesh(recipe, turns, 2, Palette::light);
      for (SegmentNumber s = 0; s < recipe.kinds.size(); ++s) {
        const Point p = spot(recipe, turns, s) + Point{0.013, 0.017};  // off the seams of triangles
        const Colour seen = colour_at(whole, p);
        switch (recipe.kinds[s]) {
          case SegmentKind::city:
            CHECK((seen == l.city_inner || seen == l.city));
            break;
          case SegmentKind::road:
            CHECK(seen == l.road);
            break;
          case SegmentKind::field:
            CHECK((seen == l.field || seen == l.strip[0] || seen == l.strip[1]));
            break;
          case SegmentKind::monastery:
          case SegmentKind::garden:
            CHECK((seen != l.field && seen != 0));
            break;
        }
        CHECK(colour_at(segment_mesh(recipe, turns, s, 2, Palette::light), p) == seen);
      }
    }
}

TEST_CASE("a lit field shows all its land and no other field's") {
  for (std::size_t i = 0; i < recipes().size(); ++i)
    for (SegmentNumber s = 0; s < recipes()[i].kinds.size(); ++s) {
      const TileRecipe& recipe = recipes()[i];
      if (recipe.kinds[s] != SegmentKind::field) continue;
      INFO(sample_rows[i] << " segment " << int(s));
      const Mesh lit = segment_mesh(recipe, 3, s, 2, Palette::light);
      const Land& l = land(Palette::light);
      int missing = 0, foreign = 0;
      for (int y = 0; y < mask_size; y += 3)
        for (int x = 0; x < mask_size; x += 3) {
          const SegmentNumber under = recipe.mask[static_cast<std::size_t>(y * mask_size + x)];
          const Colour seen = colour_at(lit, turn_point({x + 0.531, y + 0.467}, 3));
          const bool green = seen == l.field || seen == l.strip[0] || seen == l.strip[1];
          if (under == s && seen == 0) ++missing;
          if (under != s && green) ++foreign;
        }
      CHECK(missing == 0);
      CHECK(foreign == 0);
    }
}

TEST_CASE("detail grows with the level and stays in its budget") {
  // Triangles besides soft edges; soft edges may triple them at most.
  struct Budget {
    int average, most;
  };
  constexpr std::array<Budget, level_count> budgets{{{110, 250}, {310, 640}, {620, 1130}, {1080, 1820}}};
  int before = 0;
  for (Level level = 0; level < level_count; ++level) {
    int sum = 0;
    for (std::size_t i = 0; i < recipes().size(); ++i) {
      INFO(sample_rows[i] << " level " << int(level));
      const Mesh mesh = tile_mesh(recipes()[i], 0, level, Palette::light);
      CHECK(mesh.solid_triangles() <= budgets[level].most);
      CHECK(mesh.triangles() <= budgets[level].most * 3.5);
      sum += mesh.solid_triangles();
    }
    const int average = sum / static_cast<int>(recipes().size());
    CHECK(average <= budgets[level].average);
    CHECK(average > before);
    before = average;
  }
}

TEST_CASE("levels change with slack") {
  CHECK(level_for(25.9f) == 0);
  CHECK(level_for(26) == 1);
  CHECK(level_for(52) == 2);
  CHECK(level_for(150) == 3);
  CHECK(level_for(27, 0) == 0);  // just past a limit nothing changes
  CHECK(level_for(24, 1) == 1);
  CHECK(level_for(30, 0) == 1);
  CHECK(level_for(140, 3) == 3);
  CHECK(level_for(130, 3) == 2);
  CHECK(level_for(200, 0) == 3);
}

TEST_CASE("light comes from the upper left, however a tile lies") {
  const Roof roof = light_land.roof;
  CHECK(lit(roof, sun) == mix(roof.low, roof.high, static_cast<float>((length(sun) + 1) / 2)));
  const auto brightness = [&](Point facing) { return lit(roof, facing) & 255u; };
  CHECK(brightness({-1, -1}) > brightness({1, -1}));
  CHECK(brightness({0, -1}) > brightness({0, 1}));
  CHECK(brightness({-1, 0}) > brightness({1, 0}));
  // The shadow of a coat of arms lies to the lower right of it at every turn.
  for (int turns = 0; turns < 4; ++turns) {
    const Mesh mesh = tile_mesh(recipes()[3], turns, 2, Palette::light);
    const Point coat = turn_point(recipes()[3].coats_of_arms.at(0).at, turns);
    double lean_x = 0, lean_y = 0;
    for (const Vertex& v : mesh.vertices)
      if (v.colour == fade(light_land.shadow, 1.1f)) lean_x += v.x - coat.x, lean_y += v.y - coat.y;
    CHECK(lean_x > 0);
    CHECK(lean_y > 0);
  }
}

TEST_CASE("towers and palettes") {
  CHECK(tower_mesh(0, Palette::light).empty());
  CHECK(is_sound(tower_mesh(2, Palette::dark)));
  CHECK(colour_at(tile_mesh(recipes()[0], 0, 2, Palette::winter), {0.7, 0.9}) == winter_land.field);
  CHECK(colour_at(tile_mesh(recipes()[0], 0, 2, Palette::dark), {0.7, 0.9}) == dark_land.field);
}
