#pragma once
// A place of the app as a list of things to read and to press, in the order of the screen: what its HTML is made of.
// The names of what can be pressed are those of the canvas.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"

namespace cadastre::editor {

struct MirrorPart {
  enum class Kind : std::uint8_t { heading, text, tab, check, radio, button, link, search };
  enum class Lit : std::uint8_t { off, on, partly };
  Kind kind = Kind::text;
  std::string id;    ///< of what can be pressed; of a link, the address's fragment
  std::string text;  ///< its name
  std::string note;  ///< what else is said of it; of a search, what is typed
  Lit lit = Lit::off;
  bool enabled = true;
  bool stays = false;             ///< a button that is down or up
  std::optional<bool> open = {};  ///< of what unfolds something
  friend bool operator==(const MirrorPart&, const MirrorPart&) = default;
};

using MirrorParts = std::vector<MirrorPart>;

/// The expansion selector: its tabs, what is selected in each group, what the active tab holds, and what it all means.
struct SelectorParts {
  MirrorParts tabs, summary, panel, meaning;
};
SelectorParts selector_parts(const State&, const Derived&, const Rulebook&, const Phrasebook&);

/// Of the rules page: the list, or one rule.
MirrorParts rules_list(const Found&, const State&, const Rulebook&, const Phrasebook&);
MirrorParts rule_parts(const RulePage&, const Derived&, const Rulebook&, const Phrasebook&, Edition);

/// What the score pad will ask for: each thing once, in the order of the book.
std::vector<std::string> asked_for(const Derived&, const Rulebook&, const Phrasebook&, Edition);
/// Entries listed now: of the active group, or of all groups by what is searched.
std::vector<ExpansionNumber> listed_entries(const State&, const Rulebook&, const Phrasebook&);
/// Rules that a component brings by itself.
int rules_of(std::string_view component, const Rulebook&);

}  // namespace cadastre::editor
