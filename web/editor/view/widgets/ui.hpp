#pragma once
// Hit-testing, scrolling, focus and small animations: what controls are made of.
//
// Each frame the controls register a box with a name. What a person does afterwards is tested against those boxes,
// topmost (last drawn) first: against what is seen, not against what is about to be drawn. A press becomes a click only
// when no drag came of it; the control hears of it in the next frame.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "platform/host.hpp"
#include "view/drawing/sketchbook.hpp"
#include "view/widgets/geometry.hpp"
#include "view/widgets/quick_taps.hpp"
#include "view/widgets/text.hpp"

namespace cadastre::editor {

using drawing::Colour;
using drawing::Icon;
using Tokens = drawing::Theme;

using Id = std::uint32_t;
constexpr Id id_of(std::string_view name) {
  Id h = 2166136261u;
  for (const char c : name) h = (h ^ static_cast<unsigned char>(c)) * 16777619u;
  return h;
}

/// What a registered box is for.
enum Part : std::uint8_t {
  part_press = 1,   ///< can be pressed
  part_drag = 2,    ///< can be dragged away: across the direction its list scrolls, or any way with a mouse
  part_board = 4,   ///< pointers that go down here belong to the board view
  part_modal = 8,   ///< nothing below it is reached, by pointer or key
  part_cover = 16,  ///< takes presses and gives them to nobody
  part_text = 32,   ///< opens a text field
  part_skip = 64,   ///< not reached by Tab (another control does the same)
};

struct FieldState {
  Id id = 0;  ///< 0: none is open
  std::string name, value;
  int caret = 0, selection = 0, revision = 0;
};

class Ui {
 public:
  // ---- events; the app gives them all to the kit first
  enum class Reply : std::uint8_t { taken, board, ignored };  ///< board: hand it to the board view
  Reply pointer(const PointerEvent&, Host&);
  Reply wheel(const WheelEvent&, Host&);
  /// Tab, Enter, Space, and what a focused list needs.
  bool key(const KeyEvent&, Host&);
  void text(const TextEvent&);
  /// Another screen has come in place of the one before, though with controls of the same names: the other half of a
  /// double tap is not meant for those either.
  void turn() { tapped_.clear(); }
  /// Presses a control as if it had been clicked.
  void click(std::string_view name) { clicks_.push_back({id_of(name), 0, {}}); }

  // ---- a frame
  void begin(Host&, ImDrawList&, const Tokens&, drawing::Sketchbook&);
  void end();
  ImDrawList& list() const { return *list_; }
  /// What follows is drawn into another list; returns the one before.
  ImDrawList& draw_into(ImDrawList& other) {
    ImDrawList& before = *list_;
    list_ = &other;
    return before;
  }
  const Tokens& colours() const { return *tokens_; }
  drawing::Sketchbook& book() const { return *book_; }
  Host& host() const { return *host_; }
  float pixel() const { return 1 / host_->around.ratio; }
  double now() const { return host_->around.now; }
  /// A tile that shows a kind of land well, for pictures of features; -1 if the box has none.
  void set_land_tile(SegmentKind k, int tile) { land_tiles_[static_cast<int>(k)] = tile; }
  int land_tile(SegmentKind k) const { return land_tiles_[static_cast<int>(k)]; }
  bool narrow() const { return host_->around.width < 720; }

  // ---- controls
  /// Registers a control; `name` is its lasting name for tests.
  Id add(std::string_view name, const Box&, unsigned parts = part_press);
  /// A line that says what an icon does, shown beside the control after the pointer has rested on it.
  void tip(Id, const Box& beside, std::string_view text);
  bool tip_wanted(Id id) const {
    return (hover_ == id && !press_.down && !host_->around.coarse) || (focused(id) && keys_used_);
  }
  void draw_tip();
  /// Covers what lies below without being a control.
  void cover(const Box& b, bool modal = false) { add("", b, part_cover | (modal ? unsigned{part_modal} : 0u)); }
  bool clicked(Id);         ///< once
  bool clicked_second(Id);  ///< right button, or a long press; once
  [[gnu::noinline]] bool held(Id id) const {
    return press_.id == id && press_.stage == Stage::pending && press_.inside;
  }
  bool hovered(Id id) const { return hover_ == id && (!press_.id || press_.id == id); }
  bool focused(Id id) const { return focus_ == id && keys_used_; }
  void focus(Id id) { focus_ = id; }
  bool keys_used() const { return keys_used_; }
  /// The control is being dragged away; `at` is the pointer.
  bool dragged(Id, ImVec2* at = nullptr) const;
  /// A drag ended there; once.
  bool dropped(Id, ImVec2* at);
  /// After a drag of a palette item has left for the board: the kit lets go and the board goes on.
  void release_drag() { press_ = {}; }

