#pragma once
// What rows of kind count and set made of numbers, kept while one sheet is made and then handed to it.

#include <optional>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"

namespace cadastre {

class Countings {
 public:
  explicit Countings(const Rulebook& book) : book_(book) {}

  /// Whose numbers are being counted; none: the feature's.
  void of(std::optional<Player> player) { current_ = player; }

  /// A row speaks once for the feature, and once for each player: the feature's numbers of one measure are added up;
  /// a player's are counted afresh whenever they are asked for, and further measures that a row weighs alike say
  /// nothing new. What every game counts alike is passed over.
  void note(RowNumber, MeasureNumber, std::int64_t before, std::int64_t after);

  /// To the sheet that was made last, and its shares.
  void hand_out(ScoreSheets&) const;

 private:
  struct Noted {
    std::optional<Player> player;
    Counting what;
  };

  bool is_ordinary(const Row&) const;
  Range give(std::optional<Player>, ScoreSheets&) const;

  const Rulebook& book_;
  std::optional<Player> current_;
  std::vector<Noted> noted_;
};

}  // namespace cadastre
