#include "platform/canvas_list.hpp"

#include <cstdlib>

#include "platform/fonts.hpp"
#include "platform/kept_triangles.hpp"

namespace cadastre::editor {
namespace {

ImDrawList* current = nullptr;

// Dear ImGui does not look whether there was room. In wasm the first bytes of memory can be written, so that a list too
// long would change whatever lies there; the program shall end instead.
void* take(std::size_t size, void*) {
  void* const memory = std::malloc(size);
  if (!memory) std::abort();
  return memory;
}
void give(void* memory, void*) { std::free(memory); }

}  // namespace

ImDrawList& canvas_list() { return *current; }

void keep_triangles(const ImDrawList*, const ImDrawCmd*) {}

CanvasList::CanvasList() : list_(&shared_) {
  ImGui::SetAllocatorFunctions(take, give);
  shared_.InitialFlags =
      ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedLinesUseTex | ImDrawListFlags_AntiAliasedFill;
  current = &list_;
}

ImDrawList& CanvasList::begin(const ImFontAtlas& atlas, float width, float height, float ratio) {
  shared_.TexUvWhitePixel = atlas.TexUvWhitePixel;
  shared_.TexUvLines = atlas.TexUvLines;
  const Type body = type(TypeSize::body);
  shared_.Font = body.font;
  shared_.FontSize = body.size;
  shared_.ClipRectFullscreen = {0, 0, width, height};
  shared_.CurveTessellationTol = 1.25f / ratio;
  shared_.SetCircleTessellationMaxError(0.3f / ratio);
  list_._ResetForNewFrame();
  list_._FringeScale = 1 / ratio;
  list_.PushTextureID(atlas.TexID);
  list_.PushClipRectFullScreen();
  return list_;
}

}  // namespace cadastre::editor
