#pragma once
// Who has a figure on a feature, how strong, and who of them is paid.

#include <cstdint>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"

namespace cadastre {

/// Strength of each player, and whether the player has anything there at all (a strength of 0 may still be shown).
struct Presence {
  ByPlayer<std::int32_t> strength;
  std::uint8_t present = 0;  ///< one bit a player

  void add(Player player, std::int32_t more) {
    strength[player] += more;
    present = static_cast<std::uint8_t>(present | 1u << static_cast<int>(player));
  }
};

/// Appends a share for everybody present, strongest first, then in the order of colours; `scores` is set, points are 0.
void add_shares(Scorer, const Presence&, std::vector<Share>& shares);

}  // namespace cadastre
