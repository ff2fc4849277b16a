#pragma once
// The result of scoring: row ids and numbers, no text. The sum of a sheet's terms is its points.
// All sheets of a board share flat lists; a sheet holds ranges of them.

#include <cstdint>
#include <vector>

#include "cadastre/features.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

struct FactorNumber {
  MeasureNumber measure = no_number;
  std::int32_t number = 0;
  friend bool operator==(FactorNumber, FactorNumber) = default;
};

/// What one row did. add: points = each × the factors. scale: points = what it changed of `before`.
struct Term {
  RowNumber row = 0;
  Effect effect = Effect::add;
  ScaleBy by = ScaleBy::zero;
  std::uint8_t factor_count = 0;
  Points points = 0;
  Points each = 0;
  Points before = 0;
  FactorNumber factors[2];
  friend bool operator==(const Term&, const Term&) = default;
};

/// What a row of kind count or set made of a number before it was priced: so many things counted as so many.
struct Counting {
  RowNumber row = 0;
  MeasureNumber measure = no_number;
  std::int32_t before = 0, after = 0;
  friend bool operator==(const Counting&, const Counting&) = default;
};

/// A player who has something on the feature.
struct Share {
  Player player = Player::red;
  bool scores = false;  ///< has the majority, or whatever else the `who` row asks
  std::int32_t strength = 0;
  Points points = 0;                ///< sum of the terms
  Range terms;                      ///< that player's whole pass; empty for those who do not score
  Range awards;                     ///< paid beside the scorers, not part of points
  Range counted;                    ///< in ScoreSheets::counted: what a row made of this player's numbers
  RowNumber tie_break = no_number;  ///< the row without which others would share in it
  friend bool operator==(const Share&, const Share&) = default;
};

using SheetNumber = std::uint32_t;
inline constexpr SheetNumber no_sheet = 0xffffffff;

/// One item of one feature, scored in one phase.
struct Sheet {
  ItemNumber item = 0;
  Phase phase = Phase::during;
  FeatureNumber feature = no_feature;
  RowNumber who = no_number;    ///< the row that says who is paid
  Points value = 0;             ///< the pass for nobody: what the feature itself is worth
  Range terms;                  ///< of that pass
  Range shares;                 ///< in ScoreSheets::shares, strongest first, then in the order of colours
  Range counted;                ///< in ScoreSheets::counted: what a row made of the feature's numbers
  RowNumber empty = no_number;  ///< without terms: the first row that would have counted, but found nothing
  RowNumber idle = no_number;   ///< without terms and such a row: one whose conditions do not hold
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct ScoreSheets {
  std::vector<Sheet> sheets;
  std::vector<Share> shares;
  std::vector<Term> terms;
  std::vector<Counting> counted;
  std::vector<RowNumber> counting_rows;  ///< of a feature form: rows that counted something, set it, or broke a tie
  friend bool operator==(const ScoreSheets&, const ScoreSheets&) = default;
};

}  // namespace cadastre
