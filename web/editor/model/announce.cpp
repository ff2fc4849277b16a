#include "model/announce.hpp"

#include <algorithm>

#include "model/completions.hpp"

namespace cadastre::editor {
namespace {

/// The board before the last change: undone boards wait in the future.
const Board* board_before(const State& s) {
  if (s.last_deed.empty()) return nullptr;
  if (s.last_deed == "ui.board.deed.undo")
    return s.history.future.empty() ? nullptr : s.history.future.back().board.get();
  return s.history.past.empty() ? nullptr : s.history.past.back().board.get();
}

/// Of a list that was changed in one place; where much is different nothing is told.
template <class T>
const T* first_new(const std::vector<T>& now, const std::vector<T>& before) {
  constexpr std::ptrdiff_t most = 100;
  const auto [first, old] = std::mismatch(now.begin(), now.end(), before.begin(), before.end());
  auto end = now.end(), old_end = before.end();
  while (end != first && old_end != old && *(end - 1) == *(old_end - 1)) --end, --old_end;
  if (end - first > most || old_end - old > most) return nullptr;
  for (auto one = first; one != end; ++one)
    if (std::find(old, old_end, *one) == old_end) return &*one;
  return nullptr;
}

/// The tile, the figure or the player that differs, in words.
std::string what_changed(const State& s, const Board& before, const Rulebook& book, const Phrasebook& words,
                         Edition edition) {
  const Board& now = *s.board;
  const auto figure = [&](const PlacedFigure& f) {
    const std::string_view kind = f.kind < book.classes.size() ? std::string_view(book.classes[f.kind].id) : "figure";
    return at_square(
        say(words, edition, "ui.board.figure-of",
            {{"figure", sentence_case(word(words, edition, kind))}, {"player", player_name(words, &now, f.player)}}),
        f.square, words, edition);
  };
  const auto tile = [&](const PlacedTile& t) {
    if (t.tile >= book.catalogue.tiles.size()) return std::string();
    return at_square(tile_name(book.catalogue.tiles[t.tile], t.turns, book, words, edition), t.square, words, edition);
  };
  const auto &played = now.selection.expansions, &earlier = before.selection.expansions;
  if (played.size() <= earlier.size() + 1 && earlier.size() <= played.size() + 1) {  // else many at once
    const std::string* one = first_new(played, earlier);
    if (!one) one = first_new(earlier, played);
    if (one) return expansion_name(*one, words, edition);
  }
  if (now.figures.size() + 1 < before.figures.size() || now.tiles.size() + 1 < before.tiles.size() ||
      now.tiles.size() > before.tiles.size() + 1)
    return {};  // another board altogether
  if (const PlacedTile* t = first_new(now.tiles, before.tiles)) return tile(*t);
  if (const PlacedTile* t = first_new(before.tiles, now.tiles)) return tile(*t);
  if (const PlacedFigure* f = first_new(now.figures, before.figures)) return figure(*f);
  if (const PlacedFigure* f = first_new(before.figures, now.figures)) return figure(*f);
  if (const Seat* seat = first_new(now.players, before.players))
    return say(words, edition, "ui.board.player-with-track",
               {{"player", player_name(words, &now, seat->player)}, {"points", seat->track}});
  return {};
}

/// What the tile that was just placed has completed, and what it paid.
std::string what_completed(const State& s, const Derived& d, const Board& before, const Rulebook& book,
                           const Phrasebook& words) {
  const Board& now = *s.board;
  if (now.tiles.size() != before.tiles.size() + 1) return {};
  const PlacedTile& placed = now.tiles.back();
  std::string text;
  const WhatIf w =
      what_if(before, score(before, book, d.rules), book, d.rules, placed.tile, {placed.square, placed.turns});
  for (const Completion& c : completions(w, d.rules, book, words)) text += (text.empty() ? "" : " ") + c.sentence;
  return text;
}

std::string of_what_is_held(const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words,
                            Edition edition) {
  if (!s.tile || !s.ghost || !s.ghost->held || *s.tile >= book.catalogue.tiles.size()) return {};
  const std::string tile = tile_name(book.catalogue.tiles[*s.tile], s.turns, book, words, edition);
  const bool fits = d.ghost_disagrees.bits == 0 && (fitting_turns(d, s.ghost->square) >> s.turns & 1);
  return say(words, edition, fits ? "ui.board.held.fits" : "ui.board.held.misfit",
             {{"tile", at_square(tile, s.ghost->square, words, edition)}});
}

}  // namespace

std::string at_square(std::string what, Square q, const Phrasebook& words, Edition edition) {
  return say(words, edition, "ui.board.at-square",
             {{"what", std::move(what)}, {"x", std::int64_t{q.x}}, {"y", std::int64_t{q.y}}});
}

std::string announcement(const Mirror& m, const State& s, const Derived& d, const Rulebook& book,
                         const Phrasebook& words) {
  const Edition edition = s.board->selection.edition;
  std::string text;
  const auto add = [&](const std::string& sentence) {
    if (sentence.empty()) return;
    if (!text.empty()) text += ' ';
    text += sentence;
  };
  if (const std::string on_pad = PadWords{s, d, book, words}.deed(); !on_pad.empty()) {
    add(on_pad);
  } else if (const Board* before = board_before(s)) {
    const std::string what = what_changed(s, *before, book, words, edition);
    const std::string deed = say(words, edition, s.last_deed);
    add(what.empty() ? say(words, edition, "ui.board.say.deed", {{"deed", deed}})
                     : say(words, edition, "ui.board.say.deed-to", {{"deed", deed}, {"what", what}}));
    if (s.last_deed == "ui.board.deed.place-tile") add(what_completed(s, d, *before, book, words));
  }
  if (m.explanation) {
    add(m.explanation->heading);
    for (const MirrorLine& line : m.explanation->lines)
      if (line.block == Line::Block::who) add(line.sentence);
    return text;
  }
  if (s.selecting.refused) add(say(words, edition, "ui.expansions.show.last"));
  add(of_what_is_held(s, d, book, words, edition));
  add(m.if_placed);
  return text;
}

}  // namespace cadastre::editor
