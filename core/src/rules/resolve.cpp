// From the book and a selection to the rule set: which rows hold, compiled to one program an item and phase.

#include <algorithm>

#include "cadastre/sort.hpp"
#include "rules/compile.hpp"
#include "rules/conditions.hpp"

namespace cadastre {
namespace {

bool knows(const std::vector<std::string>& list, std::string_view id) {
  return std::find(list.begin(), list.end(), id) != list.end();
}

/// The file a selected expansion or part comes from: `inns-and-cathedrals/inns` is a part of `inns-and-cathedrals`.
std::string_view whole(std::string_view expansion) { return expansion.substr(0, expansion.find('/')); }

/// Keeps of a selection what the book knows; the rest becomes problems.
Selection check(const Rulebook& book, const Selection& asked, Problems& problems) {
  Selection kept{asked.edition, {}, {}};
  for (const std::string& expansion : asked.expansions) {
    if (knows(book.expansions, whole(expansion)))
      kept.expansions.push_back(expansion);
    else
      problems.push_back({"unknown-expansion", Severity::error, "/selection/expansions", {{"expansion", expansion}}});
  }
  for (const VariantChoice& choice : asked.variants) {
    const auto variant = std::find_if(book.variants.begin(), book.variants.end(),
                                      [&](const Variant& v) { return v.id == choice.variant; });
    const std::string where = "/selection/variants/" + choice.variant;
    if (variant == book.variants.end()) {
      problems.push_back({"unknown-variant", Severity::error, "/selection/variants", {{"variant", choice.variant}}});
    } else if (std::none_of(variant->values.begin(), variant->values.end(),
                            [&](const VariantValue& v) { return v.id == choice.value; })) {
      std::string values;
      for (const VariantValue& v : variant->values) values += (values.empty() ? "" : ", ") + v.id;
      problems.push_back({"unknown-variant-value",
                          Severity::error,
                          where,
                          {{"variant", choice.variant}, {"value", choice.value}, {"values", values}}});
    } else {
      kept.variants.push_back(choice);
    }
  }
  return kept;
}

/// Whether a file's rows are in play; the base game always is.
bool in_play(const Rulebook& book, const Selection& selection, std::string_view expansion) {
  if (!book.expansions.empty() && expansion == book.expansions.front()) return true;
  return std::any_of(selection.expansions.begin(), selection.expansions.end(),
                     [&](const std::string& chosen) { return chosen == expansion || whole(chosen) == expansion; });
}

/// Whether there is anything left for the row: a row for named items goes with them.
bool has_item_in_play(const Rulebook& book, const Selection& selection, const Row& row) {
  return row.items.empty() || std::any_of(row.items.begin(), row.items.end(), [&](ItemNumber item) {
    return settle(book, selection, book.items[item].when).possible;
  });
}

/// Rows that hold, in the order of slots, then of the book.
std::vector<RowNumber> rows_that_hold(const Rulebook& book, const Selection& selection) {
  std::vector<RowNumber> rows;
  for (std::size_t i = 0; i < book.rows.size(); ++i) {
    const Row& row = book.rows[i];
    if (in_play(book, selection, row.expansion) && has_item_in_play(book, selection, row) &&
        settle(book, selection, row.when).possible)
      rows.push_back(static_cast<RowNumber>(i));
  }
  sort_stably(rows, [&](RowNumber a, RowNumber b) { return book.rows[a].slot < book.rows[b].slot; });
  return rows;
}

}  // namespace

Resolved resolve(const Rulebook& book, const Selection& asked) {
  Resolved resolved;
  RuleSet& rules = resolved.rules;
  rules.selection = check(book, asked, resolved.problems);
  rules.rows = rows_that_hold(book, rules.selection);
  compile(book, rules, resolved.problems);
  return resolved;
}

}  // namespace cadastre
