#pragma once
// Type in five sizes and two weights. Draw text with the size given here, not with ImGui's own:
//   const Type t = type(TypeSize::body);  list->AddText(t.font, t.size, at, colour, text);
//   t.font->CalcTextSizeA(t.size, FLT_MAX, wrap, text)
// Sizes are CSS px. At ratio 1 every size is baked for itself; from 2 on only 16 and 28 are and the rest are scaled.

#include <imgui.h>

namespace cadastre::editor {

enum class TypeSize : unsigned char { caption, label, body, title, number };  ///< 13, 14, 16, 20, 28
enum class Weight : unsigned char { regular, semibold };                      ///< title and number are always semibold

struct Type {
  ImFont* font = nullptr;
  float size = 16;
  float line = 21;  ///< height of a line
};

Type type(TypeSize, Weight = Weight::regular);

}  // namespace cadastre::editor
