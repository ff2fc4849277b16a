#pragma once
// What a person does, as the platform hands it in. All lengths are CSS pixels from the canvas's upper left corner.

#include <cstdint>
#include <string>
#include <string_view>

namespace cadastre::editor {

struct Vec {
  float x = 0, y = 0;
  friend bool operator==(Vec, Vec) = default;
};
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }

struct Box {
  float x = 0, y = 0, w = 0, h = 0;
  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Vec center() const { return {x + w / 2, y + h / 2}; }
  constexpr bool has(Vec p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
  constexpr Box inset(float dx, float dy) const { return {x + dx, y + dy, w - 2 * dx, h - 2 * dy}; }
  constexpr Box inset(float d) const { return inset(d, d); }
  friend bool operator==(Box, Box) = default;
};
Box intersect(Box, Box);

enum class PointerKind : std::uint8_t { mouse, touch, pen };
enum class PointerPhase : std::uint8_t { down, move, up, cancel };

struct PointerEvent {
  std::int32_t pointer = 0;  ///< the browser's pointerId
  PointerKind kind = PointerKind::mouse;
  PointerPhase phase = PointerPhase::move;
  std::uint8_t button = 0;  ///< of down and up: 0 main, 1 middle, 2 secondary
  bool shift = false, control = false;
  Vec at;
  double time = 0;  ///< seconds, the clock of App::draw
};

struct WheelEvent {
  Vec at;
  Vec by;  ///< CSS pixels; lines and pages are converted by the platform
  bool shift = false, control = false;
};

/// `key` is KeyboardEvent.key: `r`, `ArrowUp`, `Enter`, `Escape`, `Tab`, `?` …
struct KeyEvent {
  std::string_view key;
  bool shift = false, control = false, alt = false;  ///< control: Ctrl or the command key
};

/// What stands in the real text input that is laid over a drawn field.
struct TextEvent {
  enum class What : std::uint8_t { change, accept, leave };  ///< typed; Enter; focus lost or Escape
  What what = What::change;
  std::string value;
  std::int32_t selection_start = 0, selection_end = 0;  ///< bytes of `value`
};

/// The canvas.
struct Screen {
  float width = 0, height = 0;  ///< CSS pixels
  float ratio = 1;              ///< device pixels a CSS pixel
  float inset_top = 0, inset_right = 0, inset_bottom = 0, inset_left = 0;  ///< safe area
  bool fine_pointer = true;     ///< a mouse is there: hover and tooltips
  bool reduced_motion = false;
  friend bool operator==(const Screen&, const Screen&) = default;
};

}  // namespace cadastre::editor
