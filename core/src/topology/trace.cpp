// From tiles to features, in a few passes over flat lists.
//
// Segments get numbers in the order of the tiles. A union of two sets keeps the smaller number as its root, so that the
// root of a feature is its first place, and one pass in order of numbers finds every root without a search. The parents
// stand in Features::feature_of until that pass replaces them, each by the number of its feature.

#include <algorithm>
#include <bit>
#include <numeric>

#include "cadastre/features.hpp"
#include "cadastre/sort.hpp"
#include "topology/square_index.hpp"

namespace cadastre {
namespace {

using Number = std::uint32_t;  // of a segment on the table

class Tracing {
 public:
  Tracing(const Board& board, const Catalogue& catalogue) : board_(board), catalogue_(catalogue), index_(board.tiles) {}

  Features run() {
    lay_out();
    if (index_.is_grid()) {
      join_neighbours([this](Square q) { return index_.at_grid(q); });
    } else {
      join_neighbours([this](Square q) { return index_.at_hash(q); });
    }
    number_features();
    list_places();
    list_figures();
    list_neighbours();
    return std::move(found_);
  }

 private:
  const Tile& tile_of(const PlacedTile& placed) const { return catalogue_.tiles[placed.tile]; }
  const Layout& layout_of(const PlacedTile& placed) const { return tile_of(placed).layouts[placed.turns & 3u]; }
  bool is_known(const PlacedTile& placed) const { return placed.tile < catalogue_.tiles.size(); }
  bool is_left_out(std::size_t tile) const { return left_out_any_ && left_out_[tile]; }

  /// Gives every segment its number and every tile its square.
  void lay_out() {
    const std::size_t count = board_.tiles.size();
    found_.first_segment.resize(count);
    Number next = 0;
    for (std::size_t t = 0; t < count; ++t) {
      const PlacedTile& placed = board_.tiles[t];
      found_.first_segment[t] = next;
      const bool known = is_known(placed);
      if (known) next += static_cast<Number>(tile_of(placed).segments.size());
      if (known && index_.put(static_cast<std::uint32_t>(t))) continue;
      if (!left_out_any_) left_out_.assign(count, false);
      left_out_any_ = true;
      left_out_[t] = true;
    }
    segment_count_ = next;
    continued_.assign(next, 0);
    found_.feature_of.resize(next);
    std::iota(found_.feature_of.begin(), found_.feature_of.end(), 0u);
  }

  Number root_of(Number s) {
    Number* const parent = found_.feature_of.data();
    while (parent[s] != s) {
      parent[s] = parent[parent[s]];
      s = parent[s];
    }
    return s;
  }

  void join(Number a, Number b) {
    a = root_of(a);
    b = root_of(b);
    if (a < b) {
      found_.feature_of[b] = a;
    } else {
      found_.feature_of[a] = b;
    }
  }

  /// Every edge once: from each tile to the east and to the south.
  template <class At>
  void join_neighbours(At at) {
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      if (is_left_out(t)) continue;
      const PlacedTile& placed = board_.tiles[t];
      const auto x = static_cast<std::uint32_t>(placed.square.x);
      const auto y = static_cast<std::uint32_t>(placed.square.y);
      const Number first = found_.first_segment[t];
      const Layout& here = layout_of(placed);
      const std::uint32_t east = at({static_cast<std::int32_t>(x + 1), placed.square.y});
      if (east != SquareIndex::nobody) join_edge(here, first, Side::E, east);
      const std::uint32_t south = at({placed.square.x, static_cast<std::int32_t>(y + 1)});
      if (south != SquareIndex::nobody) join_edge(here, first, Side::S, south);
    }
  }

  void join_edge(const Layout& here, Number first, Side side, std::uint32_t other) {
    const Layout& there = layout_of(board_.tiles[other]);
    const Number other_first = found_.first_segment[other];
    const auto s = static_cast<std::size_t>(side);
    const std::size_t o = s ^ 2u;
    if (here.edge[s] != there.edge[o]) return;
    if (here.edge[s] != Edge::field) {
      const Number a = first + here.at_side[s], b = other_first + there.at_side[o];
      ++continued_[a];
      ++continued_[b];
      join(a, b);
      if (here.edge[s] == Edge::city) return;
    }
    join_halves(here.at_half[2 * s], there.at_half[2 * o + 1], first, other_first);
    join_halves(here.at_half[2 * s + 1], there.at_half[2 * o], first, other_first);
  }

