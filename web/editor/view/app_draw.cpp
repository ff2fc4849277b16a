// One frame: where things lie, and in which order they are drawn.

#include <algorithm>

#include "model/hand.hpp"
#include "view/app.hpp"
#include "view/pad/pad.hpp"

namespace cadastre::editor {
namespace {

constexpr float palette_width = 272, panel_width = 376, middle_panel_width = 336;

}  // namespace

App::Layout App::lay_out(Scene& s) {
  Layout l = lay_out_panels(s);
  l.open = l.free;
  if (s.state().page == Page::board) l.free.height -= hint_height(s, l.free);
  return l;
}

App::Layout App::lay_out_panels(Scene& s) {
  const Surroundings& a = s.ui.host().around;
  Layout l;
  Box all{a.safe_left, 0, a.width - a.safe_left - a.safe_right, a.height};
  const bool board = s.state().page == Page::board;
  const bool phone = a.width < 720;
  if (phone && pad_is_deep(s.state())) {  // a form has the whole screen
    l.page = l.board = l.free = all;
    return l;
  }
  if (phone) {
    l.top = take_top(all, top_bar_height + a.safe_top);
    if (board && !s.model.board().players.empty() && a.height > 420) l.strip = take_top(all, strip_height);
    if (a.keyboard <= 0) l.bar = take_bottom(all, bottom_bar_height + a.safe_bottom);
    l.page = l.board = l.free = all;
    const bool feature = s.state().selected.has_value();
    Tray& tray = feature ? memory_.feature_tray : memory_.tray;
    tray.stops = feature ? std::array<float, 3>{104, std::round(all.height * 0.56f), all.height - 8}
                         : std::array<float, 3>{76, std::min(176.f, all.height * 0.5f), all.height - 8};
    if (a.height <= 420) tray.stop = std::min(tray.stop, 1);
    if (board) {
      l.tray = tray.place(s.ui, all);
      // The board is fitted above the tray at rest, not under each step of its way.
      const float rest = std::min(tray.stops[static_cast<std::size_t>(std::min(tray.stop, 1))], all.height);
      l.free = {all.x, all.y + 44, all.width, all.height - rest - 44};  // below the caption of the totals
    }
    return l;
  }
  l.rail = take_left(all, a.height < 480 ? 64 : rail_width);
  l.top = take_top(all, top_bar_height + a.safe_top);
  all.height -= a.safe_bottom;
  l.page = all;
  if (board) {
    if (a.width >= 1200) {
      l.left = take_left(all, palette_width);
      l.right = take_right(all, panel_width);
    } else {
      l.right = take_right(all, middle_panel_width);
    }
  }
  l.board = l.free = all;
  if (all.height > 400) take_top(l.free, 72);  // below the tools
  return l;
}

void App::draw(Host& host) {
  if (!model_) return;
  ImDrawList& list = canvas_list();
  const Tokens& tokens = host.around.dark ? drawing::dark_theme : drawing::light_theme;
  ink::watch(host.names_wanted() ? &host.drawn : nullptr);
  ui_.begin(host, list, tokens, *book_);
  Scene s{ui_, *model_, memory_, *board_};
  follow(s.state());
  const Layout l = lay_out(s);
  memory_.board_box = l.free;
  if (s.state().page == Page::rules) {
    draw_rules(s, l.page);
  } else if (s.state().page == Page::expansions) {
    draw_expansions(s, l.page);
  } else if (s.state().page == Page::pad) {
    draw_pad(s, l.page);
  } else {
    draw_board_place(s, l);
  }
  if (!empty(l.rail)) draw_rail(s, {0, 0, l.rail.width + l.rail.x, host.around.height});
  if (!empty(l.top)) draw_top_bar(s, l.top);
  if (!empty(l.bar)) draw_bottom_bar(s, l.bar);
  draw_overlays(s);
  draw_message(s, l);
  draw_carried(s);
  ui_.draw_tip();
  ui_.end();
  carry_out(s, host);
}

// What is open decides what can be seen and held.
void App::follow(const State& s) {
  const bool explained = s.selected.has_value();
  if (explained && !explained_) {
    memory_.feature_tray.stop = 1;
    memory_.wide_tab = 2;
    ui_.scroll_to("explanation/list", 0);
  }
  if (!explained && explained_) memory_.feature_tray = {};
  explained_ = explained;
  if (page_ != s.page || !s.overlays.empty()) {
    board_->let_go();
    stop_carrying();
  }
  page_ = s.page;
  if (s.pad.step != step_) ui_.turn();
  step_ = s.pad.step;
}

void App::carry_out(Scene& s, Host& host) {
  for (const Intent& intent : s.intents) act(intent, host);
  for (const Deed deed : s.deeds) do_deed(deed, host);
  if (!s.open_kept.empty()) host.open_kept(s.open_kept);
  if (s.kept_deed) {
    if (s.kept_deed->what == "forget") toast(model_->say("ui.boards.forgotten"), host, 6000, Deed::restore_board);
    host.change_kept(std::move(*s.kept_deed));
    host.want_frame();
  }
  if (!s.intents.empty() || !s.deeds.empty()) {
    say_what_was_done(host);
    host.want_frame();
  }
  if (something_is_open(model_->state())) host.closable();
  tell(host);
  forget_refused();
}

void App::draw_board_place(Scene& s, const Layout& l) {
  board_->place(l.board, l.free);
  ui_.clip(l.board);
  ui_.add("board", l.board, part_board | part_skip);
  board_->draw(s.list(), s.colours());
  ui_.unclip();
  const bool phone = ui_.narrow();
  draw_welcome(s, phone ? l.free : l.board);
  if (phone && !s.model.board().tiles.empty()) {
    // Which of the three totals the strip above shows.
    constexpr std::string_view captions[] = {"ui.board.caption.track", "ui.board.caption.now",
                                             "ui.board.caption.at-end"};
    const std::string words = s.say(captions[static_cast<int>(s.state().column)]);
    const float w = std::min(ink::width(ink::caption, words) + 24, l.free.width - 24);
    const Box pill{l.board.x + 12, l.board.y + 10, w, 28};
    paint::box(ui_, pill, drawing::fade(s.colours().surface, 0.92f), 14);
    ink::line_cut(s.list(), ink::caption, {pill.x + 12, pill.y + 5}, w - 24, s.colours().ink2, words);
  }
  draw_board_tools(s, l.board, l.free);
  draw_trial(s, l.free);
  draw_hint(s, l.open);
  if (phone) {
    if (!s.state().menu) draw_tray_of_phone(s, l);  // a menu needs the height
    if (!empty(l.strip)) draw_score_strip(s, l.strip);
    return;
  }
  if (!empty(l.left)) {
    draw_palette(s, l.left, true);
    draw_scores(s, l.right);
  } else {
    draw_middle_panel(s, l.right);
  }
}

void App::draw_middle_panel(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const Box head = take_top(b, 64);
  const bool paper = memory_.wide_tab == 2;
  paint::box(ui_, head, paper ? c.paper : c.surface);
  ui_.cover(head);
  const std::string names[] = {"panel/tiles", "panel/figures", "panel/scores"};
  const std::string labels[] = {s.say("ui.palette.tiles"), s.say("ui.palette.figures"), s.say("ui.scores")};
  const int pressed = segments(ui_, inset(head, 16, 10), names, labels, memory_.wide_tab);
  if (pressed >= 0) {
    memory_.wide_tab = pressed;
    if (pressed < 2) {
      Palette next = s.state().palette;
      next.tab = static_cast<PaletteTab>(pressed);
      s.want(SetPalette{next});
      s.want(ChooseTool{Tool::select});
    }
    ui_.host().want_frame();
  }
  if (paper)
    draw_scores(s, b);
  else
    draw_palette(s, b, false);
  paint::hairline_down(ui_, b.x, head.y, bottom(b), c.line);
}

void App::draw_tray_of_phone(Scene& s, const Layout& l) {
  const bool feature = s.state().selected.has_value();
  Tray& tray = feature ? memory_.feature_tray : memory_.tray;
  const Box inner = tray.draw(ui_, feature ? "explanation/grip" : "palette/grip", l.tray);
  if (feature)
    draw_explanation(s, inner);
  else
    draw_tray(s, inner);
}

void App::draw_carried(Scene& s) {
  ImVec2 at;
  if (!memory_.carried || !ui_.dragged(memory_.carried, &at)) {
    memory_.carried_tile.reset();
    memory_.carried_figure.reset();
    return;
  }
  if (has(memory_.board_box, at.x, at.y)) return;
  if (memory_.carried_tile) {
    const Box b{at.x - 36, at.y - 36, 72, 72};
    paint::shadow(ui_, b, 6, 2);
    paint::tile(ui_, *memory_.carried_tile, b, s.state().turns, 0, 0, 0.92f);
  } else if (memory_.carried_figure) {
    paint::figure(ui_, drawing::Figure::meeple, *memory_.carried_figure, at, 46);
  }
}

void App::draw_message(Scene& s, const Layout& l) {
  const Box& where = s.state().page == Page::board ? l.free : l.page;
  // Not over the bar of the ghost, which is what is pressed next.
  const std::optional<Box> bar = s.state().page == Page::board ? board_->rect_of("ghost/place") : std::nullopt;
  // Nor over the button below a step of the final scoring.
  const float foot = pad_is_deep(s.state()) ? 96 : 14;
  const float below = bar ? std::min(bottom(where) - 14, bar->y - 12) : bottom(where) - foot;
  if (!memory_.toast.draw(ui_, where.x + 12, where.width - 24, below)) return;
  if (memory_.toast_deed) s.want(*memory_.toast_deed);
}

}  // namespace cadastre::editor
