// Name of the board, what is played, undo, redo, and the ways out: share, language, theme, more.

#include <algorithm>

#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

float name_and_state(Scene& s, const Box& b, float room) {
  const Tokens& c = s.colours();
  const std::string name = s.model.board().name.empty() ? s.say("ui.board.untitled") : s.model.board().name;
  const bool phone = s.ui.narrow();
  const std::string saved = s.say("ui.saved");
  const float wide = std::min(room - 44, ink::width(ink::title, name));
  const bool saved_fits = !phone && !s.memory.not_kept && wide + 44 + 34 + ink::width(ink::caption, saved) <= room;
  const Box press{b.x, b.y + 6, wide + 44, 44};
  const Id id = s.ui.add("button/boards", press);
  if (s.ui.hovered(id)) paint::box(s.ui, press, drawing::fade(c.ink, 0.05f), 12);
  ink::line_cut(s.list(), ink::title, {b.x + 8, b.y + 15}, wide, c.ink, name);
  paint::icon(s.ui, Icon::down, {b.x + wide + 24, b.y + 29}, 20, c.ink2);
  paint::focus_ring(s.ui, id, press, 12);
  if (s.ui.clicked(id)) s.want(OpenOverlay{Overlay::boards});
  float x = right(press) + 8;
  if (saved_fits) {
    paint::icon(s.ui, Icon::check, {x + 8, b.y + 28}, 16, c.good);
    x += 20 + ink::line(s.list(), ink::caption, {x + 20, b.y + 19}, c.ink2, saved);
  }
  return x;
}

void selection_chip(Scene& s, float left, float far, float middle_of_screen, float y) {
  const Tokens& c = s.colours();
  const std::string full = s.model.mirror().selection;
  const std::string brief = edition_bucket(s.model.edition());
  const auto width_of = [&](const std::string& t) { return ink::width(ink::label, t) + 50; };
  const std::string* words = nullptr;
  if (width_of(full) <= far - left)
    words = &full;
  else if (width_of(brief) <= far - left)
    words = &brief;
  if (!words) return;
  const float w = width_of(*words);
  const float x = std::clamp(middle_of_screen - w / 2, left, far - w);
  const Box b{x, y + 10, w, 36};
  const Id id = s.ui.add("button/selection", {b.x, b.y - 4, b.width, 44});
  paint::box(s.ui, b, s.ui.hovered(id) ? c.raised : c.surface, 18);
  paint::outline(s.ui, b, c.line, 18);
  paint::icon(s.ui, Icon::expansions, {b.x + 22, b.y + 18}, 18, c.ink2);
  ink::line(s.list(), ink::label, {b.x + 38, b.y + 9}, c.ink, *words);
  paint::focus_ring(s.ui, id, b, 18);
  s.ui.tip(id, b, s.say("ui.expansions.change"));
  if (s.ui.clicked(id)) s.want(OpenPage{Page::expansions});
}

/// Something that is not as it should be, with a sentence about it. `far` becomes its left end; whether it was pressed.
bool alarm(Scene& s, std::string_view name, float& far, float y, bool bad, const std::string& words,
           const std::string& tip) {
  const Tokens& c = s.colours();
  const float w = words.empty() ? 44 : 44 + ink::width(ink::label_strong, words);
  const Box b{far - w, y + 10, w, 36};
  const Id id = s.ui.add(name, {b.x, b.y - 4, b.width, 44});
  paint::box(s.ui, b, bad ? c.bad_soft : c.warn_soft, 18);
  if (s.ui.hovered(id)) paint::outline(s.ui, b, bad ? c.bad : c.warn, 18);
  paint::icon(s.ui, bad ? Icon::error : Icon::warning, {b.x + (words.empty() ? 22 : 20), b.y + 18}, 20,
              bad ? c.bad : c.warn);
  ink::line(s.list(), ink::label_strong, {b.x + 34, b.y + 9}, bad ? c.bad : c.warn, words);
  paint::focus_ring(s.ui, id, b, 18);
  s.ui.tip(id, b, tip);
  far = b.x - 4;
  return s.ui.clicked(id);
}

