#pragma once
// Small shapes that several painters of the board need.

#include <string_view>

#include "imgui.h"
#include "platform/host.hpp"
#include "view/board/board_canvas.hpp"

namespace cadastre::editor::board_paint {

using drawing::Colour;

inline ImVec2 corner(const Box& b) { return {b.x, b.y}; }
inline ImVec2 end(const Box& b) { return {b.x + b.width, b.y + b.height}; }
inline ImVec2 middle(const Box& b) { return {b.x + b.width / 2, b.y + b.height / 2}; }
[[gnu::noinline]] inline Box inset(const Box& b, float d) {
  return {b.x + d, b.y + d, b.width - 2 * d, b.height - 2 * d};
}
inline bool has(const Box& b, float x, float y) {
  return x >= b.x && y >= b.y && x < b.x + b.width && y < b.y + b.height;
}

void fill(ImDrawList&, const Box&, Colour, float radius);
void outline(ImDrawList&, const Box&, Colour, float radius, float width);
void shadow(ImDrawList&, const Box&, Colour, float radius, float k);
/// A dashed frame on the box's edge.
void dashes(ImDrawList&, const Box&, Colour, float width, float on, float off);
/// A sign on a disc: what disagrees, what is wrong.
void warning_sign(const BoardCanvas&, ImVec2 middle, float size, bool error = false);
/// A number on a rounded ground whose lower end points at `tip`.
Box pill(const BoardCanvas&, ImVec2 tip, std::string_view text, bool large);
void icon(const BoardCanvas&, drawing::Icon, ImVec2 middle, float size, Colour);
void badge(const BoardCanvas&, Player, ImVec2 middle, float size);

}  // namespace cadastre::editor::board_paint
