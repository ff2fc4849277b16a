#pragma once
// Which tile lies on a square. A grid over the bounding box while that is not much larger than the tiles, a hash table
// when they lie far apart: two tiles a million squares from each other must not cost a million squares of memory.

#include <bit>
#include <cstdint>
#include <vector>

#include "cadastre/board.hpp"

namespace cadastre {

class SquareIndex {
 public:
  static constexpr std::uint32_t nobody = 0xffffffff;

  /// Of tiles that outlive the index; none lies on its square until it is put there.
  explicit SquareIndex(const std::vector<PlacedTile>& tiles) : tiles_(tiles.data()) {
    if (tiles.empty()) return;
    std::int64_t left = tiles[0].square.x, right = left, top = tiles[0].square.y, bottom = top;
    for (const PlacedTile& tile : tiles) {
      left = tile.square.x < left ? tile.square.x : left;
      right = tile.square.x > right ? tile.square.x : right;
      top = tile.square.y < top ? tile.square.y : top;
      bottom = tile.square.y > bottom ? tile.square.y : bottom;
    }
    left_ = static_cast<std::uint32_t>(left);
    top_ = static_cast<std::uint32_t>(top);
    const std::uint64_t width = static_cast<std::uint64_t>(right - left) + 1;
    const std::uint64_t height = static_cast<std::uint64_t>(bottom - top) + 1;
    const std::uint64_t affordable = 256 + 16 * static_cast<std::uint64_t>(tiles.size());
    grid_ = width <= affordable && height <= affordable && width * height <= affordable;
    if (grid_) {
      width_ = static_cast<std::uint32_t>(width);
      height_ = static_cast<std::uint32_t>(height);
      cells_.assign(static_cast<std::size_t>(width * height), nobody);
    } else {
      const std::size_t capacity = std::bit_ceil(tiles.size() * 2 + 2);
      cells_.assign(capacity, nobody);
      mask_ = static_cast<std::uint32_t>(capacity - 1);
    }
  }

  bool is_grid() const { return grid_; }

  /// Puts the tile of that number on its square; false, and nothing changes, if one is there.
  bool put(std::uint32_t tile) {
    const Square q = tiles_[tile].square;
    std::uint32_t& cell = cells_[grid_ ? cell_of(q) : slot_of(q)];
    if (cell != nobody) return false;
    cell = tile;
    return true;
  }

  std::uint32_t at(Square q) const { return grid_ ? at_grid(q) : at_hash(q); }
  /// The tile on the square so far to the east and south; no coordinate overflows.
  std::uint32_t at(Square q, int east, int south) const {
    return at({static_cast<std::int32_t>(static_cast<std::uint32_t>(q.x) + static_cast<std::uint32_t>(east)),
               static_cast<std::int32_t>(static_cast<std::uint32_t>(q.y) + static_cast<std::uint32_t>(south))});
  }

  std::uint32_t at_grid(Square q) const {
    const std::uint32_t column = static_cast<std::uint32_t>(q.x) - left_;
    const std::uint32_t line = static_cast<std::uint32_t>(q.y) - top_;
    return column < width_ && line < height_ ? cells_[line * width_ + column] : nobody;
  }
  std::uint32_t at_hash(Square q) const { return cells_.empty() ? nobody : cells_[slot_of(q)]; }

 private:
  std::size_t cell_of(Square q) const {
    return (static_cast<std::uint32_t>(q.y) - top_) * width_ + (static_cast<std::uint32_t>(q.x) - left_);
  }
  /// Where the square is, or the free slot where it would go; the table is never more than half full.
  std::size_t slot_of(Square q) const {
    std::uint64_t key = static_cast<std::uint64_t>(static_cast<std::uint32_t>(q.x)) << 32;
    key |= static_cast<std::uint32_t>(q.y);
    key *= 0x9e3779b97f4a7c15u;
    key ^= key >> 29;
    key *= 0xbf58476d1ce4e5b9u;
    std::size_t slot = static_cast<std::size_t>(key >> 32) & mask_;
    while (cells_[slot] != nobody && tiles_[cells_[slot]].square != q) slot = (slot + 1) & mask_;
    return slot;
  }

  const PlacedTile* tiles_ = nullptr;
  bool grid_ = true;
  std::uint32_t left_ = 0, top_ = 0, width_ = 0, height_ = 0, mask_ = 0;
  std::vector<std::uint32_t> cells_;
};

}  // namespace cadastre
