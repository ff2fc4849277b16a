#include "reference/table.hpp"

namespace reference {
namespace {

// ------------------------------------------------------------------------------------------------ flood fill

int side_of(int point) { return point / points_of_a_side; }

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
      if (other == table.tiles.end() || other->second.sides[(side_of(point) + 2) % 4] != tile.sides[side_of(point)]) {
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
    case Kind::road:
      return f.tiles;
    case Kind::city: {
      const bool small = rules.two_tile_city_gives_two && f.tiles == 2;
      return (f.completed && !small ? 2 : 1) * (f.tiles + f.coats);
    }
    case Kind::monastery:
      return f.ring;
    case Kind::field:
      return 3 * static_cast<int>(f.cities.size());
    case Kind::garden:
      return 0;  // nothing without an abbot
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
  const Table table = read_table(text, tile_table);
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
