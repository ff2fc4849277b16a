#pragma once
// Compares one game with what the core makes of it.

#include <string>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "oracle/game.hpp"

namespace oracle {

struct Checked {
  int scorings = 0;                      // events that were compared, during the game and at its end
  std::vector<std::string> differences;  // "player 2, City at 3,-1 N.S: …"
};

Checked check(const Game&, const cadastre::Rulebook&);

}  // namespace oracle
