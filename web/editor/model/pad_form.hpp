#pragma once
// What a form of the score pad asks: only what changes points under the rules in play, and of that only what the
// answers so far make matter. All of it is the rule book's (`find_needs`); nothing here knows an item.

#include <string>

#include "model/pad_state.hpp"

namespace cadastre::editor {

struct Asked {
  enum class Kind : std::uint8_t { number, yes, choice };
  Question at;
  Kind kind = Kind::number;
  std::int32_t value = 0, min = 0, max = 0;
  Usual usual;                  ///< numbers in easy reach, and the one to begin with
  std::uint64_t choices = 0;    ///< of Kind::choice: bit set of those that some rule knows; of classes: see `classes`
  bool rare = false;            ///< things of an odd class: asked after everything else
  CountAs as = CountAs::tiles;  ///< of those: what of them is counted
  bool waits = false;           ///< for an answer before it
  bool hidden = false;          ///< an answer before it makes it count for nothing
  friend bool operator==(const Asked&, const Asked&) = default;
};

struct AskedRole {
  std::string role;  ///< `owner`
  std::optional<Player> player;
  friend bool operator==(const AskedRole&, const AskedRole&) = default;
};

/// The questions of one form, with what was answered.
struct PadForm {
  std::vector<Asked> of_feature;             ///< what sizes it comes first
  std::vector<std::vector<Asked>> elements;  ///< those told one by one
  bool has_elements = false;                 ///< elements can differ in more than whether they have one thing
  bool each_differs = false;                 ///< each has a number of its own, so all are told
  std::vector<ClassNumber> classes;          ///< of elements, that weigh something of their own
  std::vector<AskedRole> roles;
  std::vector<ClassNumber> kinds;  ///< of figures that count differently; empty: nobody's figures matter
  std::vector<Asked> of_player;    ///< what is asked of each player, without a player and an answer
  friend bool operator==(const PadForm&, const PadForm&) = default;
};

PadForm pad_form(const Draft&, const Rulebook&, const RuleSet&);
/// With the questions that are hidden at the moment.
PadForm whole_pad_form(const Draft&, const Rulebook&, const RuleSet&);

/// The form as it begins: with what is usual, and sized as the last such entry was.
Draft new_draft(ItemNumber, Phase, const Entries&, std::size_t players, const Rulebook&, const RuleSet&);
/// An entry to be changed.
Draft draft_of(const Entries&, std::size_t entry, const Rulebook&, const RuleSet&);

std::int32_t answer_of(const FeatureForm&, const Question&, const Rulebook&);
void answer(FeatureForm&, const Question&, std::int32_t value, const Rulebook&);
std::int32_t figures_of(const FeatureForm&, Player, ClassNumber kind);
void set_figures(FeatureForm&, Player, ClassNumber kind, std::int32_t number);
/// From now on so many elements are told one by one; at least as many there are. New ones begin with what is usual.
void tell_elements(Draft&, std::size_t told, const Rulebook&, const RuleSet&);
/// Answers to what is not asked any more. What an entry had before it was opened stays.
void drop_hidden(Draft&, const Rulebook&, const RuleSet&);
/// How many classes it is a kind of: 0 is the plainest.
int depth_of(ClassNumber, const Rulebook&);
/// Whether anybody is on it.
bool has_somebody(const FeatureForm&);

/// What the form asks of a player, with the answers.
std::vector<Asked> asked_of(Player, const FeatureForm&, const PadForm&, const Rulebook&);

}  // namespace cadastre::editor
