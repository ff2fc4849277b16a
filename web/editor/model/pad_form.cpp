#include "model/pad_form.hpp"

#include <algorithm>
#include <utility>

#include "cadastre/sort.hpp"

namespace cadastre::editor {
namespace {

using Pieces = FeatureForm::Pieces;

/// Where a measure matters, and how.
struct Use {
  bool feature = false, element = false;
  bool number = false;        ///< how many counts, not only whether there is any
  std::uint64_t choices = 1;  ///< that some rule asks for; the first is what holds without an answer
};

/// Reads a program: what do its rows make of each measure?
class Uses {
 public:
  Uses(const Rulebook& book, const RuleSet& rules, const Program& program)
      : book_(book), rules_(rules), of_(book.measures.size()) {
    const auto at = [](Range r) { return r.begin; };
    for (std::uint32_t i = 0; i < program.steps.size; ++i) step(rules.steps[at(program.steps) + i]);
    for (std::uint32_t i = 0; i < program.awards.size; ++i) {
      step(rules.awards[at(program.awards) + i].step);
      payment(rules.awards[at(program.awards) + i].payment);
    }
    for (std::uint32_t i = 0; i < program.who.size; ++i) payment(rules.payments[at(program.who) + i]);
    for (std::uint32_t i = 0; i < program.tie_breaks.size; ++i) payment(rules.payments[at(program.tie_breaks) + i]);
    for (std::uint32_t i = 0; i < program.sets.size; ++i) payment(rules.sets[at(program.sets) + i]);
    for (std::uint32_t i = 0; i < program.weights.size; ++i) {
      const Weight& weight = rules.weights[at(program.weights) + i];
      tests(weight.guard.tests, false);
      if (weight.measure != no_number) number(weight.measure, false);
    }
  }

  const Use& of(MeasureNumber measure) const { return of_[measure]; }
  const std::vector<std::string_view>& roles() const { return roles_; }

 private:
  void use(MeasureNumber measure, bool each) { (each ? of_[measure].element : of_[measure].feature) = true; }
  void number(MeasureNumber measure, bool each) {
    use(measure, each);
    of_[measure].number = true;
  }
  void tests(Range range, bool each) {
    for (std::uint32_t i = 0; i < range.size; ++i) {
      const MeasureTest& test = rules_.tests[range.begin + i];
      use(test.measure, each);
      of_[test.measure].choices |= test.choices;
      const bool any = test.min <= 1 && test.max >= book_.measures[test.measure].max;
      const bool none = test.min <= 0 && test.max == 0;
      if (test.choices == 0 && !any && !none) of_[test.measure].number = true;
    }
  }
  void step(const Step& step) {
    for (int i = 0; i < step.factor_count; ++i) number(step.factors[i], step.each);
    tests(step.guard.tests, step.each);
  }
  void payment(const Payment& payment) {
    const Payee& payee = book_.rows[payment.row].payee;
    if (payee.most != no_number) number(payee.most, false);
    tests(payment.conditions, false);
    tests(payment.guard.tests, false);
    if (payee.scorer == Scorer::role && std::find(roles_.begin(), roles_.end(), payee.role) == roles_.end())
      roles_.push_back(payee.role);
  }

  const Rulebook& book_;
  const RuleSet& rules_;
  std::vector<Use> of_;
  std::vector<std::string_view> roles_;
};

bool is_yes_or_no(const Measure& measure) {
  return measure.choices.size() == 2 && measure.choices[0] == "no" && measure.choices[1] == "yes";
}

/// Reads a form's questions from its program.
class Asking {
 public:
  Asking(const Draft& draft, const Rulebook& book, const RuleSet& rules)
      : form_(draft.form),
        told_(draft.told),
        book_(book),
        rules_(rules),
        program_(rules.program(draft.form.item, draft.form.phase)),
        uses_(book, rules, program_) {}

  PadForm run() {
    for (std::uint32_t i = 0; i < program_.readings.size; ++i)
      read(rules_.readings[program_.readings.begin + i].measure);
    add_classes_of_elements();
    const auto rank = [&](const Asked& one) { return one.rare ? 2 : is_size(one) ? 0 : 1; };
    sort_stably(asked_.of_feature, [&](const Asked& a, const Asked& b) { return rank(a) < rank(b); });
    for (const std::string_view role : uses_.roles()) {
      std::optional<Player> player;
      for (const FeatureForm::Role& given : form_.roles)
        if (given.role == role) player = given.player;
      asked_.roles.push_back({role, player});
    }
    asked_.has_elements = program_.has_each && (!of_element_.empty() || !asked_.classes.empty());
    if (asked_.has_elements) add_elements();
    return std::move(asked_);
  }

