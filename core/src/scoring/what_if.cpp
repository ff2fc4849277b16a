// What one more tile would change.

#include "cadastre/scoring.hpp"

namespace cadastre {
namespace {

/// Whether the feature was completed before the last tile of `after` was placed. Its other places were there before,
/// with the same positions in the list of tiles.
bool was_completed(const Features& before, const Features& after, const Feature& feature, std::uint32_t new_tile) {
  for (std::uint32_t i = 0; i < feature.places.size; ++i) {
    const Place place = after.places[feature.places.begin + i];
    if (place.tile == new_tile) return false;
    if (before.features[feature_at(before, place)].completed) return true;
  }
  return false;
}

}  // namespace

ByPlayer<PlayerTotal> change_of(const ByPlayer<PlayerTotal>& before, const ByPlayer<PlayerTotal>& after) {
  ByPlayer<PlayerTotal> change = after;
  for (std::size_t p = 0; p < change.of.size(); ++p)
    for (const auto column : {&PlayerTotal::track, &PlayerTotal::now, &PlayerTotal::at_end})
      add_points(change.of[p].*column, -std::int64_t{before.of[p].*column});
  return change;
}

WhatIf what_if(const Board& board, const BoardScore& before, const Rulebook& book, const RuleSet& rules,
               TileNumber tile, Placement placement) {
  WhatIf result;
  result.board = board;
  const auto new_tile = static_cast<std::uint32_t>(board.tiles.size());
  result.board.tiles.push_back({tile, placement.square, placement.turns});
  result.score = score(result.board, book, rules);
  const Features& features = result.score.features;
  for (std::size_t i = 0; i < features.features.size(); ++i) {
    const Feature& feature = features.features[i];
    if (feature.completed && !was_completed(before.features, features, feature, new_tile))
      result.completed.push_back(static_cast<FeatureNumber>(i));
  }
  result.change = change_of(before.totals, result.score.totals);
  return result;
}

}  // namespace cadastre
