// Clipping, and lists that are moved by a finger, go on by themselves and spring back.

#include "view/widgets/ui.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor {

// ----------------------------------------------------------------------------------------------------- scrolling

float Ui::limit(const Area& a) const { return std::max(0.f, a.extent - room(a)); }

int Ui::area_along(int area, bool horizontal) const {
  while (area >= 0 && areas_[static_cast<std::size_t>(area)].horizontal != horizontal)
    area = areas_[static_cast<std::size_t>(area)].parent;
  return area;
}

void Ui::scroll_by(int index, float by, bool rubber) {
  Area& a = areas_[static_cast<std::size_t>(index)];
  const float most = limit(a);
  if (rubber && ((a.offset <= 0 && by < 0) || (a.offset >= most && by > 0))) by /= 3;
  a.offset += by;
  if (!rubber) a.offset = std::clamp(a.offset, 0.f, most);
  a.moved = host_->around.now;
}

void Ui::settle_areas() {
  const double dt = std::clamp(now() - last_frame_, 0.0, 50.0);
  for (std::size_t i = 0; i < areas_.size(); ++i) {
    Area& a = areas_[i];
    const bool held = press_.down && press_.stage == Stage::scrolling && press_.area == static_cast<int>(i);
    if (held) continue;
    if (std::fabs(a.velocity) > 0.02f) {
      a.offset += a.velocity * static_cast<float>(dt);
      a.velocity *= std::exp(static_cast<float>(-dt / 325));
      a.moved = now();
      host_->want_frame();
    } else {
      a.velocity = 0;
    }
    const float most = limit(a), goal = std::clamp(a.offset, 0.f, most);
    if (a.offset != goal) {  // springs back
      a.velocity *= 0.7f;
      const float left = (a.offset - goal) * std::exp(static_cast<float>(-dt / 60));
      a.offset = std::fabs(left) < 0.5f || host_->around.reduced_motion ? goal : goal + left;
      if (a.offset != goal) host_->want_frame();
    }
    if (a.wish >= 0) {
      const float to = std::clamp(a.wish, 0.f, most);
      const float left = (a.offset - to) * std::exp(static_cast<float>(-std::max(dt, 8.0) / 55));
      a.offset = std::fabs(left) < 0.5f || host_->around.reduced_motion ? to : to + left;
      if (a.offset == to)
        a.wish = -1;
      else
        host_->want_frame();
      a.moved = now();
    }
  }
}

float Ui::begin_scroll(std::string_view name, const Box& box, bool horizontal) {
  const Id id = id_of(name);
  std::size_t i = 0;
  while (i < areas_.size() && areas_[i].id != id) ++i;
  if (i == areas_.size()) areas_.push_back({});
  Area& a = areas_[i];
  a.id = id;
  a.box = box;
  a.horizontal = horizontal;
  a.used = true;
  a.parent = open_areas_.empty() ? -1 : open_areas_.back();
  open_areas_.push_back(static_cast<int>(i));
  clip(box);
  add(name, box, part_cover | part_skip);
  const float offset = std::round(a.offset * host_->around.ratio) / host_->around.ratio;
  return (horizontal ? box.x : box.y) - offset;
}

void Ui::end_scroll(float extent) {
  Area& a = areas_[static_cast<std::size_t>(open_areas_.back())];
  open_areas_.pop_back();
  if (a.extent != extent) {
    a.extent = extent;
    if (a.offset > limit(a)) host_->want_frame();
  }
  // A thin bar while it moves; with a mouse it stays as a hint that there is more.
  const float view = room(a);
  if (!a.horizontal && extent > view + 1) {
    const double since = now() - a.moved;
    const bool lasting = !host_->around.coarse;
    const float alpha = lasting ? (since < 600 ? 0.55f : 0.25f)
                                : static_cast<float>(since < 500 ? 0.55 : std::max(0.0, 0.55 - (since - 500) / 400));
    if (since < 500)
      host_->wake_at(a.moved + 600);
    else if (!lasting && alpha > 0)
      host_->animate_until(a.moved + 950);
    if (alpha > 0) {
      const float length = std::max(28.f, view * view / extent);
      const float y = a.box.y + (view - length) * std::clamp(a.offset / limit(a), 0.f, 1.f);
      list_->AddRectFilled({right(a.box) - 6, y + 2}, {right(a.box) - 3, y + length - 2},
                           drawing::fade(tokens_->line_strong, alpha), 1.5f);
    }
  }
  unclip();
}

void Ui::scroll_to(std::string_view area, float offset) {
  for (Area& a : areas_)
    if (a.id == id_of(area)) {
      a.offset = offset;
      a.velocity = 0;
    }
}

float Ui::scroll_offset(std::string_view area) const {
  for (const Area& a : areas_)
    if (a.id == id_of(area)) return a.offset;
  return 0;
}

void Ui::show_in_scroll(float begin, float end) {
  if (open_areas_.empty()) return;
  Area& a = areas_[static_cast<std::size_t>(open_areas_.back())];
  const float low = a.horizontal ? a.box.x : a.box.y, high = low + room(a);
  if (begin < low + 8)
    a.wish = std::max(0.f, a.offset - (low + 8 - begin));
  else if (end > high - 8)
    a.wish = a.offset + (end - high + 8);
  else
    return;
  host_->want_frame();
}

void Ui::clip(const Box& b) {
  clip_.push_back(shared(b, clip_.back()));
  const Box& c = clip_.back();
  list_->PushClipRect(corner(c), cadastre::editor::end(c));
}

void Ui::unclip() {
  clip_.pop_back();
  list_->PopClipRect();
}

}  // namespace cadastre::editor
