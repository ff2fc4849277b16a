#pragma once
// Between the app and whatever shows it: what the platform tells the app, and what the app may ask of the platform.
// Plain C++: no browser, no drawing. Lengths and positions are CSS px from the canvas's upper left corner, times are
// milliseconds of one steady clock.
//
// A frame is drawn only when something asked for it: every event brings one, an animation asks for its own
// (`animate_until`), and nothing else does. An app that asks for nothing lies still.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cadastre::editor {

struct Mirror;  // model/mirror.hpp

struct Box {
  float x = 0, y = 0, width = 0, height = 0;
  friend bool operator==(const Box&, const Box&) = default;
};

// ---------------------------------------------------------------------------------------- what the platform tells

/// True while a frame is drawn or an event handled; may differ at the next.
struct Surroundings {
  float width = 0, height = 0;                                         ///< of the canvas
  float ratio = 1;                                                     ///< device px per CSS px
  float safe_top = 0, safe_right = 0, safe_bottom = 0, safe_left = 0;  ///< kept clear of notches and home bars
  float keyboard = 0;  ///< height at the bottom that an on-screen keyboard covers
  double now = 0;
  bool dark = false;  ///< the person prefers dark
  bool reduced_motion = false;
  bool coarse = false;  ///< the main pointer is a finger
  bool more_contrast = false;
  bool focused = false;  ///< keys reach the canvas
};

enum class PointerKind : std::uint8_t { mouse, touch, pen };

/// `button`: 0 left or finger, 1 middle, 2 right; -1 for moves without a change of buttons.
/// A pointer that is down stays with the canvas until up or cancel. `leave`: a mouse left the canvas.
struct PointerEvent {
  enum class What : std::uint8_t { down, move, up, cancel, leave };
  What what = What::move;
  PointerKind kind = PointerKind::mouse;
  int id = 0;  ///< tells fingers apart
  float x = 0, y = 0;
  int button = -1;
  int buttons = 0;  ///< bits: 1 left, 2 right, 4 middle
  bool shift = false, control = false, alt = false;
  double time = 0;
};

/// Already brought to CSS px, down and right positive. `pinch`: a touch pad's pinch (the browser sends it as a wheel
/// with Control); `y` then is 100 × ln(zoom), negative to enlarge.
struct WheelEvent {
  float x = 0, y = 0;    ///< pointer
  float dx = 0, dy = 0;  ///< turned by
  bool pinch = false;
  bool shift = false, control = false, alt = false;
  double time = 0;
};

/// `key` as in KeyboardEvent.key ("r", "R", "Enter", "ArrowLeft"), `code` as in KeyboardEvent.code ("KeyR").
/// `control` is also true for the Command key of a Mac.
struct KeyEvent {
  bool down = true;
  bool repeat = false;
  std::string key, code;
  bool shift = false, control = false, alt = false;
};

/// What became of the text field that the app asked for with `Host::edit_text`.
struct TextEvent {
  enum class What : std::uint8_t { changed, entered, left };  ///< left: focus went elsewhere, or Escape
  What what = What::changed;
  std::string field;
  std::string value;             ///< all of it, UTF-8, composition included
  int caret = 0, selection = 0;  ///< byte positions in `value`: caret and the other end of what is selected
  bool composing = false;
};

/// A file that was opened or dropped, or text pasted outside a text field (`name` is empty then).
struct FileEvent {
  std::string name, bytes;
};

/// The address's fragment changed (back, forward, a link): `#rules/base-game.road`.
struct LinkEvent {
  std::string fragment;
};

/// Something was done in the HTML beside the canvas; `mirror_intent` in model/mirror.hpp says which acts there are.
struct MirrorEvent {
  std::string act;
  int x = 0, y = 0;
  std::string target;
};

/// A kept board was fetched at the app's wish (`Host::open_kept`): `state` is what `keep` was given for it.
struct KeptEvent {
  std::string id, state;
};

