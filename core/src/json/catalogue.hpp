#pragma once
// Reads the catalogue of expansions and the presets.

#include "cadastre/rulebook.hpp"
#include "json/node.hpp"

namespace cadastre {

/// After the rule files: their parts are the parts of the catalogue's entries. What has no rules becomes a component of
/// its own, and a rule file that nobody lists is listed at the end of its group.
void read_catalogue(const Node& bundle, Rulebook&);

}  // namespace cadastre
