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
  }
  if (static_cast<std::ptrdiff_t>(shares.size()) - begin > 1)
    std::stable_sort(shares.begin() + begin, shares.end(),
                     [](const Share& a, const Share& b) { return a.strength > b.strength; });
  for (auto share = shares.begin() + begin; share != shares.end(); ++share)
    // Strength 0 is never a majority; players who tie for the most are all paid.
    share->scores = scorer == Scorer::every || (scorer == Scorer::most && share->strength == most && most > 0);
}

}  // namespace cadastre
