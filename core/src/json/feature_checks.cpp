#include "json/feature_checks.hpp"

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/text.hpp"
#include "rules/compile.hpp"
#include "rules/conditions.hpp"
#include "scoring/measures.hpp"

namespace cadastre {
namespace {

class FeatureChecks {
 public:
  FeatureChecks(const Node& root, const Rulebook& book, const RuleSet& rules, FeatureForm& form, bool kept)
      : root_(root),
        book_(book),
        rules_(rules),
        form_(form),
        program_(rules.program(form.item, form.phase)),
        kept_(kept) {}

  void run() {
    if (!program_.scored) return;
    numbers_ = settled(form_, book_, rules_);
    // What chooses between rules comes first: it decides which other numbers count.
    for (const bool choices : {true, false})
      for (std::uint32_t i = 0; i < program_.readings.size; ++i) {
        const MeasureNumber measure = rules_.readings[program_.readings.begin + i].measure;
        if (usual(book_, book_.items[form_.item], measure).needed && book_.measures[measure].choices.empty() != choices)
          check(measure);
      }
    check_roles();
    for (const RowNumber row : rules_.rows)
      if (book_.rows[row].warns) check_row(row);
  }

 private:
  void check(MeasureNumber number) {
    const Measure& measure = book_.measures[number];
    if (!counts(number)) return;
    if (measure.maker == Maker::pieces) return check_pieces(measure);
    if (kept_ || is_given(number)) return;
    if (measure.on == MeasureOn::player) {
      const std::string& key = measure.of == no_number ? measure.id : book_.classes[measure.of].id;
      return root_.at("players").report("missing", {{"key", key}, {"measure", measure.id}});
    }
    const Node node = place_of("measures", measure.id);
    const std::int32_t first = usual(book_, book_.items[form_.item], number).first;
    if (!measure.choices.empty()) {
      node.warn("filled-in", {{"measure", measure.id},
                              {"choice", measure.choices[static_cast<std::size_t>(first)]},
                              {"choices", names_of(measure.choices)}});
    } else if (measure.min > 0 && form_.phase == Phase::during) {
      node.warn("filled-in", {{"measure", measure.id}, {"number", std::int64_t{first}}});
    } else {
      return node.report("missing", {{"key", measure.id}, {"measure", measure.id}});
    }
    form_.measures.push_back({number, first});
    numbers_ = settled(form_, book_, rules_);
  }

  /// Tiles of the feature, or of each element that has its own.
  void check_pieces(const Measure& measure) const {
    if (pieces_are_given()) return;
    const Item& item = book_.items[form_.item];
    const auto& blocks = measure.of_each;
    const bool of_each = contains(blocks, item.block);
    if (!of_each) return root_.at("tiles").report("missing", {{"key", "tiles"}, {"measure", measure.id}});
    const Node list = root_.at(item.block.c_str());
    if (list.is_list())
      list.for_each([&](const Node& element) {
        const bool given = element.has("tiles") || says(element, "pieces") || says(element, measure.id);
        if (element.is_object() && !given)
          element.at("tiles").report("missing", {{"key", "tiles"}, {"measure", measure.id}});
      });
  }

  /// Whether a rule that gives points, or chooses among those that do, takes it with the other numbers as they are.
  bool counts(MeasureNumber number) const {
    if (!book_.measures[number].choices.empty() || book_.measures[number].maker == Maker::pieces) return true;
    for (std::uint32_t i = 0; i < program_.steps.size; ++i) {
      const Step& step = rules_.steps[program_.steps.begin + i];
      const bool factor = step.factors[0] == number || step.factors[1] == number;
      if (may_hold(step.guard.tests, number, factor)) return true;
    }
    for (std::uint32_t i = 0; i < program_.awards.size; ++i) {
      const Award& award = rules_.awards[program_.awards.begin + i];
      if (may_hold(award.step.guard.tests, number, book_.rows[award.step.row].payee.most == number)) return true;
    }
    return false;
  }

