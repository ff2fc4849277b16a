#pragma once
// Everything the editor holds, as a value: the document and what a person is doing with it. Changed by `reduce` alone.
// Only the document is undone; tools, tabs and filters stay as they are.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/rulebook.hpp"
#include "model/looking_up.hpp"
#include "model/pad_state.hpp"
#include "model/selecting.hpp"

namespace cadastre::editor {

/// A segment by where it lies. Unlike a Place it means the same after tiles were added or taken away.
struct Spot {
  Square square;
  SegmentNumber segment = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

enum class Tool : std::uint8_t { select, tile, figure, eraser };
enum class Page : std::uint8_t { board, pad, rules, expansions };
enum class Theme : std::uint8_t { automatic, light, dark };
/// The two scores of everything: as it stands, and if the game ended.
enum class When : std::uint8_t { now, at_end };
enum class Column : std::uint8_t { track, now, at_end };
enum class PaletteTab : std::uint8_t { tiles, figures };
enum class PaletteStock : std::uint8_t { in_box, all, fits };

/// What can lie over the page; the last opened closes first.
enum class Overlay : std::uint8_t {
  more,
  boards,
  players,
  problems,
  language,
  theme,
  shortcuts,
  about,
  open_file,
  share,
  share_selection,
  palette,
  note,
  picture,
};

/// What the palette shows.
struct Palette {
  PaletteTab tab = PaletteTab::tiles;
  PaletteStock stock = PaletteStock::in_box;
  std::string filter;               ///< as typed: "city north, road south"
  std::optional<SegmentKind> kind;  ///< only tiles with such a segment
  friend bool operator==(const Palette&, const Palette&) = default;
};

/// What outlives the session.
struct Settings {
  std::string language = "en";
  Theme theme = Theme::automatic;
  bool show_points = false;                                ///< a pill with the points on each occupied feature
  bool hint_done = false;                                  ///< the first-run hint was read
  std::array<bool, bucket_count> shown{true, true, true};  ///< editions that the selector lists
  bool mark_adaptations = false;
  std::string played;  ///< edition and expansions of the game before this one: `C3,abbot,tower`
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Where the tile in hand would lie.
struct Ghost {
  Square square;
  bool held = false;  ///< put down to be looked at (touch, keys); else it follows the pointer
  friend bool operator==(const Ghost&, const Ghost&) = default;
};

/// The menu of a square.
struct SquareMenu {
  Square square;
  std::optional<SegmentNumber> segment;
  friend bool operator==(const SquareMenu&, const SquareMenu&) = default;
};

/// Asks the board view to show something, once for each new `number`.
struct Look {
  std::uint32_t number = 0;
  std::optional<Square> square;  ///< none: the whole board
  friend bool operator==(const Look&, const Look&) = default;
};

using BoardValue = std::shared_ptr<const Board>;

/// A document that was, and what was done next: the phrase id of the deed (`ui.board.deed.place-tile`).
struct Past {
  BoardValue board;
  std::string_view deed;
  EntriesValue entries;
  Steps steps;
};

/// More steps than anybody goes back, and fewer where they take so many bytes: neither a day of editing nor a board of
/// thousands of tiles fills the memory.
inline constexpr std::size_t undo_limit = 1000, undo_bytes = 20'000'000;

/// Old boards, oldest first. None is ever changed, so each is kept once, however many steps have it.
struct History {
  std::vector<Past> past;
  std::vector<Past> future;  ///< the next to redo is last; its deed is what redoing does
  std::string merge;         ///< a change with the same key joins the last one (typing a name is one step)
};

struct State {
  // the document
  BoardValue board;
  EntriesValue entries;        ///< of the score pad; never null
  Steps steps;                 ///< done; going on to the next is no deed of its own, but undo knows what was done then
  std::uint64_t revision = 0;  ///< a new one for every change of the board, undo included
  History history;
  std::optional<Past> what_if_base;  ///< while something is tried out: the game to go back to
  std::string_view last_deed;        ///< of the last change, for toasts; empty after loading

  // what is being done
  Tool tool = Tool::select;
  std::optional<TileNumber> tile;  ///< in hand
  std::uint8_t turns = 0;
  std::optional<Ghost> ghost;
  std::optional<Square> lifted;     ///< the tile in hand is the one that lies here; placing it moves it
  std::optional<Square> replacing;  ///< the next tile chosen takes the place of this one
  std::optional<Square> hole;       ///< an empty square that is to be filled: the palette shows what fits there
  ClassNumber figure = 0;
  Player player = Player::red;

  // what is looked at
  std::optional<Spot> selected;
  std::optional<When> when;      ///< as chosen for the selected feature; none: whichever it has (see `shown_when`)
  std::optional<Square> cursor;  ///< of the keyboard; none until a key moved it
  std::optional<SquareMenu> menu;
  Look look;
  Page page = Page::board;
  std::vector<Overlay> overlays;
  std::optional<Square> note_at;  ///< of the note that is open; none: about the whole table
  std::string rule;               ///< id of the row open on the rules page
  Selecting selecting;
  Lookup lookup;
  std::uint64_t turned = 0;  ///< a new one whenever the page, its selector or its lookup shows something else
  Column column = Column::at_end;
  Palette palette;
  Pad pad;
  Settings settings;
};

/// An empty board for two, in the newest edition.
State initial_state(const Rulebook&);

/// The tile on a square as it is drawn: the first of those that claim it.
const PlacedTile* placed_at(const Board&, Square);

/// What is written there, or about the whole table; empty if nothing.
std::string_view note_at(const Board&, std::optional<Square>);

inline bool can_undo(const State& s) { return !s.history.past.empty(); }
inline bool can_redo(const State& s) { return !s.history.future.empty(); }
inline bool has(const State& s, Overlay o) {
  for (const Overlay open : s.overlays)
    if (open == o) return true;
  return false;
}

}  // namespace cadastre::editor
