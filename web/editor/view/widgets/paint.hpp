#pragma once
// Shapes that controls and panels are drawn with: boxes, shadows, hairlines, and the small pictures of drawing/.

#include <string_view>

#include "cadastre/vocabulary.hpp"
#include "view/widgets/ui.hpp"

namespace cadastre::editor::paint {

void box(Ui&, const Box&, Colour, float radius = 0);
/// Rounded at its upper corners only.
void box_top(Ui&, const Box&, Colour, float radius);
void outline(Ui&, const Box&, Colour, float radius, float width = 1);
/// Three boxes, each a little larger and fainter; k 1: a floating bar, 2: a sheet.
void shadow(Ui&, const Box&, float radius, float k);
void hairline(Ui&, float x0, float x1, float y, Colour);
void hairline_down(Ui&, float x, float y0, float y1, Colour);
/// Ground of a card, with its edge.
void card(Ui&, const Box&, bool raised = false);
/// Ring about what has the keyboard's focus, 2 px away; only after a key was used.
void focus_ring(Ui&, Id, const Box&, float radius);

void icon(Ui&, Icon, ImVec2 middle, float size, Colour);
void badge(Ui&, Player, ImVec2 middle, float size = 22);
/// A standing or lying figure that fills a box of that height about its middle.
void figure(Ui&, drawing::Figure, Player, ImVec2 middle, float height, bool lying = false);
/// A tile, unturned unless said; `radius` rounds it off in the colour of the ground that it stands on.
void tile(Ui&, TileNumber, const Box&, int turns, Colour ground, float radius, float opacity = 1);
/// Cut of a tile that shows a kind of land, for the head of an explanation and for groups of rules.
void land(Ui&, SegmentKind, const Box&, Colour ground, float radius);
/// Bars that show how strong someone is.
void bar(Ui&, const Box&, float part, Colour);

}  // namespace cadastre::editor::paint
