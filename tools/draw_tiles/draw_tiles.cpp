// Writes contact sheets of all that this folder draws, to be looked at: draw-tiles DIRECTORY
//   tiles.png    every shape          levels.png   a small table at four sizes and in four palettes
//   lit.png      each segment alone   figures.png  players, figures, icons

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "raster.hpp"
#include "view/drawing/figures.hpp"
#include "view/drawing/icons.hpp"
#include "view/drawing/sample_tiles.hpp"
#include "view/drawing/tile_mesh.hpp"

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

const TileRecipe& recipe_named(std::string_view alias) {
  for (std::size_t i = 0; i < sample_rows.size(); ++i)
    if (sample_rows[i].starts_with(std::string(alias) + "|")) return recipes()[i];
  return recipes()[0];
}

Raster draw_tiles() {
  constexpr int size = 192, gap = 28, columns = 8;
  const int rows = (static_cast<int>(sample_rows.size()) + columns - 1) / columns;
  Raster sheet(gap + columns * (size + gap), gap + rows * (size + gap), light_theme.paper);
  for (std::size_t i = 0; i < recipes().size(); ++i) {
    const int x = gap + static_cast<int>(i) % columns * (size + gap),
              y = gap + static_cast<int>(i) / columns * (size + gap);
    const bool winter = sample_rows[i].starts_with("WI/");
    sheet.paint(tile_mesh(recipes()[i], 0, 2, winter ? Palette::winter : Palette::light), x, y, size / 100.0);
  }
  return sheet;
}

struct Laid {
  std::string_view alias;
  int turns;
};
constexpr int table_width = 5, table_height = 4;
constexpr std::array<Laid, table_width * table_height> table{{
    {"BA/CFC.2", 0}, {"BA/Cc+", 2}, {"BA/RFrG", 1}, {"BA/L", 0},    {"BA/Rr", 2},    {"BA/RrC", 0},   {"BA/RRR", 0},
    {"BA/Cc.1", 1},  {"BA/CG", 3},  {"BA/CFc+", 1}, {"BA/CRRR", 2}, {"BA/RRRR", 0},  {"BA/CcRr+", 1}, {"BA/LR", 3},
    {"BA/Cccc+", 0}, {"BA/Rr", 0},  {"BA/RFr", 0},  {"BA/CcG", 0},  {"BA/CccR+", 0}, {"BA/Ccc", 3},
}};

void paint_table(Raster& sheet, double x, double y, double size, Palette palette, bool lit = false) {
  const Level level = level_for(static_cast<float>(size));
  std::vector<PlacedRecipe> placed;
  for (int i = 0; i < table_width * table_height; ++i) {
    const Laid& laid = table[static_cast<std::size_t>(i)];
    const Square square{i % table_width, i / table_width};
    placed.push_back({&recipe_named(laid.alias), laid.turns, square});
    sheet.paint(tile_mesh(*placed.back().recipe, laid.turns, level, palette), x + square.x * size, y + square.y * size,
                size / 100);
  }
  const auto paint_towers = [&] {
    const Mesh tower = tower_mesh(level, palette);
    for (const Point p : corner_towers(placed)) sheet.paint(tower, x + p.x * size, y + p.y * size, size / 100);
  };
  paint_towers();
  if (!lit) return;
  const Theme& theme = palette == Palette::dark ? dark_theme : light_theme;
  sheet.fill(static_cast<int>(x), static_cast<int>(y), static_cast<int>(size * table_width),
             static_cast<int>(size * table_height), theme.cover);
  for (const PlacedRecipe& tile : placed)
    for (SegmentNumber s = 0; s < tile.recipe->kinds.size(); ++s) {
      const bool chosen = (tile.square.x + tile.square.y) % 2 == 0 ? tile.recipe->kinds[s] == SegmentKind::field
                                                                   : tile.recipe->kinds[s] != SegmentKind::field;
      if (!chosen) continue;
      const double px = x + tile.square.x * size, py = y + tile.square.y * size;
      const bool road = tile.recipe->kinds[s] == SegmentKind::road;
      const auto accent = [&] {
        sheet.paint(accent_mesh(*tile.recipe, tile.turns, s, road ? 6 : 11), px, py, size / 100, theme.surface);
        sheet.paint(accent_mesh(*tile.recipe, tile.turns, s, road ? 4 : 7.5f), px, py, size / 100, theme.accent);
      };
      if (road) accent();
      sheet.paint(segment_mesh(*tile.recipe, tile.turns, s, level, palette), px, py, size / 100);
      if (!road) accent();
      if (tile.recipe->kinds[s] == SegmentKind::field && (tile.square.x + tile.square.y) % 4 == 0) continue;
      const Point foot = spot(*tile.recipe, tile.turns, s);
      const Figure who = Figure::meeple;
      FigureStyle style;
      style.small = size * 0.44 < 22;
      const bool lying = tile.recipe->kinds[s] == SegmentKind::field;
      style.pose = lying ? Pose::lying : Pose::standing;
      const double height = size * 0.44;
      sheet.paint(figure_mesh(who, static_cast<Player>((tile.square.x * 3 + tile.square.y) % player_count), style),
                  px + foot.x * size / 100, py + foot.y * size / 100 + (lying ? 0 : height * 0.42), height / 28);
    }
}

