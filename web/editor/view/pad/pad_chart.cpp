// Score over the game as steps, and where the points came from as bars.

#include <algorithm>
#include <cmath>

#include "view/pad/pad.hpp"
#include "view/pad/pad_chart.hpp"

namespace cadastre::editor {
namespace {

std::int64_t distance_of_lines(std::int64_t span) {
  std::int64_t step = 10;
  while (span / step > 5) step *= 2;
  return step;
}

std::vector<Points> history_of(const Model& m, const Seat& seat) {
  std::vector<Points> all = {seat.track};
  for (const LedgerLine& line : m.derived().pad.ledger.lines) {
    all.push_back(all.back());
    add_points(all.back(), line.change[seat.player]);
  }
  return all;
}

void step_line(Scene& s, const Chart& chart, const std::vector<Points>& history, float width, Colour colour) {
  const float r = width / 2;
  for (std::size_t i = 1; i <= history.size(); ++i) {
    const bool last = i == history.size();
    const float x0 = chart.x(i - 1), x1 = last ? right(chart.plot) : chart.x(i), y0 = chart.y(history[i - 1]);
    paint::box(s.ui, {x0 - r, y0 - r, x1 - x0 + width, width}, colour);
    if (last) return;
    const float y1 = chart.y(history[i]);
    paint::box(s.ui, {x1 - r, std::min(y0, y1) - r, width, std::fabs(y1 - y0) + width}, colour);
  }
}

}  // namespace

Chart chart_of(const Model& m, const Box& plot, float apart, float lowest) {
  const Entries& entries = *m.state().entries;
  Chart c;
  c.plot = plot;
  c.entries = entries.size();
  c.end = end_of_game(entries);
  for (const Seat& seat : m.board().players) {
    c.histories.push_back(history_of(m, seat));
    for (const Points p : c.histories.back()) {
      c.low = std::min<std::int64_t>(c.low, p);
      c.high = std::max<std::int64_t>(c.high, p);
    }
  }
  c.step = distance_of_lines(c.high - c.low);
  c.low = c.low < 0 ? (c.low - c.step + 1) / c.step * c.step : 0;
  c.high = (c.high + c.step - 1) / c.step * c.step;
  auto& marks = c.marks;
  for (std::size_t i = 0; i < c.histories.size(); ++i) marks.push_back({i, c.y(c.histories[i].back())});
  arrange(marks, [](const Chart::Mark& a, const Chart::Mark& k) { return a.y < k.y; });
  for (std::size_t i = 1; i < marks.size(); ++i) marks[i].y = std::max(marks[i].y, marks[i - 1].y + apart);
  const float over = marks.empty() ? 0 : marks.back().y - lowest;
  if (over > 0) {
    marks.back().y -= over;
    for (std::size_t i = marks.size() - 1; i-- > 0;) marks[i].y = std::min(marks[i].y, marks[i + 1].y - apart);
  }
  return c;
}

TrackMarks track_marks(Points most, float width, float number_width) {
  constexpr int most_marks = 60;  // however far somebody is: a link can bring a game of thousands of millions
  TrackMarks m;
  m.end = (std::int64_t{most} + 49) / 50 * 50;
  m.step = m.end <= 100 ? 10 : m.end <= 250 ? 25 : 50;
  while (m.end / m.step > most_marks) m.step *= 2;
  m.named = m.end <= 300 ? 50 : 100;
  while (m.named < m.step || width * static_cast<float>(m.named) < number_width * static_cast<float>(m.end))
    m.named *= 2;
  return m;
}

void draw_chart(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::card(s.ui, b);
  ink::line_cut(s.list(), ink::body_strong, {b.x + 16, b.y + 12}, b.width - 32, c.ink, s.say("ui.pad.chart"));
  const auto& seats = s.model.board().players;
  const Box room{b.x + 46, b.y + 66, b.width - 46 - 76, b.height - 66 - 24};
  const Chart chart = chart_of(s.model, room, 23, bottom(b) - 14);
  const Box& plot = chart.plot;
  if (chart.end < chart.entries) {
    const Box last{chart.x(chart.end), plot.y - 24, right(plot) - chart.x(chart.end), plot.height + 24};
    paint::box(s.ui, last, c.sunken, 4);
    const std::string words = s.say("ui.pad.final");
    if (ink::width(ink::caption, words) < last.width - 8)
      ink::line_centred(s.list(), ink::caption, middle(last).x, last.y + 2, c.ink2, words);
  }
  for (std::int64_t p = chart.low; p <= chart.high; p += chart.step) {
    paint::hairline(s.ui, plot.x, right(plot), chart.y(p), c.line);
    ink::line_right(s.list(), ink::caption, plot.x - 8, chart.y(p) - 9, c.ink2, number_text(p));
  }
  for (std::size_t i = seats.size(); i-- > 0;) {
    const auto& player = drawing::player_colours[seats[i].player];
    step_line(s, chart, chart.histories[i], 5.4f, c.surface);
    step_line(s, chart, chart.histories[i], 3.8f, drawing::badge_edge(player, c.dark));
    step_line(s, chart, chart.histories[i], 2.2f, player.fill);
  }
  for (const Chart::Mark& mark : chart.marks) {
    const float end = chart.y(chart.histories[mark.seat].back());
    if (std::fabs(end - mark.y) > 2)
      s.list().AddLine({right(plot) + 4, end}, {right(plot) + 10, mark.y}, c.line_strong, 1.2f);
    paint::badge(s.ui, seats[mark.seat].player, {right(plot) + 20, mark.y}, 20);
    ink::line(s.list(), ink::body_strong, {right(plot) + 35, mark.y - 10.5f}, c.ink,
              number_text(chart.histories[mark.seat].back()));
  }
}

namespace {

/// Lands have their own colours; whatever else there is takes turns.
Colour colour_of(const Scene& s, ItemNumber number) {
  if (number == no_number) return drawing::colour(0x766F62);
  const auto& subject = s.model.rulebook().items[number].subject;
  constexpr Colour lands[] = {drawing::colour(0xB9532F), drawing::colour(0x8A713F), drawing::colour(0x7A9B49),
                              drawing::colour(0x48688F), drawing::colour(0x5F8F4C)};
  constexpr Colour others[] = {drawing::colour(0x7B5A94), drawing::colour(0x2F7F86), drawing::colour(0xA8742A),
                               drawing::colour(0x9C4A63), drawing::colour(0x5B6168)};
  return subject ? lands[static_cast<std::size_t>(*subject)] : others[number % std::size(others)];
}

/// Stripes that rise to the right, cut to the box by arithmetic.
void hatch(Scene& s, const Box& b, Colour colour) {
  constexpr float step = 9;
  for (float x = b.x - b.height; x < right(b); x += step) {
    const float x0 = std::max(x, b.x), x1 = std::min(x + b.height, right(b));
    if (x1 > x0) s.list().AddLine({x0, bottom(b) - (x0 - x)}, {x1, bottom(b) - (x1 - x)}, colour, 1.4f);
  }
}

/// `words`: how wide is what will be written on it.
void piece(Scene& s, const Box& b, const PadSource& source, float words = 0) {
  const Colour colour = colour_of(s, source.item);
  if (source.phase == Phase::during) return paint::box(s.ui, b, colour, 4);
  const Colour ground = drawing::mix(colour, drawing::colour(0xFFFFFF), 0.45f);
  paint::box(s.ui, b, ground, 4);
  hatch(s, inset(b, 1.5f), drawing::fade(drawing::colour(0x26221C), 0.34f));
  if (words > 0) paint::box(s.ui, {middle(b).x - words / 2 - 4, middle(b).y - 9, words + 8, 18}, ground, 4);
}

}  // namespace

float draw_sources(Scene& s, Flow flow) {
  const Tokens& c = s.colours();
  const PadWords w = s.model.pad_words();
  const std::vector<PadSource> sources = sources_of(s.model.derived().pad, *s.state().entries, s.model.board().players);
  const auto& seats = s.model.board().players;
  pad_heading(s, flow, s.say("ui.pad.sources"));
  float x = flow.x;
  for (const PadSource& source : sources) {
    const std::string words = w.source(source);
    const float wide = ink::width(ink::caption, words) + 34;
    if (x > flow.x && x + wide > flow.x + flow.width) {
      x = flow.x;
      flow.gap(24);
    }
    piece(s, {x + 4, flow.y + 2, 15, 15}, source);
    ink::line(s.list(), ink::caption, {x + 25, flow.y}, c.ink, words);
    x += wide;
  }
  flow.gap(32);
  Points most = 1;
  for (const Seat& seat : seats) {
    Points sum = 0;
    for (const PadSource& source : sources) add_points(sum, std::max(0, source.points[seat.player]));
    most = std::max(most, sum);
  }
  const float names = std::min(flow.width * 0.36f, 130.f), far = 46;
  for (const Seat& seat : seats) {
    const Box row = flow.take(42);
    paint::badge(s.ui, seat.player, {row.x + 14, middle(row).y}, 22);
    ink::line_cut(s.list(), ink::body, {row.x + 32, row.y + 10.5f}, names - 38, c.ink,
                  s.model.player_name(seat.player));
    const float scale = (row.width - names - far) / static_cast<float>(most);
    float at = row.x + names;
    for (const PadSource& source : sources) {
      const Points points = source.points[seat.player];
      if (points <= 0) continue;
      const Box b{at, row.y + 5, std::max(3.f, static_cast<float>(points) * scale - 1.5f), 32};
      const std::string words = number_text(points);
      const float wide = ink::width(ink::caption_strong, words);
      const bool fits = wide + 4 < b.width;
      piece(s, b, source, fits ? std::min(wide, b.width - 8) : 0);
      if (fits)
        ink::line_centred(s.list(), ink::caption_strong, middle(b).x, b.y + 7,
                          source.phase == Phase::during ? drawing::colour(0xFFFFFF) : drawing::colour(0x26221C), words);
      at += static_cast<float>(points) * scale;
    }
    ink::line(s.list(), ink::body_strong, {at + 8, row.y + 10.5f}, c.ink,
              number_text(s.model.derived().pad.ledger.totals[seat.player]));
  }
  return flow.y;
}

}  // namespace cadastre::editor
