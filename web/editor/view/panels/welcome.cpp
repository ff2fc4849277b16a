// Where to begin: an empty board's next steps, and the one hint of the first visit.

#include <algorithm>

#include "view/board/board_view.hpp"
#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

void dashed(Scene& s, const Box& b, Colour c, float width) {
  const auto side = [&](ImVec2 from, ImVec2 to) {
    const float length = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const float dx = (to.x - from.x) / length, dy = (to.y - from.y) / length;
    for (float at = 0; at < length; at += 12)
      s.list().AddLine({from.x + dx * at, from.y + dy * at},
                       {from.x + dx * std::min(at + 7, length), from.y + dy * std::min(at + 7, length)}, c, width);
  };
  side({b.x, b.y}, {right(b), b.y});
  side({right(b), b.y}, end(b));
  side(end(b), {b.x, bottom(b)});
  side({b.x, bottom(b)}, {b.x, b.y});
}

std::optional<TileNumber> start_tile(const Scene& s) {
  const auto& tiles = s.model.catalogue().tiles;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (tiles[i].start && tiles[i].copies[static_cast<std::size_t>(s.model.edition())])
      return static_cast<TileNumber>(i);
  return std::nullopt;
}

bool choice(Scene& s, const Box& b, std::string_view name, Icon icon, std::string_view words,
            std::string_view caption) {
  const std::string under = caption.empty() ? std::string() : s.say(caption);
  paint::card(s.ui, b, true);
  RowStyle style;
  style.icon = icon;
  style.forward = true;
  style.caption = under;
  return row(s.ui, name, b, s.say(words), style);
}

}  // namespace

void draw_welcome(Scene& s, Box free) {
  if (!s.model.board().tiles.empty() || s.state().tile) return;
  const Tokens& c = s.colours();
  const float width = std::min(360.f, free.width - 32), x = middle(free).x - width / 2;
  const bool low = free.height < 480;
  const float side = low ? 72 : 104;
  const float tall = side + 24 + 26 + 25 + 20 + 3 * 68;
  const float top = s.ui.begin_scroll("welcome", free);
  float y = top + std::max(12.f, (free.height - tall) / 2);
  if (const auto start = start_tile(s)) {
    const Box ghost{middle(free).x - side / 2, y, side, side};
    const Id id = s.ui.add("welcome/start", ghost);
    paint::tile(s.ui, *start, ghost, 0, c.table, 0, s.ui.hovered(id) ? 0.75f : 0.5f);
    dashed(s, ghost, c.accent, 2);
    paint::icon(s.ui, Icon::plus, middle(ghost), 32, c.accent);
    paint::focus_ring(s.ui, id, ghost, 4);
    if (s.ui.clicked(id)) s.want(PlaceTile{*start, Square{0, 0}, 0});
  }
  y += side + 20;
  ink::line_centred(s.list(), ink::title, middle(free).x, y, c.ink, s.say("ui.welcome.title"));
  y += 28;
  y += ink::wrapped_centred(s.list(), ink::body, middle(free).x, y, width, c.ink2, s.say("ui.welcome.text")) + 18;
  if (choice(s, {x, y, width, 60}, "welcome/sample", Icon::play, "ui.boards.sample", "ui.boards.sample.caption"))
    s.want(Deed::sample);
  y += 68;
  if (choice(s, {x, y, width, 60}, "welcome/open", Icon::open, "ui.boards.open", "ui.boards.open.caption"))
    s.want(Deed::open_file);
  y += 68;
  if (!s.ui.host().around.coarse) {  // fingers have no key for it
    const Box paste{x, y, width, 60};
    paint::card(s.ui, paste, true);
    paint::icon(s.ui, Icon::paste, {x + 28, y + 30}, 24, c.ink2);
    const std::string words = s.say("ui.welcome.paste");
    const float h = ink::height(ink::body, words, width - 72);
    ink::wrapped(s.list(), ink::body, {x + 54, y + (60 - h) / 2}, width - 72, c.ink, words);
    y += 68;
  }
  s.ui.end_scroll(y - top + 8);
}

namespace {

struct HintWords {
  std::string title, text, done;
  float width = 0, room = 0;  ///< of the words; the button stands beside them if there is room, else below
  bool below = false;
  float tall = 0;
};

HintWords hint_words(const Scene& s, const Box& free) {
  HintWords h{s.say("ui.hint.title"), s.say("ui.hint.text"), s.say("ui.hint.done")};
  const float button = ink::width(ink::body_strong, h.done) + 28;
  h.width = std::min(560.f, free.width - 24);
  h.below = h.width < 480;
  h.room = h.width - 36 - (h.below ? 0 : button + 8);
  h.tall =
      28 + ink::height(ink::body_strong, h.title, h.room) + ink::height(ink::body, h.text, h.room) + (h.below ? 34 : 0);
  return h;
}

}  // namespace

bool hint_is_due(const Scene& s) {
  const State& state = s.state();
  return !state.settings.hint_done && !s.model.board().tiles.empty() && !state.selected && !state.menu && !state.tile &&
         state.overlays.empty();
}

float hint_height(const Scene& s, const Box& free) { return hint_is_due(s) ? hint_words(s, free).tall + 20 : 0; }

void draw_hint(Scene& s, Box free) {
  if (!hint_is_due(s)) return;
  const Tokens& c = s.colours();
  const Colour ground = c.dark ? drawing::colour(0xF2EDE3) : drawing::colour(0x26221C);
  const Colour ink = c.dark ? drawing::colour(0x26221C) : drawing::colour(0xFFFCF6);
  const Colour soft = drawing::mix(ink, ground, 0.2f);
  const Colour accent = c.dark ? drawing::colour(0x0E5D69) : drawing::colour(0x85D0D5);
  const HintWords h = hint_words(s, free);
  const float in = s.ui.glide(id_of("hint"), 1, 180, 0);
  const Box b{middle(free).x - h.width / 2, bottom(free) - h.tall - 10 + 12 * (1 - in), h.width, h.tall};
  paint::shadow(s.ui, b, drawing::radius::card, 2);
  paint::box(s.ui, b, drawing::fade(ground, in), drawing::radius::card);
  s.ui.cover(b);
  float y = b.y + 13;
  y += ink::wrapped(s.list(), ink::body_strong, {b.x + 18, y}, h.room, drawing::fade(ink, in), h.title);
  ink::wrapped(s.list(), ink::body, {b.x + 18, y}, h.room, drawing::fade(soft, in), h.text);
  const float w = ink::width(ink::body_strong, h.done) + 28;
  const Box press{right(b) - w - 6, h.below ? bottom(b) - 46 : middle(b).y - 22, w, 44};
  const Id id = s.ui.add("hint/done", press);
  if (s.ui.hovered(id)) paint::box(s.ui, press, drawing::fade(ink, 0.12f), 10);
  ink::line_centred(s.list(), ink::body_strong, middle(press).x, press.y + 11.5f, drawing::fade(accent, in), h.done);
  paint::focus_ring(s.ui, id, inset(press, 2), 10);
  if (s.ui.clicked(id)) s.want(DismissHint{});
}

}  // namespace cadastre::editor
