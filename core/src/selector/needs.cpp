// What a person has to say about an item, in the order of asking.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/selector.hpp"
#include "cadastre/sort.hpp"

namespace cadastre {
namespace {

/// Goes through all uses of measures in the programs of one item.
class Needs {
 public:
  Needs(const Rulebook& book, const RuleSet& rules, PlayedItem& played)
      : book_(book), rules_(rules), played_(played), gates_(book.measures.size()), used_(book.measures.size()) {}

  void find() {
    for (const Phase phase : {Phase::during, Phase::after}) {
      if (!played_.scored[static_cast<std::size_t>(phase)]) continue;
      const Program& program = rules_.program(played_.item, phase);
      for (std::uint32_t i = 0; i < program.readings.size; ++i)
        add(rules_.readings[program.readings.begin + i].measure, phase);
      if (program.each != no_number) use(program.each, {});
      for (std::uint32_t i = 0; i < program.steps.size; ++i) use(rules_.steps[program.steps.begin + i]);
      for (const Range range : {program.who, program.tie_breaks})
        for (std::uint32_t i = 0; i < range.size; ++i) use(rules_.payments[range.begin + i]);
      for (std::uint32_t i = 0; i < program.sets.size; ++i) use(rules_.sets[program.sets.begin + i]);
      for (std::uint32_t i = 0; i < program.awards.size; ++i) {
        const Award& award = rules_.awards[program.awards.begin + i];
        use(award.step);
        use(award.payment);
      }
      for (std::uint32_t i = 0; i < program.weights.size; ++i) {
        const Weight& weight = rules_.weights[program.weights.begin + i];
        use(weight.measure, weight.guard.tests);
        use_tests(weight.guard.tests);
      }
    }
    for (MeasureNeed& need : played_.needs) settle(need);
    sort_stably(played_.needs, [](const MeasureNeed& a, const MeasureNeed& b) {
      const bool a_waits = a.only_if != no_number, b_waits = b.only_if != no_number;
      return a_waits != b_waits ? b_waits : a.measure < b.measure;
    });
  }

 private:
  /// Running totals and strengths follow from the rest, so nobody is asked for them.
  void add(MeasureNumber number, Phase phase) {
    const Measure& measure = book_.measures[number];
    if (measure.maker == Maker::so_far || (measure.maker == Maker::figures && measure.on == MeasureOn::player)) return;
    auto& needs = played_.needs;
    auto known = std::find_if(needs.begin(), needs.end(), [&](const MeasureNeed& n) { return n.measure == number; });
    if (known == needs.end()) {
      MeasureNeed made;
      made.measure = number;
      const auto& blocks = measure.of_each;
      made.of_each = measure.on == MeasureOn::element || contains(blocks, book_.items[played_.item].block);
      known = needs.insert(needs.end(), made);
    }
    known->phases[static_cast<std::size_t>(phase)] = true;
  }

  void use(const Step& step) {
    for (int i = 0; i < step.factor_count; ++i) use(step.factors[i], step.guard.tests);
    use_tests(step.guard.tests);
  }

  void use(const Payment& payment) {
    const Payee& payee = book_.rows[payment.row].payee;
    use(payee.most, payment.guard.tests);
    use_tests(payment.guard.tests);
    use_tests(payment.conditions);
    auto& roles = played_.roles;
    if (!payee.role.empty() && !contains(roles, payee.role)) roles.push_back(payee.role);
  }

  void use_tests(Range tests) {
    for (std::uint32_t i = 0; i < tests.size; ++i) {
      const MeasureTest& test = rules_.tests[tests.begin + i];
      used_[test.measure] |= test.choices;
      use(test.measure, tests);
    }
  }

  /// Something that counts only where all tests hold. A gate that every use has stays, the first that is found.
  void use(MeasureNumber number, Range tests) {
    if (number == no_number) return;
    Gate& gate = gates_[number];
    const MeasureTest* here = nullptr;
    for (std::uint32_t i = 0; i < tests.size && !here; ++i) {
      const MeasureTest& test = rules_.tests[tests.begin + i];
      const bool in_run = test.or_next || (i > 0 && rules_.tests[tests.begin + i - 1].or_next);
      const bool fits = gate.seen ? test.measure == gate.test.measure : test.measure != number && is_gate(test.measure);
      if (!in_run && fits) here = &test;
    }
    if (!here) {
      gate.test.measure = no_number;
    } else if (!gate.seen) {
      gate.test = *here;
    } else {
      gate.test.choices |= here->choices;
      gate.test.min = std::min(gate.test.min, here->min);
      gate.test.max = std::max(gate.test.max, here->max);
    }
    gate.seen = true;
  }

  /// Few answers, so that the question after it comes or goes with them.
  bool is_gate(MeasureNumber number) const {
    const Measure& measure = book_.measures[number];
    return measure.on == MeasureOn::feature && (!measure.choices.empty() || measure.usual.to - measure.usual.from <= 1);
  }

  void settle(MeasureNeed& need) {
    const std::uint64_t all = all_choices(need.measure);
    const std::uint64_t other = all & ~used_[need.measure];
    need.choices = used_[need.measure];
    if (book_.measures[need.measure].maker != Maker::kind) need.choices |= other & (~other + 1);
    const MeasureTest& gate = gates_[need.measure].test;
    if (gate.measure == no_number) return;
    if (gates_[gate.measure].test.measure != no_number) return;  // what may be hidden itself hides nothing
    if (gate.choices != 0 && (all_choices(gate.measure) & ~gate.choices) == 0) return;
    need.only_if = gate.measure;
    need.from = gate.min;
    need.to = gate.max;
    need.is = gate.choices;
  }

  std::uint64_t all_choices(MeasureNumber number) const {
    const std::size_t count = book_.measures[number].choices.size();
    return count == 0 ? 0 : ~std::uint64_t{0} >> (max_choices - count);
  }

  struct Gate {
    bool seen = false;
    MeasureTest test{no_number, false, 0, 0, 0};
  };

  const Rulebook& book_;
  const RuleSet& rules_;
  PlayedItem& played_;
  std::vector<Gate> gates_;          ///< by measure
  std::vector<std::uint64_t> used_;  ///< by measure: the choices that some row asks for
};

}  // namespace

void find_needs(const Rulebook& book, const RuleSet& rules, PlayedItem& played) { Needs(book, rules, played).find(); }

}  // namespace cadastre
