#include "cadastre/ledger.hpp"
#include "cadastre/contains.hpp"
#include "cadastre/sort.hpp"

#include <algorithm>
#include <numeric>

#include "scoring/pass.hpp"

namespace cadastre {
namespace {

/// Enters one sheet.
class Entering {
 public:
  Entering(const Rulebook& book, const RuleSet& rules, const FeatureForm& form, const ByPlayer<Points>& totals)
      : book_(book), rules_(rules), program_(rules.program(form.item, form.phase)), totals_(totals) {
    line_.sheets = score(form, book, rules);
  }

  LedgerLine enter() {
    const Sheet& sheet = line_.sheets.sheets.front();
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) enter_share(line_.sheets.shares[sheet.shares.begin + i]);
    if (line_.refused) line_.change = {};  // and its awards fall with it
    return std::move(line_);
  }

 private:
  void enter_share(const Share& share) {
    const std::int64_t before = totals_[share.player], points = share.points;
    const Points awards = award_points(line_.sheets, share, book_);
    if (points >= 0) {  // who only gains asks no floor, wherever they stand
      line_.change[share.player] = clamp_points(points + awards);
      return;
    }
    const std::int64_t without = points - floored_points(share);
    // Floored rows stop at zero; whatever else the entry brings may still lead below.
    const std::int64_t lowest = std::min<std::int64_t>(0, before + std::min<std::int64_t>(0, without));
    const std::int64_t after = std::max(before + points, lowest);
    if (before + points < 0) note_floors(share, after != before + points);
    line_.change[share.player] = clamp_points(after - before + awards);
  }

  bool is_floored(const Term& term) const {
    for (std::uint32_t i = 0; i < program_.floors.size; ++i) {
      const Row& floor = book_.rows[rules_.floors[program_.floors.begin + i]];
      if (floor.floor == Floor::stops_at_zero && floor.floors == book_.rows[term.row].slot) return true;
    }
    return false;
  }

  std::int64_t floored_points(const Share& share) const {
    std::int64_t points = 0;
    for (std::uint32_t i = 0; i < share.terms.size; ++i) {
      const Term& term = line_.sheets.terms[share.terms.begin + i];
      if (is_floored(term)) points += term.points;
    }
    return points;
  }

  void note_floors(const Share& share, bool stopped) {
    for (std::uint32_t i = 0; i < program_.floors.size; ++i) {
      const RowNumber number = rules_.floors[program_.floors.begin + i];
      const Floor floor = book_.rows[number].floor;
      if (floor == Floor::stops_at_zero && !stopped) continue;
      if (floor == Floor::below_zero_allowed && !has_term_of(share, book_.rows[number].floors)) continue;
      line_.refused |= floor == Floor::refused;
      line_.floors.push_back(number);
    }
  }

  /// A floor without a slot of its own is for the whole entry.
  bool has_term_of(const Share& share, SlotNumber slot) const {
    if (slot == 0) return true;
    for (std::uint32_t i = 0; i < share.terms.size; ++i)
      if (book_.rows[line_.sheets.terms[share.terms.begin + i].row].slot == slot) return true;
    return false;
  }

  const Rulebook& book_;
  const RuleSet& rules_;
  const Program& program_;
  const ByPlayer<Points>& totals_;
  LedgerLine line_;
};

/// Sorts entries by steps, then moves those that a row wants before or after others.
class Ordering {
 public:
  Ordering(const std::vector<FeatureForm>& entries, const Rulebook& book, const RuleSet& rules)
      : entries_(entries), book_(book), rules_(rules) {
    order_.entries.resize(entries.size());
    std::iota(order_.entries.begin(), order_.entries.end(), std::size_t{0});
  }

  EntryOrder run() {
    sort_stably(order_.entries, [&](std::size_t a, std::size_t b) { return step(a) < step(b); });
    for (const RowNumber number : rules_.rows)
      if (book_.rows[number].effect == Effect::order) apply(number);
    return std::move(order_);
  }

 private:
  /// Position of the step in which an entry is scored after the game; entries of the game, and without item, have none.
  std::size_t step(std::size_t entry) const {
    const FeatureForm& form = entries_[entry];
    if (form.phase == Phase::during || form.item == no_number) return 0;
    const std::string& name = step_name(form);
    const auto found = std::find(book_.steps.begin(), book_.steps.end(), name);
    return static_cast<std::size_t>(found - book_.steps.begin()) + 1;
  }

  const std::string& step_name(const FeatureForm& form) const {
    for (const RowNumber number : rules_.rows) {
      const Row& row = book_.rows[number];
      if (row.effect == Effect::order && !row.step.empty() && concerns(row, form)) return row.step;
    }
    return book_.items[form.item].step;
  }

  static bool concerns(const Row& row, const FeatureForm& form) {
    return contains(row.items, form.item) && (!row.phase || *row.phase == form.phase);
  }

  void apply(RowNumber number) {
    const Row& row = book_.rows[number];
    bool used = false;
    const std::vector<std::size_t> all = order_.entries;
    for (const std::size_t entry : all) {
      if (!concerns(row, entries_[entry])) continue;
      used |= !row.step.empty() || move(entry, row);
    }
    if (used) order_.rows.push_back(number);
  }

  /// Moves the entry to just before the first, or just behind the last, of those that the row names. Whether there is
  /// any of them.
  bool move(std::size_t entry, const Row& row) {
    auto& list = order_.entries;
    const auto is_named = [&](const std::vector<ItemNumber>& items) {
      return [&](std::size_t other) {
        // What belongs to play stays before the final scoring.
        return other != entry && entries_[other].phase == entries_[entry].phase &&
               contains(items, entries_[other].item);
      };
    };
    const auto first = std::find_if(list.begin(), list.end(), is_named(row.before));
    const auto last = std::find_if(list.rbegin(), list.rend(), is_named(row.after));
    const auto own = std::find(list.begin(), list.end(), entry);
    if (first != list.end() && own > first) std::rotate(first, own, own + 1);
    if (last != list.rend() && own < last.base()) std::rotate(own, own + 1, last.base());
    return first != list.end() || last != list.rend();
  }

  const std::vector<FeatureForm>& entries_;
  const Rulebook& book_;
  const RuleSet& rules_;
  EntryOrder order_;
};

}  // namespace

Ledger keep_ledger(const ByPlayer<Points>& start, const std::vector<FeatureForm>& entries, const Rulebook& book,
                   const RuleSet& rules) {
  Ledger ledger;
  ledger.totals = start;
  for (const FeatureForm& form : entries) {
    if (form.item == no_number) {
      ledger.lines.emplace_back();
      continue;
    }
    ledger.lines.push_back(Entering(book, rules, form, ledger.totals).enter());
    for (int p = 0; p < player_count; ++p) {
      const auto player = static_cast<Player>(p);
      add_points(ledger.totals[player], ledger.lines.back().change[player]);
    }
  }
  return ledger;
}

EntryOrder order_of(const std::vector<FeatureForm>& entries, const Rulebook& book, const RuleSet& rules) {
  return Ordering(entries, book, rules).run();
}

}  // namespace cadastre
