#pragma once
// What panels are drawn with, and what they remember of where one looks. A panel reads the model and wants intents;
// they are done after the frame, so nothing changes under a panel that is being drawn.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/model.hpp"
#include "view/pad/pad_memory.hpp"
#include "view/panels/kept_tiles.hpp"
#include "view/widgets/controls.hpp"
#include "view/widgets/sheet.hpp"

namespace cadastre::editor {

class BoardView;

/// Deeds of the shell that are no intents: files, links, settings.
enum class Deed : std::uint8_t {
  open_file,
  save_file,
  copy_link,
  copy_notation,
  copy_scores,
  copy_explanation,
  share_rule,
  link_rule,
  sample,
  share,
  print,
  new_board,
  undo,
  fit,
  zoom_in,
  zoom_out,
  copy_pad,        ///< the game as text
  save_pad_table,  ///< as CSV
  save_pad_picture,
  rematch,
  duplicate_board,
  restore_board,  ///< the one that was deleted last
  save_png,
  save_svg,
  save_wikitext,
  copy_wikitext,
  say_not_kept,  ///< that the browser does not keep the game, and what may be done
};

/// What only the view keeps: filters, forms that are being filled in, which parts are unfolded.
struct Memory {
  std::string board_name;           ///< while it is typed
  std::string note;                 ///< while it is typed
  std::string kept;                 ///< id of the kept board whose row is unfolded
  std::string kept_name;            ///< while it is typed
  int picture_width = 2000;         ///< in pixels
  std::string track[player_count];  ///< while it is typed
  std::string player_name;
  std::optional<Player> player;               ///< open in the list of players
  std::optional<SegmentKind> feature_kind;    ///< filter of the list of features
  std::string rule_search, expansion_search;  ///< while they are typed
  std::string palette_search;
  int wide_tab = 0;  ///< panel of middle widths: 0 tiles, 1 figures, 2 scores
  Tray tray, feature_tray;
  enum class PlayerForm : std::uint8_t { table, edit, add };
  PlayerForm player_form = PlayerForm::table;
  Modal modal;
  float modal_height = 0;  ///< of the content, as it was drawn last
  int modal_of = -1;       ///< which sheet that was
  Problems read_problems;  ///< of the file that was opened last
  Toast toast;
  bool not_kept = false;           ///< the browser found no room for the open game
  std::optional<Deed> toast_deed;  ///< what its button does
  // The link that holds the open game: asked for when the share sheet opens.
  std::string link, code;         ///< as in MadeLinkEvent
  std::uint64_t link_of = ~0ull;  ///< revision of the document that is in it
  bool link_made = false, link_of_selection = false;
  std::vector<std::string> languages;
  std::string sample;  ///< board JSON to open again
  KeptTiles kept_tiles;
  // Something of the palette that is dragged: over the board the board shows it, elsewhere it hangs at the pointer.
  Id carried = 0;
  std::optional<TileNumber> carried_tile;
  std::optional<Player> carried_figure;
  Box board_box;
  std::string rule_back;     ///< where Back of a rule leads: `board`, `pad` or empty
  int rule_shown = -1;       ///< the row that was drawn last
  std::string unfolded;      ///< which of its long lists
  int tab_shown = -1;        ///< of the expansion selector: the tab that was brought into sight
  float summary_height = 0;  ///< of what is selected, as it was drawn last
  PadMemory pad;
};

inline constexpr float bottom_bar_height = 64, rail_width = 80, top_bar_height = 56, strip_height = 56;

struct Scene {
  Ui& ui;
  Model& model;
  Memory& memory;
  BoardView& board;
  std::vector<Intent> intents{};
  std::vector<Deed> deeds{};
  std::string open_kept{};
  std::optional<KeptDeed> kept_deed{};

  // Out of line: a hundred places call them, and the editor has to stay small.
  [[gnu::noinline]] void want(Intent);
  void want(Deed);
  [[gnu::noinline]] void press(std::string_view control);  ///< what a control of that name wants (`intent_of`)
  [[gnu::noinline]] std::string say(std::string_view id) const;
  [[gnu::noinline]] std::string say(std::string_view id, const std::vector<Value>& values) const;
  const State& state() const { return model.state(); }
  const Tokens& colours() const { return ui.colours(); }
  ImDrawList& list() const { return ui.list(); }
};

/// Stable, in place and small; for lists that a person can read.
template <class T, class Before>
void arrange(std::vector<T>& list, Before before) {
  for (std::size_t i = 1; i < list.size(); ++i)
    for (std::size_t k = i; k > 0 && before(list[k], list[k - 1]); --k) std::swap(list[k], list[k - 1]);
}

/// `score/red/track` from its parts.
std::string joined(std::initializer_list<std::string_view>);

/// A column that is filled from top to bottom.
struct Flow {
  float x = 0, y = 0, width = 0;
  [[gnu::noinline]] Box take(float h) {
    const Box b{x, y, width, h};
    y += h;
    return b;
  }
  void gap(float h) { y += h; }
};

// ---- the frame of the app
void draw_rail(Scene&, Box);
void draw_bottom_bar(Scene&, Box);
void draw_top_bar(Scene&, Box);
void draw_board_tools(Scene&, Box board, Box free);
void draw_trial(Scene&, Box free);  ///< while something is tried out

// ---- panels
void draw_palette(Scene&, Box, bool with_tabs);  ///< beside the board
void draw_tray(Scene&, Box);                     ///< on a phone
void draw_score_strip(Scene&, Box);              ///< on a phone
float score_table_height(const Scene&);
void draw_score_table(Scene&, Box, bool titled);
void draw_scores(Scene&, Box);                                   ///< table, below it features or one explanation
float draw_feature_list(Scene&, float x, float y, float width);  ///< returns where it ends
void draw_explanation(Scene&, Box);                              ///< scrolls in the box, foot below
void draw_rules(Scene&, Box);
void draw_expansions(Scene&, Box);
/// Things to read and to press, one below the other. Returns where they end.
float draw_parts(Scene&, const MirrorParts&, float x, float y, float width);
void draw_overlays(Scene&);
std::string scores_text(Scene&);                   ///< to be copied
void draw_welcome(Scene&, Box free);               ///< of an empty board
void draw_hint(Scene&, Box free);                  ///< first run
float hint_height(const Scene&, const Box& free);  ///< what it takes from the board; 0 if it is not due
std::string explanation_text(Scene&);              ///< to be copied

}  // namespace cadastre::editor
