// A worked example of a rule: numbers that a feature might have, chosen so that the rule has its part in what the core
// makes of them. The book says what is usual and what a rule asks for; whether it came into play is read off the sheet.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "model/looking_up.hpp"
#include "model/pad_form.hpp"

namespace cadastre::editor {
namespace {

bool is_always(const Rulebook& book, std::string_view component) {
  for (const Component& known : book.components)
    if (known.id == component) return known.always;
  return false;
}

void select(Selection& s, std::string_view component, const Rulebook& book) {
  if (const std::size_t pair = component.find("--"); pair != std::string_view::npos) {
    select(s, component.substr(0, pair), book);
    select(s, component.substr(pair + 2), book);
  } else if (!is_always(book, component)) {
    s.expansions.emplace_back(component);
  }
}

/// What the selection has to have for a condition to hold, the first way of several.
void select(Selection& s, const std::vector<Condition>& all, const Rulebook& book) {
  for (const Condition& c : all) {
    if (c.kind == Condition::Kind::variant) s.variants.push_back({c.name, c.value});
    if (c.kind == Condition::Kind::selected) select(s, c.name, book);
    if (c.kind == Condition::Kind::all) select(s, c.parts, book);
    if (c.kind == Condition::Kind::any && !c.parts.empty()) select(s, {c.parts.front()}, book);
    if (c.kind == Condition::Kind::brings)
      for (const Component& known : book.components)
        if (contains(known.brings, c.name)) {
          select(s, known.id, book);
          break;
        }
  }
}

/// One attempt: the row, on one item in one phase.
class Working {
 public:
  Working(RowNumber number, Player player, const Rulebook& book, const RuleSet& rules, ItemNumber item, Phase phase)
      : number_(number),
        row_(book.rows[number]),
        player_(player),
        book_(book),
        rules_(rules),
        program_(rules.program(item, phase)),
        draft_(new_draft(item, phase, {}, 2, book, rules)) {}

  std::optional<FeatureForm> run() {
    fill_in();
    meet();
    count();
    if (fires()) return std::move(draft_.form);
    return std::nullopt;
  }

 private:
  static constexpr std::int32_t some = 2;

  /// Of a plain size, with somebody there.
  void fill_in() {
    const PadForm asked = pad_form(draft_, book_, rules_);
    const auto size = [&](const std::vector<Asked>& all) {
      for (const Asked& one : all)
        if (one.at.measure != no_number && book_.measures[one.at.measure].maker == Maker::pieces && !one.rare) {
          size_ = one.at;
          return put(size_, 4);
        }
    };
    size(asked.of_feature);
    if (!asked.elements.empty()) size(asked.elements.front());
    for (const AskedRole& role : asked.roles) draft_.form.roles.push_back({std::string(role.role), player_});
    if (asked.kinds.empty()) return;
    const ClassNumber plain =
        *std::min_element(asked.kinds.begin(), asked.kinds.end(),
                          [&](ClassNumber a, ClassNumber b) { return depth_of(a, book_) < depth_of(b, book_); });
    const bool own = contains(asked.kinds, row_.of);
    set_figures(draft_.form, player_, own ? row_.of : plain, 1);
    if (row_.effect != Effect::tie_break) return;
    set_figures(draft_.form, player_ == Player::red ? Player::blue : Player::red, plain, 1);
  }

  /// What the row asks for before it acts.
  void meet() {
    const auto payments = [&](Range range, const std::vector<Payment>& list) {
      for (std::uint32_t i = 0; i < range.size; ++i)
        if (list[range.begin + i].row == number_) meet(list[range.begin + i]);
    };
    payments(program_.who, rules_.payments);
    payments(program_.tie_breaks, rules_.payments);
    payments(program_.sets, rules_.sets);
    for (std::uint32_t i = 0; i < program_.steps.size; ++i) {
      const Step& step = rules_.steps[program_.steps.begin + i];
      if (step.row == number_) meet(step);
    }
    for (std::uint32_t i = 0; i < program_.awards.size; ++i) {
      const Award& award = rules_.awards[program_.awards.begin + i];
      if (award.step.row != number_) continue;
      meet(award.step);
      meet(award.payment);
    }
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Weight& weight = rules_.weights[program_.weights.begin + i];
      if (weight.row != number_) continue;
      meet(weight.guard.tests, false);
      if (weight.measure != no_number) want(weight.measure, false);
    }
  }

  void meet(const Step& step) {
    for (int i = 0; i < step.factor_count; ++i) want(step.factors[i], step.each);
    meet(step.guard.tests, step.each);
  }

