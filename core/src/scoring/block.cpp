#include "scoring/block.hpp"

namespace cadastre {
namespace {

/// Terms of one row at one price belong together, however many elements they come from. The number of elements is the
/// first factor.
bool belongs_to(const Term& term, const Term& more) {
  if (term.row != more.row || term.effect != more.effect) return false;
  if (term.effect == Effect::scale) return true;
  return term.each == more.each && term.factor_count == more.factor_count &&
         (term.factor_count < 2 || term.factors[1] == more.factors[1]);
}

/// The blocks' terms stand in the order of rows: those of the first element come first, more are put behind their like.
void merge(std::vector<Term>& terms, std::size_t begin, const Term& more) {
  for (std::size_t i = begin; i < terms.size(); ++i) {
    if (!belongs_to(terms[i], more)) continue;
    terms[i].points = clamp_points(std::int64_t{terms[i].points} + more.points);
    terms[i].before = clamp_points(std::int64_t{terms[i].before} + more.before);
    terms[i].factors[0].number += more.effect == Effect::add ? more.factors[0].number : 0;
    return;
  }
  terms.push_back(more);
}

Term times(Term term, const ElementGroup& group, MeasureNumber each) {
  term.points = clamp_points(std::int64_t{term.points} * group.number);
  term.before = clamp_points(std::int64_t{term.before} * group.number);
  if (term.effect == Effect::scale) return term;
  if (term.factor_count == 2) {  // a product of two keeps its price in one number
    term.each = clamp_points(std::int64_t{term.each} * term.factors[0].number);
    term.factors[0] = term.factors[1];
    term.factor_count = 1;
  }
  term.factors[1] = term.factors[0];
  term.factors[0] = {each, group.number};
  ++term.factor_count;
  return term;
}

}  // namespace

Points run_block(const Rulebook& book, const RuleSet& rules, const Program& program, Measures& measures,
                 const Elements& elements, PassFor who, std::vector<Term>& terms) {
  const std::size_t begin = terms.size();
  Points sum = 0;
  std::vector<std::pair<MeasureNumber, std::int32_t>> before;  // every group of a feature has the same measures
  for (const ElementGroup& group : elements) {
    if (group.number <= 0) continue;
    if (before.empty())
      for (const auto& [measure, number] : group.measures) before.push_back({measure, measures[measure]});
    for (const auto& [measure, number] : group.measures) measures[measure] = number;
    std::vector<std::uint8_t> gone;
    if (program.has_replacements) gone = replaced(rules, candidates(rules.steps, program.steps), measures);
    Points total = 0;
    for (std::uint32_t i = 0; i < program.steps.size; ++i) {
      const Step& step = rules.steps[program.steps.begin + i];
      if (!step.each || (step.on_player && who == PassFor::nobody)) continue;
      if ((!gone.empty() && gone[i]) || !tests_hold(rules, step.guard.tests, measures)) continue;
      const Term term = step.effect == Effect::scale ? scale_term(book, step, total) : add_term(step, measures);
      if (term.effect == Effect::add && term.points == 0 && term.each != 0) continue;
      total = clamp_points(std::int64_t{total} + term.points);
      merge(terms, begin, times(term, group, program.each));
    }
    sum = clamp_points(std::int64_t{sum} + std::int64_t{total} * group.number);
  }
  for (const auto& [measure, number] : before) measures[measure] = number;
  return sum;
}

}  // namespace cadastre
