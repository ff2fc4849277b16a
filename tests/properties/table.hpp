#pragma once
// A table as the random boards are made of: plain words and numbers, so that neither scorer's types are trusted.

#include <string>
#include <vector>

namespace properties {

struct Seat {
  std::string player;
  int track = 0;
  bool operator==(const Seat&) const = default;
};

struct Meeple {
  std::string player, feature, at;
  bool operator==(const Meeple&) const = default;
};

struct Tile {
  std::string name;  // public id: BA/RCr
  int x = 0, y = 0, turns = 0;
  std::vector<Meeple> meeples;
  bool operator==(const Tile&) const = default;
};

struct Table {
  std::string edition = "C3";
  std::string variants;  // "two-tile-city=2 farmers=by-city" or nothing
  std::vector<Seat> seats;
  std::vector<Tile> tiles;
  bool operator==(const Table&) const = default;
};

/// The short text that both scorers read.
std::string text_of(const Table&);

// The same table seen otherwise; none of these may change a score.
Table rotated(const Table&, int quarter_turns);
Table moved(const Table&, int dx, int dy);

}  // namespace properties
