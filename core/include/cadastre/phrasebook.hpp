#pragma once
// Turns row ids and numbers into sentences of one language. Formatting never fails: what is missing is shown by its id.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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
  std::string edition;  ///< empty: all others
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

/// A value for a placeholder: `{name}` prints it, `{name:term}` prints the number with the glossary noun in its plural
/// form (`20 de puncte`).
struct Value {
  std::string_view name;
  std::variant<std::int64_t, std::string> value;
};

/// The phrase filled in; the id itself if the language lacks it.
std::string say(const Phrasebook&, Edition, std::string_view id, const std::vector<Value>& = {});
/// A glossary noun: form for that number, without the number. `number` 1 gives the singular.
std::string word(const Phrasebook&, Edition, std::string_view term, std::int64_t number = 1);
/// Number and noun: `1 point`, `20 de puncte`.
std::string counted(const Phrasebook&, Edition, std::string_view term, std::int64_t number);

/// A line of an explanation. Blocks always come in this order.
struct Line {
  enum class Block : std::uint8_t { worth, sum, who, player };
  Block block = Block::worth;
  RowNumber row = no_number;  ///< the rule it names; no_number for sums
  std::string sentence;
  std::string arithmetic;  ///< `12 × 2`, or empty
  std::string rule;        ///< the rule's short name, or empty
  bool has_points = false;
  Points points = 0;
  std::optional<Player> player;
};

/// Names shown for players: the person's, else the colour's word.
std::string player_name(const Phrasebook&, const Board*, Player);

/// Why a feature is worth what it is, and who gets it.
std::vector<Line> explain(const Rulebook&, const RuleSet&, const ScoreSheets&, SheetNumber, const Phrasebook&,
                          const Board* = nullptr);

/// A problem as a sentence, with what to do next.
std::string describe(const Problem&, const Phrasebook&, Edition);

}  // namespace cadastre
