#include "platform/stage.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <limits>

namespace cadastre::editor {

Stage::Stage(std::unique_ptr<Application> app) : app_(std::move(app)) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;  // never used: indices have 32 bits
  io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
}

Stage::~Stage() { ImGui::DestroyContext(); }

bool Stage::light() {
  if (!renderer_.start()) return false;
  if (baked_ratio_ > 0) bake();
  return true;
}

void Stage::bake() {
  bake_fonts(*ImGui::GetIO().Fonts, fonts_, host_.around.ratio);
  baked_ratio_ = host_.around.ratio;
  // Without WebGL frames run all the same and are shown nowhere: the HTML beside the canvas lives on them.
  if (renderer_.ready()) {
    renderer_.upload(*ImGui::GetIO().Fonts);
  } else {
    ImGui::GetIO().Fonts->Build();
  }
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
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    host_.around.now = std::max(host_.around.now, pointer->time);
    feed(*pointer);
  } else if (const auto* wheel = std::get_if<WheelEvent>(&event)) {
    host_.around.now = std::max(host_.around.now, wheel->time);
    // ImGui counts lines, upwards positive.
    ImGui::GetIO().AddMouseWheelEvent(-wheel->dx / 100, -wheel->dy / 100);
  }
  return app_->handle(event, host_);
}

// ImGui knows one mouse. It gets the mouse, or the finger that is down alone: a second finger takes it away, so that a
// pinch never presses anything.
void Stage::feed(const PointerEvent& e) {
  using What = PointerEvent::What;
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(e.kind == PointerKind::touch ? ImGuiMouseSource_TouchScreen
                         : e.kind == PointerKind::pen ? ImGuiMouseSource_Pen
                                                      : ImGuiMouseSource_Mouse);
  const bool ends = e.what == What::up || e.what == What::cancel;
  const bool was_down = std::find(fingers_.begin(), fingers_.end(), e.id) != fingers_.end();
  if (e.what == What::down && !was_down) fingers_.push_back(e.id);
  if (ends && e.buttons == 0) fingers_.erase(std::remove(fingers_.begin(), fingers_.end(), e.id), fingers_.end());
  if (fingers_.size() > 1) {
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    io.AddMouseButtonEvent(0, false);
    return;
  }
  if (e.what == What::leave || e.what == What::cancel) {
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    if (e.what == What::cancel) io.AddMouseButtonEvent(0, false);
    return;
  }
  io.AddMousePosEvent(e.x, e.y);
  // Browsers count left, middle, right; ImGui left, right, middle.
  const int button = e.button == 1 ? 2 : e.button == 2 ? 1 : 0;
  if (e.what == What::down || e.what == What::up) io.AddMouseButtonEvent(button, e.what == What::down);
  if (e.what == What::up && e.kind == PointerKind::touch) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

double Stage::frame(double now) {
  constexpr double never = std::numeric_limits<double>::infinity();
  const Surroundings& around = host_.around;
  if (around.width < 1 || around.height < 1) return never;
  if (around.ratio != baked_ratio_) bake();

  ImGuiIO& io = ImGui::GetIO();
  host_.around.now = now;
  io.DisplaySize = {around.width, around.height};
  io.DisplayFramebufferScale = {around.ratio, around.ratio};
  io.DeltaTime = static_cast<float>(std::clamp((now - last_frame_) / 1000, 0.001, 0.1));
  last_frame_ = now;

  // What is asked for anew in each frame.
  host_.frame_ = false;
  host_.animate_until_ = host_.wake_at_ = 0;
  host_.cursor_ = Cursor::arrow;
  host_.text_.reset();
  host_.names_.clear();

  // Curves and soft edges in device px, not in CSS px.
  ImGuiStyle& style = ImGui::GetStyle();
  style.CircleTessellationMaxError = 0.3f / around.ratio;
  style.CurveTessellationTol = 1.25f / around.ratio;
  ImGui::NewFrame();
  ImGui::GetBackgroundDrawList()->_FringeScale = ImGui::GetForegroundDrawList()->_FringeScale = 1 / around.ratio;
  app_->draw(host_);
  ImGui::Render();
  if (renderer_.ready()) renderer_.draw(*ImGui::GetDrawData(), pixel_width_, pixel_height_);

  const bool queued = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
  if (host_.frame_ || queued || host_.animate_until_ > now) return 0;
  return host_.wake_at_ > 0 ? host_.wake_at_ : never;
}

Stage::Wishes Stage::take_wishes() {
  Host& h = host_;
  Wishes w{h.open_file_, h.print_, h.back_, h.new_kept_, h.cursor_, h.text_, std::move(h.copy_),
           std::move(h.settings_), std::move(h.open_kept_), std::move(h.forget_kept_), std::move(h.address_),
           std::move(h.language_), std::move(h.theme_), std::move(h.share_), std::move(h.keep_), std::move(h.link_),
           std::move(h.downloads_), std::move(h.announcements_)};
  h.open_file_ = h.print_ = h.back_ = h.new_kept_ = false;
  h.copy_.reset(), h.settings_.reset(), h.open_kept_.reset(), h.forget_kept_.reset(), h.address_.reset();
  h.language_.reset(), h.theme_.reset(), h.share_.reset(), h.keep_.reset(), h.link_.reset();
  h.downloads_.clear(), h.announcements_.clear();
  return w;
}

void Stage::draw_for_names() {
  host_.names_wanted_ = true;
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

}  // namespace cadastre::editor
