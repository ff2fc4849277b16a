#pragma once
// A tile as it is printed: its segments, what is marked on them, which cities a field borders.
// Read from rules/tiles/*.json; the contact of fields and cities is declared there, never guessed from sides.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/vocabulary.hpp"

namespace cadastre {

/// What a segment is. `monastery` and `garden` have no sides.
enum class SegmentKind : std::uint8_t { city, road, field, monastery, garden };
inline constexpr int segment_kind_count = 5;
std::string_view name(SegmentKind);
std::optional<SegmentKind> segment_kind_named(std::string_view);

/// Position of a tile in Catalogue::tiles, of a segment in Tile::segments, of a mark in Catalogue::marks.
using TileNumber = std::uint16_t;
using SegmentNumber = std::uint8_t;
using MarkNumber = std::uint8_t;
inline constexpr SegmentNumber no_segment = 255;
inline constexpr int max_segments = 16;

/// So many of a printed mark on a segment: two coats of arms, one inn.
struct Mark {
  MarkNumber mark = 0;
  std::uint8_t number = 1;
  friend bool operator==(Mark, Mark) = default;
};

struct Segment {
  SegmentKind kind = SegmentKind::field;
  SideSet sides;              ///< cities and roads: the sides they reach, tile unturned
  HalfSideSet half_sides;     ///< fields: the half sides they reach
  std::uint16_t touches = 0;  ///< fields: the city segments of this tile they border, one bit a segment number
  std::vector<Mark> marks;
  friend bool operator==(const Segment&, const Segment&) = default;
};

/// What a side of a tile shows to its neighbour.
enum class Edge : std::uint8_t { field, road, city };
std::string_view name(Edge);

/// A tile after some quarter turns, ready to be joined to its neighbours.
struct Layout {
  std::array<Edge, side_count> edge{};
  std::array<SegmentNumber, side_count> at_side{};       ///< city or road at that side, else no_segment
  std::array<SegmentNumber, half_side_count> at_half{};  ///< field at that half side, else no_segment
  friend bool operator==(const Layout&, const Layout&) = default;
};

struct Tile {
  std::string id;     ///< ours, kebab-case: `base-game/monastery-road`
  std::string alias;  ///< public JCloisterZone id: `BA/LR`
  std::vector<Segment> segments;
  std::array<std::uint8_t, edition_count> copies{};  ///< in the box of each edition; 0 = not in it
  bool start = false;                                ///< one copy is the start tile
  std::array<Layout, 4> layouts{};                   ///< derived, by quarter turns; see `complete_layouts`
  friend bool operator==(const Tile&, const Tile&) = default;
};

/// Fills `layouts` from the segments.
void complete_layouts(Tile&);

/// All tiles known, in the order of the files.
struct Catalogue {
  std::vector<Tile> tiles;
  std::vector<std::string> marks;  ///< mark names: `coats-of-arms`, `inns`
  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// By id or alias; nullopt if unknown.
std::optional<TileNumber> find_tile(const Catalogue&, std::string_view id_or_alias);

/// The segment of that kind which touches all the given places once the tile is turned. `where` is written as in
/// files: sides `N.E` for cities and roads, half sides `NL.WR` for fields, `I` for monasteries and gardens; any part
/// of the segment's places is enough, `I` also means a field that reaches no side. nullopt if there is none.
std::optional<SegmentNumber> find_segment(const Tile&, int turns, SegmentKind, std::string_view where);

/// All places of a segment as written in files, once the tile is turned: `N.E`, `NL.NR`, `I`.
std::string place_name(const Tile&, int turns, SegmentNumber);

}  // namespace cadastre