/// Copying failed or a download was refused: say so; storage refused: offer saving as a file. `game`: the open game is
/// not kept, until `kept` says that it is again.
struct RefusedEvent {
  enum class What : std::uint8_t { copy, storage, open, game, kept };
  What what = What::copy;
};

/// The link that was asked for with `Host::make_link`: `address` opens this game anywhere; empty if this browser makes
/// none. `code` is the picture of it for a camera, a square of `1` (dark) and `0`, row by row; empty if too long for
/// any.
struct MadeLinkEvent {
  std::string address, code;
};

using Event = std::variant<PointerEvent, WheelEvent, KeyEvent, TextEvent, FileEvent, LinkEvent, MirrorEvent, KeptEvent,
                           RefusedEvent, MadeLinkEvent>;

// ------------------------------------------------------------------------------------------------ what the app asks

enum class Cursor : std::uint8_t { arrow, hand, grab, grabbing, crosshair, text, move, forbidden, none };

/// A text field: drawn by the app, typed into a real input that lies over `box`. Ask again in each frame while it is
/// open (it follows the box); a frame without it closes it. `value` counts only when `field` is new or `revision`
/// differs from that of the frame before.
struct TextField {
  enum class Kind : std::uint8_t { text, search, number };
  std::string field;  ///< a name of the app's choosing
  Box box;
  std::string value;
  Kind kind = Kind::text;
  std::string label;  ///< for screen readers
  int longest = 0;    ///< in characters; 0 = no limit
  int revision = 0;
  float size = 16;  ///< of the type, so that the caret's place agrees
};

struct Download {
  std::string name, type, bytes;  ///< type as in "application/json"
  int width = 0;                  ///< not 0: the bytes are an SVG, to be drawn so wide as a picture of that type
  bool handed_on = false;         ///< with the system's sheet for sharing, if there is one that takes it
};

/// A board that this browser keeps, last used first.
struct KeptBoard {
  std::string id, title;
  double changed = 0;  ///< ms since 1970
  bool open = false;   ///< the one of this tab
};

/// What is done to a kept board that is not open. `restore` brings back the one that was forgotten last.
struct KeptDeed {
  std::string_view what;  ///< "rename", "duplicate", "forget", "restore"
  std::string id, title;
};

/// Collects what the app asks for; the platform takes it after each event and each frame.
class Host {
 public:
  Surroundings around;
  std::string drawn;            ///< while `names_wanted`: what was drawn and where, for tests of the layout
  std::vector<KeptBoard> kept;  ///< for a list to choose from; brought up to date after each `keep`

  /// One more frame after this one.
  void want_frame() { frame_ = true; }
  /// Frames without a pause until that time.
  void animate_until(double time) {
    if (time > animate_until_) animate_until_ = time;
  }
  /// One frame at that time (a long press, a toast that goes); the earliest asked for counts, ask again in each frame.
  void wake_at(double time) {
    if (wake_at_ == 0 || time < wake_at_) wake_at_ = time;
  }

