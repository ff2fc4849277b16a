// What can be laid: tiles with what the box still holds, figures of every colour.

#include "view/panels/palette_parts.hpp"

namespace cadastre::editor {
namespace {

void search(Scene& s, Flow& flow) {
  FieldStyle style;
  style.kind = TextField::Kind::search;
  style.round = true;
  const std::string hint = s.say("ui.palette.search"), words = s.say("ui.palette.search.label");
  style.hint = hint;
  style.label = words;
  std::string text = s.state().palette.filter;
  if (field(s.ui, "palette/search", flow.take(44), text, style) == Ui::Typed::nothing &&
      !s.ui.editing(id_of("palette/search")))
    return;
  if (text == s.state().palette.filter) return;
  Palette next = s.state().palette;
  next.filter = text;
  s.want(SetPalette{next});
}

// What is left in the box; of a hole, how likely it is to be filled.
void heading(Scene& s, Flow& flow) {
  const Derived& d = s.model.derived();
  const Tokens& c = s.colours();
  if (const Gap* gap = s.state().hole ? gap_at(d, *s.state().hole) : nullptr) {
    const Box b = flow.take(44);
    const Box close{right(b) - 44, b.y, 44, 44};
    const std::string words = chance(*gap, d, s.model.phrases(), s.model.edition());
    const float tall = ink::height(ink::caption_strong, words, b.width - 52);
    ink::wrapped(s.list(), ink::caption_strong, {b.x, b.y + (44 - tall) / 2}, b.width - 52, c.accent, words);
    if (icon_button(s.ui, "palette/hole", close, Icon::close, s.say("ui.palette.no-hole"))) s.want(ChooseHole{});
    return;
  }
  const Box b = flow.take(22);
  const std::string of = s.say("ui.palette.of", {{"tiles", std::int64_t{d.copies}}});
  ink::line_right(s.list(), ink::caption, right(b), b.y, c.ink2, of);
  ink::line_cut(s.list(), ink::caption_strong, {b.x, b.y}, b.width - ink::width(ink::caption, of) - 8, c.ink2,
                s.say("ui.palette.left", {{"tiles", std::int64_t{d.copies_left}}}));
}

// What to do next, and the turns, where a hand with a mouse finds them.
void foot(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const State& state = s.state();
  paint::hairline(s.ui, b.x, right(b), b.y, c.line);
  b = inset(b, 16, 12);
  const std::string what = s.say(state.replacing                            ? "ui.palette.replacing"
                                 : state.palette.tab == PaletteTab::figures ? "ui.palette.figure-next"
                                 : state.tile                               ? "ui.palette.tile-next"
                                                                            : "ui.palette.choose");
  const float h = ink::wrapped(s.list(), ink::caption_strong, {b.x, b.y}, b.width, c.ink2, what);
  if (state.palette.tab == PaletteTab::figures) return;
  Box row{b.x, b.y + h + 8, b.width, 44};
  IconStyle style;
  style.ground = true;
  style.enabled = state.tile.has_value();
  if (icon_button(s.ui, "palette/turn-left", take_left(row, 44), Icon::rotate_left, s.say("ui.turn-left"), style))
    s.want(Turn{-1});
  take_left(row, 8);
  if (icon_button(s.ui, "palette/turn", take_left(row, 44), Icon::rotate, s.say("ui.turn"), style)) s.want(Turn{1});
  take_left(row, 12);
  const std::string keys = s.say("ui.palette.keys");
  const float tall = ink::height(ink::caption, keys, row.width);
  ink::wrapped(s.list(), ink::caption, {row.x, row.y + (44 - tall) / 2}, row.width, c.ink2, keys);
}

void stock_chips(Scene& s, const Box& b, bool kinds) {
  const Palette& now = s.state().palette;
  const float x0 = s.ui.begin_scroll("palette/chips", b, true);
  float x = x0 + 16;
  bool pressed = false;
  const auto stock = [&](PaletteStock which, std::string_view name, const std::string& words) {
    x += chip(s.ui, name, {x, b.y}, words, now.stock == which, &pressed) + 8;
    if (pressed) {
      Palette next = now;
      next.stock = which;
      s.want(SetPalette{next});
    }
  };
  stock(PaletteStock::in_box, "palette/in-box", s.say("ui.palette.in-box"));
  stock(PaletteStock::all, "palette/all", s.say("ui.palette.all"));
  stock(PaletteStock::fits, "palette/fits", s.say(s.state().hole ? "ui.palette.fits-hole" : "ui.palette.fits"));
  if (kinds) {
    for (const SegmentKind kind : {SegmentKind::city, SegmentKind::road, SegmentKind::monastery}) {
      const std::string words = feature_title(kind, s.model.phrases(), s.model.edition());
      x += chip(s.ui, joined({"palette/kind/", name(kind)}), {x, b.y}, words, now.kind == kind, &pressed) + 8;
      if (pressed) {
        Palette next = now;
        next.kind = now.kind == kind ? std::nullopt : std::optional(kind);
        s.want(SetPalette{next});
      }
    }
  }
  s.ui.end_scroll(x - x0 + 8);
}

void tabs(Scene& s, const Box& b) {
  const std::string names[] = {"palette/tab/tiles", "palette/tab/figures"};
  const std::string labels[] = {s.say("ui.palette.tiles"), s.say("ui.palette.figures")};
  const int pressed = segments(s.ui, b, names, labels, static_cast<int>(s.state().palette.tab));
  if (pressed < 0) return;
  Palette next = s.state().palette;
  next.tab = static_cast<PaletteTab>(pressed);
  s.want(SetPalette{next});
  s.want(ChooseTool{Tool::select});  // what was in hand belongs to the other side
}

}  // namespace

void draw_palette(Scene& s, Box b, bool with_tabs) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.surface);
  s.ui.cover(b);
  paint::hairline_down(s.ui, right(b) - 1, b.y, bottom(b), c.line);
  b.width -= 1;
  if (with_tabs)
    tabs(s, inset(take_top(b, 44 + 28), 16, 14));
  else
    take_top(b, 4);
  if (b.height > 420) foot(s, take_bottom(b, 116));
  if (s.state().palette.tab == PaletteTab::figures) {
    draw_figures(s, b);
    return;
  }
  Flow flow{b.x + 16, b.y, b.width - 32};
  search(s, flow);
  flow.gap(8);
  stock_chips(s, {b.x, flow.y, b.width, 44}, false);
  flow.y += 52;
  const std::vector<TileNumber>& tiles = s.model.tiles_shown();
  heading(s, flow);
  flow.gap(2);
  const Box rest{b.x, flow.y, b.width, bottom(b) - flow.y};
  const float y = s.ui.begin_scroll("palette/list", rest);
  const float e = draw_tile_grid(s, tiles, b.x + 16, y + 2, b.width - 32);
  s.ui.end_scroll(e - y + 16);
}

