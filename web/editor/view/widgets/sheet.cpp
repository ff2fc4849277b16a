#include "view/widgets/sheet.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor {

using drawing::fade;

// ------------------------------------------------------------------------------------------------------ the tray

Box Tray::place(Ui& ui, const Box& area) {
  stop = std::clamp(stop, 0, 2);
  const float goal = std::min(stops[static_cast<std::size_t>(stop)], area.height);
  if (height_ == 0) height_ = goal;
  const double passed = std::min(ui.now() - stepped_, 50.0);  // after a rest its first step is a short one
  stepped_ = ui.now();
  if (!dragging_ && height_ != goal) {
    const float left = (height_ - goal) * std::exp(static_cast<float>(-passed / 45));
    height_ = std::fabs(left) < 0.6f || ui.host().around.reduced_motion ? goal : goal + left;
    if (height_ != goal) ui.host().want_frame();
  }
  const float h = std::min(height_, area.height);
  return {area.x, bottom(area) - h, area.width, h};
}

Box Tray::draw(Ui& ui, std::string_view name, const Box& b) {
  const Tokens& c = ui.colours();
  paint::shadow(ui, b, drawing::radius::sheet, 2);
  paint::box_top(ui, b, c.surface, drawing::radius::sheet);
  ui.cover(b);
  const Id grip = ui.add(name, {b.x, b.y - 16, b.width, 44}, part_press | part_drag);
  const Box mark{middle(b).x - 20, b.y + 8, 40, 4};
  paint::box(ui, mark, ui.held(grip) || dragging_ ? c.ink2 : c.line_strong, 2);
  paint::focus_ring(ui, grip, inset(mark, -6, -4), 6);

  ImVec2 at;
  if (ui.dragged(grip, &at)) {
    if (!dragging_) grab_ = height_ - (bottom(b) - at.y);
    dragging_ = true;
    const float h = std::clamp(bottom(b) - at.y + grab_, 40.f, stops[2]);
    const double dt = std::max(1.0, ui.now() - moved_);
    speed_ = speed_ * 0.5f + static_cast<float>((h - last_) / dt) * 0.5f;
    last_ = height_ = h;
    moved_ = ui.now();
  } else if (ui.dropped(grip, &at) || dragging_) {
    dragging_ = false;
    const float aim = height_ + speed_ * 160;  // a flick goes on
    stop = 0;
    for (int i = 1; i < 3; ++i)
      if (std::fabs(stops[static_cast<std::size_t>(i)] - aim) < std::fabs(stops[static_cast<std::size_t>(stop)] - aim))
        stop = i;
    speed_ = 0;
    ui.host().want_frame();
  }
  if (ui.clicked(grip)) {
    stop = stop == 2 ? 1 : stop + 1;
    ui.host().want_frame();
  }
  return {b.x, b.y + 20, b.width, b.height - 20};
}

// ------------------------------------------------------------------------------------------------------- a modal

