#pragma once
// Fills the placeholders of a text. The grammar stands in phrasebook.hpp.

#include <string>
#include <string_view>
#include <vector>

#include "cadastre/phrasebook.hpp"

namespace cadastre {

/// nullptr if the language has no phrase of that id.
const Phrase* find_phrase(const Phrasebook&, std::string_view id);

/// The term as the edition says it, else as all others do; nullptr if the glossary has neither.
const GlossaryTerm* find_term(const Phrasebook&, Edition, std::string_view id);

/// A placeholder that has no value stays as it is written.
std::string fill(const Phrasebook&, Edition, std::string_view text, const std::vector<Value>&);

}  // namespace cadastre
