#pragma once
// What slides over a page: the tray of a phone with its three heights, sheets for a choice or a form, toasts.

#include <array>
#include <string>
#include <string_view>

#include "view/widgets/controls.hpp"

namespace cadastre::editor {

/// A sheet at the bottom that is pulled to one of three heights.
class Tray {
 public:
  std::array<float, 3> stops{76, 176, 600};
  int stop = 1;

  /// Where it lies, in an area of which it takes the lower part; follows a finger and glides to its stop.
  Box place(Ui&, const Box& area);
  /// Ground, grip and the drag. Returns what is left for content.
  Box draw(Ui&, std::string_view name, const Box&);

 private:
  float height_ = 0, grab_ = 0;
  bool dragging_ = false;
  float last_ = 0, speed_ = 0;
  double moved_ = 0, stepped_ = 0;
};

/// A sheet over everything: from below on a phone, in the middle or under a corner elsewhere. Content scrolls.
struct ModalSheet {
  std::string_view name, title;
  float width = 420;
  bool corner = false;  ///< under the upper right corner instead of in the middle
};
/// Call `begin`, draw from the returned y on within the box, then `end` with the height of the content.
class Modal {
 public:
  /// `height`: of the content, as it was last time.
  Box begin(Ui&, const ModalSheet&, float height, float* y);
  /// True: it was dismissed (close, a press outside, pulled down).
  bool end(Ui&, float bottom_of_content);

 private:
  float top_ = 0;
  bool dismissed_ = false;
};

/// One short message at the bottom, with at most one thing to press.
class Toast {
 public:
  void show(std::string text, std::string action, double now, double lasts);
  void clear() { text_.clear(); }
  bool shown() const { return !text_.empty(); }
  /// `bottom`: where it ends. True: its action was pressed.
  bool draw(Ui&, float left, float width, float bottom);

 private:
  std::string text_, action_;
  double until_ = 0, since_ = 0;
};

}  // namespace cadastre::editor
