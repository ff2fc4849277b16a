#pragma once
// What a person sees of the expansion selector, and what a press in it does. What each press means is the core's
// (cadastre/selector.hpp); the selection that comes of it stands on the board and is undone with it.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/selector.hpp"

namespace cadastre::editor {

struct Selecting {
  Selector selector;
  std::string search;                    ///< entries of all groups whose names have these words
  bool unfolded = false;                 ///< the summary of a phone
  bool refused = false;                  ///< the last press was for the only edition that is shown
  std::optional<PresetOutcome> outcome;  ///< of the preset applied last
  friend bool operator==(const Selecting&, const Selecting&) = default;
};

/// What can be pressed, and what `id` names there.
enum class SelectorDeed : std::uint8_t {
  tab,     ///< position in `tabs`
  tick,    ///< a whole or a part: `tower`, `abbot/gardens`
  open,    ///< an expansion with parts
  show,    ///< `C2+C3`
  prefer,  ///< the same
  reveal,  ///< shows the editions that what is hidden needs; a group, or nothing for all
  mark,    ///< adapted rules
  pick,    ///< a preset; nothing: none
  apply,   ///< the one that is picked
  all,
  none,
  unfold,
};

struct PressSelector {
  SelectorDeed deed = SelectorDeed::tab;
  std::string id;
};

/// The control of that name: `expansions/tick/abbot/gardens`. Names are those of the canvas and of the HTML.
std::optional<PressSelector> selector_press(std::string_view control);

void press(Selecting&, const PressSelector&, const Rulebook&);

/// What is played by it: ticked and listed, in the preferred edition, with the variants of `before`.
Selection played(const Selecting&, const Selection& before, const Rulebook&);

/// Another selection came (undo, a file): ticks and preference follow. What it names is shown; what the filter hides
/// stays ticked unless the board is another one altogether.
void follow(Selecting&, const Selection&, const Rulebook&, bool another_board);

/// Entries of a group that the filter hides, and one edition for each of them that would show them.
struct Hidden {
  int entries = 0;
  std::array<bool, bucket_count> editions{};
};
Hidden hidden_in(const Selector&, GroupNumber, const Rulebook&);

/// A rule of one of the expansions that the selector marks as adapted.
bool is_adapted(const Row&, const EditionFilter&, const Rulebook&);

}  // namespace cadastre::editor
