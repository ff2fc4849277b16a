#pragma once
// Conditions of rows, split in what the selection settles and what is left to ask of a feature's measures.

#include <string_view>
#include <vector>

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// The value a selection gives a variant: chosen, else initial; empty for an unknown variant.
std::string_view chosen_value(const Rulebook&, const Selection&, std::string_view variant);

/// Whether an expansion or part is in play. The base game always is, and whatever says so; `a--b` needs both; a part
/// comes with its whole.
bool in_play(const Rulebook&, const Selection&, std::string_view component);

/// What the selected components bring.
std::vector<std::string> flags_of(const Rulebook&, const Selection&);

/// Tests of which one must hold.
using Clause = std::vector<MeasureTest>;

/// What a selection makes of a list of conditions: all clauses must hold of the measures.
struct Settled {
  bool possible = true;  ///< false: the selection rules the row out
  std::vector<Clause> clauses;
};
Settled settle(const Rulebook&, const Selection&, const std::vector<std::string>& flags, const std::vector<Condition>&);

}  // namespace cadastre
