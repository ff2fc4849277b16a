#pragma once
// Where things lie in the chart of the score: the same on the canvas and in the picture that is saved.

#include "model/model.hpp"
#include "platform/host.hpp"

namespace cadastre::editor {

struct Chart {
  struct Mark {
    std::size_t seat = 0;
    float y = 0;
  };
  Box plot;
  std::int64_t low = 0, high = 20, step = 10;  ///< step: between two lines; high may lie beyond all points there are
  std::size_t entries = 0, end = 0;            ///< end: where the final scoring begins
  std::vector<std::vector<Points>> histories;  ///< by seat: totals after each entry; the first is where the game began
  std::vector<Mark> marks;                     ///< at the end of each line, pushed apart where they would meet
  /// Behind the last entry there is room for what it led to.
  float x(std::size_t i) const {
    return plot.x + plot.width * (static_cast<float>(i) / (static_cast<float>(entries) + 0.4f));
  }
  float y(std::int64_t p) const {
    return plot.y + plot.height - plot.height * static_cast<float>(p - low) / static_cast<float>(high - low);
  }
};

/// `apart`: marks, at least; `lowest`: where the middle of a mark may still be.
Chart chart_of(const Model&, const Box& plot, float apart, float lowest);

/// The track: a mark every `step` points, with its number every `named`, up to `end`.
struct TrackMarks {
  std::int64_t end = 50, step = 10, named = 50;
};
/// `number_width`: of the longest number and the room beside it.
TrackMarks track_marks(Points most, float width, float number_width);

}  // namespace cadastre::editor
