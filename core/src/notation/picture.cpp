// A board in characters, for failing tests. A tile is three rows of five: `#` city, `+` road, `.` field; in the middle
// `M` a monastery, `g` a garden; `!` a coat of arms; capitals of colours are figures, on the spot of their feature.

#include <algorithm>
#include <array>
#include <string>

#include "cadastre/notation.hpp"

namespace cadastre {
namespace {

constexpr int columns = 5, rows = 3;
using Cells = std::array<std::array<char, columns>, rows>;

struct Spot {
  int row, column;
};
constexpr std::array<Spot, side_count> side_spots = {{{0, 2}, {1, 4}, {2, 2}, {1, 0}}};
constexpr std::array<Spot, half_side_count> half_spots = {
    {{0, 1}, {0, 3}, {0, 4}, {2, 4}, {2, 3}, {2, 1}, {2, 0}, {0, 0}}};
constexpr Spot middle = {1, 2};

char& cell(Cells& cells, Spot spot) {
  return cells[static_cast<std::size_t>(spot.row)][static_cast<std::size_t>(spot.column)];
}

/// Towards the middle from a side.
Spot inwards(std::size_t side) {
  const Spot spot = side_spots[side];
  return side % 2 == 0 ? middle : Spot{1, spot.column == 0 ? 1 : 3};
}

void draw_city(Cells& cells, SideSet sides) {
  int reached = 0;
  for (std::size_t side = 0; side < side_count; ++side) {
    if (!sides.has(static_cast<Side>(side))) continue;
    ++reached;
    cell(cells, side_spots[side]) = '#';
    if (side % 2 == 0) {
      cell(cells, half_spots[2 * side]) = cell(cells, half_spots[2 * side + 1]) = '#';
    } else {
      cell(cells, inwards(side)) = '#';
    }
  }
  if (reached > 1) cell(cells, middle) = cell(cells, {1, 1}) = cell(cells, {1, 3}) = '#';
}

void draw_road(Cells& cells, SideSet sides) {
  int reached = 0;
  for (std::size_t side = 0; side < side_count; ++side) {
    if (!sides.has(static_cast<Side>(side))) continue;
    ++reached;
    cell(cells, side_spots[side]) = '+';
    if (side % 2 == 1) cell(cells, inwards(side)) = '+';
  }
  if (reached > 1) cell(cells, middle) = '+';
}

Cells draw(const Tile& tile, int turns) {
  Cells cells;
  for (auto& row : cells) row.fill('.');
  for (const Segment& segment : tile.segments) {
    if (segment.kind == SegmentKind::city) draw_city(cells, segment.sides.turned(turns));
  }
  for (const Segment& segment : tile.segments) {
    if (segment.kind == SegmentKind::road) draw_road(cells, segment.sides.turned(turns));
  }
  for (const Segment& segment : tile.segments) {
    if (segment.kind == SegmentKind::monastery) cell(cells, middle) = 'M';
    if (segment.kind == SegmentKind::garden) cell(cells, middle) = 'g';
    if (!segment.marks.empty()) cell(cells, {1, 3}) = '!';
  }
  return cells;
}

Spot spot_of(const Tile& tile, int turns, SegmentNumber number) {
  const Segment& segment = tile.segments[number];
  const SideSet sides = segment.sides.turned(turns);
  for (std::size_t side = 0; side < side_count; ++side) {
    if (sides.has(static_cast<Side>(side))) return side_spots[side];
  }
  const HalfSideSet halves = segment.half_sides.turned(turns);
  for (std::size_t half = 0; half < half_side_count; ++half) {
    if (halves.has(static_cast<HalfSide>(half))) return half_spots[half];
  }
  return middle;
}

/// Black and blue both begin with b.
char letter_of(Player player) {
  constexpr std::string_view letters = "RBYGKPWU";
  return letters[static_cast<std::size_t>(player)];
}

}  // namespace

std::string picture(const Board& board, const Rulebook& book) {
  if (board.tiles.empty()) return "(no tiles)\n";
  Square least = board.tiles[0].square, most = least;
  for (const PlacedTile& placed : board.tiles) {
    least = {std::min(least.x, placed.square.x), std::min(least.y, placed.square.y)};
    most = {std::max(most.x, placed.square.x), std::max(most.y, placed.square.y)};
  }
  const std::int64_t width = std::int64_t{most.x} - least.x + 1, height = std::int64_t{most.y} - least.y + 1;
  if (width > 400 || height > 400) return to_notation(board, book);  // too far apart to draw
  std::vector<std::string> lines(static_cast<std::size_t>(height * (rows + 1)),
                                 std::string(static_cast<std::size_t>(width * (columns + 1)), ' '));
  // The first tile on a square is the one that counts: drawn last.
  for (auto placed = board.tiles.rbegin(); placed != board.tiles.rend(); ++placed) {
    if (placed->tile >= book.catalogue.tiles.size()) continue;
    const Tile& tile = book.catalogue.tiles[placed->tile];
    Cells cells = draw(tile, placed->turns);
    for (const PlacedFigure& figure : board.figures) {
      if (figure.square != placed->square || figure.segment >= tile.segments.size()) continue;
      cell(cells, spot_of(tile, placed->turns, figure.segment)) = letter_of(figure.player);
    }
    const auto left = static_cast<std::size_t>((std::int64_t{placed->square.x} - least.x) * (columns + 1));
    const auto top = static_cast<std::size_t>((std::int64_t{placed->square.y} - least.y) * (rows + 1));
    for (std::size_t row = 0; row < rows; ++row) {
      lines[top + row].replace(left, columns, std::string_view(cells[row].data(), columns));
    }
  }
  std::string text;
  for (std::string& line : lines) {
    line.erase(line.find_last_not_of(' ') + 1);
    text.append(line).append("\n");
  }
  return text;
}

}  // namespace cadastre
