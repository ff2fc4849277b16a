#pragma once
// Figures of players and neutral ones, their marks and badges. Units: 28 = the height of a figure's box.

#include <cstdint>
#include <optional>
#include <string_view>

#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {

enum class Figure : std::uint8_t {
  meeple,
  large,
  abbot,
  mayor,
  builder,
  wagon,
  pig,
  barn,
  shepherd,
  phantom,
  ringmaster,
  guard,
  fairy,
  dragon,
  mage,
  witch,
  count,
  robber,
  ghost,
  sheep,
  bigtop,
};
inline constexpr int figure_count = 21;
std::string_view name(Figure);
std::optional<Figure> figure_named(std::string_view);

enum class Pose : std::uint8_t { standing, lying };  ///< farmers lie, head to the left

struct FigureStyle {
  Pose pose = Pose::standing;
  bool ring = true;  ///< the light ring that lifts a figure off any ground
  bool shadow = true;
  bool small = false;  ///< below 22 px: edge and ring a little wider
  bool mark = true;    ///< from 15 px
  bool dark = false;   ///< on dark ground: a light edge instead of a dark one
  Colour ring_colour = colour(0xFFFBF0);
};

/// Origin: standing, the middle of its foot (the box is 24 wide about it and reaches from 26 above to 2 below it);
/// lying, the middle of the box. Neutral figures take no player; player figures without one are drawn as white's.
Mesh figure_mesh(Figure, std::optional<Player>, FigureStyle = {});

/// Badge of a player: a rounded square with the mark, its middle at 0, 0; unit = half its inner width
/// (emit with scale 11 for the usual 22 px).
Mesh badge_mesh(Player, bool dark);

/// The bare mark about 0, 0, radius 1.
Mesh mark_mesh(PlayerMark, Colour);

/// A coat of arms about 0, 0: 16 wide, 20 high.
Mesh coat_of_arms_mesh(Palette);

}  // namespace cadastre::editor::drawing
