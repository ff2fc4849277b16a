#pragma once
// The score pad: what is kept on it, and what a person is doing there.

#include <memory>
#include <optional>
#include <vector>

#include "cadastre/scoring.hpp"

namespace cadastre::editor {

/// In the order in which they were made. Never changed once they are there, so undo keeps each list once.
using Entries = std::vector<FeatureForm>;
using EntriesValue = std::shared_ptr<const Entries>;

enum class PadView : std::uint8_t { game, entries, final_scoring, result };

/// Items of the final scoring that were gone through.
using Steps = std::vector<ItemNumber>;

/// A form that is being filled in.
struct Draft {
  FeatureForm form;
  std::optional<std::size_t> editing;  ///< the entry it will take the place of
  std::size_t told = 0;                ///< so many elements of the block are told one by one; they come first
  bool answered = false;               ///< somebody filled in something, which is not to be lost
  PadView waits = PadView::game;       ///< put aside: where it was open
};

struct Pad {
  PadView view = PadView::game;
  std::optional<Draft> draft;
  std::vector<Draft> aside;     ///< forms that gave way half filled in; the last one comes back first
  ItemNumber step = no_number;  ///< of the final scoring, the one that is open
  std::uint64_t revision = 0;   ///< a new one for everything that is done on the pad
};

/// One number of a form: of which measure, of whom or of what.
struct Question {
  static constexpr std::int16_t whole = -1, some = -2;
  MeasureNumber measure = no_number;  ///< no_number: the class of an element
  ClassNumber of = no_number;         ///< counts things of that class alone
  std::int16_t element = whole;       ///< position in the item's block; `some`: how many elements have it
  std::optional<Player> player;
  friend bool operator==(const Question&, const Question&) = default;
};

}  // namespace cadastre::editor
