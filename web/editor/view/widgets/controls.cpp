#include "view/widgets/controls.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace cadastre::editor {

using drawing::fade;
using drawing::mix;

namespace {

constexpr double press_ms = 120;

// Pressing darkens the ground a little, hovering half as much.
Colour touched(Ui& ui, Id id, Colour ground) {
  const float t = ui.glide(id ^ 0x5bd1e995u, ui.held(id) ? 1.f : ui.hovered(id) ? 0.5f : 0.f, press_ms);
  return t > 0 ? mix(ground, ui.colours().ink, 0.10f * t) : ground;
}

// On a ground that is not its own: a faint box while touched.
void touched_box(Ui& ui, Id id, const Box& b, float radius) {
  const float t = ui.glide(id ^ 0x5bd1e995u, ui.held(id) ? 1.f : ui.hovered(id) ? 0.5f : 0.f, press_ms);
  if (t > 0) paint::box(ui, b, fade(ui.colours().ink, 0.09f * t), radius);
}

Box at_least(const Box& b, float w, float h) {
  return {b.x - std::max(0.f, w - b.width) / 2, b.y - std::max(0.f, h - b.height) / 2, std::max(w, b.width),
          std::max(h, b.height)};
}

}  // namespace

// ------------------------------------------------------------------------------------------------------- buttons

float button_width(std::string_view label, bool icon) {
  return ink::width(ink::body_strong, label) + (icon ? 28 : 0) + 32;
}

bool button(Ui& ui, std::string_view name, const Box& b, std::string_view label, std::optional<Icon> icon,
            ButtonLook look, bool enabled) {
  const Tokens& c = ui.colours();
  const Id id = ui.add(name, at_least(b, 44, 44), enabled ? part_press : part_cover);
  const float r =
      std::min(look == ButtonLook::primary ? drawing::radius::primary : drawing::radius::card, b.height / 2);
  Colour text = c.accent;
  switch (look) {
    case ButtonLook::primary:
      paint::box(ui, b, enabled ? touched(ui, id, c.accent) : c.sunken, r);
      text = c.on_accent;
      break;
    case ButtonLook::tonal:
      paint::box(ui, b, enabled ? touched(ui, id, c.accent_soft) : c.sunken, r);
      break;
    case ButtonLook::outline:
      paint::box(ui, b, touched(ui, id, c.surface), r);
      paint::outline(ui, b, c.line_strong, r, drawing::stroke::control);
      break;
    case ButtonLook::danger:
      touched_box(ui, id, b, r);
      text = c.bad;
      break;
    case ButtonLook::plain:
      touched_box(ui, id, b, r);
      break;
  }
  if (!enabled) text = c.ink3;
  paint::focus_ring(ui, id, b, r);
  const float all = ink::width(ink::body_strong, label);
  if (all > b.width - 40) icon.reset();  // the words go first
  const float room = b.width - 12 - (icon ? 28 : 0);
  const float wide = std::min(room, all);
  float x = b.x + (b.width - wide - (icon ? 28 : 0)) / 2;
  if (icon) {
    paint::icon(ui, *icon, {x + 10, b.y + b.height / 2}, 22, text);
    x += 28;
  }
  ink::line_cut(ui.list(), ink::body_strong, {x, b.y + (b.height - 21) / 2}, room, text, label);
  return ui.clicked(id);
}

bool icon_button(Ui& ui, std::string_view name, const Box& b, Icon icon, std::string_view words, IconStyle style) {
  const Tokens& c = ui.colours();
  const Box hit = at_least(b, 44, 44);
  const Id id = ui.add(name, hit, style.enabled ? part_press : part_cover);
  const float r = std::min(drawing::radius::picture, b.height / 2);
  if (style.chosen)
    paint::box(ui, b, touched(ui, id, c.accent_soft), b.height / 2);
  else if (style.ground)
    paint::box(ui, b, touched(ui, id, c.sunken), r);
  else if (style.enabled)
    touched_box(ui, id, b, b.height / 2);
  const Colour ink = !style.enabled ? fade(c.ink3, 0.75f) : style.chosen ? c.accent : style.ground ? c.ink : c.ink2;
  paint::icon(ui, icon, middle(b), style.size, ink);
  paint::focus_ring(ui, id, b, style.ground ? r : b.height / 2);
  ui.tip(id, hit, words);
  return ui.clicked(id);
}

