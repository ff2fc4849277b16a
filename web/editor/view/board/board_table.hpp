#pragma once
// For tests: a board view without a screen. Events go in, draw lists come out, and the model says what was meant.

#include "view/board/board_view.hpp"

#include <fstream>
#include <iterator>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/model.hpp"
#include "platform/canvas_list.hpp"
#include "platform/fonts.hpp"
#include "platform/kept_triangles.hpp"
#include "rules_bundle.hpp"
#include "view/drawing/sketchbook.hpp"
#include "view/drawing/tokens.hpp"

namespace cadastre::editor {

/// Stands in for the platform's: takes what the view asked for.
class Stage {
 public:
  static bool frame_wanted(Host& h) {
    const bool wanted = h.frame_ || h.wake_at_ > 0 || h.animate_until_ > h.around.now;
    h.frame_ = false;
    h.wake_at_ = h.animate_until_ = 0;
    return wanted;
  }
};

}  // namespace cadastre::editor

namespace cadastre::editor::testing {

using What = PointerEvent::What;

inline std::string file(const std::string& path) {
  std::ifstream in(std::string(CADASTRE_SOURCE_DIR) + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The fonts of the site, baked once for all tests.
inline const ImFontAtlas& atlas() {
  static const FontFiles fonts{file("/web/site/fonts/cadastre-sans-400.ttf"),
                               file("/web/site/fonts/cadastre-sans-600.ttf")};
  static ImFontAtlas baked;
  static const bool once = (bake_fonts(baked, fonts, 1), true);
  (void)once;
  return baked;
}

/// A table before one's eyes: 1000 x 800, the board in all of it.
struct Table {
  Model model{tests::rulebook()};
  Host host;
  drawing::Sketchbook book{model.catalogue()};
  BoardView view{model, host, book};
  CanvasList canvas;
  Box free{0, 0, 1000, 800};
  int vertices = 0;  ///< of the last frame, kept ones included
  std::uint64_t kept_version = 0;

  Table() {
    model.speak(read_phrasebook(tests::read_file(std::string(CADASTRE_RULES_DIR) + "/text/en.json")).phrasebook);
    host.around.width = 1000, host.around.height = 800;
    host.around.now = 1000;
  }

  TileNumber tile(std::string_view alias) const {
    const auto found = find_tile(model.catalogue(), alias);
    REQUIRE(found);
    return *found;
  }
  void put(std::string_view alias, Square q, int turns = 0) {
    model.act(PlaceTile{tile(alias), q, static_cast<std::uint8_t>(turns)});
  }
  /// True if another frame is wanted.
  bool frame(double after = 16) {
    host.around.now += after;
    ImDrawList& list = canvas.begin(atlas(), host.around.width, host.around.height, 1);
    view.place({0, 0, 1000, 800}, free);
    view.draw(list, drawing::light_theme);
    canvas.finish();
    vertices = list.VtxBuffer.Size;
    for (const ImDrawCmd& command : list.CmdBuffer)
      if (command.UserCallback == keep_triangles) {
        const auto& kept = *static_cast<const KeptTriangles*>(command.UserCallbackData);
        vertices += kept.list->VtxBuffer.Size;
        kept_version = kept.version;
      }
    return Stage::frame_wanted(host);
  }
  /// Frames until none is wanted.
  int settle() {
    int frames = 1;
    while (frame() && frames < 1000) ++frames;
    REQUIRE(frames < 1000);
    return frames;
  }
  void pointer(What what, float x, float y, PointerKind kind, int button = 0, double after = 5) {
    host.around.now += after;
    PointerEvent e;
    e.what = what;
    e.kind = kind;
    e.id = kind == PointerKind::mouse ? 1 : 7;
    e.x = x, e.y = y;
    e.button = button;
    e.time = host.around.now;
    view.pointer(e);
  }
  Box rect(std::string_view name) {
    const auto box = view.rect_of(name);
    INFO(name);
    REQUIRE(box);
    return *box;
  }
  void press(std::string_view name, PointerKind kind = PointerKind::mouse, int button = 0) {
    const Box b = rect(name);
    const float x = b.x + b.width / 2, y = b.y + b.height / 2;
    if (kind == PointerKind::mouse) pointer(What::move, x, y, kind, -1);
    pointer(What::down, x, y, kind, button, 400);
    pointer(What::up, x, y, kind, button, 60);
    settle();
  }
  void tap(std::string_view name) { press(name, PointerKind::touch); }
  void hover(std::string_view name) {
    const Box b = rect(name);
    pointer(What::move, b.x + b.width / 2, b.y + b.height / 2, PointerKind::mouse, -1);
    settle();
  }
};

/// A closed city of two caps, a road, a monastery below.
struct SmallTable : Table {
  SmallTable() {
    put("BA/RCr", {0, 0});
    put("BA/C", {0, -1}, 2);
    put("BA/L", {0, 1});
    settle();
  }
};

}  // namespace cadastre::editor::testing
