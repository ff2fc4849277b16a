#include "view/drawing/figures.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "catch.hpp"
#include "view/drawing/icons.hpp"
#include "view/drawing/path.hpp"

using namespace cadastre;
using namespace cadastre::editor::drawing;

namespace {

bool within(const Mesh& mesh, float x0, float y0, float x1, float y1) {
  return std::all_of(mesh.vertices.begin(), mesh.vertices.end(), [=](const Vertex& v) {
    return v.x >= x0 && v.x <= x1 && v.y >= y0 && v.y <= y1 && std::isfinite(v.nx) && std::isfinite(v.ny);
  });
}

bool has_colour(const Mesh& mesh, Colour c) {
  return std::any_of(mesh.vertices.begin(), mesh.vertices.end(), [=](const Vertex& v) { return v.colour == c; });
}

}  // namespace

TEST_CASE("every icon has a name of its own and stays in its box") {
  std::set<std::string_view> names;
  for (int i = 0; i < icon_count; ++i) {
    const auto icon = static_cast<Icon>(i);
    INFO(name(icon));
    names.insert(name(icon));
    CHECK(icon_named(name(icon)) == icon);
    const Mesh mesh = icon_mesh(icon);
    CHECK_FALSE(mesh.empty());
    CHECK(within(mesh, -12, -12, 12, 12));
    CHECK(mesh.vertices.size() < 2000);
  }
  CHECK(names.size() == icon_count);
  CHECK(icon_named("rotate-left") == Icon::rotate_left);
  CHECK(name(Icon::inn) == "inn");
  CHECK_FALSE(icon_named("no-such-icon"));
}

TEST_CASE("every figure is drawn in every colour, standing and lying") {
  for (int f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    INFO(name(figure));
    CHECK(figure_named(name(figure)) == figure);
    for (int p = 0; p < player_count; ++p) {
      const auto player = static_cast<Player>(p);
      const Mesh standing = figure_mesh(figure, player), lying = figure_mesh(figure, player, {.pose = Pose::lying});
      CHECK(within(standing, -16, -30, 16, 5));
      CHECK(within(lying, -18, -16, 16, 16));
      const float opacity = figure == Figure::phantom ? 0.86f : 1;
      const bool neutral = figure >= Figure::fairy;
      if (neutral)
        CHECK(figure_mesh(figure, player).vertices.size() == figure_mesh(figure, std::nullopt).vertices.size());
      else
        CHECK(has_colour(standing, fade(player_colours[player].fill, opacity)));
      if (neutral && figure != Figure::bigtop) CHECK_FALSE(has_colour(standing, player_colours[player].fill));
    }
    CHECK_FALSE(figure_mesh(figure, std::nullopt).empty());
  }
  CHECK(figure_named("meeple") == Figure::meeple);
  CHECK_FALSE(figure_named("knight"));
}

TEST_CASE("a style leaves out what it says") {
  const auto size = [](FigureStyle style) { return figure_mesh(Figure::meeple, Player::red, style).vertices.size(); };
  CHECK(size({.ring = false}) < size({}));
  CHECK(size({.shadow = false}) < size({}));
  CHECK(size({.mark = false}) < size({}));
  CHECK(has_colour(figure_mesh(Figure::meeple, Player::red), colour(0xFFFFFF)));
  CHECK_FALSE(has_colour(figure_mesh(Figure::meeple, Player::red, {.mark = false}), colour(0xFFFFFF)));
}

TEST_CASE("a farmer's head lies to the left") {
  // The head is the narrow end: what of the body is left of the middle is less high than what is right of it.
  const Mesh lying =
      figure_mesh(Figure::meeple, Player::blue, {.pose = Pose::lying, .ring = false, .shadow = false, .mark = false});
  float left = 0, right = 0;
  for (const Vertex& v : lying.vertices) (v.x < -6 ? left : right) = std::max(v.x < -6 ? left : right, std::abs(v.y));
  CHECK(left < right);
}

TEST_CASE("badges and marks tell eight players apart") {
  std::set<std::vector<float>> shapes;
  for (int p = 0; p < player_count; ++p) {
    const Mesh mark = mark_mesh(player_colours[static_cast<Player>(p)].mark, colour(0));
    std::vector<float> shape;
    for (const Vertex& v : mark.vertices) shape.push_back(v.x), shape.push_back(v.y);
    shapes.insert(shape);
    CHECK(within(mark, -1.2f, -1.2f, 1.2f, 1.2f));
    CHECK(within(badge_mesh(static_cast<Player>(p), true), -1.12f, -1.12f, 1.12f, 1.12f));
  }
  CHECK(shapes.size() == player_count);
}

TEST_CASE("paths are read as written, and rubbish leaves nothing broken") {
  const auto parts = read_path("M1 2L3 4 5 6M0 0C1 0 2 1 2 2Z", 0.01);
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].points == Polyline{{1, 2}, {3, 4}, {5, 6}});
  CHECK_FALSE(parts[0].closed);
  CHECK(parts[1].closed);
  CHECK(parts[1].points.back() == Point{2, 2});
  CHECK(read_path("M-.5 1.25", 0.1)[0].points[0] == Point{-0.5, 1.25});
  CHECK(read_path("L1 2Z?!", 0.1).empty());
  CHECK(read_path("O1 2 3", 0.1)[0].closed);
  CHECK(read_path("R0 0 4 2 1", 0.1)[0].points.size() >= 12);
}
