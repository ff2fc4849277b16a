#include "rules/compile.hpp"

#include <algorithm>

#include "rules/conditions.hpp"

namespace cadastre {
namespace {

bool has(const std::vector<std::uint16_t>& list, std::uint16_t number) {
  return std::find(list.begin(), list.end(), number) != list.end();
}

/// Whether a row takes part in the item's pass of that phase.
bool attaches(const Row& row, ItemNumber number, const Item& item, Phase phase) {
  if (row.phase && *row.phase != phase) return false;
  if (!row.items.empty() && !has(row.items, number)) return false;
  return std::find(item.slots.begin(), item.slots.end(), row.slot) != item.slots.end();
}

void add_weights(const Rulebook& book, RuleSet& rules, Problems& problems) {
  for (const RowNumber number : rules.rows) {
    const Row& row = book.rows[number];
    if (row.effect != Effect::count) continue;
    for (const MeasureNumber measure : row.in) {
      const auto same = std::find_if(rules.weights.begin(), rules.weights.end(), [&](const Weight& weight) {
        return weight.in == measure && weight.of == row.of;
      });
      if (same != rules.weights.end())
        problems.push_back(
            {"rows-conflict", Severity::error, "", {{"row", row.id}, {"other", book.rows[same->row].id}}});
      else
        rules.weights.push_back({measure, row.of, row.as, row.as_number, number});
    }
  }
}

/// The measure that says how strong a player is under a `most` scorer, weighed for every class of figure.
Range add_strengths(const Rulebook& book, RuleSet& rules, MeasureNumber measure) {
  const Range range{static_cast<std::uint32_t>(rules.strengths.size()), static_cast<std::uint32_t>(book.classes.size())};
  for (std::size_t i = 0; i < book.classes.size(); ++i) {
    const Weight* weight = weight_of(book, rules, measure, static_cast<ClassNumber>(i));
    rules.strengths.push_back(weight ? weight->number : 0);
  }
  return range;
}

Reading reading_of(const Rulebook& book, const RuleSet& rules, MeasureNumber number) {
  const Measure& measure = book.measures[number];
  Reading reading{number, measure.maker, 0, 1};
  if (measure.maker == Maker::pieces) {
    // A board has plain tiles only; their class is the root of the tree of pieces, the first with a weight here.
    for (const Weight& weight : rules.weights)
      if (weight.in == number && book.classes[weight.of].parent == no_number) {
        reading.weight = weight.as == CountAs::number ? weight.number : 1;
        break;
      }
  } else if (measure.maker == Maker::marks) {
    const auto& marks = book.catalogue.marks;
    const auto mark = std::find(marks.begin(), marks.end(), measure.mark);
    reading.mark = static_cast<MarkNumber>(mark - marks.begin());
  }
  return reading;
}

class ProgramBuilder {
 public:
  ProgramBuilder(const Rulebook& book, RuleSet& rules, ItemNumber item, Phase phase)
      : book_(book), rules_(rules), item_(item), phase_(phase) {}

  Program build(Problems& problems) {
    collect();
    drop_replaced();
    choose_who(problems);
    add_steps();
    add_readings();
    program_.scored = program_.who != no_number;
    return program_;
  }

 private:
  struct Candidate {
    RowNumber number;
    std::vector<MeasureCondition> to_ask;
  };

  const Row& row(const Candidate& candidate) const { return book_.rows[candidate.number]; }

  void collect() {
    for (const RowNumber number : rules_.rows)
      if (attaches(book_.rows[number], item_, book_.items[item_], phase_))
        candidates_.push_back({number, settle(book_, rules_.selection, book_.rows[number].when).to_ask});
  }

  /// Rows whose stand-in holds whatever the measures say are gone for good.
  void drop_replaced() {
    std::vector<RowNumber> gone;
    for (const Candidate& candidate : candidates_)
      if (candidate.to_ask.empty())
        gone.insert(gone.end(), row(candidate).instead_of.begin(), row(candidate).instead_of.end());
    std::erase_if(candidates_, [&](const Candidate& candidate) { return has(gone, candidate.number); });
  }

