// Scores one feature from its numbers. Measures settle in layers: given, counted, set.

#include <algorithm>
#include <optional>

#include "cadastre/scoring.hpp"
#include "cadastre/sort.hpp"
#include "rules/compile.hpp"
#include "scoring/countings.hpp"
#include "scoring/sheets.hpp"

namespace cadastre {
namespace {

using Pieces = FeatureForm::Pieces;

class FormScorer final : public PlayerNumbers {
 public:
  FormScorer(const FeatureForm& form, const Rulebook& book, const RuleSet& rules)
      : form_(form), book_(book), rules_(rules), program_(rules.program(form.item, form.phase)), counted_(book) {}

  Elements settle() {
    settle_feature();
    Elements elements = settle_elements();
    if (program_.each != no_number && !form_.elements.empty()) {
      measures_[program_.each] = 0;
      for (const ElementGroup& group : elements) measures_[program_.each] += group.number;
    }
    return elements;
  }
  const Measures& measures() const { return measures_; }

  void run(ScoreSheets& out) {
    const Elements elements = settle();
    note_exceptions();
    add_sheet(book_, rules_, {form_.item, form_.phase, no_feature, measures_, elements, *this}, out);
    counted_.hand_out(out);
    sort_stably(used_, [](auto a, auto b) { return a < b; });
    used_.erase(std::unique(used_.begin(), used_.end()), used_.end());
    out.counting_rows = used_;
  }

  Contenders contenders(const Program&, const Payment& payment, Measures& measures) const override {
    const Payee& payee = book_.rows[payment.row].payee;
    const MeasureNumber compared = compared_by(book_, book_.rows[payment.row]);
    Contenders there;
    for (const FeatureForm::PlayerNumbers& player : form_.players) {
      set_own(player.player, measures);
      Contender& contender = there.of(player.player);
      if (compared != no_number) contender.strength = measures[compared];
      contender.meets_conditions = tests_hold(rules_, payment.conditions, measures);
      contender.tie_break = tie_break(measures);
    }
    for (const FeatureForm::Role& role : form_.roles)
      if (role.role == payee.role) there.of(role.player).has_role = true;
    return there;
  }

  void set_own(Player player, Measures& measures) const override {
    counted_.of(player);
    for (const Reading& reading : readings())
      if (book_.measures[reading.measure].on == MeasureOn::player) measures[reading.measure] = 0;
    for (const FeatureForm::PlayerNumbers& numbers : form_.players) {
      if (numbers.player != player) continue;
      for (const Reading& reading : readings()) {
        const Measure& measure = book_.measures[reading.measure];
        if (measure.on != MeasureOn::player) continue;
        if (measure.maker == Maker::figures) measures[reading.measure] = figures(numbers, reading.measure, measures);
        measures[reading.measure] += counted(numbers.counts, reading.measure, measures);
      }
      for (const FactorNumber& own : numbers.measures) measures[own.measure] = own.number;
    }
    counted_.of(std::nullopt);
  }

 private:
  struct Readings {
    const Reading *first, *last;
    const Reading* begin() const { return first; }
    const Reading* end() const { return last; }
  };
  Readings readings() const {
    const Reading* first = rules_.readings.data() + program_.readings.begin;
    return {first, first + program_.readings.size};
  }

  void settle_feature() {
    for (const FactorNumber& given : form_.measures) measures_[given.measure] = given.number;
    for (const Reading& reading : readings()) {
      const Maker maker = book_.measures[reading.measure].maker;
      if (maker == Maker::players) measures_[reading.measure] = player_number();
      // What nobody said beside them follows from the pieces, too: a labyrinth on the road.
      if (maker == Maker::pieces || (maker == Maker::given && measures_[reading.measure] == 0))
        measures_[reading.measure] += pieces(form_.pieces, reading.measure, measures_);
      if (book_.measures[reading.measure].on == MeasureOn::feature)
        measures_[reading.measure] += counted(form_.counts, reading.measure, measures_);
    }
    for (std::uint32_t i = 0; i < program_.sets.size; ++i) {
      const Payment& set = rules_.sets[program_.sets.begin + i];
      if (!tests_hold(rules_, set.guard.tests, measures_)) continue;
      for (const MeasureNumber measure : book_.rows[set.row].in) {
        counted_.note(set.row, measure, measures_[measure], book_.rows[set.row].as_number);
        measures_[measure] = book_.rows[set.row].as_number;
      }
      used_.push_back(set.row);
    }
  }

