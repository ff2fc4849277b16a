#include "cadastre/conflicts.hpp"

#include <set>
#include <utility>

#include "cadastre/contains.hpp"

namespace cadastre {
namespace {

const MeasureTest* single_test(const RuleSet& rules, const Guard& guard, std::uint32_t i) {
  const MeasureTest* test = rules.tests.data() + guard.tests.begin + i;
  const bool joined_before = i > 0 && (test - 1)->or_next;
  return test->or_next || joined_before ? nullptr : test;
}

bool disjoint(const MeasureTest& a, const MeasureTest& b) {
  if (a.measure != b.measure) return false;
  if (a.choices != 0 && b.choices != 0) return (a.choices & b.choices) == 0;
  return a.choices == 0 && b.choices == 0 && (a.max < b.min || b.max < a.min);
}

/// Whether some measure keeps the two apart.
bool exclude_each_other(const RuleSet& rules, const Guard& a, const Guard& b) {
  for (std::uint32_t i = 0; i < a.tests.size; ++i)
    for (std::uint32_t j = 0; j < b.tests.size; ++j) {
      const MeasureTest *left = single_test(rules, a, i), *right = single_test(rules, b, j);
      if (left && right && disjoint(*left, *right)) return true;
    }
  return false;
}

class Conflicts {
 public:
  Conflicts(const Rulebook& book, const RuleSet& rules, Problems& problems)
      : book_(book), rules_(rules), problems_(problems) {}

  void run() {
    for (std::size_t item = 0; item < book_.items.size(); ++item)
      for (const Phase phase : {Phase::during, Phase::after})
        check(static_cast<ItemNumber>(item), rules_.program(static_cast<ItemNumber>(item), phase));
  }

 private:
  void check(ItemNumber item, const Program& program) {
    for (std::uint32_t i = 0; i < program.who.size; ++i)
      for (std::uint32_t j = 0; j < i; ++j) {
        const Payment &a = rules_.payments[program.who.begin + i], &b = rules_.payments[program.who.begin + j];
        compare(item, a.row, a.guard, b.row, b.guard);
      }
    for (std::uint32_t i = 0; i < program.steps.size; ++i)
      for (std::uint32_t j = 0; j < i; ++j) {
        const Step &a = rules_.steps[program.steps.begin + i], &b = rules_.steps[program.steps.begin + j];
        const std::string& table = book_.rows[a.row].one_of;
        if (!table.empty() && table == book_.rows[b.row].one_of) compare(item, a.row, a.guard, b.row, b.guard);
      }
    check_weights(item, program);
  }

  void check_weights(ItemNumber item, const Program& program) {
    for (std::uint32_t i = 0; i < program.weights.size; ++i)
      for (std::uint32_t j = 0; j < i; ++j) {
        const Weight& a = rules_.weights[program.weights.begin + i];
        const Weight& b = rules_.weights[program.weights.begin + j];
        if (a.in == b.in && a.of == b.of) compare(item, a.row, a.guard, b.row, b.guard);
      }
  }

  bool stands_in(RowNumber a, RowNumber b) const { return contains(book_.rows[a].instead_of, b); }

  void compare(ItemNumber item, RowNumber a, const Guard& guard_a, RowNumber b, const Guard& guard_b) {
    if (stands_in(a, b) || stands_in(b, a) || exclude_each_other(rules_, guard_a, guard_b)) return;
    if (reported_.count({a, b}) > 0) return;
    reported_.insert({a, b});
    problems_.push_back({"rows-conflict",
                         Severity::error,
                         "",
                         {{"row", book_.rows[a].id}, {"other", book_.rows[b].id}, {"item", book_.items[item].id}}});
  }

  const Rulebook& book_;
  const RuleSet& rules_;
  Problems& problems_;
  std::set<std::pair<RowNumber, RowNumber>> reported_;  // a pair of rows may meet in many items
};

}  // namespace

Problems find_conflicts(const Rulebook& book, const RuleSet& rules) {
  Problems problems;
  Conflicts(book, rules, problems).run();
  return problems;
}

}  // namespace cadastre
