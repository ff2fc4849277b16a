#pragma once
// The score pad's book: entries one after the other, totals behind each. Floors and the order of entries belong here;
// a sheet never clamps.

#include <cstddef>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/scoring.hpp"

namespace cadastre {

/// What one entry did.
struct LedgerLine {
  ScoreSheets sheets;             ///< one sheet; none for an entry without an item
  ByPlayer<Points> change;        ///< of the totals, awards in points included
  bool refused = false;           ///< it would have led below zero where that is not allowed: nothing changed
  std::vector<RowNumber> floors;  ///< rows that decided what happens below zero
  friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

struct Ledger {
  ByPlayer<Points> totals;
  std::vector<LedgerLine> lines;  ///< by entry
  friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// Enters the forms in the order given; what has no item changes nothing and has no sheet. All of one selection, whose
/// rule set is `rules`.
Ledger keep_ledger(const ByPlayer<Points>& start, const std::vector<FeatureForm>& entries, const Rulebook&,
                   const RuleSet& rules);

/// The order in which the book wants entries that fall due at the same moment; what has no item comes first, with the
/// entries of the game.
struct EntryOrder {
  std::vector<std::size_t> entries;  ///< positions
  std::vector<RowNumber> rows;       ///< rows that say so
  friend bool operator==(const EntryOrder&, const EntryOrder&) = default;
};
EntryOrder order_of(const std::vector<FeatureForm>& entries, const Rulebook&, const RuleSet&);

}  // namespace cadastre
