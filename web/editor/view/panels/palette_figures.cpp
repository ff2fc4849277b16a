#include "view/panels/palette_parts.hpp"

namespace cadastre::editor {
namespace {

drawing::Figure shape_of(const Scene& s, ClassNumber kind) {
  const auto& classes = s.model.rulebook().classes;
  if (kind < classes.size())
    if (const auto figure = drawing::figure_named(classes[kind].id)) return *figure;
  return drawing::Figure::meeple;
}

ClassNumber first_figure(const Scene& s) {
  const auto& classes = s.model.rulebook().classes;
  if (s.state().figure < classes.size() && classes[s.state().figure].figure) return s.state().figure;
  for (std::size_t i = 0; i < classes.size(); ++i)
    if (classes[i].figure) return static_cast<ClassNumber>(i);
  return 0;
}

void follow(Scene& s, Id id, Player player, ClassNumber kind, bool chosen) {
  if (s.ui.clicked(id)) {
    if (chosen)
      s.want(ChooseTool{Tool::select});
    else
      s.want(ChooseFigure{kind, player});
  }
  ImVec2 at;
  if (s.ui.dragged(id, &at)) {
    if (!chosen) s.want(ChooseFigure{kind, player});
    s.memory.carried = id;
    if (!has(s.memory.board_box, at.x, at.y)) s.memory.carried_figure = player;
  }
}

bool is_chosen(const Scene& s, Player p) { return s.state().tool == Tool::figure && s.state().player == p; }

}  // namespace

void draw_figures(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const ClassNumber kind = first_figure(s);
  const drawing::Figure shape = shape_of(s, kind);
  const int supply = kind < s.model.rulebook().classes.size() ? s.model.rulebook().classes[kind].supply : 0;
  const float top = s.ui.begin_scroll("palette/figures", b);
  Flow flow{b.x + 12, top + 2, b.width - 24};

  for (const Seat& seat : s.model.board().players) {
    const Player p = seat.player;
    const Box row = flow.take(60);
    const bool chosen = is_chosen(s, p);
    const Id id = s.ui.add(joined({"figure/", name(p)}), row, part_press | part_drag);
    const Box ground = inset(row, 0, 3);
    if (chosen)
      paint::box(s.ui, ground, c.accent_soft, 14);
    else if (s.ui.hovered(id) || s.ui.held(id))
      paint::box(s.ui, ground, drawing::fade(c.ink, 0.05f), 14);
    if (chosen) paint::outline(s.ui, ground, c.accent, 14, 2);
    paint::figure(s.ui, shape, p, {row.x + 30, row.y + 30}, 40);
    const int left = supply - s.model.derived().figures_used[p];
    const std::string count = "×" + std::to_string(std::max(0, left));
    const float w = ink::width(ink::body_strong, count);
    ink::line_cut(s.list(), chosen ? ink::body_strong : ink::body, {row.x + 62, row.y + 11}, row.width - 62 - w - 24,
                  c.ink, s.model.player_name(p));
    ink::line_cut(s.list(), ink::caption, {row.x + 62, row.y + 31}, row.width - 62 - w - 24, c.ink2,
                  s.say("ui.figures.in-supply", {{"number", std::int64_t{std::max(0, left)}}}));
    ink::line_right(s.list(), ink::body_strong, right(row) - 12, row.y + 19, left > 0 ? c.ink : c.warn, count);
    paint::focus_ring(s.ui, id, ground, 14);
    follow(s, id, p, kind, chosen);
  }

  std::vector<Player> others;
  for (int i = 0; i < player_count; ++i)
    if (!is_seated(s.model.board().players, static_cast<Player>(i))) others.push_back(static_cast<Player>(i));
  if (!others.empty()) {
    flow.gap(14);
    ink::line(s.list(), ink::caption_strong, {flow.x + 4, flow.y}, c.ink2, s.say("ui.figures.more-colours"));
    flow.gap(22);
    const int columns = std::max(3, static_cast<int>(flow.width / 56));
    const float step = flow.width / static_cast<float>(columns);
    int i = 0;
    for (const Player p : others) {
      const Box cell{flow.x + step * static_cast<float>(i % columns), flow.y + 52 * static_cast<float>(i / columns),
                     step, 52};
      const Id id = s.ui.add(joined({"figure/", name(p)}), cell, part_press | part_drag);
      const bool chosen = is_chosen(s, p);
      if (chosen || s.ui.hovered(id))
        paint::box(s.ui, centred(cell, 46, 46), chosen ? c.accent_soft : drawing::fade(c.ink, 0.05f), 12);
      if (chosen) paint::outline(s.ui, centred(cell, 46, 46), c.accent, 12, 2);
      paint::figure(s.ui, shape, p, middle(cell), 32);
      paint::focus_ring(s.ui, id, centred(cell, 46, 46), 12);
      s.ui.tip(id, cell, s.model.player_name(p));
      follow(s, id, p, kind, chosen);
      ++i;
    }
    flow.gap(52 * static_cast<float>((i + columns - 1) / columns));
  }
  s.ui.end_scroll(flow.y - top + 16);
}

void draw_figure_strip(Scene& s, Box b) {
  if (b.height < 40) return;
  const Tokens& c = s.colours();
  const ClassNumber kind = first_figure(s);
  const drawing::Figure shape = shape_of(s, kind);
  const int supply = kind < s.model.rulebook().classes.size() ? s.model.rulebook().classes[kind].supply : 0;
  const float x0 = s.ui.begin_scroll("palette/figures", b, true);
  float x = x0 + 12;
  const auto each = [&](Player p) {
    const Box cell{x, b.y + 4, 64, 88};
    const Id id = s.ui.add(joined({"figure/", name(p)}), cell, part_press | part_drag);
    const bool chosen = is_chosen(s, p);
    if (chosen) {
      paint::box(s.ui, cell, c.accent_soft, 14);
      paint::outline(s.ui, cell, c.accent, 14, 2);
    } else if (s.ui.held(id)) {
      paint::box(s.ui, cell, drawing::fade(c.ink, 0.05f), 14);
    }
    paint::figure(s.ui, shape, p, {middle(cell).x, cell.y + 36}, 46);
    const std::string count = "×" + std::to_string(std::max(0, supply - s.model.derived().figures_used[p]));
    ink::line_centred(s.list(), ink::caption_strong, middle(cell).x, cell.y + 66, c.ink2, count);
    paint::focus_ring(s.ui, id, cell, 14);
    follow(s, id, p, kind, chosen);
    x += 70;
  };
  for (const Seat& seat : s.model.board().players) each(seat.player);
  for (int i = 0; i < player_count; ++i)
    if (!is_seated(s.model.board().players, static_cast<Player>(i))) each(static_cast<Player>(i));
  s.ui.end_scroll(x - x0 + 6);
}

}  // namespace cadastre::editor
