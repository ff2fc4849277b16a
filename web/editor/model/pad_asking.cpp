// Reads the questions of a form from what its item needs.

#include <algorithm>
#include <utility>

#include "cadastre/contains.hpp"
#include "cadastre/selector.hpp"
#include "cadastre/sort.hpp"
#include "model/pad_form.hpp"

namespace cadastre::editor {
namespace {

class Asking {
 public:
  Asking(const Draft& draft, const Rulebook& book, const RuleSet& rules)
      : form_(draft.form),
        told_(draft.told),
        book_(book),
        rules_(rules),
        program_(rules.program(draft.form.item, draft.form.phase)) {
    played_.item = form_.item;
    played_.scored[static_cast<std::size_t>(form_.phase)] = program_.scored;
    find_needs(book, rules, played_);
  }

  PadForm run() {
    for (const MeasureNeed& need : played_.needs) read(need);
    for (std::uint32_t i = 0; i < program_.readings.size; ++i)
      add_kinds(rules_.readings[program_.readings.begin + i].measure);
    ask_about_elements();
    sort_stably(asked_.of_feature, [&](const Asked& a, const Asked& b) { return rank(a) < rank(b); });
    for (const std::string& role : played_.roles) {
      std::optional<Player> player;
      for (const FeatureForm::Role& given : form_.roles)
        if (given.role == role) player = given.player;
      asked_.roles.push_back({role, player});
    }
    return std::move(asked_);
  }

 private:
  /// Sizes first, then what there nearly always is, then the rest; whatever waits for an answer comes after it.
  int rank(const Asked& one) const {
    if (one.rare) return 3;
    if (is_size(one)) return 0;
    return one.usual.first > 0 && !one.waits ? 1 : 2;
  }

  bool is_size(const Asked& one) const {
    if (one.at.element == Question::some || one.at.measure == program_.each) return true;
    const Maker maker = book_.measures[one.at.measure].maker;
    return maker == Maker::pieces || maker == Maker::squares;
  }

  void read(const MeasureNeed& need) {
    const Measure& known = book_.measures[need.measure];
    if (known.maker == Maker::players) return;  // they sit at the table
    if (known.on == MeasureOn::player) {
      ask(need, asked_.of_player, false);
    } else if (need.of_each) {
      ask(need, of_element_, false);
      asked_.each_differs |= known.maker == Maker::pieces;
    } else if (known.maker != Maker::pieces || !std::exchange(pieces_, true)) {  // asked once, whoever counts them
      ask(need, asked_.of_feature, need.measure != program_.each);
    }
  }

  /// What each element answers for itself hides nothing of the whole.
  bool is_hidden(const MeasureNeed& need) const {
    for (const MeasureNeed& gate : played_.needs)
      if (gate.measure == need.only_if)
        return !gate.of_each &&
               !need.is_asked_at(answer_of(form_, {need.only_if, no_number, Question::whole, {}}, book_));
    return false;
  }

  /// Things of a class that weighs more than one, or by its parts, are asked apart.
  void ask(const MeasureNeed& need, std::vector<Asked>& to, bool by_class) {
    const Measure& known = book_.measures[need.measure];
    Asked one;
    one.at.measure = need.measure;
    one.usual = usual(book_, book_.items[form_.item], need.measure);
    one.waits = need.only_if != no_number;
    one.hidden = one.waits && is_hidden(need);
    one.min = known.min;
    one.max = known.max > 0 ? known.max : 1000;
    if (known.is_switch()) {
      one.kind = Asked::Kind::yes;
      one.max = 1;
    } else if (!known.choices.empty()) {
      one.kind = Asked::Kind::choice;
      one.choices = need.choices;
      if ((one.choices & (one.choices - 1)) == 0) return;  // a choice of one
      one.max = static_cast<std::int32_t>(known.choices.size()) - 1;
    } else if (one.min >= 0 && one.max == one.min + 1) {  // two numbers are a choice too
      one.kind = Asked::Kind::choice;
      one.choices = std::uint64_t{3} << one.min;
    }
    const bool pieces = known.maker == Maker::pieces;
    const std::vector<Heavy> heavy = by_class || pieces ? heavy_of(need.measure) : std::vector<Heavy>{};
    if (pieces && by_class && !heavy.empty()) one.at.of = heavy.front().of;  // pieces are always of some class
    add(one, to);
    if (!by_class) return;
    one.kind = Asked::Kind::number;
    one.rare = true;
    one.min = one.usual.from = one.usual.first = 0;
    for (const Heavy& each : heavy) {
      if (each.as == CountAs::tiles) continue;
      one.at.of = each.of;
      one.as = each.as;
      add(one, to);
    }
  }

