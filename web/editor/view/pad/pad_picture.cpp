#include "view/pad/pad_picture.hpp"

#include "view/drawing/svg.hpp"
#include "view/pad/pad_chart.hpp"

namespace cadastre::editor {
namespace {

using drawing::svg_number;

constexpr float margin = 48, width = pad_picture_width, row = 76;
constexpr std::string_view strong = "font-weight=\"600\"", far = "text-anchor=\"end\"",
                           far_strong = "font-weight=\"600\" text-anchor=\"end\"";

class ResultPicture {
 public:
  ResultPicture(Model& m, drawing::Sketchbook& book, const drawing::Theme& theme, float height)
      : m_(m), book_(book), t_(theme), p_(width, height, theme.paper) {}

  std::string run(const std::vector<Standing>& all) {
    const PadWords w = m_.pad_words();
    p_.write(margin, 66, 28, t_.ink2, m_.mirror().title, strong);
    p_.write(margin, 122, 46, t_.ink, w.winner(), strong);
    p_.write(margin, 162, 26, t_.ink2, w.lead());
    float y = 190;
    p_.box(margin, y, width - 2 * margin, row * static_cast<float>(all.size()), t_.surface, 16);
    for (const Standing& one : all) {
      standing(one, y, w);
      y += row;
    }
    chart({margin, y + 32, width - 2 * margin, 480});
    return p_.take();
  }

 private:
  void standing(const Standing& one, float y, const PadWords& w) {
    const float base = y + 48;
    p_.write(margin + 28, base, 30, t_.ink2, number_text(one.place), strong);
    p_.place(book_.badge(one.player, t_.dark), margin + 92, y + row / 2, 21);
    p_.write(margin + 130, base - 13, 28, t_.ink, w.player(one.player), strong);
    p_.write(margin + 130, base + 15, 21, t_.ink2, w.split(one));
    p_.write(width - margin - 28, base + 3, 40, t_.ink, number_text(one.total), far_strong);
  }

  void chart(const Box& b) {
    p_.box(b.x, b.y, b.width, b.height, t_.surface, 16);
    const Chart chart = chart_of(m_, {b.x + 76, b.y + 64, b.width - 76 - 130, b.height - 64 - 44}, 42, b.y + 456);
    const Box& plot = chart.plot;
    p_.write(b.x + 28, b.y + 42, 24, t_.ink, m_.say("ui.pad.chart"), strong);
    const float x1 = plot.x + plot.width;
    if (chart.end < chart.entries) {
      const float x0 = chart.x(chart.end);
      p_.box(x0, plot.y - 30, x1 - x0, plot.height + 30, t_.sunken, 6);
      p_.write(x1 - 8, plot.y - 10, 18, t_.ink2, m_.say("ui.pad.final"), far);
    }
    for (std::int64_t p = chart.low; p <= chart.high; p += chart.step) {
      p_.box(plot.x, chart.y(p), plot.width, 1, t_.line_strong);
      p_.write(plot.x - 14, chart.y(p) + 7, 20, t_.ink2, number_text(p), far);
    }
    const auto& seats = m_.board().players;
    for (std::size_t i = seats.size(); i-- > 0;) {
      std::string path = "M" + svg_number(chart.x(0)) + svg_number(chart.y(chart.histories[i].front()));
      for (std::size_t n = 1; n < chart.histories[i].size(); ++n)
        path += "H" + svg_number(chart.x(n)) + "V" + svg_number(chart.y(chart.histories[i][n]));
      path += "H" + svg_number(x1);
      const auto& player = drawing::player_colours[seats[i].player];
      p_.line(path, 9, t_.surface);
      p_.line(path, 7, drawing::badge_edge(player, t_.dark));
      p_.line(path, 4, player.fill);
    }
    for (const Chart::Mark& mark : chart.marks) {
      const float end = chart.y(chart.histories[mark.seat].back());
      if (end < mark.y - 2 || end > mark.y + 2)
        p_.line("M" + svg_number(x1 + 5) + svg_number(end) + "L" + svg_number(x1 + 15) + svg_number(mark.y), 2,
                t_.line_strong);
      p_.place(book_.badge(seats[mark.seat].player, t_.dark), x1 + 34, mark.y, 18);
      p_.write(x1 + 62, mark.y + 9, 26, t_.ink, number_text(chart.histories[mark.seat].back()), strong);
    }
  }

  Model& m_;
  drawing::Sketchbook& book_;
  const drawing::Theme& t_;
  drawing::Svg p_;
};

}  // namespace

std::string pad_svg(Model& m, drawing::Sketchbook& book, const drawing::Theme& theme) {
  const std::vector<Standing> all = standings(m.state(), m.derived());
  return ResultPicture(m, book, theme, 190 + row * static_cast<float>(all.size()) + 32 + 480 + margin).run(all);
}

}  // namespace cadastre::editor
