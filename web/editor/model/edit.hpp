#pragma once
// Changes of a board, one function each: the board after it, or nothing if it cannot be done. No rules are asked: any
// table may be set up.

#include <optional>
#include <string_view>

#include "cadastre/board.hpp"
#include "cadastre/rulebook.hpp"
#include "model/state.hpp"

namespace cadastre::editor {

using Edited = std::optional<Board>;

Edited with_tile(const Board&, const Catalogue&, TileNumber, Square, int turns);
Edited with_tile_moved(const Board&, const Catalogue&, Square from, Square to, int turns);
Edited with_tile_replaced(const Board&, const Catalogue&, Square, TileNumber, int turns);
Edited without_tile(const Board&, Square);
Edited with_figure(const Board&, const Rulebook&, Player, ClassNumber kind, const Spot&);
Edited without_figure(const Board&, std::size_t figure);

/// Within what can be kept.
Edited with_track(const Board&, Player, Points);
Edited with_player_named(const Board&, Player, std::string_view name);
Edited with_player(const Board&, Player);
Edited without_player(const Board&, Player);
/// Whoever has something among the entries is seated; nothing if they all are.
Edited with_seats(const Board&, const Entries&);
Edited with_player_recoloured(const Board&, Player from, Player to);
/// The same in JSON that nobody understands: their names, where they stand alone.
void swap_players(std::string& json, Player from, Player to);
Edited with_player_reseated(const Board&, Player, int by);

Edited with_edition(const Board&, Edition);
Edited with_variant(const Board&, const Rulebook&, std::string_view variant, std::string_view value);
Edited with_selection(const Board&, Selection);
Edited with_name(const Board&, std::string_view name);
/// An empty text takes it away.
Edited with_note(const Board&, std::optional<Square>, std::string_view text);
Board empty_board(Edition);
/// Another game of the same people with the same selection.
Board rematch_of(const Board&);

/// `C3,abbot,tower`: what has rules here. Whatever else a document names stays in the document.
std::string selection_text(const Selection&, const Rulebook&);

/// A press in the selector changes the view at once, the board only if something else is played then.
struct Reselected {
  Edited board;
  std::string_view deed;
};
Reselected reselect(State&, const PressSelector&, const Rulebook&);

const Seat* seat_of(const Board&, Player);

}  // namespace cadastre::editor
