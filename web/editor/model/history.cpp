#include "model/history.hpp"

#include <utility>

#include "model/edit.hpp"
#include "model/hand.hpp"
#include "model/pad_reduce.hpp"

namespace cadastre::editor {
namespace {

/// Whatever pointed at things that are no longer there lets go.
void forget_what_is_gone(State& s, const Rulebook& book) {
  const auto tile_on = [&](Square q) { return placed_at(*s.board, q); };
  if (s.selected) {
    const PlacedTile* placed = tile_on(s.selected->square);
    if (!placed || placed->tile >= book.catalogue.tiles.size() ||
        s.selected->segment >= book.catalogue.tiles[placed->tile].segments.size()) {
      s.selected.reset();
      s.when.reset();
    }
  }
  if (s.lifted && !tile_on(*s.lifted)) {
    s.lifted.reset();
    s.tile.reset();
    s.ghost.reset();
  }
  if (s.replacing && !tile_on(*s.replacing)) s.replacing.reset();
  if (s.hole && tile_on(*s.hole)) choose_hole(s, std::nullopt);
  if (s.ghost && tile_on(s.ghost->square) && !(s.lifted && *s.lifted == s.ghost->square)) s.ghost.reset();
  const auto& seats = s.board->players;
  if (!seats.empty() && !is_seated(seats, s.player)) s.player = seats.front().player;
}

void put_board(State& s, BoardValue board, const Rulebook& book) {
  const bool reselected = s.board->selection != board->selection;
  // A menu is about a tile or about a hole.
  if (s.menu && !placed_at(*s.board, s.menu->square) != !placed_at(*board, s.menu->square)) s.menu.reset();
  s.board = std::move(board);
  if (reselected) follow(s.selecting, s.board->selection, book, false);
  ++s.revision;
  forget_what_is_gone(s, book);
}

/// About what a step keeps that the next one does not keep too.
std::size_t bytes_of(const Past& one, const Past* next) {
  std::size_t bytes = sizeof one;
  if (!next || one.board != next->board) {
    const Board& b = *one.board;
    bytes += sizeof b + b.tiles.capacity() * sizeof(PlacedTile) + b.figures.capacity() * sizeof(PlacedFigure);
    for (const Note& note : b.notes) bytes += sizeof note + note.text.size();
  }
  constexpr std::size_t of_lists = 100;  // what an entry says beside itself, on average
  if (!next || one.entries != next->entries) bytes += one.entries->size() * (sizeof(FeatureForm) + of_lists);
  return bytes;
}

/// The oldest steps go, the last one stays.
void remember(State& s, std::string_view deed) {
  auto& past = s.history.past;
  past.push_back({s.board, deed, s.entries, s.steps});
  std::size_t first = past.size() - 1;
  std::size_t bytes = bytes_of(past[first], nullptr);
  while (first > 0 && past.size() - first < undo_limit) {
    bytes += bytes_of(past[first - 1], &past[first]);
    if (bytes > undo_bytes) break;
    --first;
  }
  past.erase(past.begin(), past.begin() + static_cast<std::ptrdiff_t>(first));
}

/// The document that was put down last comes back, and the one of now goes onto the other pile.
void step(State& s, std::vector<Past>& from, std::vector<Past>& onto, std::string_view deed, const Rulebook& book) {
  if (from.empty()) return;
  const std::string_view done = from.back().deed;
  if (done == "ui.board.deed.new-board" || done == "ui.board.deed.load-board") {
    // Another game comes, where forms have no place: one that is open is seen to close first.
    s.pad.aside.clear();
    if (s.pad.draft) {
      s.pad.draft.reset();
      ++s.pad.revision;
      return;
    }
  }
  Past next = std::move(from.back());
  from.pop_back();
  onto.push_back({s.board, next.deed, s.entries, s.steps});
  s.history.merge.clear();
  s.last_deed = deed;
  s.entries.swap(next.entries);
  std::swap(s.steps, next.steps);
  follow_steps(s, next.steps);
  put_board(s, std::move(next.board), book);
  follow_entries(s, *next.entries);
}

}  // namespace

void commit(State& s, Edited next, std::string_view deed, const Rulebook& book, std::string merge) {
  if (!next) return;
  const bool joins = !merge.empty() && merge == s.history.merge && !s.history.past.empty();
  if (!joins) remember(s, deed);
  s.history.future.clear();
  s.history.merge = std::move(merge);
  s.last_deed = deed;
  put_board(s, std::make_shared<const Board>(std::move(*next)), book);
}

void commit_entries(State& s, Entries next, std::string_view deed) {
  remember(s, deed);
  s.history.future.clear();
  s.history.merge.clear();
  s.last_deed = deed;
  s.entries = std::make_shared<const Entries>(std::move(next));
  if (Edited seated = with_seats(*s.board, *s.entries)) s.board = std::make_shared<const Board>(std::move(*seated));
  ++s.revision;
}

void undo(State& s, const Rulebook& book) { step(s, s.history.past, s.history.future, "ui.board.deed.undo", book); }

void redo(State& s, const Rulebook& book) { step(s, s.history.future, s.history.past, "ui.board.deed.redo", book); }

}  // namespace cadastre::editor
