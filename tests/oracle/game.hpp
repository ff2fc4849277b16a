#pragma once
// A game of the oracle as it stands in its file.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace oracle {

struct Spot {  // a segment on the table
  int x = 0, y = 0;
  std::string feature;   // City, Road, Field, Monastery, Garden
  std::string location;  // N.E, NL.WR, I
};

struct LaidTile {
  std::string tile;
  int x = 0, y = 0, rotation = 0;
};

struct Figure {
  int player = 0;
  std::string kind;  // small
  Spot spot;
};

struct Turn {
  int player = 0;
  LaidTile tile;
  std::optional<Figure> figure;
  bool also = false;  // something beside tile and figure happened
};

struct Item {
  std::string name;
  int count = 0, points = 0;
  auto operator<=>(const Item&) const = default;
};

struct Event {
  int after_tile = 0;  // 0: final scoring
  int player = 0;
  std::string name;
  int points = 0;
  std::vector<Item> items;
  std::optional<Spot> at;
};

struct Occupied {
  std::string feature;
  std::vector<Spot> places;
  bool completed = false;
  std::map<int, int> strengths;
  std::vector<int> owners;
};

struct Game {
  std::map<std::string, int> sets;
  std::vector<std::string> elements;
  std::map<std::string, std::string> rules;
  int players = 0;
  int start_tiles = 0;
  std::vector<LaidTile> tiles;
  std::vector<Figure> figures;
  std::vector<int> scores_before_final, scores;
  std::vector<Event> events, final_events;
  std::vector<Occupied> occupied;
  std::vector<Turn> replay;
};

struct GameRead {
  Game game;
  std::string error;  // empty if it could be read
};
GameRead read_game(std::string_view json);

}  // namespace oracle
