#pragma once
// The other half of a double tap. The first tap may have changed the screen: what came under the finger is not meant.

#include <cmath>

#include "platform/host.hpp"

namespace cadastre::editor {

class QuickTaps {
 public:
  /// Whether this press is at the place of the one before, sooner than anybody could have read what is new there.
  bool again(const PointerEvent& e) {
    constexpr double soon = 350;
    constexpr float near = 24;
    const bool quick = e.time - time_ < soon && std::hypot(e.x - x_, e.y - y_) < near;
    time_ = e.time, x_ = e.x, y_ = e.y;
    return quick;
  }

 private:
  double time_ = -1e9;
  float x_ = 0, y_ = 0;
};

}  // namespace cadastre::editor