// What there is to look at; green silence otherwise.
float alarms(Scene& s, float far, float y) {
  const Problems& problems = s.model.derived().problems;
  if (!problems.empty() && alarm(s, "button/problems", far, y, has_error(problems), std::to_string(problems.size()),
                                 s.model.mirror().problems_heading))
    s.want(OpenOverlay{Overlay::problems});
  if (s.memory.not_kept && alarm(s, "button/not-kept", far, y, true,
                                 s.ui.narrow() ? std::string() : s.say("ui.not-kept"), s.say("ui.refused.storage")))
    s.want(Deed::say_not_kept);
  return far;
}

float languages_button(Scene& s, float far, float y, bool words) {
  const Tokens& c = s.colours();
  const std::string language = s.say("ui.language.name");
  const float w = words ? ink::width(ink::label, language) + 52 : 44;
  const Box b{far - w, y + 6, w, 44};
  const Id id = s.ui.add("button/language", b);
  if (s.ui.hovered(id) || s.ui.held(id)) paint::box(s.ui, b, drawing::fade(c.ink, 0.06f), 22);
  paint::icon(s.ui, Icon::language, {b.x + 22, b.y + 22}, 24, c.ink2);
  if (words) ink::line(s.list(), ink::label, {b.x + 40, b.y + 13}, c.ink2, language);
  paint::focus_ring(s.ui, id, b, 22);
  if (!words) s.ui.tip(id, b, language);
  if (s.ui.clicked(id)) s.want(OpenOverlay{Overlay::language});
  return b.x;
}

}  // namespace

void draw_top_bar(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  paint::hairline(s.ui, b.x, right(b), bottom(b) - 1, c.line);
  const bool phone = s.ui.narrow(), wide = b.width >= 900;
  b.y = bottom(b) - top_bar_height;
  const State& state = s.state();
  float far = right(b) - (phone ? 4 : 16);
  const auto place = [&](float w) { return Box{far -= w, b.y + 6, w, 44}; };

  if (icon_button(s.ui, "button/more", place(44), Icon::more, s.say("ui.more"))) s.want(OpenOverlay{Overlay::more});
  if (!phone) {
    const bool dark = c.dark;
    if (icon_button(s.ui, "button/theme", place(44), dark ? Icon::sun : Icon::moon,
                    s.say(dark ? "ui.theme.light" : "ui.theme.dark")))
      s.want(SetTheme{dark ? Theme::light : Theme::dark});
    far = languages_button(s, far, b.y, wide);
  }
  if (b.width >= 340) {
    if (icon_button(s.ui, "button/share", place(44), Icon::share, s.say("ui.share")))
      s.want(OpenOverlay{Overlay::share});
  }
  if (!phone) far -= 12;
  IconStyle redo, undo;
  redo.enabled = can_redo(state);
  undo.enabled = can_undo(state);
  // A narrow bar leaves room for the name: redo comes when there is something to redo.
  if ((!phone || redo.enabled) && icon_button(s.ui, "button/redo", place(44), Icon::redo, s.say("ui.redo"), redo))
    s.want(Redo{});
  if (icon_button(s.ui, "button/undo", place(44), Icon::undo, s.say("ui.undo"), undo)) s.want(Undo{});
  far = alarms(s, far - 4, b.y);

  const float left = b.x + (phone ? 8 : 16);
  const float chip = phone ? 0 : ink::width(ink::label, edition_bucket(s.model.edition())) + 58;
  const float x = name_and_state(s, {left, b.y, 0, top_bar_height}, far - left - chip - 8);
  if (!phone) selection_chip(s, x + 12, far - 12, b.x + b.width / 2, b.y);
}