// --------------------------------------------------------------------------------------------------------- chips

float chip_width(std::string_view label, bool icon) {
  return std::max(44.f, ink::width(ink::label_strong, label) + (icon ? 24 : 0) + 26);
}

float chip(Ui& ui, std::string_view name, ImVec2 at, std::string_view label, bool chosen, bool* pressed,
           std::optional<Icon> icon) {
  const Tokens& c = ui.colours();
  const float w = chip_width(label, icon.has_value());
  const Box hit{at.x, at.y, w, 44}, b{at.x, at.y + 5, w, 34};
  const Id id = ui.add(name, hit);
  const float r = b.height / 2;
  paint::box(ui, b, touched(ui, id, chosen ? c.accent_soft : c.surface), r);
  paint::outline(ui, b, chosen ? c.accent : c.line, r, chosen ? drawing::stroke::focus : drawing::stroke::hairline);
  const ink::Face face = chosen ? ink::label_strong : ink::label;
  float x = b.x + (w - ink::width(face, label) - (icon ? 24 : 0)) / 2;
  const Colour ink = chosen ? c.accent : c.ink;
  if (icon) {
    paint::icon(ui, *icon, {x + 9, b.y + r}, 18, ink);
    x += 24;
  }
  ink::line(ui.list(), face, {x, b.y + (b.height - 18) / 2}, ink, label);
  paint::focus_ring(ui, id, b, r);
  *pressed = ui.clicked(id);
  return w;
}

int segments(Ui& ui, const Box& b, std::span<const std::string> names, std::span<const std::string> labels,
             int chosen) {
  const Tokens& c = ui.colours();
  paint::box(ui, b, c.sunken, b.height / 2);
  const float w = b.width / static_cast<float>(labels.size());
  const float place = ui.glide(id_of(names[0]) ^ 0x9e3779b9u, static_cast<float>(chosen), 180);
  const Box knob = inset({b.x + w * place, b.y, w, b.height}, 3);
  paint::shadow(ui, knob, knob.height / 2, 0.6f);
  paint::box(ui, knob, c.raised, knob.height / 2);
  int pressed = -1;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const Box each{b.x + w * static_cast<float>(i), b.y, w, b.height};
    const Id id = ui.add(names[i], at_least(each, 44, 44));
    const bool on = static_cast<int>(i) == chosen;
    if (!on) touched_box(ui, id, inset(each, 3), knob.height / 2);
    const ink::Face face = on ? ink::body_strong : ink::body;
    const float room = w - 14, wide = ink::width(face, labels[i]);
    const Colour ink = on ? c.accent : c.ink2;
    const ink::Face smaller = on ? ink::label_strong : ink::label;
    if (wide <= room) {
      ink::line_centred(ui.list(), face, middle(each).x, b.y + (b.height - 21) / 2, ink, labels[i]);
    } else if (ink::width(smaller, labels[i]) <= room) {
      ink::line_centred(ui.list(), smaller, middle(each).x, b.y + (b.height - 18) / 2, ink, labels[i]);
    } else {
      ink::line_cut(ui.list(), smaller, {each.x + 7, b.y + (b.height - 18) / 2}, room, ink, labels[i]);
    }
    paint::focus_ring(ui, id, inset(each, 3), knob.height / 2);
    if (ui.clicked(id)) pressed = static_cast<int>(i);
  }
  return pressed;
}

