#pragma once
// Which form of a noun a number takes.

#include <cstddef>
#include <cstdint>

#include "cadastre/phrasebook.hpp"

namespace cadastre {

/// 0 is the singular. Negative numbers are counted like positive ones.
std::size_t plural_form(Plurals, std::int64_t number);

/// How many forms a noun of the language has.
constexpr std::size_t plural_forms(Plurals plurals) { return plurals == Plurals::romanian ? 3 : 2; }

}  // namespace cadastre
