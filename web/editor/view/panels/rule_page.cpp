#include <algorithm>

#include "view/pad/pad.hpp"
#include "view/panels/rule_parts.hpp"

namespace cadastre::editor {
namespace {

/// What is drawn from top to bottom.
struct Leaf {
  Scene& s;
  float x, y, width;
  const Tokens& c = s.colours();

  void heading(std::string_view id) {
    ink::line_cut(s.list(), ink::caption_strong, {x, y}, width, c.ink2, s.say(id));
    y += 26;
  }

  /// Side by side; on a narrow page more than three are scrolled to.
  void editions(const RulePage& page) {
    const float n = static_cast<float>(page.columns.size());
    const float each = std::max(width / n, 96.f);
    float tall = 0;
    for (const RuleColumn& column : page.columns) tall = std::max(tall, edition(column, {}, each, false));
    const Box card{x, y, width, tall + 24};
    paint::card(s.ui, card);
    const float left = s.ui.begin_scroll("rule/editions", card, true);
    for (std::size_t i = 0; i < page.columns.size(); ++i) {
      const float at = left + each * static_cast<float>(i);
      paint::box(s.ui, {at + 4, card.y + 12, each - 8, tall}, c.surface);
      if (i > 0) paint::hairline_down(s.ui, at, card.y + 12, bottom(card) - 12, c.line);
      edition(page.columns[i], {at, card.y + 14}, each, true);
    }
    s.ui.end_scroll(each * n);
    y = bottom(card) + 22;
  }

  /// Draws one, or only measures it. Returns its height.
  float edition(const RuleColumn& column, ImVec2 at, float each, bool draw) {
    const float room = each - 24, middle = at.x + each / 2;
    float down = 0;
    const auto text = [&](ink::Face face, Colour ink, std::string_view words) {
      if (draw) ink::wrapped_centred(s.list(), face, middle, at.y + down, room, ink, words);
      down += ink::height(face, words, room);
    };
    text(ink::caption_strong, column.preferred ? c.accent : c.ink2, column.label);
    if (draw && column.preferred) {
      const float w = ink::width(ink::caption_strong, column.label);
      paint::box(s.ui, {middle - w / 2, at.y + down, w, 2}, c.accent);
    }
    down += 12;
    if (column.holds && !column.amount.empty()) {
      text(ink::body_strong, c.ink, column.amount);
    } else if (column.holds) {
      if (draw) paint::icon(s.ui, Icon::check, {middle, at.y + down + 10}, 20, c.good);
      down += 21;
    } else {
      text(ink::body_strong, c.ink2, "–");
    }
    down += 4;
    if (!column.holds) text(ink::caption, c.ink2, s.say("ui.rules.not-here"));
    if (column.adapted) text(ink::caption, c.adapted, s.say("ui.expansions.adapted"));
    if (!column.text.empty()) text(ink::caption, c.ink2, column.text);
    if (column.other == no_number) return down;
    const Row& other = s.model.rulebook().rows[column.other];
    const std::string name = rule_name(s.model.phrases(), s.model.rulebook(), s.model.edition(), column.other);
    if (draw) {
      bool pressed = false;
      const float w = std::min(room, ink::width(ink::caption, name));
      link(s.ui, joined({"rule/other/", other.id}), {middle - w / 2, at.y + down + 4}, name, &pressed, room);
      if (pressed) s.want(OpenRule{other.id});
    }
    return down + 24;
  }

  void relation(const RuleRelation& r) {
    constexpr std::size_t few = 4;
    const std::string all = std::string(r.heading);
    const bool unfolded = s.memory.unfolded == all || r.rows.size() <= few + 1;
    const std::size_t n = unfolded ? r.rows.size() : few;
    heading(r.heading);
    const float more = unfolded ? 0.f : 48.f;
    const Box card{x, y, width, 48 * static_cast<float>(n) + more};
    paint::card(s.ui, card);
    const Rulebook& book = s.model.rulebook();
    for (std::size_t i = 0; i < n; ++i) {
      const Row& row = book.rows[r.rows[i]];
      const std::string amount = amount_of(row, book, s.model.phrases(), s.model.edition());
      // A list of hundreds costs only what is seen of it.
      const Box b{x, y, width, 48};
      y += 48;
      const std::string name = joined({"rule/to/", row.id});
      if (!s.ui.visible(b)) {
        s.ui.add(name, b);
        continue;
      }
      RowStyle style;
      style.forward = true;
      style.trailing = amount;
      if (is_adapted(row, s.state().selecting.selector.filter, book)) style.ink = c.adapted;
      if (editor::row(s.ui, name, b, rule_name(s.model.phrases(), book, s.model.edition(), r.rows[i]), style))
        s.want(OpenRule{row.id});
      if (i + 1 < n) paint::hairline(s.ui, x + 16, x + width - 16, y, c.line);
    }
    if (!unfolded) {
      const std::string words = s.say("ui.rules.more", {{"number", static_cast<std::int64_t>(r.rows.size())}});
      if (button(s.ui, joined({"rule/more/", all.substr(all.rfind('.') + 1)}), {x + 4, y + 2, width - 8, 44}, words, {},
                 ButtonLook::plain)) {
        s.memory.unfolded = all;
        s.ui.host().want_frame();
      }
      y += 48;
    }
    y += 22;
  }