 private:
  bool is_size(const Asked& one) const {
    const Maker maker = book_.measures[one.at.measure].maker;
    return maker == Maker::pieces || maker == Maker::squares || one.at.measure == program_.each;
  }

  void read(MeasureNumber measure) {
    const Measure& known = book_.measures[measure];
    const Use& use = uses_.of(measure);
    if (known.maker == Maker::so_far || known.maker == Maker::players) return;
    if (known.on == MeasureOn::player) {
      if (!use.feature && !use.element) return;
      if (known.maker == Maker::figures)
        add_kinds(measure);
      else
        ask(measure, asked_.of_player, false);
      return;
    }
    // The number of elements and pieces are asked once, whoever counts them.
    if (known.maker == Maker::pieces && use.feature) {
      if (std::exchange(pieces_, true)) return;
    }
    if (use.feature && known.on == MeasureOn::feature && measure != program_.each)
      ask(measure, asked_.of_feature, true);
    if (measure == program_.each) ask(measure, asked_.of_feature, false);
    if (use.element && measure != program_.each) {
      ask(measure, of_element_, false);
      if (known.maker == Maker::pieces) asked_.each_differs = true;
    }
  }

  /// Classes of things that weigh something of their own are asked apart.
  void ask(MeasureNumber measure, std::vector<Asked>& to, bool by_class) {
    const Measure& known = book_.measures[measure];
    Asked one;
    one.at.measure = measure;
    one.min = known.min;
    one.max = known.max > 0 ? known.max : 1000;
    const Use& use = uses_.of(measure);
    if (!known.choices.empty()) {
      one.kind = is_yes_or_no(known) ? Asked::Kind::yes : Asked::Kind::choice;
      one.choices = use.choices;
      if ((one.choices & (one.choices - 1)) == 0) return;  // a choice of one
      one.max = static_cast<std::int32_t>(known.choices.size()) - 1;
    } else if (measure != program_.each && (known.max == 1 || !use.number)) {
      one.kind = Asked::Kind::yes;
      one.max = 1;
    }
    const std::vector<ClassNumber> classes = by_class ? classes_of(measure) : std::vector<ClassNumber>{};
    if (classes.size() > 1 || (known.maker == Maker::pieces && !classes.empty())) {
      for (const ClassNumber of : classes) {
        one.at.of = of;
        one.rare = of != classes.front();
        if (one.rare) one.kind = Asked::Kind::number, one.min = 0;
        add(one, to);
      }
      return;
    }
    add(one, to);
  }

  void add(Asked one, std::vector<Asked>& to) {
    one.value = answer_of(form_, one.at, book_);
    to.push_back(one);
  }

  /// Classes with a weight in a measure, the plainest first.
  std::vector<ClassNumber> classes_of(MeasureNumber measure) const {
    std::vector<ClassNumber> classes;
    const bool pieces = book_.measures[measure].maker == Maker::pieces;
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Weight& weight = rules_.weights[program_.weights.begin + i];
      const bool counts = pieces ? book_.measures[weight.in].maker == Maker::pieces : weight.in == measure;
      if (counts && std::find(classes.begin(), classes.end(), weight.of) == classes.end()) classes.push_back(weight.of);
    }
    sort_stably(classes, [&](ClassNumber a, ClassNumber b) { return depth(a) < depth(b); });
    return classes;
  }

  int depth(ClassNumber of) const {
    int steps = 0;
    while ((of = book_.classes[of].parent) != no_number) ++steps;
    return steps;
  }

  void add_classes_of_elements() {
    if (!program_.has_each || program_.each == no_number) return;
    for (const ClassNumber of : classes_of(program_.each))
      if (!book_.classes[of].figure) asked_.classes.push_back(of);
  }

  void add_kind(ClassNumber kind) {
    if (kind == no_number || !book_.classes[kind].figure) return;
    if (std::find(asked_.kinds.begin(), asked_.kinds.end(), kind) == asked_.kinds.end()) asked_.kinds.push_back(kind);
  }

  void add_kinds(MeasureNumber measure) {
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Weight& weight = rules_.weights[program_.weights.begin + i];
      if (weight.in == measure) add_kind(weight.of);
    }
    add_kind(book_.measures[measure].of);
  }

