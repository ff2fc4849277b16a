#pragma once
// Changes of the document: the old one is kept, so that it can be had back.

#include "model/edit.hpp"

namespace cadastre::editor {

/// The board becomes another, unless the edit came to nothing. Changes with the same `merge` in a row are one step.
void commit(State&, Edited next, std::string_view deed, const Rulebook&, std::string merge = {});
/// The same for what stands on the score pad.
void commit_entries(State&, Entries next, std::string_view deed);
void undo(State&, const Rulebook&);
void redo(State&, const Rulebook&);

}  // namespace cadastre::editor
