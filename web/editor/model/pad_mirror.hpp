#pragma once
// The score pad as plain parts, in the order of the screen: what the HTML beside the canvas shows, and what is done
// there. A part that does something names the act and its target; what a person types or chooses is put behind it.

#include "model/intent.hpp"
#include "model/pad_words.hpp"

namespace cadastre::editor {

struct PadPart {
  enum class Kind : std::uint8_t { heading, text, row, button, number, yes, choice, line };
  Kind kind = Kind::text;
  std::string text;
  std::string act, target;                   ///< of a row: whose it is, as a colour
  std::int32_t value = 0, min = 0, max = 0;  ///< of a choice: the position of what is chosen
  bool on = false;                           ///< chosen, current
  bool enabled = true;
  std::vector<std::string> cells;  ///< of a row; of a choice: value, words, value, words …; of a line: what is written
  friend bool operator==(const PadPart&, const PadPart&) = default;
};

std::vector<PadPart> pad_parts(const PadWords&);

/// What may be done there:
///   pad-begin     an item by id; in the game, or in the final scoring if that is open
///   pad-answer    "size=5", "size:double-sized-tile=1", "red.on-hill=1", "2.sieges=1", "2.class=castle"; of so many
///                 elements: "some.sieges=2"
///   pad-figures   "red:meeple=2"
///   pad-role      "owner=red"; nobody: "owner="
///   pad-note      any text
///   pad-elements  how many are told one by one
///   pad-add, pad-cancel, pad-next, rematch, pad-text, pad-csv, pad-json, pad-picture
///   pad-edit, pad-remove, pad-up, pad-down   an entry by its position
///   pad-view      "game", "entries", "final", "result"
///   pad-step      an item by id
/// Nothing if act or target mean nothing.
std::optional<Intent> pad_intent(std::string_view act, std::string_view target, const State&, const Rulebook&);

/// `size`, `size:double-sized-tile`, `red.on-hill`, `2.class`, `some.sieges`
std::string question_name(const Question&, const Rulebook&);

}  // namespace cadastre::editor
