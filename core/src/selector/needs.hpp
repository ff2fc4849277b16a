#pragma once
// What a person has to say about an item, in the order of asking.

#include "cadastre/selector.hpp"

namespace cadastre {

/// Fills in needs and roles of an item whose phases are known.
void find_needs(const Rulebook&, const RuleSet&, PlayedItem&);

}  // namespace cadastre
