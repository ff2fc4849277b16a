#include <cmath>

#include "view/panels/palette_parts.hpp"

namespace cadastre::editor {
namespace {

void draw_count(Scene& s, const Box& picture, int left) {
  const Tokens& c = s.colours();
  const std::string words = "×" + std::to_string(left);
  const float w = ink::width(ink::label_strong, words) + 12;
  const Box b{right(picture) - w - 4, bottom(picture) - 24, w, 20};
  paint::box(s.ui, b, c.surface, 10);
  ink::line(s.list(), ink::label_strong, {b.x + 6, b.y + 1}, left ? c.ink : c.ink2, words);
}

// All but the picture of one that is not chosen: that is drawn before, with the others.
void draw_tile(Scene& s, TileNumber t, const Box& b) {
  const Tokens& c = s.colours();
  const Derived& d = s.model.derived();
  const Tile& tile = s.model.catalogue().tiles[t];
  const bool chosen = s.state().tile == t && !s.state().lifted;
  const int left = t < d.left.size() ? d.left[t] : 0;
  const std::string name = "palette/" + tile.alias;
  const Id id = s.ui.add(name, b, part_press | part_drag);
  if (!s.ui.visible(b)) return;
  if (chosen) {
    paint::box(s.ui, inset(b, -6), c.accent_soft, drawing::radius::small_button + 5);
    paint::outline(s.ui, inset(b, -6), c.accent, drawing::radius::small_button + 5, 2);
  }
  const int turns = chosen ? s.state().turns : 0;
  if (chosen) paint::tile(s.ui, t, b, turns, c.accent_soft, 9, left ? 1.f : 0.4f);
  const float touch = s.ui.glide(id, s.ui.held(id) ? 1.f : s.ui.hovered(id) ? 0.6f : 0.f, 120);
  if (touch > 0 && !chosen) paint::outline(s.ui, inset(b, -3), drawing::fade(c.accent, touch), 12, 2);
  draw_count(s, b, left);
  paint::focus_ring(s.ui, id, b, 9);
  if (s.ui.tip_wanted(id))
    s.ui.tip(id, b, tile_name(tile, turns, s.model.rulebook(), s.model.phrases(), s.model.edition()));

  if (s.ui.clicked(id)) {
    if (chosen)
      s.want(ChooseTile{});
    else
      s.want(ChooseTile{t});
  }
  ImVec2 at;
  if (s.ui.dragged(id, &at)) {
    if (!chosen) s.want(ChooseTile{t});
    s.memory.carried = id;
    if (!has(s.memory.board_box, at.x, at.y)) s.memory.carried_tile = t;
  }
}

/// Places of so many tiles: box of the first, steps to the next column and row.
void draw_tiles(Scene& s, const std::vector<TileNumber>& tiles, ImVec2 origin, const Box& first, int columns, float dx,
                float dy) {
  const float ratio = s.ui.host().around.ratio;
  origin = {std::round(origin.x * ratio) / ratio, std::round(origin.y * ratio) / ratio};
  const Derived& d = s.model.derived();
  std::vector<KeptTiles::Picture> pictures;
  pictures.reserve(tiles.size());
  int i = 0;
  for (const TileNumber t : tiles) {
    const Box b = moved(first, static_cast<float>(i % columns) * dx, static_cast<float>(i / columns) * dy);
    pictures.push_back({t, crisp(b, ratio), t >= d.left.size() || d.left[t] == 0});
    ++i;
  }
  s.memory.kept_tiles.draw(s.ui, pictures, origin);
  for (const KeptTiles::Picture& p : pictures) draw_tile(s, p.tile, moved(p.box, origin.x, origin.y));
}

}  // namespace

float draw_tile_grid(Scene& s, const std::vector<TileNumber>& tiles, float x, float y, float width) {
  if (tiles.empty()) {
    const Tokens& c = s.colours();
    const bool all_gone = s.state().palette.filter.empty();
    y += 8 + ink::wrapped(s.list(), ink::body, {x, y + 8}, width, c.ink2,
                          s.say(all_gone ? "ui.palette.nothing-fits" : "ui.palette.nothing-found"));
    const std::string label = s.say("ui.palette.show-all");
    if (button(s.ui, "palette/show-all", {x, y + 10, std::min(width, button_width(label, false)), 44}, label)) {
      Palette next = s.state().palette;
      next.filter.clear();
      next.kind.reset();
      next.stock = PaletteStock::all;
      s.want(SetPalette{next});
    }
    return y + 60;
  }
  constexpr float gap = 14;
  const int columns = std::max(3, static_cast<int>((width + gap) / (78 + gap)));
  const float side = std::min(84.f, (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const float step = columns > 1 ? (width - side) / static_cast<float>(columns - 1) : 0;
  draw_tiles(s, tiles, {x, y}, {0, 6, side, side}, columns, std::min(step, side + 24), side + gap);
  const int rows = (static_cast<int>(tiles.size()) + columns - 1) / columns;
  return y + 6 + static_cast<float>(rows) * (side + gap);
}

void draw_tile_strip(Scene& s, const std::vector<TileNumber>& tiles, const Box& b) {
  if (b.height < 40) return;
  const float side = std::min(76.f, b.height - 20);
  const float x = s.ui.begin_scroll("palette/strip", b, true);
  float at = x + 16;
  if (tiles.empty()) ink::line(s.list(), ink::body, {at, b.y + 24}, s.colours().ink2, s.say("ui.palette.nothing-fits"));
  draw_tiles(s, tiles, {at, b.y}, {0, 8, side, side}, std::max(1, static_cast<int>(tiles.size())), side + 14, 0);
  at += (side + 14) * static_cast<float>(tiles.size());
  s.ui.end_scroll(at - x + 4);
}

}  // namespace cadastre::editor
