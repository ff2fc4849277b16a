#pragma once
// The numbers that a pass is run over, and tests of them.

#include <array>
#include <cstdint>
#include <vector>

#include "cadastre/rulebook.hpp"

namespace cadastre {

struct FeatureForm;

/// The numbers of one feature, by MeasureNumber. Only those that the program reads are set.
using Measures = std::array<std::int32_t, max_measures>;

/// So many equal elements of a block (completed cities around a field), with the measures that are theirs.
struct ElementGroup {
  std::int32_t number = 1;
  std::vector<std::pair<MeasureNumber, std::int32_t>> measures;
};
using Elements = std::vector<ElementGroup>;

/// The numbers of a form that its item's program is run over before players have their own: given, counted class by
/// class and element by element, set.
Measures settled(const FeatureForm&, const Rulebook&, const RuleSet&);

inline bool holds(const MeasureTest& test, std::int32_t number) {
  if (test.choices == 0) return number >= test.min && number <= test.max;
  return number >= 0 && number < static_cast<std::int32_t>(max_choices) && ((test.choices >> number) & 1) != 0;
}

/// Whether every run of tests has one of which `holds_one` is true.
template <class HoldsOne>
bool every_run_holds(const RuleSet& rules, Range tests, HoldsOne holds_one) {
  const MeasureTest* test = rules.tests.data() + tests.begin;
  const MeasureTest* const end = test + tests.size;
  while (test != end) {
    bool one = false;
    bool more = true;
    for (; more; ++test) {
      one = one || holds_one(*test);
      more = test->or_next;
    }
    if (!one) return false;
  }
  return true;
}

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
