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

/// What may hold, by its row: a step, a payment or an award of a program.
struct Candidate {
  RowNumber row = 0;
  Guard guard;
};
inline Candidate candidate(const Step& step) { return {step.row, step.guard}; }
inline Candidate candidate(const Payment& payment) { return {payment.row, payment.guard}; }
inline Candidate candidate(const Award& award) { return candidate(award.step); }

template <class T>
std::vector<Candidate> candidates(const std::vector<T>& all, Range range) {
  std::vector<Candidate> some;
  for (std::uint32_t i = 0; i < range.size; ++i) some.push_back(candidate(all[range.begin + i]));
  return some;
}

/// Whether one whose tests hold stands in for each.
std::vector<std::uint8_t> replaced(const RuleSet&, const std::vector<Candidate>&, const Measures&);
/// The positions of those whose tests hold and that nobody stands in for.
std::vector<std::uint32_t> holding(const RuleSet&, const std::vector<Candidate>&, const Measures&);

}  // namespace cadastre
