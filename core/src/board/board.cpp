#include "cadastre/board.hpp"

namespace cadastre {

int tile_at(const Board& board, Square square) {
  for (std::size_t i = 0; i < board.tiles.size(); ++i) {
    if (board.tiles[i].square == square) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace cadastre
