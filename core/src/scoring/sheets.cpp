#include "scoring/sheets.hpp"

namespace cadastre {
namespace {

class SheetMaker {
 public:
  SheetMaker(const Rulebook& book, const RuleSet& rules, const SheetInput& in, ScoreSheets& out)
      : book_(book), rules_(rules), in_(in), out_(out), program_(rules.program(in.item, in.phase)) {}

  SheetNumber make() {
    sheet_.item = in_.item;
    sheet_.phase = in_.phase;
    sheet_.feature = in_.feature;
    sheet_.terms.begin = count(out_.terms);
    sheet_.value = pass(PassFor::nobody);
    sheet_.terms.size = count(out_.terms) - sheet_.terms.begin;
    if (sheet_.terms.size == 0) find_why_nothing();
    sheet_.shares.begin = count(out_.shares);
    if (const Payment* who = payment()) {
      sheet_.who = who->row;
      const Contenders contenders = in_.players.contenders(program_, *who, in_.measures);
      if (!contenders.empty()) add_shares(book_.rows[who->row].payee, contenders, out_.shares);
    }
    sheet_.shares.size = count(out_.shares) - sheet_.shares.begin;
    pay();
    add_awards();
    out_.sheets.push_back(sheet_);
    return static_cast<SheetNumber>(out_.sheets.size() - 1);
  }

 private:
  template <class T>
  static std::uint32_t count(const std::vector<T>& list) {
    return static_cast<std::uint32_t>(list.size());
  }

  Points pass(PassFor who) {
    tokens_.clear();
    return run_pass(book_, rules_, program_, in_.measures, in_.elements, who, out_.terms, tokens_);
  }

  /// Why a feature is worth nothing: the first row that found nothing, the feature's own before everybody's own. If
  /// none holds, the first that the choices ask for, else the first. Of a table only one row can hold, so that the
  /// others do not says nothing.
  void find_why_nothing() {
    RowNumber own = no_number, own_idle = no_number, chosen = no_number;
    for (std::uint32_t i = 0; i < program_.steps.size && sheet_.empty == no_number; ++i) {
      const Step& step = rules_.steps[program_.steps.begin + i];
      const Row& row = book_.rows[step.row];
      if (step.effect != Effect::add || book_.slots[row.slot].on_player || !row.unit.empty()) continue;
      RowNumber& empty = step.on_player ? own : sheet_.empty;
      RowNumber& idle = step.on_player ? own_idle : sheet_.idle;
      if (!tests_hold(rules_, step.guard.tests, in_.measures)) {
        if (chosen == no_number && is_chosen(step.guard.tests)) chosen = step.row;
        if (idle == no_number && !step.each && row.one_of.empty()) idle = step.row;
      } else if (empty == no_number && (step.each || step.factor_count > 0)) {
        empty = step.row;
      }
    }
    if (sheet_.empty == no_number) sheet_.empty = own;
    if (sheet_.idle == no_number) sheet_.idle = own_idle;
    if (chosen != no_number) sheet_.idle = chosen;
    if (sheet_.empty != no_number) sheet_.idle = no_number;
  }

  /// Whether some of the tests hold, and all that ask for a choice.
  bool is_chosen(Range tests) const {
    bool some = false;
    for (std::uint32_t i = 0; i < tests.size; ++i) {
      const MeasureTest& test = rules_.tests[tests.begin + i];
      const bool one = holds(test, in_.measures[test.measure]);
      if (!one && test.choices != 0) return false;
      some |= one;
    }
    return some;
  }

  /// The row that says who is paid.
  const Payment* payment() const {
    if (program_.who.size == 1 && rules_.payments[program_.who.begin].guard.tests.size == 0)
      return &rules_.payments[program_.who.begin];
    const auto held = holding(rules_, candidates(rules_.payments, program_.who), in_.measures);
    return held.empty() ? nullptr : &rules_.payments[program_.who.begin + held.front()];
  }

  void pay() {
    for (std::uint32_t i = 0; i < sheet_.shares.size; ++i) {
      const std::size_t at = sheet_.shares.begin + i;
      if (!out_.shares[at].scores) continue;
      if (!program_.has_on_player) {  // nothing is the player's own: the pass is the one for nobody
        out_.shares[at].points = sheet_.value;
        out_.shares[at].terms = sheet_.terms;
        continue;
      }
      in_.players.set_own(out_.shares[at].player, in_.measures);
      const std::uint32_t begin = count(out_.terms);
      out_.shares[at].points = pass(PassFor::player);
      out_.shares[at].terms = {begin, count(out_.terms) - begin};
      for (const Term& token : tokens_) given_.emplace_back(out_.shares[at].player, token);
    }
  }

  /// Those of the rows that pay beside the scorers.
  void find_awards() {
    if (program_.awards.size == 0) return;
    const auto held = holding(rules_, candidates(rules_.awards, program_.awards), in_.measures);
    for (const std::uint32_t number : held) {
      const Award& award = rules_.awards[program_.awards.begin + number];
      const ByPlayer<bool> wins =
          paid(book_.rows[award.step.row].payee, in_.players.contenders(program_, award.payment, in_.measures));
      for (int p = 0; p < player_count; ++p) {
        const auto player = static_cast<Player>(p);
        if (!wins[player]) continue;
        in_.players.set_own(player, in_.measures);
        const Term term = add_term(award.step, in_.measures);
        if (term.points != 0 || term.each == 0) given_.emplace_back(player, term);
      }
    }
  }

  void add_awards() {
    find_awards();
    for (int p = 0; p < player_count && !given_.empty(); ++p) add_awards_of(static_cast<Player>(p));
  }

  /// Those of one player stand together; somebody who has nothing else there gets a share for them.
  void add_awards_of(Player player) {
    const std::uint32_t begin = count(out_.terms);
    for (const auto& [who, term] : given_)
      if (who == player) out_.terms.push_back(term);
    if (count(out_.terms) == begin) return;
    std::size_t at = sheet_.shares.begin;
    while (at < sheet_.shares.begin + sheet_.shares.size && out_.shares[at].player != player) ++at;
    if (at == sheet_.shares.begin + sheet_.shares.size) {
      Share share;
      share.player = player;
      out_.shares.push_back(share);
      ++sheet_.shares.size;
    }
    out_.shares[at].awards = {begin, count(out_.terms) - begin};
  }

  const Rulebook& book_;
  const RuleSet& rules_;
  const SheetInput& in_;
  ScoreSheets& out_;
  const Program& program_;
  Sheet sheet_;
  std::vector<Term> tokens_;  ///< of the pass that ran last
  std::vector<std::pair<Player, Term>> given_;
};

}  // namespace

SheetNumber add_sheet(const Rulebook& book, const RuleSet& rules, const SheetInput& input, ScoreSheets& out) {
  return SheetMaker(book, rules, input, out).make();
}

}  // namespace cadastre
