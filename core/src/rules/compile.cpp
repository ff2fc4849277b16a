#include "rules/compile.hpp"

#include <algorithm>

#include "cadastre/append.hpp"
#include "cadastre/contains.hpp"

namespace cadastre {
namespace {

template <class T>
std::uint32_t length(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

/// Builds the program of one item and phase.
class ProgramBuilder {
 public:
  ProgramBuilder(const Rulebook& book, RuleSet& rules, const std::vector<HeldRow>& held, ItemNumber item, Phase phase)
      : book_(book), rules_(rules), held_(held), number_(item), item_(book.items[item]), phase_(phase) {}

  Program build() {
    collect();
    drop_replaced();
    program_.each = item_.each;
    if (item_.each != no_number) need(item_.each);
    program_.who = add_payments(rules_.payments, Effect::who);
    program_.tie_breaks = add_payments(rules_.payments, Effect::tie_break);
    program_.sets = add_payments(rules_.sets, Effect::set);
    add_steps();
    add_awards();
    add_floors();
    add_weights();
    add_strengths();
    add_readings();
    program_.scored = program_.who.size > 0;
    return program_;
  }

 private:
  const Row& row(const HeldRow* candidate) const { return book_.rows[candidate->row]; }

  void collect() {
    for (const HeldRow& held : held_)
      if (attaches(book_.rows[held.row], number_, item_, phase_)) candidates_.push_back(&held);
  }

  /// Rows whose stand-in holds whatever the measures say are gone for good.
  void drop_replaced() {
    std::vector<RowNumber> gone;
    for (const HeldRow* candidate : candidates_)
      if (candidate->clauses.empty()) append(gone, row(candidate).instead_of);
    std::erase_if(candidates_, [&](const HeldRow* candidate) { return contains(gone, candidate->row); });
  }

  Range add_payments(std::vector<Payment>& list, Effect effect) {
    Range range{length(list), 0};
    for (const HeldRow* candidate : candidates_)
      if (row(candidate).effect == effect) list.push_back(payment(candidate));
    range.size = length(list) - range.begin;
    return range;
  }

  Payment payment(const HeldRow* candidate) {
    const Row& r = row(candidate);
    Payment made;
    made.row = candidate->row;
    made.guard = guard(candidate);
    made.conditions = tests(settle(book_, rules_.selection, rules_.flags, r.payee.conditions).clauses);
    if (r.payee.most != no_number) need(r.payee.most);
    return made;
  }

  /// Only of measures that somebody asks for: `count` rows name whole groups of them.
  void add_weights() {
    for (std::uint32_t i = 0; i < program_.who.size; ++i) {
      const MeasureNumber measure = compared_by(book_, book_.rows[rules_.payments[program_.who.begin + i].row]);
      if (measure != no_number) need(measure);
    }
    program_.weights.begin = length(rules_.weights);
    for (const HeldRow* candidate : candidates_) {
      const Row& r = row(candidate);
      if (r.effect != Effect::count) continue;
      const bool asked = std::any_of(r.in.begin(), r.in.end(), [&](MeasureNumber m) { return contains(needed_, m); });
      if (!asked) continue;
      const Guard holds = guard(candidate);
      for (const MeasureNumber measure : r.in)
        if (contains(needed_, measure))
          rules_.weights.push_back({measure, r.of, candidate->row, r.as, r.as_number, r.as_measure, holds});
      if (r.as_measure != no_number) need(r.as_measure);
    }
    program_.weights.size = length(rules_.weights) - program_.weights.begin;
  }

  void add_steps() {
    program_.steps.begin = length(rules_.steps);
    for (const HeldRow* candidate : candidates_) {
      if (!is_step(row(candidate)) || book_.slots[row(candidate).slot].award) continue;
      const Step made = step(candidate);
      program_.has_each |= made.each;
      program_.has_on_player |= made.on_player;
      program_.has_replacements |= made.guard.instead_of.size > 0;
      rules_.steps.push_back(made);
    }
    program_.steps.size = length(rules_.steps) - program_.steps.begin;
  }

  static bool is_step(const Row& r) { return r.effect == Effect::add || r.effect == Effect::scale; }

  void add_awards() {
    program_.awards.begin = length(rules_.awards);
    for (const HeldRow* candidate : candidates_)
      if (is_step(row(candidate)) && book_.slots[row(candidate).slot].award)
        rules_.awards.push_back({step(candidate), payment(candidate)});
    program_.awards.size = length(rules_.awards) - program_.awards.begin;
  }

  Step step(const HeldRow* candidate) {
    const Row& r = row(candidate);
    Step made;
    made.row = candidate->row;
    made.effect = r.effect;
    // A token is nobody's but the player's who gets it.
    made.on_player = r.on_player || book_.slots[r.slot].on_player || !r.unit.empty();
    made.each = book_.slots[r.slot].each && item_.each != no_number;
    made.by = r.by;
    made.points = r.points;
    for (const MeasureNumber measure : r.per) {
      if (made.factor_count < 2) made.factors[made.factor_count++] = measure;
      need(measure);
    }
    made.guard = guard(candidate);
    return made;
  }

  void add_floors() {
    program_.floors.begin = length(rules_.floors);
    for (const HeldRow* candidate : candidates_)
      if (row(candidate).effect == Effect::floor) rules_.floors.push_back(candidate->row);
    program_.floors.size = length(rules_.floors) - program_.floors.begin;
  }

  Guard guard(const HeldRow* candidate) {
    Guard made;
    made.tests = tests(candidate->clauses);
    made.instead_of = {length(rules_.replaced), length(row(candidate).instead_of)};
    append(rules_.replaced, row(candidate).instead_of);
    return made;
  }

  Range tests(const std::vector<Clause>& clauses) {
    Range range{length(rules_.tests), 0};
    for (const Clause& clause : clauses)
      for (std::size_t i = 0; i < clause.size(); ++i) {
        MeasureTest test = clause[i];
        test.or_next = i + 1 < clause.size();
        need(test.measure);
        rules_.tests.push_back(test);
      }
    range.size = length(rules_.tests) - range.begin;
    return range;
  }

  /// How strong one figure of each class is, for the first scorer that compares figures.
  void add_strengths() {
    for (std::uint32_t i = 0; i < program_.who.size; ++i) {
      const MeasureNumber measure = compared_by(book_, book_.rows[rules_.payments[program_.who.begin + i].row]);
      if (measure == no_number || book_.measures[measure].maker != Maker::figures) continue;
      program_.strengths = {length(rules_.strengths), length(book_.classes)};
      for (std::size_t c = 0; c < book_.classes.size(); ++c)
        rules_.strengths.push_back(strength(measure, static_cast<ClassNumber>(c)));
      return;
    }
  }

  Strength strength(MeasureNumber measure, ClassNumber of) const {
    const Weight* deepest = nullptr;
    for (ClassNumber depth = of; depth != no_number && !deepest; depth = book_.classes[depth].parent)
      deepest = weight_at(measure, depth);
    if (!deepest) return {};
    if (deepest->as == CountAs::measure) return {1, deepest->measure, deepest->row};
    return {deepest->number, no_number, deepest->row};
  }

  const Weight* weight_at(MeasureNumber measure, ClassNumber of) const {
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Weight& weight = rules_.weights[program_.weights.begin + i];
      if (weight.in == measure && weight.of == of && weight.guard.tests.size == 0) return &weight;
    }
    return nullptr;
  }

  void need(MeasureNumber measure) {
    if (!contains(needed_, measure)) needed_.push_back(measure);
  }

  void add_readings() {
    program_.readings = {length(rules_.readings), length(needed_)};
    for (const MeasureNumber measure : needed_) rules_.readings.push_back(reading(measure));
  }

  Reading reading(MeasureNumber number) const {
    const Measure& measure = book_.measures[number];
    Reading made{number, measure.maker, 0, 1};
    if (measure.maker == Maker::marks) {
      const auto& marks = book_.catalogue.marks;
      made.mark = static_cast<MarkNumber>(std::find(marks.begin(), marks.end(), measure.mark) - marks.begin());
    }
    if (measure.maker == Maker::pieces)
      if (const auto tile = find_class(book_, "tile"))  // a board has plain tiles only
        if (const Weight* weight = weight_at(number, *tile); weight && weight->as == CountAs::number)
          made.weight = weight->number;
    return made;
  }

  const Rulebook& book_;
  RuleSet& rules_;
  const std::vector<HeldRow>& held_;
  const ItemNumber number_;
  const Item& item_;
  const Phase phase_;
  Program program_;
  std::vector<const HeldRow*> candidates_;
  std::vector<MeasureNumber> needed_;
};

}  // namespace

MeasureNumber compared_by(const Rulebook& book, const Row& who) {
  MeasureNumber measure = who.payee.most;
  for (const RowNumber stood_in_for : who.instead_of)
    if (measure == no_number) measure = book.rows[stood_in_for].payee.most;
  return measure;
}

bool attaches(const Row& row, ItemNumber number, const Item& item, Phase phase) {
  if (row.phase && *row.phase != phase) return false;
  if (!row.items.empty() && !contains(row.items, number)) return false;
  return contains(item.slots, row.slot);
}

void compile(const Rulebook& book, RuleSet& rules, const std::vector<std::uint8_t>& playable,
             const std::vector<HeldRow>& held) {
  rules.item_of.fill(no_number);
  for (std::size_t i = 0; i < book.measures.size(); ++i)
    if (book.measures[i].maker == Maker::so_far) rules.so_far = static_cast<MeasureNumber>(i);
  for (std::size_t i = 0; i < book.items.size(); ++i) {
    const Item& item = book.items[i];
    const auto number = static_cast<ItemNumber>(i);
    for (const Phase phase : {Phase::during, Phase::after}) {
      Program program;
      if (playable[i] && item.phases[static_cast<std::size_t>(phase)])
        program = ProgramBuilder(book, rules, held, number, phase).build();
      rules.programs.push_back(program);
    }
    if (!playable[i] || !item.subject) continue;
    if (item.completed_subject_after)
      rules.extra_items.push_back(number);
    else
      rules.item_of[static_cast<std::size_t>(*item.subject)] = number;
  }
}

}  // namespace cadastre
