#pragma once
// Measuring, wrapping and drawing of text. Fonts are the platform's (platform/fonts.hpp); sizes are CSS px.

#include <string>
#include <string_view>

#include "imgui.h"
#include "platform/fonts.hpp"

namespace cadastre::editor::ink {

/// A size and a weight by name, so that a call says `ink::body` and not numbers.
struct Face {
  TypeSize size = TypeSize::body;
  Weight weight = Weight::regular;
};
inline constexpr Face caption{TypeSize::caption, Weight::regular};
inline constexpr Face caption_strong{TypeSize::caption, Weight::semibold};
inline constexpr Face label{TypeSize::label, Weight::regular};
inline constexpr Face label_strong{TypeSize::label, Weight::semibold};
inline constexpr Face body{TypeSize::body, Weight::regular};
inline constexpr Face body_strong{TypeSize::body, Weight::semibold};
inline constexpr Face title{TypeSize::title, Weight::semibold};
inline constexpr Face number{TypeSize::number, Weight::semibold};

float line_height(Face);
/// Where the letter ends of which that byte is one.
std::size_t end_of_letter(std::string_view, std::size_t at);
inline float size_in_px(Face f) { return type(f.size, f.weight).size; }
float width(Face, std::string_view);

/// Where the first line of a wrapped text ends and where the next one begins (the space between is swallowed).
struct Break {
  std::size_t end = 0, next = 0;
};
Break first_line(Face, std::string_view, float width);
/// Lines a text takes in that width; remembered until `forget_heights`.
int lines(Face, std::string_view, float width);
inline float height(Face f, std::string_view text, float width) {
  return static_cast<float>(lines(f, text, width)) * line_height(f);
}
/// From here on everything that is drawn is written down, a line each, for tests of the layout: what (`T` a line of
/// text, `B` a ground, `C` a control, `F` the frame under which the next text slides), its box, and the text or the
/// name. Null: no more.
void watch(std::string* log);
void note(char what, float x, float y, float width, float height, std::string_view text = {});

/// Fonts or their sizes changed.
void forget_heights();

/// One line; `at` is the upper left corner of its line box. Returns the width.
float line(ImDrawList&, Face, ImVec2 at, ImU32 colour, std::string_view);
/// One line that ends at `right`.
void line_right(ImDrawList&, Face, float right, float y, ImU32 colour, std::string_view);
void line_centred(ImDrawList&, Face, float centre, float y, ImU32 colour, std::string_view);
/// One line, cut with "…" if it is too long. Returns the width drawn.
float line_cut(ImDrawList&, Face, ImVec2 at, float width, ImU32 colour, std::string_view);
/// Wrapped. Returns the height.
float wrapped(ImDrawList&, Face, ImVec2 at, float width, ImU32 colour, std::string_view);
float wrapped_centred(ImDrawList&, Face, float centre, float y, float width, ImU32 colour, std::string_view);

}  // namespace cadastre::editor::ink
