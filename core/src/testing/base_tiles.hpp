#pragma once
// The base tiles and a bare rule book, by hand: for tests of what needs no rule row. Tests of rules use the real
// bundle.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/rulebook.hpp"
#include "cadastre/tile.hpp"

namespace cadastre::testing {

/// Tiles as short lines: alias, copies in C1 and in C2, segments. `!` is a coat of arms, `@0,1` cities that a field
/// touches.
struct TileLine {
  std::string_view alias;
  std::uint8_t first, second;
  std::string_view segments;
};

inline constexpr TileLine tile_lines[] = {
    {"BA/L", 4, 4, "monastery; field NL.NR.EL.ER.SL.SR.WL.WR"},
    {"BA/LR", 2, 2, "road S; monastery; field NL.NR.EL.ER.SL.SR.WL.WR"},
    {"BA/RCr", 4, 4, "city N; road E.W; field EL.WR@0; field ER.SL.SR.WL"},
    {"BA/Cccc+", 1, 1, "city N.E.S.W!"},
    {"BA/CccR+", 2, 2, "city N.E.W!; road S; field SL@0; field SR@0"},
    {"BA/CccR", 1, 1, "city N.E.W; road S; field SL@0; field SR@0"},
    {"BA/CFc+", 2, 2, "city E.W!; field NL.NR@0; field SL.SR@0"},
    {"BA/CFc.1", 1, 1, "city E.W; field NL.NR@0; field SL.SR@0"},
    {"BA/Cc.1", 3, 2, "city N.W; field EL.ER.SL.SR@0"},
    {"BA/CcG", 0, 1, "city N.W; garden; field EL.ER.SL.SR@0"},
    {"BA/Cc+", 2, 1, "city N.W!; field EL.ER.SL.SR@0"},
    {"BA/Cc+G", 0, 1, "city N.W!; garden; field EL.ER.SL.SR@0"},
    {"BA/CcRr", 3, 3, "city N.W; road E.S; field EL.SR@0; field ER.SL"},
    {"BA/CcRr+", 2, 2, "city N.W!; road E.S; field EL.SR@0; field ER.SL"},
    {"BA/Ccc", 3, 2, "city N.E.W; field SL.SR@0"},
    {"BA/CccG", 0, 1, "city N.E.W; garden; field SL.SR@0"},
    {"BA/Ccc+", 1, 1, "city N.E.W!; field SL.SR@0"},
    {"BA/CRr", 3, 3, "city N; road E.S; field EL.SR.WL.WR@0; field ER.SL"},
    {"BA/CRRR", 3, 3, "city N; road E; road S; road W; field EL.WR@0; field ER.SL; field SR.WL"},
    {"BA/RrC", 3, 3, "city N; road S.W; field EL.ER.SL.WR@0; field SR.WL"},
    {"BA/C", 5, 4, "city N; field EL.ER.SL.SR.WL.WR@0"},
    {"BA/CG", 0, 1, "city N; garden; field EL.ER.SL.SR.WL.WR@0"},
    {"BA/CFC.2", 3, 2, "city N; city S; field EL.ER.WL.WR@0,1"},
    {"BA/CFCG", 0, 1, "city N; city S; garden; field EL.ER.WL.WR@0,1"},
    {"BA/CC.2", 2, 1, "city N; city W; field EL.ER.SL.SR@0,1"},
    {"BA/CCG", 0, 1, "city N; city W; garden; field EL.ER.SL.SR@0,1"},
    {"BA/RRRR", 1, 1, "road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL"},
    {"BA/RRR", 4, 4, "road E; road S; road W; field NL.NR.EL.WR; field ER.SL; field SR.WL"},
    {"BA/Rr", 9, 8, "road S.W; field NL.NR.EL.ER.SL.WR; field SR.WL"},
    {"BA/RrG", 0, 1, "road S.W; garden; field NL.NR.EL.ER.SL.WR; field SR.WL"},
    {"BA/RFr", 8, 7, "road E.W; field NL.NR.EL.WR; field ER.SL.SR.WL"},
    {"BA/RFrG", 0, 1, "road E.W; garden; field NL.NR.EL.WR; field ER.SL.SR.WL"},
};

inline std::vector<std::string_view> split(std::string_view text, std::string_view by) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(by);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + by.size());
  }
}

