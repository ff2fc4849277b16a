#pragma once
// The one list of triangles that a frame is drawn into, and its shared state: the drawing half of Dear ImGui, without
// the context that its windows and widgets live in.

#include <imgui.h>
#include <imgui_internal.h>

namespace cadastre::editor {

class CanvasList {
 public:
  CanvasList();
  /// Empty, for a canvas of that many CSS px; curves and soft edges are as fine as the ratio asks.
  ImDrawList& begin(const ImFontAtlas&, float width, float height, float ratio);
  /// Call before the list is read.
  void finish() { list_._PopUnusedDrawCmd(); }
  ImDrawList& list() { return list_; }

 private:
  ImDrawListSharedData shared_;
  ImDrawList list_;
};

}  // namespace cadastre::editor
