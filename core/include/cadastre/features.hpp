#pragma once
// Joins the segments of a board to features and says what can be counted of each, without points or rules.
//
// Two segments join where two tiles share an edge whose sides agree. Across an edge that disagrees nothing continues:
// a city or road stays open there, fields do not join (decision 0002). A later tile on an occupied square is left out.

#include <cstdint>
#include <vector>

#include "cadastre/board.hpp"

namespace cadastre {

/// Position in Features::features.
using FeatureNumber = std::uint32_t;
inline constexpr FeatureNumber no_feature = 0xffffffff;

/// A segment on the table.
struct Place {
  std::uint32_t tile = 0;  ///< position in Board::tiles
  SegmentNumber segment = 0;
  friend bool operator==(Place, Place) = default;
};

struct Feature {
  SegmentKind kind = SegmentKind::field;
  bool completed = false;          ///< no open end; monastery, garden: all nine squares occupied; fields: never
  std::uint32_t tiles = 0;         ///< different tiles, each once however many of its segments belong
  std::uint32_t open_ends = 0;     ///< sides of cities and roads that meet nothing that continues them
  std::uint32_t surroundings = 0;  ///< monastery, garden: occupied squares among its own and the eight around
  Range places;                    ///< in Features::places, in the order of Board::tiles
  Range figures;                   ///< in Features::figures
  Range marks;                     ///< in Features::marks, one entry a kind of mark
  Range neighbours;                ///< fields: the different completed cities they border; cities: the fields that
                                   ///< border them; both in Features::neighbours, each once, ascending
  friend bool operator==(const Feature&, const Feature&) = default;
};

struct MarkCount {
  MarkNumber mark = 0;
  std::uint32_t number = 0;
  friend bool operator==(MarkCount, MarkCount) = default;
};

struct Features {
  std::vector<Feature> features;  ///< in the order of their first place
  std::vector<Place> places;
  std::vector<std::uint32_t> figures;  ///< positions in Board::figures
  std::vector<MarkCount> marks;
  std::vector<FeatureNumber> neighbours;
  std::vector<std::uint32_t> first_segment;  ///< by tile: where its segments begin in feature_of
  std::vector<FeatureNumber> feature_of;     ///< by segment; no_feature for tiles that were left out
  friend bool operator==(const Features&, const Features&) = default;
};

/// Never fails; cost grows linearly with the tiles.
Features trace(const Board&, const Catalogue&);

/// The feature of a segment on the table.
inline FeatureNumber feature_at(const Features& f, Place p) {
  return f.feature_of[f.first_segment[p.tile] + p.segment];
}

}  // namespace cadastre
