#pragma once
// What floats over the board while something is being done: the bar of a ghost, what it would change, the menu of a
// square. Buttons are drawn here and found again by name; pressing one is an intent.

#include <string>
#include <vector>

#include "view/board/board_canvas.hpp"
#include "view/widgets/quick_taps.hpp"

namespace cadastre::editor {

struct MenuRow;

class BoardControls {
 public:
  void draw(const BoardCanvas&);

  /// Whether a pointer that goes down there belongs to a control, or to nobody: the other half of a double tap on what
  /// is not there any more. Remembers the pressed one.
  bool press(const PointerEvent&);
  /// The pointer went up: what that control wants, if it is still the one that was pressed.
  std::optional<Intent> release(float x, float y);
  void let_go() { pressed_.clear(); }
  bool hover(float x, float y);  ///< true if a control lies there

  /// Arrows and Enter in the menu. `used` tells whether the key means something there.
  std::optional<Intent> key(std::string_view key, bool* used);
  void open_menu_at(ScreenPoint at) { menu_at_ = at; }
  /// A menu that is longer than the board scrolls: pulled by the pointer that pressed it, or by a wheel.
  void pull(float y);
  void roll(float dy) { menu_up_ += dy; }

  std::optional<Box> find(std::string_view name) const;
  struct Control {
    std::string name;
    Box box;
    std::optional<Intent> intent;  ///< none: takes presses and gives them to nobody
    bool in_menu = false;
  };
  const std::vector<Control>& all() const { return controls_; }

 private:
  void draw_bar(const BoardCanvas&, float bottom);
  float draw_if_placed(const BoardCanvas&, float bottom);
  void draw_hint(const BoardCanvas&, float bottom, std::string_view text);
  void draw_menu(const BoardCanvas&);
  /// `number`: of the first that can be chosen in the row, then of the next row's.
  void draw_menu_row(const BoardCanvas&, const MenuRow&, const Box&, const Box& seen, int& number);
  void add(std::string name, const Box&, std::optional<Intent>, bool in_menu = false);
  const Control* under(float x, float y) const;

  std::vector<Control> controls_;
  std::string pressed_, hovered_;
  std::string tapped_;  ///< what was under the last tap; empty: the board
  QuickTaps taps_;
  std::optional<ScreenPoint> menu_at_;
  std::optional<SquareMenu> menu_for_;
  int menu_row_ = -1;
  float menu_up_ = 0, menu_hidden_ = 0, pulled_ = 0;  ///< scrolled by; how much does not fit; from where it is pulled
};

}  // namespace cadastre::editor
