#pragma once
// One entry of a ledger: a feature form without a selection of its own.

#include "cadastre/json.hpp"
#include "json/node.hpp"

namespace cadastre {

FeatureRead read_entry(const Node&, const Rulebook&, const Resolved&);

}  // namespace cadastre
