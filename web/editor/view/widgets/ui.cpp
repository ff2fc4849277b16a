#include "view/widgets/ui.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor {

Box crisp(const Box& b, float ratio) {
  const float x = std::round(b.x * ratio) / ratio, y = std::round(b.y * ratio) / ratio;
  return {x, y, std::round(right(b) * ratio) / ratio - x, std::round(bottom(b) * ratio) / ratio - y};
}

// ------------------------------------------------------------------------------------------------------- a frame

void Ui::begin(Host& host, ImDrawList& list, const Tokens& tokens, drawing::Sketchbook& book) {
  host_ = &host;
  list_ = &list;
  tokens_ = &tokens;
  book_ = &book;
  building_.clear();
  clip_.assign(1, {0, 0, host.around.width, host.around.height});
  open_areas_.clear();
  for (Area& a : areas_) a.used = false;
  for (Glide& g : glides_) g.used = false;

  click_ = {};
  if (!clicks_.empty()) {
    click_ = clicks_.front();
    clicks_.erase(clicks_.begin());
    host.want_frame();  // what was drawn before the control in this frame does not know of it yet
  }
  constexpr double long_press = 450;
  if (press_.id && press_.stage == Stage::pending && press_.down && press_.kind != PointerKind::mouse) {
    if (now() - press_.time >= long_press) {
      press_.stage = Stage::spent;
      click_ = {press_.id, 2, press_.last};
      host.want_frame();
    } else {
      host.wake_at(press_.time + long_press);
    }
  }
  settle_areas();
}

void Ui::end() {
  regions_.swap(building_);
  glides_.erase(std::remove_if(glides_.begin(), glides_.end(), [](const Glide& g) { return !g.used; }), glides_.end());
  for (Area& a : areas_)
    if (!a.used) a.velocity = 0;
  if (field_.id && !region(field_.id)) close_field();
  typed_ = Typed::nothing;
  drop_ = {};
  if (hover_) {
    const Region* r = region(hover_);
    if (r && (r->parts & part_text)) host_->cursor(Cursor::text);
    else if (r && (r->parts & part_press)) host_->cursor(Cursor::hand);
  }
  last_frame_ = now();
}

// ------------------------------------------------------------------------------------------------------ controls

Id Ui::add(std::string_view name, const Box& box, unsigned parts) {
  Region r{id_of(name), shared(box, clip_.back()), parts, open_areas_.empty() ? -1 : open_areas_.back(), true};
  r.seen = !empty(r.box);
  if (r.seen && !name.empty()) host_->name(name, r.box);
  if (!r.seen) r.box = box;
  building_.push_back(r);
  if (r.id == focus_ && revealed_ != focus_ && r.area >= 0) {
    revealed_ = focus_;
    const bool h = areas_[static_cast<std::size_t>(r.area)].horizontal;
    show_in_scroll(h ? box.x : box.y, h ? right(box) : bottom(box));
  }
  return r.id;
}

bool Ui::clicked(Id id) {
  if (click_.id != id || click_.button != 0 || !id) return false;
  click_ = {};
  return true;
}

bool Ui::clicked_second(Id id) {
  if (click_.id != id || click_.button != 2 || !id) return false;
  click_ = {};
  return true;
}

bool Ui::dragged(Id id, ImVec2* at) const {
  if (press_.id != id || press_.stage != Stage::dragging) return false;
  if (at) *at = press_.last;
  return true;
}

bool Ui::dropped(Id id, ImVec2* at) {
  if (drop_.id != id || !id) return false;
  if (at) *at = drop_.at;
  drop_ = {};
  return true;
}

const Ui::Region* Ui::top(float x, float y) const {
  for (std::size_t i = regions_.size(); i-- > 0;)
    if (regions_[i].seen && has(regions_[i].box, x, y)) return &regions_[i];
  return nullptr;
}

const Ui::Region* Ui::region(Id id) const {
  for (std::size_t i = regions_.size(); i-- > 0;)
    if (regions_[i].id == id) return &regions_[i];
  return nullptr;
}

