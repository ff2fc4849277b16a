#include "scoring/pass.hpp"

#include <algorithm>
#include <limits>

namespace cadastre {
namespace {

/// Products of typed-in numbers can leave the range of points; they stop at its ends.
Points clamp_points(std::int64_t points) {
  constexpr std::int64_t end = std::numeric_limits<Points>::max();
  return static_cast<Points>(std::clamp(points, -end, end));
}

bool holds(const RuleSet& rules, const Step& step, const Measures& measures) {
  const MeasureCondition* condition = rules.conditions.data() + step.conditions.begin;
  for (std::uint32_t i = 0; i < step.conditions.size; ++i, ++condition) {
    const std::int32_t number = measures[condition->measure];
    if (number < condition->min || number > condition->max) return false;
  }
  return true;
}

/// Which steps are stood in for by another one that holds. By position in the program.
std::vector<bool> replaced_steps(const RuleSet& rules, const Program& program, const Measures& measures) {
  std::vector<bool> replaced(program.steps.size, false);
  const Step* steps = rules.steps.data() + program.steps.begin;
  for (std::uint32_t i = 0; i < program.steps.size; ++i) {
    if (steps[i].instead_of.size == 0 || !holds(rules, steps[i], measures)) continue;
    const RowNumber* gone = rules.replaced.data() + steps[i].instead_of.begin;
    for (std::uint32_t j = 0; j < program.steps.size; ++j)
      if (std::find(gone, gone + steps[i].instead_of.size, steps[j].row) != gone + steps[i].instead_of.size)
        replaced[j] = true;
  }
  return replaced;
}

Term add_term(const Step& step, const Measures& measures) {
  Term term;
  term.row = step.row;
  term.each = step.points;
  term.factor_count = step.factor_count;
  std::int64_t points = step.points;
  for (int i = 0; i < step.factor_count; ++i) {
    const std::int32_t number = measures[step.factors[i]];
    term.factors[i] = {step.factors[i], number};
    points = clamp_points(points * number);
  }
  term.points = static_cast<Points>(points);
  return term;
}

Points scaled(ScaleBy by, Points before) {
  switch (by) {
    case ScaleBy::zero: return 0;
    case ScaleBy::half: return before / 2 + (before > 0 ? before % 2 : 0);  // rounded up
    case ScaleBy::twice: return clamp_points(std::int64_t{before} * 2);
  }
  return before;
}

Term scale_term(const Step& step, Points before) {
  Term term;
  term.row = step.row;
  term.effect = Effect::scale;
  term.by = step.by;
  term.before = before;
  term.points = scaled(step.by, before) - before;
  return term;
}

}  // namespace

Points run_pass(const RuleSet& rules, const Program& program, const Measures& measures, PassFor who,
                std::vector<Term>& terms) {
  const Step* steps = rules.steps.data() + program.steps.begin;
  std::vector<bool> replaced;
  if (program.has_replacements) replaced = replaced_steps(rules, program, measures);
  Points total = 0;
  for (std::uint32_t i = 0; i < program.steps.size; ++i) {
    const Step& step = steps[i];
    if (step.on_player && who == PassFor::nobody) continue;
    if (!replaced.empty() && replaced[i]) continue;
    if (!holds(rules, step, measures)) continue;
    const Term term = step.effect == Effect::scale ? scale_term(step, total) : add_term(step, measures);
    const bool found_nothing = step.effect == Effect::scale ? term.before == 0 : term.points == 0 && term.each != 0;
    if (found_nothing) continue;
    total = clamp_points(std::int64_t{total} + term.points);
    terms.push_back(term);
  }
  return total;
}

}  // namespace cadastre
