// The expansion selector: tabs, what is selected, the list or panel of the active tab, and what the selection means.

#include "cadastre/text.hpp"
#include "view/panels/expansion_parts.hpp"

namespace cadastre::editor {
namespace {

constexpr float meaning_width = 304;

Tab active_tab(const Scene& s) {
  const Selector& selector = s.state().selecting.selector;
  return tabs(s.model.rulebook().expansions, selector)[selector.tab];
}

/// Width of the caption; the preferred edition in it is underlined.
float draw_caption(Scene& s, const Tab& tab, const MirrorPart& part, ink::Face face, ImVec2 at, Colour ink) {
  if (tab.kind == TabKind::help) return ink::line(s.list(), face, at, ink, s.say("ui.expansions.help.tab"));
  if (tab.kind != TabKind::filters) return ink::line(s.list(), face, at, ink, part.text);
  float x = at.x + ink::line(s.list(), face, at, ink, s.say("selector.filters") + " ");
  for (const CaptionPiece& piece : filters_caption(s.state().selecting.selector)) {
    const float w = ink::line(s.list(), face, {x, at.y}, ink, piece.text);
    if (piece.underlined) paint::box(s.ui, {x, at.y + 20, w, 2}, ink);
    x += w;
  }
  return x - at.x;
}

void draw_tabs(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const bool phone = s.ui.narrow();
  const Selector& selector = s.state().selecting.selector;
  if (!phone) {
    const Box fold = take_right(b, 56);
    const std::string_view words = selector.panel_open ? "ui.expansions.fold" : "ui.expansions.unfold";
    if (icon_button(s.ui, "expansions/fold", centred(fold, 44, 44), selector.panel_open ? Icon::up : Icon::down,
                    s.say(words)))
      s.press("expansions/tab/" + std::to_string(selector.tab));
  }
  const std::vector<Tab> all = tabs(s.model.rulebook().expansions, selector);
  const MirrorParts& parts = s.model.selector().tabs;
  const float x0 = s.ui.begin_scroll("expansions/tabs", b, true);
  float x = x0 + (phone ? 8 : 20);
  for (std::size_t i = 0; i < all.size() && i < parts.size(); ++i) {
    const bool on = i == selector.tab;
    const ink::Face face = on ? ink::body_strong : ink::body;
    const float words = all[i].kind == TabKind::help ? ink::width(face, s.say("ui.expansions.help.tab"))
                                                     : ink::width(face, parts[i].text);
    const Box tab{x, b.y + (b.height - 44) / 2, std::max(44.f, words + 28), 44};
    const Id id = s.ui.add(parts[i].id, tab);
    ink::note('B', tab.x, tab.y, tab.width, tab.height);  // the ground of its words, seen or not
    if (on)
      paint::box(s.ui, tab, c.accent_soft, 14);
    else if (s.ui.hovered(id) || s.ui.held(id))
      paint::box(s.ui, tab, drawing::fade(c.ink, 0.05f), 14);
    if (on && s.memory.tab_shown != static_cast<int>(i)) {
      // However it was chosen, it comes into sight.
      s.memory.tab_shown = static_cast<int>(i);
      s.ui.show_in_scroll(tab.x, right(tab));
    }
    draw_caption(s, all[i], parts[i], face, {tab.x + (tab.width - words) / 2, tab.y + 11.5f}, on ? c.accent : c.ink);
    paint::focus_ring(s.ui, id, inset(tab, 2), 12);
    if (all[i].kind == TabKind::help) s.ui.tip(id, tab, parts[i].text);
    if (s.ui.clicked(id)) {
      s.press(parts[i].id);
      s.memory.expansion_search.clear();
      s.ui.close_field();
      s.ui.scroll_to("expansions/list", 0);
    }
    x += tab.width + 4;
  }
  s.ui.end_scroll(x - x0 + 12);
}

/// What is selected, group by group; `lines`: at most so many of each. Returns where it ends.
float draw_summary_lines(Scene& s, float x, float y, float width, int lines) {
  const Tokens& c = s.colours();
  float label = 0;
  const MirrorParts& groups = s.model.selector().summary;
  for (const MirrorPart& g : groups) label = std::max(label, ink::width(ink::caption_strong, g.text) + 16);
  for (const MirrorPart& g : groups) {
    ink::line(s.list(), ink::caption_strong, {x, y + 2}, c.ink2, g.text);
    const bool none = g.lit == MirrorPart::Lit::off;
    const float room = width - label;
    if (ink::lines(ink::body, g.note, room) <= lines)
      y += ink::wrapped(s.list(), ink::body, {x + label, y}, room, none ? c.ink2 : c.ink, g.note) + 8;
    else
      ink::line_cut(s.list(), ink::body, {x + label, y}, room, c.ink, g.note), y += 29;
  }
  return y;
}

float draw_summary(Scene& s, float x, float y, float width) {
  const std::string clear = s.say("ui.expansions.clear");
  const float act = button_width(clear, true);
  const bool unfolded = s.state().selecting.unfolded;
  const float top = s.memory.summary_height;
  const Box card{x, y, width, std::max(top, 60.f)};
  paint::card(s.ui, card);
  const Id id = s.ui.add("expansions/summary", card);
  if (s.ui.clicked(id)) s.press("expansions/unfold");
  paint::focus_ring(s.ui, id, card, drawing::radius::card);
  const bool any = !s.model.board().selection.expansions.empty();
  const float end = draw_summary_lines(s, x + 20, y + 14, width - 40 - (any ? act : 0), unfolded ? 99 : 1) + 6;
  if (any &&
      button(s.ui, "expansions/none", {right(card) - act - 6, y + 4, act, 44}, clear, Icon::close, ButtonLook::plain))
    s.press("expansions/none");
  if (end - y != top) {
    s.memory.summary_height = end - y;
    s.ui.host().want_frame();
  }
  return y + card.height + 14;
}

/// On a phone: one bar above the places; pressed, it opens over the list.
void draw_summary_bar(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const bool unfolded = s.state().selecting.unfolded;
  if (unfolded) {
    s.ui.cover(b);
    paint::box(s.ui, b, c.surface);
  }
  Box bar = unfolded ? take_top(b, 68) : b;
  paint::box(s.ui, bar, c.surface);
  paint::hairline(s.ui, bar.x, right(bar), bar.y, c.line);
  const Id id = s.ui.add("expansions/summary", bar);
  std::string counts, names;
  const SelectorParts& parts = s.model.selector();
  for (std::size_t i = 0; i < parts.summary.size(); ++i) {
    const MirrorPart& g = parts.summary[i];
    if (g.lit == MirrorPart::Lit::off) continue;
    append_listed(names, g.note);
    counts += (counts.empty() ? "" : " · ") + parts.tabs[i].text;  // groups stand first among the tabs
  }
  if (names.empty()) {
    counts = s.say("expansion.base-game/name");
    names = s.say("ui.expansions.none");
  }
  ink::line_cut(s.list(), ink::body_strong, {bar.x + 16, bar.y + 13}, bar.width - 72, c.ink, counts);
  ink::line_cut(s.list(), ink::caption, {bar.x + 16, bar.y + 36}, bar.width - 72, c.ink2, names);
  paint::icon(s.ui, unfolded ? Icon::down : Icon::up, {right(bar) - 30, middle(bar).y}, 24, c.ink2);
  paint::focus_ring(s.ui, id, inset(bar, 4), 10);
  if (s.ui.clicked(id)) s.press("expansions/unfold");
  if (!unfolded) return;
  const float top = s.ui.begin_scroll("expansions/unfolded", b);
  float y = draw_summary_lines(s, b.x + 16, top + 12, b.width - 32, 99) + 4;
  if (!s.model.board().selection.expansions.empty()) {
    const std::string clear = s.say("ui.expansions.clear");
    if (button(s.ui, "expansions/none", {b.x + 12, y, button_width(clear, true), 44}, clear, Icon::close))
      s.press("expansions/none");
    y += 56;
  }
  y = draw_meaning(s, b.x + 16, y + 8, b.width - 32);
  s.ui.end_scroll(y - top + 16);
}

void draw_panel(Scene& s, Box b) {
  const Selecting& selecting = s.state().selecting;
  const bool phone = s.ui.narrow();
  const float margin = phone ? 12 : 24, x = b.x + margin, width = b.width - 2 * margin;
  const float top = s.ui.begin_scroll("expansions/list", b);
  float y = top + 4;
  if (!phone) y = draw_summary(s, x, y + 4, width);
  if (selecting.selector.panel_open) {
    if (active_tab(s).kind == TabKind::group || !selecting.search.empty())
      y = draw_entries(s, x, y, width);
    else
      y = draw_parts(s, s.model.selector().panel, x, y + 4, std::min(width, 640.f));
  }
  s.ui.end_scroll(y - top + 16);
}

}  // namespace

void draw_expansions(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  const bool phone = s.ui.narrow();
  if (b.width >= 960) {
    Box side = take_right(b, meaning_width);
    paint::box(s.ui, side, c.surface);
    paint::hairline_down(s.ui, side.x, side.y, bottom(side), c.line);
    const float top = s.ui.begin_scroll("expansions/meaning", side);
    float y = top + 24;
    ink::line_cut(s.list(), ink::title, {side.x + 24, y}, side.width - 48, c.ink, s.say("ui.expansions.with"));
    y = draw_meaning(s, side.x + 24, y + 40, side.width - 48);
    s.ui.end_scroll(y - top + 24);
  }
  draw_tabs(s, take_top(b, phone ? 56 : 68));
  Box bar{};
  if (phone) bar = take_bottom(b, 68);
  draw_panel(s, b);
  if (!phone) return;
  if (s.state().selecting.unfolded) {
    const float tall = std::min(b.height * 0.75f + 68, b.height + 68);
    bar = {bar.x, bottom(bar) - tall, bar.width, tall};
    paint::shadow(s.ui, bar, 0, 2);
  }
  draw_summary_bar(s, bar);
}

}  // namespace cadastre::editor
