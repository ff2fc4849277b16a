#pragma once
// Type: five sizes, two weights. Baked once per pixel ratio and language; measured and wrapped here.

#include <cstdint>
#include <span>
#include <string_view>

#include "imgui.h"
#include "view/widgets/input.hpp"

namespace cadastre::editor {

enum class Size : std::uint8_t { caption, label, body, title, number };
enum class Weight : std::uint8_t { regular, semibold };

/// Size in CSS pixels and the height of a line.
constexpr float size_of(Size s) {
  constexpr float sizes[] = {13, 14, 16, 20, 28};
  return sizes[static_cast<int>(s)];
}
constexpr float line_of(Size s) {
  constexpr float lines[] = {18, 18, 21, 26, 32};
  return lines[static_cast<int>(s)];
}

struct Type {
  Size size = Size::body;
  Weight weight = Weight::regular;
  friend bool operator==(Type, Type) = default;
};
inline constexpr Type caption{Size::caption, Weight::regular};
inline constexpr Type caption_strong{Size::caption, Weight::semibold};
inline constexpr Type label{Size::label, Weight::regular};
inline constexpr Type label_strong{Size::label, Weight::semibold};
inline constexpr Type body{Size::body, Weight::regular};
inline constexpr Type body_strong{Size::body, Weight::semibold};
inline constexpr Type title{Size::title, Weight::semibold};
inline constexpr Type number{Size::number, Weight::semibold};

/// A font file's bytes; they must outlive the atlas.
using FontFile = std::span<const unsigned char>;

/// Fills ImGui's atlas with what `ratio` needs: at 1 each size by itself, from 2 two sizes that are scaled down.
/// Glyphs: all that the files hold. Call before the texture is made, again when the ratio changes.
void bake_fonts(ImFontAtlas&, FontFile regular, FontFile semibold, float ratio);

ImFont* font_of(Type);
float text_width(Type, std::string_view);

/// Where the first line of a wrapped text ends, and where the next begins (spaces are swallowed).
struct LineBreak {
  std::size_t end = 0, next = 0;
};
LineBreak break_line(Type, std::string_view, float width);
/// Lines that a text takes in that width; remembered.
int count_lines(Type, std::string_view, float width);
inline float text_height(Type t, std::string_view text, float width) { return count_lines(t, text, width) * line_of(t.size); }
/// Longest beginning that leaves room for "…"; the whole text if it fits.
std::size_t fitting(Type, std::string_view, float width);

}  // namespace cadastre::editor