  void join_halves(SegmentNumber a, SegmentNumber b, Number first, Number other_first) {
    if (a != no_segment && b != no_segment) join(first + a, other_first + b);
  }

  /// Features in the order of their first place, and all that sums up segment by segment.
  void number_features() {
    Number roots = 0;
    for (Number s = 0; s < segment_count_; ++s) roots += found_.feature_of[s] == s;
    found_.features.reserve(roots);
    next_.assign(roots, SquareIndex::nobody);  // here: the tile that was counted last
    borders_.reserve(board_.tiles.size());
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      const PlacedTile& placed = board_.tiles[t];
      const Number first = found_.first_segment[t];
      if (is_left_out(t)) {
        if (!is_known(placed)) continue;
        for (std::size_t i = 0; i < tile_of(placed).segments.size(); ++i) found_.feature_of[first + i] = no_feature;
        continue;
      }
      const std::vector<Segment>& segments = tile_of(placed).segments;
      bool bordering = false;
      for (std::size_t i = 0; i < segments.size(); ++i) {
        const Segment& segment = segments[i];
        const Number s = first + static_cast<Number>(i);
        const Number parent = found_.feature_of[s];
        const FeatureNumber f = parent == s ? begin_feature(segment.kind, placed.square) : found_.feature_of[parent];
        found_.feature_of[s] = f;
        Feature& feature = found_.features[f];
        ++feature.places.size;
        if (next_[f] != t) {
          next_[f] = static_cast<std::uint32_t>(t);
          ++feature.tiles;
        }
        const auto sides = static_cast<std::uint32_t>(std::popcount(segment.sides.bits));
        feature.open_ends += sides - std::min<std::uint32_t>(sides, continued_[s]);
        if (!segment.marks.empty()) note_marks(segment, f);
        bordering |= segment.touches != 0;
      }
      if (bordering) note_borders(segments, first);
    }
  }

  FeatureNumber begin_feature(SegmentKind kind, Square square) {
    const auto f = static_cast<FeatureNumber>(found_.features.size());
    Feature& feature = found_.features.emplace_back();
    feature.kind = kind;
    if (kind != SegmentKind::monastery && kind != SegmentKind::garden) return f;
    for (int south = -1; south <= 1; ++south) {
      for (int east = -1; east <= 1; ++east) {
        if (index_.at(square, east, south) != SquareIndex::nobody) ++feature.surroundings;
      }
    }
    return f;
  }

  void note_marks(const Segment& segment, FeatureNumber f) {
    if (marked_.empty()) marked_.reserve(16);
    for (const Mark& mark : segment.marks) marked_.push_back({f, {mark.mark, mark.number}});
  }

  void note_borders(const std::vector<Segment>& segments, Number first) {
    for (std::size_t i = 0; i < segments.size(); ++i) {
      for (unsigned touches = segments[i].touches; touches != 0; touches &= touches - 1) {
        const auto city = static_cast<std::size_t>(std::countr_zero(touches));
        if (city >= segments.size() || segments[city].kind != SegmentKind::city) continue;
        borders_.push_back({found_.feature_of[first + i], found_.feature_of[first + city]});
      }
    }
  }

