#pragma once
// Finding rules: by what they say, by item, expansion and step; and which rules a rule has to do with.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/phrasebook.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Small letters without accents, so that what is typed meets what is written: `Câmp` → `camp`, `Kühe` → `kuhe`.
std::string folded(std::string_view);
/// The words of a folded text: letters and digits.
std::vector<std::string_view> folded_words(std::string_view folded_text);
/// Whether each word asked for begins a word of the text; both folded.
bool all_found(std::string_view asked, std::string_view text);
bool all_found(const std::vector<std::string_view>& asked, std::string_view text);

/// So many words of a query are looked for, the first ones: each costs a walk through the whole book.
inline constexpr std::size_t query_word_limit = 16;

/// What is looked for; what is left empty is not asked.
struct RuleQuery {
  std::string text;       ///< each word must begin a word of the rule's text, of its name, items or expansion;
                          ///< signs alone, without a word, are found nowhere
  std::string item;       ///< id of an item the rule acts on
  std::string expansion;  ///< id of a whole, with all its parts and pairs, or of a part
  std::string step;       ///< of final scoring
  std::optional<Phase> phase;
};

/// Rules in the order in which they are computed, those whose name has all the words first. Of the rule set if there is
/// one, else of the whole book. Words are looked for as every edition writes them: an old name finds what bears a new
/// one.
std::vector<RowNumber> find_rules(const RuleQuery&, const Rulebook&, const RuleSet*, const Phrasebook*);

/// The items a row acts on: those it names, else all that have its slot; without those of the other phase.
std::vector<ItemNumber> items_of(const Rulebook&, const Row&);

/// What a rule combines with, of the rule set if there is one; each list in the order of computing.
struct Relations {
  std::vector<RowNumber>
      beside;  ///< of its slot, for one of its items in the same phase; counting the same, if it counts
  std::vector<RowNumber> instead_of;   ///< it stands in for these when it holds
  std::vector<RowNumber> replaced_by;  ///< these stand in for it
  std::vector<RowNumber> counted_by;   ///< say what one thing weighs in the measures it uses, or set those
  std::vector<RowNumber> counts_for;   ///< use a measure that it counts or sets
  friend bool operator==(const Relations&, const Relations&) = default;
};
Relations relations_of(RowNumber, const Rulebook&, const RuleSet*);

}  // namespace cadastre
