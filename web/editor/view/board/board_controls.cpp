#include "view/board/board_controls.hpp"

#include <algorithm>

#include "model/completions.hpp"
#include "view/board/board_paint.hpp"
#include "view/widgets/text.hpp"

namespace cadastre::editor {
namespace {

constexpr float bar_height = 56, margin = 12, pill_height = 40;

/// The ground of what floats over the board in dark, whatever the theme.
drawing::Colour dark_ground(const drawing::Theme& t) { return t.dark ? t.raised : drawing::fade(t.ink, 0.94f); }

}  // namespace

void BoardControls::add(std::string name, const Box& box, std::optional<Intent> intent, bool in_menu) {
  controls_.push_back({std::move(name), box, std::move(intent), in_menu});
}

const BoardControls::Control* BoardControls::under(float x, float y) const {
  for (std::size_t i = controls_.size(); i-- > 0;)
    if (has(controls_[i].box, x, y)) return &controls_[i];
  return nullptr;
}

bool BoardControls::press(const PointerEvent& e) {
  const Control* control = under(e.x, e.y);
  pressed_ = control ? control->name : std::string();
  pulled_ = e.y;
  if (!taps_.again(e)) tapped_ = pressed_;
  const bool meant = pressed_ == tapped_;
  if (!meant) pressed_.clear();
  return control || !meant;
}

void BoardControls::pull(float y) {
  constexpr float slack = 8;  // as for every drag
  if (menu_hidden_ <= 0 || (!pressed_.empty() && std::abs(y - pulled_) < slack)) return;
  pressed_.clear();
  menu_up_ += pulled_ - y;
  pulled_ = y;
}

std::optional<Intent> BoardControls::release(float x, float y) {
  const Control* control = under(x, y);
  const bool same = control && control->name == pressed_;
  pressed_.clear();
  return same ? control->intent : std::nullopt;
}

bool BoardControls::hover(float x, float y) {
  const Control* control = under(x, y);
  hovered_ = control ? control->name : std::string();
  return control != nullptr;
}

std::optional<Box> BoardControls::find(std::string_view name) const {
  for (const Control& c : controls_)
    if (c.name == name && c.intent) return c.box;
  return std::nullopt;
}

std::optional<Intent> BoardControls::key(std::string_view key, bool* used) {
  std::vector<const Control*> rows;
  for (const Control& c : controls_)
    if (c.in_menu && c.intent) rows.push_back(&c);
  *used = false;
  if (rows.empty()) return std::nullopt;
  const int last = static_cast<int>(rows.size()) - 1;
  *used = true;
  if (key == "ArrowDown" || key == "ArrowRight")
    menu_row_ = menu_row_ >= last ? 0 : menu_row_ + 1;
  else if (key == "ArrowUp" || key == "ArrowLeft")
    menu_row_ = menu_row_ <= 0 ? last : menu_row_ - 1;
  else if (key == "Home")
    menu_row_ = 0;
  else if (key == "End")
    menu_row_ = last;
  else if ((key == "Enter" || key == " ") && menu_row_ >= 0 && menu_row_ <= last)
    return rows[static_cast<std::size_t>(menu_row_)]->intent;
  else
    *used = false;
  if (last > 0) menu_up_ = menu_hidden_ * static_cast<float>(std::max(menu_row_, 0)) / static_cast<float>(last);
  return std::nullopt;
}

void BoardControls::draw(const BoardCanvas& c) {
  controls_.clear();
  const State& s = c.state();
  float bottom = c.window.free.y + c.window.free.height - margin;
  if (s.tile && s.ghost && s.ghost->held) {
    draw_bar(c, bottom);
    bottom -= bar_height + 8;
  }
  if (s.tile && s.ghost)
    bottom = draw_if_placed(c, bottom);
  else if (s.tile)
    draw_hint(c, bottom, c.model.say("ui.board.choose-square"));
  else if (s.tool == Tool::figure)
    draw_hint(c, bottom, c.model.say("ui.board.choose-spot"));
  else if (const Gap* gap = s.hole ? gap_at(c.derived(), *s.hole) : nullptr)
    draw_hint(c, bottom, chance(*gap, c.derived(), c.model.phrases(), c.model.edition()));
  if (s.menu)
    draw_menu(c);
  else
    menu_for_.reset(), menu_at_.reset(), menu_hidden_ = 0;
}

void BoardControls::draw_bar(const BoardCanvas& c, float bottom) {
  const State& s = c.state();
  const std::string label = c.model.say(s.lifted ? "ui.board.bar.move" : "ui.board.bar.place");
  const float place = std::max(124.f, ink::width(ink::body_strong, label) + 72);
  const float width = 6 + 52 + 8 + 52 + 8 + place + 4;
  const Box& free = c.window.free;
  const Box bar{free.x + (free.width - width) / 2, bottom - bar_height, width, bar_height};
  board_paint::shadow(c.list, bar, c.theme.shadow, bar_height / 2, 1);
  board_paint::fill(c.list, bar, c.theme.raised, bar_height / 2);
  if (c.theme.dark) board_paint::outline(c.list, bar, c.theme.line, bar_height / 2, 1);
  add("ghost/bar", bar, std::nullopt);

  const Box cancel{bar.x + 6, bar.y + 4, 52, 48}, turn{cancel.x + 60, bar.y + 4, 52, 48};
  const Box button{turn.x + 60, bar.y + 4, place, 48};
  const auto ground = [&](const Box& b, std::string_view name) {
    if (pressed_ == name || hovered_ == name) board_paint::fill(c.list, b, c.theme.sunken, 24);
  };
  ground(cancel, "ghost/cancel");
  board_paint::icon(c, drawing::Icon::close, middle(cancel), 24, c.theme.ink2);
  add("ghost/cancel", cancel, Cancel{});
  ground(turn, "ghost/turn");
  board_paint::icon(c, drawing::Icon::rotate, middle(turn), 24, c.theme.accent);
  add("ghost/turn", turn, Turn{1});
  const bool pressed = pressed_ == "ghost/place";
  board_paint::fill(c.list, button, pressed ? drawing::mix(c.theme.accent, c.theme.ink, 0.18f) : c.theme.accent, 24);
  const float text = ink::width(ink::body_strong, label);
  const float x = button.x + (button.width - text - 30) / 2, y = button.y + button.height / 2;
  board_paint::icon(c, drawing::Icon::check, {x + 11, y}, 22, c.theme.on_accent);
  ink::line(c.list, ink::body_strong, {x + 30, y - ink::line_height(ink::body_strong) / 2}, c.theme.on_accent, label);
  add("ghost/place", button, PlaceGhost{});
}

namespace {

/// A line of what would come of it, with who gains.
struct Outcome {
  struct Part {
    Player player;
    std::string text;
  };
  std::string label;
  std::vector<Part> parts;
};

/// Each total's change, then what is completed and for whom.
std::vector<Outcome> outcomes(const WhatIf& what_if, const BoardCanvas& c) {
  Outcome totals{c.model.say("ui.board.if-placed"), {}};
  for (const Seat& seat : c.board().players)
    if (const Points points = what_if.change[seat.player].at_end)
      totals.parts.push_back({seat.player, signed_points(points)});
  std::vector<Outcome> all{std::move(totals)};
  for (const Completion& each : completions(what_if, c.derived().rules, c.model.rulebook(), c.model.phrases())) {
    if (all.size() > 4) break;
    Outcome one{each.title, {}};
    for (const auto& gain : each.gains) one.parts.push_back({gain.player, signed_points(gain.points)});
    if (one.parts.empty()) one.label = c.model.say("ui.board.completed.nobody", {{"completed", each.title}});
    all.push_back(std::move(one));
  }
  if (all.size() == 1 && all[0].parts.empty()) all[0].label = c.model.say("ui.board.if-placed.nothing");
  return all;
}

constexpr float part_gap = 14;
float width_of(const Outcome::Part& p) { return 26 + ink::width(ink::body_strong, p.text); }

}  // namespace

float BoardControls::draw_if_placed(const BoardCanvas& c, float bottom) {
  const auto& what_if = c.derived().what_if;
  if (!what_if) return bottom;
  const std::vector<Outcome> rows = outcomes(*what_if, c);
  const Box& free = c.window.free;
  float width = 0;
  for (const Outcome& row : rows) {
    float w = 36 + ink::width(ink::label, row.label) + (row.parts.empty() ? 0 : part_gap);
    for (const Outcome::Part& p : row.parts) w += width_of(p) + part_gap;
    width = std::max(width, w);
  }
  width = std::min(width, free.width - 16);
  constexpr float line = 30;
  const float height = 10 + line * static_cast<float>(rows.size());
  const Box b{free.x + (free.width - width) / 2, bottom - height, width, height};
  const drawing::Colour ink = c.theme.dark ? c.theme.ink : c.theme.paper;
  board_paint::shadow(c.list, b, c.theme.shadow, pill_height / 2, 1);
  board_paint::fill(c.list, b, dark_ground(c.theme), pill_height / 2);
  float y = b.y + 5 + line / 2;
  for (const Outcome& row : rows) {
    float far = b.x + b.width - 18;
    for (std::size_t i = row.parts.size(); i-- > 0;) {
      const Outcome::Part& p = row.parts[i];
      far -= width_of(p);
      board_paint::badge(c, p.player, {far + 10, y}, 20);
      ink::line(c.list, ink::body_strong, {far + 26, y - ink::line_height(ink::body_strong) / 2}, ink, p.text);
      far -= part_gap;
    }
    ink::line_cut(c.list, ink::label, {b.x + 18, y - ink::line_height(ink::label) / 2}, far - b.x - 18,
                  drawing::fade(ink, 0.86f), row.label);
    y += line;
  }
  add("ghost/if-placed", b, std::nullopt);
  return b.y - 8;
}

void BoardControls::draw_hint(const BoardCanvas& c, float bottom, std::string_view text) {
  const Box& free = c.window.free;
  const float room = std::min(ink::width(ink::label, text), free.width - 56);
  const float tall = ink::height(ink::label, text, room) + 16;
  const Box b{free.x + (free.width - room) / 2 - 16, bottom - tall, room + 32, tall};
  board_paint::shadow(c.list, b, c.theme.shadow, 17, 1);
  board_paint::fill(c.list, b, drawing::fade(c.theme.surface, 0.96f), 17);
  ink::wrapped_centred(c.list, ink::label, b.x + b.width / 2, b.y + 8, room, c.theme.ink2, text);
}

}  // namespace cadastre::editor
