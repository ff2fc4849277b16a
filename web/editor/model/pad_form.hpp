#pragma once
// What a form of the score pad asks: only what changes points under the rules in play. All of it follows from the rule
// set; nothing here knows an item.

#include <string_view>

#include "model/pad_state.hpp"

namespace cadastre::editor {

struct Asked {
  enum class Kind : std::uint8_t { number, yes, choice };
  Question at;
  Kind kind = Kind::number;
  std::int32_t value = 0, min = 0, max = 0;
  std::uint64_t choices = 0;  ///< of Kind::choice: bit set of those that some rule knows; of classes: see `classes`
  bool rare = false;          ///< things of an odd class: asked after everything else
  friend bool operator==(const Asked&, const Asked&) = default;
};

struct AskedRole {
  std::string_view role;  ///< `owner`, in the rule book
  std::optional<Player> player;
  friend bool operator==(const AskedRole&, const AskedRole&) = default;
};

/// The questions of one form, with what was answered.
struct PadForm {
  std::vector<Asked> of_feature;             ///< what sizes it comes first
  std::vector<std::vector<Asked>> elements;  ///< those told one by one
  bool has_elements = false;                 ///< elements can differ from each other in what changes points
  bool each_differs = false;                 ///< each has a number of its own, so all are told
  std::vector<ClassNumber> classes;          ///< of elements, that weigh something of their own
  std::vector<AskedRole> roles;
  std::vector<ClassNumber> kinds;  ///< of figures that count differently; empty: nobody's figures matter
  std::vector<Asked> of_player;    ///< what is asked of each player, without a player and an answer
  friend bool operator==(const PadForm&, const PadForm&) = default;
};

PadForm pad_form(const Draft&, const Rulebook&, const RuleSet&);

/// The form as it begins: with what the last such entry was sized.
Draft new_draft(ItemNumber, Phase, const Entries&, std::size_t players, const Rulebook&, const RuleSet&);
/// An entry to be changed.
Draft draft_of(const Entries&, std::size_t entry, const Rulebook&, const RuleSet&);

std::int32_t answer_of(const FeatureForm&, const Question&, const Rulebook&);
void answer(FeatureForm&, const Question&, std::int32_t value, const Rulebook&);
std::int32_t figures_of(const FeatureForm&, Player, ClassNumber kind);
void set_figures(FeatureForm&, Player, ClassNumber kind, std::int32_t number);
/// From now on so many elements are told one by one; at least as many there are.
void tell_elements(Draft&, std::size_t told, const Rulebook&);
/// Whether anybody is on it.
bool has_somebody(const FeatureForm&);

/// What the form asks of a player, with the answers.
std::vector<Asked> asked_of(Player, const FeatureForm&, const PadForm&, const Rulebook&);

}  // namespace cadastre::editor
