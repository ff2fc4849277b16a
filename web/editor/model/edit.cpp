#include "model/edit.hpp"

#include <algorithm>
#include <cstdlib>

#include "cadastre/sort.hpp"
#include "cadastre/text.hpp"

namespace cadastre::editor {
namespace {

bool in_reach(Square q) { return std::abs(q.x) <= coordinate_limit && std::abs(q.y) <= coordinate_limit; }

int position_of(const std::vector<Seat>& seats, Player player) {
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].player == player) return static_cast<int>(i);
  return -1;
}

Seat* seat_in(Board& board, Player player) {
  const int i = position_of(board.players, player);
  return i < 0 ? nullptr : &board.players[static_cast<std::size_t>(i)];
}

std::uint8_t quarter(int turns) { return static_cast<std::uint8_t>(((turns % 4) + 4) % 4); }

}  // namespace

const Seat* seat_of(const Board& board, Player player) {
  const int i = position_of(board.players, player);
  return i < 0 ? nullptr : &board.players[static_cast<std::size_t>(i)];
}

Edited with_tile(const Board& board, const Catalogue& catalogue, TileNumber tile, Square square, int turns) {
  if (tile >= catalogue.tiles.size() || !in_reach(square) || tile_at(board, square) >= 0) return std::nullopt;
  Board next = board;
  next.tiles.push_back({tile, square, quarter(turns)});
  return next;
}

Edited with_tile_moved(const Board& board, const Catalogue& catalogue, Square from, Square to, int turns) {
  const int at = tile_at(board, from);
  if (at < 0 || !in_reach(to) || (!(from == to) && tile_at(board, to) >= 0)) return std::nullopt;
  Board next = board;
  PlacedTile& moved = next.tiles[static_cast<std::size_t>(at)];
  if (moved.tile >= catalogue.tiles.size()) return std::nullopt;
  moved.square = to;
  moved.turns = quarter(turns);
  for (PlacedFigure& figure : next.figures)
    if (figure.square == from) figure.square = to;
  if (next == board) return std::nullopt;
  return next;
}

Edited with_tile_replaced(const Board& board, const Catalogue& catalogue, Square square, TileNumber tile, int turns) {
  const int at = tile_at(board, square);
  if (at < 0 || tile >= catalogue.tiles.size()) return std::nullopt;
  Board next = board;
  PlacedTile& placed = next.tiles[static_cast<std::size_t>(at)];
  const PlacedTile before = placed;
  placed.tile = tile;
  placed.turns = quarter(turns);
  const Tile& old_tile = catalogue.tiles[before.tile];
  const Tile& new_tile = catalogue.tiles[tile];
  std::vector<PlacedFigure> kept;
  for (PlacedFigure figure : next.figures) {
    if (figure.square == square) {
      if (figure.segment >= old_tile.segments.size()) continue;
      // A figure stays if there is such a segment at the same place; a smaller one that has part of it will do.
      const SegmentKind kind = old_tile.segments[figure.segment].kind;
      const std::string where = place_name(old_tile, before.turns, figure.segment);
      std::optional<SegmentNumber> found = find_segment(new_tile, placed.turns, kind, where);
      for (std::size_t from = 0; !found && from <= where.size();) {
        const std::size_t dot = std::min(where.find('.', from), where.size());
        found = find_segment(new_tile, placed.turns, kind, std::string_view(where).substr(from, dot - from));
        from = dot + 1;
      }
      if (!found) continue;
      figure.segment = *found;
    }
    kept.push_back(figure);
  }
  next.figures = std::move(kept);
  if (next == board) return std::nullopt;
  return next;
}

Edited without_tile(const Board& board, Square square) {
  const int at = tile_at(board, square);
  if (at < 0) return std::nullopt;
  Board next = board;
  next.tiles.erase(next.tiles.begin() + at);
  // Another tile may claim the square too; then the figures are taken to stand on that one.
  if (tile_at(next, square) < 0)
    std::erase_if(next.figures, [&](const PlacedFigure& figure) { return figure.square == square; });
  return next;
}

Edited with_figure(const Board& board, const Rulebook& book, Player player, ClassNumber kind, const Spot& spot) {
  const PlacedTile* placed = placed_at(board, spot.square);
  if (!placed || placed->tile >= book.catalogue.tiles.size()) return std::nullopt;
  if (spot.segment >= book.catalogue.tiles[placed->tile].segments.size()) return std::nullopt;
  if (kind >= book.classes.size() || !book.classes[kind].figure) return std::nullopt;
  Board next = board;
  if (!seat_of(next, player)) next.players.push_back({player, {}, 0});
  next.figures.push_back({player, kind, spot.square, spot.segment});
  return next;
}

