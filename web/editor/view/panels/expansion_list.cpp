// Expansions as cards with their parts.

#include <algorithm>

#include "view/panels/expansion_parts.hpp"
#include "view/panels/rule_parts.hpp"

namespace cadastre::editor {
namespace {

struct Entry {
  ExpansionNumber number;
  const ListedExpansion& e;
  Ticked ticked;
  std::string name, caption;
  bool adapted, open;
};

Entry entry_of(const Scene& s, ExpansionNumber number) {
  const ExpansionCatalogue& catalogue = s.model.rulebook().expansions;
  const Selector& selector = s.state().selecting.selector;
  const ListedExpansion& e = catalogue.expansions[number];
  Entry entry{number,
              e,
              state_of(catalogue, selector, number),
              expansion_name(e.id, s.model.phrases(), s.model.edition()),
              {},
              is_adapted(e, selector.filter),
              selector.open[number] != 0};
  if (entry.adapted) entry.caption = s.say("ui.expansions.adapted");
  if (entry.ticked == Ticked::partial) {
    if (entry.adapted) entry.caption += " · ";
    entry.caption += s.say("ui.expansions.partial");
  }
  return entry;
}

float tags_width(const Scene& s, const ListedExpansion& e) {
  if (s.ui.narrow()) return 0;
  float w = 0;
  for (const EditionTag& tag : tags_of(e.editions)) w += ink::width(ink::caption, tag.label) + 17;
  return w;
}

RowStyle head_style(const Scene& s, const Entry& entry) {
  RowStyle style;
  style.check = true;
  style.chosen = entry.ticked == Ticked::all;
  style.partly = entry.ticked == Ticked::partial;
  style.caption = entry.caption;
  if (entry.adapted) style.ink = s.colours().adapted;
  return style;
}

float head_width(const Scene& s, const Entry& entry, float width) {
  return width - tags_width(s, entry.e) - (entry.e.parts.empty() ? 6.f : 58.f);
}

float height_of(const Scene& s, const Entry& entry, float width) {
  const float head = std::max(56.f, row_height(entry.name, head_style(s, entry), head_width(s, entry, width)));
  return head + (entry.open ? 52.f * static_cast<float>(entry.e.parts.size()) + 8 : 0);
}

void draw_part(Scene& s, const Entry& entry, std::size_t part, const Box& b) {
  const std::string& id = entry.e.parts[part];
  const Rulebook& book = s.model.rulebook();
  const std::string rules = s.say("ui.rules.count", {{"rules", std::int64_t{rules_of(id, book)}}});
  RowStyle style;
  style.check = true;
  style.chosen = is_part_ticked(s.state().selecting.selector, entry.number, part);
  style.trailing = rules;
  const std::string name = s.say(joined({"expansion.", id, "/name"}));
  if (row(s.ui, joined({"expansions/tick/", id}), b, name, style)) s.press(joined({"expansions/tick/", id}));
  const auto kind = std::find_if(book.classes.begin(), book.classes.end(),
                                 [&](const Class& one) { return one.figure && one.expansion == id; });
  if (kind == book.classes.end()) return;
  if (const auto figure = drawing::figure_named(kind->id))
    paint::figure(s.ui, *figure, s.state().player, {right(b) - 40 - ink::width(ink::caption, rules), middle(b).y}, 30);
}

void draw_entry(Scene& s, const Entry& entry, Box b) {
  const Tokens& c = s.colours();
  const std::string tick = joined({"expansions/tick/", entry.e.id});
  if (!s.ui.visible(b)) {
    // Reached by keys though it is out of sight.
    s.ui.add(tick, b);
    return;
  }
  paint::card(s.ui, b);
  const float head = b.height - (entry.open ? 52.f * static_cast<float>(entry.e.parts.size()) + 8 : 0);
  const float wide = head_width(s, entry, b.width);
  if (row(s.ui, tick, {b.x, b.y, wide, head}, entry.name, head_style(s, entry))) s.press(tick);
  float x = b.x + wide;
  const auto own = static_cast<unsigned>(1u << static_cast<int>(s.model.edition()));
  if (!s.ui.narrow())
    for (const EditionTag& each : tags_of(entry.e.editions))
      x += tag(s.ui, {x, b.y + head / 2 - 11}, each.label, (each.editions & own) != 0) + 5;
  if (entry.e.parts.empty()) return;
  IconStyle style;
  style.ground = true;
  const std::string open = joined({"expansions/open/", entry.e.id});
  const std::string words = s.say("ui.expansions.parts-of", {{"expansion", entry.name}});
  if (icon_button(s.ui, open, {right(b) - 50, b.y + head / 2 - 22, 44, 44}, entry.open ? Icon::minus : Icon::plus,
                  words, style))
    s.press(open);
  if (!entry.open) return;
  float y = b.y + head;
  for (std::size_t part = 0; part < entry.e.parts.size(); ++part) {
    paint::hairline(s.ui, b.x + 52, right(b) - 16, y, c.line);
    draw_part(s, entry, part, {b.x + 36, y, b.width - 36, 52});
    y += 52;
  }
}

/// In one column, or in two of about the same height.
float draw_cards(Scene& s, const std::vector<ExpansionNumber>& entries, float x, float y, float width) {
  const int columns = width >= 700 ? 2 : 1;
  const float gap = 16, each = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const std::size_t half = columns == 2 ? (entries.size() + 1) / 2 : entries.size();
  float end = y, at = y;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i == half) at = y;
    const Entry entry = entry_of(s, entries[i]);
    const Box b{i < half ? x : x + each + gap, at, each, height_of(s, entry, each)};
    draw_entry(s, entry, b);
    at += b.height + 8;
    end = std::max(end, at);
  }
  return end;
}

}  // namespace

