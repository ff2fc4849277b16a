// What is odd about a table, and where a tile may go.

#include "cadastre/legality.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "board/place_problem.hpp"
#include "cadastre/sort.hpp"
#include "rules/conditions.hpp"
#include "topology/square_index.hpp"

namespace cadastre {
namespace {

bool is_known(const Catalogue& catalogue, TileNumber tile) { return tile < catalogue.tiles.size(); }

SquareIndex index_of(const Board& board, const Catalogue& catalogue) {
  SquareIndex index(board.tiles);
  for (std::size_t t = 0; t < board.tiles.size(); ++t) {
    if (is_known(catalogue, board.tiles[t].tile)) index.put(static_cast<std::uint32_t>(t));
  }
  return index;
}

const Layout& layout_of(const Catalogue& catalogue, TileNumber tile, int turns) {
  return catalogue.tiles[tile].layouts[static_cast<unsigned>(turns) & 3u];
}

constexpr std::array<std::array<int, 2>, side_count> steps = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// The tile beside that square, or SquareIndex::nobody.
std::uint32_t beside(const SquareIndex& index, Square square, std::size_t side) {
  return index.at(square, steps[side][0], steps[side][1]);
}

/// What the neighbours of a square show towards it; nullopt where there is none.
std::array<std::optional<Edge>, side_count> edges_around(const Board& board, const Catalogue& catalogue,
                                                         const SquareIndex& index, Square square) {
  std::array<std::optional<Edge>, side_count> edges;
  for (std::size_t side = 0; side < side_count; ++side) {
    const std::uint32_t t = beside(index, square, side);
    if (t == SquareIndex::nobody) continue;
    edges[side] = layout_of(catalogue, board.tiles[t].tile, board.tiles[t].turns).edge[side ^ 2u];
  }
  return edges;
}

SideSet disagreements(const Layout& layout, const std::array<std::optional<Edge>, side_count>& around) {
  SideSet sides;
  for (std::size_t side = 0; side < side_count; ++side) {
    if (around[side] && *around[side] != layout.edge[side]) sides = sides.with(static_cast<Side>(side));
  }
  return sides;
}

constexpr char of_tiles[] = "/tiles/", of_figures[] = "/meeples/";  // the places of problems

/// Looks a table over; each question is one function and adds its problems.
class Examination {
 public:
  Examination(const Board& board, const Rulebook& book, const Features& features)
      : board_(board),
        book_(book),
        catalogue_(book.catalogue),
        features_(features),
        rules_(resolve(book, board.selection).rules),
        index_(index_of(board, book.catalogue)) {}

  Problems run() {
    squares_taken();
    edges();
    tiles_apart();
    copies();
    supplies();
    not_in_selection();
    places_of_figures();
    seats();
    return std::move(problems_);
  }

 private:
  bool lies(std::size_t t) const { return index_.at(board_.tiles[t].square) == t; }

  void report(const char* code, const char* list, std::size_t number, std::initializer_list<Detail> details,
              Severity severity = Severity::warning) {
    add_problem(problems_, code, severity, list + std::to_string(number), details);
  }
  void report_tile(const char* code, std::size_t t, Severity severity = Severity::warning) {
    const PlacedTile& placed = board_.tiles[t];
    report(code, of_tiles, t,
           {{"tile", public_name(catalogue_.tiles[placed.tile])}, {"x", placed.square.x}, {"y", placed.square.y}},
           severity);
  }

  void squares_taken() {
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      if (!lies(t) && is_known(catalogue_, board_.tiles[t].tile)) report_tile("square-taken", t, Severity::error);
    }
  }

  void edges() {
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      const PlacedTile& placed = board_.tiles[t];
      if (!lies(t)) continue;
      const Layout& layout = layout_of(catalogue_, placed.tile, placed.turns);
      for (std::size_t side = 0; side < side_count; ++side) {
        const std::uint32_t other = beside(index_, placed.square, side);
        if (other == SquareIndex::nobody || other > t) continue;
        const PlacedTile& neighbour = board_.tiles[other];
        const Edge edge = layout_of(catalogue_, neighbour.tile, neighbour.turns).edge[side ^ 2u];
        if (edge == layout.edge[side]) continue;
        report("edges-disagree", of_tiles, t,
               {{"x", placed.square.x},
                {"y", placed.square.y},
                {"side", name(static_cast<Side>(side))},
                {"edge", name(layout.edge[side])},
                {"other-x", neighbour.square.x},
                {"other-y", neighbour.square.y},
                {"other-edge", name(edge)}});
      }
    }
  }

