#pragma once
// What the core says about a state: rules, scores, problems, where the tile in hand fits, what it would change.
// Each answer is asked for again only when what it depends on has changed.

#include "cadastre/legality.hpp"
#include "cadastre/scoring.hpp"
#include "cadastre/selector.hpp"
#include "model/pad_answers.hpp"
#include "model/squares.hpp"
#include "model/state.hpp"

namespace cadastre::editor {

/// An empty square beside a tile, and what of the box still fits there.
struct Gap {
  Square square;
  int neighbours = 0;  ///< occupied squares beside it
  int tiles = 0;       ///< different tiles left that fit
  int copies = 0;      ///< their copies
  friend bool operator==(const Gap&, const Gap&) = default;
};

struct Derived {
  // of the board
  BoardValue board;
  BySquare tile_on;  ///< positions in Board::tiles; the first of a square is the one that lies there
  RuleSet rules;
  Problems rule_problems;
  SelectionDescription played;   ///< what it can score and asks for; its rules and problems stand above
  std::vector<RowNumber> fresh;  ///< rules that the game before this one did not have
  std::uint64_t selections = 0;  ///< a new one whenever another selection is played
  BoardScore score;
  Problems problems;      ///< of the table, then of the selection
  std::vector<int> left;  ///< in the box, by TileNumber
  std::vector<int> fits;  ///< squares where it may lie, by TileNumber; none on huge boards
  std::vector<Gap> gaps;  ///< by the order of tiles; a hole is one with three neighbours or four. None on huge boards
  BySquare gap_on;        ///< positions in `gaps`
  int copies = 0;         ///< tiles in the whole box of the edition
  int copies_left = 0;
  ByPlayer<int> figures_used;  ///< on the board, of the chosen kind

  // of the hole that is to be filled
  std::optional<Square> hole;
  std::vector<int> fits_hole;  ///< turns in which it fits there, by TileNumber

  // of the tile in hand
  std::optional<TileNumber> tile;
  BoardValue tile_board;              ///< what `legal` was asked of: without the tile that is lifted
  std::vector<Placement> legal;       ///< all turns
  std::vector<Square> legal_squares;  ///< each once
  BySquare legal_on;                  ///< positions in `legal`
  // of the ghost
  std::optional<Placement> ghost;
  SideSet ghost_disagrees;
  bool ghost_free = false;  ///< nothing lies there
  std::optional<WhatIf> what_if;

  // of the score pad
  EntriesValue entries;
  PadAnswers pad;

  // of a trial (BeginWhatIf)
  BoardValue base;
  ByPlayer<PlayerTotal> base_totals;

  std::uint64_t version = 0;  ///< a new one whenever anything here changed

 private:
  friend bool refresh(Derived&, const State&, const Rulebook&);
  std::optional<Square> lifted_;
  ClassNumber figure_ = 0;
  BoardValue figure_board_;
  std::string last_played_;
  std::uint64_t pad_revision_ = 0;
};

/// Brings the answers up to date; true if anything changed.
bool refresh(Derived&, const State&, const Rulebook&);

/// The feature of a spot; no_feature if nothing lies there.
FeatureNumber feature_at(const Derived&, const Spot&);
/// The selected feature, or no_feature.
FeatureNumber selected_feature(const Derived&, const State&);
/// The sheet that tells of a feature at that time, or no_sheet. What is completed keeps its points at the end.
SheetNumber sheet_of(const Derived&, FeatureNumber, When);
/// The time that is shown for the selected feature: as chosen, else now if it has points now, else the end.
When shown_when(const Derived&, const State&);
/// Where the tile in hand fits on a square: bit t is set if it does after t turns.
std::uint8_t fitting_turns(const Derived&, Square);
/// The next turns from there on in which the tile in hand fits; those there if it fits in none.
std::uint8_t turned_to_fit(const Derived&, Square, std::uint8_t turns);
/// None if the square is taken or apart from all tiles, or nobody looked for any.
const Gap* gap_at(const Derived&, Square);
/// The square a problem speaks of, if it names one.
std::optional<Square> square_of(const Problem&, const Board&);
/// Whether nobody has a figure on a feature yet.
bool is_free(const Derived&, FeatureNumber);

}  // namespace cadastre::editor
