// Lines and marks of scores, however high somebody has come.

#include "view/pad/pad_chart.hpp"

#include <limits>

#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

TEST_CASE("the track has marks as before up to 3,000 points, and never more than 61") {
  constexpr Points highest = std::numeric_limits<Points>::max();
  for (const Points most : {1, 49, 50, 51, 100, 250, 300, 301, 3'000, 3'001, 1'000'000, highest - 50, highest}) {
    const TrackMarks m = track_marks(most, 320, 30);
    INFO(most);
    CHECK(m.end >= most);
    CHECK(m.end < std::int64_t{most} + 50);
    CHECK(m.end / m.step <= 60);
    CHECK(m.named % m.step == 0);
    CHECK(320.0 * static_cast<double>(m.named) >= 29.9 * static_cast<double>(m.end));
    if (most <= 3'000) CHECK(m.step == (m.end <= 100 ? 10 : m.end <= 250 ? 25 : 50));
  }
}

TEST_CASE("the lines of the chart end, however high somebody has come") {
  for (const Points points : {1'900'000'000, std::numeric_limits<Points>::max()}) {
    Model m = fresh();
    Board board = m.board();
    board.players[0].track = points;
    m.act(LoadBoard{board, true, {}});
    const Chart c = chart_of(m, {0, 0, 300, 200}, 20, 190);
    CHECK(c.high >= points);
    CHECK((c.high - c.low) / c.step <= 6);
    CHECK(c.y(c.high) == 0);
  }
}
