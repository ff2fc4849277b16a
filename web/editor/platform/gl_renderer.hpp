#pragma once
// Draws an ImGui list with WebGL2: one program, one texture, one draw call a clip rectangle.
// ImGui's own backend saves and restores all GL state in each frame and keeps the atlas as RGBA; nothing else draws on
// this canvas and letters are alpha alone, so this is smaller and quicker.

#include <imgui.h>

#include <cstdint>
#include <vector>

namespace cadastre::editor {

struct KeptTriangles;

class GlRenderer {
 public:
  /// Makes program and buffers; false if the context refuses.
  bool start();
  /// The context was lost and everything in it: forget the names, `start` again when it is back.
  void forget();
  bool ready() const { return program_ != 0; }

  /// Uploads the atlas; again after it was baked anew.
  void upload(ImFontAtlas&);
  /// Onto a buffer of that many device px; the app paints the ground itself.
  void draw(const ImDrawList&, int width, int height, float ratio);

 private:
  void draw_kept(const KeptTriangles&, int width, int height, float ratio);

  /// Buffers of one list that is kept; there are as many as there are such lists, which are few.
  struct Kept {
    const ImDrawList* list = nullptr;
    std::uint64_t version = 0;
    unsigned array = 0, vertices = 0, indices = 0;
  };
  Kept& kept_of(const ImDrawList*);

  std::vector<Kept> kept_;
  unsigned program_ = 0, array_ = 0, vertices_ = 0, indices_ = 0, texture_ = 0;
  int scale_ = -1;
};

}  // namespace cadastre::editor