Edited without_figure(const Board& board, std::size_t figure) {
  if (figure >= board.figures.size()) return std::nullopt;
  Board next = board;
  next.figures.erase(next.figures.begin() + static_cast<std::ptrdiff_t>(figure));
  return next;
}

Edited with_track(const Board& board, Player player, Points track) {
  track = std::clamp(track, -track_limit, track_limit);
  Board next = board;
  Seat* seat = seat_in(next, player);
  if (!seat || seat->track == track) return std::nullopt;
  seat->track = track;
  return next;
}

Edited with_player_named(const Board& board, Player player, std::string_view name) {
  Board next = board;
  Seat* seat = seat_in(next, player);
  if (!seat || seat->name == name) return std::nullopt;
  seat->name = name;
  cut_to(player_name_limit, seat->name);
  return next;
}

Edited with_player(const Board& board, Player player) {
  if (seat_of(board, player)) return std::nullopt;
  Board next = board;
  next.players.push_back({player, {}, 0});
  return next;
}

Edited with_seats(const Board& board, const Entries& entries) {
  Board next = board;
  const auto seat = [&](Player player) {
    if (!seat_of(next, player)) next.players.push_back({player, {}, 0});
  };
  for (const FeatureForm& form : entries) {
    for (const auto& numbers : form.players) seat(numbers.player);
    for (const auto& role : form.roles) seat(role.player);
  }
  if (next.players.size() == board.players.size()) return std::nullopt;
  return next;
}

Edited without_player(const Board& board, Player player) {
  if (!seat_of(board, player) || board.players.size() < 2) return std::nullopt;
  Board next = board;
  std::erase_if(next.players, [&](const Seat& seat) { return seat.player == player; });
  std::erase_if(next.figures, [&](const PlacedFigure& figure) { return figure.player == player; });
  return next;
}

Edited with_player_recoloured(const Board& board, Player from, Player to) {
  if (from == to || !seat_of(board, from)) return std::nullopt;
  Board next = board;
  const auto swap = [&](Player& player) {
    if (player == from)
      player = to;
    else if (player == to)
      player = from;
  };
  for (Seat& seat : next.players) swap(seat.player);
  for (PlacedFigure& figure : next.figures) swap(figure.player);
  swap_players(next.unread.meeples, from, to);  // seats that were not read have no colour that is known
  return next;
}

void swap_players(std::string& json, Player from, Player to) {
  const std::string_view words[] = {name(from), name(to)};
  for (std::size_t at = json.find('"'); at != json.npos; at = json.find('"', at + 1))
    for (const int i : {0, 1}) {
      const std::size_t end = at + 1 + words[i].size();
      if (json.compare(at + 1, words[i].size(), words[i]) != 0 || end >= json.size() || json[end] != '"') continue;
      json.replace(at + 1, words[i].size(), words[1 - i]);
      at += words[1 - i].size() + 1;
      break;
    }
}

Edited with_player_reseated(const Board& board, Player player, int by) {
  const int from = position_of(board.players, player);
  const int to = from + by;
  if (from < 0 || by == 0 || to < 0 || to >= static_cast<int>(board.players.size())) return std::nullopt;
  Board next = board;
  Seat seat = std::move(next.players[static_cast<std::size_t>(from)]);
  next.players.erase(next.players.begin() + from);
  next.players.insert(next.players.begin() + to, std::move(seat));
  return next;
}

Edited with_name(const Board& board, std::string_view name) {
  if (board.name == name) return std::nullopt;
  Board next = board;
  next.name = name;
  cut_to(board_name_limit, next.name);
  return next;
}

Edited with_note(const Board& board, std::optional<Square> square, std::string_view text) {
  Board next = board;
  std::erase_if(next.notes, [&](const Note& note) { return note.square == square; });
  if (!text.empty()) {
    next.notes.push_back({square, std::string(text)});
    cut_to(note_limit, next.notes.back().text);
  }
  if (next == board) return std::nullopt;
  return next;
}

Board empty_board(Edition edition) {
  Board board;
  board.selection.edition = edition;
  board.players = {{Player::red, {}, 0}, {Player::blue, {}, 0}};
  return board;
}

Board rematch_of(const Board& board) {
  Board next;
  next.selection = board.selection;
  for (const Seat& seat : board.players) next.players.push_back({seat.player, seat.name, 0});
  return next;
}

}  // namespace cadastre::editor