  /// With what players have of their own, and with the number itself, everything may be. The number has to be `asked`
  /// for, if not by one of the tests.
  bool may_hold(Range tests, MeasureNumber number, bool asked) const {
    for (std::uint32_t i = 0; i < tests.size; ++i) asked |= rules_.tests[tests.begin + i].measure == number;
    return asked && every_run_holds(rules_, tests, [&](const MeasureTest& test) {
             const Measure& measure = book_.measures[test.measure];
             return test.measure == number || measure.on != MeasureOn::feature || measure.maker != Maker::given ||
                    holds(test, numbers_[test.measure]);
           });
  }

  /// Where a member of one of the root's objects is, or would be.
  Node place_of(const char* object, const std::string& member) const {
    const Node all = root_.at(object);
    return all.missing() ? all : all.at(member.c_str());
  }

  static bool says(const Node& node, const std::string& member) { return !node.at(member.c_str()).says_nothing(); }
  /// Also what could not be read: that is told already.
  bool is_given(MeasureNumber number) const {
    const Measure& measure = book_.measures[number];
    if (measure.on != MeasureOn::player) return says(root_.at("measures"), measure.id);
    bool given = false;
    root_.at("players").for_each_member([&](std::string_view, const Node& player) {
      given |= measure.maker == Maker::figures || says(player, measure.id);
    });
    return given;
  }

  bool pieces_are_given() const {
    if (root_.has("tiles") || says(root_, "pieces")) return true;
    for (std::uint32_t i = 0; i < program_.readings.size; ++i) {
      const MeasureNumber number = rules_.readings[program_.readings.begin + i].measure;
      if (book_.measures[number].maker == Maker::pieces && is_given(number)) return true;
    }
    return false;
  }

  /// Where something is somebody's, without whom nobody gets it. Nobody pays themselves.
  void check_roles() {
    std::optional<Player> payer;
    for (std::uint32_t i = 0; i < program_.who.size; ++i) {
      const Payment& payment = rules_.payments[program_.who.begin + i];
      if (const auto* given = check_role(payment.row, payment.guard)) payer = given->player;
    }
    for (std::uint32_t i = 0; i < program_.awards.size; ++i) {
      const Step& step = rules_.awards[program_.awards.begin + i].step;
      auto* given = check_role(step.row, step.guard);
      if (!given || given->player != payer) continue;
      place_of("roles", given->role)
          .warn("not-taken", {{"measure", given->role}, {"item", book_.items[form_.item].id}});
      form_.roles.erase(form_.roles.begin() + (given - form_.roles.data()));
    }
  }

  /// Who has the role of a row that may hold.
  FeatureForm::Role* check_role(RowNumber row, const Guard& guard) {
    const Payee& payee = book_.rows[row].payee;
    if (payee.role.empty() || !may_hold(guard.tests, no_number, true)) return nullptr;
    for (FeatureForm::Role& given : form_.roles)
      if (given.role == payee.role) return &given;
    const Node place = place_of("roles", payee.role);
    if (!payee.optional && !root_.at("roles").has(payee.role.c_str()))
      place.warn("role-missing", {{"role", payee.role}});
    return nullptr;
  }

  void check_row(RowNumber number) const {
    const Row& row = book_.rows[number];
    if (!attaches(row, form_.item, book_.items[form_.item], form_.phase)) return;
    const Settled broken = settle(book_, rules_.selection, rules_.flags, row.when);
    const std::string* of = nullptr;
    for (const Clause& clause : broken.clauses) {
      const auto one = std::find_if(clause.begin(), clause.end(),
                                    [&](const MeasureTest& test) { return holds(test, numbers_[test.measure]); });
      if (one == clause.end()) return;
      of = &book_.measures[one->measure].id;
    }
    if (of) place_of("measures", *of).warn("against-rule", {{"row", row.id}});
  }

  static std::string names_of(const std::vector<std::string>& list) {
    std::string names;
    for (const std::string& one : list) append_listed(names, one);
    return names;
  }

  const Node& root_;
  const Rulebook& book_;
  const RuleSet& rules_;
  FeatureForm& form_;
  const Program& program_;
  const bool kept_;
  Measures numbers_{};
};

}  // namespace

void check_feature(const Node& root, const Rulebook& book, const RuleSet& rules, FeatureForm& form, bool kept) {
  FeatureChecks(root, book, rules, form, kept).run();
}

}  // namespace cadastre
