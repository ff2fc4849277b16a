#pragma once
// Meshes into ImGui's draw list.

#include "imgui.h"
#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {

/// Where a mesh's origin goes, and how many draw list units (CSS px) one of its units is.
struct Placing {
  float x = 0, y = 0, scale = 1;
};

/// `pixel`: one device pixel in draw list units, 1 / ratio.
void emit(ImDrawList&, const Mesh&, Placing, float pixel);
/// Everything at that opacity.
void emit_faded(ImDrawList&, const Mesh&, Placing, float pixel, float opacity);
/// Everything in one colour; soft edges stay. For icons, accents, marks.
void emit_tinted(ImDrawList&, const Mesh&, Placing, float pixel, Colour);

}  // namespace cadastre::editor::drawing
