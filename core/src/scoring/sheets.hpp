#pragma once
// Makes one sheet of an item from its measures and the players who have something there.

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"
#include "scoring/measures.hpp"
#include "scoring/pass.hpp"
#include "scoring/shares.hpp"

namespace cadastre {

/// Where the numbers of single players come from.
class PlayerNumbers {
 public:
  virtual ~PlayerNumbers() = default;
  /// Everybody who has something there, as the payment compares them.
  virtual Contenders contenders(const Program&, const Payment&, Measures&) const = 0;
  /// Sets the measures that are the player's own.
  virtual void set_own(Player, Measures&) const = 0;
};

/// What a sheet is made of.
struct SheetInput {
  ItemNumber item = 0;
  Phase phase = Phase::during;
  FeatureNumber feature = no_feature;
  Measures& measures;
  const Elements& elements;
  const PlayerNumbers& players;
};

/// Appends the sheet with its terms and shares.
SheetNumber add_sheet(const Rulebook&, const RuleSet&, const SheetInput&, ScoreSheets&);

}  // namespace cadastre
