#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "reference/reference.hpp"

namespace reference {
namespace {

[[noreturn]] void stop(const std::string& what) {
  std::fprintf(stderr, "reference scorer: %s\n", what.c_str());
  std::abort();
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::string part;
  std::istringstream in(text);
  while (std::getline(in, part, at)) {
    while (!part.empty() && part.front() == ' ') part.erase(0, 1);
    parts.push_back(part);
  }
  return parts;
}

int side_number(char side) {
  const auto at = std::string("NESW").find(side);
  if (at == std::string::npos) stop(std::string("no side ") + side);
  return static_cast<int>(at);
}

// "city[N,W]+coat-of-arms", "road[S]+inn", "monastery"
Segment segment_of(const std::string& text) {
  Segment s;
  const std::string word = text.substr(0, text.find_first_of("[+"));
  if (word == "monastery" || word == "garden") {
    s.kind = word == "garden" ? Kind::garden : Kind::monastery;
    return s;
  }
  if (word != "city" && word != "road") stop("no feature " + text);
  s.kind = word == "city" ? Kind::city : Kind::road;
  const std::string inside = text.substr(text.find('[') + 1, text.find(']') - text.find('[') - 1);
  for (const std::string& side : split(inside, ',')) {
    const int left = side_number(side[0]) * points_of_a_side;
    s.points.insert(left + 1);
    if (s.kind == Kind::city) s.points.insert({left, left + 2});
  }
  if (text.find("+coat-of-arms") != std::string::npos) s.coats = 1;
  return s;
}

// "EL SR touches=1,2"
Segment field_of(const std::string& text, const std::vector<int>& cities) {
  Segment s;
  for (const std::string& word : split(text, ' ')) {
    if (word.rfind("touches=", 0) == 0) {
      for (const std::string& number : split(word.substr(8), ',')) s.borders.insert(cities.at(std::stoi(number) - 1));
    } else {
      s.points.insert(side_number(word[0]) * points_of_a_side + (word[1] == 'R' ? 2 : 0));
    }
  }
  return s;
}

}  // namespace

TileTable read_tiles(const std::string& path) {
  std::ifstream in(path);
  if (!in) stop("cannot open " + path);
  TileTable table;
  std::string line;
  while (std::getline(in, line)) {
    if (line.empty() || line[0] == '#' || line.rfind("tile\t", 0) == 0) continue;
    const auto cell = split(line, '\t');
    Tile tile;
    tile.copies = {
        {"C1", std::stoi(cell[1])}, {"C2", std::stoi(cell[2])}, {"C3", std::stoi(cell[3])}, {"WE", std::stoi(cell[4])}};
    tile.sides = cell[5];
    std::vector<int> cities;
    for (const std::string& text : split(cell[6], ';')) {
      if (text == "-") continue;
      tile.segments.push_back(segment_of(text));
      if (tile.segments.back().kind == Kind::city) cities.push_back(static_cast<int>(tile.segments.size()) - 1);
    }
    for (const std::string& text : split(cell[7], ';')) {
      if (text != "-") tile.segments.push_back(field_of(text, cities));
    }
    table[cell[0]] = tile;
  }
  return table;
}

Tile turned(const Tile& tile, int quarter_turns) {
  Tile result = tile;
  for (int side = 0; side < 4; ++side) result.sides[(side + quarter_turns) % 4] = tile.sides[side];
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    result.segments[i].points.clear();
    for (int p : tile.segments[i].points) {
      result.segments[i].points.insert((p + quarter_turns * points_of_a_side) % points_of_a_tile);
    }
  }
  return result;
}

std::string kind_name(Kind kind) {
  switch (kind) {
    case Kind::city:
      return "city";
    case Kind::road:
      return "road";
    case Kind::field:
      return "field";
    case Kind::monastery:
      return "monastery";
    case Kind::garden:
      return "garden";
  }
  return "";
}

std::string place_name(const Segment& segment) {
  std::string name;
  for (int p : segment.points) {
    const int part = p % points_of_a_side;
    if (segment.kind != Kind::field && part != 1) continue;
    if (!name.empty()) name += '.';
    name += "NESW"[p / points_of_a_side];
    if (segment.kind == Kind::field) name += part == 0 ? 'L' : 'R';
  }
  return name.empty() ? "I" : name;
}

}  // namespace reference
