#pragma once
// What the core says about the score pad: totals after each entry, what can be scored, what the open form would pay.

#include "cadastre/ledger.hpp"
#include "model/pad_form.hpp"

namespace cadastre::editor {

struct State;

struct PadAnswers {
  Ledger ledger;
  std::vector<ItemNumber> during;  ///< can be scored in the game, in the order of the book
  std::vector<ItemNumber> after;   ///< steps of the final scoring, in the order in which the book wants them

  // of the form that is being filled in
  PadForm form;
  LedgerLine line;          ///< what the entry would do
  ByPlayer<Points> before;  ///< totals it comes upon
};

/// Totals and lines; asked when board or entries changed.
void refresh_ledger(PadAnswers&, const State&, const Rulebook&, const RuleSet&);
/// What can be scored; asked when the selection changed.
void refresh_items(PadAnswers&, const Rulebook&, const RuleSet&);
/// Of the open form.
void refresh_form(PadAnswers&, const State&, const Rulebook&, const RuleSet&);

/// Points of one kind of entry.
struct PadSource {
  ItemNumber item = no_number;  ///< no_number: what was on the track before the first entry
  Phase phase = Phase::during;
  ByPlayer<Points> points;
};
/// Where the points came from: the track before the first entry, the items of the game, then those of the end, each in
/// the order of the book.
std::vector<PadSource> sources_of(const PadAnswers&, const Entries&, const std::vector<Seat>&);
/// Where the final scoring begins among the entries: behind the last one of the game.
std::size_t end_of_game(const Entries&);

}  // namespace cadastre::editor
