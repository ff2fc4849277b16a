#include "scoring/block.hpp"

#include <utility>

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

void merge(std::vector<Term>& terms, std::size_t begin, const Term& more) {
  for (std::size_t i = begin; i < terms.size(); ++i) {
    if (!belongs_to(terms[i], more)) continue;
    add_points(terms[i].points, more.points);
    add_points(terms[i].before, more.before);
    terms[i].factors[0].number += more.effect == Effect::add ? more.factors[0].number : 0;
    return;
  }
  terms.push_back(more);
}

/// The block's terms stand in the order of its rows, whichever element they come from.
void sort_terms(const RuleSet& rules, const Program& program, std::vector<Term>& terms, std::size_t begin) {
  const auto place = [&](const Term& term) {
    std::uint32_t i = 0;
    while (i < program.steps.size && rules.steps[program.steps.begin + i].row != term.row) ++i;
    return i;
  };
  for (std::size_t i = begin + 1; i < terms.size(); ++i)  // there are few, and they nearly always stand right
    for (std::size_t at = i; at > begin && place(terms[at]) < place(terms[at - 1]); --at)
      std::swap(terms[at], terms[at - 1]);
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
      add_points(total, term.points);
      merge(terms, begin, times(term, group, program.each));
    }
    add_points(sum, std::int64_t{total} * group.number);
  }
  for (const auto& [measure, number] : before) measures[measure] = number;
  sort_terms(rules, program, terms, begin);
  return sum;
}

}  // namespace cadastre
