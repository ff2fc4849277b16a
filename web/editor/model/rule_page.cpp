// What the page of one rule says.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "model/looking_up.hpp"
#include "model/mirror.hpp"
#include "model/pad_words.hpp"
#include "model/selecting.hpp"

namespace cadastre::editor {
namespace {

constexpr std::uint8_t every_edition = (1u << edition_count) - 1;

std::uint8_t editions_in(const std::vector<Condition>& all) {
  std::uint8_t set = every_edition;
  for (const Condition& c : all) {
    if (c.kind == Condition::Kind::edition) set &= c.editions;
    if (c.kind == Condition::Kind::all) set &= editions_in(c.parts);
  }
  return set;
}

/// One rule, with the words it is told in.
class Telling {
 public:
  Telling(RowNumber number, const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words)
      : number_(number), row_(book.rows[number]), s_(s), d_(d), book_(book), words_(words) {}

  RulePage tell() const {
    RulePage page;
    page.row = number_;
    page.title = rule_name(words_, book_, edition_, number_);
    page.played = contains(d_.rules.rows, number_);
    page.text = page.played ? rule_text(words_, book_, d_.rules, number_) : rule_text(words_, book_, edition_, number_);
    page.amount = amount_of(row_, book_, words_, edition_);
    page.source = owner_of(row_, words_, edition_);
    if (!row_.source.empty())
      page.source += " · " + row_.source.substr(0, row_.source.find(';'));  // then come our marks
    if (!row_.items.empty()) page.item = row_.items.front();
    page.adapted = is_adapted(row_, s_.selecting.selector.filter, book_);
    page.holds_when = holds_when();
    const std::uint8_t own = editions_of(row_);
    for (const EditionTag& tag : tags_of(every_edition, own)) page.columns.push_back(column(tag, own, page));
    relate(page);
    if (page.played) page.uses = uses_of(number_, d_);
    Derived elsewhere;  // what is not played shows how it would be
    if (!page.played) elsewhere.rules = resolve(book_, selection_for(number_, edition_, book_)).rules;
    page.example = example(page.played ? d_ : elsewhere);
    return page;
  }

 private:
  /// C2 and C3 stand apart where the row parts them.
  static std::vector<EditionTag> tags_of(std::uint8_t all, std::uint8_t own) {
    constexpr std::uint8_t new_ones = 2 | 4;
    const std::uint8_t both = own & new_ones;
    if (both == 0 || both == new_ones) return editor::tags_of(all);
    return {{"C1", 1}, {"C2", 2}, {"C3", 4}, {"WE", 8}};
  }

  std::string words_for(std::string_view id) const { return say(words_, edition_, id); }

  std::vector<std::string> holds_when() const {
    std::vector<std::string> holds;
    for (const ItemNumber item : row_.items)
      holds.push_back(sentence_case(word(words_, edition_, book_.items[item].term)));
    if (row_.phase) holds.push_back(words_for(*row_.phase == Phase::during ? "ui.rules.during" : "ui.rules.after"));
    if (row_.expansion != "base-game" && row_.expansion != "shared") holds.push_back(owner_of(row_, words_, edition_));
    for (const Condition& c : row_.when)
      if (std::string text = in_words(c); !text.empty()) holds.push_back(std::move(text));
    if (row_.historical) holds.push_back(words_for("ui.rules.historical"));
    if (holds.empty()) holds.push_back(words_for("ui.rules.always"));
    return holds;
  }

  /// Nothing for what other parts of the page say: editions, and flags that expansions bring.
  std::string in_words(const Condition& c) const {
    switch (c.kind) {
      case Condition::Kind::variant:
        return words_for("variant." + c.name + "/name") + ": " +
               words_for("variant." + c.name + "." + c.value + "/name");
      case Condition::Kind::selected:
        return expansion_name(c.name, words_, edition_);
      case Condition::Kind::measure:
        return c.measure < book_.measures.size() ? measured(c, book_.measures[c.measure]) : std::string();
      case Condition::Kind::all:
        return joined(c.parts, ", ");
      case Condition::Kind::any:
        return joined(c.parts, " / ");
      case Condition::Kind::none: {
        const std::string what = joined(c.parts, " / ");
        return what.empty() ? what : say(words_, edition_, "ui.rules.without", {{"what", what}});
      }
      default:
        return {};
    }
  }

  std::string joined(const std::vector<Condition>& parts, std::string_view between) const {
    std::string text;
    for (const Condition& part : parts)
      if (const std::string one = in_words(part); !one.empty())
        text += (text.empty() ? "" : std::string(between)) + one;
    return text;
  }

  std::string measured(const Condition& c, const Measure& measure) const {
    if (c.choices) {
      // A yes or a no is said with the word of what is asked.
      std::string what = sentence_case(word(words_, edition_, measure.term));
      if (measure.is_switch() && measure.choices.size() == 2 && c.choices < 3)
        return c.choices == 2 ? what : say(words_, edition_, "ui.rules.without", {{"what", what}});
      std::string_view before = ": ";
      for (std::size_t i = 0; i < measure.choices.size(); ++i) {
        if ((c.choices >> i & 1) == 0) continue;
        what.append(before) += choice_name(words_, book_, edition_, c.measure, static_cast<std::int32_t>(i));
        before = " / ";
      }
      return what;
    }
    const bool least = c.min != INT32_MIN, most = c.max != INT32_MAX;
    if (!least && !most) return {};
    const char* id = !most            ? "ui.rules.at-least"
                     : !least         ? "ui.rules.at-most"
                     : c.min == c.max ? "ui.rules.exactly"
                                      : "ui.rules.between";
    const std::string things = counted(words_, edition_, measure.term, most ? c.max : c.min);
    return say(words_, edition_, id, {{"least", std::int64_t{c.min}}, {"things", things}});
  }

