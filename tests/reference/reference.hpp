#pragma once
// A second scorer of the base game, written straight from the printed rules, to be compared with the core.
// It is slow and simple on purpose and shares nothing with the core: its own tile table (tiles.tsv), its own reading
// of the board text, its own flood fill over the points of the tiles' edges.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace reference {

// Each side of a tile has three points where something may leave it: left half, middle, right half.
// Twelve in all, clockwise from the north-west corner; the middle is where a road crosses.
inline constexpr int points_of_a_side = 3;
inline constexpr int points_of_a_tile = 12;

enum class Kind { city, road, field, monastery, garden };

struct Segment {
  Kind kind = Kind::field;
  std::set<int> points;
  std::set<int> borders;  // fields: which cities of the tile, as positions in Tile::segments
  int coats = 0;
};

struct Tile {
  std::string sides;                  // "CRFR": north, east, south, west
  std::map<std::string, int> copies;  // by edition
  std::vector<Segment> segments;
};

using TileTable = std::map<std::string, Tile>;

TileTable read_tiles(const std::string& path);
Tile turned(const Tile&, int quarter_turns);
std::string place_name(const Segment&);  // "N.E", "NL.WR", "I"
std::string kind_name(Kind);

// ------------------------------------------------------------------------------------------------ what is scored

struct Rules {
  bool two_tile_city_gives_two = false;  // old English rule: 1 a tile, 1 a coat
  bool farmers_by_city = false;          // old farmers: 4 for each completed city, all its farmers together
};

struct Place {
  int x = 0, y = 0;
  std::string kind, at;
  auto operator<=>(const Place&) const = default;
};

struct Score {
  int value = 0;
  std::map<std::string, int> strengths;  // players with a meeple there
  std::set<std::string> owners;          // those of them who have the most
};

struct Feature {
  Kind kind = Kind::field;
  std::set<Place> places;
  bool completed = false;
  int open_ends = 0;
  int tiles = 0;
  int coats = 0;
  int ring = 0;          // monasteries, gardens: occupied squares of the nine
  std::set<int> cities;  // fields: the completed cities they border, as positions in Result::features
  std::map<std::string, int> strengths;
  bool scored_now = false;     // scored when completed
  bool scored_at_end = false;  // scored at the end of the game
  Score score;
};

struct Totals {
  int track = 0, now = 0, at_end = 0;
  bool operator==(const Totals&) const = default;
};

struct Result {
  std::vector<Feature> features;
  std::map<int, Score> farmers_of_city;  // old farmers only, by city
  std::map<std::string, Totals> totals;
};

struct Spot {
  int x = 0, y = 0, turns = 0;
  auto operator<=>(const Spot&) const = default;
};

// Where a tile may go: beside another, on an empty square, all sides agreeing. On an empty table at 0,0 in any turn.
std::set<Spot> legal_spots(std::string_view text, const std::string& tile, const TileTable&);
// Edges of the table whose two sides do not agree.
int disagreeing_edges(std::string_view text, const TileTable&);

// Reads the short board text and scores it. Stops the program on text that it cannot read: it is for generated boards.
Result score(std::string_view text, const TileTable&);

}  // namespace reference