float link(Ui& ui, std::string_view name, ImVec2 at, std::string_view label, bool* pressed, float longest) {
  const Tokens& c = ui.colours();
  const float w = std::min(longest, ink::width(ink::caption, label));
  const Box b{at.x, at.y, w, 18};
  const Id id = ui.add(name, {b.x - 6, b.y - 13, std::max(44.f, w + 12), 44});
  touched_box(ui, id, inset(b, -4, -1), 5);
  ink::line_cut(ui.list(), ink::caption, at, w, c.accent, label);
  paint::hairline(ui, b.x, b.x + w, b.y + 16, fade(c.accent, ui.hovered(id) ? 1.f : 0.55f));
  paint::focus_ring(ui, id, b, 4);
  *pressed = ui.clicked(id);
  return w;
}

// -------------------------------------------------------------------------------------------------------- fields

namespace {

void field_ground(Ui& ui, Id id, const Box& b, const FieldStyle& style) {
  const Tokens& c = ui.colours();
  const bool open = ui.editing(id);
  const float r = style.round ? b.height / 2 : 12;
  if (open || !style.bare) {
    paint::box(ui, b, touched(ui, id, c.surface), r);
    paint::outline(ui, b, open ? c.accent : c.line_strong, r, open ? drawing::stroke::focus : drawing::stroke::control);
  } else {
    touched_box(ui, id, b, r);
  }
  if (!open) paint::focus_ring(ui, id, b, r);
}

/// What is being typed, with caret and selection; `x`: where it begins as long as the caret is in sight there.
void draw_typing(Ui& ui, const std::string& text, float x, const Box& line, const FieldStyle& style) {
  const Tokens& c = ui.colours();
  const FieldState& f = ui.field();
  const auto upto = [&](int n) {
    return ink::width(style.face, std::string_view(text).substr(0, static_cast<std::size_t>(std::max(0, n))));
  };
  const float caret = upto(f.caret);
  if (!style.right && caret > line.width) x -= caret - line.width;
  if (f.caret != f.selection) {
    const float a = upto(std::min(f.caret, f.selection)), e = upto(std::max(f.caret, f.selection));
    paint::box(ui, {x + a, line.y, e - a, line.height}, c.accent_soft, 3);
  }
  ink::note('F', line.x, line.y, line.width, line.height);
  ink::line(ui.list(), style.face, {x, line.y}, c.ink, text);
  if (text.empty() && !style.hint.empty())
    ink::line_cut(ui.list(), style.face, {x, line.y}, line.width, c.ink2, style.hint);
  paint::box(ui, {x + caret, line.y, 1.6f, line.height}, c.accent);
}

/// The real field of the page, which lies over the drawn one.
TextField real_field(Ui& ui, std::string_view name, const Box& line, const FieldStyle& style) {
  TextField real;
  real.field = std::string(name);
  real.box = line;
  real.value = ui.field().value;
  real.kind = style.kind;
  real.label = std::string(style.label.empty() ? style.hint : style.label);
  real.longest = style.longest;
  real.revision = ui.field().revision;
  real.size = ink::size_in_px(style.face);
  return real;
}

}  // namespace

Ui::Typed field(Ui& ui, std::string_view name, const Box& b, std::string& text, const FieldStyle& style) {
  const Tokens& c = ui.colours();
  const Id id = ui.add(name, at_least(b, 44, 44), part_press | part_text);
  if (ui.clicked(id) || (ui.editing(id) && ui.field().name.empty())) ui.open_field(id, name, text);
  const bool open = ui.editing(id);
  field_ground(ui, id, b, style);

  Box inner = inset(b, style.right || style.bare ? 8 : 14, 0);
  bool cleared = false;
  if (style.kind == TextField::Kind::search) {
    paint::icon(ui, Icon::search, {inner.x + 10, b.y + b.height / 2}, 20, c.ink2);
    inner.x += 30;
    inner.width -= 30;
    if (!text.empty()) {
      const Box x{right(b) - 46, b.y + (b.height - 44) / 2, 44, 44};
      inner.width -= 34;
      const Id clear = ui.add(std::string(name) + "/clear", x, part_press | part_skip);
      paint::icon(ui, Icon::close, middle(x), 18, ui.hovered(clear) ? c.ink : c.ink2);
      cleared = ui.clicked(clear);
    }
  }

  const Ui::Typed typed = ui.typed(id);
  if (open)
    text = ui.field().value;
  else if (typed != Ui::Typed::nothing)
    text = ui.last_value;
  if (cleared) {
    text.clear();
    if (open) {
      ui.open_field(0, "", "");
      ui.open_field(id, name, "");
    }
  }

  const float height = ink::line_height(style.face);
  const Box line{inner.x, b.y + (b.height - height) / 2, inner.width, height};
  const float x = style.right ? right(inner) - ink::width(style.face, text) : inner.x;
  ui.clip({inner.x - 2, b.y, inner.width + 4, b.height});
  if (open)
    draw_typing(ui, text, x, line, style);
  else if (text.empty())
    ink::line_cut(ui.list(), style.face, {line.x, line.y}, line.width, c.ink2, style.hint);
  else if (style.right)
    ink::line(ui.list(), style.face, {x, line.y}, c.ink, text);
  else
    ink::line_cut(ui.list(), style.face, {line.x, line.y}, line.width, c.ink, text);
  ui.unclip();
  if (open) ui.host().edit_text(real_field(ui, name, line, style));
  return cleared ? Ui::Typed::changed : typed;
}

