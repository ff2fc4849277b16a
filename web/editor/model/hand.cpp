// What is in hand and what is looked at: tile, tool, cursor, hole, the selected feature.

#include "model/hand.hpp"

#include <algorithm>

#include "model/pad_reduce.hpp"

namespace cadastre::editor {

void choose_hole(State& s, std::optional<Square> square) {
  s.hole = square;
  s.palette.stock = square ? PaletteStock::fits : PaletteStock::in_box;
}

void empty_hand(State& s) {
  s.tile.reset();
  s.ghost.reset();
  s.lifted.reset();
  s.replacing.reset();
}

void select(State& s, const SelectFeature& i, const Rulebook& book) {
  if (i.spot == s.selected) return;
  s.when.reset();
  s.selected.reset();
  if (!i.spot) return;
  const PlacedTile* placed = placed_at(*s.board, i.spot->square);
  if (!placed || placed->tile >= book.catalogue.tiles.size()) return;
  if (i.spot->segment >= book.catalogue.tiles[placed->tile].segments.size()) return;
  s.selected = i.spot;
  s.settings.hint_done = true;  // whoever does it needs no hint
}

/// The tile in hand goes along.
void set_cursor(State& s, std::optional<Square> q) {
  s.cursor = q;
  if (!s.tile || !q) return;
  const bool free = !placed_at(*s.board, *q) || s.lifted == q;
  s.ghost = free ? std::optional(Ghost{*q, true}) : std::nullopt;
}

void move_cursor(State& s, const MoveCursor& i) {
  Square q = s.cursor                 ? *s.cursor
             : s.ghost                ? s.ghost->square
             : s.selected             ? s.selected->square
             : s.board->tiles.empty() ? Square{}
                                      : s.board->tiles.front().square;
  // The first key shows where the cursor is; the next ones move it.
  if (s.cursor) {
    q.x = std::clamp(q.x + i.dx, -coordinate_limit, coordinate_limit);
    q.y = std::clamp(q.y + i.dy, -coordinate_limit, coordinate_limit);
  }
  set_cursor(s, q);
}

void cancel(State& s) {
  if (s.menu)
    s.menu.reset();
  else if (s.ghost && s.ghost->held && !s.cursor)
    s.ghost.reset();
  else if (s.tile || s.replacing) {
    empty_hand(s);
    s.tool = Tool::select;
  } else if (s.tool != Tool::select)
    s.tool = Tool::select;
  else if (s.hole)
    choose_hole(s, std::nullopt);
  else if (s.selected) {
    s.selected.reset();
    s.when.reset();
  } else
    s.cursor.reset();
}

void go_back(State& s) {
  if (s.menu)
    s.menu.reset();
  else if (!s.overlays.empty())
    s.overlays.pop_back();
  else if (go_back_on_pad(s))
    return;
  else if (s.page != Page::board) {
    ++s.turned;
    if (s.page == Page::rules && !s.rule.empty())
      s.rule.clear();
    else
      s.page = Page::board;
  } else
    cancel(s);
}

bool something_is_open(const State& s) {
  if (s.menu || !s.overlays.empty()) return true;
  if (s.page == Page::pad) return s.pad.draft || s.pad.view != PadView::game;
  return s.page == Page::board && s.selected;  // an open rule has an address: the browser goes back from it
}

void choose_tool(State& s, Tool tool) {
  if (tool == s.tool) return;
  if (tool != Tool::tile) empty_hand(s);
  s.tool = tool;
  s.menu.reset();
  if (tool != Tool::select) {
    s.selected.reset();
    s.when.reset();
  }
}

}  // namespace cadastre::editor
