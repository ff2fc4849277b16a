#include "view/board/board_paint.hpp"

#include <algorithm>
#include <cmath>

#include "view/widgets/text.hpp"

namespace cadastre::editor::board_paint {

void fill(ImDrawList& list, const Box& b, Colour colour, float radius) {
  list.AddRectFilled(corner(b), end(b), colour, radius);
  if (colour >> 24 > 127) ink::note('B', b.x, b.y, b.width, b.height);
}

void outline(ImDrawList& list, const Box& b, Colour colour, float radius, float width) {
  const Box in = inset(b, width / 2);
  list.AddRect(corner(in), end(in), colour, radius, 0, width);
}

void shadow(ImDrawList& list, const Box& b, Colour colour, float radius, float k) {
  for (int i = 3; i >= 1; --i) {
    const float side = 1.5f * static_cast<float>(i) * k, down = 1.6f * static_cast<float>(i) * k;
    const Box grown{b.x - side, b.y - side / 2 + k, b.width + 2 * side, b.height + side / 2 + down};
    fill(list, grown, drawing::fade(colour, 0.045f), radius + side);
  }
}

void dashes(ImDrawList& list, const Box& b, Colour colour, float width, float on, float off) {
  const ImVec2 corners[5] = {
      {b.x, b.y}, {b.x + b.width, b.y}, {b.x + b.width, b.y + b.height}, {b.x, b.y + b.height}, {b.x, b.y}};
  for (int i = 0; i < 4; ++i) {
    const ImVec2 from = corners[i], to = corners[i + 1];
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 1) continue;
    // Whole dashes, and half a dash at each end, so that corners are closed.
    const float count = std::max(1.f, std::round(length / (on + off)));
    const float step = length / count, dash = step * on / (on + off);
    const ImVec2 d{(to.x - from.x) / length, (to.y - from.y) / length};
    const auto piece = [&](float a, float e) {
      list.AddLine({from.x + d.x * a, from.y + d.y * a}, {from.x + d.x * e, from.y + d.y * e}, colour, width);
    };
    piece(-width / 2, dash / 2);
    for (int k = 1; k < static_cast<int>(count); ++k) {
      const float at = step * static_cast<float>(k);
      piece(at - dash / 2, at + dash / 2);
    }
    piece(length - dash / 2, length + width / 2);
  }
}

void icon(const BoardCanvas& c, drawing::Icon what, ImVec2 at, float size, Colour colour) {
  drawing::emit_tinted(c.list, c.book.icon(what), {at.x, at.y, size / 24}, c.pixel, colour);
}

void badge(const BoardCanvas& c, Player player, ImVec2 at, float size) {
  drawing::emit(c.list, c.book.badge(player, c.theme.dark), {at.x, at.y, size / 2}, c.pixel);
}

void warning_sign(const BoardCanvas& c, ImVec2 at, float size, bool error) {
  const Colour ink = error ? c.theme.bad : c.theme.warn, ground = error ? c.theme.bad_soft : c.theme.warn_soft;
  c.list.AddCircleFilled(at, size / 2 + 1.5f, ink, 24);
  c.list.AddCircleFilled(at, size / 2, ground, 24);
  icon(c, error ? drawing::Icon::error : drawing::Icon::warning, {at.x, at.y - size * 0.03f}, size * 0.78f, ink);
}

Box pill(const BoardCanvas& c, ImVec2 tip, std::string_view text, bool large) {
  const ink::Face face = large ? ink::title : ink::caption_strong;
  const float height = large ? 32 : 22, pointer = large ? 8 : 5;
  const float width = std::max(ink::width(face, text) + (large ? 26.f : 14.f), height);
  // Kept where it can be read, even when what it tells of is partly out of sight.
  const Box& free = c.window.free;
  const float x = std::clamp(tip.x - width / 2, free.x + 4, std::max(free.x + 4, free.x + free.width - width - 4));
  const float y = std::clamp(tip.y - height - pointer, free.y + 4,
                             std::max(free.y + 4, free.y + free.height - height - pointer - 4));
  const Box b{x, y, width, height};
  const float foot = std::clamp(tip.x, b.x + height / 2, b.x + width - height / 2);
  if (large) {
    const float ring = 2;
    fill(c.list, inset(b, -ring), drawing::fade(c.theme.raised, 0.9f), (height + 2 * ring) / 2);
  }
  fill(c.list, b, c.theme.accent, height / 2);
  c.list.AddTriangleFilled({foot - pointer, b.y + height - 1}, {foot + pointer, b.y + height - 1},
                           {foot, b.y + height + pointer - 1}, c.theme.accent);
  const float line = ink::line_height(face);
  ink::line_centred(c.list, face, b.x + width / 2, b.y + (height - line) / 2, c.theme.on_accent, text);
  return b;
}

}  // namespace cadastre::editor::board_paint
