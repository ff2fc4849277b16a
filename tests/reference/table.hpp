#pragma once
// The table as the reference scorer reads it from the board text.

#include <utility>

#include "reference/reference.hpp"

namespace reference {

using Square = std::pair<int, int>;

struct Node {  // a segment on the table
  Square square;
  int segment = 0;
  auto operator<=>(const Node&) const = default;
};

struct Table {
  std::map<Square, Tile> tiles;  // as they lie
  std::map<Node, std::map<std::string, int>> meeples;
  std::map<std::string, int> track;
  Rules rules;
};

Table read_table(std::string_view text, const TileTable&);

// The square beside another: 0 north, 1 east, 2 south, 3 west.
inline Square across(Square q, int side) {
  constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
  return {q.first + dx[side], q.second + dy[side]};
}

}  // namespace reference
