#include "view/board/gestures.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor {

using namespace gesture;

Gestures::Pointer* Gestures::find(int id) {
  for (Pointer& p : pointers_)
    if (p.id == id) return &p;
  return nullptr;
}

void Gestures::remember(double time, float x, float y) {
  samples_.push_back({time, x, y});
  std::erase_if(samples_, [&](const Sample& s) { return s.time < time - velocity_ms; });
}

std::vector<Gesture> Gestures::take(const PointerEvent& e) {
  std::vector<Gesture> out;
  // A press whose time has come may not be noticed before its pointer moves on.
  for (Gesture& g : take(e.time)) out.push_back(std::move(g));
  switch (e.what) {
    case PointerEvent::What::down:
      down(e, out);
      break;
    case PointerEvent::What::move:
      moved(e, out);
      break;
    case PointerEvent::What::up:
      up(e, false, out);
      break;
    case PointerEvent::What::cancel:
      up(e, true, out);
      break;
    case PointerEvent::What::leave:
      if (pointers_.empty()) out.push_back(Leave{});
      break;
  }
  return out;
}

void Gestures::down(const PointerEvent& e, std::vector<Gesture>& out) {
  if (find(e.id)) return;  // another button of a mouse that is down already
  pointers_.push_back({e.id, e.x, e.y});
  if (pointers_.size() == 1) {
    stage_ = Stage::pressed;
    kind_ = e.kind;
    button_ = e.button;
    shift_ = e.shift, control_ = e.control;
    start_x_ = e.x, start_y_ = e.y, start_ = e.time, farthest_ = 0;
    pressed_long_ = false;
    samples_.clear();
    remember(e.time, e.x, e.y);
    return;
  }
  if (pointers_.size() == 2 && stage_ != Stage::spent) {
    if (stage_ != Stage::dragging) out.push_back(DragBegin{start_x_, start_y_, kind_, button_});
    stage_ = Stage::pinching;
    samples_.clear();
  }
}

void Gestures::begin_drag(std::vector<Gesture>& out) {
  stage_ = Stage::dragging;
  out.push_back(DragBegin{start_x_, start_y_, kind_, button_});
}

void Gestures::moved(const PointerEvent& e, std::vector<Gesture>& out) {
  Pointer* p = find(e.id);
  if (!p) {
    if (pointers_.empty() && e.kind != PointerKind::touch) out.push_back(Hover{e.x, e.y});
    return;
  }
  const Pointer before = *p;
  p->x = e.x, p->y = e.y;
  if (stage_ == Stage::pressed) {
    farthest_ = std::max(farthest_, std::hypot(e.x - start_x_, e.y - start_y_));
    if (farthest_ < tap_slack) return;
    begin_drag(out);
    // The way to the edge of the slack is not lost: the table stays under the finger.
    out.push_back(Drag{e.x, e.y, e.x - start_x_, e.y - start_y_});
    remember(e.time, e.x, e.y);
    return;
  }
  if (stage_ == Stage::dragging) {
    farthest_ = std::max(farthest_, std::hypot(e.x - start_x_, e.y - start_y_));
    out.push_back(Drag{e.x, e.y, e.x - before.x, e.y - before.y});
    remember(e.time, e.x, e.y);
    return;
  }
  if (stage_ == Stage::pinching && (p == &pointers_[0] || p == &pointers_[1])) {
    const Pointer& other = p == &pointers_[0] ? pointers_[1] : pointers_[0];
    const float was = std::hypot(before.x - other.x, before.y - other.y);
    const float is = std::hypot(p->x - other.x, p->y - other.y);
    const float x = (p->x + other.x) / 2, y = (p->y + other.y) / 2;
    const float factor = was > 1 && is > 1 ? is / was : 1;
    out.push_back(Pinch{x, y, factor, (p->x - before.x) / 2, (p->y - before.y) / 2});
  }
}

DragEnd Gestures::drag_end(double now, bool cancelled) const {
  DragEnd end{0, 0, cancelled};
  if (cancelled || samples_.size() < 2) return end;
  const Sample &first = samples_.front(), &last = samples_.back();
  const double time = last.time - first.time;
  if (now - last.time > velocity_ms / 2 || time < 1) return end;
  end.vx = static_cast<float>((last.x - first.x) / time);
  end.vy = static_cast<float>((last.y - first.y) / time);
  return end;
}

void Gestures::up(const PointerEvent& e, bool cancelled, std::vector<Gesture>& out) {
  if (!find(e.id)) return;
  std::erase_if(pointers_, [&](const Pointer& p) { return p.id == e.id; });
  switch (stage_) {
    case Stage::pressed: {
      stage_ = Stage::spent;
      if (cancelled || e.time - start_ >= tap_ms) break;
      if (button_ == 2) {
        out.push_back(LongPress{start_x_, start_y_, kind_});
        break;
      }
      if (button_ == 1) break;
      const bool twice =
          start_ - last_tap_ < double_ms && std::hypot(e.x - last_tap_x_, e.y - last_tap_y_) < double_slack;
      // A third tap begins anew.
      last_tap_ = twice ? -1e9 : e.time;
      last_tap_x_ = e.x, last_tap_y_ = e.y;
      out.push_back(Tap{start_x_, start_y_, kind_, twice, shift_, control_});
      break;
    }
    case Stage::dragging:
      stage_ = Stage::spent;
      out.push_back(drag_end(e.time, cancelled));
      break;
    case Stage::pinching:
      if (pointers_.size() >= 2) break;  // a third finger came and went
      // One finger stays: it goes on dragging.
      stage_ = Stage::dragging;
      pressed_long_ = true;  // no press any more
      samples_.clear();
      if (!pointers_.empty()) remember(e.time, pointers_[0].x, pointers_[0].y);
      break;
    case Stage::spent:
    case Stage::idle:
      break;
  }
  if (pointers_.empty()) stage_ = Stage::idle;
}

std::optional<double> Gestures::due() const {
  // A finger that drifted a little has begun a drag already, but may still mean a long press.
  const bool may = stage_ == Stage::pressed || (stage_ == Stage::dragging && pointers_.size() == 1);
  if (!may || kind_ == PointerKind::mouse || pressed_long_ || farthest_ >= press_slack) return std::nullopt;
  return start_ + press_ms;
}

std::vector<Gesture> Gestures::take(double now) {
  const std::optional<double> at = due();
  if (!at || now < *at) return {};
  std::vector<Gesture> out;
  if (stage_ == Stage::dragging) out.push_back(DragEnd{0, 0, true});
  out.push_back(LongPress{start_x_, start_y_, kind_});
  stage_ = Stage::spent;
  pressed_long_ = true;
  return out;
}

std::vector<Gesture> Gestures::let_go() {
  std::vector<Gesture> out;
  if (dragging()) out.push_back(DragEnd{0, 0, true});
  pointers_.clear();
  stage_ = Stage::idle;
  return out;
}

}  // namespace cadastre::editor
