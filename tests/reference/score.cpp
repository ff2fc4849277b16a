#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "reference/reference.hpp"

namespace reference {
namespace {

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

[[noreturn]] void stop(const std::string& what) {
  std::fprintf(stderr, "reference scorer: %s\n", what.c_str());
  std::abort();
}

// ------------------------------------------------------------------------------------------------ reading the text

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

Table read(std::string_view text, const TileTable& tile_table) {
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

// ------------------------------------------------------------------------------------------------ flood fill

int side_of(int point) { return point / points_of_a_side; }

Square across(Square q, int side) {
  static constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
  return {q.first + dx[side], q.second + dy[side]};
}

// The neighbour looks at the edge from the other side: its left half lies at our right half.
int facing_point(int point) {
  const int side = (side_of(point) + 2) % 4;
  return side * points_of_a_side + (2 - point % points_of_a_side);
}

int occupied_of_nine(const Table& table, Square q) {
  int n = 0;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) n += table.tiles.count({q.first + dx, q.second + dy});
  }
  return n;
}

// Everything that belongs together with `start`; `open` counts the ends of a city or road that lead nowhere.
std::set<Node> flood(const Table& table, Node start, int& open) {
  std::set<Node> found{start};
  std::vector<Node> todo{start};
  while (!todo.empty()) {
    const Node node = todo.back();
    todo.pop_back();
    const Tile& tile = table.tiles.at(node.square);
    for (int point : tile.segments[node.segment].points) {
      const Square there = across(node.square, side_of(point));
      const auto other = table.tiles.find(there);
      if (other == table.tiles.end() ||
          other->second.sides[(side_of(point) + 2) % 4] != tile.sides[side_of(point)]) {
        open += point % points_of_a_side == 1;
        continue;
      }
      for (std::size_t i = 0; i < other->second.segments.size(); ++i) {
        if (!other->second.segments[i].points.count(facing_point(point))) continue;
        const Node next{there, static_cast<int>(i)};
        if (found.insert(next).second) todo.push_back(next);
      }
    }
  }
  return found;
}

Feature describe(const Table& table, const std::set<Node>& nodes, int open) {
  Feature f;
  std::set<Square> squares;
  for (const Node& node : nodes) {
    const Segment& segment = table.tiles.at(node.square).segments[node.segment];
    f.kind = segment.kind;
    f.places.insert({node.square.first, node.square.second, kind_name(segment.kind), place_name(segment)});
    f.coats += segment.coats;
    squares.insert(node.square);
    const auto meeples = table.meeples.find(node);
    if (meeples == table.meeples.end()) continue;
    for (const auto& [player, number] : meeples->second) f.strengths[player] += number;
  }
  f.tiles = static_cast<int>(squares.size());
  if (f.kind == Kind::monastery || f.kind == Kind::garden) {
    f.ring = occupied_of_nine(table, nodes.begin()->square);
    f.completed = f.ring == 9;
  } else {
    f.completed = f.kind != Kind::field && open == 0;
    f.open_ends = f.kind == Kind::field ? 0 : open;
  }
  return f;
}

// ------------------------------------------------------------------------------------------------ the rules

std::set<std::string> with_the_most(const std::map<std::string, int>& strengths) {
  int most = 0;
  for (const auto& [player, number] : strengths) most = std::max(most, number);
  std::set<std::string> owners;
  for (const auto& [player, number] : strengths) {
    if (most > 0 && number == most) owners.insert(player);
  }
  return owners;
}

int worth(const Feature& f, const Rules& rules) {
  switch (f.kind) {
    case Kind::road: return f.tiles;
    case Kind::city: {
      const bool small = rules.two_tile_city_gives_two && f.tiles == 2;
      return (f.completed && !small ? 2 : 1) * (f.tiles + f.coats);
    }
    case Kind::monastery: return f.ring;
    case Kind::field: return 3 * static_cast<int>(f.cities.size());
    case Kind::garden: return 0;  // nothing without an abbot
  }
  return 0;
}

void score_feature(Feature& f, const Rules& rules) {
  if (f.kind == Kind::garden) return;
  f.scored_now = f.completed;
  f.scored_at_end = !f.completed;
  f.score = {worth(f, rules), f.strengths, with_the_most(f.strengths)};
  if (f.kind == Kind::field && rules.farmers_by_city) f.score = {0, f.strengths, {}};  // its farmers count by city
}

void score_farmers_by_city(Result& result) {
  for (std::size_t city = 0; city < result.features.size(); ++city) {
    if (result.features[city].kind != Kind::city || !result.features[city].completed) continue;
    Score s;
    s.value = 4;
    for (const Feature& field : result.features) {
      if (!field.cities.count(static_cast<int>(city))) continue;
      for (const auto& [player, number] : field.strengths) s.strengths[player] += number;
    }
    s.owners = with_the_most(s.strengths);
    result.farmers_of_city[static_cast<int>(city)] = s;
  }
}

void add_up(Result& result, const Table& table) {
  for (const auto& [player, points] : table.track) result.totals[player] = {points, 0, points};
  for (const Feature& f : result.features) {
    for (const std::string& owner : f.score.owners) {
      if (f.scored_now) result.totals[owner].now += f.score.value;
      if (f.scored_now || f.scored_at_end) result.totals[owner].at_end += f.score.value;
    }
  }
  for (const auto& [city, s] : result.farmers_of_city) {
    for (const std::string& owner : s.owners) result.totals[owner].at_end += s.value;
  }
}

}  // namespace

Result score(std::string_view text, const TileTable& tile_table) {
  const Table table = read(text, tile_table);
  Result result;
  std::map<Node, int> feature_of;
  for (const auto& [square, tile] : table.tiles) {
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
      const Node start{square, static_cast<int>(i)};
      if (feature_of.count(start)) continue;
      int open = 0;
      const std::set<Node> nodes = flood(table, start, open);
      for (const Node& node : nodes) feature_of[node] = static_cast<int>(result.features.size());
      result.features.push_back(describe(table, nodes, open));
    }
  }
  for (const auto& [node, number] : feature_of) {
    Feature& field = result.features[number];
    for (int segment : table.tiles.at(node.square).segments[node.segment].borders) {
      const int city = feature_of.at({node.square, segment});
      if (result.features[city].completed) field.cities.insert(city);
    }
  }
  for (Feature& f : result.features) score_feature(f, table.rules);
  if (table.rules.farmers_by_city) score_farmers_by_city(result);
  add_up(result, table);
  return result;
}

}  // namespace reference
