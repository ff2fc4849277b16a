#include "scoring/shares.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace cadastre {
namespace {

template <class Each>
void for_each_present(const Contenders& contenders, Each each) {
  for (int p = 0; p < player_count; ++p)
    if (contenders.has(static_cast<Player>(p))) each(contenders[static_cast<Player>(p)]);
}

/// The number that wins: the greatest, or the next lower one for each further place. 0 never does.
std::int32_t winning_number(const Contenders& contenders, std::int32_t place) {
  std::int32_t below = std::numeric_limits<std::int32_t>::max();
  std::int32_t best = 0;
  for (std::int32_t i = 0; i < place; ++i) {
    best = 0;
    for_each_present(contenders, [&](const Contender& c) {
      if (c.strength < below) best = std::max(best, c.strength);
    });
    below = best;
  }
  return best;
}

/// Whether somebody who is level with a winner is not paid.
bool is_broken(const Contenders& contenders, const Contender& winner, const ByPlayer<bool>& wins) {
  bool broken = false;
  for_each_present(contenders, [&](const Contender& c) { broken |= c.strength == winner.strength && !wins[c.player]; });
  return broken;
}

}  // namespace

ByPlayer<bool> paid(const Payee& payee, const Contenders& contenders) {
  ByPlayer<bool> wins;
  if (payee.scorer == Scorer::nobody) return wins;
  const std::int32_t number = payee.scorer == Scorer::most ? winning_number(contenders, payee.place) : 0;
  bool broken = false;
  for_each_present(contenders, [&](const Contender& c) {
    switch (payee.scorer) {
      case Scorer::most:
        wins[c.player] = number > 0 && c.strength == number;
        break;
      case Scorer::every:
        wins[c.player] = c.meets_conditions;
        break;
      case Scorer::role:
        wins[c.player] = c.has_role;
        break;
      case Scorer::nobody:
        break;
    }
    broken |= payee.scorer == Scorer::most && wins[c.player] && c.tie_break != no_number;
  });
  if (broken)
    for_each_present(contenders,
                     [&](const Contender& c) { wins[c.player] = wins[c.player] && c.tie_break != no_number; });
  return wins;
}

void add_shares(const Payee& payee, const Contenders& contenders, std::vector<Share>& shares) {
  const auto begin = static_cast<std::ptrdiff_t>(shares.size());
  const ByPlayer<bool> wins = paid(payee, contenders);
  for_each_present(contenders, [&](const Contender& c) {
    Share share;
    share.player = c.player;
    share.strength = c.strength;
    share.scores = wins[c.player];
    if (share.scores && payee.scorer == Scorer::most && c.tie_break != no_number && is_broken(contenders, c, wins))
      share.tie_break = c.tie_break;
    shares.push_back(share);
    // The strongest first; players are few.
    for (auto at = shares.end() - 1; at != shares.begin() + begin && at[-1].strength < at->strength; --at)
      std::swap(at[-1], *at);
  });
}

}  // namespace cadastre
