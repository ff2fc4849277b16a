#pragma once
// A table as it lies there: any tiles on any squares, any meeples on any features, legal or not. A plain value.
// What is wrong with it is a list of problems (legality.hpp), never a reason not to score the rest.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cadastre/selection.hpp"
#include "cadastre/tile.hpp"
#include "cadastre/vocabulary.hpp"

namespace cadastre {

/// Position of a class in Rulebook::classes (meeple, large-meeple, tile …).
using ClassNumber = std::uint16_t;

/// In bytes. What is longer is shortened when it is read: a name is said of every figure and every segment.
inline constexpr std::size_t board_name_limit = 240, player_name_limit = 120, note_limit = 900;

struct Seat {
  Player player = Player::red;
  std::string name;  ///< the person's; empty = none given
  Points track = 0;  ///< points already taken
  friend bool operator==(const Seat&, const Seat&) = default;
};

struct PlacedTile {
  TileNumber tile = 0;
  Square square;
  std::uint8_t turns = 0;  ///< clockwise quarter turns, 0 to 3
  friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

struct PlacedFigure {
  Player player = Player::red;
  ClassNumber kind = 0;  ///< `meeple`, …
  Square square;         ///< where a tile lies; a figure elsewhere belongs to no feature
  SegmentNumber segment = 0;
  friend bool operator==(const PlacedFigure&, const PlacedFigure&) = default;
};

/// What somebody wrote down about a square, or about the whole table. Unknown to scoring.
struct Note {
  std::optional<Square> square;
  std::string text;
  friend bool operator==(const Note&, const Note&) = default;
};

/// What a document says that this version does not know, as JSON with commas between: written again with the board.
/// Only what is not understood by itself, whatever else the board holds, so that no change brings it to life; a meeple
/// on a tile that is not known has that tile's name for it.
struct Unread {
  std::string members;                         ///< of the document: `"weather":"wet"`
  std::string players, tiles, meeples, steps;  ///< elements of these lists
  friend bool operator==(const Unread&, const Unread&) = default;
};

struct Board {
  std::string name;
  Selection selection;
  std::vector<Seat> players;  ///< in seating order; 1 to 8
  std::vector<PlacedTile> tiles;
  std::vector<PlacedFigure> figures;
  std::vector<Note> notes;
  Unread unread;
  friend bool operator==(const Board&, const Board&) = default;
};

bool is_seated(const std::vector<Seat>&, Player);
/// Position in Board::tiles of the tile on that square; -1 if the square is empty. Linear.
int tile_at(const Board&, Square);

}  // namespace cadastre
