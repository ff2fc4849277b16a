#include "cadastre/compare.hpp"
#include "cadastre/sort.hpp"

#include <algorithm>
#include <functional>

#include "scoring/pass.hpp"

namespace cadastre {
namespace {

/// Points of each row of one side, summed.
struct Sums {
  std::vector<Points> points, paid;

  Sums(const ScoreSheets& sheets, std::size_t rows) : points(rows, 0), paid(rows, 0) {
    for (const Sheet& sheet : sheets.sheets) {
      add(sheets, sheet.terms, points);
      for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
        const Share& share = sheets.shares[sheet.shares.begin + i];
        add(sheets, share.terms, paid);
        add(sheets, share.awards, paid);
      }
    }
  }

  static void add(const ScoreSheets& sheets, Range terms, std::vector<Points>& sums) {
    for (std::uint32_t i = 0; i < terms.size; ++i) {
      const Term& term = sheets.terms[terms.begin + i];
      add_points(sums[term.row], term.points);
    }
  }
};

template <class T>
bool all_equal(const std::vector<T>& list) {
  return std::adjacent_find(list.begin(), list.end(), std::not_equal_to<>()) == list.end();
}

Points sum_of(const ScoreSheets& sheets, Range terms) {
  Points sum = 0;
  for (std::uint32_t i = 0; i < terms.size; ++i) add_points(sum, sheets.terms[terms.begin + i].points);
  return sum;
}

}  // namespace

std::vector<RowNumber> acting_rows(const ScoreSheets& sheets) {
  std::vector<RowNumber> rows = sheets.counting_rows;
  const auto note = [&](Range terms) {
    for (std::uint32_t i = 0; i < terms.size; ++i) rows.push_back(sheets.terms[terms.begin + i].row);
  };
  for (const Sheet& sheet : sheets.sheets) {
    note(sheet.terms);
    if (sheet.shares.size > 0 && sheet.who != no_number) rows.push_back(sheet.who);
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      note(sheets.shares[sheet.shares.begin + i].terms);
      note(sheets.shares[sheet.shares.begin + i].awards);
    }
  }
  sort_stably(rows, [](auto a, auto b) { return a < b; });
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  return rows;
}

bool same_outcome(const ScoreSheets& a, const ScoreSheets& b) {
  const auto equal = [&](const Share& left, const Share& right) {
    return left.player == right.player && left.scores == right.scores && left.strength == right.strength &&
           left.points == right.points && sum_of(a, left.awards) == sum_of(b, right.awards);
  };
  return a.sheets.size() == b.sheets.size() && a.shares.size() == b.shares.size() &&
         std::equal(a.sheets.begin(), a.sheets.end(), b.sheets.begin(),
                    [](const Sheet& left, const Sheet& right) { return left.value == right.value; }) &&
         std::equal(a.shares.begin(), a.shares.end(), b.shares.begin(), equal);
}

std::vector<RowDifference> differences(const std::vector<ScoreSheets>& sides, const Rulebook& book) {
  std::vector<Sums> sums;
  std::vector<std::vector<RowNumber>> acting;
  bool same = true;
  for (const ScoreSheets& side : sides) {
    sums.emplace_back(side, book.rows.size());
    acting.push_back(acting_rows(side));
    same &= same_outcome(sides.front(), side) && sums.back().points == sums.front().points &&
            sums.back().paid == sums.front().paid;
  }
  std::vector<RowDifference> found;
  if (same) return found;
  for (std::size_t row = 0; row < book.rows.size(); ++row) {
    RowDifference one;
    one.row = static_cast<RowNumber>(row);
    for (std::size_t side = 0; side < sides.size(); ++side) {
      one.acts.push_back(std::binary_search(acting[side].begin(), acting[side].end(), one.row));
      one.points.push_back(sums[side].points[row]);
      one.paid.push_back(sums[side].paid[row]);
    }
    if (!all_equal(one.acts) || !all_equal(one.points) || !all_equal(one.paid)) found.push_back(std::move(one));
  }
  sort_stably(found, [&](const RowDifference& a, const RowDifference& b) {
    return book.rows[a.row].slot < book.rows[b.row].slot;
  });
  return found;
}

}  // namespace cadastre
