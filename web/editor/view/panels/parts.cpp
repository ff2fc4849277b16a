// A place that is only things to read and to press, drawn from the same parts as its HTML.

#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

using Kind = MirrorPart::Kind;
using Lit = MirrorPart::Lit;

RowStyle style_of(const MirrorPart& part) {
  RowStyle style;
  style.caption = part.note;
  style.check = part.kind == Kind::check;
  style.radio = part.kind == Kind::radio;
  style.chosen = part.lit == Lit::on;
  style.partly = part.lit == Lit::partly;
  style.enabled = part.enabled;
  return style;
}

bool is_row(const MirrorPart& part) { return part.kind == Kind::check || part.kind == Kind::radio; }

/// Rows that follow each other share a card.
std::size_t draw_rows(Scene& s, const MirrorParts& parts, std::size_t i, float x, float* y, float width) {
  float tall = 0;
  std::size_t end = i;
  for (; end < parts.size() && is_row(parts[end]); ++end)
    tall += row_height(parts[end].text, style_of(parts[end]), width);
  const Box card{x, *y, width, tall};
  paint::card(s.ui, card);
  for (; i < end; ++i) {
    const MirrorPart& part = parts[i];
    const RowStyle style = style_of(part);
    const Box b{x, *y, width, row_height(part.text, style, width)};
    if (row(s.ui, part.id, b, part.text, style)) s.press(part.id);
    *y += b.height;
    if (i + 1 < end) paint::hairline(s.ui, x + 52, x + width - 16, *y, s.colours().line);
  }
  *y += 12;
  return end;
}

}  // namespace

float draw_parts(Scene& s, const MirrorParts& parts, float x, float y, float width) {
  const Tokens& c = s.colours();
  float at = x;
  for (std::size_t i = 0; i < parts.size();) {
    const MirrorPart& part = parts[i];
    if (is_row(part)) {
      i = draw_rows(s, parts, i, x, &y, width);
      continue;
    }
    ++i;
    if (part.kind == Kind::heading) {
      y += 10;
      y += ink::wrapped(s.list(), ink::body_strong, {x + 4, y}, width - 8, c.ink, part.text) + 8;
    } else if (part.kind == Kind::text) {
      y += ink::wrapped(s.list(), ink::body, {x + 4, y}, width - 8, c.ink2, part.text) + 10;
    } else if (part.kind == Kind::link) {
      bool pressed = false;
      const float w = link(s.ui, part.id, {x + 4, y}, part.text, &pressed, width - 60);
      ink::line_cut(s.list(), ink::caption, {x + w + 14, y}, width - w - 18, c.ink2, part.note);
      if (pressed) s.want(OpenRule{part.id.substr(part.id.find('/') + 1)});
      y += 30;
    } else if (part.kind == Kind::button) {
      // Buttons that follow each other share lines.
      const float w = std::min(width, button_width(part.text, false));
      if (at > x && at + w > x + width) {
        at = x;
        y += 52;
      }
      if (button(s.ui, part.id, {at, y, w, 44}, part.text, {}, ButtonLook::tonal, part.enabled)) s.press(part.id);
      at += w + 8;
      if (i < parts.size() && parts[i].kind == Kind::button) continue;
      at = x;
      y += 52;
    }
  }
  return y;
}

}  // namespace cadastre::editor