// ---------------------------------------------------------------------------------------------------------- rows

float row_height(std::string_view label, const RowStyle& s, float width) {
  float room = width - 32 - (s.icon ? 36 : 0) - (s.radio || s.check ? 36 : 0) -
               (s.forward || (s.chosen && !s.radio && !s.check) ? 28 : 0);
  if (!s.trailing.empty()) room -= ink::width(ink::caption, s.trailing) + 12;
  float h = ink::height(ink::body, label, room);
  if (!s.caption.empty()) h += ink::height(ink::caption, s.caption, room) + 1;
  return std::max(52.f, h + 22);
}

bool row(Ui& ui, std::string_view name, const Box& b, std::string_view label, const RowStyle& s) {
  const Tokens& c = ui.colours();
  const Id id = ui.add(name, b, s.enabled ? part_press : part_cover);
  touched_box(ui, id, inset(b, 4, 2), 10);
  const Colour ink = !s.enabled ? c.ink3 : s.danger ? c.bad : s.ink ? s.ink : c.ink;
  const bool marked = s.radio || s.check;
  float x = b.x + 16, far = right(b) - 16;
  const float mid = b.y + b.height / 2;
  if (s.check) {
    const Box box{x, mid - 11, 22, 22};
    if (s.chosen || s.partly) {
      paint::box(ui, box, c.accent, drawing::radius::tag);
      paint::icon(ui, s.partly ? Icon::minus : Icon::check, middle(box), 18, c.on_accent);
    } else {
      paint::outline(ui, box, s.enabled ? c.line_strong : c.line, drawing::radius::tag, 1.6f);
    }
    x += 36;
  }
  if (s.radio) {
    const ImVec2 m{x + 11, mid};
    ui.list().AddCircle(m, 10, s.chosen ? c.accent : s.enabled ? c.line_strong : c.line, 0, s.chosen ? 2.f : 1.6f);
    if (s.chosen) ui.list().AddCircleFilled(m, 5.5f, c.accent);
    x += 36;
  }
  if (s.icon) {
    paint::icon(ui, *s.icon, {x + 12, mid}, 24, !s.enabled ? c.ink3 : s.danger ? c.bad : s.chosen ? c.accent : c.ink2);
    x += 38;
  }
  if (s.forward || (s.chosen && !marked)) {
    paint::icon(ui, s.forward ? Icon::forward : Icon::check, {far - 9, mid}, 20, s.chosen ? c.accent : c.ink2);
    far -= 28;
  }
  if (!s.trailing.empty()) {
    ink::line_right(ui.list(), ink::caption, far, mid - 9, c.ink2, s.trailing);
    far -= ink::width(ink::caption, s.trailing) + 12;
  }
  const ink::Face face = s.chosen || s.partly ? ink::body_strong : ink::body;
  const float room = far - x;
  const float tall =
      ink::height(face, label, room) + (s.caption.empty() ? 0 : ink::height(ink::caption, s.caption, room) + 1);
  float y = mid - tall / 2;
  y += ink::wrapped(ui.list(), face, {x, y}, room, s.chosen && !marked ? c.accent : ink, label);
  if (!s.caption.empty())
    ink::wrapped(ui.list(), ink::caption, {x, y + 1}, room, s.enabled ? c.ink2 : c.ink3, s.caption);
  paint::focus_ring(ui, id, inset(b, 6, 6), 8);
  return ui.clicked(id);
}

