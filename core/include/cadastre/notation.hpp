#pragma once
// A board as short text and back: for tests, bug reports, the command line, and `cadastre score -`.
// clang-format off
//
//   cadastre 1 C3                                version, edition
//   players red=Mira:8 blue                      colour; name and track are optional (a name with spaces in quotes)
//   expansions abbot inns-and-cathedrals/inns    optional: whole ones, or parts
//   variants two-tile-city=2                     optional
//   BA/RCr 0,0                                   tile (alias or id), x,y, turns as r1 r2 r3, then meeples:
//   BA/L -1,-1 r2  red@monastery blue:meeple@field.NL           player[:kind]@feature[.place]
//   note 0,0 "ask Mira"                          something written down; without x,y about the whole table
//
// clang-format on
// Blank lines and lines that begin with # are passed over.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/problem.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

struct BoardRead {
  Board board;
  Problems problems;
  std::vector<std::uint32_t> tile_from;       ///< by tile: its position in the input's list, or its line
  std::vector<std::uint32_t> figure_from;     ///< by figure, likewise
  std::vector<std::uint32_t> expansion_from;  ///< by expansion of the selection, likewise
  std::vector<std::uint32_t> variant_from;    ///< by variant of the selection: its line; empty for JSON
  bool by_lines = false;                      ///< the input was in short notation
};

/// Problems of a board (`/tiles/3`) with their places in the input it was read from (`/tiles/5`, `/lines/7`).
Problems in_input(Problems, const BoardRead&);

std::string to_notation(const Board&, const Rulebook&);
/// `where` of a problem is `/lines/N` (from 0).
BoardRead from_notation(std::string_view, const Rulebook&);
/// Whether a text looks like the notation rather than JSON.
bool is_notation(std::string_view);

/// A picture of the board in characters, three rows of five a tile, for failing tests.
std::string picture(const Board&, const Rulebook&);

}  // namespace cadastre
