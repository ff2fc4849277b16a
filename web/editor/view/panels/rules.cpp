// The rules of the selection, by item; one of them opened shows when it holds and where it was used on this board.

#include <algorithm>

#include "view/panels/panel.hpp"
#include "view/panels/rule_parts.hpp"
#include "view/panels/search_words.hpp"

namespace cadastre::editor {
namespace {

struct Group {
  std::string title;
  SegmentKind kind = SegmentKind::field;
  bool general = false;
  std::vector<RowNumber> rows;
};

bool is_shown(const Scene& s, RowNumber n, const std::string& asked) {
  const Row& row = s.model.rulebook().rows[n];
  if (s.memory.rule_phase && row.phase && static_cast<int>(*row.phase) + 1 != s.memory.rule_phase) return false;
  if (asked.empty()) return true;
  const Phrasebook& words = s.model.phrases();
  const Edition e = s.model.edition();
  return all_found(asked, folded(rule_name(words, s.model.rulebook(), e, n) + " " +
                                 rule_text(words, s.model.rulebook(), e, n) + " " + row.id + " " + row.source));
}

std::vector<Group> groups_of(const Scene& s) {
  const Rulebook& book = s.model.rulebook();
  const std::string asked = folded(s.memory.rule_search);
  std::vector<Group> groups(book.items.size() + 1);
  for (std::size_t i = 0; i < book.items.size(); ++i) {
    groups[i].title = sentence_case(word(s.model.phrases(), s.model.edition(), book.items[i].term));
    groups[i].general = !book.items[i].subject;  // no land to show
    groups[i].kind = book.items[i].subject.value_or(SegmentKind::field);
  }
  groups.back().title = s.say("ui.rules.every-feature");
  groups.back().general = true;
  for (const RowNumber n : s.model.derived().rules.rows) {
    if (!is_shown(s, n, asked)) continue;
    const std::vector<ItemNumber>& items = book.rows[n].items;
    if (items.empty())
      groups.back().rows.push_back(n);
    else
      groups[items.front()].rows.push_back(n);
  }
  std::erase_if(groups, [](const Group& g) { return g.rows.empty(); });
  return groups;
}

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
  const std::string text = rule_text(s.model.phrases(), book, s.model.edition(), n);
  const std::string amount = amount_of(s, row);
  const float far = amount.empty() ? 0 : ink::width(ink::body_strong, amount) + 16;
  const float room = width - 36 - far;
  const float tall = ink::height(ink::body, text, room);
  const Box b{x, y, width, tall + 62};
  const Id id = s.ui.add("rule/" + row.id, b);
  if (!s.ui.visible(b)) return b.height;
  const bool open = s.state().rule == row.id;
  paint::card(s.ui, b);
  if (open) {
    paint::box(s.ui, b, c.accent_soft, drawing::radius::card);
    paint::outline(s.ui, b, c.accent, drawing::radius::card, 2);
  } else if (s.ui.hovered(id) || s.ui.held(id)) {
    paint::box(s.ui, b, drawing::fade(c.ink, 0.04f), drawing::radius::card);
  }
  paint::focus_ring(s.ui, id, b, drawing::radius::card);
  const std::string asked = folded(s.memory.rule_search);
  if (!open) mark_hits(s, asked, ink::body, {x + 18, y + 13}, room, text);
  ink::wrapped(s.list(), ink::body, {x + 18, y + 13}, room, c.ink, text);
  if (far > 0) ink::line_right(s.list(), ink::body_strong, x + width - 18, y + 13, c.ink, amount);
  float at = x + 18;
  const float line = y + tall + 25;
  const std::string source = expansion_name(s, row.expansion);
  at += ink::line(s.list(), ink::caption, {at, line + 2}, c.ink2, source) + 12;
  draw_edition_tags(s, row, {at, line}, x + width - 14 - at);
  if (s.ui.clicked(id)) {
    s.memory.rule_back.clear();
    s.want(OpenRule{row.id});
  }
  return b.height;
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
  field(s.ui, "rules/search", flow.take(48), s.memory.rule_search, style);
  flow.gap(6);
  const Box chips{b.x, flow.y, b.width, 44};
  const float x0 = s.ui.begin_scroll("rules/chips", chips, true);
  float at = x0 + margin;
  constexpr std::string_view ids[] = {"ui.rules.all", "ui.rules.during", "ui.rules.after"};
  constexpr std::string_view names[] = {"rules/all", "rules/during", "rules/after"};
  for (int i = 0; i < 3; ++i) {
    bool pressed = false;
    at += chip(s.ui, names[i], {at, chips.y}, s.say(ids[i]), s.memory.rule_phase == i, &pressed) + 8;
    if (pressed) s.memory.rule_phase = i;
  }
  s.ui.end_scroll(at - x0 + margin);
  flow.y += 50;

  const Box rest{b.x, flow.y, b.width, bottom(b) - flow.y};
  const std::vector<Group> groups = groups_of(s);
  const float top = s.ui.begin_scroll("rules/list", rest);
  float y = top + 4;
  std::size_t n = 0;
  for (const Group& g : groups) n += g.rows.size();
  const std::string count = s.say("ui.rules.count", {{"rules", static_cast<std::int64_t>(n)}});
  ink::line(s.list(), ink::caption_strong, {flow.x + 4, y}, c.ink2, count);
  const std::string selection = s.model.mirror().selection;
  const float room = flow.width - ink::width(ink::caption_strong, count) - 24;
  if (ink::width(ink::caption, selection) <= room)
    ink::line_right(s.list(), ink::caption, flow.x + flow.width - 4, y, c.ink2, selection);
  y += 30;
  if (groups.empty()) {
    y += ink::wrapped(s.list(), ink::body, {flow.x + 4, y}, flow.width - 8, c.ink2, s.say("ui.rules.none")) + 12;
    const std::string words = s.say("ui.rules.clear");
    if (button(s.ui, "rules/clear", {flow.x, y, button_width(words, false), 44}, words)) {
      s.memory.rule_search.clear();
      s.memory.rule_phase = 0;
    }
    y += 60;
  }
  for (const Group& g : groups) {
    const Box picture{flow.x + 4, y, 36, 36};
    if (g.general) {
      paint::box(s.ui, picture, c.sunken, 9);
      paint::icon(s.ui, Icon::majority, middle(picture), 22, c.ink2);
    } else {
      paint::land(s.ui, g.kind, picture, c.paper, 9);
    }
    ink::line_cut(s.list(), ink::body_strong, {flow.x + 52, y + 7.5f}, flow.width - 56, c.ink, g.title);
    y += 46;
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
  const auto open = find_row(s.model.rulebook(), s.state().rule);
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
