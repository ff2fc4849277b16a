// The result: who wins, the table, the chart, the sources, and what can be done with it.

#include <algorithm>

#include "view/pad/pad.hpp"

namespace cadastre::editor {
namespace {

/// Each place with its figure, what came in the game and what at the end.
float standings_table(Scene& s, Flow flow, const PadWords& w) {
  const Tokens& c = s.colours();
  const std::vector<Standing> all = standings(s.state(), s.model.derived());
  constexpr float row = 64;
  const Box card{flow.x, flow.y, flow.width, row * static_cast<float>(all.size())};
  paint::card(s.ui, card, true);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Box b{card.x, card.y + row * static_cast<float>(i), card.width, row};
    const bool first = all[i].place == 1;
    if (first) paint::box(s.ui, inset(b, 1), c.accent_soft, drawing::radius::card - 1);
    s.ui.add(joined({"pad/result/", name(all[i].player)}), b, part_cover);
    ink::line_centred(s.list(), ink::title, b.x + 24, b.y + 19, first ? c.accent : c.ink2, number_text(all[i].place));
    paint::figure(s.ui, drawing::Figure::meeple, all[i].player, {b.x + 62, middle(b).y}, 38);
    const std::string total = number_text(all[i].total);
    const float far = ink::width(ink::number, total) + 28;
    const float room = b.width - 92 - far;
    ink::line_cut(s.list(), ink::body_strong, {b.x + 92, b.y + 11}, room, c.ink, s.model.player_name(all[i].player));
    ink::line_cut(s.list(), ink::caption, {b.x + 92, b.y + 34}, room, c.ink2, w.split(all[i]));
    ink::line_right(s.list(), ink::number, right(b) - 16, b.y + 16, c.ink, total);
    if (i + 1 < all.size()) paint::hairline(s.ui, b.x + 16, right(b) - 16, bottom(b) - 0.5f, c.line);
  }
  return bottom(card);
}

float deeds(Scene& s, Flow flow) {
  struct Act {
    std::string_view name, words;
    Icon icon;
    Deed deed;
  };
  constexpr Act acts[] = {{"pad/export/text", "ui.pad.export.text", Icon::copy, Deed::copy_pad},
                          {"pad/export/picture", "ui.pad.export.picture", Icon::picture, Deed::save_pad_picture},
                          {"pad/export/csv", "ui.pad.export.csv", Icon::table, Deed::save_pad_table},
                          {"pad/export/json", "ui.pad.export.json", Icon::download, Deed::save_file},
                          {"pad/export/print", "ui.pad.export.print", Icon::print, Deed::print}};
  const std::size_t columns = flow.width > 620 ? 5 : 2;
  const float w = (flow.width - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  std::size_t n = 0;
  for (const Act& act : acts) {
    const bool odd = columns == 2 && n + 1 == std::size(acts);  // the last of an odd number takes the row
    const Box b{flow.x + (w + 8) * static_cast<float>(n % columns), flow.y, odd ? flow.width : w, 48};
    if (button(s.ui, act.name, b, s.say(act.words), act.icon)) s.want(act.deed);
    if (++n % columns == 0 || odd) flow.gap(56);
  }
  const float half = (flow.width - 8) / 2;
  if (button(s.ui, "pad/final-again", {flow.x, flow.y, half, 48}, s.say("ui.pad.final"), Icon::flag,
             ButtonLook::outline))
    s.want(OpenPad{PadView::final_scoring});
  if (button(s.ui, "pad/rematch", {flow.x + half + 8, flow.y, half, 48}, s.say("ui.pad.rematch"), Icon::play,
             ButtonLook::outline))
    s.want(Deed::rematch);
  return flow.y + 56;
}

float headline(Scene& s, Flow flow, const PadWords& w) {
  const Tokens& c = s.colours();
  flow.gap(ink::wrapped(s.list(), ink::number, {flow.x, flow.y}, flow.width, c.ink, w.winner()));
  std::string below = w.lead();
  if (const std::string open = w.passed_over(); !open.empty() && !s.state().steps.empty())
    below += (below.empty() ? "" : " · ") + open;
  if (const std::string unknown = w.not_counted(); !unknown.empty()) below += (below.empty() ? "" : " · ") + unknown;
  if (!below.empty()) flow.gap(ink::wrapped(s.list(), ink::caption, {flow.x, flow.y}, flow.width, c.ink2, below));
  return flow.y + 12;
}

float sources_card(Scene& s, Flow flow, float tall) {
  const Box card{flow.x, flow.y, flow.width, tall};
  paint::card(s.ui, card);
  return draw_sources(s, {card.x + 12, card.y + 8, card.width - 24}) - card.y + 12;
}

}  // namespace

void draw_pad_result(Scene& s, Box b) {
  const PadWords w = s.model.pad_words();
  const bool phone = s.ui.narrow(), wide = b.width >= 900;
  draw_pad_head(s, take_top(b, 56 + (phone ? s.ui.host().around.safe_top : 0)), s.say("ui.pad.result"), std::nullopt);
  const float margin = phone ? 12 : 24;
  const float y = s.ui.begin_scroll("pad/result", b);
  Flow flow{b.x + margin, y + 4, b.width - 2 * margin};
  float& tall = s.memory.pad.sources;  // of the sources, as they were drawn last
  if (wide) {
    Flow left{flow.x, flow.y, std::clamp(flow.width * 0.32f, 340.f, 420.f)};
    left.y = headline(s, left, w);
    left.y = standings_table(s, left, w);
    const float x = flow.x + left.width + 24;
    const float height = std::max(left.y - flow.y, 380.f);
    draw_chart(s, {x, flow.y, flow.x + flow.width - x, height});
    flow.gap(height + 20);
  } else {
    flow.y = headline(s, flow, w);
    flow.y = standings_table(s, flow, w) + 12;
    draw_chart(s, {flow.x, flow.y, flow.width, 260});
    flow.gap(272);
  }
  const float drawn = sources_card(s, flow, std::max(tall, 80.f));
  if (drawn != tall) {
    tall = drawn;
    s.ui.host().want_frame();
  }
  flow.gap(drawn + 16);
  flow.y = deeds(s, flow);
  s.ui.end_scroll(flow.y - y + 16);
}

}  // namespace cadastre::editor
