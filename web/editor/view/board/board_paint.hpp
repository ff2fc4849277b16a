#pragma once
// Small shapes that several painters of the board need.

#include <string_view>

#include "imgui.h"
#include "platform/host.hpp"
#include "view/board/board_canvas.hpp"
#include "view/widgets/geometry.hpp"

namespace cadastre::editor::board_paint {

using drawing::Colour;

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
