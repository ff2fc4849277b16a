#pragma once
// Type in five sizes and two weights. Draw text with the size given here, not with ImGui's own:
//   const Type t = type(TypeSize::body);  list->AddText(t.font, t.size, at, colour, text);
//   t.font->CalcTextSizeA(t.size, FLT_MAX, wrap, text)
// Sizes are CSS px. Below ratio 2 every size is baked for itself; from 2 on only 16 and 28 are, the rest are scaled.

#include <imgui.h>

#include <string>

namespace cadastre::editor {

enum class TypeSize : unsigned char { caption, label, body, title, number };  ///< 13, 14, 16, 20, 28
enum class Weight : unsigned char { regular, semibold };                      ///< title and number are always semibold

struct Type {
  ImFont* font = nullptr;
  float size = 16;
  float line = 21;  ///< height of a line
};

Type type(TypeSize, Weight = Weight::regular);

/// The list that the frame is drawn into. ImGui's windows and widgets are not used (README.md says why), so there is no
/// ImGui context: ImGui::GetBackgroundDrawList and its like would find none.
ImDrawList& canvas_list();

/// The font files, TrueType; kept as long as the atlas may be baked again.
struct FontFiles {
  std::string regular, semibold;
};

/// Bakes the atlas for a device pixel ratio, every letter that the files have. The files must outlive the atlas.
void bake_fonts(ImFontAtlas&, const FontFiles&, float ratio);

}  // namespace cadastre::editor