  /// A feature, and line by line what the core makes of it; the rule's own line stands out.
  void example(const RulePage& page) {
    if (!page.example) return;
    heading("ui.rules.example");
    const Box card{x, y, width, lines(page, false) + 28};
    paint::card(s.ui, card);
    lines(page, true);
    y = bottom(card) + 10;
    if (page.played) {
      const std::string words = s.say("ui.rules.example.pad");
      if (button(s.ui, "rule/example", {x, y, button_width(words, true), 44}, words, Icon::pad, ButtonLook::tonal))
        s.press("rule/example");
      y += 44;
    }
    y += 22;
  }

  /// Draws them, or only measures them. Returns their height.
  float lines(const RulePage& page, bool draw) {
    float at = y + 14;
    const auto text = [&](ink::Face face, Colour ink, std::string_view words, const std::string& points) {
      const float room = width - 32 - (points.empty() ? 0 : 64);
      const float tall = ink::height(face, words, room);
      if (draw) {
        ink::wrapped(s.list(), face, {x + 16, at}, room, ink, words);
        ink::line_right(s.list(), ink::body_strong, x + width - 16, at + tall - 21, ink, points);
      }
      at += tall;
    };
    text(ink::body_strong, c.ink, page.example->title, {});
    for (const Line& line : page.example->lines) {
      at += 6;
      text(line.block == Line::Block::sum ? ink::body_strong : ink::body, line.row == page.row ? c.accent : c.ink,
           line.sentence, line.has_points ? number_text(line.points) : std::string());
      if (!line.arithmetic.empty()) text(ink::caption, c.ink2, line.arithmetic, {});
    }
    return at - y - 14;
  }

