// From the book and a selection to the rule set: which rows hold, compiled to one program an item and phase.

#include <algorithm>

#include "cadastre/sort.hpp"
#include "cadastre/text.hpp"
#include "rules/compile.hpp"
#include "rules/conditions.hpp"
#include "rules/keep_expansion.hpp"
#include "rules/nearest.hpp"

namespace cadastre {
namespace {

void keep_known_expansions(const Rulebook& book, const Selection& asked, Selection& kept, Problems& problems) {
  for (std::size_t i = 0; i < asked.expansions.size(); ++i)
    keep_expansion(book, asked.expansions[i], "/selection/expansions/", i, kept.expansions, problems);
}

void keep_known_variants(const Rulebook& book, const Selection& asked, Selection& kept, Problems& problems) {
  for (const VariantChoice& choice : asked.variants) {
    const auto variant = std::find_if(book.variants.begin(), book.variants.end(),
                                      [&](const Variant& v) { return v.id == choice.variant; });
    const std::string where = "/selection/variants" + pointer_step(choice.variant);
    if (variant == book.variants.end()) {
      const std::string meant =
          problems.size() < suggestion_limit ? nearest_variant(book, choice.variant) : std::string();
      add_unknown(problems, "unknown-variant", where, {"variant", choice.variant}, meant);
    } else if (std::none_of(variant->values.begin(), variant->values.end(),
                            [&](const VariantValue& v) { return v.id == choice.value; })) {
      std::string values;
      for (const VariantValue& v : variant->values) append_listed(values, v.id);
      add_problem(problems, "unknown-variant-value", Severity::error, where,
                  {{"variant", choice.variant}, {"value", choice.value}, {"values", values}});
    } else {
      kept.variants.push_back(choice);
    }
  }
}

/// By item: whether the selection plays it.
std::vector<std::uint8_t> items_in_play(const Rulebook& book, const RuleSet& rules) {
  std::vector<std::uint8_t> playable;
  for (const Item& item : book.items)
    playable.push_back(in_play(book, rules.selection, item.expansion) &&
                       settle(book, rules.selection, rules.flags, item.when).possible);
  return playable;
}

/// Whether there is anything left for the row: a row for named items goes with them.
bool has_item(const Row& row, const std::vector<std::uint8_t>& playable) {
  return row.items.empty() ||
         std::any_of(row.items.begin(), row.items.end(), [&](ItemNumber item) { return playable[item]; });
}

/// Rows that hold, in the order of slots, then of the book.
std::vector<HeldRow> rows_that_hold(const Rulebook& book, const RuleSet& rules,
                                    const std::vector<std::uint8_t>& playable) {
  std::vector<RowNumber> rows;
  std::string_view expansion;  // of the row before: the rows of a file stand together
  bool there = false;
  for (std::size_t i = 0; i < book.rows.size(); ++i) {
    const Row& row = book.rows[i];
    if (i == 0 || row.expansion != expansion) there = in_play(book, rules.selection, row.expansion);
    expansion = row.expansion;
    if (there && has_item(row, playable)) rows.push_back(static_cast<RowNumber>(i));
  }
  sort_stably(rows, [&](RowNumber a, RowNumber b) { return book.rows[a].slot < book.rows[b].slot; });
  std::vector<HeldRow> held;
  for (const RowNumber row : rows) {
    Settled settled = settle(book, rules.selection, rules.flags, book.rows[row].when);
    if (settled.possible) held.push_back({row, std::move(settled.clauses)});
  }
  return held;
}

std::vector<RowNumber> numbers_of(const std::vector<HeldRow>& held) {
  std::vector<RowNumber> rows;
  for (const HeldRow& one : held) rows.push_back(one.row);
  return rows;
}

}  // namespace

Resolved resolve(const Rulebook& book, const Selection& asked) {
  Resolved resolved;
  RuleSet& rules = resolved.rules;
  rules.selection.edition = asked.edition;
  keep_known_expansions(book, asked, rules.selection, resolved.problems);
  keep_known_variants(book, asked, rules.selection, resolved.problems);
  rules.flags = flags_of(book, rules.selection);
  const std::vector<std::uint8_t> playable = items_in_play(book, rules);
  const std::vector<HeldRow> held = rows_that_hold(book, rules, playable);
  rules.rows = numbers_of(held);
  compile(book, rules, playable, held);
  return resolved;
}

std::vector<RowNumber> rows_of(const Rulebook& book, const Selection& selection) {
  RuleSet rules;
  rules.selection = selection;
  rules.flags = flags_of(book, selection);
  return numbers_of(rows_that_hold(book, rules, items_in_play(book, rules)));
}

std::size_t wording_of(const Row& row, const RuleSet& rules, const Rulebook& book) {
  for (std::size_t i = 0; i < row.wordings.size(); ++i)
    if (settle(book, rules.selection, rules.flags, row.wordings[i]).possible) return i;
  return 0;
}

}  // namespace cadastre
