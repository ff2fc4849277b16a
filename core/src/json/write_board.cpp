#include "board/place_problem.hpp"
#include "cadastre/json.hpp"
#include "cadastre/json_text.hpp"
#include "json/ledger_entries.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

void write_seat(JsonText& json, const Seat& seat) {
  json.begin_object().key("player").text(name(seat.player));
  if (!seat.name.empty()) json.key("name").text(seat.name);
  json.key("track").number(seat.track).end_object();
}

void write_tile(JsonText& json, const PlacedTile& placed, const Catalogue& catalogue) {
  json.begin_object();
  if (placed.tile < catalogue.tiles.size()) json.key("tile").text(public_name(catalogue.tiles[placed.tile]));
  json.key("x").number(placed.square.x).key("y").number(placed.square.y);
  json.key("rotation").number(90 * (placed.turns & 3)).end_object();
}

/// What was kept of a list behind what was written of it.
void write_unread(JsonText& json, const std::string& elements) {
  if (!elements.empty()) json.on_new_line(2).as_it_is(elements);
}

/// A figure that stands nowhere is written without its feature.
void write_meeple(JsonText& json, const PlacedFigure& figure, const Board& board, const Rulebook& book) {
  json.begin_object().key("player").text(name(figure.player));
  if (figure.kind < book.classes.size()) json.key("kind").text(book.classes[figure.kind].id);
  json.key("x").number(figure.square.x).key("y").number(figure.square.y);
  const int t = tile_at(board, figure.square);
  if (t >= 0) {
    const PlacedTile& placed = board.tiles[static_cast<std::size_t>(t)];
    if (placed.tile < book.catalogue.tiles.size()) {
      const Tile& tile = book.catalogue.tiles[placed.tile];
      if (figure.segment < tile.segments.size()) {
        json.key("feature").text(name(tile.segments[figure.segment].kind));
        json.key("at").text(place_name(tile, placed.turns, figure.segment));
      }
    }
  }
  json.end_object();
}

}  // namespace

std::string write_board(const Board& board, const Rulebook& book) {
  Board known = board;
  known.unread = {};
  return write_game(known, {}, book);
}

std::string write_game(const Board& board, const std::vector<FeatureForm>& entries, const Rulebook& book,
                       const std::vector<ItemNumber>& steps) {
  JsonText json;
  json.begin_object().on_new_line(1).key("cadastre").number(1);
  if (!board.name.empty()) json.on_new_line(1).key("name").text(board.name);
  json.on_new_line(1).key("selection");
  write_selection(json, board.selection);
  json.on_new_line(1).key("players").begin_list();
  for (const Seat& seat : board.players) write_seat(json.on_new_line(2), seat);
  write_unread(json, board.unread.players);
  json.end_list();
  json.on_new_line(1).key("tiles").begin_list();
  for (const PlacedTile& placed : board.tiles) write_tile(json.on_new_line(2), placed, book.catalogue);
  write_unread(json, board.unread.tiles);
  json.end_list();
  json.on_new_line(1).key("meeples").begin_list();
  for (const PlacedFigure& figure : board.figures) write_meeple(json.on_new_line(2), figure, board, book);
  write_unread(json, board.unread.meeples);
  json.end_list();
  if (!entries.empty()) {
    json.on_new_line(1).key("entries").begin_list();
    for (const FeatureForm& entry : entries) write_entry(json.on_new_line(2), entry, book);
    json.end_list();
  }
  if (!steps.empty() || !board.unread.steps.empty()) {
    json.on_new_line(1).key("steps").begin_list();
    for (const ItemNumber item : steps) json.text(book.items[item].id);
    write_unread(json, board.unread.steps);
    json.end_list();
  }
  if (!board.notes.empty()) {
    json.on_new_line(1).key("notes").begin_list();
    for (const Note& note : board.notes) {
      json.on_new_line(2).begin_object();
      if (note.square) json.key("x").number(note.square->x).key("y").number(note.square->y);
      json.key("text").text(note.text).end_object();
    }
    json.end_list();
  }
  if (!board.unread.members.empty()) json.on_new_line(1).as_it_is(board.unread.members);
  json.end_object();
  return json.take() + "\n";
}

}  // namespace cadastre
