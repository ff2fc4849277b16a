#pragma once
// Feature forms whose selection comes from elsewhere.

#include "cadastre/json.hpp"
#include "json/node.hpp"

namespace cadastre {

/// One entry of a ledger: a form without a selection of its own.
FeatureRead read_entry(const Node&, const Rulebook&, const Resolved&);
/// A whole form; its own selection is not looked at.
FeatureRead read_feature_under(const Node&, const Rulebook&, const Resolved&);

}  // namespace cadastre
