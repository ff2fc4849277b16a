#include <algorithm>
#include <optional>

#include "cadastre/contains.hpp"
#include "cadastre/phrasebook.hpp"
#include "phrasing/fill.hpp"
#include "phrasing/majority.hpp"

namespace cadastre {
namespace {

constexpr std::string_view times = " \u00d7 ";
constexpr std::string_view becomes = " \u2192 ";

std::string change_of(std::int64_t before, std::int64_t after) {
  return number_text(before).append(becomes).append(number_text(after));
}

std::string arithmetic_of(const Term& term) {
  if (term.effect == Effect::scale) return change_of(term.before, std::int64_t{term.before} + term.points);
  std::string text;
  // One element of a block is the element itself.
  const int first = term.factor_count == 2 && term.factors[0].number == 1 ? 1 : 0;
  for (int i = first; i < term.factor_count; ++i) text.append(number_text(term.factors[i].number)).append(times);
  return text.empty() ? text : text + number_text(term.each);
}

class Explanation {
 public:
  Explanation(const Telling& telling, const Sheet& sheet) : telling_(telling), sheet_(sheet) {}

  std::vector<Line> lines() {
    tell();
    return std::move(lines_);
  }

  /// What the book's entry did beside: which floors held, and whose total changed by something else.
  std::vector<Line> lines(const LedgerLine& entry) {
    tell();
    tell_entry(entry);
    return std::move(lines_);
  }

 private:
  void tell() {
    for (const Counting& counting : telling_.countings(sheet_.counted)) {
      if (!was_asked_for(counting)) continue;
      add_counting(Line::Block::worth, counting);
      for (std::size_t i = 0; i + 1 < lines_.size(); ++i)  // two rows may share one sentence
        if (lines_[i].sentence == lines_.back().sentence) lines_.pop_back();
    }
    if (is_worth_telling()) {
      add_worth();
      add_sum();
    }
    add_who();
    for (const Share& share : shares()) add_player(share);
  }

  void tell_entry(const LedgerLine& entry) {
    for (const RowNumber floor : entry.floors)
      add_line(Line::Block::ledger, floor, rule_text(telling_.phrases, telling_.book, telling_.rules, floor));
    if (entry.refused) {
      add_line(Line::Block::ledger, no_number, telling_.say("ledger.refused"));
      return;
    }
    for (const Share& share : shares()) {
      const Points change = entry.change[share.player];
      if (change == clamp_points(std::int64_t{share.points} + paid_beside(share))) continue;
      std::string sentence = telling_.say("ledger.change", {{"name", telling_.name_of(share.player)}});
      add_points_line(Line::Block::ledger, no_number, std::move(sentence), change).player = share.player;
    }
  }

  std::vector<Term> terms(Range range) const { return telling_.terms(range); }
  Points paid_beside(const Share& share) const { return award_points(telling_.sheets, share, telling_.book); }
  std::vector<Share> shares() const { return telling_.shares_of(sheet_); }

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
    line.changes = term.effect == Effect::scale;
    return line;
  }

  /// A row that only made a number another one, or left it as it is although one might expect otherwise.
  Line& add_counting(Line::Block block, const Counting& counting) {
    Line& line =
        add_line(block, counting.row, rule_text(telling_.phrases, telling_.book, telling_.rules, counting.row));
    if (counting.before != counting.after) line.arithmetic = change_of(counting.before, counting.after);
    return line;
  }

  bool has_own_sum() const { return has_phrase(telling_.phrases, own_sum()); }
  /// A row that gives points under a name of its own, a shrine's, also says whose sum it is.
  std::string own_sum() const {
    for (const Term& term : terms(sheet_.terms))
      if (const std::string id = telling_.book.rows[term.row].id + "/sum"; has_phrase(telling_.phrases, id)) return id;
    return "item." + telling_.book.items[sheet_.item].id + "/sum";
  }

