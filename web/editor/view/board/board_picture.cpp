#include "view/board/board_picture.hpp"

#include <algorithm>
#include <cmath>

#include "view/board/figure_layer.hpp"
#include "view/drawing/svg.hpp"

namespace cadastre::editor {
namespace {

constexpr float unit = 10;  // of the picture in a hundredth of a tile
constexpr float tile = 100 * unit;

/// The name of the table, then who has how many points, as many side by side as there is room for.
void draw_scores(drawing::Svg& p, Model& m, drawing::Sketchbook& book, const drawing::Theme& theme, float width,
                 float top, float line) {
  const Mirror& words = m.mirror();
  p.write(line * 0.5f, top + line * 0.75f, line * 0.6f, theme.ink, words.title, "font-weight=\"600\"");
  p.write(width - line * 0.5f, top + line * 0.75f, line * 0.42f, theme.ink2, m.say("ui.board.caption.at-end"),
          "text-anchor=\"end\"");
  const int columns = std::max(1, static_cast<int>(width / (line * 6)));
  const float step = (width - line) / static_cast<float>(columns);
  int i = 0;
  for (const MirrorScore& score : words.scores) {
    const float x = line * 0.5f + step * static_cast<float>(i % columns);
    const float y = top + line * (1.75f + static_cast<float>(i / columns));
    p.place(book.badge(score.player, theme.dark), x + line * 0.3f, y - line * 0.2f, line * 0.3f);
    p.write(x + line * 0.85f, y, line * 0.5f, theme.ink, score.name);
    p.write(x + step - line * 0.4f, y, line * 0.56f, theme.ink, number_text(score.total.at_end),
            "font-weight=\"600\" text-anchor=\"end\"");
    ++i;
  }
}

}  // namespace

std::string board_svg(Model& m, drawing::Sketchbook& book, const drawing::Theme& theme) {
  const Extent e = extent_of(m.board());
  constexpr float around = 0.4f;
  const float columns = static_cast<float>(e.right - e.left) + 2 * around;
  const float rows = static_cast<float>(e.bottom - e.top) + 2 * around;
  // The caption is as large as a table of six squares would have it, and no smaller where there is less.
  const float wide = std::max(columns, 5.f), line = std::max(0.36f, wide / 18);
  const auto players = static_cast<float>(m.board().players.size());
  const float lines = 1 + std::ceil(players / std::max(1.f, std::floor(wide / (line * 6))));
  drawing::Svg p(wide * tile, (rows + line * (lines + 0.5f)) * tile, theme.table);

  Camera camera;
  camera.tile = 100;
  camera.middle = {(e.left + e.right) / 2.0, (e.top + e.bottom) / 2.0};
  const Box whole_table{0, 0, wide * 100, rows * 100};
  const BoardSight sight{m, book, theme, camera, {whole_table, whole_table}, 2, 1, 0, true};
  std::vector<drawing::PlacedRecipe> recipes;
  for (const PlacedTile& t : m.board().tiles) {
    if (t.tile >= m.catalogue().tiles.size() || &m.board().tiles[m.derived().tile_on.first(t.square)] != &t) continue;
    const Box b = sight.box(t.square);
    p.place(book.tile(t.tile, t.turns, sight.level, sight.palette(t.tile)), b.x * unit, b.y * unit, unit);
    recipes.push_back({&book.recipe(t.tile), t.turns, t.square});
  }
  if (!recipes.empty()) {
    const drawing::Mesh& tower = book.tower(sight.level, sight.palette(m.board().tiles.front().tile));
    for (const drawing::Point corner : drawing::corner_towers(recipes)) {
      const ImVec2 at = sight.at(corner.x, corner.y);
      p.place(tower, at.x * unit, at.y * unit, unit);
    }
  }
  for (const ShownFigure& f : arrange_figures(sight))
    p.place(mesh_of(sight, f), f.origin.x * unit, f.origin.y * unit, f.height / 28 * unit);
  draw_scores(p, m, book, theme, wide * tile, rows * tile, line * tile);
  return p.take();
}

}  // namespace cadastre::editor
