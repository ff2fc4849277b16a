// Players, the track, what can be scored, the latest entries.

#include <algorithm>
#include <cmath>

#include "view/pad/pad.hpp"
#include "view/pad/pad_chart.hpp"

namespace cadastre::editor {
namespace {

Points last_of(const Scene& s, Player p) {
  const auto& lines = s.model.derived().pad.ledger.lines;
  for (std::size_t i = lines.size(); i-- > 0;)
    if (lines[i].change[p] != 0) return lines[i].change[p];
  return 0;
}

void open_player(Scene& s, Player p) {
  s.memory.player = p;
  s.memory.player_form = Memory::PlayerForm::edit;
  s.want(OpenOverlay{Overlay::players});
}

void add_player(Scene& s) {
  s.memory.player_form = Memory::PlayerForm::add;
  s.want(OpenOverlay{Overlay::players});
}

// A few players have large cards; many have low ones, so that what was scored stays in sight.
void player_card(Scene& s, const PadWords& w, const Box& b, Player p, bool tall, bool leads) {
  const Tokens& c = s.colours();
  const Id id = s.ui.add(joined({"pad/player/", name(p)}), b);
  paint::card(s.ui, b, s.ui.hovered(id));
  const std::string total = number_text(s.model.derived().pad.ledger.totals[p]);
  const ink::Face big = tall ? ink::number : ink::title;
  const float wide = ink::width(big, total);
  paint::badge(s.ui, p, {b.x + 20, b.y + (tall ? 21 : b.height / 2)}, tall ? 24 : 22);
  const float room = b.width - 46 - (tall ? leads ? 22 : 0 : wide + 6);
  ink::line_cut(s.list(), leads ? ink::label_strong : ink::label, {b.x + 38, b.y + (tall ? 12 : b.height / 2 - 9)},
                room, c.ink, s.model.player_name(p));
  if (tall && leads) paint::icon(s.ui, Icon::trophy, {right(b) - 17, b.y + 21}, 17, c.warn);
  if (tall) {
    ink::line(s.list(), big, {b.x + 12, b.y + 39}, c.ink, total);
    const Points gained = last_of(s, p);
    const std::string last = w.say1("ui.pad.last", "points", signed_points(gained));
    if (gained != 0 && wide + ink::width(ink::caption, last) + 30 <= b.width)
      ink::line_right(s.list(), ink::caption, right(b) - 10, b.y + 50, c.ink2, last);
  } else {
    ink::line_right(s.list(), big, right(b) - 10, b.y + b.height / 2 - 13, c.ink, total);
  }
  paint::focus_ring(s.ui, id, b, drawing::radius::card);
  s.ui.tip(id, b, w.say1("ui.scores.edit-player", "name", s.model.player_name(p)));
  if (s.ui.clicked(id)) open_player(s, p);
}

void draw_players(Scene& s, Flow& flow, const PadWords& words) {
  const auto& seats = s.model.board().players;
  const bool tall = seats.size() <= 3;
  const std::size_t columns = tall ? std::max<std::size_t>(seats.size(), 2) : flow.width > 480 ? 4 : 2;
  const float w = (flow.width - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float h = tall ? 80 : 48;
  Points most = 1;
  for (const Seat& seat : seats) most = std::max(most, s.model.derived().pad.ledger.totals[seat.player]);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const float x = flow.x + (w + 8) * static_cast<float>(i % columns);
    const float y = flow.y + (h + 8) * static_cast<float>(i / columns);
    player_card(s, words, {x, y, w, h}, seats[i].player, tall,
                s.model.derived().pad.ledger.totals[seats[i].player] == most);
  }
  flow.gap((h + 8) * std::ceil(static_cast<float>(seats.size()) / static_cast<float>(columns)));
}

void draw_track(Scene& s, Flow& flow) {
  const Tokens& c = s.colours();
  const auto& seats = s.model.board().players;
  const auto& totals = s.model.derived().pad.ledger.totals;
  Points most = 1;
  for (const Seat& seat : seats) most = std::max(most, totals[seat.player]);
  const float far = seats.size() < player_count ? 52 : 8;
  const float x0 = flow.x + 12, x1 = flow.x + flow.width - far, y = flow.y + 30;
  if (seats.size() < player_count && icon_button(s.ui, "pad/add-player", {flow.x + flow.width - 42, flow.y + 6, 44, 44},
                                                 Icon::plus, s.say("ui.players.add"), {.size = 20}))
    add_player(s);
  // As far apart as the longest number wants.
  const auto [end, step, named] = track_marks(most, x1 - x0, ink::width(ink::caption, number_text(most)) + 8);
  const auto at = [x0, x1, last = static_cast<float>(end)](std::int64_t p) {
    return x0 + (x1 - x0) * std::clamp(static_cast<float>(p) / last, 0.f, 1.f);
  };
  paint::box(s.ui, {x0, y - 1, x1 - x0, 2}, c.line_strong);
  for (std::int64_t p = 0; p <= end; p += step) {
    const bool number = p % named == 0;
    paint::box(s.ui, {at(p) - 0.8f, y - (number ? 6.f : 3.5f), 1.6f, number ? 12.f : 7.f}, c.line_strong);
    if (number) ink::line_centred(s.list(), ink::caption, at(p), y + 8, c.ink2, number_text(p));
  }
  // Whoever sits first stands in front; those on one place stand a little apart.
  for (std::size_t i = seats.size(); i-- > 0;) {
    float aside = 0;
    for (std::size_t k = 0; k < i; ++k)
      if (std::fabs(at(totals[seats[k].player]) - at(totals[seats[i].player])) < 5) aside += 6;
    paint::figure(s.ui, drawing::Figure::meeple, seats[i].player, {at(totals[seats[i].player]) + aside, y - 13}, 26);
  }
  flow.gap(60);
}

void draw_items(Scene& s, Flow& flow, const PadWords& w) {
  const Tokens& c = s.colours();
  const auto& items = s.model.derived().pad.during;
  const int columns = flow.width > 520 ? 4 : 3;
  const float width = (flow.width - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  constexpr float height = 106, picture = 56;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const int column = static_cast<int>(i) % columns;
    const Box b{flow.x + (width + 8) * static_cast<float>(column), flow.y, width, height};
    if (column == columns - 1 || i + 1 == items.size()) flow.gap(height + 8);
    const Item& item = s.model.rulebook().items[items[i]];
    const Id id = s.ui.add("pad/item/" + item.id, b);
    if (!s.ui.visible(b)) continue;
    paint::card(s.ui, b, true);
    if (s.ui.hovered(id) || s.ui.held(id)) paint::box(s.ui, b, drawing::fade(c.ink, 0.05f), drawing::radius::card);
    item_picture(s, items[i], {middle(b).x - picture / 2, b.y + 10, picture, picture}, c.surface);
    const std::string words = w.item(items[i]);
    const bool small = ink::width(ink::body, words) > width - 10;
    if (!small) {
      ink::line_centred(s.list(), ink::body, middle(b).x, b.y + 75, c.ink, words);
    } else if (ink::width(ink::caption, words) <= width - 10) {
      ink::line_centred(s.list(), ink::caption, middle(b).x, b.y + 76, c.ink, words);
    } else {
      const float tall = ink::height(ink::caption, words, width - 8);
      ink::wrapped_centred(s.list(), ink::caption, middle(b).x, b.y + (tall > 20 ? 67 : 76), width - 8, c.ink, words);
    }
    paint::focus_ring(s.ui, id, b, drawing::radius::card);
    if (s.ui.clicked(id)) {
      if (s.state().pad.view != PadView::game) s.want(OpenPad{PadView::game});
      s.want(BeginEntry{items[i], Phase::during});
    }
  }
}

}  // namespace

float draw_first_player(Scene& s, Flow flow) {
  if (button(s.ui, "pad/add-player", flow.take(56), s.say("ui.players.add"), Icon::plus)) add_player(s);
  return flow.y + 16;
}

float draw_no_entries(Scene& s, Flow flow) {
  return flow.y + 12 +
         ink::wrapped(s.list(), ink::body, {flow.x + 4, flow.y + 4}, flow.width - 8, s.colours().ink2,
                      s.say("ui.pad.none"));
}

float draw_pad_home(Scene& s, Flow flow) {
  const Tokens& c = s.colours();
  const PadWords w = s.model.pad_words();
  if (s.model.board().players.empty()) {
    flow.y = draw_first_player(s, flow);
  } else {
    draw_players(s, flow, w);
    draw_track(s, flow);
  }

  const std::string final = s.say("ui.pad.final"), what = s.say("ui.pad.what");
  const float chip = chip_width(final, true);
  const bool beside = ink::width(ink::title, what) + chip + 16 <= flow.width;
  ink::line_cut(s.list(), ink::title, {flow.x + 4, flow.y + 8}, flow.width - 8, c.ink, what);
  if (!beside) flow.gap(34);
  bool pressed = false;
  editor::chip(s.ui, "pad/final", {beside ? flow.x + flow.width - chip : flow.x, flow.y}, final, false, &pressed,
               Icon::flag);
  if (pressed) s.want(OpenPad{PadView::final_scoring});
  flow.gap(50);
  draw_items(s, flow, w);

  const std::size_t n = s.state().entries->size();
  if (n == 0) return s.ui.narrow() ? draw_no_entries(s, flow) : flow.y;  // else it stands beside
  flow.gap(8);
  if (s.ui.narrow() || pad_is_deep(s.state())) {  // else all of them stand beside
    pad_heading(s, flow, s.say("ui.pad.latest"));
    const std::string all = w.say1("ui.pad.all", "number", number_text(n));
    const float wide = ink::width(ink::caption, all);
    link(s.ui, "pad/all", {flow.x + flow.width - wide - 4, flow.y - 25}, all, &pressed);
    if (pressed) s.want(OpenPad{PadView::entries});
    flow.y = draw_pad_entries(s, flow, no_number, 4);
  }
  const std::string result = s.say("ui.pad.result");
  flow.gap(10);
  if (button(s.ui, "pad/result", {flow.x, flow.y, flow.width, 48}, result, Icon::trophy, ButtonLook::outline))
    s.want(OpenPad{PadView::result});
  return flow.y + 52;
}

namespace {

constexpr float entry_row = 56;

/// Who gained stands beside how much; several who gained the same stand beside one number. Where that begins.
float draw_gains(Scene& s, const LedgerLine& line, const float end, const Box& b) {
  float far = end;
  const Tokens& c = s.colours();
  const std::vector<Seat>& seats = s.model.board().players;
  for (std::size_t p = seats.size(); p-- > 0;) {
    const Points gained = line.change[seats[p].player];
    if (gained == 0) continue;
    bool shared = false;
    for (std::size_t q = p + 1; q < seats.size(); ++q) shared |= line.change[seats[q].player] == gained;
    if (!shared) {
      const std::string points = signed_points(gained);
      ink::line_right(s.list(), ink::body_strong, far, b.y + 17.5f, gained < 0 ? c.bad : c.good, points);
      far -= ink::width(ink::body_strong, points) + 8;
    }
    paint::badge(s.ui, seats[p].player, {far - 11, b.y + b.height / 2}, 20);
    far -= 28;
  }
  if (line.refused) {
    paint::icon(s.ui, Icon::warning, {far - 11, b.y + b.height / 2}, 20, c.warn);
    return far - 28;
  }
  if (far < end) return far;
  ink::line_right(s.list(), ink::body_strong, end, b.y + 17.5f, c.ink2, "0");
  return end - 18;
}

/// Two lines at most.
void draw_words(Scene& s, const std::string& words, float x, float y, float room) {
  const Tokens& c = s.colours();
  if (ink::width(ink::body, words) <= room) {
    ink::line(s.list(), ink::body, {x, y + 17.5f}, c.ink, words);
    return;
  }
  const ink::Break part = ink::first_line(ink::caption, words, room);
  const float top = y + (part.next < words.size() ? 10 : 19);
  ink::line(s.list(), ink::caption, {x, top}, c.ink, words.substr(0, part.end));
  ink::line_cut(s.list(), ink::caption, {x, top + 18}, room, c.ink, words.substr(part.next));
}

void draw_entry(Scene& s, std::size_t i, const Box& b) {
  const Tokens& c = s.colours();
  const FeatureForm& entry = (*s.state().entries)[i];
  const std::string name = "pad/entry/" + number_text(i);
  const Id id = s.ui.add(name, {b.x, b.y, b.width - 48, b.height});
  if (!s.ui.visible(b)) return;
  const bool open = s.state().pad.draft && s.state().pad.draft->editing == i;
  if (open || s.ui.hovered(id) || s.ui.held(id))
    paint::box(s.ui, inset(b, 4, 3), open ? c.accent_soft : drawing::fade(c.ink, 0.05f), 10);
  item_picture(s, entry.item, {b.x + 10, b.y + 10, 36, 36}, c.surface, Icon::warning);
  if (icon_button(s.ui, name + "/delete", {right(b) - 46, b.y + 6, 44, 44}, Icon::trash, s.say("ui.pad.delete"),
                  {.size = 20}))
    s.want(RemoveEntry{i});
  const float far = draw_gains(s, s.model.derived().pad.ledger.lines[i], right(b) - 52, b);
  draw_words(s, s.model.pad_words().entry(entry), b.x + 56, b.y, far - b.x - 60);
  paint::focus_ring(s.ui, id, inset(b, 6, 6), 8);
  if (!s.ui.clicked(id)) return;
  if (entry.item == no_number)
    s.want(OpenOverlay{Overlay::problems});
  else
    s.want(EditEntry{i});
}

}  // namespace

float draw_pad_entries(Scene& s, Flow flow, ItemNumber only, std::size_t most) {
  const Entries& entries = *s.state().entries;
  std::vector<std::size_t> shown;
  for (std::size_t i = entries.size(); i-- > 0 && shown.size() < most;)
    if (only == no_number || (entries[i].item == only && entries[i].phase == Phase::after)) shown.push_back(i);
  if (shown.empty()) return flow.y;
  const Box card{flow.x, flow.y, flow.width, entry_row * static_cast<float>(shown.size())};
  paint::card(s.ui, card);
  Box b{card.x, card.y, card.width, entry_row};
  for (const std::size_t i : shown) {
    draw_entry(s, i, b);
    if (i != shown.back() && s.ui.visible(b))
      paint::hairline(s.ui, b.x + 56, right(b) - 12, bottom(b) - 0.5f, s.colours().line);
    b.y += entry_row;
  }
  return bottom(card);
}

}  // namespace cadastre::editor