float Ui::glide(Id id, float target, double ms, float start) {
  Glide* g = nullptr;
  for (Glide& each : glides_)
    if (each.id == id) g = &each;
  if (!g) {
    const float from = start < 0 ? target : start;
    glides_.push_back({id, from, from, from, now(), ms, true});
    g = &glides_.back();
  }
  g->used = true;
  if (host_->around.reduced_motion) ms = 0;
  if (g->to != target) {
    g->from = g->value;
    g->to = target;
    g->start = std::max(last_frame_, now() - 17);
    g->ms = ms;
  }
  const double t = g->ms > 0 ? std::min(1.0, (now() - g->start) / g->ms) : 1.0;
  const float left = static_cast<float>(1 - t);
  g->value = g->to + (g->from - g->to) * left * left * left;
  if (t < 1) host_->animate_until(g->start + g->ms + 1);
  return g->value;
}

// ------------------------------------------------------------------------------------------------------ pointers

Ui::Reply Ui::pointer(const PointerEvent& e, Host& host) {
  host_ = &host;
  const bool of_board = std::find(board_pointers_.begin(), board_pointers_.end(), e.id) != board_pointers_.end();
  const auto forget_board_pointer = [&] {
    board_pointers_.erase(std::remove(board_pointers_.begin(), board_pointers_.end(), e.id), board_pointers_.end());
  };
  using What = PointerEvent::What;

  if (e.what == What::down) {
    keys_used_ = false;
    const Region* r = top(e.x, e.y);
    if (field_.id && (!r || r->id != field_.id)) close_field();
    if (of_board) return Reply::board;
    if (r && (r->parts & part_board)) {
      board_pointers_.push_back(e.id);
      focus_ = 0;
      return Reply::board;
    }
    if (press_.down && press_.pointer != e.id) return Reply::taken;  // one finger at a time
    press_ = {};
    if (!r) return Reply::ignored;
    press_.id = r->id;
    press_.pointer = e.id;
    press_.button = e.button;
    press_.area = r->area;
    press_.parts = r->parts;
    press_.kind = e.kind;
    press_.inside = press_.down = true;
    press_.box = r->box;
    press_.start = press_.last = {e.x, e.y};
    press_.time = press_.moved = e.time;
    if (r->area >= 0) {  // a finger stops what glides; that press is no click
      for (int a = r->area; a >= 0; a = areas_[static_cast<std::size_t>(a)].parent) {
        Area& area = areas_[static_cast<std::size_t>(a)];
        if (std::fabs(area.velocity) > 0.05f) press_.parts &= ~static_cast<unsigned>(part_press);
        area.velocity = 0;
      }
    }
    return Reply::taken;
  }

  if (of_board) {
    if (e.what == What::up || e.what == What::cancel) forget_board_pointer();
    return Reply::board;
  }

  if (e.what == What::leave || e.kind != PointerKind::mouse) hover_ = 0;
  if (e.what == What::leave) return Reply::board;

  if (press_.down && press_.pointer == e.id) {
    if (e.what == What::move) {
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
      return Reply::taken;
    }
    if (e.what == What::up) {
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
      return Reply::taken;
    }
    if (e.what == What::cancel) press_ = {};
    return Reply::taken;
  }

  if (e.what == What::move && e.kind == PointerKind::mouse) {
    const Region* r = top(e.x, e.y);
    if (r && (r->parts & part_board)) {
      hover_ = 0;
      return Reply::board;
    }
    const bool was_over = hover_ != 0;
    hover_ = r && (r->parts & part_press) ? r->id : 0;
    (void)was_over;
    return Reply::taken;
  }
  return Reply::ignored;
}

bool Ui::begin_drag(const PointerEvent& e) {
  const bool across = std::fabs(e.x - press_.start.x) > std::fabs(e.y - press_.start.y);
  const int along = area_along(press_.area, across);
  const bool can_scroll = along >= 0 && areas_[static_cast<std::size_t>(along)].extent >
                                            room(areas_[static_cast<std::size_t>(along)]) + 1;
  if ((press_.parts & part_drag) && (press_.kind == PointerKind::mouse || !can_scroll)) {
    press_.stage = Stage::dragging;
    return true;
  }
  if (can_scroll) {
    press_.stage = Stage::scrolling;
    press_.area = along;
    press_.speed = 0;
    press_.last = {e.x, e.y};
    return true;
  }
  if (press_.kind != PointerKind::mouse) press_.stage = Stage::spent;
  return false;
}

