#pragma once
// Finding rules on the rules page: what is asked, what was found in which groups, and what the page of one rule says.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cadastre/expansions.hpp"
#include "cadastre/lookup.hpp"
#include "cadastre/phrasebook.hpp"

namespace cadastre::editor {

struct State;
struct Derived;

/// How rules are put together.
enum class GroupedBy : std::uint8_t { item, expansion, step };

struct Lookup {
  std::string text;         ///< as typed
  bool whole_book = false;  ///< else the rules of the selection
  std::optional<Phase> phase;
  std::optional<Bucket> edition;  ///< as if this one were played; of the whole book, rules that can hold in it
  GroupedBy by = GroupedBy::item;
  std::string group;  ///< the group that is unfolded, where they are folded
  friend bool operator==(const Lookup&, const Lookup&) = default;
};

/// What a press on a control of the rules page makes of the lookup: `rules/during`, `rules/by/step`,
/// `rules/edition/C1`, `rules/selection`, `rules/group/city`, `rules/clear`, `rules/everywhere`.
std::optional<Lookup> lookup_press(std::string_view control, const Lookup&);

struct FoundGroup {
  std::string id, title;
  ItemNumber item = no_number;  ///< what pictures it, if it is about one
  std::vector<RowNumber> rows;
};
struct Found {
  std::vector<FoundGroup> groups;
  std::size_t rules = 0;
  bool folded = false;  ///< too many to list at once: only the group that is asked for is unfolded
  bool unfolds(const FoundGroup& g, const Lookup& l) const { return !folded || g.id == l.group; }
};
Found find(const Lookup&, const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// A rule under one of the editions.
struct RuleColumn {
  std::string label;            ///< `C2+C3`, or one of the two where they differ
  bool preferred = false;       ///< the edition that is played
  bool holds = false;           ///< it can hold there
  bool adapted = false;         ///< though its expansion does not exist there
  std::string amount, text;     ///< the text only where it is not the page's
  RowNumber other = no_number;  ///< the rule that has its place there
};
struct RuleRelation {
  std::string_view heading;  ///< phrase
  std::vector<RowNumber> rows;
};
/// A feature of the board that the rule had a part in.
struct RuleUse {
  FeatureNumber feature = 0;
  Points points = 0;
};
/// A feature that the rule has a part in, as the core scores it.
struct RuleExample {
  std::string title;  ///< `City, 4 tiles, 2 coats of arms`
  std::vector<Line> lines;
};
struct RulePage {
  RowNumber row = 0;
  std::string title, text, amount, source;
  ItemNumber item = no_number;  ///< what pictures it
  bool played = false, adapted = false;
  std::vector<std::string> holds_when;
  std::vector<RuleColumn> columns;
  std::vector<RuleRelation> relations;
  std::vector<RuleUse> uses;
  std::optional<RuleExample> example;
};
/// Most points first.
std::vector<RuleUse> uses_of(RowNumber, const Derived&);
/// The least that has to be selected for a rule to hold: in the edition given, or the newest in which it can.
Selection selection_for(RowNumber, Edition, const Rulebook&);
/// Numbers of a feature on which the rule acts, for that player; none if the rule does nothing that a feature shows.
Player example_player(const State&);
std::optional<FeatureForm> example_of(RowNumber, Player, const Rulebook&, const RuleSet&);
RulePage rule_page(RowNumber, const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// `2 each`, `+3`, `½`: what a row gives, short; empty if it gives nothing.
std::string amount_of(const Row&, const Rulebook&, const Phrasebook&, Edition);
/// Whose rule it is: `Inns & Cathedrals: Inns`; two expansions joined by +.
std::string owner_of(const Row&, const Phrasebook&, Edition);
std::string expansion_name(std::string_view component, const Phrasebook&, Edition);
/// Editions in which a row can hold: a bit set of Edition.
std::uint8_t editions_of(const Row&);
/// `C1`, `C2+C3` …, one where the two are alike, with their bits.
struct EditionTag {
  std::string_view label;
  std::uint8_t editions = 0;
};
std::vector<EditionTag> tags_of(std::uint8_t editions);

}  // namespace cadastre::editor
