#pragma once
// Who plays, as boards, games and ledgers say it.

#include <optional>
#include <string>
#include <vector>

#include "cadastre/board.hpp"
#include "json/node.hpp"

namespace cadastre {

/// nullopt, and a problem, for anything else than a colour of the game.
std::optional<Player> read_player(const Node&);
/// The first seat of each colour. What names no colour that is known goes to `unread`, if wanted.
std::vector<Seat> read_seats(const Node& list, std::string* unread = nullptr);

/// Whether there is a text; a problem if not.
bool has_word(const Node&);

}  // namespace cadastre
