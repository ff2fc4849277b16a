// The places of the app: a rail beside the page, on a phone a bar below it.

#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

struct Place {
  Page page;
  Icon icon;
  std::string_view name, words, short_words;
};
constexpr Place places[] = {
    {Page::board, Icon::board, "tab/board", "ui.place.board", "ui.place.board.short"},
    {Page::pad, Icon::pad, "tab/pad", "ui.place.pad", "ui.place.pad.short"},
    {Page::rules, Icon::rules, "tab/rules", "ui.place.rules", "ui.place.rules.short"},
    {Page::expansions, Icon::expansions, "tab/expansions", "ui.place.expansions", "ui.place.expansions.short"},
};

// Icon on a soft ground when chosen, its word below.
void draw_place(Scene& s, const Place& p, const Box& b, bool beside_page, bool words) {
  const Tokens& c = s.colours();
  const bool on = s.state().page == p.page;
  const Id id = s.ui.add(p.name, b);
  const float lit = s.ui.glide(id, on ? 1.f : s.ui.hovered(id) ? 0.35f : 0.f, 120);
  const float y = words ? b.y + (beside_page ? 10 : 8) : b.y + (b.height - 34) / 2;
  const float w = 56 * (0.7f + 0.3f * lit);
  if (lit > 0) paint::box(s.ui, {middle(b).x - w / 2, y, w, 34}, drawing::fade(c.accent_soft, lit), 17);
  paint::icon(s.ui, p.icon, {middle(b).x, y + 17}, 24, on ? c.accent : c.ink2);
  std::string label = s.say(beside_page ? p.words : p.short_words);
  if (words && ink::width(ink::caption_strong, label) > b.width - 8) label = s.say(p.short_words);
  const ink::Face face = on ? ink::caption_strong : ink::caption;
  if (words)
    ink::line_centred(s.list(), face, middle(b).x, y + 36, on ? c.accent : c.ink2, label);
  else
    s.ui.tip(id, b, label);
  paint::focus_ring(s.ui, id, {middle(b).x - 28, y, 56, 34}, 17);
  if (s.ui.clicked(id)) s.want(OpenPage{p.page});
}

// The mark of the app: four plots with roads between them.
void draw_mark(Scene& s, ImVec2 m) {
  const Tokens& c = s.colours();
  ImDrawList& list = s.list();
  paint::box(s.ui, {m.x - 18, m.y - 18, 36, 36}, c.accent, 10);
  const ImVec2 p[] = {{m.x - 12, m.y - 12}, {m.x + 3, m.y - 12},  {m.x + 1, m.y - 1},   {m.x - 12, m.y + 2},
                      {m.x + 6, m.y - 12},  {m.x + 12, m.y - 12}, {m.x + 12, m.y + 3},  {m.x + 4, m.y - 1},
                      {m.x - 12, m.y + 5},  {m.x, m.y + 2},       {m.x - 3, m.y + 12},  {m.x - 12, m.y + 12},
                      {m.x + 3, m.y + 2},   {m.x + 12, m.y + 6},  {m.x + 12, m.y + 12}, {m.x, m.y + 12}};
  for (int i = 0; i < 16; i += 4) list.AddConvexPolyFilled(p + i, 4, c.on_accent);
}

}  // namespace

void draw_rail(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  paint::hairline_down(s.ui, right(b) - 1, b.y, bottom(b), c.line);
  const bool low = b.height < 480;
  const Box mark = take_top(b, low ? 52 : 64);
  draw_mark(s, middle(mark));
  for (const Place& p : places) draw_place(s, p, take_top(b, low ? 52 : drawing::target::rail_item), true, !low);
  Box last = take_bottom(b, low ? 52 : 64);
  if (icon_button(s.ui, "button/shortcuts", centred(last, 48, 48), Icon::help, s.say("ui.help")))
    s.want(OpenOverlay{Overlay::shortcuts});
}

void draw_bottom_bar(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  paint::hairline(s.ui, b.x, right(b), b.y, c.line);
  b.height = bottom_bar_height;
  const float w = b.width / static_cast<float>(std::size(places));
  for (const Place& p : places) draw_place(s, p, take_left(b, w), false, true);
}

}  // namespace cadastre::editor
