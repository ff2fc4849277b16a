// The editor's border with the page: flat calls with numbers and text. canvas.ts and its neighbours are the other side.

#include <emscripten/bind.h>
#include <emscripten/heap.h>
#include <emscripten/html5.h>
#include <unistd.h>

#include "platform/mirror_text.hpp"
#include "platform/stage.hpp"

namespace {

using namespace cadastre::editor;
using emscripten::val;

Stage& stage() {
  static Stage only(make_application());
  return only;
}

EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = 0;

/// Makes the WebGL2 context of the canvas; false if there is none to be had.
bool open_canvas(const std::string& selector) {
  EmscriptenWebGLContextAttributes wanted;
  emscripten_webgl_init_context_attributes(&wanted);
  wanted.majorVersion = 2;
  wanted.alpha = wanted.depth = wanted.stencil = wanted.antialias = false;
  wanted.enableExtensionsByDefault = false;
  context = emscripten_webgl_create_context(selector.c_str(), &wanted);
  return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS && stage().light();
}

void context_lost() { stage().darken(); }
bool context_back() { return stage().light(); }
void speak(const std::string& phrases) { stage().speak(phrases); }

std::string text_of(const val& options, const char* key) {
  const val v = options[key];
  return v.isString() ? v.as<std::string>() : std::string();
}

void start(const val& options, const std::string& regular, const std::string& semibold) {
  const std::string rulebook = text_of(options, "rulebook"), phrases = text_of(options, "phrases"),
                    kept = text_of(options, "kept"), settings = text_of(options, "settings"),
                    sample = text_of(options, "sample"), fragment = text_of(options, "fragment");
  stage().start({rulebook, phrases, kept, settings, sample, fragment,
                 emscripten::vecFromJSArray<std::string>(options["languages"])},
                {regular, semibold});
}

void around(const val& a) {
  Surroundings s;
  s.width = a["width"].as<float>();
  s.height = a["height"].as<float>();
  s.ratio = a["ratio"].as<float>();
  s.safe_top = a["safeTop"].as<float>();
  s.safe_right = a["safeRight"].as<float>();
  s.safe_bottom = a["safeBottom"].as<float>();
  s.safe_left = a["safeLeft"].as<float>();
  s.keyboard = a["keyboard"].as<float>();
  s.now = a["now"].as<double>();
  s.dark = a["dark"].as<bool>();
  s.reduced_motion = a["reducedMotion"].as<bool>();
  s.coarse = a["coarse"].as<bool>();
  s.more_contrast = a["moreContrast"].as<bool>();
  s.focused = a["focused"].as<bool>();
  stage().around(s, a["pixelWidth"].as<int>(), a["pixelHeight"].as<int>());
}

/// Bits: 1 shift, 2 control or command, 4 alt.
struct Modifiers {
  bool shift, control, alt;
  explicit Modifiers(int bits) : shift(bits & 1), control(bits & 2), alt(bits & 4) {}
};

void pointer(int what, int kind, int id, float x, float y, int button, int buttons, int modifiers, double time) {
  const Modifiers m(modifiers);
  stage().handle(PointerEvent{static_cast<PointerEvent::What>(what), static_cast<PointerKind>(kind), id, x, y, button,
                              buttons, m.shift, m.control, m.alt, time});
}

void wheel(float x, float y, float dx, float dy, bool pinch, int modifiers, double time) {
  const Modifiers m(modifiers);
  stage().handle(WheelEvent{x, y, dx, dy, pinch, m.shift, m.control, m.alt, time});
}

bool key(bool down, bool repeat, const std::string& name, const std::string& code, int modifiers) {
  const Modifiers m(modifiers);
  return stage().handle(KeyEvent{down, repeat, name, code, m.shift, m.control, m.alt});
}

void text(int what, const std::string& field, const std::string& value, int caret, int selection, bool composing) {
  stage().handle(TextEvent{static_cast<TextEvent::What>(what), field, value, caret, selection, composing});
}

bool file(const std::string& name, const std::string& bytes) { return stage().handle(FileEvent{name, bytes}); }
void follow_link(const std::string& fragment) { stage().handle(LinkEvent{fragment}); }
void mirrored(const std::string& act, int x, int y, const std::string& target) {
  stage().handle(MirrorEvent{act, x, y, target});
}
void opened_kept(const std::string& id, const std::string& state) { stage().handle(KeptEvent{id, state}); }
void made_link(const std::string& address, const std::string& code) { stage().handle(MadeLinkEvent{address, code}); }
void refused(int what) { stage().handle(RefusedEvent{static_cast<RefusedEvent::What>(what)}); }

void kept_boards(const val& list) {
  std::vector<KeptBoard> boards;
  const int length = list["length"].as<int>();
  for (int i = 0; i < length; ++i) {
    const val b = list[i];
    boards.push_back({text_of(b, "id"), text_of(b, "title"), b["changed"].as<double>(), b["open"].as<bool>()});
  }
  stage().kept(std::move(boards));
}

double frame(double now) { return stage().frame(now); }

val box(const Box& b) {
  val v = val::object();
  v.set("x", b.x), v.set("y", b.y), v.set("width", b.width), v.set("height", b.height);
  return v;
}

val bytes_of(const std::string& s) {
  return val::global("Uint8Array").new_(val(emscripten::typed_memory_view(s.size(), s.data())));
}

/// What the app asked for, only the keys that were; `cursor` is always there.
val wishes() {
  const Stage::Wishes w = stage().take_wishes();
  val v = val::object();
  v.set("cursor", static_cast<int>(w.cursor));
  if (w.open_file) v.set("openFile", true);
  if (w.back) v.set("back", true);
  if (w.new_kept) v.set("newKept", true);
  if (w.closable) v.set("closable", true);
  if (w.make_link) v.set("makeLink", w.make_link);
  const auto put = [&v](const char* key, const std::optional<std::string>& s) {
    if (s) v.set(key, *s);
  };
  put("copy", w.copy), put("settings", w.settings), put("openKept", w.open_kept), put("print", w.print);
  put("address", w.address), put("language", w.language), put("theme", w.theme);
  const auto put_pair = [&v](const char* key, const char* a, const char* b, const auto& pair) {
    if (!pair) return;
    val both = val::object();
    both.set(a, pair->first), both.set(b, pair->second);
    v.set(key, both);
  };
  if (w.kept_deed) {
    val deed = val::object();
    deed.set("what", std::string(w.kept_deed->what)), deed.set("id", w.kept_deed->id);
    deed.set("title", w.kept_deed->title);
    v.set("keptDeed", deed);
  }
  put_pair("share", "title", "text", w.share);
  put_pair("keep", "state", "title", w.keep);
  put_pair("link", "fragment", "step", w.link);
  if (w.text) {
    val t = val::object();
    t.set("field", w.text->field), t.set("box", box(w.text->box)), t.set("value", w.text->value);
    t.set("kind", static_cast<int>(w.text->kind)), t.set("label", w.text->label), t.set("longest", w.text->longest);
    t.set("revision", w.text->revision), t.set("size", w.text->size);
    v.set("text", t);
  }
  if (!w.downloads.empty()) {
    val list = val::array();
    for (const Download& d : w.downloads) {
      val one = val::object();
      one.set("name", d.name), one.set("type", d.type), one.set("bytes", bytes_of(d.bytes));
      one.set("width", d.width), one.set("handedOn", d.handed_on);
      list.call<void>("push", one);
    }
    v.set("downloads", list);
  }
  if (!w.announcements.empty()) {
    val list = val::array();
    for (const std::string& sentence : w.announcements) list.call<void>("push", sentence);
    v.set("announcements", list);
  }
  return v;
}

val rect_of(const std::string& name) {
  const std::optional<Box> b = stage().find(name);
  return b ? box(*b) : val::null();
}

val names() {
  val list = val::array();
  for (const std::string& name : stage().names()) list.call<void>("push", name);
  return list;
}

std::string drawn() { return stage().drawn(); }

double mirror_version() { return static_cast<double>(stage().app().mirror_version()); }
std::string mirror_json() { return mirror_text(stage().app().mirror()); }

val heap() {
  val v = val::object();
  v.set("size", static_cast<double>(emscripten_get_heap_size()));
  v.set("top", static_cast<double>(reinterpret_cast<std::uintptr_t>(sbrk(0))));
  return v;
}

}  // namespace

EMSCRIPTEN_BINDINGS(editor) {
  using emscripten::function;
  function("openCanvas", &open_canvas);
  function("contextLost", &context_lost);
  function("contextBack", &context_back);
  function("start", &start);
  function("speak", &speak);
  function("around", &around);
  function("pointer", &pointer);
  function("wheel", &wheel);
  function("key", &key);
  function("text", &text);
  function("file", &file);
  function("link", &follow_link);
  function("mirrored", &mirrored);
  function("openedKept", &opened_kept);
  function("keptBoards", &kept_boards);
  function("madeLink", &made_link);
  function("refused", &refused);
  function("frame", &frame);
  function("wishes", &wishes);
  function("rectOf", &rect_of);
  function("names", &names);
  function("drawn", &drawn);
  function("mirrorVersion", &mirror_version);
  function("mirror", &mirror_json);
  function("heap", &heap);
}