  void add_elements() {
    for (std::size_t i = 0; i < form_.elements.size() && (i < told_ || asked_.each_differs); ++i) {
      std::vector<Asked> of_one;
      if (!asked_.classes.empty()) {
        Asked one;
        one.kind = Asked::Kind::choice;
        one.at.element = static_cast<std::int16_t>(i);
        add(one, of_one);
      }
      for (Asked one : of_element_) {
        one.at.element = static_cast<std::int16_t>(i);
        add(one, of_one);
      }
      asked_.elements.push_back(std::move(of_one));
    }
  }

  const FeatureForm& form_;
  std::size_t told_;
  const Rulebook& book_;
  const RuleSet& rules_;
  const Program& program_;
  Uses uses_;
  PadForm asked_;
  std::vector<Asked> of_element_;
  bool pieces_ = false;
};

/// The lists that a question's answer stands in; null if there is no such player or element.
template <class Form>
struct Lists {
  decltype(&std::declval<Form&>().pieces) pieces = nullptr;
  decltype(&std::declval<Form&>().measures) measures = nullptr;
  decltype(&std::declval<Form&>().counts) counts = nullptr;
};

template <class Form>
Lists<Form> lists_of(Form& form, const Question& q) {
  if (q.player) {
    for (auto& numbers : form.players)
      if (numbers.player == *q.player) return {nullptr, &numbers.measures, &numbers.counts};
    return {};
  }
  if (q.element < 0) return {&form.pieces, &form.measures, &form.counts};
  const auto n = static_cast<std::size_t>(q.element);
  if (n >= form.elements.size()) return {};
  return {&form.elements[n].pieces, &form.elements[n].measures, &form.elements[n].counts};
}

FeatureForm::PlayerNumbers& numbers_of(FeatureForm& form, Player player) {
  for (FeatureForm::PlayerNumbers& numbers : form.players)
    if (numbers.player == player) return numbers;
  form.players.push_back({player, {}, {}, {}});
  return form.players.back();
}

void drop_absent(FeatureForm& form) {
  std::erase_if(form.players, [](const FeatureForm::PlayerNumbers& p) {
    return p.figures.empty() && p.measures.empty() && p.counts.empty();
  });
}

bool by_pieces(const Question& q, const Rulebook& book) {
  return q.of != no_number && book.measures[q.measure].maker == Maker::pieces;
}

bool is_told_apart(const FeatureForm::Element& element) { return !(element == FeatureForm::Element{}); }

std::int32_t number_in(const std::vector<FactorNumber>& list, MeasureNumber measure) {
  for (const FactorNumber& each : list)
    if (each.measure == measure) return each.number;
  return 0;
}

void put_number(std::vector<FactorNumber>& list, MeasureNumber measure, std::int32_t number) {
  for (FactorNumber& each : list)
    if (each.measure == measure) {
      each.number = number;
      if (number == 0) list.erase(list.begin() + (&each - list.data()));
      return;
    }
  if (number != 0) list.push_back({measure, number});
}

}  // namespace

PadForm pad_form(const Draft& draft, const Rulebook& book, const RuleSet& rules) {
  return Asking(draft, book, rules).run();
}

std::int32_t answer_of(const FeatureForm& form, const Question& q, const Rulebook& book) {
  if (q.measure == no_number) {
    const auto n = static_cast<std::size_t>(q.element);
    return n < form.elements.size() && form.elements[n].of != no_number ? form.elements[n].of : -1;
  }
  const auto lists = lists_of(form, q);
  if (!lists.measures) return 0;
  if (by_pieces(q, book)) {
    for (const Pieces& piece : *lists.pieces)
      if (piece.of == q.of) return piece.tiles;
    return 0;
  }
  if (q.of != no_number) {
    for (const FeatureForm::Count& count : *lists.counts)
      if (count.measure == q.measure && count.pieces.of == q.of) return count.pieces.tiles;
    return 0;
  }
  const bool counts_elements = q.element < 0 && !q.player && q.measure == book.items[form.item].each;
  if (counts_elements && !form.elements.empty()) return static_cast<std::int32_t>(form.elements.size());
  return number_in(*lists.measures, q.measure);
}

