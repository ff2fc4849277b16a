#include "view/board/hit.hpp"

#include <algorithm>
#include <cmath>

namespace cadastre::editor {

std::optional<Spot> segment_under(const BoardSight& c, float x, float y, bool coarse) {
  const TablePoint p = on_table(c.camera, c.window, {x, y});
  const Square q = square_at(p);
  const PlacedTile* placed = placed_at(c.board(), q);
  if (!placed || placed->tile >= c.model.catalogue().tiles.size()) return std::nullopt;
  // Half a target about the road's middle line, as far as the tile's size allows.
  const double reach = std::clamp(100.0 * (coarse ? 16 : 8) / c.camera.tile, 8.0, 15.0);
  const drawing::Point on{(p.x - q.x) * 100, (p.y - q.y) * 100};
  const SegmentNumber segment = drawing::segment_at(c.book.recipe(placed->tile), placed->turns, on, reach);
  if (segment == no_segment) return std::nullopt;
  return Spot{q, segment};
}

const ShownFigure* figure_under(std::span<const ShownFigure> figures, float x, float y, float around) {
  for (std::size_t i = figures.size(); i-- > 0;) {
    const Box& b = figures[i].box;
    if (x >= b.x - around && x < b.x + b.width + around && y >= b.y - around && y < b.y + b.height + around)
      return &figures[i];
  }
  return nullptr;
}

std::vector<FigureSpot> figure_spots(const BoardSight& c, Square q) {
  std::vector<FigureSpot> spots;
  const PlacedTile* placed = placed_at(c.board(), q);
  if (!placed || placed->tile >= c.model.catalogue().tiles.size()) return spots;
  const Tile& tile = c.model.catalogue().tiles[placed->tile];
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const SegmentNumber segment = static_cast<SegmentNumber>(i);
    const FeatureNumber feature = feature_at(c.derived(), {q, segment});
    const bool scored = sheet_of(c.derived(), feature, When::at_end) != no_sheet;
    spots.push_back(
        {{q, segment}, c.on_tile(q, spot_of(c, *placed, segment)), scored && is_free(c.derived(), feature)});
  }
  return spots;
}

int nearest_spot(std::span<const FigureSpot> spots, float x, float y) {
  int best = -1;
  float least = 1e9f;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    float distance = std::hypot(spots[i].at.x - x, spots[i].at.y - y);
    // A taken spot is meant only by who points right at it.
    if (!spots[i].free) distance = distance < 14 ? distance : distance + 1000;
    if (distance < least) least = distance, best = static_cast<int>(i);
  }
  return best;
}

}  // namespace cadastre::editor
