// How the camera of the board moves: by hand, by itself, and where it may not go.

#include <algorithm>
#include <cmath>

#include "view/board/board_parts.hpp"
#include "view/board/lit_feature.hpp"

namespace cadastre::editor {

void BoardView::Parts::put_window(Box whole, Box free) {
  const Window next{whole, free};
  if (placed && next == window) return;
  const bool first = !placed;
  const Window before = window;
  const FeatureNumber selected = selected_feature(model.derived(), model.state());
  window = next;
  placed = true;
  if (first || (fitted && !(before.whole == whole))) {
    fit(true);
    return;
  }
  // The table stays where it lies on the screen; only the middle of what is free has moved.
  const auto keep = [&](Camera c) {
    const float dx = before.free.x + before.free.width / 2 - (window.free.x + window.free.width / 2);
    const float dy = before.free.y + before.free.height / 2 - (window.free.y + window.free.height / 2);
    return panned(c, dx, dy);
  };
  camera = keep(camera);
  if (flight.active) flight.from = keep(flight.from), flight.to = keep(flight.to);
  if (selected != no_feature) {
    // A sheet that opens must not hide what it tells of; once it closes the whole table is shown again.
    show_feature(selected);
  } else if (fitted) {
    fit(false);
  }
}

void BoardView::Parts::jump_to(const Camera& to) {
  stop();
  camera = to;
  over = {};
}

void BoardView::Parts::fly_to(const Camera& to, float ms) {
  if (still() || ms <= 0) {
    jump_to(to);
    return;
  }
  inertia.moving = false;
  over = {};
  if (!flight.active && to == camera) return;
  flight = {camera, to, now(), ms, true};
}

void BoardView::Parts::fit(bool at_once) {
  // With a tile in hand the squares around the table matter too.
  const Camera to = editor::fitted(extent(), window, 150, model.state().tile ? 1.15 : 0.5);
  at_once ? jump_to(to) : fly_to(to, 220);
  fitted = true;
}

void BoardView::Parts::show(Square q) {
  Camera to = flight.active ? flight.to : camera;
  const Box b = box_of(to, window, q);
  const float around = std::min(40.f, to.tile * 0.4f);
  const Box& free = window.free;
  const bool seen = b.x >= free.x + around && b.y >= free.y + around && b.x + b.width <= free.x + free.width - around &&
                    b.y + b.height <= free.y + free.height - around;
  if (seen && to.tile >= 36) return;
  if (to.tile < 36) to.tile = 72;
  to.middle = {q.x + 0.5, q.y + 0.5};
  fly_to(to);
  fitted = false;
}

/// A table that was shown whole is so again once the feature is let go: `fitted` stays as it is.
void BoardView::Parts::show_feature(FeatureNumber f) {
  const BoardSight s = sight();
  const Extent e = editor::extent_of(s, f);
  const Box& free = window.free;
  const Camera from = flight.active ? flight.to : camera;
  const ScreenPoint a = on_screen(from, window, {1.0 * e.left, 1.0 * e.top});
  const ScreenPoint b = on_screen(from, window, {1.0 * e.right, 1.0 * e.bottom});
  const bool fits = b.x - a.x <= free.width && b.y - a.y <= free.height;
  if (!fits) {
    // Too large to be seen whole: at least its middle is, and the pill stays in sight by itself.
    const bool apart =
        b.x < free.x + 40 || a.x > free.x + free.width - 40 || b.y < free.y + 40 || a.y > free.y + free.height - 40;
    if (!apart) return;
    Camera to = from;
    to.middle = {(1.0 * e.left + e.right) / 2, (1.0 * e.top + e.bottom) / 2};
    fly_to(to);
    return;
  }
  // Moved as little as it takes.
  const float edge = 12, above = 44;
  float dx = 0, dy = 0;
  if (a.x < free.x + edge)
    dx = free.x + edge - a.x;
  else if (b.x > free.x + free.width - edge)
    dx = free.x + free.width - edge - b.x;
  if (a.y < free.y + above)
    dy = free.y + above - a.y;
  else if (b.y > free.y + free.height - edge)
    dy = free.y + free.height - edge - b.y;
  if (dx == 0 && dy == 0) return;
  fly_to(panned(from, dx, dy));
}

void BoardView::Parts::zoom(ScreenPoint at, float factor) {
  stop();
  camera = zoomed(camera, window, at, factor);
  camera = bounded(camera, extent());
  fitted = false;
}

void BoardView::Parts::spring_back() {
  const Camera in = bounded(camera, extent());
  if (!(in == camera)) fly_to(in);
}

void BoardView::Parts::step_camera() {
  if (flight.active) {
    const float t = static_cast<float>((now() - flight.since) / flight.ms);
    camera = between(flight.from, flight.to, drawing::ease_out(std::clamp(t, 0.f, 1.f)));
    if (t >= 1) flight.active = false;
  }
  if (inertia.moving) {
    const ScreenPoint step = inertia.step(now());
    const TablePoint before = overshoot(camera, extent());
    camera = panned(camera, step.x, step.y);
    const TablePoint after = overshoot(camera, extent());
    // Out of bounds the table is caught at once.
    if (std::abs(after.x) + std::abs(after.y) > std::abs(before.x) + std::abs(before.y) + 1e-6) {
      inertia.moving = false;
      spring_back();
    }
  }
  level = drawing::level_for(camera.tile, level);
}

}  // namespace cadastre::editor
