#pragma once
// Which known name somebody may have meant.

#include <string>
#include <string_view>

#include "cadastre/problem.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Letters put in, left out, changed, or swapped with their neighbour: how far two short words are apart.
int distance(std::string_view, std::string_view);

/// The expansion or part that was probably meant; empty if none is close. A part's own name is enough: `inns`.
std::string nearest_component(const Rulebook&, std::string_view id);
std::string nearest_variant(const Rulebook&, std::string_view id);

}  // namespace cadastre