  /// Where everything is somebody's own, the item itself is worth nothing, which says nothing.
  bool is_worth_telling() const {
    if (sheet_.terms.size > 0 || has_own_sum()) return true;
    const std::vector<Share> all = shares();
    return std::none_of(all.begin(), all.end(), [](const Share& s) { return s.terms.size > 0 || s.awards.size > 0; });
  }

  void add_worth() {
    for (const Term& term : terms(sheet_.terms)) add_term(Line::Block::worth, term);
    if (sheet_.terms.size == 0) add_what_found_nothing();
  }

  /// Why a feature is worth nothing: the first rule that would have counted something, with what it found; or what such
  /// a rule asks, and that it is not so.
  void add_what_found_nothing() {
    if (sheet_.idle != no_number) {
      // One of a table was asked for itself.
      const bool of_table = !telling_.book.rows[sheet_.idle].one_of.empty();
      const RowNumber row = of_table ? sheet_.idle : row_of_trigger().value_or(sheet_.idle);
      const std::string rule = rule_text(telling_.phrases, telling_.book, telling_.rules, row);
      add_points_line(Line::Block::worth, row, telling_.say("line.not-so", {{"sentence", rule}}), 0);
    }
    if (sheet_.empty == no_number) return;
    const Row& row = telling_.book.rows[sheet_.empty];
    Term term;
    term.row = sheet_.empty;
    term.each = row.points;
    term.factor_count = 1;
    add_term(Line::Block::worth, term);
  }

  /// The one note that says when the item is scored at all.
  std::optional<RowNumber> row_of_trigger() const {
    std::optional<RowNumber> found;
    for (const RowNumber number : telling_.rules.rows) {
      const Row& row = telling_.book.rows[number];
      if (telling_.book.slots[row.slot].id != "trigger" || (row.phase && *row.phase != sheet_.phase)) continue;
      if (!contains(row.items, sheet_.item)) continue;
      if (found) return std::nullopt;
      found = number;
    }
    return found;
  }

  void add_sum() {
    add_points_line(Line::Block::sum, no_number, telling_.say(has_own_sum() ? own_sum() : "item/sum"), sheet_.value);
  }

  void add_who() {
    const MeasureNumber compared = compared_measure(telling_, sheet_);
    for (const Share& share : shares()) {
      // Who is paid for something else only is not compared.
      if (compared != no_number && (share.strength != 0 || share.awards.size == 0))
        add_points_line(Line::Block::who, no_number, standing(telling_, compared, share), share.points).player =
            share.player;
      for (const Counting& counting : telling_.countings(share.counted)) {
        if (counting.before == counting.after || !(counting.measure == compared || is_factor(counting.measure)))
          continue;
        Line& line = add_counting(Line::Block::who, counting);
        line.sentence = of_player(share, line.sentence);
        line.player = share.player;
      }
    }
    add_line(Line::Block::who, deciding_row(telling_, sheet_), who_sentence(telling_, sheet_));
  }

  std::string of_player(const Share& share, const std::string& sentence) const {
    return telling_.say("player/award", {{"name", telling_.name_of(share.player)}, {"sentence", sentence}});
  }

  /// Whether somebody was paid by it.
  bool is_factor(MeasureNumber measure) const {
    for (const Share& share : shares())
      for (const Range range : {share.terms, share.awards})
        for (const Term& term : terms(range))
          for (int i = 0; i < term.factor_count; ++i)
            if (term.factors[i].measure == measure) return true;
    return false;
  }

  /// Whether something that counts pieces as they are was asked how many: by what gave points, if anything did.
  bool was_asked_for(const Counting& counting) const {
    const Rulebook& book = telling_.book;
    if (counting.before != counting.after || sheet_.terms.size == 0 ||
        book.measures[counting.measure].maker != Maker::pieces)
      return true;
    for (const MeasureNumber measure : book.rows[counting.row].in) {
      if (is_factor(measure)) return true;
      for (const Term& term : terms(sheet_.terms)) {
        for (int i = 0; i < term.factor_count; ++i)
          if (term.factors[i].measure == measure) return true;
        for (const Condition& condition : book.rows[term.row].when)
          if (condition.measure == measure) return true;
      }
    }
    return false;
  }

