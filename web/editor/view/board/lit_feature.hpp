#pragma once
// The feature that is looked at: everything else is covered, it lies open over all its tiles, its walls lined in the
// accent, its points on a pill.

#include <span>

#include "view/board/figure_layer.hpp"

namespace cadastre::editor {

/// Cover and feature, then the figures that stand on it. `amount` 0 to 1 while it fades in and out.
void draw_lit(const BoardCanvas&, FeatureNumber, std::span<const ShownFigure>, float amount);
/// Its points above its upper end; where the pill is.
std::optional<Box> draw_lit_points(const BoardCanvas&, FeatureNumber, When);
/// The highest point of a feature on the table, and the squares it covers.
TablePoint top_of(const BoardSight&, FeatureNumber);
Extent extent_of(const BoardSight&, FeatureNumber);

}  // namespace cadastre::editor