  std::optional<RuleExample> example(const Derived& d) const {
    auto form = example_of(number_, example_player(s_), book_, d.rules);
    if (!form) return std::nullopt;
    RuleExample made;
    made.title = PadWords{s_, d, book_, words_}.entry(*form);
    made.lines = explain(book_, d.rules, score(*form, book_, d.rules), 0, words_, s_.board.get());
    // Who gets it is news only where the rule is about that.
    const bool of_people = row_.effect != Effect::add && row_.effect != Effect::scale;
    if (!of_people) std::erase_if(made.lines, [](const Line& line) { return line.block == Line::Block::who; });
    return made;
  }

  RuleColumn column(const EditionTag& tag, std::uint8_t own, const RulePage& page) const {
    RuleColumn c;
    c.label = tag.label;
    // The newest of those that the column is for.
    Edition edition = Edition::C1;
    for (int e = 0; e < edition_count; ++e)
      if (tag.editions >> e & 1) edition = static_cast<Edition>(e);
    c.preferred = (tag.editions >> static_cast<int>(edition_) & 1) != 0;
    c.holds = (own & tag.editions) != 0;
    if (!c.holds) {
      c.other = instead(tag.editions, own);
      return c;
    }
    EditionFilter as_if;
    as_if.mark_adaptations = true;
    as_if.preferred = bucket_of(edition);
    c.adapted = is_adapted(row_, as_if, book_);
    c.amount = amount_of(row_, book_, words_, edition);
    if (!c.preferred) c.text = rule_text(words_, book_, edition, number_);
    if (c.text == page.text) c.text.clear();
    return c;
  }

  /// A rule of the same expansion and slot, for the same things, that holds only where this one does not.
  RowNumber instead(std::uint8_t in, std::uint8_t own) const {
    for (std::size_t i = 0; i < book_.rows.size(); ++i) {
      const Row& row = book_.rows[i];
      if (row.slot != row_.slot || row.expansion != row_.expansion || row.items != row_.items ||
          row.phase != row_.phase || row.in != row_.in)
        continue;
      const std::uint8_t there = editions_of(row);
      if ((there & in) != 0 && (there & own) == 0) return static_cast<RowNumber>(i);
    }
    return no_number;
  }

  void relate(RulePage& page) const {
    Relations r = relations_of(number_, book_, page.played ? &d_.rules : nullptr);
    const auto add = [&](std::string_view heading, std::vector<RowNumber>& rows) {
      if (!rows.empty()) page.relations.push_back({heading, std::move(rows)});
    };
    add("ui.rules.instead-of", r.instead_of);
    add("ui.rules.replaced-by", r.replaced_by);
    // How things are counted is told where something in play counts them in a way of its own.
    const bool usual = std::all_of(r.counted_by.begin(), r.counted_by.end(),
                                   [&](RowNumber n) { return book_.rows[n].expansion == "base-game"; });
    if (!usual) add("ui.rules.counted-by", r.counted_by);
    add("ui.rules.counts-for", r.counts_for);
    add("ui.rules.together", r.beside);
  }

  const RowNumber number_;
  const Row& row_;
  const State& s_;
  const Derived& d_;
  const Rulebook& book_;
  const Phrasebook& words_;
  const Edition edition_ = s_.board->selection.edition;
};

}  // namespace

Player example_player(const State& s) { return s.board->players.empty() ? Player::red : s.board->players[0].player; }

std::uint8_t editions_of(const Row& row) { return editions_in(row.when); }

std::vector<EditionTag> tags_of(std::uint8_t set) {
  constexpr std::uint8_t new_ones = 2 | 4;
  std::vector<EditionTag> tags;
  if (set & 1) tags.push_back({"C1", 1});
  if ((set & new_ones) == new_ones)
    tags.push_back({"C2+C3", new_ones});
  else if (set & 2)
    tags.push_back({"C2", 2});
  else if (set & 4)
    tags.push_back({"C3", 4});
  if (set & 8) tags.push_back({"WE", 8});
  return tags;
}

std::vector<RuleUse> uses_of(RowNumber row, const Derived& d) {
  std::vector<RuleUse> uses;
  for (const Sheet& sheet : d.score.sheets.sheets) {
    if (sheet.feature == no_feature || sheet.feature >= d.score.features.features.size()) continue;
    if (d.score.features.features[sheet.feature].figures.size == 0) continue;
    bool used = sheet.who == row;
    Points points = sheet.value;
    for (std::uint32_t i = 0; i < sheet.terms.size; ++i) {
      const Term& term = d.score.sheets.terms[sheet.terms.begin + i];
      if (term.row != row) continue;
      used = true;
      points = term.points;
    }
    if (!used) continue;
    std::size_t at = uses.size();
    while (at > 0 && uses[at - 1].points < points) --at;
    uses.insert(uses.begin() + static_cast<std::ptrdiff_t>(at), {sheet.feature, points});
  }
  return uses;
}

RulePage rule_page(RowNumber number, const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words) {
  return Telling(number, s, d, book, words).tell();
}

}  // namespace cadastre::editor