float draw_entries(Scene& s, float x, float y, float width) {
  const Tokens& c = s.colours();
  const Selecting& selecting = s.state().selecting;
  const ExpansionCatalogue& catalogue = s.model.rulebook().expansions;
  const std::vector<ExpansionNumber> all = listed_entries(s.state(), s.model.rulebook(), s.model.phrases());
  const bool searching = !selecting.search.empty();

  FieldStyle style;
  style.kind = TextField::Kind::search;
  style.round = true;
  const std::string hint = s.say("ui.expansions.search");
  style.hint = hint;
  if (field(s.ui, "expansions/search", {x, y, std::min(width, 420.f), 48}, s.memory.expansion_search, style) !=
      Ui::Typed::nothing)
    s.want(SearchExpansions{s.memory.expansion_search});
  y += 60;
  if (selecting.selector.filter.mark_adaptations)
    y += ink::wrapped(s.list(), ink::caption, {x + 4, y}, width - 8, c.adapted, s.say("ui.expansions.adapted.line")) +
         10;

  std::string heading;
  for (std::size_t i = 0; i < all.size();) {
    const auto above = [&](std::size_t n) {
      const ListedExpansion& e = catalogue.expansions[all[n]];
      if (searching) return "group." + catalogue.groups[e.group].id + "/name";
      return e.heading.empty() ? std::string() : "heading." + e.heading + "/name";
    };
    const std::string title = above(i);
    std::vector<ExpansionNumber> run;
    while (i < all.size() && above(i) == title) run.push_back(all[i++]);
    if (!title.empty()) {
      ink::line_cut(s.list(), ink::caption_strong, {x + 4, y + 4}, width - 8, c.ink2, s.say(title));
      y += 30;
    }
    y = draw_cards(s, run, x, y, width) + 4;
  }
  if (all.empty())
    y +=
        ink::wrapped(s.list(), ink::body, {x + 4, y + 4}, width - 8, c.ink2, s.say("ui.expansions.nothing-found")) + 16;
  if (searching) return y;

  // What the filter hides, and the way to it: the last two parts of the panel.
  const MirrorParts& parts = s.model.selector().panel;
  if (parts.size() < 2 || parts.back().kind != MirrorPart::Kind::button ||
      parts.back().id.rfind("expansions/reveal/", 0) != 0)
    return y;
  y += 8;
  const float w = ink::line(s.list(), ink::caption, {x + 4, y}, c.ink2, parts[parts.size() - 2].text);
  bool pressed = false;
  const bool beside = w + 24 + ink::width(ink::caption, parts.back().text) < width;
  link(s.ui, parts.back().id, {beside ? x + w + 20 : x + 4, beside ? y : y + 26}, parts.back().text, &pressed,
       width - 8);
  if (pressed) s.press(parts.back().id);
  return y + (beside ? 30 : 56);
}

float draw_meaning(Scene& s, float x, float y, float width) {
  const Tokens& c = s.colours();
  const Derived& d = s.model.derived();
  const MirrorParts& parts = s.model.selector().meaning;
  constexpr Icon icons[] = {Icon::tile, Icon::rules, Icon::pad};
  for (std::size_t i = 0; i < 3 && i < parts.size(); ++i) {
    paint::icon(s.ui, icons[i], {x + 12, y + 11}, 22, c.accent);
    y += std::max(22.f, ink::wrapped(s.list(), ink::body, {x + 36, y}, width - 36, c.ink, parts[i].text)) + 12;
  }
  const auto heading = [&](std::string_view id) {
    paint::hairline(s.ui, x, x + width, y + 4, c.line);
    ink::line_cut(s.list(), ink::caption_strong, {x, y + 20}, width, c.ink2, s.say(id));
    y += 46;
  };
  const std::vector<std::string> asked = asked_for(d, s.model.rulebook(), s.model.phrases(), s.model.edition());
  if (!asked.empty()) {
    heading("ui.expansions.with.asks");
    y = draw_chips(s, asked, x, y, width) + 16;
  }
  if (!d.played.figures.empty()) {
    heading("ui.expansions.with.figures");
    float at = x;
    for (const ClassNumber kind : d.played.figures) {
      const auto figure = drawing::figure_named(s.model.rulebook().classes[kind].id);
      if (!figure) continue;
      if (at + 40 > x + width) {
        at = x;
        y += 48;
      }
      paint::figure(s.ui, *figure, s.state().player, {at + 18, y + 18}, 36);
      at += 44;
    }
    y += 54;
  }
  if (!d.fresh.empty()) {
    heading("ui.expansions.with.new");
    for (const MirrorPart& part : parts) {
      if (part.kind != MirrorPart::Kind::link) continue;
      y += ink::wrapped(s.list(), ink::body, {x, y}, width, c.ink, part.text);
      bool pressed = false;
      link(s.ui, joined({"expansions/", part.id}), {x, y}, part.note, &pressed, width);
      if (pressed) s.want(OpenRule{part.id.substr(part.id.find('/') + 1)});
      y += 34;
    }
  }
  const std::string preset = s.say("ui.expansions.with.preset");
  y += 8;
  if (button(s.ui, "expansions/presets", {x, y, width, 48}, preset, Icon::wand)) {
    const std::vector<Tab> all = tabs(s.model.rulebook().expansions, s.state().selecting.selector);
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].kind == TabKind::presets && s.state().selecting.selector.tab != i)
        s.press("expansions/tab/" + std::to_string(i));
    if (s.state().selecting.unfolded) s.press("expansions/unfold");
  }
  y += 56;
  if (button(s.ui, "expansions/share", {x, y, width, 48}, s.say("ui.share.selection"), Icon::share))
    s.press("expansions/share");
  return y + 56;
}

}  // namespace cadastre::editor
