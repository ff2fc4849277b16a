#include "model/derived.hpp"

#include <algorithm>
#include <variant>

#include "cadastre/append.hpp"
#include "cadastre/sort.hpp"
#include "model/edit.hpp"

namespace cadastre::editor {
namespace {

/// Each square once, in the order of the placements.
std::vector<Square> squares_of(const std::vector<Placement>& placements) {
  std::vector<Square> squares;
  for (const Placement& p : placements)
    if (squares.empty() || !(squares.back() == p.square)) squares.push_back(p.square);
  return squares;
}

/// Asked for every kind of tile at every free square. No game comes near so many tiles, and nobody looks for one hole
/// among thousands.
constexpr std::size_t most_tiles_with_gaps = 1'000;

/// All empty squares beside a tile, those that nothing fits included.
void list_gaps(Derived& d, const Board& board) {
  std::vector<Square> beside;
  for (const PlacedTile& placed : board.tiles)
    for (int s = 0; s < side_count; ++s) {
      const Square q = neighbour(placed.square, static_cast<Side>(s));
      if (!d.tile_on.has(q)) beside.push_back(q);
    }
  for (const Square q : once(beside)) {
    int neighbours = 0;
    for (int t = 0; t < side_count; ++t) neighbours += d.tile_on.has(neighbour(q, static_cast<Side>(t)));
    d.gap_on.add(q, d.gaps.size());
    d.gaps.push_back({q, neighbours, 0, 0});
  }
  d.gap_on.sort();
}

void find_gaps(Derived& d, const Board& board, const Catalogue& catalogue) {
  d.gaps.clear();
  d.gap_on.clear();
  d.fits.assign(catalogue.tiles.size(), 0);
  if (board.tiles.size() > most_tiles_with_gaps) return;
  list_gaps(d, board);
  for (std::size_t t = 0; t < catalogue.tiles.size(); ++t) {
    const int left = t < d.left.size() ? d.left[t] : 0;
    for (const Square q : squares_of(legal_placements(board, catalogue, static_cast<TileNumber>(t)))) {
      ++d.fits[t];
      const std::uint32_t at = d.gap_on.first(q);
      if (at == BySquare::nobody) continue;  // the first tile of all
      d.gaps[at].tiles += left > 0 ? 1 : 0;
      d.gaps[at].copies += left;
    }
  }
}

void refresh_board(Derived& d, const State& s, const Rulebook& book) {
  const bool same_selection = d.board && d.board->selection == s.board->selection;
  d.board = s.board;
  d.tile_on.clear();
  for (std::size_t t = 0; t < s.board->tiles.size(); ++t) d.tile_on.add(s.board->tiles[t].square, t);
  d.tile_on.sort();
  if (!same_selection) {
    d.played = describe_selection(book, s.board->selection, open_selector(book.expansions));
    d.rules = std::move(d.played.rules);
    d.rule_problems = std::move(d.played.problems);
    for (Problem& problem : d.rule_problems) problem.where.insert(0, "/selection");
    ++d.selections;
    refresh_items(d.pad, book, d.rules);
  }
  d.score = score(*s.board, book, d.rules);
  d.problems = examine(*s.board, book, d.score.features);
  append(d.problems, d.rule_problems);
  d.left = left_in_box(*s.board, book.catalogue);
  d.copies = d.copies_left = 0;
  const std::size_t edition = static_cast<std::size_t>(s.board->selection.edition);
  for (std::size_t t = 0; t < book.catalogue.tiles.size(); ++t) {
    d.copies += book.catalogue.tiles[t].copies[edition];
    d.copies_left += t < d.left.size() ? d.left[t] : 0;
  }
  find_gaps(d, *s.board, book.catalogue);
}

void refresh_hole(Derived& d, const State& s, const Rulebook& book) {
  d.hole = s.hole;
  d.fits_hole.clear();
  if (!s.hole) return;
  d.fits_hole.assign(book.catalogue.tiles.size(), 0);
  for (std::size_t t = 0; t < d.fits_hole.size(); ++t)
    for (std::uint8_t turns = 0; turns < 4; ++turns)
      d.fits_hole[t] +=
          disagreeing_sides(*s.board, book.catalogue, static_cast<TileNumber>(t), {*s.hole, turns}).bits == 0;
}

/// Rules that were not in play last time. Nothing if that is not known.
std::vector<RowNumber> rules_since(std::string_view played, const RuleSet& rules, const Rulebook& book) {
  if (played.empty()) return {};
  Selection before;
  bool first = true;
  while (!played.empty()) {
    const std::size_t comma = std::min(played.find(','), played.size());
    const std::string_view word = played.substr(0, comma);
    if (first)
      before.edition = edition_named(word).value_or(Edition::C3);
    else
      before.expansions.emplace_back(word);
    first = false;
    played.remove_prefix(std::min(comma + 1, played.size()));
  }
  std::vector<RowNumber> known = resolve(book, before).rules.rows, fresh;
  sort_stably(known, [](RowNumber a, RowNumber b) { return a < b; });
  for (const RowNumber row : rules.rows)
    if (!std::binary_search(known.begin(), known.end(), row)) fresh.push_back(row);
  return fresh;
}

void refresh_hand(Derived& d, const State& s, const Rulebook& book) {
  d.tile = s.tile;
  d.legal.clear();
  d.tile_board = s.board;
  if (s.tile) {
    if (s.lifted)
      if (Edited without = without_tile(*s.board, *s.lifted))
        d.tile_board = std::make_shared<const Board>(std::move(*without));
    d.legal = legal_placements(*d.tile_board, book.catalogue, *s.tile);
  }
  d.legal_squares = squares_of(d.legal);
  d.legal_on.clear();
  for (std::size_t i = 0; i < d.legal.size(); ++i) d.legal_on.add(d.legal[i].square, i);
  d.legal_on.sort();
}

/// Moving a tile changes totals too; the core's question is about one more tile, so the moved table is scored whole.
WhatIf what_if_moved(const Derived& d, const State& s, const Rulebook& book, Placement to) {
  WhatIf w;
  Edited moved = with_tile_moved(*s.board, book.catalogue, *s.lifted, to.square, to.turns);
  w.board = moved ? std::move(*moved) : *s.board;
  w.score = score(w.board, book, d.rules);
  w.change = change_of(d.score.totals, w.score.totals);
  return w;
}

void refresh_ghost(Derived& d, const State& s, const Rulebook& book) {
  d.what_if.reset();
  d.ghost_disagrees = {};
  d.ghost_free = false;
  if (!d.ghost) return;
  d.ghost_free = tile_at(*d.tile_board, d.ghost->square) < 0;
  d.ghost_disagrees = disagreeing_sides(*d.tile_board, book.catalogue, *s.tile, *d.ghost);
  if (!d.ghost_free) return;
  if (s.lifted)
    d.what_if = what_if_moved(d, s, book, *d.ghost);
  else
    d.what_if = what_if(*s.board, d.score, book, d.rules, *s.tile, *d.ghost);
}

BoardValue base_of(const State& s) { return s.what_if_base ? s.what_if_base->board : BoardValue(); }

void refresh_base(Derived& d, const State& s, const Rulebook& book) {
  d.base = base_of(s);
  d.base_totals = {};
  if (!d.base) return;
  const RuleSet rules = resolve(book, d.base->selection).rules;
  d.base_totals = score(*d.base, book, rules).totals;
}

std::optional<std::int64_t> number_in(const Problem& problem, std::string_view name) {
  for (const Argument& a : problem.arguments)
    if (a.name == name)
      if (const auto* n = std::get_if<std::int64_t>(&a.value)) return *n;
  return std::nullopt;
}

}  // namespace

bool refresh(Derived& d, const State& s, const Rulebook& book) {
  bool changed = false;
  const bool new_board = d.board != s.board;
  const std::uint64_t selections = d.selections;
  if (new_board) {
    refresh_board(d, s, book);
    changed = true;
  }
  if (selections != d.selections || d.last_played_ != s.settings.played) {
    d.last_played_ = s.settings.played;
    d.fresh = rules_since(d.last_played_, d.rules, book);
    changed = true;
  }
  if (new_board || d.hole != s.hole) {
    refresh_hole(d, s, book);
    changed = true;
  }
  const bool new_hand = new_board || d.tile != s.tile || d.lifted_ != s.lifted || !d.tile_board;
  if (new_hand) {
    d.lifted_ = s.lifted;
    refresh_hand(d, s, book);
    changed = true;
  }
  std::optional<Placement> ghost;
  if (s.tile && s.ghost) ghost = Placement{s.ghost->square, s.turns};
  if (new_hand || d.ghost != ghost) {
    d.ghost = ghost;
    refresh_ghost(d, s, book);
    changed = true;
  }
  const bool new_entries = new_board || d.entries != s.entries;
  if (new_entries) {
    d.entries = s.entries;
    refresh_ledger(d.pad, s, book, d.rules);
    changed = true;
  }
  if (new_entries || d.pad_revision_ != s.pad.revision) {
    d.pad_revision_ = s.pad.revision;
    refresh_form(d.pad, s, book, d.rules);
    changed = true;
  }
  if (d.base != base_of(s)) {
    refresh_base(d, s, book);
    changed = true;
  }
  if (d.figure_board_ != s.board || d.figure_ != s.figure) {
    d.figure_board_ = s.board;
    d.figure_ = s.figure;
    d.figures_used = {};
    for (const PlacedFigure& f : s.board->figures)
      if (f.kind == s.figure) ++d.figures_used[f.player];
    changed = true;
  }
  if (changed) ++d.version;
  return changed;
}

FeatureNumber feature_at(const Derived& d, const Spot& spot) {
  const std::uint32_t at = d.tile_on.first(spot.square);
  const Features& f = d.score.features;
  if (at >= f.first_segment.size()) return no_feature;
  const std::size_t position = f.first_segment[at] + spot.segment;
  const std::size_t end = at + 1 < f.first_segment.size() ? f.first_segment[at + 1] : f.feature_of.size();
  return position < end ? f.feature_of[position] : no_feature;
}

FeatureNumber selected_feature(const Derived& d, const State& s) {
  return s.selected ? feature_at(d, *s.selected) : no_feature;
}

SheetNumber sheet_of(const Derived& d, FeatureNumber feature, When when) {
  if (feature >= d.score.now.size()) return no_sheet;
  if (when == When::now || d.score.at_end[feature] == no_sheet) return d.score.now[feature];
  return d.score.at_end[feature];
}

When shown_when(const Derived& d, const State& s) {
  if (s.when) return *s.when;
  return sheet_of(d, selected_feature(d, s), When::now) != no_sheet ? When::now : When::at_end;
}

std::uint8_t fitting_turns(const Derived& d, Square square) {
  std::uint8_t turns = 0;
  d.legal_on.each(square, [&](std::uint32_t i) {
    turns = static_cast<std::uint8_t>(turns | 1u << d.legal[i].turns);
    return true;
  });
  return turns;
}

std::uint8_t turned_to_fit(const Derived& d, Square square, std::uint8_t turns) {
  const std::uint8_t fits = fitting_turns(d, square);
  for (int by = 0; by < 4; ++by)
    if (fits >> ((turns + by) % 4) & 1) return static_cast<std::uint8_t>((turns + by) % 4);
  return turns;
}

const Gap* gap_at(const Derived& d, Square square) {
  const std::uint32_t at = d.gap_on.first(square);
  return at == BySquare::nobody ? nullptr : &d.gaps[at];
}

std::optional<Square> square_of(const Problem& problem, const Board& board) {
  const auto x = number_in(problem, "x"), y = number_in(problem, "y");
  if (x && y) return Square{static_cast<std::int32_t>(*x), static_cast<std::int32_t>(*y)};
  // Else by the place in the file: `/tiles/3`, `/meeples/0`.
  const auto position_after = [&](std::string_view list) -> std::optional<std::size_t> {
    if (problem.where.rfind(list, 0) != 0) return std::nullopt;
    std::size_t n = 0, i = list.size();
    if (i >= problem.where.size()) return std::nullopt;
    for (; i < problem.where.size() && problem.where[i] >= '0' && problem.where[i] <= '9' && n < 1'000'000; ++i)
      n = n * 10 + static_cast<std::size_t>(problem.where[i] - '0');
    return n;
  };
  if (const auto n = position_after("/tiles/"); n && *n < board.tiles.size()) return board.tiles[*n].square;
  if (const auto n = position_after("/meeples/"); n && *n < board.figures.size()) return board.figures[*n].square;
  return std::nullopt;
}

bool is_free(const Derived& d, FeatureNumber feature) {
  return feature < d.score.features.features.size() && d.score.features.features[feature].figures.size == 0;
}

}  // namespace cadastre::editor
