#include "view/board/placing.hpp"

#include <algorithm>

#include "cadastre/contains.hpp"
#include "view/board/board_paint.hpp"
#include "view/widgets/text.hpp"

namespace cadastre::editor {
namespace {

ImVec2 side_middle(const Box& b, Side side) {
  switch (side) {
    case Side::N:
      return {b.x + b.width / 2, b.y};
    case Side::E:
      return {b.x + b.width, b.y + b.height / 2};
    case Side::S:
      return {b.x + b.width / 2, b.y + b.height};
    case Side::W:
      return {b.x, b.y + b.height / 2};
  }
  return {b.x, b.y};
}

float sign_size(const BoardCanvas& c) { return std::clamp(c.camera.tile * 0.24f, 13.f, 22.f); }

bool is_ghost_square(const BoardCanvas& c, Square q) { return c.state().ghost && c.state().ghost->square == q; }

std::optional<Side> side_in(const Problem& problem) {
  for (const Argument& a : problem.arguments)
    if (a.name == "side")
      if (const auto* text = std::get_if<std::string>(&a.value)) return side_named(*text);
  return std::nullopt;
}

}  // namespace

void draw_legal_squares(const BoardCanvas& c) {
  const float tile = c.camera.tile;
  for (const Square q : c.derived().legal_squares) {
    if (!c.in_sight(q) || is_ghost_square(c, q)) continue;
    const float radius = std::min(10.f, tile * 0.09f), gap = std::min(4.f, tile * 0.04f);
    const Box b = inset(c.box(q), gap);
    board_paint::fill(c.list, b, drawing::fade(c.theme.accent, 0.16f), radius);
    board_paint::outline(c.list, b, c.theme.accent, radius, tile < 40 ? 1.4f : 2);
    const ImVec2 m = middle(b);
    const float arm = std::clamp(tile * 0.08f, 3.f, 9.f), thick = tile < 40 ? 1.6f : 2.2f;
    c.list.AddRectFilled({m.x - arm, m.y - thick / 2}, {m.x + arm, m.y + thick / 2}, c.theme.accent);
    c.list.AddRectFilled({m.x - thick / 2, m.y - arm}, {m.x + thick / 2, m.y + arm}, c.theme.accent);
  }
}

void draw_gaps(const BoardCanvas& c) {
  const std::optional<Square> hole = c.state().hole;
  if (hole && c.in_sight(*hole, 4)) {
    const Box b = c.box(*hole);
    c.list.AddRectFilled(corner(b), end(b), drawing::fade(c.theme.accent, 0.16f));
    board_paint::dashes(c.list, b, c.theme.accent, 2.6f, 8, 6);
  }
  if (c.camera.tile < 34 || c.state().tile) return;
  for (const Gap& gap : c.derived().gaps) {
    if ((gap.neighbours < 3 && hole != gap.square) || !c.in_sight(gap.square)) continue;
    const Box b = c.box(gap.square);
    const std::string text = std::to_string(gap.copies);
    const drawing::Colour ink = gap.copies == 0 ? c.theme.warn : c.theme.ink2;
    ink::line_right(c.list, ink::caption_strong, b.x + b.width - 6, b.y + b.height - 22, ink, text);
  }
}

Box note_box(const BoardSight& c, Square q) {
  const float size = std::clamp(c.camera.tile * 0.26f, 12.f, 26.f);
  const Box b = c.box(q);
  return {b.x + b.width - size - 3, b.y + 3, size, size};
}

void draw_notes(const BoardCanvas& c) {
  for (const Note& note : c.board().notes) {
    if (!note.square || !c.in_sight(*note.square)) continue;
    const Box b = note_box(c, *note.square);
    board_paint::shadow(c.list, b, c.theme.shadow, 5, 1);
    board_paint::fill(c.list, b, c.theme.raised, 5);
    board_paint::icon(c, drawing::Icon::note, middle(b), b.width * 0.8f, c.theme.accent);
  }
}

void draw_ghost(const BoardCanvas& c) {
  const State& s = c.state();
  if (!s.ghost || !s.tile || !c.in_sight(s.ghost->square, 8)) return;
  const Square q = s.ghost->square;
  const Box b = c.box(q);
  const SideSet wrong = c.derived().ghost_disagrees;
  const bool lies_apart = wrong.bits == 0 && fitting_turns(c.derived(), q) == 0 && !c.board().tiles.empty();
  board_paint::shadow(c.list, b, c.theme.shadow, 4, 2);
  drawing::emit(c.list, c.book.tile(*s.tile, s.turns, c.level, c.palette(*s.tile)), c.placing(q), c.pixel);
  if (wrong.bits == 0 && !lies_apart) {
    board_paint::outline(c.list, inset(b, -4.5f), c.theme.raised, 6, 2.5f);
    board_paint::outline(c.list, inset(b, -2.5f), c.theme.accent, 5, 2.8f);
    board_paint::outline(c.list, b, drawing::fade(c.theme.raised, 0.85f), 1, 1.4f);
    return;
  }
  board_paint::outline(c.list, inset(b, -4), drawing::fade(c.theme.warn_soft, 0.95f), 5, 4);
  board_paint::dashes(c.list, inset(b, -2), c.theme.warn, 2.6f, 8, 6);
  for (int side = 0; side < side_count; ++side)
    if (wrong.has(static_cast<Side>(side)))
      board_paint::warning_sign(c, side_middle(b, static_cast<Side>(side)), sign_size(c) + 3);
}

void draw_figure_spots(const BoardCanvas& c, std::span<const FigureSpot> spots, int nearest) {
  const float radius = std::clamp(c.camera.tile * 0.15f, 7.f, 14.f);
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const FigureSpot& spot = spots[i];
    const bool chosen = static_cast<int>(i) == nearest;
    if (!spot.free && !chosen) {
      c.list.AddCircle(spot.at, radius * 0.55f, drawing::fade(c.theme.raised, 0.85f), 24, 3.2f);
      c.list.AddCircle(spot.at, radius * 0.55f, c.theme.line_strong, 24, 1.6f);
      continue;
    }
    c.list.AddCircleFilled(spot.at, radius, drawing::fade(c.theme.raised, chosen ? 0.7f : 0.45f), 32);
    c.list.AddCircle(spot.at, radius, c.theme.raised, 32, 4.4f);
    c.list.AddCircle(spot.at, radius, spot.free ? c.theme.accent : c.theme.warn, 32, chosen ? 3.f : 2.f);
  }
  if (nearest >= 0)
    draw_figure(c, figure_at(c, c.state().player, c.state().figure, spots[static_cast<std::size_t>(nearest)].spot),
                0.86f);
}