  void meet(const Payment& payment) {
    meet(payment.conditions, false);
    meet(payment.guard.tests, false);
    const MeasureNumber most = book_.rows[payment.row].payee.most;
    if (most != no_number && book_.measures[most].maker != Maker::figures) want(most, false);
  }

  /// The first test of each run.
  void meet(Range tests, bool each) {
    for (std::uint32_t i = 0; i < tests.size; ++i) {
      if (i > 0 && rules_.tests[tests.begin + i - 1].or_next) continue;
      const MeasureTest& test = rules_.tests[tests.begin + i];
      std::int32_t value = book_.measures[test.measure].usual.first;
      if (test.choices != 0) {
        // The last one: what comes first is often the case in which nothing is so.
        for (value = 0; (test.choices >> value) > 1;) ++value;
      } else {
        value = std::clamp(value, test.min, test.max);
      }
      put(test.measure, value, each);
    }
  }

  /// Things of the class that the row weighs.
  void count() {
    if (row_.effect != Effect::count || row_.of == no_number || book_.classes[row_.of].figure) return;
    for (const MeasureNumber measure : row_.in) {
      const bool read = std::any_of(rules_.readings.begin() + program_.readings.begin,
                                    rules_.readings.begin() + program_.readings.begin + program_.readings.size,
                                    [&](const Reading& r) { return r.measure == measure; });
      if (!read) continue;
      if (measure == program_.each) {
        tell_elements(draft_, 1, book_, rules_);
        answer(draft_.form, {no_number, no_number, 0, {}}, row_.of, book_);
      } else if (book_.measures[measure].on != MeasureOn::player) {
        put({measure, row_.of, Question::whole, {}}, 1);
      }
      return;
    }
  }

  /// Not none of what the row multiplies: the size is there already.
  void want(MeasureNumber measure, bool each) {
    const Maker maker = book_.measures[measure].maker;
    if (maker != Maker::squares && (maker != Maker::pieces || size_.measure == no_number)) put(measure, some, each);
  }

  void put(MeasureNumber number, std::int32_t value, bool each) {
    const Measure& measure = book_.measures[number];
    if (measure.maker == Maker::so_far) return;
    value = std::clamp(value, measure.min, measure.max > 0 ? measure.max : value);
    if (measure.maker == Maker::pieces && size_.measure != no_number) return put(size_, value);
    Question q{number, no_number, Question::whole, {}};
    if (measure.on == MeasureOn::player) {
      q.player = player_;
    } else if (number != program_.each && (each || measure.on == MeasureOn::element)) {
      if (draft_.form.elements.empty()) tell_elements(draft_, 1, book_, rules_);
      if (draft_.form.elements.empty()) return;
      q.element = 0;
    }
    put(q, value);
  }
  void put(const Question& q, std::int32_t value) { answer(draft_.form, q, value, book_); }

  bool fires() const {
    const ScoreSheets sheets = score(draft_.form, book_, rules_);
    for (const Term& term : sheets.terms)
      if (term.row == number_ && term.points != 0) return true;
    const auto& counted = sheets.counting_rows;
    return sheets.sheets.front().who == number_ || contains(counted, number_);
  }

  const RowNumber number_;
  const Row& row_;
  const Player player_;
  const Rulebook& book_;
  const RuleSet& rules_;
  const Program& program_;
  Draft draft_;
  Question size_;
};

}  // namespace

Selection selection_for(RowNumber number, Edition edition, const Rulebook& book) {
  const Row& row = book.rows[number];
  const std::uint8_t own = editions_of(row);
  if (own != 0 && (own >> static_cast<int>(edition) & 1) == 0)
    for (int e = 0; e < edition_count; ++e)
      if (own >> e & 1) edition = static_cast<Edition>(e);
  Selection s{edition, {}, {}};
  select(s, row.expansion, book);
  select(s, row.when, book);
  if (row.items.empty()) return s;
  const Item& item = book.items[row.items.front()];
  select(s, item.expansion, book);
  select(s, item.when, book);
  return s;
}

std::optional<FeatureForm> example_of(RowNumber number, Player player, const Rulebook& book, const RuleSet& rules) {
  for (const ItemNumber item : items_of(book, book.rows[number]))
    for (const Phase phase : {Phase::during, Phase::after}) {
      const auto& only = book.rows[number].phase;
      if ((only && *only != phase) || !rules.program(item, phase).scored) continue;
      if (auto form = Working(number, player, book, rules, item, phase).run()) return form;
    }
  return std::nullopt;
}

}  // namespace cadastre::editor