  /// Tiles that no chain of neighbours joins to the first tile.
  void tiles_apart() {
    std::vector<char> reached(board_.tiles.size(), 0);
    std::vector<std::size_t> to_visit;
    for (std::size_t t = 0; t < board_.tiles.size() && to_visit.empty(); ++t) {
      if (lies(t)) to_visit.push_back(t);
    }
    for (const std::size_t first : to_visit) reached[first] = 1;
    while (!to_visit.empty()) {
      const Square square = board_.tiles[to_visit.back()].square;
      to_visit.pop_back();
      for (std::size_t side = 0; side < side_count; ++side) {
        const std::uint32_t other = beside(index_, square, side);
        if (other == SquareIndex::nobody || reached[other]) continue;
        reached[other] = 1;
        to_visit.push_back(other);
      }
    }
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      if (!reached[t] && lies(t)) report_tile("tile-apart", t);
    }
  }

  /// Once a tile, at the first copy that is one too many.
  void copies() {
    std::vector<int> left(catalogue_.tiles.size());
    std::vector<std::int64_t> placed_of(catalogue_.tiles.size());
    std::vector<std::size_t> first_extra(catalogue_.tiles.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = copies_in_box(i);
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      const TileNumber tile = board_.tiles[t].tile;
      if (!lies(t)) continue;
      ++placed_of[tile];
      if (left[tile]-- == 0) first_extra[tile] = t;
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (left[i] >= 0) continue;
      report("too-many-copies", of_tiles, first_extra[i],
             {{"tile", public_name(catalogue_.tiles[i])}, {"number", placed_of[i]}, {"copies", copies_in_box(i)}});
    }
  }

  int copies_in_box(std::size_t tile) const {
    return catalogue_.tiles[tile].copies[static_cast<std::size_t>(board_.selection.edition)];
  }

  /// Once a player and kind, at the first figure that is one too many.
  void supplies() {
    std::vector<ByPlayer<std::int64_t>> standing(book_.classes.size());
    std::vector<ByPlayer<std::size_t>> first_extra(book_.classes.size());
    for (std::size_t i = 0; i < board_.figures.size(); ++i) {
      const PlacedFigure& figure = board_.figures[i];
      if (figure.kind >= book_.classes.size()) continue;
      if (standing[figure.kind][figure.player]++ == book_.classes[figure.kind].supply) {
        first_extra[figure.kind][figure.player] = i;
      }
    }
    for (std::size_t kind = 0; kind < standing.size(); ++kind) {
      const std::int64_t supply = book_.classes[kind].supply;
      for (int i = 0; i < player_count && supply > 0; ++i) {
        const auto player = static_cast<Player>(i);
        if (standing[kind][player] <= supply) continue;
        report("too-many-meeples", of_figures, first_extra[kind][player],
               {{"player", name(player)},
                {"kind", book_.classes[kind].id},
                {"number", standing[kind][player]},
                {"supply", supply}});
      }
    }
  }

  /// Figures that nothing of what is played brings.
  void not_in_selection() {
    for (std::size_t i = 0; i < board_.figures.size(); ++i) {
      const ClassNumber kind = board_.figures[i].kind;
      if (kind >= book_.classes.size() || in_play(book_, rules_.selection, book_.classes[kind].expansion)) continue;
      report("not-in-selection", of_figures, i, {{"kind", book_.classes[kind].id}});
    }
  }

  /// Figures on what nothing can score: an empty square, a garden without the rule that scores it.
  void places_of_figures() {
    std::vector<char> scored(segment_kind_count, 0);
    for (int kind = 0; kind < segment_kind_count; ++kind) {
      const ItemNumber item = rules_.item_of[static_cast<std::size_t>(kind)];
      scored[static_cast<std::size_t>(kind)] = item != no_number;
    }
    std::vector<FeatureNumber> stands_on(board_.figures.size(), no_feature);
    for (std::size_t f = 0; f < features_.features.size(); ++f) {
      const Range figures = features_.features[f].figures;
      for (std::uint32_t i = 0; i < figures.size; ++i) {
        stands_on[features_.figures[figures.begin + i]] = static_cast<FeatureNumber>(f);
      }
    }
    for (std::size_t i = 0; i < board_.figures.size(); ++i) {
      const PlacedFigure& figure = board_.figures[i];
      std::string_view feature = "none";
      if (stands_on[i] != no_feature) {
        const SegmentKind kind = features_.features[stands_on[i]].kind;
        if (scored[static_cast<std::size_t>(kind)]) continue;
        feature = name(kind);
      }
      report("meeple-out-of-place", of_figures, i,
             {{"player", name(figure.player)},
              {"kind", figure.kind < book_.classes.size() ? std::string_view(book_.classes[figure.kind].id) : ""},
              {"feature", feature},
              {"x", figure.square.x},
              {"y", figure.square.y}});
    }
  }

  void seats() {
    ByPlayer<char> told{};
    for (const Seat& seat : board_.players) told[seat.player] = 1;
    for (std::size_t i = 0; i < board_.figures.size(); ++i) {
      char& known = told[board_.figures[i].player];
      if (known) continue;
      known = 1;
      report("player-not-seated", of_figures, i, {{"player", name(board_.figures[i].player)}});
    }
  }

  const Board& board_;
  const Rulebook& book_;
  const Catalogue& catalogue_;
  const Features& features_;
  const RuleSet rules_;
  SquareIndex index_;
  Problems problems_;
};

