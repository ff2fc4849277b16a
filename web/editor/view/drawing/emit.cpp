#include "view/drawing/emit.hpp"

#include <imgui_internal.h>

namespace cadastre::editor::drawing {
namespace {

/// What becomes of a colour: the bits of `keep` stay, `set` is put in, the alpha times `share` / 256.
struct Paint {
  Colour keep, set, share;
};

/// Both loops run over plain memory, without a branch or a call: this is what a frame consists of.
void emit_painted(ImDrawList& list, const Mesh& mesh, Placing at, float pixel, Paint paint) {
  if (mesh.empty()) return;
  const auto vertices = static_cast<int>(mesh.vertices.size()), indices = static_cast<int>(mesh.indices.size());
  list.PrimReserve(indices, vertices);
  const ImVec2 white = list._Data->TexUvWhitePixel;  // there is no ImGui context to ask
  const float half = pixel * 0.5f;

  ImDrawVert* out = list._VtxWritePtr;
  const Vertex* v = mesh.vertices.data();
  for (const Vertex* end = v + vertices; v != end; ++v, ++out) {
    out->pos.x = at.x + v->x * at.scale + v->nx * half;
    out->pos.y = at.y + v->y * at.scale + v->ny * half;
    out->uv.x = white.x;
    out->uv.y = white.y;
    out->col = (v->colour & paint.keep) | paint.set | ((v->colour >> 24) * paint.share >> 8) << 24;
  }

  ImDrawIdx* index = list._IdxWritePtr;
  const auto base = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  const std::uint16_t* i = mesh.indices.data();
  for (const std::uint16_t* end = i + indices; i != end; ++i, ++index) *index = static_cast<ImDrawIdx>(base + *i);

  list._VtxWritePtr = out;
  list._IdxWritePtr = index;
  list._VtxCurrentIdx += static_cast<unsigned int>(vertices);
}

constexpr Colour rgb_bits = 0xFFFFFFu;

}  // namespace

void emit(ImDrawList& list, const Mesh& mesh, Placing at, float pixel) {
  emit_painted(list, mesh, at, pixel, {rgb_bits, 0, 256});
}

void emit_faded(ImDrawList& list, const Mesh& mesh, Placing at, float pixel, float opacity) {
  emit_painted(list, mesh, at, pixel, {rgb_bits, 0, static_cast<Colour>(opacity * 256)});
}

void emit_tinted(ImDrawList& list, const Mesh& mesh, Placing at, float pixel, Colour tint) {
  emit_painted(list, mesh, at, pixel, {0, tint & rgb_bits, (tint >> 24) + 1});
}

}  // namespace cadastre::editor::drawing
