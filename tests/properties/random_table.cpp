#include "properties/random_table.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace properties {
namespace {

using Square = std::pair<int, int>;

constexpr std::array<const char*, 8> colours = {"red", "blue", "yellow", "green", "black", "pink", "white", "purple"};
constexpr std::array<int, 4> dx = {0, 1, 0, -1}, dy = {-1, 0, 1, 0};

Square beside(Square q, int side) { return {q.first + dx[side], q.second + dy[side]}; }

/// Grows a table tile by tile.
class Grower {
 public:
  Grower(Dice& dice, const reference::TileTable& tiles, const std::string& edition) : dice_(dice), tiles_(tiles) {
    for (const auto& [name, tile] : tiles) {
      for (int i = 0; i < tile.copies.at(edition); ++i) bag_.push_back(name);
    }
  }

  /// Lays one tile; `legal` keeps to agreeing edges, `tight` prefers squares with many neighbours.
  void lay(Square start, bool legal, bool tight) {
    if (sides_.empty() || !sides_.count(start)) return put(draw(), start, dice_.below(4));
    for (int attempt = 0; attempt < 12; ++attempt) {
      const std::string& name = draw();
      const Square square = open_square(tight);
      const int first = dice_.below(4);
      for (int i = 0; i < 4; ++i) {
        const int turns = (first + i) % 4;
        if (!legal || fits(name, square, turns)) return put(name, square, turns);
      }
    }
  }

  /// A second tile on a square that is taken.
  void double_up() {
    const Tile& under = laid_[static_cast<std::size_t>(dice_.below(static_cast<int>(laid_.size())))];
    laid_.push_back({draw(), under.x, under.y, dice_.below(4), {}});
  }

  std::vector<Tile> take() { return std::move(laid_); }

 private:
  const std::string& draw() { return bag_[static_cast<std::size_t>(dice_.below(static_cast<int>(bag_.size())))]; }

  int neighbours(Square q) const {
    int n = 0;
    for (int side = 0; side < 4; ++side) n += static_cast<int>(sides_.count(beside(q, side)));
    return n;
  }

  Square open_square(bool tight) {
    std::vector<Square> open(frontier_.begin(), frontier_.end());
    Square best = open[static_cast<std::size_t>(dice_.below(static_cast<int>(open.size())))];
    for (int i = 0; tight && i < 6; ++i) {
      const Square other = open[static_cast<std::size_t>(dice_.below(static_cast<int>(open.size())))];
      if (neighbours(other) > neighbours(best)) best = other;
    }
    return best;
  }

  bool fits(const std::string& name, Square q, int turns) const {
    const std::string sides = reference::turned(tiles_.at(name), turns).sides;
    for (int side = 0; side < 4; ++side) {
      const auto other = sides_.find(beside(q, side));
      if (other != sides_.end() && other->second[(side + 2) % 4] != sides[side]) return false;
    }
    return true;
  }

  void put(const std::string& name, Square q, int turns) {
    laid_.push_back({name, q.first, q.second, turns, {}});
    sides_[q] = reference::turned(tiles_.at(name), turns).sides;
    frontier_.erase(q);
    for (int side = 0; side < 4; ++side) {
      if (!sides_.count(beside(q, side))) frontier_.insert(beside(q, side));
    }
  }

  Dice& dice_;
  const reference::TileTable& tiles_;
  std::vector<std::string> bag_;
  std::vector<Tile> laid_;
  std::map<Square, std::string> sides_;
  std::set<Square> frontier_;
};

int random_size(Dice& dice) {
  switch (dice.below(4)) {
    case 0:
      return dice.between(1, 6);
    case 1:
      return dice.between(2, 30);
    case 2:
      return dice.between(20, 84);
    default:
      return dice.between(60, 150);
  }
}

/// Places as written in the text: often only a part of the segment, sometimes none where one segment is the only one.
std::string some_of_the_place(Dice& dice, const reference::Tile& tile, const reference::Segment& segment) {
  const std::string name = reference::place_name(segment);
  const auto same_kind = [&](const reference::Segment& other) { return other.kind == segment.kind; };
  if (dice.chance(20) && std::count_if(tile.segments.begin(), tile.segments.end(), same_kind) == 1) return "";
  if (dice.chance(50)) return name;
  return name.substr(0, name.find('.'));
}

void add_meeples(Dice& dice, Table& table, const reference::TileTable& tiles) {
  const int percent = std::array{0, 5, 25, 60}[static_cast<std::size_t>(dice.below(4))];
  const bool crowds = dice.chance(30);
  for (Tile& tile : table.tiles) {
    const reference::Tile as_it_lies = reference::turned(tiles.at(tile.name), tile.turns);
    for (const reference::Segment& segment : as_it_lies.segments) {
      while (dice.chance(percent)) {
        const Seat& seat = table.seats[static_cast<std::size_t>(dice.below(static_cast<int>(table.seats.size())))];
        tile.meeples.push_back(
            {seat.player, reference::kind_name(segment.kind), some_of_the_place(dice, as_it_lies, segment)});
        if (!crowds) break;
      }
    }
  }
}

void add_players(Dice& dice, Table& table) {
  std::vector<std::string> left(colours.begin(), colours.end());
  for (int n = dice.between(1, 8); n > 0; --n) {
    const int i = dice.below(static_cast<int>(left.size()));
    table.seats.push_back({left[static_cast<std::size_t>(i)], dice.chance(50) ? dice.between(0, 120) : 0});
    left.erase(left.begin() + i);
  }
}

/// Tiles that lie on one another keep no meeple on the upper one: which of the two it stands on is no scorer's
/// business.
void clear_doubled_squares(Table& table) {
  std::set<Square> seen;
  for (Tile& tile : table.tiles) {
    if (!seen.insert({tile.x, tile.y}).second) tile.meeples.clear();
  }
}

}  // namespace

Table random_table(std::uint64_t seed, const reference::TileTable& tiles) {
  Dice dice(seed);
  Table table;
  table.edition = std::array{"C1", "C2", "C3", "WE"}[static_cast<std::size_t>(dice.below(4))];
  if (dice.chance(8)) table.variants = "two-tile-city=2";
  if (dice.chance(8)) table.variants += std::string(table.variants.empty() ? "" : " ") + "farmers=by-city";
  add_players(dice, table);

  const int size = random_size(dice);
  const int disagreeing = std::array{0, 0, 0, 10, 100}[static_cast<std::size_t>(dice.below(5))];
  const bool tight = dice.chance(70);
  const bool islands = dice.chance(20);
  Square start{dice.between(-3, 3), dice.between(-3, 3)};
  Grower grower(dice, tiles, table.edition);
  for (int i = 0; i < size; ++i) {
    if (islands && dice.chance(8)) start = {start.first + dice.between(-9, 9), start.second + dice.between(-9, 9)};
    grower.lay(start, !dice.chance(disagreeing), tight);
  }
  if (dice.chance(10)) grower.double_up();
  table.tiles = grower.take();
  if (dice.chance(20)) {  // holes
    std::erase_if(table.tiles, [&](const Tile&) { return dice.chance(15); });
  }
  add_meeples(dice, table, tiles);
  if (dice.chance(25)) {  // order of placing says nothing
    for (std::size_t i = table.tiles.size(); i > 1; --i) {
      std::swap(table.tiles[i - 1], table.tiles[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
    }
  }
  clear_doubled_squares(table);
  return table;
}

}  // namespace properties
