#pragma once
// Choosing what is played: what is ticked, what the filter shows, what each press does. Values and functions; whoever
// draws a selector asks here and keeps nothing of its own. Ids of rows (S1 …) are those of tests/coverage/rows.tsv.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cadastre/expansions.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// What a page settles before anybody presses anything.
struct SelectorSettings {
  std::optional<Bucket> fixed_edition;         ///< S43: the filter cannot change it
  std::vector<std::string> without;            ///< S44: groups that have no tab here
  std::vector<std::string> selected_at_start;  ///< S45: expansions and parts
  friend bool operator==(const SelectorSettings&, const SelectorSettings&) = default;
};

/// Which editions are listed, and whose wording and pictures are taken.
struct EditionFilter {
  std::array<bool, bucket_count> shown{true, true, true};
  Bucket preferred = Bucket::C2_C3;
  bool mark_adaptations = false;
  std::optional<Bucket> fixed;
  bool shows(Bucket bucket) const { return shown[static_cast<std::size_t>(bucket)]; }
  friend bool operator==(const EditionFilter&, const EditionFilter&) = default;
};

enum class TabKind : std::uint8_t { group, presets, filters, help };
struct Tab {
  TabKind kind = TabKind::group;
  GroupNumber group = 0;  ///< for TabKind::group
  friend bool operator==(Tab, Tab) = default;
};

struct Selector {
  /// By expansion: a bit for each part; one bit if it has none. What the filter hides stays ticked here.
  std::vector<std::uint32_t> ticks;
  std::vector<std::uint8_t> open;  ///< by expansion: its parts are listed
  EditionFilter filter;
  std::vector<GroupNumber> without;  ///< groups that have no tab
  std::size_t tab = 0;               ///< position in `tabs`
  bool panel_open = true;
  std::optional<PresetNumber> preset;  ///< picked in the list, not yet applied
  friend bool operator==(const Selector&, const Selector&) = default;
};

Selector open_selector(const ExpansionCatalogue&, const SelectorSettings& = {});

// Tabs (S1–S4)
std::vector<Tab> tabs(const ExpansionCatalogue&, const Selector&);
/// Another tab becomes active and the panel opens; the active one closes or opens the panel.
void press_tab(Selector&, std::size_t tab);

// Ticks (S7–S14)
enum class Ticked : std::uint8_t { none, partial, all };
Ticked state_of(const ExpansionCatalogue&, const Selector&, ExpansionNumber);
bool is_part_ticked(const Selector&, ExpansionNumber, std::size_t part);
/// Selects what is missing; with nothing missing, clears the whole.
void press_expansion(const ExpansionCatalogue&, Selector&, ExpansionNumber);
void press_part(const ExpansionCatalogue&, Selector&, ExpansionNumber, std::size_t part);
/// `[+]` closed, `[–]` open, empty where there are no parts.
std::string_view sign_of(const ExpansionCatalogue&, const Selector&, ExpansionNumber);
void press_sign(const ExpansionCatalogue&, Selector&, ExpansionNumber);
/// Ticks whole expansions and parts by id. Those that the catalogue does not have come back.
std::vector<std::string> tick(const ExpansionCatalogue&, Selector&, const std::vector<std::string>& components);

// Filter (S27–S33, S37)
/// Whether the entry is listed: its group has a tab, and it may exist in a shown edition.
bool is_shown(const ExpansionCatalogue&, const Selector&, ExpansionNumber);
/// False, and nothing changes, for the last shown edition and for a page that settles the edition itself.
bool show_edition(Selector&, Bucket, bool shown);
/// False, and nothing changes, for an edition that is not shown.
bool prefer(Selector&, Bucket);
/// The caption `(C1/C2+C3/WE) #` in pieces; the preferred edition is the one to underline.
struct CaptionPiece {
  std::string text;
  bool underlined = false;
  friend bool operator==(const CaptionPiece&, const CaptionPiece&) = default;
};
std::vector<CaptionPiece> filters_caption(const Selector&);

// Counts (S16, S17)
struct GroupCount {
  int selected = 0;   ///< expansions with anything ticked, of those listed
  int available = 0;  ///< listed ones
  friend bool operator==(GroupCount, GroupCount) = default;
};
GroupCount count_of(const ExpansionCatalogue&, const Selector&, GroupNumber);

