#pragma once
// What only the view of the score pad remembers.

#include <optional>
#include <string>

#include "cadastre/vocabulary.hpp"

namespace cadastre::editor {

struct PadMemory {
  std::uint64_t form = 0;      ///< which form that is about; 0: none
  bool centred = false;        ///< its strips show their values
  bool rare = false;           ///< the odd kinds of things are unfolded
  std::optional<Player> open;  ///< whose kinds of figures are unfolded
  std::string typed, note;     ///< while they are typed
  float sheet = 0;             ///< height of the points above the button, as they were drawn last
  float sources = 0;           ///< the same of the bars in the result
};

}  // namespace cadastre::editor
