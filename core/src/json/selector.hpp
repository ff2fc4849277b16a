#pragma once
// What the calls about selections share: the filter that a caller gives, and the names of what can be chosen.

#include <string>
#include <string_view>

#include "cadastre/json_text.hpp"
#include "cadastre/phrasebook.hpp"
#include "cadastre/selector.hpp"
#include "json/node.hpp"

namespace cadastre {

/// {"shown":["C1","C2+C3"],"preferred":"C1","mark-adaptations":true,"fixed":"C1","without":["fan"]}: the state of a
/// selector in which nothing is ticked yet. Other keys belong to the caller.
Selector read_filter(std::string_view options, const ExpansionCatalogue&, Problems&);

/// `expansion.ID/name` in the language, in the words of the edition.
std::string expansion_name(const Phrasebook&, Edition, std::string_view component);

/// `,"name":…` if there is a language.
void write_name(JsonText&, const Phrasebook*, Edition, const std::string& id);

void write_texts(JsonText&, const std::vector<std::string>&);

}  // namespace cadastre