  void cursor(Cursor c) { cursor_ = c; }  ///< of this frame; arrow if not asked
  void edit_text(TextField f) { text_ = std::move(f); }
  void copy(std::string text) { copy_ = std::move(text); }
  void download(Download d) { downloads_.push_back(std::move(d)); }
  void open_file() { open_file_ = true; }  ///< shows the system's dialog; a FileEvent follows
  /// Survives reload and a killed tab; comes back in Opening::kept. Cheap: written when the person pauses.
  void keep(std::string state, std::string title) { keep_ = {std::move(state), std::move(title)}; }
  void keep_settings(std::string settings) { settings_ = std::move(settings); }  ///< for all boards; Opening::settings
  void new_kept() { new_kept_ = true; }  ///< what is kept from now on is another board; the old one stays in the list
  void open_kept(std::string id) { open_kept_ = std::move(id); }  ///< a KeptEvent follows, and `keep` goes there
  void change_kept(KeptDeed d) { kept_deed_ = std::move(d); }
  /// That holds what `keep` was given last, or only what is selected in it; a MadeLinkEvent follows.
  void make_link(bool selection = false) { make_link_ = selection ? 2 : 1; }
  /// Text, or the address of a link.
  void share(std::string title, std::string text) { share_ = {std::move(title), std::move(text)}; }
  /// On paper: that picture, and what the HTML beside the canvas says of the scores.
  void print(std::string svg) { print_ = std::move(svg); }
  /// Sets the address's fragment (with or without its #); `step`: the back button comes back to the one before.
  void link(std::string fragment, bool step = true) { link_ = {std::move(fragment), step}; }
  void open_address(std::string address) { address_ = std::move(address); }  ///< another page, in a new tab
  void back() { back_ = true; }
  /// Something is open that the system's way to close (a phone's back button or gesture) shall close: that comes as the
  /// key Escape. Ask again in each frame while it is.
  void closable() { closable_ = true; }
  /// Spoken by screen readers, when it is their turn.
  void announce(std::string sentence) { announcements_.push_back(std::move(sentence)); }
  void language(std::string tag) { language_ = std::move(tag); }  ///< fetches it, then calls Application::speak
  /// light, dark, or follow the system ("light", "dark", "system"): kept, and comes back in `around.dark`.
  void theme(std::string name) { theme_ = std::move(name); }

  /// Tells where a control was drawn, by a lasting name ("palette/BA/RCr", "tab/board", "undo"). Costs nothing unless
  /// somebody asked (`names_wanted`); long lists should look first.
  void name(std::string_view control, Box box) {
    if (names_wanted_) names_.emplace_back(std::string(control), box);
  }
  bool names_wanted() const { return names_wanted_; }

 private:
  friend class Stage;
  bool frame_ = false, open_file_ = false, back_ = false, closable_ = false, names_wanted_ = false, new_kept_ = false;
  int make_link_ = 0;
  double animate_until_ = 0, wake_at_ = 0;
  Cursor cursor_ = Cursor::arrow;
  std::optional<TextField> text_;
  std::optional<std::string> copy_, settings_, open_kept_, address_, language_, theme_, print_;
  std::optional<KeptDeed> kept_deed_;
  std::optional<std::pair<std::string, std::string>> share_, keep_;
  std::optional<std::pair<std::string, bool>> link_;
  std::vector<Download> downloads_;
  std::vector<std::string> announcements_;
  std::vector<std::pair<std::string, Box>> names_;
};

// ---------------------------------------------------------------------------------------------------------- the app

struct Opening {
  std::string_view rulebook;           ///< JSON of the rule book
  std::string_view phrases;            ///< JSON of one language
  std::string_view kept;               ///< what `keep` was last given; empty at the first visit
  std::string_view settings;           ///< what `keep_settings` was last given
  std::string_view sample;             ///< board JSON to show when nothing was kept
  std::string_view fragment;           ///< `#…` of the address, or empty
  std::vector<std::string> languages;  ///< that can be asked for: en, de, ro
};

/// The app as the platform sees it. Two rooms never call each other in another way.
class Application {
 public:
  virtual ~Application() = default;
  virtual void start(const Opening&, Host&) = 0;
  /// Another language has come (JSON as in Opening::phrases).
  virtual void speak(std::string_view phrases, Host&) = 0;
  /// True: taken, the browser shall not act on it too. Pointers and wheels are always taken. Runs at once, before the
  /// frame that shows it.
  virtual bool handle(const Event&, Host&) = 0;
  /// Into canvas_list() of fonts.hpp.
  virtual void draw(Host&) = 0;
  /// Where a thing of the board lies that is not named in each frame: "square/1,0", "segment/1,0/city.N",
  /// "figure/1,0/0". Nullopt if unknown or out of sight.
  virtual std::optional<Box> find(std::string_view name) const = 0;
  /// Goes up when the mirror changed; the platform reads the mirror then and only then.
  virtual std::uint64_t mirror_version() const = 0;
  virtual const Mirror& mirror() = 0;
};

/// Defined by view/app.cpp.
std::unique_ptr<Application> make_application();

}  // namespace cadastre::editor
