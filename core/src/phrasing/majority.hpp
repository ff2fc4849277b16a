#pragma once
// The one sentence that says who gets a feature's points, by which majority, and who gets nothing.

#include <string>

#include "cadastre/phrasebook.hpp"

namespace cadastre {

struct Telling {
  const Rulebook& book;
  const RuleSet& rules;
  const ScoreSheets& sheets;
  const Phrasebook& phrases;
  const Board* board;

  Edition edition() const { return rules.selection.edition; }
  std::string say(std::string_view id, const std::vector<Value>& values = {}) const {
    return cadastre::say(phrases, edition(), id, values);
  }
  std::string name_of(Player player) const { return player_name(phrases, board, player); }
};

std::string who_sentence(const Telling&, const Sheet&);

}  // namespace cadastre