void draw_board_tools(Scene& s, Box board, Box free) {
  const Tokens& c = s.colours();
  const State& state = s.state();
  const bool phone = s.ui.narrow();
  if (state.menu) return;  // it is as high as the board where that is low

  // Tools float above the board; a phone has them in its tray, and a low empty board shows how to begin.
  if (!phone && (board.height > 400 || state.tile || !s.model.board().tiles.empty())) {
    struct Choice {
      Tool tool;
      Icon icon;
      std::string_view name, words;
    };
    constexpr Choice choices[] = {{Tool::select, Icon::select, "tool/select", "ui.tool.select"},
                                  {Tool::tile, Icon::tile, "tool/tile", "ui.tool.tile"},
                                  {Tool::figure, Icon::figure, "tool/figure", "ui.tool.figure"},
                                  {Tool::eraser, Icon::eraser, "tool/eraser", "ui.tool.eraser"}};
    const float w = 4 * 50 + 62 + 10;
    if (board.width > w + 24) {
      Box bar{middle(board).x - w / 2, board.y + 14, w, 52};
      paint::shadow(s.ui, bar, 26, 1);
      paint::box(s.ui, bar, c.raised, 26);
      s.ui.cover(bar);
      Box rest = inset(bar, 5, 3);
      for (const Choice& each : choices) {
        IconStyle style;
        style.chosen = state.tool == each.tool;
        if (icon_button(s.ui, each.name, inset(take_left(rest, 50), 2, 0), each.icon, s.say(each.words), style))
          s.want(ChooseTool{each.tool});
      }
      paint::hairline_down(s.ui, rest.x + 5, bar.y + 12, bottom(bar) - 12, c.line);
      take_left(rest, 12);
      IconStyle style;
      style.chosen = state.settings.show_points;
      if (icon_button(s.ui, "tool/points", inset(take_left(rest, 50), 2, 0), Icon::eye, s.say("ui.show-points"), style))
        s.want(SetShowPoints{!state.settings.show_points});
    }
  }

  if (s.model.board().tiles.empty()) return;
  // Zoom stands at the lower right, where a thumb reaches it.
  if (free.width < 480 && (state.ghost || state.tile)) return;  // the bar of the ghost is there
  const int n = phone ? 1 : 3;
  const float h = 48.f * static_cast<float>(n) + (phone ? 0 : 8);
  if (bottom(free) - h < board.y + (phone ? 24 : 86)) return;  // no room below the tools
  Box zoom{right(free) - 14 - 48, bottom(free) - 14 - h, 48, h};
  paint::shadow(s.ui, zoom, 24, 1);
  paint::box(s.ui, zoom, c.raised, 24);
  s.ui.cover(zoom);
  Box rest = inset(zoom, 0, phone ? 0 : 4);
  const auto next = [&] { return inset(take_top(rest, 48), 2); };
  if (!phone) {
    if (icon_button(s.ui, "button/zoom-in", next(), Icon::plus, s.say("ui.zoom-in"))) s.want(Deed::zoom_in);
    if (icon_button(s.ui, "button/zoom-out", next(), Icon::minus, s.say("ui.zoom-out"))) s.want(Deed::zoom_out);
  }
  if (icon_button(s.ui, "button/fit", next(), Icon::fit, s.say("ui.fit"))) s.want(Deed::fit);
}

void draw_trial(Scene& s, Box free) {
  if (!s.state().what_if_base) return;
  const Tokens& c = s.colours();
  const std::string words = s.say("ui.trial"), keep = s.say("ui.trial.keep"), back = s.say("ui.trial.put-back");
  const float acts = button_width(keep, false) + button_width(back, false) + 8;
  const float most = std::min(free.width - 24, 560.f);
  const bool below = ink::width(ink::body, words) + acts + 36 > most;
  const float room = below ? most - 36 : most - acts - 36;
  const float tall = ink::height(ink::body, words, room);
  const float w = below ? most : std::min(most, ink::width(ink::body, words) + acts + 40);
  const float h = below ? tall + 68 : std::max(56.f, tall + 20);
  const Box b{middle(free).x - w / 2, free.y + 10, w, h};
  paint::shadow(s.ui, b, drawing::radius::card, 1);
  paint::box(s.ui, b, c.raised, drawing::radius::card);
  paint::outline(s.ui, b, c.accent, drawing::radius::card, 2);
  s.ui.cover(b);
  ink::wrapped(s.list(), ink::body, {b.x + 18, b.y + (below ? 12 : (h - tall) / 2)}, room, c.ink, words);
  Box row{right(b) - acts - 6, bottom(b) - 50, acts, 44};
  if (!below) row.y = b.y + (h - 44) / 2;
  if (button(s.ui, "trial/put-back", take_left(row, button_width(back, false)), back, {}, ButtonLook::plain))
    s.want(EndWhatIf{false});
  take_left(row, 8);
  if (button(s.ui, "trial/keep", row, keep)) s.want(EndWhatIf{true});
}

}  // namespace cadastre::editor
