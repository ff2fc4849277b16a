#pragma once
// What the painters of the board share: where things lie, and what is drawn with.

#include "imgui.h"
#include "model/model.hpp"
#include "view/board/camera.hpp"
#include "view/drawing/emit.hpp"
#include "view/drawing/sketchbook.hpp"
#include "view/drawing/tokens.hpp"

namespace cadastre::editor {

/// How the board is seen: enough to know what lies where.
struct BoardSight {
  const Model& model;
  drawing::Sketchbook& book;
  const drawing::Theme& theme;
  Camera camera;
  Window window;
  drawing::Level level = 0;
  float pixel = 1;  ///< a device pixel in CSS px
  double now = 0;
  bool still = false;  ///< reduced motion

  const State& state() const { return model.state(); }
  const Derived& derived() const { return model.derived(); }
  const Board& board() const { return model.board(); }

  ImVec2 at(double x, double y) const {
    const ScreenPoint p = on_screen(camera, window, {x, y});
    return {p.x, p.y};
  }
  Box box(Square q) const { return box_of(camera, window, q); }
  /// A point of a tile (0..100) where it lies on the screen.
  ImVec2 on_tile(Square q, drawing::Point p) const { return at(q.x + p.x / 100, q.y + p.y / 100); }
  bool in_sight(Square q, float around = 0) const {
    const Box b = box(q);
    const Box& w = window.whole;
    return b.x + b.width + around > w.x && b.x - around < w.x + w.width && b.y + b.height + around > w.y &&
           b.y - around < w.y + w.height;
  }
  drawing::Placing placing(Square q) const {
    const Box b = box(q);
    return {b.x, b.y, camera.tile / 100};
  }
  /// Tiles that only the winter box has are painted in snow, and every tile is while that edition is played.
  drawing::Palette palette(TileNumber tile) const;
};

/// And what is drawn into.
struct BoardCanvas : BoardSight {
  ImDrawList& list;
  BoardCanvas(const BoardSight& sight, ImDrawList& l) : BoardSight(sight), list(l) {}
};

drawing::Palette palette_of(const Tile&, Edition, bool dark);

/// The spot of a segment on the table, tile units of its square; the middle if there is no such tile.
drawing::Point spot_of(const BoardSight&, const PlacedTile&, SegmentNumber);

}  // namespace cadastre::editor
