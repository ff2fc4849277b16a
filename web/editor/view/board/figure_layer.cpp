#include "view/board/figure_layer.hpp"

#include <algorithm>
#include <tuple>

#include "cadastre/sort.hpp"

namespace cadastre::editor {
namespace {

constexpr float side_by_side = 0.66f;  // of the height, from one figure to the next

/// Where it stands: `n` of `all` on the same spot.
void stand(const BoardSight& c, ShownFigure& f, const PlacedTile& placed, SegmentNumber segment, int n, int all) {
  const ImVec2 spot = c.on_tile(placed.square, spot_of(c, placed, segment));
  const float aside = (static_cast<float>(n) - static_cast<float>(all - 1) / 2) * side_by_side;
  f.badge = c.camera.tile < 26;
  if (f.badge) {
    f.height = std::clamp(c.camera.tile * 0.5f, 8.f, 20.f);
    f.origin = {spot.x + aside * f.height, spot.y};
    f.box = {f.origin.x - f.height / 2, f.origin.y - f.height / 2, f.height, f.height};
    return;
  }
  f.height = figure_height(c.camera.tile);
  const float unit = f.height / 28, width = 24 * unit;
  if (f.lying) {
    // Lying figures are stacked down, not sideways: they are longer than wide.
    f.origin = {spot.x + 12 * unit, spot.y + aside * f.height};
    f.box = {f.origin.x - f.height, f.origin.y - width / 2, f.height, width};
  } else {
    f.origin = {spot.x + aside * f.height, spot.y + 0.42f * f.height};
    f.box = {f.origin.x - width / 2, f.origin.y - f.height, width, f.height};
  }
}

bool lies(const BoardSight& c, const PlacedTile& placed, SegmentNumber segment) {
  const Tile& tile = c.model.catalogue().tiles[placed.tile];
  return segment < tile.segments.size() && tile.segments[segment].kind == SegmentKind::field;
}

}  // namespace

float figure_height(float tile) { return std::clamp(0.44f * tile, 20.f, 44.f); }

drawing::Figure shape_of(const Rulebook& book, ClassNumber kind) {
  // A kind without a picture of its own is shown as the class it belongs to.
  for (ClassNumber k = kind; k < book.classes.size(); k = book.classes[k].parent)
    if (const auto shape = drawing::figure_named(book.classes[k].id)) return *shape;
  return drawing::Figure::meeple;
}

namespace {

/// How many figures stand on the same segment, and which of them one is.
struct Among {
  int n = 0, all = 0;
};

std::vector<Among> among_others(const std::vector<PlacedFigure>& figures) {
  std::vector<std::uint32_t> order(figures.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto place = [&](std::uint32_t i) {
    return std::tuple(figures[i].square.y, figures[i].square.x, figures[i].segment);
  };
  sort_stably(order, [&](std::uint32_t a, std::uint32_t b) { return place(a) < place(b); });
  std::vector<Among> among(figures.size());
  for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    while (end < order.size() && place(order[end]) == place(order[begin])) ++end;
    for (std::size_t i = begin; i < end; ++i)
      among[order[i]] = {static_cast<int>(i - begin), static_cast<int>(end - begin)};
  }
  return among;
}

}  // namespace

std::vector<ShownFigure> arrange_figures(const BoardSight& c) {
  const Board& board = c.board();
  const std::vector<Among> among = among_others(board.figures);
  std::vector<ShownFigure> shown;
  shown.reserve(board.figures.size());
  for (std::size_t i = 0; i < board.figures.size(); ++i) {
    const PlacedFigure& figure = board.figures[i];
    if (!c.in_sight(figure.square, 30)) continue;
    const std::uint32_t tile = c.derived().tile_on.first(figure.square);
    if (tile == BySquare::nobody) continue;
    const PlacedTile* placed = &board.tiles[tile];
    if (placed->tile >= c.model.catalogue().tiles.size()) continue;
    const auto [n, all] = among[i];
    ShownFigure f;
    f.figure = static_cast<std::uint32_t>(i);
    f.feature = feature_at(c.derived(), {figure.square, figure.segment});
    f.player = figure.player;
    f.shape = shape_of(c.model.rulebook(), figure.kind);
    f.lying = lies(c, *placed, figure.segment);
    stand(c, f, *placed, figure.segment, n, all);
    shown.push_back(f);
  }
  sort_stably(shown, [](const ShownFigure& a, const ShownFigure& b) {
    return a.box.y + a.box.height < b.box.y + b.box.height;
  });
  return shown;
}

ShownFigure figure_at(const BoardSight& c, Player player, ClassNumber kind, const Spot& spot) {
  ShownFigure f;
  f.player = player;
  f.shape = shape_of(c.model.rulebook(), kind);
  if (const PlacedTile* placed = placed_at(c.board(), spot.square)) {
    f.lying = lies(c, *placed, spot.segment);
    stand(c, f, *placed, spot.segment, 0, 1);
  }
  return f;
}

const drawing::Mesh& mesh_of(const BoardSight& c, const ShownFigure& f) {
  drawing::FigureStyle style;
  style.pose = f.lying ? drawing::Pose::lying : drawing::Pose::standing;
  style.small = f.height < 22;
  style.mark = f.height >= 15;
  return c.book.figure(f.shape, f.player, style);
}

void draw_figure(const BoardCanvas& c, const ShownFigure& f, float opacity) {
  if (f.badge) {
    drawing::emit_faded(c.list, c.book.badge(f.player, c.theme.dark), {f.origin.x, f.origin.y, f.height / 2}, c.pixel,
                        opacity);
    return;
  }
  const drawing::Mesh& mesh = mesh_of(c, f);
  const drawing::Placing placing{f.origin.x, f.origin.y, f.height / 28};
  if (opacity >= 1)
    drawing::emit(c.list, mesh, placing, c.pixel);
  else
    drawing::emit_faded(c.list, mesh, placing, c.pixel, opacity);
}

}  // namespace cadastre::editor
