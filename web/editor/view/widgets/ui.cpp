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
    if (r && (r->parts & part_text))
      host_->cursor(Cursor::text);
    else if (r && (r->parts & part_press))
      host_->cursor(Cursor::hand);
  }
  last_frame_ = now();
}

// ------------------------------------------------------------------------------------------------------ controls

Id Ui::add(std::string_view name, const Box& box, unsigned parts) {
  Region r{id_of(name), shared(box, clip_.back()), parts, open_areas_.empty() ? -1 : open_areas_.back(), true};
  r.seen = !empty(r.box);
  if (r.seen && !name.empty()) host_->name(name, r.box);
  if (r.seen && parts & part_press && !(parts & part_skip)) ink::note('C', box.x, box.y, box.width, box.height, name);
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

const Ui::Region* Ui::top(const std::vector<Region>& regions, float x, float y) {
  for (std::size_t i = regions.size(); i-- > 0;)
    if (regions[i].seen && has(regions[i].box, x, y)) return &regions[i];
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

void Ui::forget_field() {
  close_field();
  typed_ = Typed::nothing;
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
