#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "cadastre/scoring.hpp"
#include "cases/case.hpp"

namespace cases {
namespace {

using namespace cadastre;

/// The rules that counted a measure on a board: plain tiles only, so whatever counts it did.
void note_weights(const Rulebook& book, const RuleSet& rules, const Sheet& sheet, MeasureNumber measure,
                  std::set<std::string>& fired) {
  if (sheet.feature == no_feature) return;  // a form tells its own, see ScoreSheets::counting_rows
  const Program& program = rules.program(sheet.item, sheet.phase);
  for (std::uint32_t i = 0; i < program.weights.size; ++i) {
    const Weight& weight = rules.weights[program.weights.begin + i];
    if (weight.in == measure) fired.insert(book.rows[weight.row].id);
  }
}

/// A mark is counted by a `count` row on its class; the row stands in the rule set though no term is its own.
void note_terms(const Rulebook& book, const RuleSet& rules, const Sheet& sheet, const ScoreSheets& sheets, Range terms,
                std::set<std::string>& fired) {
  for (std::uint32_t i = 0; i < terms.size; ++i) {
    const Term& term = sheets.terms[terms.begin + i];
    fired.insert(book.rows[term.row].id);
    for (int f = 0; f < term.factor_count; ++f) note_weights(book, rules, sheet, term.factors[f].measure, fired);
  }
}

std::set<std::string> fired_rows(const Rulebook& book, const RuleSet& rules, const ScoreSheets& sheets) {
  std::set<std::string> fired;
  for (const Sheet& sheet : sheets.sheets) {
    note_terms(book, rules, sheet, sheets, sheet.terms, fired);
    if (sheet.shares.size == 0) continue;
    if (sheet.who != no_number) {
      fired.insert(book.rows[sheet.who].id);
      const MeasureNumber most = book.rows[sheet.who].payee.most;
      if (most != no_number) note_weights(book, rules, sheet, most, fired);
    }
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const Share& share = sheets.shares[sheet.shares.begin + i];
      note_terms(book, rules, sheet, sheets, share.terms, fired);
      note_terms(book, rules, sheet, sheets, share.awards, fired);
    }
  }
  for (const RowNumber row : sheets.counting_rows) fired.insert(book.rows[row].id);
  return fired;
}

}  // namespace

std::set<std::string> fired_by_ledger(std::string_view text, const Rulebook& book) {
  std::set<std::string> fired;
  const nlohmann::json whole = nlohmann::json::parse(text, nullptr, false);
  const nlohmann::json none = nlohmann::json::array();
  for (const nlohmann::json& entry : whole.contains("entries") ? whole["entries"] : none) {
    if (!entry.is_object()) continue;
    nlohmann::json feature = entry;
    feature["selection"] = whole["selection"];
    fired.merge(fired_by_feature(feature.dump(), book));
  }
  const nlohmann::json answer = nlohmann::json::parse(score_ledger(text, "{}", book, nullptr), nullptr, false);
  for (const nlohmann::json& entry : answer["entries"])
    for (const nlohmann::json& row : entry["floors"]) fired.insert(row.get<std::string>());
  for (const nlohmann::json& row : answer["order-rows"]) fired.insert(row.get<std::string>());
  return fired;
}

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