Raster draw_levels() {
  Raster sheet(2060, 1560, light_theme.table);
  paint_table(sheet, 30, 30, 22, Palette::light);
  paint_table(sheet, 180, 30, 40, Palette::light);
  paint_table(sheet, 420, 30, 100, Palette::light);
  paint_table(sheet, 960, 30, 200, Palette::light);
  paint_table(sheet, 30, 860, 120, Palette::dark);
  paint_table(sheet, 660, 860, 120, Palette::winter);
  paint_table(sheet, 1290, 860, 120, Palette::winter_dark);
  for (int turns = 0; turns < 4; ++turns) {
    sheet.paint(tile_mesh(recipe_named("BA/CccR+"), turns, 2, Palette::light), 30 + turns * 95, 220, 0.9);
    sheet.paint(tile_mesh(recipe_named("BA/LR"), turns, 2, Palette::light), 30 + turns * 95, 330, 0.9);
  }
  return sheet;
}

Raster draw_lit() {
  Raster sheet(1500, 1220, light_theme.table);
  paint_table(sheet, 20, 20, 140, Palette::light, true);
  paint_table(sheet, 760, 20, 140, Palette::dark, true);
  paint_table(sheet, 20, 620, 140, Palette::winter, true);
  paint_table(sheet, 760, 620, 45, Palette::light, true);
  paint_table(sheet, 1100, 620, 60, Palette::light, true);
  return sheet;
}

Raster draw_figures() {
  Raster sheet(1640, 1320, light_theme.surface);
  for (int p = 0; p < player_count; ++p) {
    const auto player = static_cast<Player>(p);
    sheet.paint(badge_mesh(player, false), 60 + p * 100, 50, 22);
    sheet.paint(figure_mesh(Figure::meeple, player, {.ring = false}), 110 + p * 100, 72, 48 / 28.0);
    sheet.fill(800 + p * 100, 10, 100, 90, dark_theme.surface);
    sheet.paint(badge_mesh(player, true), 850 + p * 100, 50, 22);
  }
  for (int f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    const auto player = static_cast<Player>(f % player_count);
    const int x = 70 + f % 12 * 130;
    sheet.paint(figure_mesh(figure, player, {.ring = false}), x, f < 12 ? 230 : 400, 100 / 28.0);
    for (const int band : {0, 1}) {
      const int y = 450 + band * 180, h = band == 0 ? 44 : 22;
      if (f == 0) sheet.fill(20, y, 1600, 170, band == 0 ? light_land.field : light_land.city);
      sheet.paint(figure_mesh(figure, player, {.small = h < 24}), 60 + f * 74, y + 60, h / 28.0);
      sheet.paint(figure_mesh(figure, player, {.pose = Pose::lying, .small = h < 24}), 60 + f * 74, y + 130, h / 28.0);
    }
  }
  for (int i = 0; i < icon_count; ++i) {
    const Mesh mesh = icon_mesh(static_cast<Icon>(i));
    sheet.paint(mesh, 50 + i % 22 * 72, 850 + i / 22 * 60, 44 / 24.0, light_theme.ink);
    sheet.paint(mesh, 50 + i % 22 * 72, 1110 + i / 22 * 50, 22 / 24.0, light_theme.accent);
  }
  return sheet;
}

void report() {
  std::puts("level  triangles without soft edges: average, most   with them: average, most   vertices: average");
  for (Level level = 0; level < level_count; ++level) {
    int sum = 0, most = 0, sum_all = 0, most_all = 0, vertices = 0;
    for (const TileRecipe& recipe : recipes()) {
      const Mesh mesh = tile_mesh(recipe, 0, level, Palette::light);
      sum += mesh.solid_triangles(), most = std::max(most, mesh.solid_triangles());
      sum_all += mesh.triangles(), most_all = std::max(most_all, mesh.triangles());
      vertices += static_cast<int>(mesh.vertices.size());
    }
    const int n = static_cast<int>(recipes().size());
    std::printf("%d      %5d %5d   %5d %5d   %5d\n", level, sum / n, most, sum_all / n, most_all, vertices / n);
  }
  using Clock = std::chrono::steady_clock;
  const auto milliseconds = [](Clock::duration d) { return std::chrono::duration<double, std::milli>(d).count(); };
  auto start = Clock::now();
  for (const auto row : sample_rows) make_recipe(sample_tile(row), sample_marks);
  const double per_recipe = milliseconds(Clock::now() - start) / static_cast<double>(sample_rows.size());
  start = Clock::now();
  for (const TileRecipe& recipe : recipes()) tile_mesh(recipe, 1, 2, Palette::light);
  std::printf("recipe %.2f ms, mesh of level 2 %.2f ms a tile\n", per_recipe,
              milliseconds(Clock::now() - start) / static_cast<double>(recipes().size()));
}

}  // namespace

int main(int count, char** arguments) {
  const std::string directory = count > 1 ? arguments[1] : ".";
  report();
  const bool written =
      draw_tiles().write_png(directory + "/tiles.png") && draw_levels().write_png(directory + "/levels.png") &&
      draw_lit().write_png(directory + "/lit.png") && draw_figures().write_png(directory + "/figures.png");
  if (!written) std::fprintf(stderr, "could not write into %s\n", directory.c_str());
  return written ? 0 : 1;
}
