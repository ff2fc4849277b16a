#include "scoring/measures.hpp"

namespace cadastre {
namespace {

bool holds(const MeasureTest& test, std::int32_t number) {
  if (test.choices == 0) return number >= test.min && number <= test.max;
  return number >= 0 && number < static_cast<std::int32_t>(max_choices) && ((test.choices >> number) & 1) != 0;
}

}  // namespace

bool tests_hold(const RuleSet& rules, Range range, const Measures& measures) {
  const MeasureTest* test = rules.tests.data() + range.begin;
  const MeasureTest* const end = test + range.size;
  while (test != end) {
    bool one = false;
    bool more = true;
    for (; more; ++test) {
      one = one || holds(*test, measures[test->measure]);
      more = test->or_next;
    }
    if (!one) return false;
  }
  return true;
}

}  // namespace cadastre
