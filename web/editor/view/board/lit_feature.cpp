#include "view/board/lit_feature.hpp"

#include <algorithm>

#include "view/board/board_paint.hpp"

namespace cadastre::editor {
namespace {

constexpr float line_width = 7.5f, ring_width = 12;  // tile units

/// What was emitted since `first` looks as if the cover lay over it.
void veil(const BoardCanvas& c, int first, float amount) {
  const drawing::Colour cover = c.theme.cover;
  const float share = static_cast<float>(cover >> 24) / 255 * amount;
  for (int i = first; i < c.list.VtxBuffer.Size; ++i) {
    ImDrawVert& v = c.list.VtxBuffer.Data[i];
    v.col = drawing::mix(v.col, cover, share);
  }
}

template <class Do>
void each_place(const BoardSight& c, FeatureNumber number, Do&& does) {
  const Features& f = c.derived().score.features;
  const Range places = f.features[number].places;
  for (std::uint32_t i = 0; i < places.size; ++i) {
    const Place place = f.places[places.begin + i];
    const PlacedTile& placed = c.board().tiles[place.tile];
    if (placed.tile < c.model.catalogue().tiles.size()) does(placed, place.segment);
  }
}

}  // namespace

void draw_lit(const BoardCanvas& c, FeatureNumber number, std::span<const ShownFigure> figures, float amount) {
  if (amount <= 0) return;
  const Box& w = c.window.whole;
  c.list.AddRectFilled(corner(w), end(w), drawing::fade(c.theme.cover, amount));
  if (number == no_feature) return;
  each_place(c, number, [&](const PlacedTile& t, SegmentNumber segment) {
    if (!c.in_sight(t.square)) return;
    const drawing::Mesh& mesh = c.book.segment(t.tile, t.turns, segment, c.level, c.palette(t.tile));
    if (amount >= 1)
      drawing::emit(c.list, mesh, c.placing(t.square), c.pixel);
    else
      drawing::emit_faded(c.list, mesh, c.placing(t.square), c.pixel, amount);
  });
  // Figures of others reach over the edge of a lit field: they stay whole, and covered.
  for (const ShownFigure& f : figures) {
    if (f.feature == number) continue;
    const int first = c.list.VtxBuffer.Size;
    draw_figure(c, f);
    veil(c, first, amount);
  }
  // The whole ring first, then the whole line: where tiles meet the ring does not cut the line.
  const drawing::Colour ring = drawing::fade(c.theme.dark ? drawing::colour(0x10211F) : c.theme.raised, amount);
  const drawing::Colour line = drawing::fade(c.theme.accent, amount);
  for (const bool outer : {true, false})
    each_place(c, number, [&](const PlacedTile& t, SegmentNumber segment) {
      if (!c.in_sight(t.square, 8)) return;
      const drawing::Mesh& mesh = c.book.accent(t.tile, t.turns, segment, outer ? ring_width : line_width);
      drawing::emit_tinted(c.list, mesh, c.placing(t.square), c.pixel, outer ? ring : line);
    });
  for (const ShownFigure& f : figures)
    if (f.feature == number) draw_figure(c, f, amount);
}

TablePoint top_of(const BoardSight& c, FeatureNumber number) {
  const PlacedTile* highest = nullptr;
  SegmentNumber segment = 0;
  each_place(c, number, [&](const PlacedTile& t, SegmentNumber s) {
    if (!highest || t.square.y < highest->square.y) highest = &t, segment = s;
  });
  if (!highest) return {};
  // The first row of the tile that belongs to the segment, and the middle of what is there.
  const drawing::TileRecipe& recipe = c.book.recipe(highest->tile);
  for (int y = 2; y < 100; y += 4) {
    int first = -1, last = -1;
    for (int x = 2; x < 100; x += 4)
      if (drawing::segment_at(recipe, highest->turns, {x + 0.5, y + 0.5}, 4) == segment) {
        if (first < 0) first = x;
        last = x;
      }
    if (first >= 0) return {highest->square.x + (first + last) / 200.0, highest->square.y + y / 100.0};
  }
  const drawing::Point p = spot_of(c, *highest, segment);
  return {highest->square.x + p.x / 100, highest->square.y + p.y / 100};
}

Extent extent_of(const BoardSight& c, FeatureNumber number) {
  Extent e;
  bool any = false;
  each_place(c, number, [&](const PlacedTile& t, SegmentNumber) {
    const Square q = t.square;
    if (!any) e = {q.x, q.y, q.x + 1, q.y + 1};
    any = true;
    e = {std::min(e.left, q.x), std::min(e.top, q.y), std::max(e.right, q.x + 1), std::max(e.bottom, q.y + 1)};
  });
  return e;
}

std::optional<Box> draw_lit_points(const BoardCanvas& c, FeatureNumber number, When when) {
  const SheetNumber sheet = sheet_of(c.derived(), number, when);
  if (sheet == no_sheet) return std::nullopt;
  const TablePoint top = top_of(c, number);
  ImVec2 tip = c.at(top.x, top.y);
  tip.y -= c.camera.tile * 0.03f;
  return board_paint::pill(c, tip, number_text(c.derived().score.sheets.sheets[sheet].value), true);
}

}  // namespace cadastre::editor
