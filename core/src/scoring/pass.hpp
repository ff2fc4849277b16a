#pragma once
// One pass through a program: the measures of a feature go in, terms and their sum come out.

#include <array>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"

namespace cadastre {

/// The numbers of one feature, by MeasureNumber. Only those that the program reads are set.
using Measures = std::array<std::int32_t, max_measures>;

/// Whom a pass is for: `nobody` gives the value of the feature itself, without rows that belong to a player.
enum class PassFor : bool { nobody, player };

/// Appends the terms of the pass to `terms`; returns their sum, in points. Terms of no points are left out, except
/// those of a scale that found something to act on.
Points run_pass(const RuleSet&, const Program&, const Measures&, PassFor, std::vector<Term>& terms);

}  // namespace cadastre
