// What each intent does to the state. The document goes through `commit` of history.hpp, which keeps the old board.

#include <algorithm>
#include <utility>

#include "cadastre/legality.hpp"
#include "model/edit.hpp"
#include "model/hand.hpp"
#include "model/history.hpp"
#include "model/intent.hpp"
#include "model/pad_reduce.hpp"

namespace cadastre::editor {
namespace {

void place(State& s, const PlaceTile& i, const Rulebook& book) {
  const std::uint64_t before = s.revision;
  commit(s, with_tile(*s.board, book.catalogue, i.tile, i.square, i.turns), "ui.board.deed.place-tile", book);
  if (s.revision == before) return;
  s.ghost.reset();
  s.menu.reset();
  // The tile stays in hand while the box has more of it.
  if (s.tile == i.tile) {
    const std::vector<int> left = left_in_box(*s.board, book.catalogue);
    if (i.tile >= left.size() || left[i.tile] == 0) s.tile.reset();
  }
}

void move(State& s, const MoveTile& i, const Rulebook& book) {
  const bool follows = s.selected && s.selected->square == i.from;
  Spot selected = follows ? *s.selected : Spot{};
  const std::optional<When> when = s.when;
  const std::uint64_t before = s.revision;
  commit(s, with_tile_moved(*s.board, book.catalogue, i.from, i.to, i.turns), "ui.board.deed.move-tile", book);
  if (s.revision != before && follows) {
    selected.square = i.to;
    s.selected = selected;
    s.when = when;
  }
  if (s.lifted && *s.lifted == i.from) {
    empty_hand(s);
    s.tool = Tool::select;
  }
  if (s.cursor && *s.cursor == i.from && s.revision != before) s.cursor = i.to;
}

void turn_placed(State& s, const TurnTile& i, const Rulebook& book) {
  const PlacedTile* placed = placed_at(*s.board, i.square);
  if (!placed) return;
  commit(s, with_tile_moved(*s.board, book.catalogue, i.square, i.square, placed->turns + i.by),
         "ui.board.deed.turn-tile", book);
}

void place_ghost(State& s, const Rulebook& book) {
  if (!s.tile || !s.ghost) return;
  const Square to = s.ghost->square;
  if (s.lifted) {
    move(s, {*s.lifted, to, s.turns}, book);
    empty_hand(s);
    s.tool = Tool::select;
    return;
  }
  place(s, {*s.tile, to, s.turns}, book);
}

void choose_tile(State& s, std::optional<TileNumber> tile, const Rulebook& book) {
  if (tile && *tile >= book.catalogue.tiles.size()) return;
  if (tile && s.replacing) {
    const Square at = *s.replacing;
    const PlacedTile* placed = placed_at(*s.board, at);
    const int turns = placed ? placed->turns : 0;
    s.replacing.reset();
    commit(s, with_tile_replaced(*s.board, book.catalogue, at, *tile, turns), "ui.board.deed.replace-tile", book);
    s.tool = Tool::select;
    return;
  }
  empty_hand(s);
  s.tile = tile;
  s.turns = 0;
  s.tool = tile ? Tool::tile : Tool::select;
  if (tile) {
    s.selected.reset();
    s.when.reset();
    s.menu.reset();
    const std::optional<Square> at = s.hole ? s.hole : s.cursor;
    if (!at || placed_at(*s.board, *at)) return;
    s.ghost = Ghost{*at, true};
    for (std::uint8_t turns = 0; s.hole && turns < 4; ++turns)
      if (disagreeing_sides(*s.board, book.catalogue, *tile, {*at, turns}).bits == 0) {
        s.turns = turns;
        break;
      }
  }
}

void end_what_if(State& s, const EndWhatIf& i, const Rulebook& book) {
  if (!s.what_if_base) return;
  const Past base = std::move(*s.what_if_base);
  s.what_if_base.reset();
  if (i.keep) {  // from here on it is the game, and kept as such
    s.last_deed = {};
    ++s.revision;
    return;
  }
  if (*base.board == *s.board && *base.entries == *s.entries && base.steps == s.steps) return;
  // Putting back is one more change, so what was tried can itself be had again by undo.
  const EntriesValue tried = s.entries;
  commit(s, *base.board, "ui.board.deed.put-back", book);
  s.entries = base.entries;
  s.steps = base.steps;
  follow_entries(s, *tried);
}

void activate(State& s, const Rulebook& book) {
  if (s.tile) {
    if (!s.ghost && s.cursor && !placed_at(*s.board, *s.cursor)) s.ghost = Ghost{*s.cursor, true};
    place_ghost(s, book);
    return;
  }
  if (!s.cursor) return;
  const PlacedTile* placed = placed_at(*s.board, *s.cursor);
  if (!placed || placed->tile >= book.catalogue.tiles.size()) return;
  const std::size_t segments = book.catalogue.tiles[placed->tile].segments.size();
  if (segments == 0) return;
  const std::size_t next = s.selected && s.selected->square == *s.cursor ? s.selected->segment + 1u : 0u;
  if (next >= segments)
    select(s, {std::nullopt}, book);
  else
    select(s, {Spot{*s.cursor, static_cast<SegmentNumber>(next)}}, book);
}

void load(State& s, Board board, const Entries& entries, const Steps& steps, std::string_view deed,
          const Rulebook& book) {
  end_what_if(s, {false}, book);
  empty_hand(s);
  s.selected.reset();
  s.when.reset();
  s.menu.reset();
  s.cursor.reset();
  if (s.hole) choose_hole(s, std::nullopt);
  s.tool = Tool::select;
  clear_pad(s.pad);
  if (Edited seated = with_seats(board, entries)) board = std::move(*seated);
  if (*s.board == board && s.entries->empty() && entries.empty() && s.steps == steps) return;
  if (s.board->tiles.size() > 1) s.settings.played = selection_text(s.board->selection, book);
  commit(s, std::move(board), deed, book);
  s.entries = std::make_shared<const Entries>(entries);
  s.steps = steps;
  follow(s.selecting, s.board->selection, book, true);
  ++s.look.number;
  s.look.square.reset();
}

struct Reducer {
  State& s;
  const Rulebook& book;

