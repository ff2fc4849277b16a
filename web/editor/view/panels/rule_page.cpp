#include <algorithm>

#include "view/panels/rule_parts.hpp"

namespace cadastre::editor {
namespace {

constexpr std::uint8_t every_edition = (1u << edition_count) - 1;

std::uint8_t editions_of(const std::vector<Condition>& all) {
  std::uint8_t set = every_edition;
  for (const Condition& c : all) {
    if (c.kind == Condition::Kind::edition) set &= c.editions;
    if (c.kind == Condition::Kind::all) set &= editions_of(c.parts);
  }
  return set;
}

struct Bucket {
  std::string label;
  std::uint8_t editions;
};

// C2 and C3 stand together unless a row parts them.
std::vector<Bucket> buckets_of(std::uint8_t set) {
  constexpr std::uint8_t c1 = 1, c2 = 2, c3 = 4, we = 8;
  std::vector<Bucket> out;
  if (set & c1) out.push_back({"C1", c1});
  if ((set & (c2 | c3)) == (c2 | c3))
    out.push_back({"C2+C3", c2 | c3});
  else if (set & c2)
    out.push_back({"C2", c2});
  else if (set & c3)
    out.push_back({"C3", c3});
  if (set & we) out.push_back({"WE", we});
  return out;
}

void conditions_in_words(const Scene& s, const std::vector<Condition>& all, std::vector<std::string>& out) {
  const Rulebook& book = s.model.rulebook();
  for (const Condition& c : all) {
    if (c.kind == Condition::Kind::variant)
      out.push_back(s.say(joined({"variant.", c.name, "/name"})) + ": " +
                    s.say(joined({"variant.", c.name, ".", c.value, "/name"})));
    if (c.kind == Condition::Kind::measure && c.measure < book.measures.size()) {
      const std::string noun = book.measures[c.measure].term;
      const bool least = c.min != INT32_MIN, most = c.max != INT32_MAX;
      const std::int64_t n = least ? c.min : c.max;
      const std::string counted = cadastre::counted(s.model.phrases(), s.model.edition(), noun, n);
      if (least && most && c.min == c.max)
        out.push_back(s.say("ui.rules.exactly", {{"things", counted}}));
      else if (least)
        out.push_back(s.say("ui.rules.at-least", {{"things", counted}}));
      else if (most)
        out.push_back(s.say("ui.rules.at-most", {{"things", counted}}));
    }
    if (c.kind == Condition::Kind::all) conditions_in_words(s, c.parts, out);
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
    ink::line_cut(s.list(), ink::label, {at + 12, y + 7}, w - 24, c.ink, words);
    at += w + 8;
  }
  return y + 32;
}

float draw_uses(Scene& s, RowNumber row, float x, float y, float width) {
  const Tokens& c = s.colours();
  const BoardScore& score = s.model.derived().score;
  const Board& board = s.model.board();
  std::vector<std::pair<FeatureNumber, Points>> uses;
  for (const Sheet& sheet : score.sheets.sheets) {
    if (sheet.feature == no_feature || sheet.feature >= score.features.features.size()) continue;
    const Feature& f = score.features.features[sheet.feature];
    if (f.figures.size == 0) continue;
    bool used = sheet.who == row;
    Points points = sheet.value;
    for (std::uint32_t i = 0; i < sheet.terms.size; ++i) {
      const Term& term = score.sheets.terms[sheet.terms.begin + i];
      if (term.row != row) continue;
      used = true;
      points = term.points;
    }
    if (used) uses.emplace_back(sheet.feature, points);
  }
  arrange(uses, [](const auto& a, const auto& b) { return a.second > b.second; });
  const std::string words =
      s.say(uses.empty() ? "ui.rules.unused" : "ui.rules.used", {{"number", static_cast<std::int64_t>(uses.size())}});
  paint::icon(s.ui, Icon::history, {x + 10, y + 10}, 20, c.ink2);
  y += std::max(20.f, ink::wrapped(s.list(), ink::caption_strong, {x + 28, y + 1}, width - 28, c.ink2, words)) + 10;
  constexpr std::size_t most = 8;
  for (std::size_t i = 0; i < uses.size() && i < most; ++i) {
    const auto [number, points] = uses[i];
    const Feature& f = score.features.features[number];
    const Place place = score.features.places[f.places.begin];
    const Box b{x - 8, y, width + 16, 48};
    const Id id = s.ui.add("rule/use/" + std::to_string(i), b);
    if (s.ui.hovered(id) || s.ui.held(id)) paint::box(s.ui, b, drawing::fade(c.ink, 0.05f), 10);
    paint::land(s.ui, f.kind, {x, y + 8, 32, 32}, c.surface, 7);
    ink::line_cut(s.list(), ink::body, {x + 44, y + 4}, width - 44 - 70, c.ink,
                  feature_title(f.kind, s.model.phrases(), s.model.edition()));
    ink::line_cut(s.list(), ink::caption, {x + 44, y + 25}, width - 44 - 70, c.ink2,
                  feature_state(f, s.model.phrases(), s.model.edition()));
    ink::line_right(s.list(), ink::body_strong, x + width - 24, y + 13, c.ink, plain_points(points));
    paint::icon(s.ui, Icon::forward, {x + width - 6, y + 24}, 18, c.ink2);
    paint::focus_ring(s.ui, id, inset(b, 2), 8);
    if (s.ui.clicked(id)) {
      const Square at = board.tiles[place.tile].square;
      s.want(OpenPage{Page::board});
      s.want(SelectFeature{Spot{at, place.segment}});
      s.want(LookAt{at});
    }
    y += 48;
  }
  return y;
}

}  // namespace

std::uint8_t editions_of(const Row& row) { return editions_of(row.when); }

std::string expansion_name(const Scene& s, std::string_view expansion) {
  return s.say(joined({"expansion.", expansion, "/name"}));
}

std::string amount_of(const Scene& s, const Row& row) {
  switch (row.effect) {
    case Effect::add:
      if (row.per.empty() && !s.model.rulebook().slots[row.slot].each) return signed_points(row.points);
      return s.say("ui.rules.each", {{"points", signed_points(row.points)}});
    case Effect::scale:
      return row.by == ScaleBy::zero ? "0" : row.by == ScaleBy::half ? "½" : "×2";
    default:
      return {};
  }
}

void draw_edition_tags(Scene& s, const Row& row, ImVec2 at, float room) {
  const float far = at.x + room;
  const auto own = static_cast<std::uint8_t>(1u << static_cast<int>(s.model.edition()));
  for (const Bucket& b : buckets_of(editions_of(row))) {
    if (at.x + ink::width(ink::caption, b.label) + 12 > far) return;
    at.x += tag(s.ui, at, b.label, (b.editions & own) != 0) + 5;
  }
}

void draw_rule(Scene& s, Box b, RowNumber n, bool alone) {
  const Tokens& c = s.colours();
  const Rulebook& book = s.model.rulebook();
  const Row& row = book.rows[n];
  const Phrasebook& words = s.model.phrases();
  const Edition edition = s.model.edition();
  if (alone) {
    paint::box(s.ui, b, c.surface);
  } else {
    paint::card(s.ui, b);
    s.ui.cover(b);
  }
  s.ui.add("rule", b, part_cover);
  Box head = take_top(b, 60);
  const bool from_board = s.memory.rule_back == "board", from_pad = s.memory.rule_back == "pad";
  if (alone || from_board || from_pad) {
    const Box back = inset(take_left(head, 56), 6, 8);
    if (icon_button(s.ui, "rule/back", back, Icon::back, s.say(from_board ? "ui.rules.back-to-board" : "ui.back"))) {
      if (from_board || from_pad) {
        s.memory.rule_back.clear();
        s.want(OpenPage{from_pad ? Page::pad : Page::board});
      } else {
        s.want(OpenRule{""});
      }
    }
  } else {
    take_left(head, 20);
  }
  Box link_box = take_right(head, 52);
  if (icon_button(s.ui, "rule/share", centred(link_box, 44, 44), Icon::share, s.say("ui.rules.share")))
    s.want(Deed::share_rule);
  ink::line_cut(s.list(), ink::title, {head.x, head.y + 17}, head.width - 8, c.ink, rule_name(words, book, edition, n));

  const float top = s.ui.begin_scroll("rule/page", b);
  const float x = b.x + 20, width = b.width - 40;
  float y = top + 4;
  const auto subject = row.items.empty() ? std::nullopt : book.items[row.items.front()].subject;
  const Box picture{x, y, 88, 88};
  if (!subject) {
    paint::box(s.ui, picture, c.sunken, 16);
    paint::icon(s.ui, Icon::majority, middle(picture), 44, c.ink2);
  } else {
    paint::land(s.ui, *subject, picture, c.surface, 16);
  }
  const std::string amount = amount_of(s, row);
  const float room = width - 106;
  float side = y + 2;
  side += ink::wrapped(s.list(), ink::body, {x + 106, side}, room, c.ink, rule_text(words, book, edition, n));
  if (!amount.empty()) {
    ink::line(s.list(), ink::title, {x + 106, side + 6}, c.ink, amount);
    side += 34;
  }
  y = std::max(y + 88, side) + 22;

  const auto heading = [&](std::string_view id) {
    ink::line(s.list(), ink::caption_strong, {x, y}, c.ink2, s.say(id));
    y += 26;
  };
  std::vector<std::string> holds;
  for (const ItemNumber item : row.items) holds.push_back(sentence_case(word(words, edition, book.items[item].term)));
  if (row.phase) holds.push_back(s.say(*row.phase == Phase::during ? "ui.rules.during" : "ui.rules.after"));
  conditions_in_words(s, row.when, holds);
  if (row.historical) holds.push_back(s.say("ui.rules.historical"));
  if (holds.empty()) holds.push_back(s.say("ui.rules.always"));
  heading("ui.rules.holds-when");
  y = draw_chips(s, holds, x, y, width) + 22;
  heading("ui.rules.editions");
  draw_edition_tags(s, row, {x, y}, width);
  y += 44;
  if (!row.instead_of.empty()) {
    heading("ui.rules.instead-of");
    for (std::size_t i = 0; i < row.instead_of.size(); ++i) {
      bool pressed = false;
      link(s.ui, "rule/instead/" + std::to_string(i), {x, y}, rule_name(words, book, edition, row.instead_of[i]),
           &pressed, width);
      if (pressed) s.want(OpenRule{book.rows[row.instead_of[i]].id});
      y += 26;
    }
    y += 16;
  }
  heading("ui.rules.source");
  y += ink::wrapped(s.list(), ink::label, {x, y}, width, c.ink,
                    expansion_name(s, row.expansion) + (row.source.empty() ? "" : " · " + row.source)) +
       22;
  paint::hairline(s.ui, x, x + width, y, c.line);
  y = draw_uses(s, n, x, y + 18, width);
  s.ui.end_scroll(y - top + 20);
}

}  // namespace cadastre::editor
