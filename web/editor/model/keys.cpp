#include "model/keys.hpp"

#include <array>

namespace cadastre::editor {
namespace {

/// Del takes away the least: a figure of the selected spot, else the tile.
std::optional<Intent> removal(const State& s) {
  const auto tile_there = [&](Square q) { return placed_at(*s.board, q) != nullptr; };
  if (s.selected) {
    for (std::size_t i = s.board->figures.size(); i-- > 0;) {
      const PlacedFigure& f = s.board->figures[i];
      if (f.square == s.selected->square && f.segment == s.selected->segment) return RemoveFigure{i};
    }
    if (tile_there(s.selected->square)) return RemoveTile{s.selected->square};
  }
  if (s.cursor && tile_there(*s.cursor)) return RemoveTile{*s.cursor};
  if (s.menu) return RemoveTile{s.menu->square};
  return std::nullopt;
}

/// R turns the tile in hand, else the one at the cursor or under the selection.
std::optional<Intent> turning(const State& s, int by) {
  if (s.tile) return Turn{by};
  if (s.selected) return TurnTile{s.selected->square, by};
  if (s.cursor && placed_at(*s.board, *s.cursor)) return TurnTile{*s.cursor, by};
  return std::nullopt;
}

/// M puts a figure on the selected spot, else takes one in hand.
std::optional<Intent> figure(const State& s) {
  if (s.selected) return PlaceFigure{s.player, s.figure, *s.selected};
  return ChooseTool{s.tool == Tool::figure ? Tool::select : Tool::figure};
}

std::optional<Intent> other_time(const State& s, const Derived& d) {
  if (s.selected) return SetWhen{shown_when(d, s) == When::now ? When::at_end : When::now};
  return SetColumn{s.column == Column::now ? Column::at_end : Column::now};
}

/// H shows what fits on the square of the cursor, and everything again.
std::optional<Intent> hole(const State& s) {
  if (s.hole) return ChooseHole{};
  return s.cursor ? std::optional<Intent>(ChooseHole{s.cursor}) : std::nullopt;
}

std::optional<Intent> with_control(const KeyPress& k, const State& s) {
  if (k.key == "z" || k.key == "Z") {
    if (k.shift) return can_redo(s) ? std::optional<Intent>(Redo{}) : std::nullopt;
    return can_undo(s) ? std::optional<Intent>(Undo{}) : std::nullopt;
  }
  if (k.key == "y" || k.key == "Y") return can_redo(s) ? std::optional<Intent>(Redo{}) : std::nullopt;
  return std::nullopt;
}

std::optional<Intent> player_key(char digit, const State& s) {
  const std::size_t seat = static_cast<std::size_t>(digit - '1');
  if (s.tool != Tool::figure || seat >= s.board->players.size()) return std::nullopt;
  return ChooseFigure{s.figure, s.board->players[seat].player};
}

constexpr std::array list{
    Shortcut{"1 – 4", "ui.board.key.pages"},  Shortcut{"/", "ui.board.key.search"},
    Shortcut{"← → ↑ ↓", "ui.board.key.move"}, Shortcut{"Enter", "ui.board.key.enter"},
    Shortcut{"R", "ui.board.key.turn"},       Shortcut{"M", "ui.board.key.figure"},
    Shortcut{"Del", "ui.board.key.remove"},   Shortcut{"Ctrl+Z", "ui.board.key.undo"},
    Shortcut{"Ctrl+Y", "ui.board.key.redo"},  Shortcut{".", "ui.board.key.when"},
    Shortcut{"F", "ui.board.key.fit"},        Shortcut{"+ −", "ui.board.key.zoom"},
    Shortcut{"E", "ui.board.key.eraser"},     Shortcut{"H", "ui.board.key.hole"},
    Shortcut{"N", "ui.board.key.note"},       Shortcut{"Esc", "ui.board.key.cancel"},
    Shortcut{"?", "ui.board.key.help"},
};

}  // namespace

std::optional<Intent> intent_for(const KeyPress& k, const State& s, const Derived& d, const Rulebook&) {
  if (k.control) return k.alt ? std::nullopt : with_control(k, s);
  if (k.alt) return std::nullopt;
  const std::string_view key = k.key;
  if (key == "Escape") return Back{};
  if (key == "?") return OpenOverlay{Overlay::shortcuts};
  if (key.size() == 1 && key[0] >= '1' && key[0] <= '8')
    if (auto chosen = player_key(key[0], s)) return chosen;
  if (key == "1") return OpenPage{Page::board};
  if (key == "2") return OpenPage{Page::pad};
  if (key == "3") return OpenPage{Page::rules};
  if (key == "4") return OpenPage{Page::expansions};
  if (s.page != Page::board || !s.overlays.empty()) return std::nullopt;

  if (key == "ArrowLeft" && !k.shift) return MoveCursor{-1, 0};
  if (key == "ArrowRight" && !k.shift) return MoveCursor{1, 0};
  if (key == "ArrowUp" && !k.shift) return MoveCursor{0, -1};
  if (key == "ArrowDown" && !k.shift) return MoveCursor{0, 1};
  if (key == "Enter") return s.tile || s.cursor ? std::optional<Intent>(Activate{}) : std::nullopt;
  if (key == "r") return turning(s, 1);
  if (key == "R") return turning(s, -1);
  if (key == "m" || key == "M") return figure(s);
  if (key == "Delete" || key == "Backspace") return removal(s);
  if (key == "e" || key == "E") return ChooseTool{s.tool == Tool::eraser ? Tool::select : Tool::eraser};
  if (key == "h" || key == "H") return hole(s);
  if (key == "n" || key == "N")
    return OpenNote{s.cursor ? s.cursor : s.selected ? std::optional(s.selected->square) : std::nullopt};
  if (key == ".") return other_time(s, d);
  if (key == "f" || key == "F") return LookAt{};
  if (key == "ContextMenu" && s.cursor) return OpenMenu{{*s.cursor, std::nullopt}};
  return std::nullopt;
}

std::span<const Shortcut> shortcuts() { return list; }

}  // namespace cadastre::editor
