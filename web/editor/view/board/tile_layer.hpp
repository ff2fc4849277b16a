#pragma once
// Ground, tiles and towers. The tiles in sight are emitted once and kept on the graphics card; while the camera only
// moves or zooms a little they are drawn from there, moved and scaled. So a frame of the board costs next to nothing
// however many tiles lie in it. When another level of detail is due, its meshes are compiled a few a frame and the old
// ones are shown until all are there.

#include <memory>
#include <set>

#include "platform/kept_triangles.hpp"
#include "view/board/board_canvas.hpp"

namespace cadastre::editor {

void draw_ground(const BoardCanvas&);

class TileLayer {
 public:
  TileLayer();
  ~TileLayer();

  /// `lifted`: a square whose tile is drawn faint, because it is in hand.
  void draw(const BoardCanvas&, std::optional<Square> lifted);
  /// More meshes are still to be compiled: another frame is wanted.
  bool preparing() const { return preparing_; }
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
    float white_x = 0, white_y = 0;  ///< of the atlas: it was baked anew if they differ
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
  /// Compiles at most so many meshes that the canvas will need; true if all are there.
  bool prepare(const BoardCanvas&, int most);
  void emit_shadows(const BoardCanvas&) const;
  void emit_towers(const BoardCanvas&) const;

  Key key_;
  Reach reach_;
  Camera made_;  ///< the camera that they were made for
  Window window_;
  bool sharp_ = false, preparing_ = false;
  std::unique_ptr<ImDrawList> list_;
  KeptTriangles kept_;
  std::set<std::uint32_t> prepared_;
};

}  // namespace cadastre::editor