void draw_eraser(const BoardCanvas& c, std::span<const ShownFigure> figures, float x, float y) {
  if (const ShownFigure* f = figure_under(figures, x, y, 2)) {
    board_paint::outline(c.list, inset(f->box, -5), c.theme.raised, 8, 5);
    board_paint::outline(c.list, inset(f->box, -4), c.theme.bad, 7, 2.5f);
    return;
  }
  const Square q = square_at(on_table(c.camera, c.window, {x, y}));
  if (!placed_at(c.board(), q)) return;
  const Box b = c.box(q);
  c.list.AddRectFilled(corner(b), end(b), drawing::fade(c.theme.bad, 0.14f));
  board_paint::outline(c.list, inset(b, -2), c.theme.raised, 4, 4);
  board_paint::outline(c.list, inset(b, -1), c.theme.bad, 3, 2.5f);
}

void draw_cursor(const BoardCanvas& c) {
  if (!c.state().cursor || !c.in_sight(*c.state().cursor, 8)) return;
  const Box b = c.box(*c.state().cursor);
  board_paint::outline(c.list, inset(b, -5), drawing::fade(c.theme.raised, 0.9f), 7, 4);
  board_paint::outline(c.list, inset(b, -4), c.theme.accent, 6, 2);
}

void draw_problems(const BoardCanvas& c) {
  for (const Problem& problem : c.derived().problems) {
    const std::optional<Square> q = square_of(problem, c.board());
    if (!q || !c.in_sight(*q, 12)) continue;
    const Box b = c.box(*q);
    const bool error = problem.severity == Severity::error;
    const drawing::Colour ink = error ? c.theme.bad : c.theme.warn;
    if (const std::optional<Side> side = side_in(problem)) {
      const ImVec2 m = side_middle(b, *side);
      const bool flat = *side == Side::N || *side == Side::S;
      const float half = c.camera.tile * 0.42f;
      const ImVec2 from = flat ? ImVec2{m.x - half, m.y} : ImVec2{m.x, m.y - half};
      const ImVec2 to = flat ? ImVec2{m.x + half, m.y} : ImVec2{m.x, m.y + half};
      c.list.AddLine(from, to, drawing::fade(c.theme.warn_soft, 0.95f), 5);
      constexpr int dashes = 6;
      for (int i = 0; i < dashes; ++i) {
        const float a = (static_cast<float>(i) + 0.18f) / dashes, e = (static_cast<float>(i) + 0.82f) / dashes;
        c.list.AddLine({from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a},
                       {from.x + (to.x - from.x) * e, from.y + (to.y - from.y) * e}, ink, 2.4f);
      }
      board_paint::warning_sign(c, m, sign_size(c), error);
    } else {
      const float size = sign_size(c);
      board_paint::warning_sign(c, {b.x + b.width - size * 0.62f, b.y + size * 0.62f}, size, error);
    }
  }
}

void draw_points(const BoardCanvas& c, std::span<const ShownFigure> figures, FeatureNumber but) {
  if (c.camera.tile < 30) return;
  std::vector<FeatureNumber> done;
  for (const ShownFigure& f : figures) {
    if (f.feature == no_feature || f.feature == but) continue;
    if (contains(done, f.feature)) continue;
    done.push_back(f.feature);
    const SheetNumber sheet = sheet_of(c.derived(), f.feature, When::at_end);
    if (sheet == no_sheet) continue;
    board_paint::pill(c, {f.box.x + f.box.width / 2, f.box.y - 1},
                      number_text(c.derived().score.sheets.sheets[sheet].value), false);
  }
}

}  // namespace cadastre::editor
