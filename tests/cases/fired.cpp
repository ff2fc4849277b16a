#include "cadastre/json.hpp"
#include "cadastre/scoring.hpp"
#include "cases/case.hpp"

namespace cases {
namespace {

using namespace cadastre;

/// The rules that counted a measure, as far as the item has any.
void note_weights(const Rulebook& book, const RuleSet& rules, const Program& program, MeasureNumber measure,
                  std::set<std::string>& fired) {
  for (std::uint32_t i = 0; i < program.weights.size; ++i) {
    const Weight& weight = rules.weights[program.weights.begin + i];
    if (weight.in == measure) fired.insert(book.rows[weight.row].id);
  }
}

/// A mark is counted by a `count` row on its class; the row stands in the rule set though no term is its own.
void note_terms(const Rulebook& book, const RuleSet& rules, const Program& program, const ScoreSheets& sheets,
                Range terms, std::set<std::string>& fired) {
  for (std::uint32_t i = 0; i < terms.size; ++i) {
    const Term& term = sheets.terms[terms.begin + i];
    fired.insert(book.rows[term.row].id);
    for (int f = 0; f < term.factor_count; ++f) note_weights(book, rules, program, term.factors[f].measure, fired);
  }
}

std::set<std::string> fired_rows(const Rulebook& book, const RuleSet& rules, const ScoreSheets& sheets) {
  std::set<std::string> fired;
  for (const Sheet& sheet : sheets.sheets) {
    const Program& program = rules.program(sheet.item, sheet.phase);
    note_terms(book, rules, program, sheets, sheet.terms, fired);
    if (sheet.shares.size == 0) continue;
    if (sheet.who != no_number) {
      fired.insert(book.rows[sheet.who].id);
      const MeasureNumber most = book.rows[sheet.who].payee.most;
      if (most != no_number) note_weights(book, rules, program, most, fired);
    }
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      note_terms(book, rules, program, sheets, sheets.shares[sheet.shares.begin + i].terms, fired);
    }
  }
  return fired;
}

}  // namespace

std::set<std::string> fired_by_board(std::string_view text, const Rulebook& book) {
  const BoardRead read = read_board(text, book);
  const Resolved resolved = resolve(book, read.board.selection);
  return fired_rows(book, resolved.rules, score(read.board, book, resolved.rules).sheets);
}

std::set<std::string> fired_by_feature(std::string_view text, const Rulebook& book) {
  const FeatureRead read = read_feature(text, book);
  if (!read.usable) return {};
  const Resolved resolved = resolve(book, read.form.selection);
  return fired_rows(book, resolved.rules, score(read.form, book, resolved.rules));
}

}  // namespace cases
