#pragma once
// What is shown while something is being placed: squares where the tile fits, the ghost, rings for figures; what the
// eraser would take, where the keyboard is, and what is wrong where.

#include <span>

#include "view/board/hit.hpp"

namespace cadastre::editor {

void draw_legal_squares(const BoardCanvas&);
/// How many copies still fit into the holes of the table, and the hole that is to be filled.
void draw_gaps(const BoardCanvas&);
/// A slip of paper on each square that something is written about.
void draw_notes(const BoardCanvas&);
Box note_box(const BoardSight&, Square);
/// The tile in hand with its rings; dashed and with signs where it disagrees.
void draw_ghost(const BoardCanvas&);
/// Rings on the spots of a tile; `nearest` is the one that would be taken.
void draw_figure_spots(const BoardCanvas&, std::span<const FigureSpot>, int nearest);
void draw_eraser(const BoardCanvas&, std::span<const ShownFigure>, float x, float y);
void draw_cursor(const BoardCanvas&);
void draw_problems(const BoardCanvas&);
/// A pill on each feature that somebody holds.
void draw_points(const BoardCanvas&, std::span<const ShownFigure>, FeatureNumber but);

}  // namespace cadastre::editor
