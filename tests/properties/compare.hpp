#pragma once
// Puts the core's answer beside the reference scorer's, feature by feature and player by player.

#include <functional>
#include <string>

#include "cadastre/rulebook.hpp"
#include "cadastre/scoring.hpp"
#include "properties/table.hpp"
#include "reference/reference.hpp"

namespace properties {

/// What both scorers need, read once.
struct Books {
  const cadastre::Rulebook& rulebook;
  reference::TileTable tiles;
};

/// From the rules bundle of this build and the reference scorer's own facts. Stops the program if they cannot be read.
const Books& books();

struct Scored {
  cadastre::Board board;
  cadastre::RuleSet rules;
  cadastre::BoardScore score;
};
/// The core's answer to a table; `unreadable` is filled if the core refuses a part of the text.
Scored scored(const Table&, std::string* unreadable = nullptr);

/// The first difference between the two scorers in words; empty if they agree in everything.
std::string difference(const Table&);

/// The smallest table that can be found by leaving out tiles, meeples and players while `fails` stays true.
Table shrunk(Table, const std::function<bool(const Table&)>& fails);

/// Picture, text and, if the scorers differ, how: what a failing test prints.
std::string shown(const Table&);

}  // namespace properties
