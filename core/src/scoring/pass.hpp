#pragma once
// One pass through a program: the measures of a feature go in, terms and their sum come out.

#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"
#include "scoring/measures.hpp"

namespace cadastre {

/// Whom a pass is for: `nobody` gives the value of the feature itself, without rows that belong to a player.
enum class PassFor : bool { nobody, player };

/// Appends the terms of the pass to `terms`; returns their sum, in points. Terms of no points are left out, except
/// those of rows whose own points are 0, and of scales that found something to act on or that a second one has taken
/// (decisions 0004, 0062). What a row hands out instead of points goes to the tokens.
Points run_pass(const Rulebook&, const RuleSet&, const Program&, Measures&, const Elements&, PassFor,
                std::vector<Term>& terms, std::vector<Term>& tokens);

/// The term of one `add` step, outside any block.
Term add_term(const Step&, const Measures&);

}  // namespace cadastre
