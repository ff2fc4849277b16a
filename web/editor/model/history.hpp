#pragma once
// How the document changes: what was is kept for undo.

#include "model/edit.hpp"

namespace cadastre::editor {

/// Puts the next board in place of this one, if there is one. A change with the same `merge` joins the last.
void commit(State&, Edited next, std::string_view deed, const Rulebook&, std::string merge = {});
void commit_entries(State&, Entries next, std::string_view deed);
void undo(State&, const Rulebook&);
void redo(State&, const Rulebook&);

}  // namespace cadastre::editor
