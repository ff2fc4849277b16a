#pragma once
// Who has something on a feature, how strong, and who of them is paid.

#include <array>
#include <cstdint>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"

namespace cadastre {

/// A player who has something there.
struct Contender {
  Player player = Player::red;
  std::int32_t strength = 0;        ///< what `most` compares
  bool meets_conditions = true;     ///< those of `every`
  bool has_role = false;            ///< the one that is paid
  RowNumber tie_break = no_number;  ///< the tie-break that is met
};

/// At most one a player, in the order of colours.
class Contenders {
 public:
  /// The entry of a player, made at need.
  Contender& of(Player player) {
    const auto number = static_cast<std::size_t>(player);
    all_[number].player = player;
    present_ = static_cast<std::uint8_t>(present_ | 1u << number);
    return all_[number];
  }
  bool has(Player player) const { return ((present_ >> static_cast<int>(player)) & 1) != 0; }
  bool empty() const { return present_ == 0; }
  const Contender& operator[](Player player) const { return all_[static_cast<std::size_t>(player)]; }

 private:
  std::array<Contender, player_count> all_{};
  std::uint8_t present_ = 0;
};

/// Whether each contender is paid. Strength 0 is never most; players who tie are all paid, unless some of them break
/// the tie.
ByPlayer<bool> paid(const Payee&, const Contenders&);

/// Appends a share for everybody present, strongest first, then in the order of colours; `scores` is set, points are 0.
void add_shares(const Payee&, const Contenders&, std::vector<Share>& shares);

}  // namespace cadastre