  /// Places and marks of each feature, and what is completed.
  void list_places() {
    std::uint32_t begin = 0;
    for (std::size_t f = 0; f < found_.features.size(); ++f) {
      Feature& feature = found_.features[f];
      feature.places.begin = begin;
      next_[f] = begin;
      begin += feature.places.size;
      switch (feature.kind) {
        case SegmentKind::city:
        case SegmentKind::road:
          feature.completed = feature.open_ends == 0;
          break;
        case SegmentKind::monastery:
        case SegmentKind::garden:
          feature.completed = feature.surroundings == 9;
          break;
        case SegmentKind::field:
          feature.open_ends = 0;
          break;
      }
    }
    found_.places.resize(begin);
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) {
      if (is_left_out(t)) continue;
      const Number first = found_.first_segment[t];
      const Number end = t + 1 < board_.tiles.size() ? found_.first_segment[t + 1] : segment_count_;
      for (Number s = first; s < end; ++s) {
        Place& place = found_.places[next_[found_.feature_of[s]]++];
        place.tile = static_cast<std::uint32_t>(t);
        place.segment = static_cast<SegmentNumber>(s - first);
      }
    }
    list_marks();
  }

  void list_marks() {
    if (marked_.empty()) return;
    sort_stably(marked_, [](const Marked& a, const Marked& b) {
      return a.feature != b.feature ? a.feature < b.feature : a.count.mark < b.count.mark;
    });
    found_.marks.reserve(marked_.size());
    FeatureNumber last = no_feature;
    for (const Marked& marked : marked_) {
      Range& marks = found_.features[marked.feature].marks;
      if (marked.feature == last && found_.marks.back().mark == marked.count.mark) {
        found_.marks.back().number += marked.count.number;
        continue;
      }
      if (marked.feature != last) marks.begin = static_cast<std::uint32_t>(found_.marks.size());
      last = marked.feature;
      ++marks.size;
      found_.marks.push_back(marked.count);
    }
  }

  FeatureNumber feature_under(const PlacedFigure& figure) const {
    const std::uint32_t t = index_.at(figure.square);
    if (t == SquareIndex::nobody || figure.segment >= tile_of(board_.tiles[t]).segments.size()) return no_feature;
    return found_.feature_of[found_.first_segment[t] + figure.segment];
  }

  void list_figures() {
    if (board_.figures.empty()) return;
    standing_.resize(board_.figures.size());
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < board_.figures.size(); ++i) {
      standing_[i] = feature_under(board_.figures[i]);
      if (standing_[i] == no_feature) continue;
      ++found_.features[standing_[i]].figures.size;
      ++count;
    }
    found_.figures.resize(count);
    std::uint32_t begin = 0;
    for (std::size_t f = 0; f < found_.features.size(); ++f) {
      Range& figures = found_.features[f].figures;
      if (figures.size == 0) continue;
      figures.begin = next_[f] = begin;
      begin += figures.size;
    }
    for (std::size_t i = 0; i < board_.figures.size(); ++i) {
      if (standing_[i] != no_feature) found_.figures[next_[standing_[i]]++] = static_cast<std::uint32_t>(i);
    }
  }

  struct Border {
    FeatureNumber field, city;
  };
  struct Marked {
    FeatureNumber feature;
    MarkCount count;
  };

  /// Sorts borders by one of their ends, keeping the order of what is equal there.
  template <class End>
  void sort_borders(End end) {
    next_.assign(found_.features.size() + 1, 0);
    for (const Border& b : borders_) ++next_[end(b) + 1];
    for (std::size_t f = 1; f < next_.size(); ++f) next_[f] += next_[f - 1];
    sorted_.resize(borders_.size());
    for (const Border& b : borders_) sorted_[next_[end(b)]++] = b;
    borders_.swap(sorted_);
  }

  void list_neighbours() {
    if (borders_.empty()) return;
    sort_borders([](const Border& b) { return b.city; });
    sort_borders([](const Border& b) { return b.field; });
    std::size_t kept = 0;
    for (const Border& b : borders_) {
      if (kept > 0 && borders_[kept - 1].field == b.field && borders_[kept - 1].city == b.city) continue;
      borders_[kept++] = b;
    }
    borders_.resize(kept);
    found_.neighbours.reserve(2 * kept);
    for (const Border& b : borders_) {
      if (found_.features[b.city].completed) add_neighbour(b.field, b.city);
    }
    sort_borders([](const Border& b) { return b.city; });
    for (const Border& b : borders_) add_neighbour(b.city, b.field);
  }

  void add_neighbour(FeatureNumber of, FeatureNumber neighbour) {
    Range& list = found_.features[of].neighbours;
    if (list.size++ == 0) list.begin = static_cast<std::uint32_t>(found_.neighbours.size());
    found_.neighbours.push_back(neighbour);
  }

  const Board& board_;
  const Catalogue& catalogue_;
  SquareIndex index_;
  Features found_;
  Number segment_count_ = 0;
  bool left_out_any_ = false;
  std::vector<std::uint8_t> left_out_;   // by tile; empty while none is
  std::vector<std::uint8_t> continued_;  // by segment: sides that a neighbour continues
  std::vector<std::uint32_t> next_;      // by feature: where its next entry goes
  std::vector<FeatureNumber> standing_;  // by figure
  std::vector<Marked> marked_;
  std::vector<Border> borders_, sorted_;
};

}  // namespace

Features trace(const Board& board, const Catalogue& catalogue) { return Tracing(board, catalogue).run(); }

}  // namespace cadastre
