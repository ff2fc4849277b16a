#pragma once
// Triangles that stay on the graphics card from frame to frame, moved and scaled as a whole: what is large and seldom
// changes need not be written and sent anew for each frame.

#include <imgui.h>

#include <cstdint>

namespace cadastre::editor {

struct KeptTriangles {
  const ImDrawList* list = nullptr;  ///< its vertices and indices; clip rectangles and textures in it do not count
  std::uint64_t version = 0;         ///< another number for other triangles; never 0
  float scale = 1, x = 0, y = 0;     ///< a vertex lies at pos · scale + (x, y)
};

/// Stands in a draw list where kept triangles are drawn, with a KeptTriangles as its data. Does nothing itself: the
/// renderer knows it by its address. What it points to lives until the frame is drawn.
void keep_triangles(const ImDrawList*, const ImDrawCmd*);
inline void add_kept(ImDrawList& list, const KeptTriangles& kept) {
  list.AddCallback(keep_triangles, const_cast<KeptTriangles*>(&kept));
}

}  // namespace cadastre::editor
