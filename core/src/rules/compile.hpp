#pragma once
// Compiles the rows of a rule set to programs, so that scoring a feature asks nothing of the book any more.

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Fills everything of `rules` that is derived from its selection and rows. Rows that cannot stand together are
/// reported as `rows-conflict` {row, other}, and the first of them is kept.
void compile(const Rulebook&, RuleSet& rules, Problems&);

/// What one piece of the class weighs in the measure: the row of the deepest class that has one; nullptr if none.
const Weight* weight_of(const Rulebook&, const RuleSet&, MeasureNumber, ClassNumber);

}  // namespace cadastre
