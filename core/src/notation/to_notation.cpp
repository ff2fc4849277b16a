#include <string>

#include "board/place_problem.hpp"
#include "cadastre/notation.hpp"
#include "notation/words.hpp"
#include "topology/square_index.hpp"

namespace cadastre {
namespace {

std::string heading(const Board& board) {
  std::string text = "cadastre 1 ";
  text.append(name(board.selection.edition)).append("\n");
  if (!board.name.empty()) text.append("name ").append(quoted(board.name)).append("\n");
  if (!board.selection.expansions.empty()) {
    text += "expansions";
    for (const std::string& expansion : board.selection.expansions) text.append(" ").append(quoted(expansion));
    text += "\n";
  }
  if (!board.selection.variants.empty()) {
    text += "variants";
    for (const VariantChoice& choice : board.selection.variants) {
      text.append(" ").append(quoted(choice.variant)).append("=").append(quoted(choice.value));
    }
    text += "\n";
  }
  if (!board.players.empty()) {
    text += "players";
    for (const Seat& seat : board.players) {
      text.append(" ").append(name(seat.player));
      if (!seat.name.empty()) text.append("=").append(quoted(seat.name));
      if (seat.track != 0) text.append(":").append(std::to_string(seat.track));
    }
    text += "\n";
  }
  return text;
}

std::string figure_text(const PlacedFigure& figure, const Tile& tile, int turns, const Rulebook& book) {
  std::string text(name(figure.player));
  const std::string_view kind = figure.kind < book.classes.size() ? std::string_view(book.classes[figure.kind].id) : "";
  if (kind != "meeple") text.append(":").append(kind);
  const SegmentKind feature = tile.segments[figure.segment].kind;
  text.append("@").append(name(feature));
  if (find_segment(tile, turns, feature, "") != figure.segment) {
    text.append(".").append(place_name(tile, turns, figure.segment));
  }
  return text;
}

}  // namespace

std::string to_notation(const Board& board, const Rulebook& book) {
  SquareIndex squares(board.tiles);
  std::vector<std::string> figures(board.tiles.size());
  for (std::size_t t = 0; t < board.tiles.size(); ++t) squares.put(static_cast<std::uint32_t>(t));
  for (const PlacedFigure& figure : board.figures) {
    const std::uint32_t t = squares.at(figure.square);
    if (t == SquareIndex::nobody || board.tiles[t].tile >= book.catalogue.tiles.size()) continue;
    const Tile& tile = book.catalogue.tiles[board.tiles[t].tile];
    if (figure.segment >= tile.segments.size()) continue;
    figures[t].append(" ").append(figure_text(figure, tile, board.tiles[t].turns, book));
  }
  std::string text = heading(board);
  for (std::size_t t = 0; t < board.tiles.size(); ++t) {
    const PlacedTile& placed = board.tiles[t];
    if (placed.tile >= book.catalogue.tiles.size()) continue;
    text.append(public_name(book.catalogue.tiles[placed.tile])).append(" ").append(std::to_string(placed.square.x));
    text.append(",").append(std::to_string(placed.square.y));
    if ((placed.turns & 3) != 0) text.append(" r").append(std::to_string(placed.turns & 3));
    if (!figures[t].empty()) text.append(" ").append(figures[t]);
    text += "\n";
  }
  for (const Note& note : board.notes) {
    text += "note ";
    if (note.square) {
      text.append(std::to_string(note.square->x)).append(",").append(std::to_string(note.square->y)).append(" ");
    }
    text.append(quoted(note.text)).append("\n");
  }
  return text;
}

}  // namespace cadastre