  void uses(const RulePage& page) {
    const std::size_t n = page.uses.size();
    const std::string words =
        s.say(n == 0 ? "ui.rules.unused" : "ui.rules.used", {{"number", static_cast<std::int64_t>(n)}});
    paint::icon(s.ui, Icon::history, {x + 10, y + 10}, 20, c.ink2);
    y += std::max(20.f, ink::wrapped(s.list(), ink::caption_strong, {x + 28, y + 1}, width - 28, c.ink2, words)) + 10;
    constexpr std::size_t most = 8;
    const Features& features = s.model.derived().score.features;
    for (std::size_t i = 0; i < n && i < most; ++i) {
      const Feature& f = features.features[page.uses[i].feature];
      const Box b{x - 8, y, width + 16, 48};
      const std::string name = "rule/use/" + std::to_string(i);
      const Id id = s.ui.add(name, b);
      if (s.ui.hovered(id) || s.ui.held(id)) paint::box(s.ui, b, drawing::fade(c.ink, 0.05f), 10);
      paint::land(s.ui, f.kind, {x, y + 8, 32, 32}, c.surface, 7);
      ink::line_cut(s.list(), ink::body, {x + 44, y + 4}, width - 44 - 70, c.ink,
                    feature_title(f.kind, s.model.phrases(), s.model.edition()));
      ink::line_cut(s.list(), ink::caption, {x + 44, y + 25}, width - 44 - 70, c.ink2,
                    feature_state(f, s.model.phrases(), s.model.edition()));
      ink::line_right(s.list(), ink::body_strong, x + width - 24, y + 13, c.ink, number_text(page.uses[i].points));
      paint::icon(s.ui, Icon::forward, {x + width - 6, y + 24}, 18, c.ink2);
      paint::focus_ring(s.ui, id, inset(b, 2), 8);
      if (s.ui.clicked(id)) s.press(name);
      y += 48;
    }
  }
};

void draw_head(Scene& s, Box head, const RulePage& page, bool alone) {
  const Tokens& c = s.colours();
  const bool from_board = s.memory.rule_back == "board", from_pad = s.memory.rule_back == "pad";
  if (alone || from_board || from_pad) {
    const Box back = inset(take_left(head, 56), 6, 8);
    if (icon_button(s.ui, "rule/back", back, Icon::back, s.say(from_board ? "ui.rules.back-to-board" : "ui.back"))) {
      s.want(OpenRule{""});
      if (from_board || from_pad) s.want(OpenPage{from_pad ? Page::pad : Page::board});
      s.memory.rule_back.clear();
    }
  } else {
    take_left(head, 20);
  }
  Box share = take_right(head, 52), link = take_right(head, 48);
  if (icon_button(s.ui, "rule/share", centred(share, 44, 44), Icon::share, s.say("ui.rules.share")))
    s.want(Deed::share_rule);
  if (icon_button(s.ui, "rule/link", centred(link, 44, 44), Icon::link, s.say("ui.rules.link")))
    s.want(Deed::link_rule);
  ink::line_cut(s.list(), ink::title, {head.x, head.y + 17}, head.width - 8, c.ink, page.title);
}

}  // namespace

float edition_tags_width(const Row& row) {
  float width = 0;
  for (const EditionTag& b : tags_of(editions_of(row))) width += ink::width(ink::caption, b.label) + 17;
  return width;
}

void draw_edition_tags(Scene& s, const Row& row, ImVec2 at) {
  const auto own = static_cast<unsigned>(1u << static_cast<int>(s.model.edition()));
  for (const EditionTag& b : tags_of(editions_of(row))) {
    at.x += tag(s.ui, at, b.label, (b.editions & own) != 0) + 5;
  }
}

float draw_chips(Scene& s, const std::vector<std::string>& chips, float x, float y, float width) {
  const Tokens& c = s.colours();
  float at = x;
  for (const std::string& words : chips) {
    const float w = std::min(width, ink::width(ink::label, words) + 24);
    if (at > x && at + w > x + width) {
      at = x;
      y += 40;
    }
    const Box b{at, y, w, 32};
    paint::outline(s.ui, b, c.line, 16);
    ink::line_cut(s.list(), ink::label, {at + 12, y + 7}, w - 22, c.ink, words);
    at += w + 8;
  }
  return y + 32;
}

void draw_rule(Scene& s, Box b, const RulePage& page, bool alone) {
  const Tokens& c = s.colours();
  if (alone) {
    paint::box(s.ui, b, c.surface);
  } else {
    paint::card(s.ui, b);
    s.ui.cover(b);
  }
  s.ui.add("rule", b, part_cover);
  draw_head(s, take_top(b, 60), page, alone);

  if (s.memory.rule_shown != page.row) {
    s.memory.rule_shown = page.row;
    s.memory.unfolded.clear();
    s.ui.scroll_to("rule/page", 0);
    s.ui.scroll_to("rule/editions", 0);
  }
  const float top = s.ui.begin_scroll("rule/page", b);
  Leaf leaf{s, b.x + 20, top + 4, b.width - 40};
  const Box picture{leaf.x, leaf.y, 88, 88};
  item_picture(s, page.item, picture, c.surface);
  const float x = leaf.x + 106, room = leaf.width - 106;
  float side = leaf.y + 2;
  const auto text = [&](ink::Face face, Colour ink, std::string_view words) {
    side += ink::wrapped(s.list(), face, {x, side}, room, ink, words) + 6;
  };
  text(ink::body, page.adapted ? c.adapted : c.ink, page.text);
  if (!page.amount.empty()) text(ink::title, c.ink, page.amount);
  if (!page.played) text(ink::caption, c.warn, s.say("ui.rules.not-played"));
  if (page.adapted) text(ink::caption, c.adapted, s.say("ui.expansions.adapted.line"));
  leaf.y = std::max(leaf.y + 88, side) + 20;

  leaf.heading("ui.rules.holds-when");
  leaf.y = draw_chips(s, page.holds_when, leaf.x, leaf.y, leaf.width) + 22;
  leaf.heading("ui.rules.editions");
  leaf.editions(page);
  leaf.example(page);
  for (const RuleRelation& relation : page.relations) leaf.relation(relation);
  leaf.heading("ui.rules.source");
  leaf.y += ink::wrapped(s.list(), ink::label, {leaf.x, leaf.y}, leaf.width, c.ink, page.source) + 22;
  paint::hairline(s.ui, leaf.x, leaf.x + leaf.width, leaf.y, c.line);
  leaf.y += 18;
  leaf.uses(page);
  s.ui.end_scroll(leaf.y - top + 20);
}

}  // namespace cadastre::editor
