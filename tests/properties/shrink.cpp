#include "properties/compare.hpp"

#include <algorithm>

namespace properties {
namespace {

using Fails = std::function<bool(const Table&)>;

/// Leaves out runs of tiles, halving their length, as long as the rest still fails. True if anything went.
bool without_tiles(Table& table, const Fails& fails) {
  bool smaller = false;
  for (std::size_t run = std::max<std::size_t>(table.tiles.size() / 2, 1); run > 0; run /= 2) {
    for (std::size_t i = 0; i + run <= table.tiles.size();) {
      Table less = table;
      const auto first = less.tiles.begin() + static_cast<std::ptrdiff_t>(i);
      less.tiles.erase(first, first + static_cast<std::ptrdiff_t>(run));
      if (fails(less)) {
        table = std::move(less);
        smaller = true;
      } else {
        i += run;
      }
    }
  }
  return smaller;
}

bool without_meeples(Table& table, const Fails& fails) {
  bool smaller = false;
  for (std::size_t i = 0; i < table.tiles.size(); ++i) {
    for (std::size_t k = 0; k < table.tiles[i].meeples.size();) {
      Table less = table;
      less.tiles[i].meeples.erase(less.tiles[i].meeples.begin() + static_cast<std::ptrdiff_t>(k));
      if (fails(less)) {
        table = std::move(less);
        smaller = true;
      } else {
        ++k;
      }
    }
  }
  return smaller;
}

/// Leaves out whole players with their meeples, and points on the track.
bool without_players(Table& table, const Fails& fails) {
  bool smaller = false;
  for (std::size_t i = 0; i < table.seats.size();) {
    Table less = table;
    const std::string player = less.seats[i].player;
    less.seats.erase(less.seats.begin() + static_cast<std::ptrdiff_t>(i));
    for (Tile& tile : less.tiles) {
      std::erase_if(tile.meeples, [&](const Meeple& m) { return m.player == player; });
    }
    if (fails(less)) {
      table = std::move(less);
      smaller = true;
      continue;
    }
    less = table;
    less.seats[i].track = 0;
    if (table.seats[i].track != 0 && fails(less)) {
      table = std::move(less);
      smaller = true;
    }
    ++i;
  }
  return smaller;
}

bool without_variants(Table& table, const Fails& fails) {
  Table less = table;
  less.variants.clear();
  if (table.variants.empty() || !fails(less)) return false;
  table = std::move(less);
  return true;
}

}  // namespace

Table shrunk(Table table, const Fails& fails) {
  for (bool smaller = true; smaller;) {
    smaller = without_tiles(table, fails);
    smaller = without_players(table, fails) || smaller;
    smaller = without_meeples(table, fails) || smaller;
    smaller = without_variants(table, fails) || smaller;
  }
  return table;
}

}  // namespace properties
