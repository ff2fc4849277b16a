// The list of rules: searched, filtered and put into groups; one of them opened.

#include <algorithm>

#include "view/pad/pad.hpp"
#include "view/panels/rule_parts.hpp"
#include "view/panels/search_words.hpp"

namespace cadastre::editor {
namespace {

// Words that were searched for get a ground of their own, line by line.
void mark_hits(Scene& s, const std::string& asked, ink::Face face, ImVec2 at, float width, std::string_view text) {
  const std::vector<std::string_view> words = words_of(asked);
  const float step = ink::line_height(face);
  while (!text.empty() && !words.empty()) {
    const ink::Break b = ink::first_line(face, text, width);
    const std::string_view line = text.substr(0, b.end);
    for (std::size_t i = 0; i < line.size();) {
      std::size_t e = line.find(' ', i);
      if (e == std::string_view::npos) e = line.size();
      const std::string_view whole = line.substr(i, e - i);
      const std::string plain = folded(whole);
      for (const std::string_view w : words) {
        const std::vector<std::string_view> there = words_of(plain);
        if (there.empty() || there.front().substr(0, w.size()) != w) continue;
        const float x = at.x + ink::width(face, line.substr(0, i));
        paint::box(s.ui, {x - 2, at.y, ink::width(face, whole) + 4, step}, s.colours().accent_soft, 4);
      }
      i = e + 1;
    }
    text.remove_prefix(b.next);
    at.y += step;
  }
}

float draw_card(Scene& s, RowNumber n, float x, float y, float width) {
  const Tokens& c = s.colours();
  const Rulebook& book = s.model.rulebook();
  const Row& row = book.rows[n];
  const Phrasebook& words = s.model.phrases();
  const Edition edition = s.model.edition();
  const std::string text = rule_text(words, book, edition, n);
  const std::string amount = amount_of(row, book, words, edition);
  const float far = amount.empty() ? 0 : ink::width(ink::body_strong, amount) + 16;
  const float room = width - 36 - far;
  const float tall = ink::height(ink::body, text, room);
  const Box b{x, y, width, tall + 62};
  const Id id = s.ui.add("rule/" + row.id, b);
  if (!s.ui.visible(b)) return b.height;
  const bool open = s.state().rule == row.id;
  const bool adapted = is_adapted(row, s.state().selecting.selector.filter, book);
  paint::card(s.ui, b);
  if (open) {
    paint::box(s.ui, b, c.accent_soft, drawing::radius::card);
    paint::outline(s.ui, b, c.accent, drawing::radius::card, 2);
  } else if (s.ui.hovered(id) || s.ui.held(id)) {
    paint::box(s.ui, b, drawing::fade(c.ink, 0.04f), drawing::radius::card);
  }
  paint::focus_ring(s.ui, id, b, drawing::radius::card);
  const std::string asked = folded(s.state().lookup.text);
  if (!open) mark_hits(s, asked, ink::body, {x + 18, y + 13}, room, text);
  ink::wrapped(s.list(), ink::body, {x + 18, y + 13}, room, adapted ? c.adapted : c.ink, text);
  if (far > 0) ink::line_right(s.list(), ink::body_strong, x + width - 18, y + 13, c.ink, amount);
  float at = x + 18;
  const float line = y + tall + 25;
  std::string owner = owner_of(row, words, edition);
  if (adapted) owner += " · " + s.say("ui.expansions.adapted");
  at += ink::line_cut(s.list(), ink::caption, {at, line + 2}, width - 44 - edition_tags_width(row),
                      adapted ? c.adapted : c.ink2, owner) +
        12;
  draw_edition_tags(s, row, {at, line});
  if (s.ui.clicked(id)) {
    s.memory.rule_back.clear();
    s.want(OpenRule{row.id});
  }
  return b.height;
}

void draw_filters(Scene& s, Box b, float margin) {
  const Lookup& l = s.state().lookup;
  const float x0 = s.ui.begin_scroll("rules/chips", b, true);
  float at = x0 + margin;
  const auto one = [&](const std::string& name, const std::string& words, bool chosen) {
    bool pressed = false;
    at += chip(s.ui, name, {at, b.y}, words, chosen, &pressed) + 8;
    if (!pressed) return;
    s.press(name);
    s.ui.scroll_to("rules/list", 0);
  };
  one("rules/selection", s.say("ui.rules.all"), !l.whole_book);
  one("rules/during", s.say("ui.rules.during"), l.phase == Phase::during);
  one("rules/after", s.say("ui.rules.after"), l.phase == Phase::after);
  for (const Bucket bucket : all_buckets) {
    const std::string label(name(bucket));
    one("rules/edition/" + label, label, l.edition == bucket);
  }
  s.ui.end_scroll(at - x0 + margin);
}

float draw_nothing_found(Scene& s, float x, float y, float width) {
  const bool whole = s.state().lookup.whole_book;
  y += ink::wrapped(s.list(), ink::body, {x + 4, y}, width - 8, s.colours().ink2,
                    s.say(whole ? "ui.rules.none-at-all" : "ui.rules.none")) +
       12;
  const auto act = [&](std::string_view control, std::string_view id, ButtonLook look) {
    const std::string words = s.say(id);
    const bool pressed = button(s.ui, control, {x, y, button_width(words, false), 44}, words, {}, look);
    y += 52;
    if (pressed) s.press(control);
    return pressed;
  };
  if (!whole) act("rules/everywhere", "ui.rules.everywhere", ButtonLook::tonal);
  if (act("rules/clear", "ui.rules.clear", whole ? ButtonLook::tonal : ButtonLook::plain)) {
    s.memory.rule_search.clear();
    s.ui.close_field();
  }
  return y;
}

/// Over each group; where groups are folded, what unfolds it.
float draw_group_head(Scene& s, const FoundGroup& g, bool folded, bool open, float x, float y, float width) {
  const Tokens& c = s.colours();
  const Box b{x, y, width, folded ? 52.f : 40.f};
  if (folded) {
    const std::string name = joined({"rules/group/", g.id});
    const Id id = s.ui.add(name, b);
    if (!s.ui.visible(b)) return b.height + 8;
    paint::card(s.ui, b);
    if (s.ui.hovered(id) || s.ui.held(id)) paint::box(s.ui, b, drawing::fade(c.ink, 0.04f), drawing::radius::card);
    paint::focus_ring(s.ui, id, b, drawing::radius::card);
    paint::icon(s.ui, open ? Icon::up : Icon::down, {right(b) - 26, middle(b).y}, 20, c.ink2);
    ink::line_right(s.list(), ink::caption, right(b) - 48, b.y + 17, c.ink2, std::to_string(g.rows.size()));
    if (s.ui.clicked(id)) s.press(name);
  }
  const Box picture{x + (folded ? 10 : 4), middle(b).y - 18, 36, 36};
  constexpr Icon icons[] = {Icon::majority, Icon::expansions, Icon::flag};
  item_picture(s, g.item, picture, folded ? c.surface : c.paper, icons[static_cast<int>(s.state().lookup.by)]);
  const float room = width - (folded ? 130 : 56);
  const float tall = ink::height(ink::body_strong, g.title, room);
  ink::wrapped(s.list(), ink::body_strong, {right(picture) + 12, middle(b).y - tall / 2}, room, c.ink, g.title);
  return b.height + (folded ? 8 : 6);
}

void draw_list(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const bool phone = s.ui.narrow();
  const float margin = phone ? 12 : 24;
  Flow flow{b.x + margin, b.y + (phone ? 8 : 16), b.width - 2 * margin};
  FieldStyle style;
  style.kind = TextField::Kind::search;
  style.round = true;
  const std::string hint = s.say("ui.rules.search");
  style.hint = hint;
  if (!s.ui.editing(id_of("rules/search"))) s.memory.rule_search = s.state().lookup.text;
  if (field(s.ui, "rules/search", flow.take(48), s.memory.rule_search, style) != Ui::Typed::nothing) {
    Lookup next = s.state().lookup;
    next.text = s.memory.rule_search;
    s.want(SetLookup{std::move(next)});
    s.ui.scroll_to("rules/list", 0);
  }
  flow.gap(6);
  draw_filters(s, {b.x, flow.y, b.width, 44}, margin);
  flow.y += 50;

  const Found& found = s.model.found();
  const Lookup& asked = s.state().lookup;
  const Box rest{b.x, flow.y, b.width, bottom(b) - flow.y};
  const float top = s.ui.begin_scroll("rules/list", rest);
  float y = top + 4;
  const std::string names[] = {"rules/by/item", "rules/by/expansion", "rules/by/step"};
  const std::string labels[] = {s.say("ui.rules.by.item"), s.say("ui.rules.by.expansion"), s.say("ui.rules.by.step")};
  const int pressed =
      segments(s.ui, {flow.x, y, std::min(flow.width, 420.f), 44}, names, labels, static_cast<int>(asked.by));
  if (pressed >= 0) s.press(names[pressed]);
  y += 56;
  const std::string count = s.say("ui.rules.count", {{"rules", static_cast<std::int64_t>(found.rules)}});
  ink::line(s.list(), ink::caption_strong, {flow.x + 4, y}, c.ink2, count);
  const std::string selection = s.model.mirror().selection;
  const float room = flow.width - ink::width(ink::caption_strong, count) - 24;
  if (!asked.whole_book && ink::width(ink::caption, selection) <= room)
    ink::line_right(s.list(), ink::caption, flow.x + flow.width - 4, y, c.ink2, selection);
  y += 30;
  if (s.state().selecting.selector.filter.mark_adaptations)
    y += ink::wrapped(s.list(), ink::caption, {flow.x + 4, y}, flow.width - 8, c.adapted,
                      s.say("ui.expansions.adapted.line")) +
         12;
  if (found.groups.empty()) y = draw_nothing_found(s, flow.x, y, flow.width);
  for (const FoundGroup& g : found.groups) {
    const bool open = found.unfolds(g, asked);
    y += draw_group_head(s, g, found.folded, open, flow.x, y, flow.width);
    if (!open) continue;
    for (const RowNumber row : g.rows) y += draw_card(s, row, flow.x, y, flow.width) + 8;
    y += 16;
  }
  s.ui.end_scroll(y - top + 16);
}

}  // namespace

void draw_rules(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  const RulePage* open = s.model.open_rule();
  if (b.width < 760) {
    if (open)
      draw_rule(s, b, *open, true);
    else
      draw_list(s, b);
    return;
  }
  Box left = take_left(b, std::clamp(b.width * 0.5f, 380.f, 620.f));
  draw_list(s, left);
  if (!open) {
    const std::string words = s.say("ui.rules.choose");
    ink::wrapped_centred(s.list(), ink::body, middle(b).x, b.y + b.height * 0.4f, std::min(320.f, b.width - 48), c.ink2,
                         words);
    return;
  }
  draw_rule(s, {b.x, b.y + 16, std::min(b.width - 24, 640.f), b.height - 32}, *open, false);
}

}  // namespace cadastre::editor
