#pragma once
// Rows that cannot stand together: two that say who is paid, two lines of a table, two that weigh one class.

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Adds a problem `rows-conflict` {row, other, item} for every pair that can hold of the same feature and of which
/// neither stands in for the other. Rows whose ranges are disjoint in some measure cannot hold together.
void find_conflicts(const Rulebook&, const RuleSet&, Problems&);

}  // namespace cadastre