bool toggle_row(Ui& ui, std::string_view name, const Box& b, std::string_view label, std::string_view caption,
                bool on) {
  const Tokens& c = ui.colours();
  const Id id = ui.add(name, b);
  touched_box(ui, id, inset(b, 4, 2), 10);
  const float mid = b.y + b.height / 2, room = b.width - 32 - 60;
  const float tall =
      ink::height(ink::body, label, room) + (caption.empty() ? 0 : ink::height(ink::caption, caption, room));
  float y = mid - tall / 2;
  y += ink::wrapped(ui.list(), ink::body, {b.x + 16, y}, room, c.ink, label);
  if (!caption.empty()) ink::wrapped(ui.list(), ink::caption, {b.x + 16, y}, room, c.ink2, caption);
  const float t = ui.glide(id ^ 77u, on ? 1.f : 0.f, press_ms);
  const Box track{right(b) - 16 - 48, mid - 14, 48, 28};
  paint::box(ui, track, mix(c.sunken, c.accent, t), 14);
  if (t < 1) paint::outline(ui, track, fade(c.line_strong, 1 - t), 14, drawing::stroke::control);
  ui.list().AddCircleFilled({track.x + 14 + 20 * t, mid}, 10, mix(c.line_strong, c.on_accent, t));
  paint::focus_ring(ui, id, track, 14);
  return ui.clicked(id);
}

float tag(Ui& ui, ImVec2 at, std::string_view label, bool accent) {
  const Tokens& c = ui.colours();
  const float w = ink::width(ink::caption, label) + 12;
  paint::box(ui, {at.x, at.y, w, 22}, accent ? c.accent_soft : c.sunken, drawing::radius::tag);
  ink::line(ui.list(), ink::caption, {at.x + 6, at.y + 2}, accent ? c.accent : c.ink2, label);
  return w;
}

// ------------------------------------------------------------------------------------------------------ tooltips

void Ui::tip(Id id, const Box& beside, std::string_view text) {
  if (!tip_wanted(id) || text.empty()) return;
  if (tip_id_ != id) {
    tip_id_ = id;
    tip_since_ = now();
  }
  tip_box_ = beside;
  tip_text_ = text;
}

void Ui::draw_tip() {
  const bool still = tip_id_ && !press_.down && !tip_text_.empty() && (hover_ == tip_id_ || focus_ == tip_id_);
  if (!still) {
    tip_id_ = 0;
    return;
  }
  constexpr double rest = 500;
  if (now() - tip_since_ < rest) {
    host_->wake_at(tip_since_ + rest);
  } else {
    const float longest = 260, w = std::min(longest, ink::width(ink::caption, tip_text_)) + 20;
    const float h = ink::height(ink::caption, tip_text_, longest) + 12;
    const float width = host_->around.width, height = host_->around.height;
    Box b{middle(tip_box_).x - w / 2, bottom(tip_box_) + 6, w, h};
    if (bottom(b) > height - 4) b.y = tip_box_.y - h - 6;
    b.x = std::clamp(b.x, 6.f, std::max(6.f, width - w - 6));
    const float seen = glide(tip_id_ ^ 0x711u, 1, 120, 0);
    paint::box(*this, b, fade(tokens_->dark ? tokens_->ink : tokens_->ink, 0.94f * seen), 8);
    ink::wrapped(*list_, ink::caption, {b.x + 10, b.y + 6}, longest, fade(tokens_->paper, seen), tip_text_);
  }
  tip_text_.clear();
}

}  // namespace cadastre::editor