  /// 0 or 1 eased over so many milliseconds; the first time it is just the target.
  float glide(Id, float target, double ms, float start = -1);

  // ---- clipping and scrolling
  void clip(const Box&);
  void unclip();
  bool visible(const Box& b) const { return !empty(shared(b, clip_.back())); }
  Box clip_box() const { return clip_.back(); }
  /// Content of a scroll area begins at the returned coordinate (y, or x of a horizontal one).
  float begin_scroll(std::string_view name, const Box&, bool horizontal = false);
  /// `extent`: height (width) of the content.
  void end_scroll(float extent);
  void scroll_to(std::string_view area, float offset);
  float scroll_offset(std::string_view area) const;
  /// Brings that part of the current area into view.
  void show_in_scroll(float begin, float end);

  // ---- text fields
  FieldState& field() { return field_; }
  bool editing(Id id) const { return field_.id == id; }
  void open_field(Id, std::string_view name, std::string value);
  void close_field();
  /// What is open belongs to something that is not there any more: it closes, and nothing comes of it.
  void forget_field();
  /// What happened to the open field since the last frame; once.
  enum class Typed : std::uint8_t { nothing, changed, entered, left };
  Typed typed(Id);
  std::string last_value;  ///< of a field that was just entered or left

 private:
  enum class Stage : std::uint8_t { pending, scrolling, dragging, spent };
  struct Region {
    Id id = 0;
    Box box;  ///< clipped to what is seen
    unsigned parts = 0;
    int area = -1;  ///< scroll area it lies in
    bool seen = true;
  };
  struct Area {
    Id id = 0;
    Box box;
    bool horizontal = false, used = false;
    int parent = -1;
    float offset = 0, velocity = 0, extent = 0, wish = -1;
    double moved = 0;  ///< when it last moved, for the bar that fades
  };
  struct Press {
    Id id = 0;
    int pointer = -1, button = 0, area = -1;
    unsigned parts = 0;
    PointerKind kind = PointerKind::mouse;
    Stage stage = Stage::pending;
    bool inside = false, down = false;
    Box box;
    ImVec2 start{}, last{};
    double time = 0, moved = 0;
    float speed = 0;
  };
  struct Click {
    Id id = 0;
    int button = 0;
    ImVec2 at{};
  };
  struct Glide {
    Id id = 0;
    float from = 0, to = 0, value = 0;
    double start = 0, ms = 0;
    bool used = false;
  };

  static const Region* top(const std::vector<Region>&, float x, float y);
  bool is_meant(const PointerEvent&, const Region*);
  const Region* region(Id) const;
  Reply press(const PointerEvent&);
  void move_press(const PointerEvent&);
  void end_press(const PointerEvent&);
  void begin_drag(const PointerEvent&);
  void scroll_by(int area, float by, bool rubber);
  int area_along(int area, bool horizontal) const;
  void move_focus(int step, Host&);
  void settle_areas();
  float limit(const Area& a) const;
  float room(const Area& a) const { return a.horizontal ? a.box.width : a.box.height; }

  Host* host_ = nullptr;
  ImDrawList* list_ = nullptr;
  const Tokens* tokens_ = nullptr;
  drawing::Sketchbook* book_ = nullptr;
  std::vector<Region> regions_, building_;
  std::vector<Region> tapped_;  ///< what was there at the last tap
  QuickTaps taps_;
  std::vector<Area> areas_;
  std::vector<int> open_areas_;
  std::vector<Box> clip_;
  std::vector<Glide> glides_;
  std::vector<Click> clicks_;
  std::vector<int> board_pointers_;
  Click click_, drop_;
  Press press_;
  Id hover_ = 0, focus_ = 0, revealed_ = 0;
  bool keys_used_ = false;
  FieldState field_;
  Typed typed_ = Typed::nothing;
  Id typed_id_ = 0;
  double last_frame_ = 0;
  int land_tiles_[segment_kind_count] = {-1, -1, -1, -1, -1};
  Id tip_id_ = 0;
  double tip_since_ = 0;
  Box tip_box_;
  std::string tip_text_;
};

}  // namespace cadastre::editor
