// From the book and a selection to the rule set: which rows hold, compiled to one program an item and phase.

#include <algorithm>

#include "cadastre/sort.hpp"
#include "rules/compile.hpp"
#include "rules/conditions.hpp"
#include "rules/nearest.hpp"

namespace cadastre {
namespace {

bool knows(const Rulebook& book, std::string_view component) {
  return std::any_of(book.components.begin(), book.components.end(),
                     [&](const Component& known) { return known.id == component; });
}

/// Looking for what somebody meant costs time, so only the first slips get an answer.
constexpr std::size_t suggestion_limit = 20;

void keep_known_expansions(const Rulebook& book, const Selection& asked, Selection& kept, Problems& problems) {
  for (const std::string& expansion : asked.expansions) {
    if (knows(book, expansion))
      kept.expansions.push_back(expansion);
    else if (problems.size() < suggestion_limit)
      problems.push_back(unknown_expansion(book, expansion, "/selection/expansions"));
    else
      problems.push_back({"unknown-expansion", Severity::error, "/selection/expansions", {{"expansion", expansion}}});
  }
}

void keep_known_variants(const Rulebook& book, const Selection& asked, Selection& kept, Problems& problems) {
  for (const VariantChoice& choice : asked.variants) {
    const auto variant = std::find_if(book.variants.begin(), book.variants.end(),
                                      [&](const Variant& v) { return v.id == choice.variant; });
    if (variant == book.variants.end()) {
      problems.push_back({"unknown-variant", Severity::error, "/selection/variants", {{"variant", choice.variant}}});
      if (problems.size() > suggestion_limit) continue;
      if (std::string meant = nearest_variant(book, choice.variant); !meant.empty())
        problems.back().arguments.push_back({"suggestion", std::move(meant)});
    } else if (std::none_of(variant->values.begin(), variant->values.end(),
                            [&](const VariantValue& v) { return v.id == choice.value; })) {
      std::string values;
      for (const VariantValue& v : variant->values) values += (values.empty() ? "" : ", ") + v.id;
      problems.push_back({"unknown-variant-value",
                          Severity::error,
                          "/selection/variants/" + choice.variant,
                          {{"variant", choice.variant}, {"value", choice.value}, {"values", values}}});
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
