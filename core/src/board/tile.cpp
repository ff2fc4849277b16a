#include "cadastre/tile.hpp"

namespace cadastre {
namespace {

constexpr std::array<std::string_view, segment_kind_count> kind_names = {"city", "road", "field", "monastery",
                                                                         "garden"};
constexpr std::array<std::string_view, 3> edge_names = {"field", "road", "city"};

/// Places of a segment in one set of bits, whatever its kind; 0 for what reaches no side.
std::uint8_t places_of(const Segment& segment, int turns) {
  switch (segment.kind) {
    case SegmentKind::city:
    case SegmentKind::road:
      return segment.sides.turned(turns).bits;
    case SegmentKind::field:
      return segment.half_sides.turned(turns).bits;
    case SegmentKind::monastery:
    case SegmentKind::garden:
      return 0;
  }
  return 0;
}

/// `N.E` or `NL.WR` as bits; nullopt for a word that is no place of such a segment.
std::optional<std::uint8_t> read_places(SegmentKind kind, std::string_view where) {
  if (kind == SegmentKind::monastery || kind == SegmentKind::garden) return std::nullopt;
  std::uint8_t bits = 0;
  while (true) {
    const std::size_t dot = where.find('.');
    const std::string_view word = where.substr(0, dot);
    if (kind == SegmentKind::field) {
      const auto half = half_side_named(word);
      if (!half) return std::nullopt;
      bits = HalfSideSet{bits}.with(*half).bits;
    } else {
      const auto side = side_named(word);
      if (!side) return std::nullopt;
      bits = SideSet{bits}.with(*side).bits;
    }
    if (dot == std::string_view::npos) return bits;
    where.remove_prefix(dot + 1);
  }
}

/// `I`, `II` … count the segments of a kind that reach no side; 0 for any other word.
std::size_t inner_number(std::string_view where) {
  return where.find_first_not_of('I') == std::string_view::npos ? where.size() : 0;
}

std::optional<SegmentNumber> only_segment(const Tile& tile, SegmentKind kind) {
  std::optional<SegmentNumber> found;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].kind != kind) continue;
    if (found) return std::nullopt;
    found = static_cast<SegmentNumber>(i);
  }
  return found;
}

std::optional<SegmentNumber> inner_segment(const Tile& tile, SegmentKind kind, std::size_t number) {
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].kind != kind || places_of(tile.segments[i], 0) != 0) continue;
    if (--number == 0) return static_cast<SegmentNumber>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(SegmentKind kind) {
  const auto i = static_cast<std::size_t>(kind);
  return i < kind_names.size() ? kind_names[i] : std::string_view{};
}

std::optional<SegmentKind> segment_kind_named(std::string_view word) {
  for (std::size_t i = 0; i < kind_names.size(); ++i) {
    if (kind_names[i] == word) return static_cast<SegmentKind>(i);
  }
  return std::nullopt;
}

std::string_view name(Edge edge) {
  const auto i = static_cast<std::size_t>(edge);
  return i < edge_names.size() ? edge_names[i] : std::string_view{};
}

void complete_layouts(Tile& tile) {
  for (int turns = 0; turns < 4; ++turns) {
    Layout& layout = tile.layouts[static_cast<std::size_t>(turns)];
    layout.edge.fill(Edge::field);
    layout.at_side.fill(no_segment);
    layout.at_half.fill(no_segment);
    for (std::size_t i = 0; i < tile.segments.size() && i < max_segments; ++i) {
      const Segment& segment = tile.segments[i];
      const std::uint8_t bits = places_of(segment, turns);
      const bool field = segment.kind == SegmentKind::field;
      for (std::size_t place = 0; place < half_side_count; ++place) {
        if (!((bits >> place) & 1)) continue;
        SegmentNumber& at = field ? layout.at_half[place] : layout.at_side[place];
        if (at != no_segment) continue;  // the first one named keeps a place that two segments claim
        at = static_cast<SegmentNumber>(i);
        if (!field) layout.edge[place] = segment.kind == SegmentKind::city ? Edge::city : Edge::road;
      }
    }
  }
}

std::optional<TileNumber> find_tile(const Catalogue& catalogue, std::string_view id_or_alias) {
  if (id_or_alias.empty()) return std::nullopt;
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {
    const Tile& tile = catalogue.tiles[i];
    if (tile.id == id_or_alias || tile.alias == id_or_alias) return static_cast<TileNumber>(i);
  }
  return std::nullopt;
}

std::optional<SegmentNumber> find_segment(const Tile& tile, int turns, SegmentKind kind, std::string_view where) {
  if (where.empty()) return only_segment(tile, kind);
  if (const std::size_t number = inner_number(where)) return inner_segment(tile, kind, number);
  const auto wanted = read_places(kind, where);
  if (!wanted) return std::nullopt;
  std::optional<SegmentNumber> found;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].kind != kind) continue;
    const std::uint8_t places = places_of(tile.segments[i], turns);
    if (places == *wanted) return static_cast<SegmentNumber>(i);  // two cities may share a side: the whole name decides
    if (!found && (places & *wanted) == *wanted) found = static_cast<SegmentNumber>(i);
  }
  return found;
}

std::string place_name(const Tile& tile, int turns, SegmentNumber number) {
  if (number >= tile.segments.size()) return {};
  const Segment& segment = tile.segments[number];
  const std::uint8_t places = places_of(segment, turns);
  std::string text;
  if (places == 0) {
    for (std::size_t i = 0; i <= number; ++i) {
      if (tile.segments[i].kind == segment.kind && places_of(tile.segments[i], 0) == 0) text += 'I';
    }
    return text;
  }
  for (std::size_t place = 0; place < half_side_count; ++place) {
    if (!((places >> place) & 1)) continue;
    if (!text.empty()) text += '.';
    text += segment.kind == SegmentKind::field ? name(static_cast<HalfSide>(place)) : name(static_cast<Side>(place));
  }
  return text;
}

}  // namespace cadastre
