#pragma once
// The app on the canvas: lays out places and panels, routes what a person does, and draws one frame when asked.
// It holds no rules and no state of the board: the model does; what it keeps is where one looks.

#include <memory>
#include <string_view>

#include "cadastre/phrasebook.hpp"
#include "view/widgets/input.hpp"

namespace cadastre::editor {

class Host;
class Model;

class App {
 public:
  /// Model and host outlive the app.
  App(Model&, Host&);
  ~App();

  // Events; each may ask the host for a frame.
  void pointer(const PointerEvent&);
  void wheel(const WheelEvent&);
  /// Whether the key was used (the page then keeps it from the browser).
  bool key(const KeyEvent&);
  void text(const TextEvent&);
  /// Browser's back: closes what was opened last. False if nothing was open.
  bool back();

  /// Opens what a link names: `board`, `rules`, `rules/base-game.road`. False if it names nothing.
  bool open_link(std::string_view fragment);

  /// A short message at the bottom, `id` of the phrasebook (`ui.offline`); with an action, its label's id.
  void toast(std::string_view id);

  /// Draws a frame, between ImGui::NewFrame and ImGui::Render, into the background draw list. `now` in seconds.
  /// Returns when the next frame is wanted if nothing happens: `now` or less = at once, infinity = never.
  double draw(const Screen&, double now);

  /// Where a control was drawn in the last frame, clipped to what is seen; empty if it was not. For tests:
  /// `button/undo`, `palette/BA/RCr`, `language/ro`, `score/red/at-end`, `explanation`, `tab/now`, `board` …
  Box rect_of(std::string_view name) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace cadastre::editor
