#pragma once
// The board on the canvas: draws the table, moves over it, and turns gestures into intents.
// It owns what is only looked at (camera, gestures, animations) and asks the model for everything else.

#include <memory>
#include <optional>
#include <string_view>

#include "platform/host.hpp"

struct ImDrawList;

namespace cadastre::editor {

class Model;
namespace drawing {
class Sketchbook;
struct Theme;
}  // namespace drawing

class BoardView {
 public:
  /// All of them outlive the view.
  BoardView(Model&, Host&, drawing::Sketchbook&);
  ~BoardView();

  /// Where the board may be drawn, and the part of it that no panel covers (for fitting, centring, bars).
  /// Call before events and `draw` whenever either changed.
  void place(Box whole, Box free);

  // Events. Give it every event of a pointer that went down on the board, and moves without buttons over it.
  void pointer(const PointerEvent&);
  void wheel(const WheelEvent&);
  /// Something else took over (a panel opened, the page changed): lets go of all pointers.
  void let_go();
  /// Something of the palette is carried over the board: the tile or figure in hand follows, and is put down by `drop`.
  void carry(float x, float y);
  void drop(float x, float y);
  /// Keys that belong to the view alone: + and - zoom, with Shift the arrows pan, arrows and Enter in the menu of a
  /// square. Ask it before the model's table. False if not used.
  bool key(const KeyEvent&);

  /// Emits everything of the board: ground, tiles, figures, pills, bars, the menu of a square. Asks the host for the
  /// frames that its animations need. Wants an ImGui frame and the fonts of the platform.
  void draw(ImDrawList&, const drawing::Theme&);

  // The camera, for buttons.
  void zoom_by(float factor);
  void fit();
  bool is_fitted() const;
  float tile_size() const;  ///< CSS px a tile

  /// Where a thing of the board lies on the canvas; none if it is not there or out of sight.
  /// `square/2,-1` · `ghost` · `ghost/turn` `ghost/place` `ghost/cancel` (the bar) · `segment/2,-1/city/N.E` (a point
  /// that a tap there would hit; `segment/2,-1/city.N.E` too) · `figure/3` (position in Board::figures) ·
  /// `figure/2,-1/0` (the first on that square) · `pill` · `menu/turn` `menu/move` `menu/replace` `menu/remove` …
  std::optional<Box> rect_of(std::string_view name) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace cadastre::editor