  void choose_who(Problems& problems) {
    for (const Candidate& candidate : candidates_) {
      if (row(candidate).effect != Effect::who) continue;
      if (program_.who != no_number) {
        problems.push_back({"rows-conflict",
                            Severity::error,
                            "",
                            {{"row", row(candidate).id}, {"other", book_.rows[program_.who].id}}});
        continue;
      }
      program_.who = candidate.number;
      program_.scorer = row(candidate).scorer;
      const MeasureNumber strength = strength_under(row(candidate));
      if (strength != no_number) program_.strengths = add_strengths(book_, rules_, strength);
    }
  }

  /// Where nobody is paid instead of the strongest, how strong everybody is still explains the table.
  MeasureNumber strength_under(const Row& who) const {
    MeasureNumber strength = who.most;
    for (const RowNumber stood_in_for : who.instead_of)
      if (strength == no_number) strength = book_.rows[stood_in_for].most;
    return strength;
  }

  void add_steps() {
    program_.steps.begin = static_cast<std::uint32_t>(rules_.steps.size());
    for (const Candidate& candidate : candidates_)
      if (row(candidate).effect == Effect::add || row(candidate).effect == Effect::scale) add_step(candidate);
    program_.steps.size = static_cast<std::uint32_t>(rules_.steps.size()) - program_.steps.begin;
  }

  void add_step(const Candidate& candidate) {
    const Row& r = row(candidate);
    Step step;
    step.row = candidate.number;
    step.effect = r.effect;
    step.on_player = r.on_player;
    step.by = r.by;
    step.points = r.points;
    const auto add_factor = [&](MeasureNumber measure) {
      if (step.factor_count < 2) step.factors[step.factor_count++] = measure;
      need(measure);
    };
    if (book_.slots[r.slot].each && book_.items[item_].each != no_number) add_factor(book_.items[item_].each);
    for (const MeasureNumber measure : r.per) add_factor(measure);
    step.conditions = append(rules_.conditions, candidate.to_ask);
    for (const MeasureCondition& condition : candidate.to_ask) need(condition.measure);
    step.instead_of = append(rules_.replaced, r.instead_of);
    program_.has_on_player |= step.on_player;
    program_.has_replacements |= step.instead_of.size > 0;
    rules_.steps.push_back(step);
  }

  template <class T>
  static Range append(std::vector<T>& list, const std::vector<T>& more) {
    const Range range{static_cast<std::uint32_t>(list.size()), static_cast<std::uint32_t>(more.size())};
    list.insert(list.end(), more.begin(), more.end());
    return range;
  }

  void need(MeasureNumber measure) {
    if (!has(needed_, measure)) needed_.push_back(measure);
  }

  void add_readings() {
    program_.readings.begin = static_cast<std::uint32_t>(rules_.readings.size());
    for (const MeasureNumber measure : needed_) rules_.readings.push_back(reading_of(book_, rules_, measure));
    program_.readings.size = static_cast<std::uint32_t>(needed_.size());
  }

  const Rulebook& book_;
  RuleSet& rules_;
  const ItemNumber item_;
  const Phase phase_;
  Program program_;
  std::vector<Candidate> candidates_;
  std::vector<MeasureNumber> needed_;
};

}  // namespace

const Weight* weight_of(const Rulebook& book, const RuleSet& rules, MeasureNumber measure, ClassNumber of) {
  for (ClassNumber depth = of; depth != no_number; depth = book.classes[depth].parent)
    for (const Weight& weight : rules.weights)
      if (weight.in == measure && weight.of == depth) return &weight;
  return nullptr;
}

void compile(const Rulebook& book, RuleSet& rules, Problems& problems) {
  add_weights(book, rules, problems);
  rules.item_of.fill(no_number);
  for (std::size_t i = 0; i < book.items.size(); ++i) {
    const Item& item = book.items[i];
    const ItemNumber number = static_cast<ItemNumber>(i);
    const bool playable = settle(book, rules.selection, item.when).possible;
    for (const Phase phase : {Phase::during, Phase::after}) {
      Program program;
      if (playable && item.phases[static_cast<int>(phase)])
        program = ProgramBuilder(book, rules, number, phase).build(problems);
      rules.programs.push_back(program);
    }
    if (!playable) continue;
    if (item.completed_subject_after)
      rules.extra_items.push_back(number);
    else
      rules.item_of[static_cast<std::size_t>(item.subject)] = number;
  }
}

}  // namespace cadastre