Box Modal::begin(Ui& ui, const ModalSheet& s, float height, float* y) {
  const Tokens& c = ui.colours();
  const Surroundings& around = ui.host().around;
  dismissed_ = false;
  const std::string name(s.name);
  const Id outside =
      ui.add(name + "/outside", {0, 0, around.width, around.height}, part_press | part_modal | part_skip);
  const float in = ui.glide(id_of(s.name) ^ 0x51ee7u, 1, 180, 0);
  paint::box(ui, {0, 0, around.width, around.height}, fade(c.scrim, in));
  dismissed_ |= ui.clicked(outside);

  constexpr float head = 60;
  Box b;
  const bool narrow = ui.narrow();
  if (narrow) {
    const float tall = std::min(height + head + 16 + around.safe_bottom, around.height - around.safe_top - 40);
    const float lift = around.keyboard > 0 ? std::min(around.keyboard, around.height - tall - 8) : 0;
    b = {0, around.height - lift - tall * in, around.width, tall};
    paint::shadow(ui, b, drawing::radius::sheet, 2);
    paint::box_top(ui, b, c.surface, drawing::radius::sheet);
    paint::box(ui, {middle(b).x - 20, b.y + 8, 40, 4}, c.line_strong, 2);
  } else {
    const float tall = std::min(height + head + 12, around.height - 72);
    const float w = std::min(s.width, around.width - 32);
    b = s.corner ? Box{around.width - w - 12, 60, w, tall}
                 : Box{(around.width - w) / 2, std::max(24.f, (around.height - tall) * 0.42f), w, tall};
    b.y += (1 - in) * 10;
    paint::shadow(ui, b, drawing::radius::sheet, 2);
    paint::box(ui, b, c.surface, drawing::radius::sheet);
    paint::outline(ui, b, c.line, drawing::radius::sheet);
  }
  ui.cover(b);
  const Id grip =
      narrow ? ui.add(name + "/grip", {b.x, b.y, b.width - 60, head}, part_press | part_drag | part_skip) : 0;
  ImVec2 at;
  if (narrow && ui.dropped(grip, &at) && at.y > b.y + 60) dismissed_ = true;

  ink::line_cut(ui.list(), ink::title, {b.x + 20, b.y + (narrow ? 20.f : 17.f)}, b.width - 84, c.ink, s.title);
  dismissed_ |= icon_button(ui, name + "/close", {right(b) - 54, b.y + (narrow ? 12.f : 9.f), 44, 44}, Icon::close, "");
  Box inner{b.x, b.y + head, b.width, b.height - head - (narrow ? around.safe_bottom : 0)};
  if (!narrow) inner.height -= 8;
  *y = top_ = ui.begin_scroll(name, inner);
  return inner;
}

bool Modal::end(Ui& ui, float bottom_of_content) {
  ui.end_scroll(bottom_of_content - top_);
  return dismissed_;
}

// ------------------------------------------------------------------------------------------------------- a toast

void Toast::show(std::string text, std::string action, double now, double lasts) {
  text_ = std::move(text);
  action_ = std::move(action);
  since_ = now;
  until_ = now + lasts;
}

bool Toast::draw(Ui& ui, float left, float width, float bottom) {
  if (text_.empty()) return false;
  if (ui.now() >= until_) {
    text_.clear();
    return false;
  }
  ui.host().wake_at(until_);
  const Tokens& c = ui.colours();
  const float in = ui.glide(id_of("toast") + static_cast<Id>(since_), 1, 180, 0);
  const float act = action_.empty() ? 0 : ink::width(ink::body_strong, action_) + 32;
  const float most = std::min(width, 460.f);
  const float room = most - 36 - act;
  const float h = std::max(52.f, ink::height(ink::body, text_, room) + 24);
  const float w = std::min(most, ink::width(ink::body, text_) + 36 + act);
  const Box b{left + (width - w) / 2, bottom - h + (1 - in) * 16, w, h};
  paint::shadow(ui, b, drawing::radius::card, 1.5f);
  paint::box(ui, b, fade(c.dark ? drawing::colour(0xF2EDE3) : drawing::colour(0x26221C), in), drawing::radius::card);
  ui.cover(b);
  const Colour ink = c.dark ? drawing::colour(0x26221C) : drawing::colour(0xFFFCF6);
  const Colour accent = c.dark ? drawing::colour(0x0E5D69) : drawing::colour(0x85D0D5);
  ink::wrapped(ui.list(), ink::body, {b.x + 18, b.y + (h - ink::height(ink::body, text_, room)) / 2}, room,
               fade(ink, in), text_);
  if (action_.empty()) return false;
  const Box press{right(b) - act - 4, b.y + (h - 44) / 2, act, 44};
  const Id id = ui.add("toast/action", press);
  if (ui.hovered(id)) paint::box(ui, press, fade(ink, 0.12f), 10);
  ink::line_centred(ui.list(), ink::body_strong, middle(press).x, press.y + 11.5f, fade(accent, in), action_);
  paint::focus_ring(ui, id, inset(press, 2), 10);
  if (!ui.clicked(id)) return false;
  text_.clear();
  return true;
}

}  // namespace cadastre::editor
