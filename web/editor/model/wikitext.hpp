#pragma once
// A position for a wiki: what lies where, the scores, and why, in plain wikitext without templates.

#include <string>

#include "model/mirror.hpp"

namespace cadastre::editor {

std::string wikitext(const Mirror&, const State&, const Derived&, const Rulebook&, const Phrasebook&);

}  // namespace cadastre::editor
