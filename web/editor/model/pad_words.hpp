#pragma once
// The score pad in words, in the language of the phrasebook: for the canvas and for the HTML beside it alike.

#include <string>

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"

namespace cadastre::editor {

/// A name with a number behind it.
std::string numbered(std::string_view name, std::int64_t number);

/// A seat in the result.
struct Standing {
  Player player = Player::red;
  Points total = 0;
  Points at_end = 0;  ///< of it, from the final scoring
  int place = 1;      ///< those who tie share it
};

/// Everything that words are made of.
struct PadWords {
  const State& s;
  const Derived& d;
  const Rulebook& book;
  const Phrasebook& phrases;

  std::string say(std::string_view id, const std::vector<Value>& = {}) const;
  // With one value or two, as text: many say so, and what is written out at each of them has to be small.
  std::string say1(std::string_view id, std::string_view name, std::string_view value) const;
  std::string say2(std::string_view id, std::string_view name, std::string_view value, std::string_view other,
                   std::string_view other_value) const;
  std::string player(Player) const;
  /// `City`, `Cities`
  std::string item(ItemNumber, bool many = false) const;
  /// `Coats of arms`; of a class: `Double-sized tiles`
  std::string question(const Asked&) const;
  /// A word of a measure's choices, or a class of an element (-1: none).
  std::string choice(const Question&, std::int32_t value) const;
  /// `Large meeple`
  std::string figure(ClassNumber kind) const;
  /// `Whose is it?`
  std::string role(std::string_view) const;
  /// `City, 4 tiles, 1 coat of arms`
  std::string entry(const FeatureForm&) const;
  /// `27 for Tudor`, `12 for Mira and 16 for Tudor`; empty if nobody's total changes.
  std::string change(const ByPlayer<Points>&) const;
  /// What the button of the form does: `Add 27 for Tudor`.
  std::string add() const;
  /// What the last deed on the pad means, for the toast and for screen readers; empty if it was another deed.
  std::string deed() const;
  /// What holds in a step of the final scoring: the rules that the item's points begin with.
  std::string step_rules(ItemNumber) const;
  /// `Mira wins with 86`
  std::string winner() const;
  /// `3 ahead of Tudor`; empty for one player or a tie.
  std::string lead() const;
  /// `in the game 54, at the end +32`
  std::string split(const Standing&) const;
  /// `Cities`, `Cities at the end`
  std::string source(const PadSource&) const;
  /// Of the final scoring: `now`, `done, 11 points`, or nothing yet.
  std::string step_state(ItemNumber) const;
  /// What the button below a step does: `Next: monasteries`.
  std::string next_step() const;
  /// Steps that were neither gone through nor entered, as a sentence; empty if there are none.
  std::string passed_over() const;
  /// Entries that this version does not know, as a sentence; empty if there are none.
  std::string not_counted() const;

 private:
  std::string_view counted_term(const Asked&) const;
};

std::vector<Standing> standings(const State&, const Derived&);

/// The game for people: each entry with its points, totals at the end. Tabs or commas between columns.
std::string pad_text(const PadWords&);
std::string pad_csv(const PadWords&);

}  // namespace cadastre::editor
