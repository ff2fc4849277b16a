// Which rules a rule has to do with, read from the rows alone.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/lookup.hpp"

namespace cadastre {
namespace {

template <class T>
bool meet(const std::vector<T>& a, const std::vector<T>& b) {
  return std::any_of(a.begin(), a.end(), [&](T one) { return contains(b, one); });
}

void add_asked(const std::vector<Condition>& conditions, std::vector<MeasureNumber>& measures) {
  for (const Condition& condition : conditions) {
    if (condition.kind == Condition::Kind::measure && condition.measure != no_number)
      measures.push_back(condition.measure);
    add_asked(condition.parts, measures);
  }
}

/// Every measure that a row multiplies, compares or asks.
std::vector<MeasureNumber> used_by(const Row& row) {
  std::vector<MeasureNumber> measures = row.per;
  for (const MeasureNumber one : {row.payee.most, row.as_measure})
    if (one != no_number) measures.push_back(one);
  add_asked(row.when, measures);
  add_asked(row.payee.conditions, measures);
  return measures;
}

bool counts(const Row& row) { return row.effect == Effect::count || row.effect == Effect::set; }

/// One row against all others.
class Relating {
 public:
  Relating(RowNumber number, const Rulebook& book)
      : book_(book), number_(number), row_(book.rows[number]), items_(items_of(book, row_)), used_(used_by(row_)) {}

  void relate(RowNumber other, Relations& out) const {
    if (other == number_) return;
    const Row& row = book_.rows[other];
    if (contains(row_.instead_of, other)) return out.instead_of.push_back(other);
    if (contains(row.instead_of, number_)) return out.replaced_by.push_back(other);
    // Which items a row is for is asked last: it costs most.
    const bool beside = row.slot == row_.slot && (!counts(row_) || meet(row.in, row_.in));
    const bool counted_by = counts(row) && meet(row.in, used_);
    const bool counts_for = counts(row_) && meet(row_.in, used_by(row));
    if ((!beside && !counted_by && !counts_for) || !together(row)) return;
    if (beside) out.beside.push_back(other);
    if (counted_by) out.counted_by.push_back(other);
    if (counts_for) out.counts_for.push_back(other);
  }

 private:
  /// Whether both act on some item in the same phase.
  bool together(const Row& row) const {
    if (row.phase && row_.phase && *row.phase != *row_.phase) return false;
    return meet(items_of(book_, row), items_);
  }

  const Rulebook& book_;
  const RowNumber number_;
  const Row& row_;
  const std::vector<ItemNumber> items_;
  const std::vector<MeasureNumber> used_;
};

}  // namespace

Relations relations_of(RowNumber number, const Rulebook& book, const RuleSet* chosen) {
  Relations relations;
  if (number >= book.rows.size()) return relations;
  const Relating relating(number, book);
  if (chosen) {
    for (const RowNumber other : chosen->rows) relating.relate(other, relations);
  } else {
    for (std::size_t i = 0; i < book.rows.size(); ++i) relating.relate(static_cast<RowNumber>(i), relations);
  }
  return relations;
}

}  // namespace cadastre
