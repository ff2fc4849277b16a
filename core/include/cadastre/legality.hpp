#pragma once
// Whether a table is possible, and where a tile may go.

#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/features.hpp"
#include "cadastre/problem.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// All that is odd about a table, as warnings; `where` points into the board's JSON (`/tiles/3`, `/meeples/0`).
/// Codes: `edges-disagree` {x, y, side, edge, other-x, other-y, other-edge} (once an edge, at the later tile),
/// `tile-apart` {tile, x, y} (touches no other tile, or belongs to an island apart from the first tile),
/// `square-taken` {x, y} (error: the later tile is left out), `too-many-copies` {tile, number, copies},
/// `too-many-meeples` {player, number, supply}, `meeple-out-of-place` {player, kind, feature, x, y} (nothing that the
/// selection scores can hold it), `not-in-selection` {kind} (a figure of an expansion that is not played; it counts as
/// what it is a kind of), `player-not-seated` {player}.
Problems examine(const Board&, const Rulebook&, const Features&);

struct Placement {
  Square square;
  std::uint8_t turns = 0;
  friend bool operator==(Placement, Placement) = default;
};

/// Every legal placement of a tile: an empty square beside a tile, all shared edges agree. On an empty table: the
/// square (0, 0) in each turn. Ordered by y, x, turns.
std::vector<Placement> legal_placements(const Board&, const Catalogue&, TileNumber);

/// The sides at which a tile placed there would disagree with its neighbours.
SideSet disagreeing_sides(const Board&, const Catalogue&, TileNumber, Placement);

/// How many of each tile the box of the edition still holds: copies less those on the table, at least 0. By TileNumber.
std::vector<int> left_in_box(const Board&, const Catalogue&);

}  // namespace cadastre
