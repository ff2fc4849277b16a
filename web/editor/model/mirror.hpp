#pragma once
// The board in words: what the HTML beside the canvas shows, and what a screen reader reads. Plain strings and
// numbers, in the language of the phrasebook, in the order of the screen.

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"
#include "model/intent.hpp"
#include "model/mirror_parts.hpp"
#include "model/pad_mirror.hpp"

namespace cadastre::editor {

struct MirrorScore {
  Player player = Player::red;
  std::string colour;  ///< the colour's word
  std::string name;    ///< the person's, else the colour's word
  PlayerTotal total;
  bool leads = false;
  Points pad = 0;  ///< what the score pad says; it is in none of the others
  friend bool operator==(const MirrorScore&, const MirrorScore&) = default;
};

struct MirrorLine {
  Line::Block block = Line::Block::worth;
  std::string sentence;
  std::string arithmetic;
  std::string rule_id;  ///< row id, or empty
  std::string rule;     ///< its name, or empty
  std::string points;   ///< as written, or empty
  std::optional<Player> player;
  friend bool operator==(const MirrorLine&, const MirrorLine&) = default;
};

/// The feature that is selected, at one of the two times.
struct MirrorExplanation {
  Spot spot;
  std::string title;  ///< `City`
  std::string state;  ///< `completed, 12 tiles`
  When when = When::now;
  bool scored = false;  ///< there is a sheet for that time
  Points worth = 0;
  std::string heading;  ///< `City, completed: 30 points`
  std::vector<MirrorLine> lines;
  std::string nobody_here;  ///< `Ana and Pavel have nobody here.`
  friend bool operator==(const MirrorExplanation&, const MirrorExplanation&) = default;
};

/// One line of the list of features, and of the segments of a grid cell.
struct MirrorFeature {
  Spot spot;  ///< its first segment
  std::string name;
  std::string state;
  std::optional<Points> now, at_end;
  std::vector<Player> holders;  ///< who has figures there
  bool selected = false;
  friend bool operator==(const MirrorFeature&, const MirrorFeature&) = default;
};

struct MirrorSegment {
  SegmentNumber segment = 0;
  std::string target;  ///< `city/N.E`: what acts name it by
  std::string name;    ///< `City north and east, 30 points; Mira`
  bool selected = false;
  friend bool operator==(const MirrorSegment&, const MirrorSegment&) = default;
};

struct MirrorFigure {
  std::size_t figure = 0;  ///< position in Board::figures
  Player player = Player::red;
  SegmentNumber segment = 0;
  std::string name;  ///< `Meeple of Mira`
  friend bool operator==(const MirrorFigure&, const MirrorFigure&) = default;
};

/// A square that matters: with a tile, or free beside one. Others are left out, so the grid stays small however far
/// apart the tiles lie. Of many thousands, those near the cursor are listed (Mirror::further).
struct MirrorCell {
  Square square;
  int row = 0, column = 0;  ///< from 1, counting every row and column between the ends
  bool occupied = false;
  bool selected = false;
  std::string name;
  std::string note;
  std::vector<MirrorSegment> segments;
  std::vector<MirrorFigure> figures;  ///< the first hundred
  friend bool operator==(const MirrorCell&, const MirrorCell&) = default;
};

struct MirrorProblem {
  std::string code;
  Severity severity = Severity::warning;
  std::string where;
  std::string sentence;
  std::optional<Square> square;
  friend bool operator==(const MirrorProblem&, const MirrorProblem&) = default;
};

struct MirrorTile {
  TileNumber tile = 0;
  std::string id;
  std::string alias;
  std::string name;  ///< its sides in words
  int left = 0;
  int fits = 0;
  bool chosen = false;
  friend bool operator==(const MirrorTile&, const MirrorTile&) = default;
};

struct Mirror {
  std::string language;
  std::string title;      ///< of the board
  std::string selection;  ///< `C2+C3 · Base game`
  std::vector<std::string> score_heads;
  std::string pad_head, pad_note;   ///< while something stands on the score pad: the pad's column, and what it is not
  std::vector<MirrorScore> scores;  ///< most points at the end first
  std::vector<MirrorFeature> features;
  std::optional<MirrorExplanation> explanation;
  std::vector<MirrorProblem> problems;
  std::string problems_heading;
  int rows = 0, columns = 0;      ///< of the whole board
  std::vector<MirrorCell> cells;  ///< by row, then column
  std::string further;            ///< that cells and features are only those near a square, the next in each direction
                                  ///< and what lies on them; empty if all are listed
  std::vector<MirrorTile> tiles;  ///< as the palette shows them
  std::string box_heading;
  std::vector<PadPart> pad;  ///< the score pad
  PaletteStock stock = PaletteStock::in_box;
  std::string filter;
  std::string hole;          ///< what is said of the hole that is to be filled: `At 1, 2: 5 of 31 tiles left fit here`
  std::string if_placed;     ///< of the tile that is held over the board
  std::string board_note;    ///< about the whole table
  std::string announcement;  ///< for the live region: what the last change means
  std::string place;         ///< `board`, `pad`, `rules`, `expansions`: which one is looked at
  MirrorParts parts;         ///< of the rules page and of the expansion selector while they are looked at
  friend bool operator==(const Mirror&, const Mirror&) = default;
};

Mirror mirror(const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// What may be done in the HTML. `square` where the act has one, `target` as told:
///   move       the grid's focus is on that square
///   choose     a tile by id or alias; empty: none
///   place      the tile in hand there, as it is turned; target: quarter turns instead
///   turn       the tile on that square, else the one in hand; target "-1": counter-clockwise
///   remove     the tile of that square
///   lift       takes the tile of that square in hand
///   meeple     a figure on a segment: "city/N.E" or its number; of the chosen player, or "red:city/N.E"
///   take       a figure by its position in Board::figures
///   player     the chosen player by colour
///   explain    a segment of that square, as above; empty: lets go
///   when       "now" or "at-end"
///   track      "red=8"
///   rule       a row by id
///   find-tiles tiles by the words of target
///   stock      "in-box", "all", "fits"
///   hole       that empty square is to be filled
///   note       target is written on that square; about the whole table: "table-note"
///   undo, redo, cancel, what-if, keep, put-back
///   press      a control by its name on the canvas, as `intent_of` knows them
///   search     "rules/search=inn": what was typed there
///   pad-…, rematch   on the score pad, see pad_mirror.hpp
///   page       "board", "pad", "rules", "expansions"
/// (The app itself knows `new`: an empty board, the old one stays among the kept.)
/// Nothing if the act or its target means nothing.
std::optional<Intent> mirror_intent(std::string_view act, Square, std::string_view target, const State&, const Derived&,
                                    const Rulebook&);

/// `City north, road south; field` — a tile in words, as it lies after so many turns.
std::string tile_name(const Tile&, int turns, const Rulebook&, const Phrasebook&, Edition);
/// `City north and east`
std::string segment_name(const Tile&, int turns, SegmentNumber, const Phrasebook&, Edition);
/// `City`, `Road` …; its state: `completed, 12 tiles`.
std::string feature_title(SegmentKind, const Phrasebook&, Edition);
std::string feature_state(const Feature&, const Phrasebook&, Edition);
/// `C2+C3`, the bucket a person chose.
std::string edition_bucket(Edition);
/// `+3`, `0`, `−2` (with a real minus)
std::string signed_points(Points);
/// The first letter large.
std::string sentence_case(std::string);

/// As somebody types it; nothing if it is anything else, or too great.
std::optional<int> whole_number(std::string_view);

}  // namespace cadastre::editor
