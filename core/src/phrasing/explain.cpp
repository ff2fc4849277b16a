#include <algorithm>

#include "cadastre/phrasebook.hpp"
#include "phrasing/fill.hpp"
#include "phrasing/majority.hpp"
#include "scoring/measures.hpp"

namespace cadastre {
namespace {

constexpr std::string_view times = " \u00d7 ";

std::string arithmetic_of(const Term& term) {
  if (term.effect == Effect::scale) {
    const std::string_view by = term.by == ScaleBy::zero ? "0" : term.by == ScaleBy::half ? "\u00bd" : "2";
    return number_text(term.before).append(times).append(by);
  }
  std::string text;
  for (int i = 0; i < term.factor_count; ++i) text.append(number_text(term.factors[i].number)).append(times);
  return text.empty() ? text : text + number_text(term.each);
}

class Explanation {
 public:
  Explanation(const Telling& telling, const Sheet& sheet) : telling_(telling), sheet_(sheet) {}

  std::vector<Line> lines() {
    add_worth();
    add_sum();
    add_who();
    for (const Share& share : shares()) add_player(share);
    return std::move(lines_);
  }

 private:
  std::vector<Term> terms(Range range) const {
    const auto begin = telling_.sheets.terms.begin() + range.begin;
    return {begin, begin + range.size};
  }
  std::vector<Share> shares() const {
    const auto begin = telling_.sheets.shares.begin() + sheet_.shares.begin;
    return {begin, begin + sheet_.shares.size};
  }

  Line& add_line(Line::Block block, RowNumber row, std::string sentence) {
    Line line;
    line.block = block;
    line.row = row;
    line.sentence = std::move(sentence);
    line.rule = rule_name(telling_.phrases, telling_.book, telling_.edition(), row);
    lines_.push_back(std::move(line));
    return lines_.back();
  }

  Line& add_points_line(Line::Block block, RowNumber row, std::string sentence, Points points) {
    Line& line = add_line(block, row, std::move(sentence));
    line.has_points = true;
    line.points = points;
    return line;
  }

  Line& add_term(Line::Block block, const Term& term) {
    std::string sentence = rule_text(telling_.phrases, telling_.book, telling_.rules, term.row, sheet_.item);
    Line& line = add_points_line(block, term.row, std::move(sentence), term.points);
    line.arithmetic = arithmetic_of(term);
    return line;
  }

  void add_worth() {
    for (const Term& term : terms(sheet_.terms)) add_term(Line::Block::worth, term);
    if (sheet_.terms.size == 0) add_what_found_nothing();
  }

  /// Why a feature is worth nothing: the first rule that would have counted something, with what it found.
  void add_what_found_nothing() {
    const Program& program = telling_.rules.program(sheet_.item, sheet_.phase);
    for (std::uint32_t i = 0; i < program.steps.size; ++i) {
      const Step& step = telling_.rules.steps[program.steps.begin + i];
      if (step.effect != Effect::add || step.on_player || !tests_hold(telling_.rules, step.guard.tests, {})) continue;
      if (!step.each && step.factor_count == 0) continue;
      Term term;
      term.row = step.row;
      term.each = step.points;
      term.factor_count = 1;
      term.factors[0] = {step.each ? program.each : step.factors[0], 0};
      add_term(Line::Block::worth, term);
      return;
    }
  }

  void add_sum() {
    const std::string own = "item." + telling_.book.items[sheet_.item].id + "/sum";
    const bool has_own = has_phrase(telling_.phrases, own);
    add_points_line(Line::Block::sum, no_number, telling_.say(has_own ? own : "item/sum"), sheet_.value);
  }

  void add_who() {
    for (const Share& share : shares()) {
      std::string sentence = telling_.say(
          "who.strength", {{"name", telling_.name_of(share.player)}, {"strength", std::int64_t{share.strength}}});
      add_points_line(Line::Block::who, no_number, std::move(sentence), share.points).player = share.player;
    }
    add_line(Line::Block::who, sheet_.who, who_sentence(telling_, sheet_));
  }

  /// Terms that only this player has; the whole pass where what is shared came out different too.
  std::vector<Term> own_terms(const Share& share) const {
    const std::vector<Term> all = terms(share.terms);
    std::vector<Term> own, shared;
    for (const Term& term : all) (telling_.book.rows[term.row].on_player ? own : shared).push_back(term);
    return shared == terms(sheet_.terms) ? own : all;
  }

  void add_player(const Share& share) {
    if (share.scores) {
      const std::vector<Term> own = own_terms(share);
      for (const Term& term : own) add_term(Line::Block::player, term).player = share.player;
      if (!own.empty()) {
        std::string sentence = telling_.say("player/sum", {{"name", telling_.name_of(share.player)}});
        add_points_line(Line::Block::player, no_number, std::move(sentence), share.points).player = share.player;
      }
    }
    for (const Term& award : terms(share.awards)) {
      const std::string& unit = telling_.book.rows[award.row].unit;
      (unit.empty() ? add_term(Line::Block::player, award) : add_token(award, unit)).player = share.player;
    }
  }

  /// What is handed out instead of points says in its sentence how many of what.
  Line& add_token(const Term& award, const std::string& unit) {
    std::string amount = arithmetic_of(award);
    if (!amount.empty()) amount += " = ";
    amount += counted(telling_.phrases, telling_.edition(), unit, award.points);
    const std::string sentence = rule_text(telling_.phrases, telling_.book, telling_.rules, award.row);
    return add_line(Line::Block::player, award.row,
                    telling_.say("line.token", {{"sentence", sentence}, {"amount", amount}}));
  }

  const Telling& telling_;
  const Sheet& sheet_;
  std::vector<Line> lines_;
};

bool ends_a_sentence(const std::string& text) {
  return !text.empty() && (text.back() == '.' || text.back() == '!' || text.back() == '?');
}

}  // namespace

std::vector<Line> explain(const Rulebook& book, const RuleSet& rules, const ScoreSheets& sheets, SheetNumber number,
                          const Phrasebook& phrases, const Board* board) {
  if (number >= sheets.sheets.size()) return {};
  const Telling telling{book, rules, sheets, phrases, board};
  return Explanation(telling, sheets.sheets[number]).lines();
}

std::string read_aloud(const Phrasebook& phrases, Edition edition, const Line& line) {
  const std::int64_t points = line.points;
  const std::vector<Value> values = {{"sentence", line.sentence}, {"arithmetic", line.arithmetic}, {"points", points}};
  if (!line.has_points)
    return ends_a_sentence(line.sentence) ? line.sentence : say(phrases, edition, "line.sentence", values);
  const bool sum = line.block == Line::Block::sum || (line.block == Line::Block::player && line.row == no_number);
  if (sum) return say(phrases, edition, "line.sum", values);
  return say(phrases, edition, line.arithmetic.empty() ? "line.points" : "line.arithmetic", values);
}

}  // namespace cadastre
