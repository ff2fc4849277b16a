#pragma once
// The same feature under several selections: which rules make the difference.

#include <cstdint>
#include <vector>

#include "cadastre/scoring.hpp"

namespace cadastre {

/// A rule that acts under some selections only, or under all with different points. One number a selection.
struct RowDifference {
  RowNumber row = no_number;
  std::vector<std::uint8_t> acts;  ///< it gave or changed points, paid, counted, set or broke a tie
  std::vector<Points> points;      ///< of the feature itself
  std::vector<Points> paid;        ///< to all players together, awards included
  friend bool operator==(const RowDifference&, const RowDifference&) = default;
};

/// One sheet a selection (a form's, see `score`). Rules that act differently, in the order of the book's slots; none if
/// value, strengths and every player's points are the same in all and come from the same rules.
std::vector<RowDifference> differences(const std::vector<ScoreSheets>&, const Rulebook&);

/// Every rule that acted: terms and awards, who is paid if there is anybody, and rows that counted.
std::vector<RowNumber> acting_rows(const ScoreSheets&);

/// Whether values, strengths, points and awards are equal.
bool same_outcome(const ScoreSheets&, const ScoreSheets&);

}  // namespace cadastre
