#pragma once
// Reads rows and their conditions.

#include <vector>

#include "cadastre/rulebook.hpp"
#include "json/node.hpp"

namespace cadastre {

/// The measure a node names; a problem and no_number if there is none of that name.
MeasureNumber measure_in(const Node&, const Rulebook&);
std::vector<SlotNumber> read_slot_list(const Node&, const Rulebook&);
std::vector<Condition> read_conditions(const Node&, const Rulebook&);
/// Fills everything but id and expansion. Slots, measures, classes, items and all row ids must be known to the book.
void read_row(const Node&, const Rulebook&, Row&);

}  // namespace cadastre