  void add(Asked one, std::vector<Asked>& to) {
    one.value = answer_of(form_, one.at, book_);
    to.push_back(one);
  }

  struct Heavy {
    ClassNumber of = 0;
    CountAs as = CountAs::tiles;  ///< tiles: as any other
  };

  /// Classes with a weight in a measure, the plainest first.
  std::vector<Heavy> heavy_of(MeasureNumber measure) const {
    std::vector<Heavy> classes;
    const bool pieces = book_.measures[measure].maker == Maker::pieces;
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Weight& weight = rules_.weights[program_.weights.begin + i];
      if (pieces ? book_.measures[weight.in].maker != Maker::pieces : weight.in != measure) continue;
      const bool plain = weight.as == CountAs::number && weight.number <= 1;  // one more of them, or none at all
      const auto known =
          std::find_if(classes.begin(), classes.end(), [&](const Heavy& h) { return h.of == weight.of; });
      if (known == classes.end())
        classes.push_back({weight.of, plain ? CountAs::tiles : weight.as});
      else if (known->as == CountAs::tiles && !plain)
        known->as = weight.as;
    }
    sort_stably(classes, [&](const Heavy& a, const Heavy& b) { return depth_of(a.of, book_) < depth_of(b.of, book_); });
    return classes;
  }

  void add_kind(ClassNumber kind) {
    if (kind == no_number || !book_.classes[kind].figure) return;
    if (!contains(asked_.kinds, kind)) asked_.kinds.push_back(kind);
  }

  void add_kinds(MeasureNumber measure) {
    if (book_.measures[measure].maker != Maker::figures || book_.measures[measure].on != MeasureOn::player) return;
    for (std::uint32_t i = 0; i < program_.weights.size; ++i) {
      const Weight& weight = rules_.weights[program_.weights.begin + i];
      if (weight.in == measure) add_kind(weight.of);
    }
    add_kind(book_.measures[measure].of);
  }

  void ask_about_elements() {
    if (!program_.has_each || program_.each == no_number) return;
    for (const Heavy& each : heavy_of(program_.each))
      if (!book_.classes[each.of].figure && each.as != CountAs::tiles) asked_.classes.push_back(each.of);
    if (of_element_.empty() && asked_.classes.empty()) return;
    if (ask_how_many()) return;
    asked_.has_elements = true;
    for (std::size_t i = 0; i < form_.elements.size() && (i < told_ || asked_.each_differs); ++i) tell(i);
  }

  /// Where elements differ in one thing alone, it is enough to know how many have it.
  bool ask_how_many() {
    if (asked_.each_differs || of_element_.size() + asked_.classes.size() != 1) return false;
    Asked one;
    if (of_element_.empty())
      one.at.of = asked_.classes.front();
    else if (of_element_.front().kind == Asked::Kind::yes || of_element_.front().choices == 3)
      one.at.measure = of_element_.front().at.measure;
    else
      return false;
    asked_.classes.clear();
    one.at.element = Question::some;
    one.max = one.usual.to = answer_of(form_, {program_.each, no_number, Question::whole, {}}, book_);
    one.hidden = one.max == 0;
    add(one, asked_.of_feature);
    return true;
  }

  void tell(std::size_t i) {
    std::vector<Asked> of_one;
    Asked which;
    which.kind = Asked::Kind::choice;
    which.at.element = static_cast<std::int16_t>(i);
    if (!asked_.classes.empty()) add(which, of_one);
    for (Asked one : of_element_) {
      one.at.element = static_cast<std::int16_t>(i);
      if (!one.hidden) add(one, of_one);
    }
    asked_.elements.push_back(std::move(of_one));
  }

  const FeatureForm& form_;
  std::size_t told_;
  const Rulebook& book_;
  const RuleSet& rules_;
  const Program& program_;
  PlayedItem played_;
  PadForm asked_;
  std::vector<Asked> of_element_;
  bool pieces_ = false;
};

}  // namespace

int depth_of(ClassNumber of, const Rulebook& book) {
  int steps = 0;
  while ((of = book.classes[of].parent) != no_number) ++steps;
  return steps;
}

PadForm whole_pad_form(const Draft& draft, const Rulebook& book, const RuleSet& rules) {
  return Asking(draft, book, rules).run();
}

PadForm pad_form(const Draft& draft, const Rulebook& book, const RuleSet& rules) {
  PadForm form = whole_pad_form(draft, book, rules);
  for (std::vector<Asked>* list : {&form.of_feature, &form.of_player})
    std::erase_if(*list, [](const Asked& one) { return one.hidden; });
  return form;
}

}  // namespace cadastre::editor
