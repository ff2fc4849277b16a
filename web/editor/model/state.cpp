#include "model/state.hpp"

#include "model/edit.hpp"

namespace cadastre::editor {

State initial_state(const Rulebook& book) {
  State s;
  s.board = std::make_shared<const Board>(empty_board(Edition::C3));
  s.selecting.selector = open_selector(book.expansions);
  s.entries = std::make_shared<const Entries>();
  for (std::size_t i = 0; i < book.classes.size(); ++i)
    if (book.classes[i].figure) {
      s.figure = static_cast<ClassNumber>(i);
      break;
    }
  return s;
}

const PlacedTile* placed_at(const Board& board, Square square) {
  const int at = tile_at(board, square);
  return at < 0 ? nullptr : &board.tiles[static_cast<std::size_t>(at)];
}

std::string_view note_at(const Board& board, std::optional<Square> square) {
  for (const Note& note : board.notes)
    if (note.square == square) return note.text;
  return {};
}

}  // namespace cadastre::editor
