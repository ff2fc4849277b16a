#include "view/board/camera.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor {
namespace {

constexpr float inertia_ms = 325, slowest = 0.02f;

ScreenPoint centre(const Window& w) { return {w.free.x + w.free.width / 2, w.free.y + w.free.height / 2}; }

}  // namespace

Extent extent_of(const Board& board) {
  if (board.tiles.empty()) return {};
  const Square first = board.tiles.front().square;
  Extent e{first.x, first.y, first.x + 1, first.y + 1};
  for (const PlacedTile& t : board.tiles) {
    e.left = std::min(e.left, t.square.x);
    e.top = std::min(e.top, t.square.y);
    e.right = std::max(e.right, t.square.x + 1);
    e.bottom = std::max(e.bottom, t.square.y + 1);
  }
  return e;
}

ScreenPoint on_screen(const Camera& c, const Window& w, TablePoint p) {
  const ScreenPoint o = centre(w);
  return {o.x + static_cast<float>((p.x - c.middle.x) * c.tile), o.y + static_cast<float>((p.y - c.middle.y) * c.tile)};
}

TablePoint on_table(const Camera& c, const Window& w, ScreenPoint p) {
  const ScreenPoint o = centre(w);
  return {c.middle.x + (p.x - o.x) / c.tile, c.middle.y + (p.y - o.y) / c.tile};
}

Square square_at(TablePoint p) {
  const auto floored = [](double v) {
    return static_cast<std::int32_t>(std::clamp(std::floor(v), -1.0 * coordinate_limit, 1.0 * coordinate_limit));
  };
  return {floored(p.x), floored(p.y)};
}

Box box_of(const Camera& c, const Window& w, Square q) {
  const ScreenPoint p = on_screen(c, w, {static_cast<double>(q.x), static_cast<double>(q.y)});
  return {p.x, p.y, c.tile, c.tile};
}

Camera fitted(const Extent& e, const Window& w, float largest, double around) {
  const double width = 2 * around + e.right - e.left, height = 2 * around + e.bottom - e.top;
  const double tile = std::min(w.free.width / width, w.free.height / height);
  Camera c;
  c.middle = {(1.0 * e.left + e.right) / 2, (1.0 * e.top + e.bottom) / 2};
  c.tile = std::clamp(static_cast<float>(tile), smallest_tile, std::min(largest, largest_tile));
  return c;
}

Camera zoomed(const Camera& c, const Window& w, ScreenPoint at, float factor) {
  const TablePoint fixed = on_table(c, w, at);
  Camera next = c;
  next.tile = std::clamp(c.tile * factor, smallest_tile, largest_tile);
  const double shrink = c.tile / next.tile;
  next.middle = {fixed.x + (c.middle.x - fixed.x) * shrink, fixed.y + (c.middle.y - fixed.y) * shrink};
  return next;
}

Camera panned(const Camera& c, float dx, float dy) {
  Camera next = c;
  next.middle.x -= dx / c.tile;
  next.middle.y -= dy / c.tile;
  return next;
}

Camera bounded(const Camera& c, const Extent& e) {
  Camera next = c;
  next.middle.x = std::clamp(c.middle.x, e.left - 1.0, e.right + 1.0);
  next.middle.y = std::clamp(c.middle.y, e.top - 1.0, e.bottom + 1.0);
  return next;
}

TablePoint overshoot(const Camera& c, const Extent& e) {
  const Camera in = bounded(c, e);
  return {c.middle.x - in.middle.x, c.middle.y - in.middle.y};
}

Camera between(const Camera& a, const Camera& b, float t) {
  if (t <= 0) return a;
  if (t >= 1) return b;
  Camera c;
  c.tile = a.tile * std::pow(b.tile / a.tile, t);
  // The middle moves as far as the zoom has come, so that a fixed point of both stays fixed in between.
  const double part =
      std::abs(b.tile - a.tile) < 0.01f * a.tile ? t : (1.0 / a.tile - 1.0 / c.tile) / (1.0 / a.tile - 1.0 / b.tile);
  c.middle = {a.middle.x + (b.middle.x - a.middle.x) * part, a.middle.y + (b.middle.y - a.middle.y) * part};
  return c;
}

void Inertia::start(float x, float y, double now) {
  vx = x, vy = y, since = now, gone_x = gone_y = 0;
  moving = std::hypot(x, y) >= slowest;
}

ScreenPoint Inertia::step(double now) {
  if (!moving) return {};
  const float left = std::exp(-static_cast<float>(now - since) / inertia_ms);
  const float x = vx * inertia_ms * (1 - left), y = vy * inertia_ms * (1 - left);
  const ScreenPoint step{x - gone_x, y - gone_y};
  gone_x = x, gone_y = y;
  moving = std::hypot(vx, vy) * left >= slowest;
  return step;
}

}  // namespace cadastre::editor