  void edit(Edited next, std::string_view deed, std::string merge = {}) {
    commit(s, std::move(next), deed, book, std::move(merge));
  }
  /// What happens to a player happens on the score pad too.
  void edit(Edited next, std::string_view deed, Entries entries) {
    if (!next) return;
    commit(s, std::move(next), deed, book);
    s.entries = std::make_shared<const Entries>(std::move(entries));
  }
  static std::string key(std::string_view what, Player player) { return std::string(what) + std::string(name(player)); }

  void operator()(const PlaceTile& i) { place(s, i, book); }
  void operator()(const MoveTile& i) { move(s, i, book); }
  void operator()(const TurnTile& i) { turn_placed(s, i, book); }
  void operator()(const RemoveTile& i) { edit(without_tile(*s.board, i.square), "ui.board.deed.remove-tile"); }
  void operator()(const PlaceFigure& i) {
    edit(with_figure(*s.board, book, i.player, i.kind, i.spot), "ui.board.deed.place-figure");
  }
  void operator()(const RemoveFigure& i) { edit(without_figure(*s.board, i.figure), "ui.board.deed.remove-figure"); }
  void operator()(const SetTrack& i) {
    edit(with_track(*s.board, i.player, i.track), "ui.board.deed.track", key("track ", i.player));
  }
  void operator()(const RenamePlayer& i) {
    edit(with_player_named(*s.board, i.player, i.name), "ui.board.deed.rename-player", key("name ", i.player));
  }
  void operator()(const AddPlayer& i) { edit(with_player(*s.board, i.player), "ui.board.deed.add-player"); }
  void operator()(const RemovePlayer& i) {
    if (s.board->players.size() > 1) drafts_without_player(s, i.player);
    edit(without_player(*s.board, i.player), "ui.board.deed.remove-player", without_player(*s.entries, i.player));
  }
  void operator()(const RecolourPlayer& i) {
    if (seat_of(*s.board, i.from)) recolour_drafts(s.pad, i.from, i.to);
    edit(with_player_recoloured(*s.board, i.from, i.to), "ui.board.deed.recolour-player",
         with_player_recoloured(*s.entries, i.from, i.to));
  }
  void operator()(const ReseatPlayer& i) {
    edit(with_player_reseated(*s.board, i.player, i.by), "ui.board.deed.reseat-player");
  }
  void operator()(const SetEdition& i) { edit(with_edition(*s.board, i.edition), "ui.board.deed.edition"); }
  void operator()(const SetVariant& i) {
    edit(with_variant(*s.board, book, i.variant, i.value), "ui.board.deed.variant");
  }
  void operator()(const PressSelector& i) {
    Reselected made = reselect(s, i, book);
    edit(std::move(made.board), made.deed);
  }
  void operator()(const RenameBoard& i) {
    edit(with_name(*s.board, i.name), "ui.board.deed.rename-board", "board name");
  }
  void operator()(const SetNote& i) {
    std::string merge = "note";
    if (i.square) merge += std::to_string(i.square->x) + ',' + std::to_string(i.square->y);
    edit(with_note(*s.board, i.square, i.text), "ui.board.deed.note", std::move(merge));
  }
  void operator()(const NewBoard&) {
    load(s, empty_board(s.board->selection.edition), {}, {}, "ui.board.deed.new-board", book);
  }
  void operator()(const LoadBoard& i) {
    load(s, i.board, i.entries, i.steps, "ui.board.deed.load-board", book);
    if (!i.first) return;
    s.history = {};
    s.last_deed = {};
  }
  void operator()(const Undo&) { undo(s, book); }
  void operator()(const Redo&) { redo(s, book); }
  void operator()(const BeginWhatIf&) {
    if (!s.what_if_base) s.what_if_base = Past{s.board, {}, s.entries, s.steps};
    s.menu.reset();
  }
  void operator()(const EndWhatIf& i) { end_what_if(s, i, book); }

