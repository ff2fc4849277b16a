// What a person does becomes presses, drags, and the keyboard's focus.

#include <algorithm>
#include <cmath>

#include "cadastre/contains.hpp"
#include "view/widgets/ui.hpp"

namespace cadastre::editor {

// ------------------------------------------------------------------------------------------------------ pointers

Ui::Reply Ui::pointer(const PointerEvent& e, Host& host) {
  host_ = &host;
  using What = PointerEvent::What;
  if (e.what == What::down) return press(e);
  if (contains(board_pointers_, e.id)) {
    if (e.what == What::up || e.what == What::cancel) std::erase(board_pointers_, e.id);
    return Reply::board;
  }
  if (e.what == What::leave || e.kind != PointerKind::mouse) hover_ = 0;
  if (e.what == What::leave) return Reply::board;
  if (press_.down && press_.pointer == e.id) {
    if (e.what == What::move)
      move_press(e);
    else if (e.what == What::up)
      end_press(e);
    else
      press_ = {};
    return Reply::taken;
  }
  if (e.what != What::move || e.kind != PointerKind::mouse) return Reply::ignored;
  const Region* r = top(regions_, e.x, e.y);
  hover_ = r && !(r->parts & part_board) && (r->parts & part_press) ? r->id : 0;
  return r && (r->parts & part_board) ? Reply::board : Reply::taken;
}

/// Steppers take taps as quick as they come; what the tap before has brought under the finger takes none.
bool Ui::is_meant(const PointerEvent& e, const Region* r) {
  if (taps_.again(e)) {
    const Region* before = top(tapped_, e.x, e.y);
    return !r || (before && before->id == r->id);
  }
  tapped_ = regions_;
  return true;
}

Ui::Reply Ui::press(const PointerEvent& e) {
  keys_used_ = false;
  const Region* r = top(regions_, e.x, e.y);
  if (field_.id && (!r || r->id != field_.id)) close_field();
  if (contains(board_pointers_, e.id)) return Reply::board;
  const bool meant = is_meant(e, r);
  if (meant && r && (r->parts & part_board)) {
    board_pointers_.push_back(e.id);
    focus_ = 0;
    return Reply::board;
  }
  if (press_.down && press_.pointer != e.id) return Reply::taken;  // one finger at a time
  press_ = {};
  if (!r) return Reply::ignored;
  press_.id = meant ? r->id : 0;
  press_.pointer = e.id;
  press_.button = e.button;
  press_.area = r->area;
  press_.parts = meant ? r->parts : 0;
  press_.kind = e.kind;
  press_.inside = press_.down = true;
  press_.box = r->box;
  press_.start = press_.last = {e.x, e.y};
  press_.time = press_.moved = e.time;
  // A finger stops what glides; that press is no click.
  for (int a = r->area; a >= 0; a = areas_[static_cast<std::size_t>(a)].parent) {
    Area& area = areas_[static_cast<std::size_t>(a)];
    if (std::fabs(area.velocity) > 0.05f) press_.parts &= ~static_cast<unsigned>(part_press);
    area.velocity = 0;
  }
  return Reply::taken;
}

void Ui::move_press(const PointerEvent& e) {
  const float dx = e.x - press_.last.x, dy = e.y - press_.last.y;
  press_.inside = has(press_.box, e.x, e.y);
  if (press_.stage == Stage::pending && press_.button == 0 &&
      std::hypot(e.x - press_.start.x, e.y - press_.start.y) >= 8)
    begin_drag(e);
  if (press_.stage == Stage::scrolling) {
    const bool h = areas_[static_cast<std::size_t>(press_.area)].horizontal;
    const float by = -(h ? dx : dy);
    scroll_by(press_.area, by, true);
    const double dt = std::max(1.0, e.time - press_.moved);
    press_.speed = press_.speed * 0.6f + static_cast<float>(by / dt) * 0.4f;
  }
  press_.last = {e.x, e.y};
  press_.moved = e.time;
}

void Ui::end_press(const PointerEvent& e) {
  const bool tap = press_.stage == Stage::pending && (press_.parts & part_press) && has(press_.box, e.x, e.y);
  if (tap && press_.button != 1) {
    clicks_.push_back({press_.id, press_.button, {e.x, e.y}});
    // The keyboard of a phone only opens while the tap itself is handled.
    if (press_.parts & part_text) open_field(press_.id, {}, {});
  }
  if (press_.stage == Stage::dragging) drop_ = {press_.id, 0, {e.x, e.y}};
  if (press_.stage == Stage::scrolling && e.time - press_.moved < 80)
    areas_[static_cast<std::size_t>(press_.area)].velocity = press_.speed;
  press_ = {};
}

void Ui::begin_drag(const PointerEvent& e) {
  const bool across = std::fabs(e.x - press_.start.x) > std::fabs(e.y - press_.start.y);
  const int along = area_along(press_.area, across);
  const bool can_scroll =
      along >= 0 && areas_[static_cast<std::size_t>(along)].extent > room(areas_[static_cast<std::size_t>(along)]) + 1;
  if ((press_.parts & part_drag) && (press_.kind == PointerKind::mouse || !can_scroll)) {
    press_.stage = Stage::dragging;
  } else if (can_scroll) {
    press_.stage = Stage::scrolling;
    press_.area = along;
    press_.speed = 0;
    press_.last = {e.x, e.y};
  } else if (press_.kind != PointerKind::mouse) {
    press_.stage = Stage::spent;
  }
}

Ui::Reply Ui::wheel(const WheelEvent& e, Host& host) {
  host_ = &host;
  const Region* r = top(regions_, e.x, e.y);
  if (!r) return Reply::ignored;
  if (r->parts & part_board) return Reply::board;
  if (e.pinch) return Reply::taken;
  const bool across = std::fabs(e.dx) > std::fabs(e.dy) || e.shift;
  int area = area_along(r->area, across);
  if (area < 0 && !across) area = area_along(r->area, true);  // a wheel moves a strip too
  if (area >= 0) scroll_by(area, std::fabs(e.dx) > std::fabs(e.dy) ? e.dx : e.dy, false);
  return Reply::taken;
}

// ---------------------------------------------------------------------------------------------------------- keys

bool Ui::key(const KeyEvent& e, Host& host) {
  host_ = &host;
  if (!e.down) return false;
  if (e.key == "Tab" && !e.control && !e.alt) {
    const Id before = focus_;
    move_focus(e.shift ? -1 : 1, host);
    return focus_ != 0 || before == 0;  // past the last control the page goes on
  }
  if (focus_ && keys_used_ && (e.key == "Enter" || e.key == " ") && !e.control && !e.alt) {
    const Region* r = region(focus_);
    if (!r || !(r->parts & part_press)) return false;
    clicks_.push_back({focus_, 0, middle(r->box)});
    if (r->parts & part_text) open_field(r->id, {}, {});
    host.want_frame();
    return true;
  }
  return false;
}

void Ui::move_focus(int step, Host& host) {
  std::size_t first = 0;
  for (std::size_t i = 0; i < regions_.size(); ++i)
    if (regions_[i].parts & part_modal) first = i;
  const auto reachable = [&](std::size_t i) {
    return (regions_[i].parts & (part_press | part_skip)) == part_press && regions_[i].id;
  };
  std::ptrdiff_t at = step > 0 ? static_cast<std::ptrdiff_t>(first) - 1 : static_cast<std::ptrdiff_t>(regions_.size());
  if (keys_used_ && focus_)
    for (std::size_t i = first; i < regions_.size(); ++i)
      if (regions_[i].id == focus_) at = static_cast<std::ptrdiff_t>(i);
  focus_ = 0;
  for (at += step; at >= static_cast<std::ptrdiff_t>(first) && at < static_cast<std::ptrdiff_t>(regions_.size());
       at += step)
    if (reachable(static_cast<std::size_t>(at))) {
      focus_ = regions_[static_cast<std::size_t>(at)].id;
      break;
    }
  keys_used_ = true;
  revealed_ = 0;
  host.want_frame();
}

}  // namespace cadastre::editor
