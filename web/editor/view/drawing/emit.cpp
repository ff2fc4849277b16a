#include "view/drawing/emit.hpp"

#include <imgui_internal.h>

namespace cadastre::editor::drawing {
namespace {

/// Both loops run over plain memory without a branch; `paint` gives a vertex its colour.
template <class Paint>
void emit_with(ImDrawList& list, const Mesh& mesh, Placing at, float pixel, Paint paint) {
  if (mesh.empty()) return;
  const auto vertices = static_cast<int>(mesh.vertices.size()), indices = static_cast<int>(mesh.indices.size());
  list.PrimReserve(indices, vertices);
  const ImVec2 white = list._Data->TexUvWhitePixel;
  const float half = pixel * 0.5f;
  ImDrawVert* vertex = list._VtxWritePtr;
  for (const Vertex& v : mesh.vertices) {
    vertex->pos.x = at.x + v.x * at.scale + v.nx * half;
    vertex->pos.y = at.y + v.y * at.scale + v.ny * half;
    vertex->uv = white;
    vertex->col = paint(v.colour);
    ++vertex;
  }
  ImDrawIdx* index = list._IdxWritePtr;
  const auto base = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  for (const std::uint16_t i : mesh.indices) *index++ = static_cast<ImDrawIdx>(base + i);
  list._VtxWritePtr += vertices;
  list._IdxWritePtr += indices;
  list._VtxCurrentIdx += static_cast<unsigned int>(vertices);
}

}  // namespace

void emit(ImDrawList& list, const Mesh& mesh, Placing at, float pixel) {
  emit_with(list, mesh, at, pixel, [](Colour c) { return c; });
}

void emit_faded(ImDrawList& list, const Mesh& mesh, Placing at, float pixel, float opacity) {
  const auto share = static_cast<Colour>(opacity * 256);
  emit_with(list, mesh, at, pixel, [share](Colour c) { return (c & 0xFFFFFFu) | ((c >> 24) * share >> 8) << 24; });
}

void emit_tinted(ImDrawList& list, const Mesh& mesh, Placing at, float pixel, Colour tint) {
  const Colour rgb = tint & 0xFFFFFFu, share = (tint >> 24) + 1;
  emit_with(list, mesh, at, pixel, [=](Colour c) { return rgb | ((c >> 24) * share >> 8) << 24; });
}

}  // namespace cadastre::editor::drawing
