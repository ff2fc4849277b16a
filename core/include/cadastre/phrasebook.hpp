#pragma once
// Turns row ids and numbers into sentences of one language. Formatting never fails: what is missing is shown by its id.
//
// Placeholders of a phrase, the same in every language (rules/README.md):
//   {points}            the value of that name: a number (with a true minus sign), or a text as it is
//   {points:point}      number and glossary noun in the form for it: `1 point`, `20 de puncte`
//   {word:tile}         glossary word of the edition, singular; {word:tile:many} plural; {Word:tile} with a capital
//   {edge:word}         the value is the id of a glossary term: its word
//   {row:phrase}        the value is the id of a phrase: that one, filled in
//   {side:side}         the value completes the id of a phrase: `side.N`; the value itself if there is none

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cadastre/ledger.hpp"
#include "cadastre/problem.hpp"
#include "cadastre/rulebook.hpp"
#include "cadastre/scoring.hpp"

namespace cadastre {

/// How a language counts; each form of a glossary term is chosen by it.
enum class Plurals : std::uint8_t { one_other, romanian };

struct Phrase {
  std::string id;    ///< `base-game.road`, `base-game.road/name`, `ui.undo`, `problem.unknown-tile`
  std::string text;  ///< with {placeholders}
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

/// A word of the game in the forms of the language, for an edition where that has its own.
struct GlossaryTerm {
  std::string id;
  std::string edition;             ///< empty: all others
  std::vector<std::string> forms;  ///< singular, then the plural forms; {number} is put before by the phrase
  friend bool operator==(const GlossaryTerm&, const GlossaryTerm&) = default;
};

/// One language; both lists sorted by id.
struct Phrasebook {
  std::string language;  ///< `ro`
  Plurals plurals = Plurals::one_other;
  std::vector<Phrase> phrases;
  std::vector<GlossaryTerm> terms;
  friend bool operator==(const Phrasebook&, const Phrasebook&) = default;
};

/// A value for a placeholder.
struct Value {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

/// The phrase filled in; the id itself if the language lacks it.
std::string say(const Phrasebook&, Edition, std::string_view id, const std::vector<Value>& = {});
/// A glossary noun: form for that number, without the number. `number` 1 gives the singular.
std::string word(const Phrasebook&, Edition, std::string_view term, std::int64_t number = 1);
/// A number as it is written, with a true minus sign.
std::string number_text(std::int64_t);
/// Number and noun: `1 point`, `20 de puncte`.
std::string counted(const Phrasebook&, Edition, std::string_view term, std::int64_t number);
/// Whether the language has a phrase of that id.
bool has_phrase(const Phrasebook&, std::string_view id);
/// Names as the language lists them: `Ana, Mira and Pavel`.
std::string listed(const Phrasebook&, const std::vector<std::string>& names);

/// What a row says, and its short name.
std::string rule_text(const Phrasebook&, const Rulebook&, Edition, RowNumber);
/// The same in the wording that holds for the selection, or in that of an item on its sheet.
std::string rule_text(const Phrasebook&, const Rulebook&, const RuleSet&, RowNumber, ItemNumber = no_number);
std::string rule_name(const Phrasebook&, const Rulebook&, Edition, RowNumber);

/// What an item is called: most by the word for what they score.
std::string item_name(const Phrasebook&, const Rulebook&, Edition, ItemNumber);

/// What a person is asked for a measure, and what a choice of it is called; a number or a chip says itself.
std::string question(const Phrasebook&, const Rulebook&, Edition, MeasureNumber);
std::string choice_name(const Phrasebook&, const Rulebook&, Edition, MeasureNumber, std::int32_t choice);

/// A line of an explanation. Blocks always come in this order:
/// `worth`  one line a row that counted something otherwise than it lies there (no points, `1 → 4`); then one line a
/// term:
///          what the row says, `12 × 2` or `24 → 12`, its points. If nothing is counted, the first row that found
///          nothing, with 0 points.
/// `sum`    one line: `The city is worth`, and the points. Neither where everything is somebody's own.
/// `who`    where players are compared one line for each, strongest first, with points (0 for who gets nothing):
///          `Mira, strength 2`; behind it what counted otherwise for that player (a row, no points, `1 → 2`); then one
///          whole sentence without a player: who gets it, and who does not. It names the rule that decided: of
///          majority, or the tie-break.
/// `player` for each player whose terms are not the feature's: a line without row and points (`For Mira:`), the terms
///          that differ; for everybody who is paid beside it `Mira: ` and why; then, if that is more than one line, a
///          sum line without a row.
/// `ledger` of an entry in the book only: floors that held, then whose total changes by something else (no row).
struct Line {
  enum class Block : std::uint8_t { worth, sum, who, player, ledger };
  Block block = Block::worth;
  RowNumber row = no_number;  ///< the rule it names; no_number for sums
  std::string sentence;
  std::string arithmetic;  ///< `12 × 2`, `24 → 12`, or empty
  std::string rule;        ///< the rule's short name, or empty
  bool has_points = false;
  bool changes = false;  ///< the points are what the arithmetic's arrow changed, not what it yields
  Points points = 0;
  std::optional<Player> player;
};

/// Names shown for players: the person's, else the colour's word.
std::string player_name(const Phrasebook&, const Board*, Player);

/// Why a feature is worth what it is, and who gets it.
std::vector<Line> explain(const Rulebook&, const RuleSet&, const ScoreSheets&, SheetNumber, const Phrasebook&,
                          const Board* = nullptr);
/// The same for an entry in the book, and what became of it there.
std::vector<Line> explain(const Rulebook&, const RuleSet&, const LedgerLine&, const Phrasebook&,
                          const Board* = nullptr);
/// A line as one sentence, numbers and all: `Every tile of a completed city gives 2 points: 12 × 2 = 24 points.`
std::string read_aloud(const Phrasebook&, Edition, const Line&);

/// A problem as a sentence, with what to do next: `problem.CODE`, or `problem.CODE/ARGUMENT` if the problem has that
/// argument and the language such a sentence.
std::string describe(const Problem&, const Phrasebook&, Edition);

}  // namespace cadastre
