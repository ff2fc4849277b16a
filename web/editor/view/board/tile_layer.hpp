#pragma once
// Ground, tiles and towers. The tiles in sight are emitted once and kept; while the camera only moves or zooms a
// little, a frame copies the kept vertices to their new place instead of making them again.

#include <memory>

#include "view/board/board_canvas.hpp"

namespace cadastre::editor {

void draw_ground(const BoardCanvas&);

class TileLayer {
 public:
  TileLayer();
  ~TileLayer();

  /// `lifted`: a square whose tile is drawn faint, because it is in hand.
  void draw(const BoardCanvas&, std::optional<Square> lifted);
  /// Whether the kept vertices are a little too large or small: one more frame, at rest, makes them anew.
  bool rough(const BoardSight& s) const { return made_.tile != s.camera.tile; }
  /// Next time everything is made anew.
  void sharpen() { sharp_ = false; }

 private:
  struct Key {
    BoardValue board;
    drawing::Level level = 0;
    bool dark = false;
    Edition edition = Edition::C3;
    float pixel = 1;
    std::optional<Square> lifted;
    std::uint32_t atlas = 0;
    bool operator==(const Key&) const = default;
  };
  struct Reach {  ///< squares that are kept, ends included
    std::int32_t left = 0, top = 0, right = -1, bottom = -1;
    bool holds(const Reach& r) const {
      return r.left >= left && r.top >= top && r.right <= right && r.bottom <= bottom;
    }
  };
  static Reach reach_of(const BoardCanvas&, std::int32_t around);
  void make(const BoardCanvas&, const Key&);
  void emit_shadows(const BoardCanvas&) const;
  void emit_towers(const BoardCanvas&) const;

  Key key_;
  Reach reach_;
  Camera made_;  ///< the camera that they were made for
  Window window_;
  bool sharp_ = false;
  std::unique_ptr<ImDrawList> kept_;
};

}  // namespace cadastre::editor
