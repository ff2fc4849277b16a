#pragma once
// What a screen reader hears after a change.

#include "model/mirror.hpp"

namespace cadastre::editor {

/// What was done and to what, then the selected feature and who gets it. Two changes of the same kind in a row read
/// differently, or the second would not be spoken.
std::string announcement(const Mirror&, const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// `Meeple of Mira, at 1, 2`
std::string at_square(std::string what, Square, const Phrasebook&, Edition);

}  // namespace cadastre::editor
