#include "json/seats.hpp"

#include "cadastre/text.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

/// Whether it is understood, be it taken or not.
bool read_seat(const Node& node, std::vector<Seat>& seats) {
  if (!node.is_object()) {
    node.wrong("object");
    return false;
  }
  warn_of_unknown_keys(node, {"player", "name", "track"});
  const auto player = read_player(node.at("player"));
  if (!player) return false;
  if (is_seated(seats, *player)) {  // nor will it sit down when the colour gets free: the game went on without it
    node.report("player-twice", {{"player", name(*player)}});
    return true;
  }
  Seat seat{*player, read_text(node.at("name"), player_name_limit), 0};
  keep_in_line(seat.name);
  if (seat.name.find_first_not_of(' ') == std::string::npos) seat.name.clear();  // nobody's name
  if (node.has("track")) seat.track = read_number(node.at("track"), -track_limit, track_limit).value_or(0);
  seats.push_back(std::move(seat));
  return true;
}

}  // namespace

bool has_word(const Node& node) {
  if (node.missing()) {
    report_missing(node);
  } else if (!node.is_text()) {
    node.wrong("text");
  }
  return node.is_text();
}

std::optional<Player> read_player(const Node& node) {
  if (!has_word(node)) return std::nullopt;
  const auto player = player_named(node.word());
  if (!player) node.report("unknown-player", {{"player", node.word()}});
  return player;
}

std::vector<Seat> read_seats(const Node& list, std::string* unread) {
  std::vector<Seat> seats;
  list.for_each([&](const Node& node) {
    if (!read_seat(node, seats) && unread) node.keep_in(*unread);
  });
  return seats;
}

}  // namespace cadastre
