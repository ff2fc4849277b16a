#pragma once
// Rows that cannot stand together: two that say who is paid, two lines of a table, two that weigh one class. Asked by
// whoever writes rules and by the tests, for every pair of expansions; a page that only scores needs not load it.

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// A problem `rows-conflict` {row, other, item} for every pair that can hold of the same feature and of which neither
/// stands in for the other. Rows whose ranges are disjoint in some measure cannot hold together.
Problems find_conflicts(const Rulebook&, const RuleSet&);

}  // namespace cadastre
