#pragma once
// The board in words: what the HTML beside the canvas shows, and what a screen reader reads. Plain strings and
// numbers, in the language of the phrasebook, in the order of the screen.

#include "cadastre/phrasebook.hpp"
#include "derived.hpp"

namespace cadastre::editor {

struct MirrorScore {
  Player player = Player::red;
  std::string colour;  ///< the colour's word
  std::string name;    ///< the person's, else the colour's word
  PlayerTotal total;
  bool leads = false;
};

struct MirrorLine {
  Line::Block block = Line::Block::worth;
  std::string sentence;
  std::string arithmetic;
  std::string rule_id;  ///< row id, or empty
  std::string rule;     ///< its name, or empty
  std::string points;   ///< as written, or empty
  std::optional<Player> player;
};

/// The feature that is selected, at one of the two times.
struct MirrorExplanation {
  Spot spot;
  std::string title;    ///< `City`
  std::string state;    ///< `completed, 12 tiles`
  When when = When::now;
  bool scored = false;  ///< there is a sheet for that time
  Points worth = 0;
  std::string heading;  ///< `City, completed: 30 points`
  std::vector<MirrorLine> lines;
  std::string nobody_here;  ///< `Ana and Pavel have nobody here.`
};

/// One line of the list of features, and of the segments of a grid cell.
struct MirrorFeature {
  Spot spot;  ///< its first segment
  std::string name;
  std::string state;
  std::optional<Points> now, at_end;
  std::vector<Player> holders;  ///< who has figures there
  bool selected = false;
};

struct MirrorSegment {
  SegmentNumber segment = 0;
  std::string name;  ///< `City north and east, 30 points; Mira`
  bool selected = false;
};

/// A square that matters: with a tile, or free beside one. Others are left out, so the grid stays small however far
/// apart the tiles lie.
struct MirrorCell {
  Square square;
  int row = 0, column = 0;  ///< from 1, counting every row and column between the ends
  bool occupied = false;
  bool legal = false;  ///< the tile in hand fits
  bool selected = false;
  std::string name;
  std::vector<MirrorSegment> segments;
};

struct MirrorProblem {
  std::string code;
  Severity severity = Severity::warning;
  std::string where;
  std::string sentence;
  std::optional<Square> square;
};

struct MirrorTile {
  TileNumber tile = 0;
  std::string id;
  std::string alias;
  std::string name;  ///< its sides in words
  int left = 0, copies = 0;
  int fits = 0;
  bool chosen = false;
};

struct Mirror {
  std::string language;
  std::string title;      ///< of the board
  std::string selection;  ///< `C2+C3 · Base game`
  std::vector<std::string> score_heads;
  std::vector<MirrorScore> scores;  ///< most points at the end first
  std::vector<MirrorFeature> features;
  std::optional<MirrorExplanation> explanation;
  std::vector<MirrorProblem> problems;
  std::string problems_heading;
  int rows = 0, columns = 0;
  std::vector<MirrorCell> cells;  ///< by row, then column
  std::vector<MirrorTile> tiles;  ///< of the box
  std::string box_heading;
  std::string announcement;  ///< for the live region: what the last change means
};

Mirror mirror(const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// `City north, road south; field` — a tile in words, as it lies after so many turns.
std::string tile_name(const Tile&, int turns, const Phrasebook&, Edition);
/// `City`, `Road` …; its state: `completed, 12 tiles`.
std::string feature_title(const Feature&, const Rulebook&, const Phrasebook&, Edition);
std::string feature_state(const Feature&, const Phrasebook&, Edition);
/// `C2+C3`, the bucket a person chose.
std::string edition_bucket(Edition);
/// `A, B and C`
std::string list_of(const std::vector<std::string>&, const Phrasebook&, Edition);

}  // namespace cadastre::editor
