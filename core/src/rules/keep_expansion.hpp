#pragma once
// What is taken over from the expansions that somebody names.

#include <string>
#include <vector>

#include "cadastre/problem.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Looking for what somebody meant costs time, so only the first slips get an answer.
inline constexpr std::size_t suggestion_limit = 20;

/// Something that is not known, and what was probably meant; empty if nothing is close.
void add_unknown(Problems&, const char* code, const std::string& where, Detail what, std::string_view meant);

/// Adds an expansion or part to those kept, unless it is unknown or there already; which is told, at its position in
/// the list. A whole takes the place of its parts. Whether it was added.
bool keep_expansion(const Rulebook&, const std::string& id, const char* list, std::size_t position,
                    std::vector<std::string>& kept, Problems&);

}  // namespace cadastre
