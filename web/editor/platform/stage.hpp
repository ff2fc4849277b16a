#pragma once
// One canvas with one app on it: tells the app what happens, draws frames, and holds what the app asked for until the
// page takes it. The page decides when frames are drawn (frames.ts); nothing here loops.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "platform/canvas_list.hpp"
#include "platform/fonts.hpp"
#include "platform/gl_renderer.hpp"
#include "platform/host.hpp"

namespace cadastre::editor {

class Stage {
 public:
  explicit Stage(std::unique_ptr<Application>);
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// Once, after fonts and surroundings are known.
  void start(const Opening&, FontFiles);
  /// And the size of the drawing buffer in device px.
  void around(const Surroundings&, int pixel_width, int pixel_height);
  bool handle(const Event&);
  void speak(std::string_view phrases);
  void kept(std::vector<KeptBoard>);

  /// Draws. Returns when the next frame is wanted if nothing else happens: 0 is at once, infinity is never.
  double frame(double now);

  // The WebGL context: made, lost, made again. The app never notices.
  bool light();
  void darken() { renderer_.forget(); }

  /// Everything asked for since the last time.
  struct Wishes {
    bool open_file = false, back = false, new_kept = false;
    bool closable = false;  ///< as of the last frame
    int make_link = 0;      ///< 1: of the game, 2: of its selection
    Cursor cursor = Cursor::arrow;
    std::optional<TextField> text;  ///< as of the last frame
    std::optional<std::string> copy, settings, open_kept, address, language, theme, print;
    std::optional<KeptDeed> kept_deed;
    std::optional<std::pair<std::string, std::string>> share, keep;
    std::optional<std::pair<std::string, bool>> link;
    std::vector<Download> downloads;
    std::vector<std::string> announcements;
  };
  Wishes take_wishes();

  /// Where a control or a thing of the board was drawn; draws a frame to find out.
  std::optional<Box> find(std::string_view name);
  /// Names of all controls of the frame that this draws.
  std::vector<std::string> names();
  /// Everything that a frame draws, a line each (ink::watch).
  const std::string& drawn();

  Application& app() { return *app_; }

 private:
  void bake();
  void draw_for_names();

  std::unique_ptr<Application> app_;
  Host host_;
  GlRenderer renderer_;
  FontFiles fonts_;
  ImFontAtlas atlas_;
  CanvasList canvas_;
  int pixel_width_ = 0, pixel_height_ = 0;
  float baked_ratio_ = 0;
};

}  // namespace cadastre::editor
