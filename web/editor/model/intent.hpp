#pragma once
// All that a person can want, one small struct each, and the one function that does it.

#include <variant>

#include "model/pad_intents.hpp"
#include "model/state.hpp"

namespace cadastre::editor {

struct Derived;

// --- changes of the document ---

struct PlaceTile {
  TileNumber tile = 0;
  Square square;
  std::uint8_t turns = 0;
};
/// The figures on it move along.
struct MoveTile {
  Square from, to;
  std::uint8_t turns = 0;
};
/// By quarter turns, clockwise; figures turn along.
struct TurnTile {
  Square square;
  int by = 1;
};
/// With the figures on it.
struct RemoveTile {
  Square square;
};
/// Seats the player if need be.
struct PlaceFigure {
  Player player = Player::red;
  ClassNumber kind = 0;
  Spot spot;
};
/// By its position in Board::figures.
struct RemoveFigure {
  std::size_t figure = 0;
};
struct SetTrack {
  Player player = Player::red;
  Points track = 0;
};
struct RenamePlayer {
  Player player = Player::red;
  std::string name;
};
struct AddPlayer {
  Player player = Player::red;
};
/// With the player's figures.
struct RemovePlayer {
  Player player = Player::red;
};
/// The figures change colour too; two seated players swap.
struct RecolourPlayer {
  Player from = Player::red, to = Player::red;
};
/// One seat up (-1) or down (1).
struct ReseatPlayer {
  Player player = Player::red;
  int by = 1;
};
struct SetEdition {
  Edition edition = Edition::C3;
};
struct SetVariant {
  std::string variant, value;
};
struct RenameBoard {
  std::string name;
};
/// An empty text takes the note away.
struct SetNote {
  std::optional<Square> square;
  std::string text;
};
struct NewBoard {};
/// Undo brings back what was there, unless it is the board to begin with: then nothing was done yet.
struct LoadBoard {
  Board board;
  bool first = false;
  Entries entries;
  Steps steps = {};
};
struct Undo {};
struct Redo {};
/// From here on things are tried out; `EndWhatIf` keeps them or puts everything back.
struct BeginWhatIf {};
struct EndWhatIf {
  bool keep = false;
};

// --- what is being done ---

struct ChooseTool {
  Tool tool = Tool::select;
};
struct ChooseTile {
  std::optional<TileNumber> tile;
};
/// Turns the tile in hand.
struct Turn {
  int by = 1;
};
/// Turns it to one orientation, e.g. the first that fits.
struct TurnTo {
  std::uint8_t turns = 0;
};
/// The pointer is over this square: the ghost follows unless it is held.
struct HoverSquare {
  std::optional<Square> square;
};
/// Puts the ghost down there without placing the tile.
struct HoldGhost {
  Square square;
};
/// Places the tile in hand where the ghost is.
struct PlaceGhost {};
struct ChooseFigure {
  ClassNumber kind = 0;
  Player player = Player::red;
};
/// Whose figure the next one is. Whatever is in hand, or looked at, stays.
struct ChoosePlayer {
  Player player = Player::red;
};
/// Takes the tile on that square in hand; placing it moves it.
struct LiftTile {
  Square square;
};
/// The next tile chosen in the palette takes its place.
struct BeginReplace {
  Square square;
};
/// The palette shows what fits on that empty square; a tile chosen then is held there.
struct ChooseHole {
  std::optional<Square> square;
};
/// Lets go of what was begun last: the ghost, the tile in hand, the tool, the selected feature.
struct Cancel {};

// --- what is looked at ---

struct SelectFeature {
  std::optional<Spot> spot;
};
struct SetWhen {
  When when = When::now;
};
struct MoveCursor {
  int dx = 0, dy = 0;
};
struct SetCursor {
  std::optional<Square> square;
};
/// Enter at the cursor: places the tile in hand, or selects the next segment of the tile there.
struct Activate {};
struct OpenMenu {
  SquareMenu at;
};
struct CloseMenu {};
/// Brings a square, or the whole board, into view.
struct LookAt {
  std::optional<Square> square;
};
struct OpenPage {
  Page page = Page::board;
};
struct OpenRule {
  std::string row;
};
/// Shows where a rule was used: the feature on the board, chosen.
struct ShowFeature {
  Spot spot;
};
struct SetLookup {
  Lookup lookup;
};
struct SearchExpansions {
  std::string text;
};
struct OpenNote {
  std::optional<Square> square;
};
struct OpenOverlay {
  Overlay overlay = Overlay::more;
};
struct CloseOverlay {};
/// Closes what was opened last: menu, overlay, explanation, page.
struct Back {};
struct SetColumn {
  Column column = Column::at_end;
};
struct SetPalette {
  Palette palette;
};
struct SetLanguage {
  std::string language;
};
struct SetTheme {
  Theme theme = Theme::automatic;
};
struct SetShowPoints {
  bool on = false;
};
struct DismissHint {};
struct RestoreSettings {
  Settings settings;
};

using Intent =
    std::variant<PlaceTile, MoveTile, TurnTile, RemoveTile, PlaceFigure, RemoveFigure, SetTrack, RenamePlayer,
                 AddPlayer, RemovePlayer, RecolourPlayer, ReseatPlayer, SetEdition, SetVariant, PressSelector,
                 RenameBoard, SetNote, NewBoard, LoadBoard, Undo, Redo, BeginWhatIf, EndWhatIf, ChooseTool, ChooseTile,
                 Turn, TurnTo, HoverSquare, HoldGhost, PlaceGhost, ChooseFigure, ChoosePlayer, LiftTile, BeginReplace,
                 ChooseHole, Cancel, SelectFeature, SetWhen, MoveCursor, SetCursor, Activate, OpenMenu, CloseMenu,
                 LookAt, OpenPage, OpenRule, OpenNote, ShowFeature, SetLookup, SearchExpansions, OpenOverlay,
                 CloseOverlay, Back, SetColumn, SetPalette, SetLanguage, SetTheme, SetShowPoints, DismissHint,
                 RestoreSettings, AddEntry, RemoveEntry, MoveEntry, Rematch, BeginEntry, EditEntry, Answer, SetFigures,
                 SetRole, NoteEntry, SetElements, CancelEntry, OpenPad, OpenStep, NextStep>;

/// What pressing a control of that name wants, where its name says it all: those of the expansion selector
/// (`expansions/…`), the filters of the rules page (`rules/during` …), `edition/C2`, `variant/ID/VALUE`, `rule/use/N`.
std::optional<Intent> intent_of(std::string_view control, const State&, const Derived&, const Rulebook&);

/// The state after the intent. What cannot be done (a tile that is not there, undo at the beginning) changes nothing.
/// Takes the state by value: `state = reduce(std::move(state), intent, rulebook)` copies no history.
State reduce(State, const Intent&, const Rulebook&);

}  // namespace cadastre::editor