bool by_line_then_column(Square a, Square b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

/// Empty squares beside a tile, each once, by y, then x.
std::vector<Square> free_squares(const Board& board, const SquareIndex& index) {
  std::vector<Square> free;
  for (const PlacedTile& placed : board.tiles) {
    for (std::size_t side = 0; side < side_count; ++side) {
      if (beside(index, placed.square, side) != SquareIndex::nobody) continue;
      const std::int64_t x = std::int64_t{placed.square.x} + steps[side][0];
      const std::int64_t y = std::int64_t{placed.square.y} + steps[side][1];
      if (std::max(std::abs(x), std::abs(y)) > coordinate_limit) continue;
      free.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    }
  }
  sort_stably(free, by_line_then_column);
  free.erase(std::unique(free.begin(), free.end()), free.end());
  return free;
}

}  // namespace

Problems examine(const Board& board, const Rulebook& book, const Features& features) {
  return Examination(board, book, features).run();
}

std::vector<Placement> legal_placements(const Board& board, const Catalogue& catalogue, TileNumber tile) {
  std::vector<Placement> found;
  if (!is_known(catalogue, tile)) return found;
  const SquareIndex index = index_of(board, catalogue);
  const std::vector<Square> squares = board.tiles.empty() ? std::vector<Square>{{0, 0}} : free_squares(board, index);
  for (const Square square : squares) {
    const auto around = edges_around(board, catalogue, index, square);
    for (std::uint8_t turns = 0; turns < 4; ++turns) {
      if (disagreements(layout_of(catalogue, tile, turns), around) == SideSet{}) found.push_back({square, turns});
    }
  }
  return found;
}

SideSet disagreeing_sides(const Board& board, const Catalogue& catalogue, TileNumber tile, Placement placement) {
  if (!is_known(catalogue, tile)) return {};
  std::array<std::optional<Edge>, side_count> around;
  // Four squares do not repay an index: one walk over the tiles finds them all.
  for (const PlacedTile& placed : board.tiles) {
    if (!is_known(catalogue, placed.tile)) continue;
    for (std::size_t side = 0; side < side_count; ++side) {
      const Square there = neighbour(placement.square, static_cast<Side>(side));
      if (placed.square != there || around[side]) continue;
      around[side] = layout_of(catalogue, placed.tile, placed.turns).edge[side ^ 2u];
    }
  }
  return disagreements(layout_of(catalogue, tile, placement.turns), around);
}

std::vector<int> left_in_box(const Board& board, const Catalogue& catalogue) {
  std::vector<int> left(catalogue.tiles.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    left[i] = catalogue.tiles[i].copies[static_cast<std::size_t>(board.selection.edition)];
  }
  const SquareIndex index = index_of(board, catalogue);
  for (std::size_t t = 0; t < board.tiles.size(); ++t) {
    const TileNumber tile = board.tiles[t].tile;
    if (is_known(catalogue, tile) && index.at(board.tiles[t].square) == t && left[tile] > 0) --left[tile];
  }
  return left;
}

}  // namespace cadastre
