#include "cadastre/board.hpp"

namespace cadastre {

bool is_seated(const std::vector<Seat>& seats, Player player) {
  for (const Seat& seat : seats)
    if (seat.player == player) return true;
  return false;
}

int tile_at(const Board& board, Square square) {
  for (std::size_t i = 0; i < board.tiles.size(); ++i) {
    if (board.tiles[i].square == square) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace cadastre