inline Segment segment(std::string_view text) {
  Segment made;
  if (text.back() == '!') {
    made.marks.push_back({0, 1});
    text.remove_suffix(1);
  }
  const std::vector<std::string_view> touches = split(text, "@");
  const std::vector<std::string_view> words = split(touches[0], " ");
  made.kind = segment_kind_named(words[0]).value();
  if (touches.size() > 1) {
    for (const std::string_view city : split(touches[1], ",")) {
      made.touches = static_cast<std::uint16_t>(made.touches | 1u << (city[0] - '0'));
    }
  }
  if (words.size() < 2) return made;
  for (const std::string_view place : split(words[1], ".")) {
    if (made.kind == SegmentKind::field) {
      made.half_sides = made.half_sides.with(half_side_named(place).value());
    } else {
      made.sides = made.sides.with(side_named(place).value());
    }
  }
  return made;
}

inline Tile tile(std::string_view alias, std::string_view segments) {
  Tile made;
  made.alias = alias;
  made.id = "base-game/" + std::string(alias.substr(3));
  for (const std::string_view text : split(segments, "; ")) made.segments.push_back(segment(text));
  complete_layouts(made);
  return made;
}

inline Catalogue base_tiles() {
  Catalogue catalogue;
  catalogue.marks = {"coats-of-arms"};
  for (const TileLine& line : tile_lines) {
    Tile made = tile(line.alias, line.segments);
    made.copies = {line.first, line.second, line.second, line.first};
    made.start = line.alias == "BA/RCr";
    catalogue.tiles.push_back(std::move(made));
  }
  return catalogue;
}

/// A book without rows: tiles, classes of figures, and the items that score them.
inline Rulebook bare_book() {
  Rulebook book;
  book.catalogue = base_tiles();
  book.components = {{"base-game", true, {}}};
  const auto add_class = [&](std::string id, ClassNumber parent, bool figure, int supply) {
    Class made;
    made.id = std::move(id);
    made.parent = parent;
    made.figure = figure;
    made.supply = supply;
    made.expansion = "base-game";
    book.classes.push_back(made);
  };
  add_class("tile", no_number, false, 0);
  add_class("figure", no_number, false, 0);
  add_class("meeple", 1, true, 7);
  add_class("large-meeple", 2, true, 1);
  const auto add_item = [&](std::string id, SegmentKind subject, bool during) {
    Item made;
    made.id = std::move(id);
    made.term = made.id;
    made.expansion = "base-game";
    made.subject = subject;
    made.phases[0] = during;
    book.items.push_back(made);
  };
  add_item("road", SegmentKind::road, true);
  add_item("city", SegmentKind::city, true);
  add_item("monastic-building", SegmentKind::monastery, true);
  add_item("field", SegmentKind::field, false);
  book.variants.push_back({"two-tile-city", "base-game", "4", {{"4", false}, {"2", true}}});
  return book;
}

struct On {
  std::string_view tile;
  int x, y;
  int turns = 0;
};

inline Board board_of(const Catalogue& catalogue, std::initializer_list<On> tiles) {
  Board board;
  for (const On& on : tiles) {
    board.tiles.push_back({find_tile(catalogue, on.tile).value(), {on.x, on.y}, static_cast<std::uint8_t>(on.turns)});
  }
  return board;
}

/// Puts a meeple on the segment of that kind and place; the tile must be there and have it.
inline void stand(Board& board, const Catalogue& catalogue, Player player, Square square, SegmentKind kind,
                  std::string_view where = "") {
  const PlacedTile& placed = board.tiles[static_cast<std::size_t>(tile_at(board, square))];
  board.figures.push_back(
      {player, 2, square, find_segment(catalogue.tiles[placed.tile], placed.turns, kind, where).value()});
}

}  // namespace cadastre::testing