  void operator()(const ChooseTool& i) { choose_tool(s, i.tool); }
  void operator()(const ChooseTile& i) { choose_tile(s, i.tile, book); }
  void operator()(const Turn& i) { s.turns = static_cast<std::uint8_t>(((s.turns + i.by) % 4 + 4) % 4); }
  void operator()(const TurnTo& i) { s.turns = i.turns & 3; }
  void operator()(const HoverSquare& i) {
    if (!s.tile || (s.ghost && s.ghost->held)) return;
    s.ghost.reset();
    if (i.square && (!placed_at(*s.board, *i.square) || s.lifted == i.square)) s.ghost = Ghost{*i.square, false};
  }
  void operator()(const HoldGhost& i) {
    if (!s.tile || (placed_at(*s.board, i.square) && s.lifted != i.square)) return;
    s.ghost = Ghost{i.square, true};
    s.menu.reset();
  }
  void operator()(const PlaceGhost&) { place_ghost(s, book); }
  void operator()(const ChooseFigure& i) {
    if (i.kind >= book.classes.size() || !book.classes[i.kind].figure) return;
    choose_tool(s, Tool::figure);
    s.figure = i.kind;
    s.player = i.player;
  }
  void operator()(const ChoosePlayer& i) { s.player = i.player; }
  void operator()(const LiftTile& i) {
    const PlacedTile* placed = placed_at(*s.board, i.square);
    if (!placed) return;
    choose_tool(s, Tool::tile);
    empty_hand(s);
    s.menu.reset();
    s.tile = placed->tile;
    s.turns = placed->turns;
    s.lifted = i.square;
  }
  void operator()(const BeginReplace& i) {
    if (!placed_at(*s.board, i.square)) return;
    choose_tool(s, Tool::tile);
    empty_hand(s);
    s.menu.reset();
    s.replacing = i.square;
  }
  void operator()(const ChooseHole& i) {
    if (i.square && placed_at(*s.board, *i.square)) return;
    s.menu.reset();
    choose_tool(s, Tool::select);
    s.palette.tab = PaletteTab::tiles;
    choose_hole(s, i.square);
  }
  void operator()(const Cancel&) { cancel(s); }