  /// What came out otherwise for this player than for the feature. The whole pass where a line of the feature is gone
  /// and nothing in its place tells so.
  std::vector<Term> own_terms(const Share& share) const {
    const std::vector<Term> all = terms(share.terms), shared = terms(sheet_.terms);
    std::vector<Term> own;
    for (const Term& term : all)
      if (!contains(shared, term)) own.push_back(term);
    const auto slot = [&](const Term& term) { return telling_.book.rows[term.row].slot; };
    for (const Term& gone : shared) {
      const auto tells = [&](const Term& term) { return slot(term) == slot(gone); };
      if (!contains(all, gone) && std::none_of(own.begin(), own.end(), tells)) return all;
    }
    return own;
  }

  void add_player(const Share& share) {
    const std::vector<Term> own = share.scores ? own_terms(share) : std::vector<Term>();
    const std::vector<Term> awards = terms(share.awards);
    const std::vector<Value> name = {{"name", telling_.name_of(share.player)}};
    if (!own.empty()) {
      add_line(Line::Block::player, no_number, telling_.say("player/own", name)).player = share.player;
      for (const Term& term : own) add_term(Line::Block::player, term).player = share.player;
    }
    int parts = share.points != 0 ? 1 : 0;
    for (const Term& award : awards) {
      const std::string& unit = telling_.book.rows[award.row].unit;
      Line& line = unit.empty() ? add_term(Line::Block::player, award) : add_token(award, unit);
      line.sentence = of_player(share, line.sentence);
      line.player = share.player;
      parts += unit.empty() ? 1 : 0;
    }
    const Points paid = paid_beside(share);
    const bool both = parts > 1 && paid != 0;
    const bool sum = !own.empty() && own.size() + sheet_.terms.size > 1;  // of more than one line
    if (sum || both)
      add_points_line(Line::Block::player, no_number, telling_.say(both ? "player/total" : "player/sum", name),
                      clamp_points(std::int64_t{share.points} + paid))
          .player = share.player;
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
  return !text.empty() && (text.back() == '.' || text.back() == '!' || text.back() == '?' || text.back() == ':');
}

const char* frame_of(const Line& line) {
  if (!line.has_points) return line.arithmetic.empty() ? "line.sentence" : "line.counted";
  if (line.row == no_number && line.block != Line::Block::who) return "line.sum";
  if (line.changes) return line.points > 0 ? "line.more" : "line.less";
  return line.arithmetic.empty() ? "line.points" : "line.arithmetic";
}

}  // namespace

std::vector<Line> explain(const Rulebook& book, const RuleSet& rules, const ScoreSheets& sheets, SheetNumber number,
                          const Phrasebook& phrases, const Board* board) {
  if (number >= sheets.sheets.size()) return {};
  const Telling telling{book, rules, sheets, phrases, board};
  return Explanation(telling, sheets.sheets[number]).lines();
}

std::vector<Line> explain(const Rulebook& book, const RuleSet& rules, const LedgerLine& entry,
                          const Phrasebook& phrases, const Board* board) {
  if (entry.sheets.sheets.empty()) return {};
  const Telling telling{book, rules, entry.sheets, phrases, board};
  return Explanation(telling, entry.sheets.sheets.front()).lines(entry);
}

std::string read_aloud(const Phrasebook& phrases, Edition edition, const Line& line) {
  if (!line.has_points && line.arithmetic.empty() && ends_a_sentence(line.sentence)) return line.sentence;
  return say(phrases, edition, frame_of(line),
             {{"sentence", line.sentence}, {"arithmetic", line.arithmetic}, {"points", std::int64_t{line.points}}});
}

}  // namespace cadastre
