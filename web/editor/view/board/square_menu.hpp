#pragma once
// What can be done with a square: the rows of its menu.

#include <string>
#include <vector>

#include "view/board/board_canvas.hpp"

namespace cadastre::editor {

struct MenuRow {
  std::string name;  ///< lasting: `menu/turn`
  std::string words;
  drawing::Icon icon = drawing::Icon::info;
  std::optional<Intent> intent{};
  bool danger = false;
  bool line_above = false;
  bool told = false;                                 ///< is only read: the chance of a hole, a note
  std::vector<std::pair<Player, Intent>> players{};  ///< a row of badges instead of words
};

std::vector<MenuRow> rows_of(const Model&, const SquareMenu&);

}  // namespace cadastre::editor
