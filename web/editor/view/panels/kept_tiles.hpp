#pragma once
// The pictures of the palette's tiles stay on the graphics card until other tiles, another size or another theme is
// shown: writing them anew was most of what a frame of a desktop cost.

#include <memory>

#include "platform/kept_triangles.hpp"
#include "view/widgets/paint.hpp"

namespace cadastre::editor {

class KeptTiles {
 public:
  struct Picture {
    TileNumber tile = 0;
    Box box;  ///< from where the palette begins
    bool faint = false;
    friend bool operator==(const Picture&, const Picture&) = default;
  };
  /// Draws them with (0, 0) at `origin`.
  void draw(Ui&, const std::vector<Picture>&, ImVec2 origin);

 private:
  struct Key {
    std::vector<Picture> pictures;
    bool dark = false;
    float ratio = 0, white_x = 0, white_y = 0;  ///< of the atlas: it was baked anew if they differ
    friend bool operator==(const Key&, const Key&) = default;
  };
  Key key_;
  std::unique_ptr<ImDrawList> list_;
  KeptTriangles kept_;
};

}  // namespace cadastre::editor
