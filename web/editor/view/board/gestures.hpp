#pragma once
// From pointers that go down, move and up to what a hand meant: tap, long press, drag, pinch. Knows no board.

#include <optional>
#include <variant>
#include <vector>

#include "platform/host.hpp"

namespace cadastre::editor {

namespace gesture {

inline constexpr float tap_slack = 8, press_slack = 12;      ///< px
inline constexpr double tap_ms = 500, press_ms = 450;        ///< a tap is shorter; a long press fires at
inline constexpr double double_ms = 320, velocity_ms = 100;  ///< between two taps; looked back at for the speed
inline constexpr float double_slack = 28;

struct Hover {
  float x = 0, y = 0;
};
struct Leave {};
struct Tap {
  float x = 0, y = 0;
  PointerKind kind = PointerKind::mouse;
  bool twice = false;  ///< follows another one at the same place
  bool shift = false, control = false;
};
/// Right click, or a finger that stayed.
struct LongPress {
  float x = 0, y = 0;
  PointerKind kind = PointerKind::mouse;
};
/// `x`, `y`: where the pointer went down.
struct DragBegin {
  float x = 0, y = 0;
  PointerKind kind = PointerKind::mouse;
  int button = 0;
};
struct Drag {
  float x = 0, y = 0;
  float dx = 0, dy = 0;
};
/// The speed in px/ms; 0 if it rested before.
struct DragEnd {
  float vx = 0, vy = 0;
  bool cancelled = false;
};
/// Two fingers: everything about their middle grows by `factor` and moves by dx, dy.
struct Pinch {
  float x = 0, y = 0;
  float factor = 1;
  float dx = 0, dy = 0;
};

}  // namespace gesture

using Gesture = std::variant<gesture::Hover, gesture::Leave, gesture::Tap, gesture::LongPress, gesture::DragBegin,
                             gesture::Drag, gesture::DragEnd, gesture::Pinch>;

class Gestures {
 public:
  /// What the event means; often nothing, sometimes two things.
  std::vector<Gesture> take(const PointerEvent&);
  /// Time alone makes a long press. Call when `due` has come.
  std::vector<Gesture> take(double now);
  /// When time alone will mean something.
  std::optional<double> due() const;
  /// Forgets all pointers; a drag ends.
  std::vector<Gesture> let_go();

  bool dragging() const { return stage_ == Stage::dragging || stage_ == Stage::pinching; }
  bool down() const { return !pointers_.empty(); }

 private:
  enum class Stage : std::uint8_t { idle, pressed, dragging, pinching, spent };
  struct Pointer {
    int id = 0;
    float x = 0, y = 0;
  };
  struct Sample {
    double time = 0;
    float x = 0, y = 0;
  };

  void down(const PointerEvent&, std::vector<Gesture>&);
  void moved(const PointerEvent&, std::vector<Gesture>&);
  void up(const PointerEvent&, bool cancelled, std::vector<Gesture>&);
  void begin_drag(std::vector<Gesture>&);
  gesture::DragEnd drag_end(double now, bool cancelled) const;
  void remember(double time, float x, float y);
  Pointer* find(int id);

  Stage stage_ = Stage::idle;
  std::vector<Pointer> pointers_;
  std::vector<Sample> samples_;  ///< of the one pointer that drags, or of the middle of two
  PointerKind kind_ = PointerKind::mouse;
  int button_ = 0;
  bool shift_ = false, control_ = false, pressed_long_ = false;
  float start_x_ = 0, start_y_ = 0, farthest_ = 0;
  double start_ = 0;
  double last_tap_ = -1e9;
  float last_tap_x_ = 0, last_tap_y_ = 0;
};

}  // namespace cadastre::editor
