// Scores one feature from its numbers.

#include <algorithm>

#include "cadastre/scoring.hpp"
#include "rules/compile.hpp"
#include "scoring/sheets.hpp"

namespace cadastre {
namespace {

std::int32_t weighed(const Weight& weight, const FeatureForm::Pieces& pieces) {
  switch (weight.as) {
    case CountAs::number: return weight.number * pieces.tiles;
    case CountAs::tiles: return pieces.tiles;
    case CountAs::squares: return pieces.squares;
    case CountAs::segments: return pieces.segments;
  }
  return 0;
}

/// Given numbers first, then what is counted of the pieces.
Measures measures_of(const FeatureForm& form, const Rulebook& book, const RuleSet& rules) {
  Measures measures{};
  for (const FactorNumber& given : form.measures) measures[given.measure] = given.number;
  for (std::size_t i = 0; i < book.measures.size(); ++i) {
    if (book.measures[i].maker != Maker::pieces) continue;
    const auto number = static_cast<MeasureNumber>(i);
    for (const FeatureForm::Pieces& pieces : form.pieces)
      if (const Weight* weight = weight_of(book, rules, number, pieces.of)) measures[i] += weighed(*weight, pieces);
  }
  return measures;
}

Presence presence_of(const FeatureForm& form, const Program& program, const RuleSet& rules) {
  Presence presence;
  for (const FeatureForm::PlayerNumbers& player : form.players)
    for (const FeatureForm::PlayerNumbers::Figures& figures : player.figures) {
      if (figures.number <= 0) continue;
      const bool known = figures.kind < program.strengths.size;
      presence.add(player.player, known ? rules.strengths[program.strengths.begin + figures.kind] * figures.number : 0);
    }
  return presence;
}

}  // namespace

ScoreSheets score(const FeatureForm& form, const Rulebook& book, const RuleSet& rules) {
  ScoreSheets sheets;
  const Program& program = rules.program(form.item, form.phase);
  if (!program.scored) {  // nothing scores it in this phase: a sheet of 0
    Sheet sheet;
    sheet.item = form.item;
    sheet.phase = form.phase;
    sheets.sheets.push_back(sheet);
    return sheets;
  }
  Measures measures = measures_of(form, book, rules);
  const auto set_own = [&](Player player, Measures& all) {
    for (const FeatureForm::PlayerNumbers& numbers : form.players)
      if (numbers.player == player)
        for (const FactorNumber& own : numbers.measures) all[own.measure] = own.number;
  };
  add_sheet(sheets, rules, form.item, form.phase, no_feature, measures, presence_of(form, program, rules), set_own);
  return sheets;
}

}  // namespace cadastre
