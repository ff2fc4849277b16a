#pragma once
// Compiles the rows of a rule set to programs, so that scoring a feature asks nothing of the book any more.

#include "cadastre/rulebook.hpp"
#include "rules/conditions.hpp"

namespace cadastre {

/// A row that holds, and what is left to ask of the measures.
struct HeldRow {
  RowNumber row = 0;
  std::vector<Clause> clauses;
};

/// Fills everything of `rules` that is derived from its selection, flags and rows. `playable` is by item.
void compile(const Rulebook&, RuleSet& rules, const std::vector<std::uint8_t>& playable,
             const std::vector<HeldRow>& held);

/// Whether a row takes part when the item is scored in that phase.
bool attaches(const Row&, ItemNumber, const Item&, Phase);

/// The measure by which a row that says who is paid compares players. Where others are paid than the strongest, how
/// strong everybody is still explains the table.
MeasureNumber compared_by(const Rulebook&, const Row& who);

}  // namespace cadastre
