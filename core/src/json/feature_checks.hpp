#pragma once
// What somebody forgot to say of a feature, and numbers that no table comes to.

#include "cadastre/json.hpp"
#include "json/node.hpp"

namespace cadastre {

/// Numbers that are needed and were not given: the usual one is taken with a warning where one is, and whoever has no
/// usual one is missing. Then the rules that no numbers may break. `kept`: as the score pad writes a form, which leaves
/// out what is 0.
void check_feature(const Node& root, const Rulebook&, const RuleSet&, FeatureForm&, bool kept);

}  // namespace cadastre