void draw_tray(Scene& s, Box b) {
  Box top = take_top(b, 48);
  // The two kinds of things share the first line with what is shown of them.
  const std::string labels[] = {s.say("ui.palette.tiles"), s.say("ui.palette.figures")};
  const float w =
      std::min(top.width - 24,
               2 * std::max(ink::width(ink::body_strong, labels[0]), ink::width(ink::body_strong, labels[1])) + 64);
  tabs(s, {top.x + 12, top.y, w, 44});
  Box beside{top.x + 12 + w, top.y, top.width - 12 - w, 44};
  if (s.state().palette.tab == PaletteTab::figures) {
    const std::string hint = s.say("ui.palette.figure-next");
    if (beside.width > 80 && b.height < 140) {
      const float tall = ink::height(ink::caption, hint, beside.width - 24);
      if (tall <= 44)
        ink::wrapped(s.list(), ink::caption, {beside.x + 12, beside.y + (44 - tall) / 2}, beside.width - 24,
                     s.colours().ink2, hint);
    }
    if (b.height < 140)
      draw_figure_strip(s, b);
    else
      draw_figures(s, b);
    return;
  }
  stock_chips(s, beside, b.height > 40);
  const std::vector<TileNumber>& tiles = s.model.tiles_shown();
  if (b.height < 170) {
    draw_tile_strip(s, tiles, b);
    return;
  }
  Flow flow{b.x + 16, b.y + 4, b.width - 32};
  search(s, flow);
  flow.gap(10);
  heading(s, flow);
  const Box rest{b.x, flow.y, b.width, bottom(b) - flow.y};
  const float y = s.ui.begin_scroll("palette/list", rest);
  const float e = draw_tile_grid(s, tiles, b.x + 16, y + 2, b.width - 32);
  s.ui.end_scroll(e - y + 16);
}

}  // namespace cadastre::editor
