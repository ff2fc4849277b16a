#include "view/drawing/figures.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "view/drawing/path.hpp"
#include "view/drawing/tile_painter.hpp"

namespace cadastre::editor::drawing {
namespace {

// On a 24 x 28 grid, standing on 12, 26.

constexpr std::string_view body =
    "M9.4 10.6C6.6 12.2 5.6 15.2 5 18.4C4.6 20.6 4.2 22.6 3.6 24.4C3.4 25.4 4 26 5 26L19 26C20 26 20.6 25.4 20.4 24.4"
    "C19.8 22.6 19.4 20.6 19 18.4C18.4 15.2 17.4 12.2 14.6 10.6Z";
constexpr std::string_view wide_body =
    "M8.6 11C5.2 12.4 3.8 15.6 3.2 19C2.8 21 2.6 22.6 2.2 24.4C2 25.4 2.6 26 3.6 26L20.4 26C21.4 26 22 25.4 21.8 24.4"
    "C21.4 22.6 21.2 21 20.8 19C20.2 15.6 18.8 12.4 15.4 11Z";

struct FigureDrawing {
  const char* name;
  const char* outlines;  ///< parted by `;`; `B` the body, `W` the wide one
  const char* details;   ///< parted by `;`: `s` width path = stroked, `f` path = filled, `w` path = filled light
  Point mark{};          ///< of the player; of a star if the figure is neutral
  double mark_radius = 0;
  Colour fill = 0, edge = 0;  ///< neutral figures
  float opacity = 1;
};

constexpr Colour white_cloth = colour(0xFFF6E6), star_gold = colour(0xF4CB57), ground_shadow = colour(0x1B1509, 0.3f);

constexpr std::array<FigureDrawing, figure_count> drawings{{
    {"meeple", "B;O12 7 4.8", "", {12, 19.3}, 3.3},
    {"large",
     "M9 11.4C6 12.8 5 15.4 4.4 18.2L4 21L20 21L19.6 18.2C19 15.4 18 12.8 15 11.4Z;"
     "M2.4 21.6C2.2 20.8 2.8 20.2 3.6 20.2L20.4 20.2C21.2 20.2 21.8 20.8 21.6 21.6L22.4 24.6C22.6 25.4 22 26 21.2 26"
     "L2.8 26C2 26 1.4 25.4 1.6 24.6Z;O12 6.6 5.4",
     "s1.3M2.4 20.6L21.6 20.6;s1.5M7.2 12.6C9.6 14.2 14.4 14.2 16.8 12.6",
     {12, 17.2},
     2.7},
    {"abbot",
     "B;O12 9 3.9;M7.4 7.4C7.2 4.4 9.4 1.6 12 .2C14.6 1.6 16.8 4.4 16.6 7.4Z",
     "s1.5M7.4 7.2L16.6 7.2;s1.2M12 1.8L12 5.6;s1.2M10.4 3.6L13.6 3.6;s1.4M9 12.6L12 16.4L15 12.6",
     {12, 20.4},
     2.9},
    {"mayor",
     "W;O12 8.2 4.3;M4.8 5.9C4.6 5 5.2 4.6 6 4.5L7.4 4.2C7.6 1.8 9.4 .6 12 .6C14.6 .6 16.4 1.8 16.6 4.2L18 4.5"
     "C18.8 4.6 19.4 5 19.2 5.9C17 7 14.6 7.3 12 7.3C9.4 7.3 7 7 4.8 5.9Z",
     "s1.5M6.6 13.6C8 17 16 17 17.4 13.6;s1.2M7.6 4.4C10 5.2 14 5.2 16.4 4.4",
     {12, 20.6},
     3.1},
    {"builder",
     "M7.4 11C5.2 12.4 4.2 15.2 3.6 18.4C3.2 20.6 2.8 22.6 2.2 24.4C2 25.4 2.6 26 3.4 26L14.6 26"
     "C15.4 26 16 25.4 15.8 24.4C15.2 22.6 14.8 20.6 14.4 18.4C13.8 15.2 12.8 12.4 10.6 11Z;O9 7.8 4.2;"
     "M3.6 7.4C3.6 3.8 6 1.8 9 1.8C12 1.8 14.4 3.8 14.4 7.4Z;"
     "M19 10L19 25C19 26.2 21.4 26.2 21.4 25L21.4 10L23.6 10L23.6 4.6L15.8 4.6L17 7.3L15.8 10Z",
     "s1.7M3 7.6L15 7.6",
     {9, 19.4},
     2.9},
    {"wagon",
     "M2 12.4C2 5.4 7 2.6 12 2.6C17 2.6 22 5.4 22 12.4L22 19.4C22 20.4 21.4 21 20.4 21L3.6 21C2.6 21 2 20.4 2 19.4Z;"
     "O6.6 21.4 4.4;O17.4 21.4 4.4",
     "s1.5M2 13.6L22 13.6;s1.1M8.6 3.4C7.4 6.4 7.2 9.6 7.4 13.4;s1.1M15.4 3.4C16.6 6.4 16.8 9.6 16.6 13.4;"
     "s1.4O6.6 21.4 2.1;s1.4O17.4 21.4 2.1",
     {12, 9},
     2.6},
    {"pig",
     "M2.8 15.6C2.4 11 6.4 8.6 11 8.8C12.4 8.8 13.8 9 15 9.4L18 6.2L19.4 10.2C20.6 11 21.2 11.8 21.6 12.8L23.4 13.2"
     "L23.4 17.4L21.2 18.2C20.6 19.4 19.8 20.4 18.6 21.2L18.6 26L15 26L14.6 22.6L8.6 22.6L8.2 26L4.6 26L4.6 21.4"
     "C3.4 20 2.9 18 2.8 15.6Z",
     "fO19 13.2 .95;s1.4M2.9 14.4C1 14.6 .6 12.6 1.8 11.8;s1.1M21.6 13.6L21.6 17.2",
     {10.6, 15.6},
     3},
    {"barn",
     "M1 13L5.2 6.6L12 2.4L18.8 6.6L23 13L21 13L21 25C21 25.6 20.6 26 20 26L4 26C3.4 26 3 25.6 3 25L3 13Z",
     "s1.5M3 13L21 13;s1.4M8 26L8 16.6L16 16.6L16 26;s1.1M8 16.6L16 26;s1.1M16 16.6L8 26",
     {12, 8.9},
     2.6},
    {"shepherd",
     "B;O12 7 4.6;M1.8 26L1.8 9C1.8 5.4 6.4 5.4 6.4 8.8L4.4 8.8C4.4 8 3.8 8 3.8 9L3.8 26Z",
     "",
     {12.4, 19.3},
     3.2},
    {"phantom",
     "M4.2 26C3.4 18 3.2 11 6 6.4C8.6 1.4 15.4 1.4 18 6.4C20.8 11 20.6 18 19.8 26L17.2 23.8L14.6 26L12 23.8L9.4 26"
     "L6.8 23.8Z",
     "fO9.6 9 1.25 1.7;fO14.4 9 1.25 1.7",
     {12, 17},
     3.1,
     0,
     0,
     0.86f},
    {"ringmaster",
     "B;O12 9 4.3;M6.4 7.4L6.4 5.8L8 5.8L8.4 .4L15.6 .4L16 5.8L17.6 5.8L17.6 7.4Z",
     "s1.3M8.2 4.6L15.8 4.6;s1.4M9 12.8L12 15.4L15 12.8",
     {12, 20.2},
     3},
    {"guard",
     "B;O12 7.6 4.5;M7 7.6C6.8 3.8 9 1.8 12 1.6C15 1.8 17.2 3.8 17 7.6L14.6 7.6L14.6 9.6L9.4 9.6L9.4 7.6Z;"
     "M20.4 26L20.4 6.4L19.2 6.4L21.3 1.4L23.4 6.4L22.2 6.4L22.2 26Z",
     "",
     {12, 19.3},
     3.2},
    {"fairy",
     "M12 12C6 4.6 .6 5.4 1 10.4C1.4 15 6.6 17 10.6 16.4Z;M12 12C18 4.6 23.4 5.4 23 10.4C22.6 15 17.4 17 13.4 16.4Z;"
     "M10 12.4L14 12.4L18 26L6 26Z;O12 8.6 3.6",
     "s1.4M9 4.6L10.6 2.4L12 4.4L13.4 2.4L15 4.6",
     {},
     0,
     colour(0xF3EBD8),
     colour(0xA88E5A)},
    {"dragon",
     "M2 25C1 20 4.6 17.6 8 18.4C11 19 12 16.8 10 14.8C7 12 8.4 6.6 13 5.6L12.4 2.4L16 4.8C19 4.4 21.4 5.6 23.4 8.4"
     "L19.6 9.8C17.6 8.8 15.6 9.6 15.4 11C15.2 12.8 19.4 14.4 19.4 19.2C19.4 23.6 15.6 26 11.6 26L5 26"
     "C3.4 26 2.4 26 2 25Z",
     "fO17.8 7.2 .9",
     {},
     0,
     colour(0xC94A34),
     colour(0x7E2417)},
    {"mage",
     "B;O12 10 3.8;M5.4 8.8C8 8 9.4 4.4 13.6 .4C13.2 4.2 15.8 7.8 18.6 8.8C14.4 10.2 9.6 10.2 5.4 8.8Z",
     "",
     {12, 19},
     3,
     colour(0x6A5ACD),
     colour(0x38307E)},
    {"witch",
     "B;O12 10 3.8;M4.4 8.8C8 8 8.2 4.2 12 2.4C14.4 1.2 17 2.2 17.6 4.4C15.6 3.8 14.8 5 15.2 6.8L19.6 8.8"
     "C15 10.2 9 10.2 4.4 8.8Z",
     "",
     {},
     0,
     colour(0x7E8C3F),
     colour(0x46501C)},
    {"count",
     "W;O12 9 4;M6.8 6.4L6 1.4L9.4 4L12 .6L14.6 4L18 1.4L17.2 6.4Z",
     "",
     {},
     0,
     colour(0xB98A2E),
     colour(0x6F4F12)},
    {"robber", "B;O12 7 4.8", "s2.4M7.4 6.6L16.6 6.6", {}, 0, colour(0x8A8178), colour(0x4B443D)},
    {"ghost",
     "M4.6 26C4 16 4.4 3 12 3C19.6 3 20 16 19.4 26L16.6 23L14.2 26L12 23L9.8 26L7.4 23Z",
     "fO9.6 10.6 1.3 1.9;fO14.4 10.6 1.3 1.9",
     {},
     0,
     colour(0xEDF1F2),
     colour(0x8FA0A6)},
    {"sheep",
     "M3 15C1.4 12 4 9.4 6.4 10.2C7.4 7.6 11 7.6 12 9.6C14.4 7.8 17.4 9.4 17.2 12L18 10.8C19.4 9.6 22.6 10.6 22.8 13"
     "C23 15.4 21 17 19 16.6C19 19.4 18.2 21 17 21.4L17 26L14.6 26L14.4 22L8.8 22L8.6 26L6.2 26L6.2 21.2"
     "C3.6 20.6 1.8 17.6 3 15Z",
     "fO20.4 12.8 .9",
     {},
     0,
     colour(0xF7F3EA),
     colour(0x8F8678)},
    {"bigtop",
     "M1.6 26L3.6 14L12 4.4L20.4 14L22.4 26Z;M12 4.6L12 .6L17 2.2L12 3.8Z",
     "wM8.4 26L9.4 9.4L12 4.4L14.6 9.4L15.6 26Z;s1.2M10.4 26L12 19L13.6 26",
     {},
     0,
     colour(0xC8372D),
     colour(0x7E1F17)},
}};

constexpr double tolerance = 0.1;

/// From the grid to the mesh: standing on the origin, or lying about it with the head to the left.
Polyline posed(const Polyline& line, Pose pose) {
  Polyline out;
  for (const Point p : line) out.push_back(pose == Pose::lying ? Point{p.y - 14, p.x - 12} : p - Point{12, 26});
  return out;
}

void paint_mark(MeshBuilder& brush, PlayerMark mark, Point m, double r, Colour c) {
  const auto at = [&](double x, double y) { return m + Point{x, y} * r; };
  switch (mark) {
    case PlayerMark::disc:
      return brush.circle(m, r * 0.86, c);
    case PlayerMark::square:
      return brush.rectangle(m, r * 0.8, r * 0.8, c);
    case PlayerMark::triangle:
      return brush.polygon(std::array{at(0, -1), at(1.02, 0.78), at(-1.02, 0.78)}, c);
    case PlayerMark::diamond:
      return brush.polygon(std::array{at(0, -1.15), at(1, 0), at(0, 1.15), at(-1, 0)}, c);
    case PlayerMark::cross: {
      constexpr double a = 0.34;
      return brush.polygon(std::array{at(-a, -1), at(a, -1), at(a, -a), at(1, -a), at(1, a), at(a, a), at(a, 1),
                                      at(-a, 1), at(-a, a), at(-1, a), at(-1, -a), at(-a, -a)},
                           c);
    }
    case PlayerMark::ring:
      return brush.stroke(circle_outline(m, r * 0.68, r * 0.68, brush.tolerance()), r * 0.46, c, Cap::flat, true);
    case PlayerMark::star: {
      Polyline star;
      for (int i = 0; i < 10; ++i) {
        const double q = i % 2 != 0 ? 0.46 : 1.14, a = (i / 5.0 - 0.5) * std::numbers::pi;
        star.push_back(at(q * std::cos(a), q * std::sin(a)));
      }
      return brush.polygon(star, c);
    }
    case PlayerMark::bars:
      for (const double side : {-1.0, 1.0}) brush.rectangle(at(side * 0.5, 0), r * 0.27, r * 0.92, c);
  }
}

void paint_details(MeshBuilder& brush, std::string_view details, Pose pose, Colour edge, float opacity) {
  while (!details.empty()) {
    std::string_view part = next_piece(details, ';');
    const char how = part.front();
    part.remove_prefix(1);
    const double width = how == 's' ? next_number(part) : 0;
    for (const PathPart& p : read_path(part, tolerance)) {
      const Polyline line = posed(p.points, pose);
      if (how == 's')
        brush.stroke(line, width, fade(edge, opacity), Cap::round, p.closed);
      else
        brush.polygon(line, fade(how == 'w' ? white_cloth : edge, opacity));
    }
  }
}

}  // namespace

std::string_view name(Figure figure) { return drawings[static_cast<std::size_t>(figure)].name; }

std::optional<Figure> figure_named(std::string_view text) {
  for (std::size_t i = 0; i < drawings.size(); ++i)
    if (text == drawings[i].name) return static_cast<Figure>(i);
  return std::nullopt;
}

Mesh figure_mesh(Figure figure, std::optional<Player> player, FigureStyle style) {
  const FigureDrawing& drawing = drawings[static_cast<std::size_t>(figure)];
  const bool own = drawing.fill != 0;
  const PlayerColours& colours = player_colours[player.value_or(Player::white)];
  const Colour fill = own ? drawing.fill : colours.fill, edge = own ? drawing.edge : badge_edge(colours, style.dark);
  const double edge_width = style.small ? 1.4 : 1.26, ring_width = style.small ? 1.54 : 1.4;

  std::vector<Polyline> outlines;
  std::string_view rest = drawing.outlines;
  while (!rest.empty()) {
    const std::string_view part = next_piece(rest, ';');
    for (const PathPart& p : read_path(part == "B" ? body : part == "W" ? wide_body : part, tolerance))
      outlines.push_back(posed(p.points, style.pose));
  }

  MeshBuilder brush(tolerance);
  if (style.shadow) {
    if (style.pose == Pose::lying)
      brush.ellipse({1.4, 7.84}, 12.32, 3.36, ground_shadow);
    else
      brush.ellipse({2.52, -0.28}, 11.2, 2.8, ground_shadow);
  }
  const float opacity = drawing.opacity;
  if (style.ring)
    for (const Polyline& o : outlines)
      brush.stroke(o, 2 * (edge_width + ring_width), fade(style.ring_colour, opacity), Cap::flat, true);
  for (const Polyline& o : outlines) brush.stroke(o, 2 * edge_width, fade(edge, opacity), Cap::flat, true);
  for (const Polyline& o : outlines) brush.polygon(o, fade(fill, opacity));
  paint_details(brush, drawing.details, style.pose, edge, opacity);
  if (drawing.mark_radius > 0) {
    const Point m = posed({drawing.mark}, style.pose)[0];
    if (own)
      paint_mark(brush, PlayerMark::star, m, drawing.mark_radius, star_gold);
    else if (style.mark)
      paint_mark(brush, colours.mark, m, drawing.mark_radius, colours.on);
  }
  return brush.take();
}

Mesh badge_mesh(Player player, bool dark) {
  const PlayerColours& colours = player_colours[player];
  constexpr double fine = 0.01, rim = 1 + 1.2 / 11;
  MeshBuilder brush(fine);
  brush.polygon(rounded_outline(-rim, -rim, 2 * rim, 2 * rim, rim * 0.62, fine), badge_edge(colours, dark));
  brush.polygon(rounded_outline(-1, -1, 2, 2, 0.6, fine), colours.fill);
  paint_mark(brush, colours.mark, {}, 0.56, colours.on);
  return brush.take();
}

Mesh mark_mesh(PlayerMark mark, Colour c) {
  MeshBuilder brush(0.02);
  paint_mark(brush, mark, {}, 1, c);
  return brush.take();
}

Mesh coat_of_arms_mesh(Palette palette) {
  const TileRecipe nothing;
  TilePainter painter(nothing, 0, 2, palette);
  painter.coat_of_arms({}, 10);
  return painter.brush().take();
}

}  // namespace cadastre::editor::drawing
