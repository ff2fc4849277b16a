#pragma once
// Which key wants what. Keys that only move the view (F, +, -) are intents too, so that one table tells it all.

#include <span>

#include "intent.hpp"

namespace cadastre::editor {

/// A key as browsers name it (`KeyboardEvent.key`): `r`, `ArrowLeft`, `Delete`.
struct KeyPress {
  std::string_view key;
  bool control = false;  ///< Ctrl, or Command on a Mac
  bool shift = false;
  bool alt = false;
};

/// Nothing if the key means nothing here. Text fields ask first; this is for keys that nobody typed.
std::optional<Intent> intent_for(const KeyPress&, const State&, const Rulebook&);

/// A line of the list of shortcuts.
struct Shortcut {
  std::string_view keys;  ///< as written on the keys: `Ctrl+Z`
  std::string_view what;  ///< phrase id
};
std::span<const Shortcut> shortcuts();

}  // namespace cadastre::editor
