#pragma once
// Conditions of rows, split in what the selection settles and what is left to ask of a feature's measures.

#include <string_view>
#include <vector>

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// The value a selection gives a variant: chosen, else initial; empty for an unknown variant.
std::string_view chosen_value(const Rulebook&, const Selection&, std::string_view variant);

/// What a selection makes of a list of conditions.
struct Settled {
  bool possible = true;                    ///< false: the selection rules the row out
  std::vector<MeasureCondition> to_ask;    ///< all of these must hold of the measures
};
Settled settle(const Rulebook&, const Selection&, const std::vector<Condition>&);

}  // namespace cadastre
