#pragma once
// Where one looks: which point of the table lies in the middle of the view, and how large a tile is. Plain numbers.

#include <cstdint>
#include <span>

#include "cadastre/board.hpp"
#include "platform/host.hpp"

namespace cadastre::editor {

/// On the table: a square is 1 wide, (0, 0) is the upper left corner of square 0,0.
struct TablePoint {
  double x = 0, y = 0;
  friend bool operator==(TablePoint, TablePoint) = default;
};
/// On the screen, CSS px.
struct ScreenPoint {
  float x = 0, y = 0;
  friend bool operator==(ScreenPoint, ScreenPoint) = default;
};

inline constexpr float smallest_tile = 10, largest_tile = 420;

struct Camera {
  TablePoint middle{0.5, 0.5};  ///< lies at `centre` of the view
  float tile = 96;              ///< CSS px
  friend bool operator==(const Camera&, const Camera&) = default;
};

/// The view that a camera looks through: the box that is drawn and the one that no panel covers.
struct Window {
  Box whole, free;
  friend bool operator==(const Window&, const Window&) = default;
};

/// The part of the table that has tiles, in squares; empty tables have the square 0,0.
struct Extent {
  std::int32_t left = 0, top = 0, right = 1, bottom = 1;  ///< right and bottom are beyond the last
  friend bool operator==(const Extent&, const Extent&) = default;
};
Extent extent_of(const Board&);

ScreenPoint on_screen(const Camera&, const Window&, TablePoint);
TablePoint on_table(const Camera&, const Window&, ScreenPoint);
Square square_at(TablePoint);
Box box_of(const Camera&, const Window&, Square);

/// Shows all of the extent with so many squares around it, no tile larger than `largest`.
Camera fitted(const Extent&, const Window&, float largest = 150, double around = 0.5);
/// Moved so that what lies at `at` stays there.
Camera zoomed(const Camera&, const Window&, ScreenPoint at, float factor);
Camera panned(const Camera&, float dx, float dy);
/// Brought back so that a part of the extent lies in the middle of the view.
Camera bounded(const Camera&, const Extent&);
/// How far it is out of bounds, in squares.
TablePoint overshoot(const Camera&, const Extent&);
/// Between two cameras, t in 0..1: the zoom goes evenly, and what both show keeps its way.
Camera between(const Camera&, const Camera&, float t);

/// After letting go of a table in motion: v · e^(−t/325 ms), done below 0.02 px/ms.
struct Inertia {
  float vx = 0, vy = 0;  ///< px per ms at `since`
  double since = 0;
  float gone_x = 0, gone_y = 0;  ///< px moved so far
  bool moving = false;

  void start(float vx, float vy, double now);
  /// What it moved since the last call.
  ScreenPoint step(double now);
};

}  // namespace cadastre::editor
