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

  std::vector<Share> shares_of(const Sheet& sheet) const { return part(sheets.shares, sheet.shares); }
  std::vector<Term> terms(Range range) const { return part(sheets.terms, range); }
  std::vector<Counting> countings(Range range) const { return part(sheets.counted, range); }

 private:
  template <class T>
  static std::vector<T> part(const std::vector<T>& all, Range range) {
    return {all.begin() + range.begin, all.begin() + range.begin + range.size};
  }
};

/// By what the players of the sheet are compared; no_number where nobody is.
MeasureNumber compared_measure(const Telling&, const Sheet&);
/// What a player has there of what is compared: `Mira, strength 2`, `Mira, 3 tokens`.
std::string standing(const Telling&, MeasureNumber compared, const Share&);

/// The row that settled who is paid: the tie-break where one had to decide.
RowNumber deciding_row(const Telling&, const Sheet&);
std::string who_sentence(const Telling&, const Sheet&);

}  // namespace cadastre
