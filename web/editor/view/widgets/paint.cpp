#include "view/widgets/paint.hpp"

#include <algorithm>
#include <cmath>

#include "view/drawing/emit.hpp"

namespace cadastre::editor::paint {

using drawing::fade;

void box(Ui& ui, const Box& b, Colour c, float radius) {
  ui.list().AddRectFilled(corner(b), end(b), c, radius);
  if (c >> 24 > 127) ink::note('B', b.x, b.y, b.width, b.height);
}

void box_top(Ui& ui, const Box& b, Colour c, float radius) {
  ui.list().AddRectFilled(corner(b), end(b), c, radius, ImDrawFlags_RoundCornersTop);
  ink::note('B', b.x, b.y, b.width, b.height);
}

void outline(Ui& ui, const Box& b, Colour c, float radius, float width) {
  const float h = width / 2;  // the line lies inside the box
  ui.list().AddRect({b.x + h, b.y + h}, {right(b) - h, bottom(b) - h}, c, radius > h ? radius - h : 0, 0, width);
}

void shadow(Ui& ui, const Box& b, float radius, float k) {
  const Colour c = fade(ui.colours().shadow, ui.colours().dark ? 0.16f : 0.045f);
  for (int i = 3; i >= 1; --i) {
    const float side = 1.5f * static_cast<float>(i) * k, down = 1.6f * static_cast<float>(i) * k;
    box(ui, {b.x - side, b.y - side / 2 + down / 2, b.width + 2 * side, b.height + side / 2 + down / 2}, c,
        radius + side);
  }
}

void hairline(Ui& ui, float x0, float x1, float y, Colour c) {
  const float p = ui.pixel(), t = std::max(1.f, std::round(1 / p)) * p;
  y = std::round(y / p) * p;
  ui.list().AddRectFilled({x0, y}, {x1, y + t}, c);
}

void hairline_down(Ui& ui, float x, float y0, float y1, Colour c) {
  const float p = ui.pixel(), t = std::max(1.f, std::round(1 / p)) * p;
  x = std::round(x / p) * p;
  ui.list().AddRectFilled({x, y0}, {x + t, y1}, c);
}

void card(Ui& ui, const Box& b, bool raised) {
  const float r = drawing::radius::card;
  if (raised) shadow(ui, b, r, 1);
  box(ui, b, ui.colours().surface, r);
  outline(ui, b, ui.colours().line, r);
}

void focus_ring(Ui& ui, Id id, const Box& b, float radius) {
  if (!ui.focused(id)) return;
  outline(ui, inset(b, -4), ui.colours().accent, radius + 4, drawing::stroke::focus);
}

void icon(Ui& ui, Icon which, ImVec2 m, float size, Colour c) {
  drawing::emit_tinted(ui.list(), ui.book().icon(which), {m.x, m.y, size / 24}, ui.pixel(), c);
}

void badge(Ui& ui, Player p, ImVec2 m, float size) {
  drawing::emit(ui.list(), ui.book().badge(p, ui.colours().dark), {m.x, m.y, size / 2}, ui.pixel());
}

void figure(Ui& ui, drawing::Figure which, Player p, ImVec2 m, float height, bool lying) {
  drawing::FigureStyle style;
  style.pose = lying ? drawing::Pose::lying : drawing::Pose::standing;
  style.small = height < 22;
  style.mark = height >= 15;
  style.shadow = style.ring = false;
  style.dark = ui.colours().dark;
  const drawing::Mesh& mesh = ui.book().figure(which, p, style);
  float low = 1e9f, high = -1e9f;  // a figure's tools reach to one side: what is seen stands in the middle
  for (const drawing::Vertex& v : mesh.vertices) {
    low = std::min(low, v.x);
    high = std::max(high, v.x);
  }
  const float k = height / 28, x = m.x - (low + high) / 2 * k;
  drawing::emit(ui.list(), mesh, {x, lying ? m.y : m.y + 14 * k, k}, ui.pixel());
}

namespace {

// The four corner pieces outside a rounded box, in the ground's colour: a picture is drawn square and rounded off so.
void round_off(Ui& ui, const Box& b, Colour ground, float r) {
  ImDrawList& list = ui.list();
  const float p = ui.pixel() / 2;
  const float x[] = {b.x - p, right(b) + p, right(b) + p, b.x - p},
              y[] = {b.y - p, b.y - p, bottom(b) + p, bottom(b) + p};
  const float cx[] = {b.x + r, right(b) - r, right(b) - r, b.x + r},
              cy[] = {b.y + r, b.y + r, bottom(b) - r, bottom(b) - r};
  constexpr float quarter = 1.5707963f;
  constexpr int steps = 6;
  for (int k = 0; k < 4; ++k) {
    const float from = quarter * static_cast<float>(k + 2);
    ImVec2 last{};
    for (int i = 0; i <= steps; ++i) {
      const float a = from + quarter * static_cast<float>(i) / steps;
      const ImVec2 at{cx[k] + std::cos(a) * r, cy[k] + std::sin(a) * r};
      if (i) list.AddTriangleFilled({x[k], y[k]}, last, at, ground);
      last = at;
    }
  }
}

drawing::Palette palette(const Ui& ui) { return ui.colours().dark ? drawing::Palette::dark : drawing::Palette::light; }

}  // namespace

void tile(Ui& ui, TileNumber t, const Box& b, int turns, Colour ground, float radius, float opacity) {
  const drawing::Mesh& mesh = ui.book().tile(t, turns, drawing::level_for(b.width), palette(ui));
  const drawing::Placing at{b.x, b.y, b.width / 100};
  if (opacity >= 1)
    drawing::emit(ui.list(), mesh, at, ui.pixel());
  else
    drawing::emit_faded(ui.list(), mesh, at, ui.pixel(), opacity);
  if (radius > 0) {
    round_off(ui, b, ground, radius);
    const Colour edge = fade(ui.colours().dark ? drawing::colour(0xFFFFFF) : ui.colours().ink, 0.16f * opacity);
    outline(ui, b, edge, radius);
  }
}

void land(Ui& ui, SegmentKind kind, const Box& b, Colour ground, float radius) {
  const int t = ui.land_tile(kind);
  if (t >= 0 && kind == SegmentKind::field) {  // the open half of a tile, nearer
    ui.clip(b);
    drawing::emit(ui.list(), ui.book().tile(static_cast<TileNumber>(t), 0, 3, palette(ui)),
                  {b.x - b.width * 0.35f, b.y - b.width * 0.7f, b.width * 1.7f / 100}, ui.pixel());
    ui.unclip();
    round_off(ui, b, ground, radius);
    outline(ui, b, fade(ui.colours().ink, 0.16f), radius);
    return;
  }
  if (t >= 0) {
    tile(ui, static_cast<TileNumber>(t), b, 0, ground, radius);
    return;
  }
  box(ui, b, ui.colours().sunken, radius);
  constexpr Icon icons[] = {Icon::city, Icon::road, Icon::field, Icon::monastery, Icon::garden};
  icon(ui, icons[static_cast<int>(kind)], middle(b), b.width * 0.6f, ui.colours().ink2);
}

void bar(Ui& ui, const Box& b, float part, Colour c) {
  const float r = b.height / 2;
  box(ui, b, ui.colours().sunken, r);
  if (part > 0) box(ui, {b.x, b.y, std::max(b.height, b.width * part), b.height}, c, r);
}

}  // namespace cadastre::editor::paint