  std::int32_t player_number() const {
    for (const FactorNumber& given : form_.measures)
      if (book_.measures[given.measure].maker == Maker::players) return given.number;
    return static_cast<std::int32_t>(form_.players.size());
  }

  /// Elements weigh what their class weighs in the number of elements; 0 leaves one out.
  Elements settle_elements() const {
    if (form_.elements.empty())
      return program_.each == no_number ? Elements{} : Elements{{measures_[program_.each], {}}};
    Elements elements;
    for (const FeatureForm::Element& element : form_.elements) {
      ElementGroup group;
      const Weight* weight = weight_of(program_.each, element.of, measures_);
      group.number = weight ? weight->number : 1;
      if (weight) counted_.note(weight->row, program_.each, 1, weight->number);
      Measures own = measures_;
      for (const Reading& reading : readings())
        if (book_.measures[reading.measure].on == MeasureOn::element) own[reading.measure] = 0;
      for (const FactorNumber& given : element.measures) own[given.measure] = given.number;
      for (const Reading& reading : readings()) {
        const Measure& measure = book_.measures[reading.measure];
        if (measure.on == MeasureOn::player) continue;
        if (measure.maker == Maker::pieces && !element.pieces.empty())
          own[reading.measure] = pieces(element.pieces, reading.measure, own);
        if (given_by_class(element.counts, reading.measure))
          own[reading.measure] = counted(element.counts, reading.measure, own);
        // All of them, also where they are the feature's: the element before may have had others.
        group.measures.push_back({reading.measure, own[reading.measure]});
      }
      elements.push_back(std::move(group));
    }
    return elements;
  }

  static bool given_by_class(const std::vector<FeatureForm::Count>& counts, MeasureNumber measure) {
    return std::any_of(counts.begin(), counts.end(),
                       [&](const FeatureForm::Count& count) { return count.measure == measure; });
  }

  /// The row of the deepest class that has one which holds.
  const Weight* weight_of(MeasureNumber measure, ClassNumber of, const Measures& measures) const {
    for (ClassNumber depth = of; depth != no_number; depth = book_.classes[depth].parent)
      for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
        const Weight& weight = rules_.weights[program_.weights.begin + i];
        if (weight.in == measure && weight.of == depth && tests_hold(rules_, weight.guard.tests, measures) &&
            !replaced(weight, measures)) {
          used_.push_back(weight.row);
          return &weight;
        }
      }
    return nullptr;
  }

  bool replaced(const Weight& weight, const Measures& measures) const {
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Guard& other = rules_.weights[program_.weights.begin + i].guard;
      for (std::uint32_t j = 0; j < other.instead_of.size; ++j)
        if (rules_.replaced[other.instead_of.begin + j] == weight.row && tests_hold(rules_, other.tests, measures))
          return true;
    }
    return false;
  }

  std::int32_t weighed(const Weight& weight, const Pieces& piece, const Measures& measures) const {
    const std::int32_t number = number_of(weight, piece, measures);
    counted_.note(weight.row, weight.in, piece.tiles, number);
    return number;
  }

  static std::int32_t number_of(const Weight& weight, const Pieces& piece, const Measures& measures) {
    switch (weight.as) {
      case CountAs::number:
        return clamp_points(std::int64_t{weight.number} * piece.tiles);
      case CountAs::tiles:
        return piece.tiles;
      case CountAs::squares:
        return piece.squares;
      case CountAs::segments:
        return piece.segments;
      case CountAs::measure:
        return clamp_points(std::int64_t{measures[weight.measure]} * piece.tiles);
    }
    return 0;
  }

