#pragma once
// One row of the book as JSON, as the lists of rules have it.

#include "cadastre/json_text.hpp"
#include "cadastre/phrasebook.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Sentences in the wording that holds for the rule set's selection; without a language none.
void write_rule(JsonText&, RowNumber, const Rulebook&, const RuleSet&, const Phrasebook*);

}  // namespace cadastre
