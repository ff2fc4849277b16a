#pragma once
// From a board, or from the numbers of one feature, and a rule set to score sheets.

#include <string>
#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/features.hpp"
#include "cadastre/legality.hpp"
#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"

namespace cadastre {

/// Per player: `at_end` = track + now + all sheets of the end of the game. Points.
struct PlayerTotal {
  Points track = 0;
  Points now = 0;
  Points at_end = 0;
  friend bool operator==(const PlayerTotal&, const PlayerTotal&) = default;
};

/// A whole board. `now` is the sheet of a completed feature; `at_end` that of every field and of every feature not
/// completed; no feature has both. Gardens and whatever else the selection does not score have neither.
struct BoardScore {
  Features features;
  ScoreSheets sheets;
  std::vector<SheetNumber> now;     ///< by feature, or no_sheet
  std::vector<SheetNumber> at_end;  ///< by feature, or no_sheet
  std::vector<SheetNumber> others;  ///< sheets that are no feature's own: completed cities under the old farmers
  ByPlayer<PlayerTotal> totals;
  friend bool operator==(const BoardScore&, const BoardScore&) = default;
};

/// Scores everything on the table. Never fails; problems of the table are told by `examine`.
BoardScore score(const Board&, const Rulebook&, const RuleSet&);

/// The numbers of one feature without a board (FEATURE.json). Those that were read lie within the bounds of their
/// measures, figures from 0 to 1,000; whatever the numbers are, points stop at the ends of their range.
struct FeatureForm {
  /// Pieces of one class: whole tiles, squares they cover, segments of the feature on them.
  struct Pieces {
    ClassNumber of = 0;
    std::int32_t tiles = 0, squares = 0, segments = 0;
    friend bool operator==(const Pieces&, const Pieces&) = default;
  };
  /// A measure given class by class: `"meeples-near": {"near": 3, "in-castle": 1}`.
  struct Count {
    MeasureNumber measure = 0;
    Pieces pieces;
    friend bool operator==(const Count&, const Count&) = default;
  };
  struct Element {
    ClassNumber of = no_number;
    std::vector<Pieces> pieces;
    std::vector<FactorNumber> measures;
    std::vector<Count> counts;
    friend bool operator==(const Element&, const Element&) = default;
  };
  struct PlayerNumbers {
    Player player = Player::red;
    struct Figures {
      ClassNumber kind = 0;
      std::int32_t number = 0;
      friend bool operator==(Figures, Figures) = default;
    };
    std::vector<Figures> figures;
    std::vector<FactorNumber> measures;  ///< measures on the player
    std::vector<Count> counts;
    friend bool operator==(const PlayerNumbers&, const PlayerNumbers&) = default;
  };
  struct Role {
    std::string role;  ///< `owner`, `payer`
    Player player = Player::red;
    friend bool operator==(const Role&, const Role&) = default;
  };
  Selection selection;
  /// no_number: of an entry that was kept, but is none that this version knows; it counts nothing.
  ItemNumber item = 0;
  Phase phase = Phase::during;
  std::vector<Pieces> pieces;  ///< `tiles` is short for pieces of class `tile`
  std::vector<FactorNumber> measures;
  std::vector<Count> counts;
  std::vector<Element> elements;  ///< of the item's block: `neighbours`, `roads`; as many as Item::each allows, or none
  std::vector<Role> roles;
  std::vector<PlayerNumbers> players;  ///< each colour once
  std::string note;                    ///< what somebody wrote to it; unknown to scoring
  std::string unread;  ///< of an entry that was not understood in full: its JSON, written again as it is
  friend bool operator==(const FeatureForm&, const FeatureForm&) = default;
};

/// One sheet. Its feature is no_feature. The form's item is one of the book's, never no_number.
ScoreSheets score(const FeatureForm&, const Rulebook&, const RuleSet&);

/// What a share gets beside its points, without what is handed out instead of points.
Points award_points(const ScoreSheets&, const Share&, const Rulebook&);

/// Totals after less totals before.
ByPlayer<PlayerTotal> change_of(const ByPlayer<PlayerTotal>& before, const ByPlayer<PlayerTotal>& after);

/// What changes when one more tile is placed; no figure is placed with it.
struct WhatIf {
  Board board;                           ///< with the tile
  BoardScore score;                      ///< of that board
  std::vector<FeatureNumber> completed;  ///< features of `score` that this tile completed
  ByPlayer<PlayerTotal> change;          ///< see `change_of`
};
/// `before` is the score of the board under the same rules; the placement need not be legal, its square is free.
WhatIf what_if(const Board&, const BoardScore& before, const Rulebook&, const RuleSet&, TileNumber, Placement);

}  // namespace cadastre
