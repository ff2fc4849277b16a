#pragma once
// Which key wants what on the board. Keys that only move the camera (+, -) belong to the board view.

#include <span>

#include "model/derived.hpp"
#include "model/intent.hpp"

namespace cadastre::editor {

/// A key as browsers name it (`KeyboardEvent.key`): `r`, `ArrowLeft`, `Delete`.
struct KeyPress {
  std::string_view key;
  bool control = false;  ///< Ctrl, or Command on a Mac
  bool shift = false;
  bool alt = false;
};

/// Nothing if the key means nothing here. Text fields ask first; this is for keys that nobody typed.
std::optional<Intent> intent_for(const KeyPress&, const State&, const Derived&, const Rulebook&);

/// A line of the list of shortcuts.
struct Shortcut {
  std::string_view keys;  ///< as written on the keys: `Ctrl+Z`
  std::string_view what;  ///< phrase id
};
std::span<const Shortcut> shortcuts();

}  // namespace cadastre::editor
