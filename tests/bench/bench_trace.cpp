// How long it takes to join the segments of a board to features: a 72-tile table, and how the time grows.
// Prints times; decides nothing.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cadastre/features.hpp"
#include "cadastre/legality.hpp"
#include "testing/base_tiles.hpp"

namespace {

using namespace cadastre;

/// A legal table of the base game's mix, grown at random from one tile.
Board grown(const Catalogue& catalogue, std::size_t count, unsigned chance) {
  const auto next = [&chance](std::size_t below) {
    chance = chance * 1664525u + 1013904223u;
    return (chance >> 8) % below;
  };
  std::vector<TileNumber> box;
  while (box.size() < count) {
    for (std::size_t t = 0; t < catalogue.tiles.size(); ++t) {
      box.insert(box.end(), catalogue.tiles[t].copies[0], static_cast<TileNumber>(t));
    }
  }
  Board board;
  while (board.tiles.size() < count && !box.empty()) {
    const std::size_t drawn = next(box.size());
    const std::vector<Placement> free = legal_placements(board, catalogue, box[drawn]);
    if (!free.empty()) {
      const Placement chosen = free[next(free.size())];
      board.tiles.push_back({box[drawn], chosen.square, chosen.turns});
    }
    box.erase(box.begin() + static_cast<std::ptrdiff_t>(drawn));
  }
  return board;
}

/// The same table over and over, far enough apart not to touch.
Board repeated(const Board& board, std::size_t count) {
  Board big;
  for (int island = 0; big.tiles.size() < count; ++island) {
    for (PlacedTile placed : board.tiles) {
      placed.square.x += island % 12 * 40;
      placed.square.y += island / 12 * 40;
      big.tiles.push_back(placed);
    }
  }
  return big;
}

double microseconds(const Board& board, const Catalogue& catalogue) {
  const int rounds = static_cast<int>(200'000 / (board.tiles.size() + 1)) + 1;
  double best = 1e9;
  std::size_t kept = 0;
  for (int attempt = 0; attempt < 15; ++attempt) {
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; ++i) kept += trace(board, catalogue).features.size();
    const std::chrono::duration<double, std::micro> taken = std::chrono::steady_clock::now() - begin;
    best = std::min(best, taken.count() / rounds);
  }
  return kept == 0 ? 0 : best;
}

/// From here on memory that is freed stays with the program, as it does in a browser. Else some MB of a large table go
/// back to the system each time, and fetching their pages anew takes longer than tracing.
void keep_memory() {
#ifdef __GLIBC__
  constexpr int much = 512 << 20;
  mallopt(M_TRIM_THRESHOLD, much);
  mallopt(M_MMAP_THRESHOLD, much);
#endif
}

}  // namespace

int main() {
  const Catalogue catalogue = testing::base_tiles();
  Board board = grown(catalogue, 72, 1);
  for (std::size_t t = 0; t < board.tiles.size(); t += 3) {
    board.figures.push_back({static_cast<Player>(t % 4), 2, board.tiles[t].square, 0});
  }
  const double handed_back = microseconds(repeated(board, 10'000), catalogue);
  keep_memory();
  const double small = microseconds(board, catalogue);
  std::printf("trace  %5zu tiles %9.2f us\n", board.tiles.size(), small);
  for (const std::size_t count : {720, 10'000}) {
    const Board big = repeated(board, count);
    const double taken = microseconds(big, catalogue);
    std::printf("trace  %5zu tiles %9.2f us, %.2f of linear\n", big.tiles.size(), taken,
                taken / small * static_cast<double>(board.tiles.size()) / static_cast<double>(big.tiles.size()));
  }
  std::printf("trace  the largest once more, its memory handed back each time: %.2f us\n", handed_back);
  Board apart = board;
  apart.tiles.push_back({0, {900'000, 900'000}, 0});
  std::printf("trace  %5zu tiles %9.2f us, one of them far away\n", apart.tiles.size(), microseconds(apart, catalogue));
}
