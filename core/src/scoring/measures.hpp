#pragma once
// The numbers that a pass is run over, and tests of them.

#include <array>
#include <cstdint>
#include <vector>

#include "cadastre/rulebook.hpp"

namespace cadastre {

/// The numbers of one feature, by MeasureNumber. Only those that the program reads are set.
using Measures = std::array<std::int32_t, max_measures>;

/// So many equal elements of a block (completed cities around a field), with the measures that are theirs.
struct ElementGroup {
  std::int32_t number = 1;
  std::vector<std::pair<MeasureNumber, std::int32_t>> measures;
};
using Elements = std::vector<ElementGroup>;

/// Whether every run of tests has one that holds.
bool tests_hold(const RuleSet&, Range tests, const Measures&);

/// The guards of a list of candidates: those whose tests hold and that nobody stands in for.
template <class List, class GuardOf, class RowOf>
std::vector<std::uint32_t> holding(const RuleSet& rules, const List& list, Range range, const Measures& measures,
                                   GuardOf guard_of, RowOf row_of) {
  std::vector<std::uint32_t> held;
  for (std::uint32_t i = range.begin; i < range.begin + range.size; ++i)
    if (tests_hold(rules, guard_of(list[i]).tests, measures)) held.push_back(i);
  std::vector<std::uint32_t> left;
  for (const std::uint32_t i : held) {
    bool replaced = false;
    for (const std::uint32_t j : held) {
      const Range instead = guard_of(list[j]).instead_of;
      for (std::uint32_t k = 0; k < instead.size; ++k) replaced |= rules.replaced[instead.begin + k] == row_of(list[i]);
    }
    if (!replaced) left.push_back(i);
  }
  return left;
}

}  // namespace cadastre
