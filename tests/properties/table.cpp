#include "properties/table.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace properties {
namespace {

/// "NL.WR" after some quarter turns, in the order in which places are always written.
std::string turned_place(const std::string& at, int quarter_turns) {
  static const std::string sides = "NESW";
  if (at.empty() || at[0] == 'I') return at;
  std::vector<std::string> places;
  std::istringstream in(at);
  for (std::string place; std::getline(in, place, '.');) {
    place[0] = sides[(sides.find(place[0]) + static_cast<std::size_t>(quarter_turns)) % 4];
    places.push_back(place);
  }
  std::sort(places.begin(), places.end(), [](const std::string& a, const std::string& b) {
    return sides.find(a[0]) != sides.find(b[0]) ? sides.find(a[0]) < sides.find(b[0]) : a < b;
  });
  std::string result;
  for (const std::string& place : places) result += (result.empty() ? "" : ".") + place;
  return result;
}

}  // namespace

std::string text_of(const Table& table) {
  std::ostringstream out;
  out << "cadastre 1 " << table.edition << "\n";
  if (!table.seats.empty()) out << "players";
  for (const Seat& seat : table.seats) out << ' ' << seat.player << "=P:" << seat.track;
  if (!table.seats.empty()) out << "\n";
  if (!table.variants.empty()) out << "variants " << table.variants << "\n";
  for (const Tile& tile : table.tiles) {
    out << tile.name << ' ' << tile.x << ',' << tile.y;
    if (tile.turns) out << " r" << tile.turns;
    for (const Meeple& meeple : tile.meeples) {
      out << ' ' << meeple.player << '@' << meeple.feature;
      if (!meeple.at.empty()) out << '.' << meeple.at;
    }
    out << "\n";
  }
  return out.str();
}

Table rotated(const Table& table, int quarter_turns) {
  Table result = table;
  for (Tile& tile : result.tiles) {
    for (int i = 0; i < quarter_turns; ++i) {
      const int x = tile.x;
      tile.x = -tile.y;  // what lay to the north lies to the east
      tile.y = x;
    }
    tile.turns = (tile.turns + quarter_turns) % 4;
    for (Meeple& meeple : tile.meeples) meeple.at = turned_place(meeple.at, quarter_turns);
  }
  return result;
}

Table moved(const Table& table, int dx, int dy) {
  Table result = table;
  for (Tile& tile : result.tiles) {
    tile.x += dx;
    tile.y += dy;
  }
  return result;
}

}  // namespace properties
