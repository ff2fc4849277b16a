#include "scoring/pass.hpp"

#include <algorithm>
#include <limits>

#include "scoring/block.hpp"

namespace cadastre {
namespace {

/// What takes everything is told also where there is nothing left to take: it alone would have done it.
bool found_nothing(const Term& term) {
  if (term.effect == Effect::scale) return term.by != ScaleBy::zero && term.points == 0 && term.before == 0;
  return term.points == 0 && term.each != 0;
}

}  // namespace

Points clamp_points(std::int64_t points) {
  constexpr std::int64_t end = std::numeric_limits<Points>::max();
  return static_cast<Points>(std::clamp(points, -end, end));
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

namespace {

Points scaled(ScaleBy by, Points before) {
  switch (by) {
    case ScaleBy::zero:
      return 0;
    case ScaleBy::half:
      return before / 2 + (before > 0 ? before % 2 : 0);  // rounded up
    case ScaleBy::twice:
      return clamp_points(std::int64_t{before} * 2);
  }
  return before;
}

}  // namespace

Term scale_term(const Rulebook& book, const Step& step, Points before) {
  Term term;
  term.row = step.row;
  term.effect = Effect::scale;
  term.by = step.by;
  term.before = before;
  term.points = scaled(step.by, before) - before;
  const auto& limit = book.rows[step.row].add_at_most;
  if (limit) term.points = std::min(term.points, *limit);
  return term;
}

Points run_pass(const Rulebook& book, const RuleSet& rules, const Program& program, Measures& measures,
                const Elements& elements, PassFor who, std::vector<Term>& terms, std::vector<Term>& tokens) {
  Points total = 0;
  if (program.has_each) total = run_block(book, rules, program, measures, elements, who, terms);
  const Step* steps = rules.steps.data() + program.steps.begin;
  std::vector<std::uint8_t> gone;
  if (program.has_replacements) gone = replaced(rules, candidates(rules.steps, program.steps), measures);
  for (std::uint32_t i = 0; i < program.steps.size; ++i) {
    const Step& step = steps[i];
    if (step.each || (step.on_player && who == PassFor::nobody)) continue;
    if (!gone.empty() && gone[i]) continue;
    if (step.effect == Effect::scale && rules.so_far != no_number) measures[rules.so_far] = total;
    if (!tests_hold(rules, step.guard.tests, measures)) continue;
    const Term term = step.effect == Effect::scale ? scale_term(book, step, total) : add_term(step, measures);
    if (found_nothing(term)) continue;
    if (!book.rows[step.row].unit.empty()) {
      tokens.push_back(term);
      continue;
    }
    terms.push_back(term);
    add_points(total, term.points);
  }
  return total;
}

}  // namespace cadastre