Ui::Reply Ui::wheel(const WheelEvent& e, Host& host) {
  host_ = &host;
  const Region* r = top(e.x, e.y);
  if (!r) return Reply::ignored;
  if (r->parts & part_board) return Reply::board;
  if (e.pinch) return Reply::taken;
  const bool across = std::fabs(e.dx) > std::fabs(e.dy) || e.shift;
  int area = area_along(r->area, across);
  if (area < 0 && !across) area = area_along(r->area, true);  // a wheel moves a strip too
  if (area >= 0) scroll_by(area, std::fabs(e.dx) > std::fabs(e.dy) ? e.dx : e.dy, false);
  return Reply::taken;
}

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
      a.velocity *= static_cast<float>(std::exp(-dt / 325.0));
      a.moved = now();
      host_->want_frame();
    } else {
      a.velocity = 0;
    }
    const float most = limit(a), goal = std::clamp(a.offset, 0.f, most);
    if (a.offset != goal) {  // springs back
      a.velocity *= 0.7f;
      const float left = (a.offset - goal) * static_cast<float>(std::exp(-dt / 60.0));
      a.offset = std::fabs(left) < 0.5f || host_->around.reduced_motion ? goal : goal + left;
      if (a.offset != goal) host_->want_frame();
    }
    if (a.wish >= 0) {
      const float to = std::clamp(a.wish, 0.f, most);
      const float left = (a.offset - to) * static_cast<float>(std::exp(-std::max(dt, 8.0) / 55.0));
      a.offset = std::fabs(left) < 0.5f || host_->around.reduced_motion ? to : to + left;
      if (a.offset == to) a.wish = -1;
      else host_->want_frame();
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
    if (since < 500) host_->wake_at(a.moved + 600);
    else if (!lasting && alpha > 0) host_->animate_until(a.moved + 950);
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
  if (begin < low + 8) a.wish = std::max(0.f, a.offset - (low + 8 - begin));
  else if (end > high - 8) a.wish = a.offset + (end - high + 8);
  else return;
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
  for (at += step; at >= static_cast<std::ptrdiff_t>(first) && at < static_cast<std::ptrdiff_t>(regions_.size()); at += step)
    if (reachable(static_cast<std::size_t>(at))) {
      focus_ = regions_[static_cast<std::size_t>(at)].id;
      break;
    }
  keys_used_ = true;
  revealed_ = 0;
  host.want_frame();
}

// --------------------------------------------------------------------------------------------------- text fields

void Ui::open_field(Id id, std::string_view name, std::string value) {
  if (field_.id == id && name.empty()) return;
  const int revision = field_.revision + 1;
  field_ = {};
  field_.id = id;
  field_.name = name;
  field_.value = std::move(value);
  field_.caret = field_.selection = static_cast<int>(field_.value.size());
  field_.revision = revision;
}

void Ui::close_field() {
  if (!field_.id) return;
  last_value = field_.value;
  typed_id_ = field_.id;
  typed_ = Typed::left;
  const int revision = field_.revision;
  field_ = {};
  field_.revision = revision;
}

void Ui::text(const TextEvent& e) {
  if (!field_.id || (!field_.name.empty() && e.field != field_.name)) return;
  field_.value = e.value;
  field_.caret = e.caret;
  field_.selection = e.selection;
  typed_id_ = field_.id;
  if (e.what == TextEvent::What::changed) {
    typed_ = Typed::changed;
  } else {
    const Typed how = e.what == TextEvent::What::entered ? Typed::entered : Typed::left;
    close_field();
    typed_ = how;
  }
}

Ui::Typed Ui::typed(Id id) {
  if (typed_id_ != id || typed_ == Typed::nothing) return Typed::nothing;
  const Typed t = typed_;
  typed_ = Typed::nothing;
  return t;
}

}  // namespace cadastre::editor
