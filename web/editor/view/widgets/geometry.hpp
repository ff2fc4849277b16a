#pragma once
// Boxes in CSS pixels, and the few sums that laying out takes.

#include "imgui.h"
#include "platform/host.hpp"

namespace cadastre::editor {

inline float right(const Box& b) { return b.x + b.width; }
inline float bottom(const Box& b) { return b.y + b.height; }
inline ImVec2 middle(const Box& b) { return {b.x + b.width / 2, b.y + b.height / 2}; }
inline ImVec2 corner(const Box& b) { return {b.x, b.y}; }
inline ImVec2 end(const Box& b) { return {b.x + b.width, b.y + b.height}; }
inline bool has(const Box& b, float x, float y) { return x >= b.x && y >= b.y && x < right(b) && y < bottom(b); }
[[gnu::noinline]] inline Box inset(const Box& b, float dx, float dy) {
  return {b.x + dx, b.y + dy, b.width - 2 * dx, b.height - 2 * dy};
}
inline Box inset(const Box& b, float d) { return inset(b, d, d); }
inline Box moved(const Box& b, float dx, float dy) { return {b.x + dx, b.y + dy, b.width, b.height}; }
inline bool empty(const Box& b) { return b.width <= 0 || b.height <= 0; }

/// What two boxes share; empty if nothing.
inline Box shared(const Box& a, const Box& b) {
  const float x = a.x > b.x ? a.x : b.x, y = a.y > b.y ? a.y : b.y;
  const float r = right(a) < right(b) ? right(a) : right(b), e = bottom(a) < bottom(b) ? bottom(a) : bottom(b);
  return {x, y, r > x ? r - x : 0, e > y ? e - y : 0};
}

/// Cut a strip off a box; the box keeps the rest.
[[gnu::noinline]] inline Box take_top(Box& b, float h) {
  const Box t{b.x, b.y, b.width, h};
  b.y += h;
  b.height -= h;
  return t;
}
inline Box take_bottom(Box& b, float h) {
  b.height -= h;
  return {b.x, bottom(b), b.width, h};
}
inline Box take_left(Box& b, float w) {
  const Box t{b.x, b.y, w, b.height};
  b.x += w;
  b.width -= w;
  return t;
}
inline Box take_right(Box& b, float w) {
  b.width -= w;
  return {right(b), b.y, w, b.height};
}

/// A box of that size in the middle of another.
inline Box centred(const Box& in, float w, float h) {
  return {in.x + (in.width - w) / 2, in.y + (in.height - h) / 2, w, h};
}

/// The same box on whole device pixels.
Box crisp(const Box&, float ratio);

}  // namespace cadastre::editor