// Presets, all and none (S20–S26)
struct PresetOutcome {
  std::vector<std::string> selected;
  std::vector<std::string> left_out;  ///< what the filter hides
  bool confirmed = true;              ///< what the preset holds is known as a whole
  friend bool operator==(const PresetOutcome&, const PresetOutcome&) = default;
};
/// Replaces the selection.
PresetOutcome apply(const ExpansionCatalogue&, Selector&, PresetNumber);
/// The same for the preset picked in the list; nullopt, and nothing changes, if none is.
std::optional<PresetOutcome> apply_picked(const ExpansionCatalogue&, Selector&);
void select_all(const ExpansionCatalogue&, Selector&);
void clear_all(Selector&);

// What comes of it (S30, S34, S35, S39–S41)
/// What is played: ticked and listed. An expansion with all its parts is named as a whole.
std::vector<std::string> effective(const ExpansionCatalogue&, const Selector&);
struct SummaryEntry {
  ExpansionNumber expansion = 0;
  bool partial = false;
  std::vector<std::string> parts;  ///< the selected ones, if it is partial
  friend bool operator==(const SummaryEntry&, const SummaryEntry&) = default;
};
struct SummaryGroup {
  GroupNumber group = 0;
  std::vector<SummaryEntry> entries;  ///< empty: `none`
  friend bool operator==(const SummaryGroup&, const SummaryGroup&) = default;
};
std::vector<SummaryGroup> summary(const ExpansionCatalogue&, const Selector&);
/// Whether its rules are not those of the preferred edition, where that can be known.
bool is_adapted(const ListedExpansion&, const EditionFilter&);
/// The edition whose pictures are shown: the preferred one if it exists there, else one in which it does.
Bucket pictures_of(const ListedExpansion&, const EditionFilter&);

// What a selection means
/// A number that a person has to give for an item. Its bounds, choices and question are those of the measure.
struct MeasureNeed {
  MeasureNumber measure = 0;
  std::array<bool, phase_count> phases{};
  bool of_each = false;       ///< each element of the item's block has its own
  std::uint64_t choices = 0;  ///< bit set: those that change something, and one that does not
  /// Needed only while this other measure has one of some values: a switch that is on, a choice that is made.
  MeasureNumber only_if = no_number;
  std::int32_t from = INT32_MIN, to = INT32_MAX;
  std::uint64_t is = 0;  ///< bit set of choices; 0 = the range counts
  bool is_asked_at(std::int32_t value_of_other) const {
    return is ? (is >> value_of_other & 1) != 0 : from <= value_of_other && value_of_other <= to;
  }
  friend bool operator==(const MeasureNeed&, const MeasureNeed&) = default;
};
struct PlayedItem {
  ItemNumber item = 0;
  std::array<bool, phase_count> scored{};
  std::vector<MeasureNeed> needs;  ///< in the order in which to ask; what depends on another comes after it
  std::vector<std::string> roles;  ///< who has to be named: `owner`, `payer`
  friend bool operator==(const PlayedItem&, const PlayedItem&) = default;
};
/// Fills in needs and roles of an item for those phases in which it is scored.
void find_needs(const Rulebook&, const RuleSet&, PlayedItem&);
/// A row that holds in one of the two editions of C2+C3 and not in the other.
struct EditionDifference {
  RowNumber row = 0;
  Edition edition = Edition::C3;
  friend bool operator==(const EditionDifference&, const EditionDifference&) = default;
};
struct SelectionDescription {
  RuleSet rules;
  std::vector<PlayedItem> items;               ///< in the order of the book
  std::vector<ClassNumber> figures;            ///< that stand in somebody's supply
  std::vector<ExpansionNumber> adapted;        ///< selected ones that `is_adapted`
  std::vector<EditionDifference> differences;  ///< empty unless C2+C3 is played
  Problems problems;
};
/// Resolves what the filter lets through of a selection. Problems point into the selection: `/expansions/2`.
SelectionDescription describe_selection(const Rulebook&, const Selection&, const Selector& filter);

}  // namespace cadastre
