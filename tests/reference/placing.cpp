#include "reference/table.hpp"

namespace reference {

std::set<Spot> legal_spots(std::string_view text, const std::string& name, const TileTable& tile_table) {
  const Table table = read_table(text, tile_table);
  std::set<Spot> spots;
  if (table.tiles.empty()) return {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 0, 3}};
  for (const auto& [square, tile] : table.tiles) {
    for (int side = 0; side < 4; ++side) {
      const Square q = across(square, side);
      if (table.tiles.count(q)) continue;
      for (int turns = 0; turns < 4; ++turns) {
        const std::string sides = turned(tile_table.at(name), turns).sides;
        bool agrees = true;
        for (int own = 0; own < 4; ++own) {
          const auto other = table.tiles.find(across(q, own));
          if (other != table.tiles.end() && other->second.sides[(own + 2) % 4] != sides[own]) agrees = false;
        }
        if (agrees) spots.insert({q.first, q.second, turns});
      }
    }
  }
  return spots;
}

int disagreeing_edges(std::string_view text, const TileTable& tile_table) {
  const Table table = read_table(text, tile_table);
  int edges = 0;
  for (const auto& [square, tile] : table.tiles) {
    for (int side : {1, 2}) {  // each edge once: to the east and to the south
      const auto other = table.tiles.find(across(square, side));
      if (other != table.tiles.end() && other->second.sides[(side + 2) % 4] != tile.sides[side]) ++edges;
    }
  }
  return edges;
}

}  // namespace reference
