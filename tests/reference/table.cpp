#include "reference/table.hpp"

#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace reference {
namespace {

[[noreturn]] void stop(const std::string& what) {
  std::fprintf(stderr, "reference scorer: %s\n", what.c_str());
  std::abort();
}

std::set<std::string> parts_of(const std::string& name) {
  std::set<std::string> parts;
  std::istringstream in(name);
  for (std::string part; std::getline(in, part, '.');) parts.insert(part);
  return parts;
}

int segment_named(const Tile& tile, const std::string& kind, const std::string& at) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (kind_name(tile.segments[i].kind) != kind) continue;
    if (at.empty()) return static_cast<int>(i);
    const auto own = parts_of(place_name(tile.segments[i]));
    bool all = true;
    for (const std::string& part : parts_of(at)) all = all && own.count(part);
    if (all) return static_cast<int>(i);
  }
  stop("no " + kind + " at " + at);
}

void read_meeple(const std::string& word, Square square, bool left_out, Table& table) {
  const auto sign = word.find('@');
  const std::string player = word.substr(0, std::min(sign, word.find(':')));
  const std::string place = word.substr(sign + 1);
  const auto dot = place.find('.');
  const std::string at = dot == std::string::npos ? "" : place.substr(dot + 1);
  if (left_out) return;
  const int segment = segment_named(table.tiles.at(square), place.substr(0, dot), at);
  ++table.meeples[{square, segment}][player];
}

void read_tile(const std::string& line, const TileTable& tile_table, Table& table) {
  std::istringstream in(line);
  std::string name, word;
  int x = 0, y = 0, turns = 0;
  char comma = 0;
  in >> name >> x >> comma >> y;
  if (!in || !tile_table.count(name)) stop("no tile in line: " + line);
  std::vector<std::string> meeples;
  while (in >> word) {
    if (word[0] == 'r' && word.size() == 2) {
      turns = word[1] - '0';
    } else {
      meeples.push_back(word);
    }
  }
  const bool left_out = table.tiles.count({x, y}) > 0;
  if (!left_out) table.tiles[{x, y}] = turned(tile_table.at(name), turns);
  for (const std::string& meeple : meeples) read_meeple(meeple, {x, y}, left_out, table);
}

}  // namespace

Table read_table(std::string_view text, const TileTable& tile_table) {
  Table table;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#' || line.rfind("cadastre ", 0) == 0) continue;
    if (line.rfind("variants", 0) == 0) {
      table.rules.two_tile_city_gives_two = line.find("two-tile-city=2") != std::string::npos;
      table.rules.farmers_by_city = line.find("farmers=by-city") != std::string::npos;
    } else if (line.rfind("players", 0) == 0) {
      std::istringstream in(line.substr(7));
      for (std::string word; in >> word;) {
        const auto colon = word.find(':');
        table.track[word.substr(0, word.find_first_of("=:"))] =
            colon == std::string::npos ? 0 : std::stoi(word.substr(colon + 1));
      }
    } else {
      read_tile(line, tile_table, table);
    }
  }
  return table;
}

}  // namespace reference