  std::int32_t pieces(const std::vector<Pieces>& list, MeasureNumber measure, const Measures& measures) const {
    std::int64_t sum = 0;
    for (const Pieces& piece : list)
      if (const Weight* weight = weight_of(measure, piece.of, measures)) sum += weighed(*weight, piece, measures);
    return clamp_points(sum);
  }

  /// Numbers of a measure that were given class by class; a class without a row counts in full.
  std::int32_t counted(const std::vector<FeatureForm::Count>& list, MeasureNumber measure,
                       const Measures& measures) const {
    std::int64_t sum = 0;
    for (const FeatureForm::Count& count : list) {
      if (count.measure != measure) continue;
      const Weight* weight = weight_of(measure, count.pieces.of, measures);
      sum += weight ? weighed(*weight, count.pieces, measures) : count.pieces.tiles;
    }
    return clamp_points(sum);
  }

  /// Figures of one player, each with its weight; without a row, those of the measure's own class weigh 1.
  std::int32_t figures(const FeatureForm::PlayerNumbers& player, MeasureNumber measure,
                       const Measures& measures) const {
    std::int64_t sum = 0;
    for (const FeatureForm::PlayerNumbers::Figures& figure : player.figures) {
      const Pieces piece{figure.kind, figure.number, figure.number, figure.number};
      if (const Weight* weight = weight_of(measure, figure.kind, measures))
        sum += weighed(*weight, piece, measures);
      else if (is_a(figure.kind, book_.measures[measure].of))
        sum += figure.number;
    }
    return clamp_points(sum);
  }

  bool is_a(ClassNumber kind, ClassNumber wanted) const {
    while (kind != no_number && kind != wanted) kind = book_.classes[kind].parent;
    return wanted != no_number && kind == wanted;
  }

  /// The tie-break that the player meets, or no_number.
  RowNumber tie_break(const Measures& measures) const {
    for (const std::uint32_t i : holding(rules_, candidates(rules_.payments, program_.tie_breaks), measures)) {
      const Payment& payment = rules_.payments[program_.tie_breaks.begin + i];
      if (!tests_hold(rules_, payment.conditions, measures)) continue;
      used_.push_back(payment.row);
      return payment.row;
    }
    return no_number;
  }

  /// Things that were there and count nothing, since an exception of their own row holds.
  void note_exceptions() const {
    for (std::uint32_t i = 0; i < program_.steps.size; ++i) {
      const Step& step = rules_.steps[program_.steps.begin + i];
      if (step.factor_count != 1 || step.on_player || step.each || measures_[step.factors[0]] == 0) continue;
      if (asks_for_nothing_else(book_.rows[step.row]) && !tests_hold(rules_, step.guard.tests, measures_))
        counted_.note(step.row, step.factors[0], measures_[step.factors[0]], 0);
    }
  }

  /// Whether all that a row asks of measures is that something be not so.
  static bool asks_for_nothing_else(const Row& row) {
    using Kind = Condition::Kind;
    return std::none_of(row.when.begin(), row.when.end(), [](const Condition& c) {
      return c.kind == Kind::measure || c.kind == Kind::all || c.kind == Kind::any;
    });
  }

  const FeatureForm& form_;
  const Rulebook& book_;
  const RuleSet& rules_;
  const Program& program_;
  Measures measures_{};
  mutable std::vector<RowNumber> used_;  // rows that counted, set or broke a tie
  mutable Countings counted_;
};

}  // namespace

Measures settled(const FeatureForm& form, const Rulebook& book, const RuleSet& rules) {
  FormScorer scorer(form, book, rules);
  scorer.settle();
  return scorer.measures();
}

ScoreSheets score(const FeatureForm& form, const Rulebook& book, const RuleSet& rules) {
  ScoreSheets sheets;
  if (rules.program(form.item, form.phase).scored) {
    FormScorer(form, book, rules).run(sheets);
    return sheets;
  }
  Sheet sheet;  // nothing scores it in this phase: a sheet of 0
  sheet.item = form.item;
  sheet.phase = form.phase;
  sheets.sheets.push_back(sheet);
  return sheets;
}

}  // namespace cadastre
