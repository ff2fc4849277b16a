#include "scoring/shares.hpp"

#include <algorithm>

namespace cadastre {

void add_shares(Scorer scorer, const Presence& presence, std::vector<Share>& shares) {
  const auto begin = static_cast<std::ptrdiff_t>(shares.size());
  std::int32_t most = 0;
  for (int p = 0; p < player_count; ++p) {
    if (!((presence.present >> p) & 1)) continue;
    const Player player = static_cast<Player>(p);
    Share share;
    share.player = player;
    share.strength = presence.strength[player];
    most = std::max(most, share.strength);
    shares.push_back(share);
    // The strongest first; players are few.
    for (auto at = shares.end() - 1; at != shares.begin() + begin && at[-1].strength < at->strength; --at)
      std::swap(at[-1], *at);
  }
  for (auto share = shares.begin() + begin; share != shares.end(); ++share)
    // Strength 0 is never a majority; players who tie for the most are all paid.
    share->scores = scorer == Scorer::every || (scorer == Scorer::most && share->strength == most && most > 0);
}

}  // namespace cadastre
