#pragma once
// Compiles the rows of a rule set to programs, so that scoring a feature asks nothing of the book any more.

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Fills everything of `rules` that is derived from its selection, flags and rows.
void compile(const Rulebook&, RuleSet& rules);

/// Whether a row takes part when the item is scored in that phase.
bool attaches(const Row&, ItemNumber, const Item&, Phase);

}  // namespace cadastre
