#include "platform/stage.hpp"

#include <algorithm>
#include <limits>

namespace cadastre::editor {

Stage::Stage(std::unique_ptr<Application> app) : app_(std::move(app)) {}

bool Stage::light() {
  if (!renderer_.start()) return false;
  if (baked_ratio_ > 0) bake();
  return true;
}

void Stage::bake() {
  bake_fonts(atlas_, fonts_, host_.around.ratio);
  baked_ratio_ = host_.around.ratio;
  // Without WebGL frames run all the same and are shown nowhere: the HTML beside the canvas lives on them.
  if (renderer_.ready()) renderer_.upload(atlas_);
  atlas_.ClearTexData();
}

void Stage::start(const Opening& opening, FontFiles fonts) {
  fonts_ = std::move(fonts);
  bake();
  app_->start(opening, host_);
}

void Stage::around(const Surroundings& s, int pixel_width, int pixel_height) {
  host_.around = s;
  pixel_width_ = pixel_width;
  pixel_height_ = pixel_height;
}

void Stage::speak(std::string_view phrases) { app_->speak(phrases, host_); }

void Stage::kept(std::vector<KeptBoard> boards) { host_.kept = std::move(boards); }

bool Stage::handle(const Event& event) {
  double time = 0;
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) time = pointer->time;
  if (const auto* wheel = std::get_if<WheelEvent>(&event)) time = wheel->time;
  host_.around.now = std::max(host_.around.now, time);
  return app_->handle(event, host_);
}

double Stage::frame(double now) {
  constexpr double never = std::numeric_limits<double>::infinity();
  const Surroundings& around = host_.around;
  if (around.width < 1 || around.height < 1) return never;
  if (around.ratio != baked_ratio_) bake();
  host_.around.now = now;
  // What is asked for anew in each frame.
  host_.frame_ = false;
  host_.animate_until_ = host_.wake_at_ = 0;
  host_.cursor_ = Cursor::arrow;
  host_.text_.reset();
  host_.closable_ = false;
  host_.names_.clear();

  ImDrawList& list = canvas_.begin(atlas_, around.width, around.height, around.ratio);
  app_->draw(host_);
  canvas_.finish();
  if (renderer_.ready()) renderer_.draw(list, pixel_width_, pixel_height_, around.ratio);

  if (host_.frame_ || host_.animate_until_ > now) return 0;
  return host_.wake_at_ > 0 ? host_.wake_at_ : never;
}

Stage::Wishes Stage::take_wishes() {
  Host& h = host_;
  Wishes w{h.open_file_,
           h.back_,
           h.new_kept_,
           h.closable_,
           h.make_link_,
           h.cursor_,
           h.text_,
           std::move(h.copy_),
           std::move(h.settings_),
           std::move(h.open_kept_),
           std::move(h.address_),
           std::move(h.language_),
           std::move(h.theme_),
           std::move(h.print_),
           std::move(h.kept_deed_),
           std::move(h.share_),
           std::move(h.keep_),
           std::move(h.link_),
           std::move(h.downloads_),
           std::move(h.announcements_)};
  h.open_file_ = h.back_ = h.new_kept_ = false;
  h.make_link_ = 0;
  h.copy_.reset(), h.settings_.reset(), h.open_kept_.reset(), h.kept_deed_.reset(), h.address_.reset();
  h.print_.reset();
  h.language_.reset(), h.theme_.reset(), h.share_.reset(), h.keep_.reset(), h.link_.reset();
  h.downloads_.clear(), h.announcements_.clear();
  return w;
}

void Stage::draw_for_names() {
  host_.names_wanted_ = true;
  host_.drawn.clear();
  frame(host_.around.now);
  host_.names_wanted_ = false;
}

std::optional<Box> Stage::find(std::string_view name) {
  draw_for_names();
  // The last of a name lies on top.
  for (auto i = host_.names_.rbegin(); i != host_.names_.rend(); ++i) {
    if (i->first == name) return i->second;
  }
  return app_->find(name);
}

std::vector<std::string> Stage::names() {
  draw_for_names();
  std::vector<std::string> all;
  for (const auto& [name, box] : host_.names_) all.push_back(name);
  return all;
}

const std::string& Stage::drawn() {
  draw_for_names();
  return host_.drawn;
}

}  // namespace cadastre::editor
