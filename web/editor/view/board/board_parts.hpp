#pragma once
// What the board view keeps from frame to frame. board_view.cpp draws with it, board_gestures.cpp acts on it.

#include "view/board/board_controls.hpp"
#include "view/board/board_view.hpp"
#include "view/board/figure_layer.hpp"
#include "view/board/gestures.hpp"
#include "view/board/hit.hpp"
#include "view/board/tile_layer.hpp"

namespace cadastre::editor {

/// The camera on its way to somewhere.
struct Flight {
  Camera from, to;
  double since = 0;
  float ms = 0;
  bool active = false;
};

/// The feature that is lit, or was and fades out. By spot, because features are counted anew after each edit.
struct Light {
  std::optional<Spot> spot;
  float from = 0, target = 0;
  double since = 0;
  float amount(double now, bool still) const;
  bool moving(double now, bool still) const { return amount(now, still) != target; }
};

struct BoardView::Parts {
  Model& model;
  Host& host;
  drawing::Sketchbook& book;
  const drawing::Theme* theme = &drawing::light_theme;

  // where one looks
  Camera camera;
  Window window;
  drawing::Level level = 2;
  bool placed = false;  ///< the window is known
  bool fitted = true;   ///< shows all of the table, and goes on doing so when the window changes
  Flight flight;
  Inertia inertia;

  // hands
  Gestures gestures;
  bool control_held = false;  ///< the pointer went down on a control
  enum class Dragged : std::uint8_t { nothing, table, ghost } dragged = Dragged::nothing;
  TablePoint over{};  ///< how far a drag has pulled the table out of bounds, before it gives only a third
  std::optional<ScreenPoint> hover;     ///< of a mouse
  bool idle_tap = false;                ///< the tap before was meant for nothing but looking
  std::optional<Square> figure_square;  ///< touch: the tile whose spots are shown
  float wheel_turn = 0;
  double wheel_turned = 0;

  // what is shown
  TileLayer tiles;
  float drawn_tile = 0;  ///< in the frame before
  BoardControls controls;
  std::vector<ShownFigure> figures;
  std::optional<Box> pill;
  Light light;
  std::optional<Square> settled;  ///< the tile placed last
  double settled_since = 0;

  // what of the model was seen last
  std::uint32_t look_seen = 0;
  std::optional<Spot> selected_seen;
  std::optional<Square> cursor_seen;
  bool hand_seen = false;

  Parts(Model& m, Host& h, drawing::Sketchbook& b) : model(m), host(h), book(b) {}

  BoardSight sight() const;
  double now() const { return host.around.now; }
  bool still() const { return host.around.reduced_motion; }
  Extent extent() const { return editor::extent_of(model.board()); }

  // camera (board_camera.cpp)
  void put_window(Box whole, Box free);
  void fly_to(const Camera&, float ms = 180);
  void jump_to(const Camera&);
  void fit(bool at_once);
  void show(Square);
  void show_feature(FeatureNumber);
  void zoom(ScreenPoint at, float factor);
  void step_camera();
  void spring_back();
  void stop() { flight.active = inertia.moving = false; }

  // gestures (board_gestures.cpp)
  void act(const Intent&);
  void mean(const Gesture&);
  void tap(const gesture::Tap&);
  void tap_with_tile(const gesture::Tap&);
  void tap_with_figure(const gesture::Tap&);
  void tap_to_erase(const gesture::Tap&);
  void tap_to_select(const gesture::Tap&);
  void show_all_or_near(const gesture::Tap&);
  void long_press(const gesture::LongPress&);
  void drag_begin(const gesture::DragBegin&);
  void drag(const gesture::Drag&);
  void drag_end(const gesture::DragEnd&);
  void hover_at(float x, float y);
  void hold_ghost(Square, bool near = false);
  void turn_to_fit(Square);
  void place_ghost();
  Square square_under(float x, float y) const { return square_at(on_table(camera, window, {x, y})); }

  // a frame (board_view.cpp)
  void notice_model();
  void draw(ImDrawList&);
  std::vector<FigureSpot> shown_spots(int* nearest) const;
  void ask_for_frames();
  Cursor cursor() const;
  std::optional<Box> rect_of(std::string_view name) const;
};

}  // namespace cadastre::editor
