#pragma once
// Parts of `reduce` that leave the document alone: what is in hand and what is looked at.

#include "model/intent.hpp"

namespace cadastre::editor {

void empty_hand(State&);
void choose_tool(State&, Tool);
void choose_hole(State&, std::optional<Square>);
void set_cursor(State&, std::optional<Square>);
void move_cursor(State&, const MoveCursor&);
void select(State&, const SelectFeature&, const Rulebook&);
/// Lets go of what was begun last.
void cancel(State&);
void go_back(State&);
/// Whether going back closes something that lies over the place one is in, or is open in it.
bool something_is_open(const State&);

}  // namespace cadastre::editor