  void operator()(const SelectFeature& i) { select(s, i, book); }
  void operator()(const SetWhen& i) { s.when = i.when; }
  void operator()(const MoveCursor& i) { move_cursor(s, i); }
  void operator()(const SetCursor& i) { set_cursor(s, i.square); }
  void operator()(const Activate&) { activate(s, book); }
  void operator()(const OpenMenu& i) {
    s.menu = i.at;
    if (!placed_at(*s.board, i.at.square)) s.menu->segment.reset();
  }
  void operator()(const CloseMenu&) { s.menu.reset(); }
  void operator()(const LookAt& i) {
    ++s.look.number;
    s.look.square = i.square;
  }
  void operator()(const OpenPage& i) {
    s.page = i.page;
    ++s.turned;
    s.menu.reset();
    s.overlays.clear();
  }
  void operator()(const OpenRule& i) {
    s.page = Page::rules;
    s.rule = i.row;
    ++s.turned;
    s.menu.reset();
    s.overlays.clear();
  }
  void operator()(const ShowFeature& i) {
    (*this)(OpenPage{Page::board});
    select(s, {i.spot}, book);
    (*this)(LookAt{i.spot.square});
  }
  void operator()(const SetLookup& i) {
    s.lookup = i.lookup;
    ++s.turned;
  }
  void operator()(const SearchExpansions& i) {
    s.selecting.search = i.text;
    ++s.turned;
  }
  void operator()(const OpenNote& i) {
    s.note_at = i.square;
    (*this)(OpenOverlay{Overlay::note});
  }
  void operator()(const OpenOverlay& i) {
    s.menu.reset();
    std::erase(s.overlays, i.overlay);
    s.overlays.push_back(i.overlay);
  }
  void operator()(const CloseOverlay&) {
    if (!s.overlays.empty()) s.overlays.pop_back();
  }
  void operator()(const Back&) {
    go_back(s);
    ++s.pad.revision;
  }
  void operator()(const SetColumn& i) { s.column = i.column; }
  void operator()(const SetPalette& i) {
    s.palette = i.palette;
    if (s.palette.stock != PaletteStock::fits) s.hole.reset();
  }
  void operator()(const SetLanguage& i) { s.settings.language = i.language; }
  void operator()(const SetTheme& i) { s.settings.theme = i.theme; }
  void operator()(const SetShowPoints& i) { s.settings.show_points = i.on; }
  void operator()(const DismissHint&) { s.settings.hint_done = true; }
  void operator()(const RestoreSettings& i) {
    s.settings = i.settings;
    EditionFilter& filter = s.selecting.selector.filter;
    filter.mark_adaptations = i.settings.mark_adaptations;
    if (i.settings.shown != std::array<bool, bucket_count>{}) filter.shown = i.settings.shown;
    follow(s.selecting, s.board->selection, book, false);
    ++s.turned;
  }

  void operator()(const Rematch&) { load(s, rematch_of(*s.board), {}, {}, "ui.board.deed.new-board", book); }
  void operator()(const auto& i) {
    act_on_pad(s, i, book);
    ++s.pad.revision;
  }
};

}  // namespace

State reduce(State state, const Intent& intent, const Rulebook& book) {
  std::visit(Reducer{state, book}, intent);
  return state;
}

}  // namespace cadastre::editor
