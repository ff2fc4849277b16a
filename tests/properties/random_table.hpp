#pragma once
// Makes tables of every sort from a seed: the same seed gives the same table on every machine.

#include <cstdint>

#include "properties/table.hpp"
#include "reference/reference.hpp"

namespace properties {

/// A small generator of our own: the standard library's distributions differ between libraries.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u) {}
  /// 0 to n - 1.
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  int between(int low, int high) { return low + below(high - low + 1); }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (z ^ (z >> 31)) >> 8;
  }
  std::uint64_t state_;
};

/// 1 to 150 tiles, grown legally or at random, whole or with holes, islands and doubled squares; 1 to 8 players;
/// any meeples on any features; every edition's tile mix; now and then a historical variant.
Table random_table(std::uint64_t seed, const reference::TileTable&);

}  // namespace properties
