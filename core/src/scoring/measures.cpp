#include "scoring/measures.hpp"

namespace cadastre {

bool tests_hold(const RuleSet& rules, Range tests, const Measures& measures) {
  return every_run_holds(rules, tests, [&](const MeasureTest& test) { return holds(test, measures[test.measure]); });
}

std::vector<std::uint8_t> replaced(const RuleSet& rules, const std::vector<Candidate>& candidates,
                                   const Measures& measures) {
  std::vector<std::uint8_t> gone(candidates.size(), 0);
  for (const Candidate& one : candidates) {
    const Range instead = one.guard.instead_of;
    if (instead.size == 0 || !tests_hold(rules, one.guard.tests, measures)) continue;
    for (std::size_t i = 0; i < candidates.size(); ++i)
      for (std::uint32_t k = 0; k < instead.size; ++k)
        if (rules.replaced[instead.begin + k] == candidates[i].row) gone[i] = 1;
  }
  return gone;
}

std::vector<std::uint32_t> holding(const RuleSet& rules, const std::vector<Candidate>& candidates,
                                   const Measures& measures) {
  const std::vector<std::uint8_t> gone = replaced(rules, candidates, measures);
  std::vector<std::uint32_t> held;
  for (std::uint32_t i = 0; i < candidates.size(); ++i)
    if (!gone[i] && tests_hold(rules, candidates[i].guard.tests, measures)) held.push_back(i);
  return held;
}

}  // namespace cadastre