void answer(FeatureForm& form, const Question& q, std::int32_t value, const Rulebook& book) {
  if (q.measure == no_number) {
    const auto n = static_cast<std::size_t>(q.element);
    if (n < form.elements.size()) form.elements[n].of = value < 0 ? no_number : static_cast<ClassNumber>(value);
    return;
  }
  if (q.player) numbers_of(form, *q.player);
  const auto lists = lists_of(form, q);
  if (!lists.measures) return;
  if (q.of != no_number) {
    const Pieces pieces{q.of, value, value, value};
    if (by_pieces(q, book)) {
      std::erase_if(*lists.pieces, [&](const Pieces& piece) { return piece.of == q.of; });
      if (value != 0) lists.pieces->push_back(pieces);
    } else {
      std::erase_if(*lists.counts, [&](const FeatureForm::Count& count) {
        return count.measure == q.measure && count.pieces.of == q.of;
      });
      if (value != 0) lists.counts->push_back({q.measure, pieces});
    }
  } else if (q.element < 0 && !q.player && q.measure == book.items[form.item].each && !form.elements.empty()) {
    form.elements.resize(static_cast<std::size_t>(value));
  } else {
    put_number(*lists.measures, q.measure, value);
  }
  drop_absent(form);
}

std::int32_t figures_of(const FeatureForm& form, Player player, ClassNumber kind) {
  for (const FeatureForm::PlayerNumbers& numbers : form.players)
    if (numbers.player == player)
      for (const auto& figures : numbers.figures)
        if (figures.kind == kind) return figures.number;
  return 0;
}

void set_figures(FeatureForm& form, Player player, ClassNumber kind, std::int32_t number) {
  auto& figures = numbers_of(form, player).figures;
  std::erase_if(figures, [&](const auto& each) { return each.kind == kind; });
  if (number > 0) figures.push_back({kind, number});
  drop_absent(form);
}

void tell_elements(Draft& draft, std::size_t told, const Rulebook& book) {
  FeatureForm& form = draft.form;
  const MeasureNumber each = book.items[form.item].each;
  if (each == no_number) return;
  const auto all = static_cast<std::size_t>(answer_of(form, {each, no_number, -1, {}}, book));
  put_number(form.measures, each, 0);
  // Those that are told no more are like all others again.
  if (told < draft.told && draft.told <= form.elements.size())
    for (std::size_t i = told; i < draft.told; ++i) form.elements[i] = {};
  draft.told = told;
  if (told > 0) {
    form.elements.resize(std::max(all, told));
  } else {
    form.elements.clear();
    put_number(form.measures, each, static_cast<std::int32_t>(all));
  }
}

bool has_somebody(const FeatureForm& form) { return !form.players.empty() || !form.roles.empty(); }

std::vector<Asked> asked_of(Player player, const FeatureForm& form, const PadForm& asked, const Rulebook& book) {
  std::vector<Asked> all = asked.of_player;
  for (Asked& one : all) {
    one.at.player = player;
    one.value = answer_of(form, one.at, book);
  }
  return all;
}

Draft new_draft(ItemNumber item, Phase phase, const Entries& entries, std::size_t players, const Rulebook& book,
                const RuleSet& rules) {
  Draft draft;
  FeatureForm& form = draft.form;
  form.item = item;
  form.phase = phase;
  const Program& program = rules.program(item, phase);
  for (std::uint32_t i = 0; i < program.readings.size; ++i) {
    const MeasureNumber measure = rules.readings[program.readings.begin + i].measure;
    if (book.measures[measure].maker == Maker::players)
      put_number(form.measures, measure, static_cast<std::int32_t>(players));
  }
  const PadForm asked = pad_form(draft, book, rules);
  if (asked.of_feature.empty()) return draft;
  const Asked& size = asked.of_feature.front();
  const Maker maker = book.measures[size.at.measure].maker;
  std::int32_t value = size.min;
  if (maker == Maker::pieces) value = phase == Phase::during ? 2 : 1;
  // A square and the eight around it.
  if (maker == Maker::squares) value = phase == Phase::during ? 9 : 5;
  if (size.at.measure == program.each) value = 1;
  if (maker == Maker::pieces || maker == Maker::squares || size.at.measure == program.each)
    for (const FeatureForm& entry : entries)
      if (entry.item == item && entry.phase == phase) value = std::max(answer_of(entry, size.at, book), size.min);
  answer(form, size.at, value, book);
  if (asked.each_differs) tell_elements(draft, static_cast<std::size_t>(value), book);
  return draft;
}

Draft draft_of(const Entries& entries, std::size_t entry, const Rulebook& book, const RuleSet& rules) {
  Draft draft{entries[entry], entry, 0};
  const auto& elements = draft.form.elements;
  for (std::size_t i = 0; i < elements.size(); ++i)
    if (is_told_apart(elements[i])) draft.told = i + 1;
  if (pad_form(draft, book, rules).each_differs) draft.told = elements.size();
  return draft;
}

}  // namespace cadastre::editor
