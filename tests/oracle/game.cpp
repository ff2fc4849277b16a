#include "oracle/game.hpp"

#include <nlohmann/json.hpp>

namespace oracle {
namespace {

using nlohmann::json;

/// Reads members of an object and remembers the first one that is not there or is of another kind.
class Reader {
 public:
  explicit Reader(std::string& error) : error_(error) {}

  const json& member(const json& object, const char* key) {
    static const json nothing;
    if (object.is_object() && object.contains(key)) return object[key];
    fail(key);
    return nothing;
  }
  int number(const json& object, const char* key) { return as_number(member(object, key), key); }
  std::string text(const json& object, const char* key) {
    const json& value = member(object, key);
    if (!value.is_string()) return fail(key), std::string();
    return value.get<std::string>();
  }
  bool flag(const json& object, const char* key) {
    const json& value = member(object, key);
    return value.is_boolean() && value.get<bool>();
  }
  const json& list(const json& object, const char* key) {
    static const json nothing = json::array();
    const json& value = member(object, key);
    if (value.is_array()) return value;
    fail(key);
    return nothing;
  }
  std::vector<int> numbers(const json& object, const char* key) {
    std::vector<int> result;
    for (const json& value : list(object, key)) result.push_back(as_number(value, key));
    return result;
  }
  int as_number(const json& value, const char* key) {
    if (value.is_number_integer()) return value.get<int>();
    fail(key);
    return 0;
  }
  void fail(const char* key) {
    if (error_.empty()) error_ = std::string("cannot read \"") + key + "\"";
  }

 private:
  std::string& error_;
};

LaidTile tile_of(Reader& r, const json& j) {
  return {r.text(j, "tile"), r.number(j, "x"), r.number(j, "y"), r.number(j, "rotation")};
}

Spot spot_of(Reader& r, const json& j) {
  return {r.number(j, "x"), r.number(j, "y"), r.text(j, "feature"), r.text(j, "location")};
}

Event event_of(Reader& r, const json& j) {
  Event e;
  if (j.contains("after_tile")) e.after_tile = r.number(j, "after_tile");
  e.player = r.number(j, "player");
  e.name = r.text(j, "name");
  e.points = r.number(j, "points");
  for (const json& item : r.list(j, "items")) {
    e.items.push_back(
        {r.text(item, "name"), item.contains("count") ? r.number(item, "count") : 0, r.number(item, "points")});
  }
  if (j.contains("at")) e.at = spot_of(r, j["at"]);
  return e;
}

Occupied occupied_of(Reader& r, const json& j) {
  Occupied o;
  o.feature = r.text(j, "feature");
  for (const json& place : r.list(j, "places")) {
    if (!place.is_array() || place.size() != 3 || !place[2].is_string()) {
      r.fail("places");
      continue;
    }
    o.places.push_back(
        {r.as_number(place[0], "places"), r.as_number(place[1], "places"), o.feature, place[2].get<std::string>()});
  }
  if (o.feature != "Field") o.completed = r.flag(j, "completed");
  for (const json& s : r.list(j, "strengths")) o.strengths[r.number(s, "player")] = r.number(s, "strength");
  o.owners = r.numbers(j, "owners");
  return o;
}

Turn turn_of(Reader& r, const json& j) {
  Turn t;
  t.player = r.number(j, "player");
  t.tile = tile_of(r, j);
  t.also = j.contains("also");
  const json& meeple = r.member(j, "meeple");
  if (meeple.is_null()) return t;
  Figure f{r.number(meeple, "player"),
           r.text(meeple, "kind"),
           {t.tile.x, t.tile.y, r.text(meeple, "feature"), r.text(meeple, "location")}};
  if (meeple.contains("x")) f.spot.x = r.number(meeple, "x");
  if (meeple.contains("y")) f.spot.y = r.number(meeple, "y");
  t.figure = f;
  return t;
}

void read_setup(Reader& r, const json& j, Game& g) {
  for (const auto& [name, number] : r.member(j, "sets").items()) g.sets[name] = r.as_number(number, "sets");
  for (const auto& [name, value] : r.member(j, "elements").items()) g.elements.push_back(name);
  for (const auto& [name, value] : r.member(j, "rules").items()) {
    g.rules[name] = value.is_string() ? value.get<std::string>() : value.dump();
  }
  g.players = r.number(j, "players");
  g.start_tiles = r.number(j, "start_tiles");
}

}  // namespace

GameRead read_game(std::string_view text) {
  GameRead read;
  const json j = json::parse(text, nullptr, false);
  if (!j.is_object()) {
    read.error = "not a JSON object";
    return read;
  }
  Reader r(read.error);
  Game& g = read.game;
  read_setup(r, j, g);
  for (const json& tile : r.list(j, "tiles")) g.tiles.push_back(tile_of(r, tile));
  for (const json& figure : r.list(j, "figures")) {
    g.figures.push_back({r.number(figure, "player"), r.text(figure, "kind"), spot_of(r, figure)});
  }
  g.scores_before_final = r.numbers(j, "scores_before_final");
  g.scores = r.numbers(j, "scores");
  for (const json& event : r.list(j, "events")) g.events.push_back(event_of(r, event));
  for (const json& event : r.list(j, "final_events")) g.final_events.push_back(event_of(r, event));
  for (const json& entry : r.list(j, "occupied")) g.occupied.push_back(occupied_of(r, entry));
  for (const json& turn : r.list(j, "replay")) g.replay.push_back(turn_of(r, turn));
  return read;
}

}  // namespace oracle
