// Laws that hold for every table whatever the rules say.

#include <algorithm>
#include <map>

#include "cadastre/json.hpp"
#include "cadastre/legality.hpp"
#include "cadastre/notation.hpp"
#include "catch.hpp"
#include "properties/compare.hpp"
#include "properties/random_table.hpp"

namespace properties {
namespace {

using cadastre::Points;

constexpr std::uint64_t tables_for_each_law = 1000;

/// What a player is told, by colour.
std::map<std::string, std::vector<Points>> totals(const Table& table) {
  const Scored s = scored(table);
  std::map<std::string, std::vector<Points>> result;
  for (const Seat& seat : table.seats) {
    const cadastre::PlayerTotal& t = s.score.totals[*cadastre::player_named(seat.player)];
    result[seat.player] = {t.track, t.now, t.at_end};
  }
  return result;
}

/// All that is scored, without saying where: values, strengths and points of every sheet, in an order of its own.
std::vector<std::vector<Points>> worths(const Table& table) {
  const Scored s = scored(table);
  std::vector<std::vector<Points>> result;
  for (const cadastre::Sheet& sheet : s.score.sheets.sheets) {
    std::vector<Points> one{sheet.item, static_cast<Points>(sheet.phase), sheet.value,
                            static_cast<Points>(sheet.terms.size)};
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const cadastre::Share& share = s.score.sheets.shares[sheet.shares.begin + i];
      one.insert(one.end(), {static_cast<Points>(share.player), share.strength, share.points, share.scores});
    }
    result.push_back(std::move(one));
  }
  std::sort(result.begin(), result.end());
  return result;
}

/// Runs a check on many tables; what fails is shrunk and printed.
void for_many_tables(const std::function<bool(const Table&)>& holds) {
  for (std::uint64_t seed = 0; seed < tables_for_each_law; ++seed) {
    const Table table = random_table(seed, books().tiles);
    if (holds(table)) continue;
    FAIL("table of seed " << seed << ", shrunk:\n" << shown(shrunk(table, [&](const Table& t) { return !holds(t); })));
  }
  SUCCEED();
}

bool same(const Table& a, const Table& b) { return totals(a) == totals(b) && worths(a) == worths(b); }

Table recoloured(const Table& table) {
  std::map<std::string, std::string> name;
  Table result = table;
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    name[table.seats[i].player] = table.seats[(i + 1) % table.seats.size()].player;
  }
  for (Seat& seat : result.seats) seat.player = name.at(seat.player);
  for (Tile& tile : result.tiles) {
    for (Meeple& meeple : tile.meeples) meeple.player = name.at(meeple.player);
  }
  return result;
}

/// Only on tables where no square is taken twice may the order of the tiles change.
bool doubled(const Table& table) {
  std::map<std::pair<int, int>, int> tiles;
  for (const Tile& tile : table.tiles) ++tiles[{tile.x, tile.y}];
  return std::any_of(tiles.begin(), tiles.end(), [](const auto& entry) { return entry.second > 1; });
}

TEST_CASE("turning the table changes no score") {
  for (int turns = 1; turns < 4; ++turns) {
    for_many_tables([&](const Table& t) { return same(t, rotated(t, turns)); });
  }
}

TEST_CASE("moving the table changes no score") {
  for_many_tables([](const Table& t) { return same(t, moved(t, 17, -40)) && same(t, moved(t, -999'000, 999'000)); });
}

TEST_CASE("the order of the tiles changes no score") {
  for_many_tables([](const Table& t) {
    if (doubled(t)) return true;
    Table other = t;
    std::reverse(other.tiles.begin(), other.tiles.end());
    if (!same(t, other)) return false;
    std::rotate(other.tiles.begin(), other.tiles.begin() + static_cast<std::ptrdiff_t>(other.tiles.size() / 3),
                other.tiles.end());
    return same(t, other);
  });
}

TEST_CASE("players who change colours change scores with them") {
  for_many_tables([](const Table& t) {
    const auto before = totals(t), after = totals(recoloured(t));
    for (std::size_t i = 0; i < t.seats.size(); ++i) {
      if (before.at(t.seats[i].player) != after.at(t.seats[(i + 1) % t.seats.size()].player)) return false;
    }
    return true;
  });
}

TEST_CASE("two copies far apart score double") {
  for_many_tables([](const Table& t) {
    Table twice = t;
    const Table copy = moved(t, 1000, 1000);
    twice.tiles.insert(twice.tiles.end(), copy.tiles.begin(), copy.tiles.end());
    const auto once = totals(t), both = totals(twice);
    for (const auto& [player, points] : once) {
      const Points track = points[0];
      const std::vector<Points> expected{track, 2 * points[1], track + 2 * (points[2] - track)};
      if (both.at(player) != expected) return false;
    }
    return true;
  });
}

TEST_CASE("a tile far away that nobody is on changes nobody's score") {
  for_many_tables([](const Table& t) {
    for (const char* name : {"BA/Cccc+", "BA/L", "BA/RRRR"}) {
      Table more = t;
      more.tiles.push_back({name, 5000, -5000, 1, {}});
      if (totals(more) != totals(t)) return false;
    }
    return true;
  });
}

bool terms_sum(const Scored& s, cadastre::Range range, Points points) {
  Points sum = 0;
  for (std::uint32_t i = 0; i < range.size; ++i) {
    const cadastre::Term& term = s.score.sheets.terms[range.begin + i];
    sum += term.points;
    Points product = term.each;
    for (int f = 0; f < term.factor_count; ++f) product *= term.factors[f].number;
    if (term.effect == cadastre::Effect::add && product != term.points) return false;
    if (term.points == 0) return false;  // a row that did nothing has no line
  }
  return sum == points;
}

TEST_CASE("the terms of every share and every sheet sum to its points") {
  for_many_tables([](const Table& t) {
    const Scored s = scored(t);
    for (const cadastre::Sheet& sheet : s.score.sheets.sheets) {
      if (!terms_sum(s, sheet.terms, sheet.value)) return false;
      for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
        const cadastre::Share& share = s.score.sheets.shares[sheet.shares.begin + i];
        if (!terms_sum(s, share.terms, share.points)) return false;
        if (!share.scores && share.points != 0) return false;
      }
    }
    return true;
  });
}

TEST_CASE("no feature is scored both now and at the end") {
  for_many_tables([](const Table& t) {
    const Scored s = scored(t);
    for (std::size_t i = 0; i < s.score.now.size(); ++i) {
      const bool now = s.score.now[i] != cadastre::no_sheet, at_end = s.score.at_end[i] != cadastre::no_sheet;
      const cadastre::Feature& f = s.score.features.features[i];
      if (now && at_end) return false;
      if (now && !f.completed) return false;
      if (f.kind == cadastre::SegmentKind::field && now) return false;
    }
    return true;
  });
}

TEST_CASE("totals are the track and the sheets") {
  for_many_tables([](const Table& t) {
    const Scored s = scored(t);
    cadastre::ByPlayer<Points> now, end;
    const auto add = [&](cadastre::ByPlayer<Points>& sum, cadastre::SheetNumber number) {
      if (number == cadastre::no_sheet) return;
      const cadastre::Range shares = s.score.sheets.sheets[number].shares;
      for (std::uint32_t i = 0; i < shares.size; ++i) {
        const cadastre::Share& share = s.score.sheets.shares[shares.begin + i];
        sum[share.player] += share.points;
      }
    };
    for (const cadastre::SheetNumber n : s.score.now) add(now, n);
    for (const cadastre::SheetNumber n : s.score.at_end) add(end, n);
    for (const cadastre::SheetNumber n : s.score.others) add(end, n);
    for (const Seat& seat : t.seats) {
      const auto player = *cadastre::player_named(seat.player);
      const cadastre::PlayerTotal expected{seat.track, now[player], seat.track + now[player] + end[player]};
      if (!(s.score.totals[player] == expected)) return false;
    }
    return true;
  });
}

TEST_CASE("a table survives being written and read, as JSON and as notation") {
  for_many_tables([](const Table& t) {
    const cadastre::Board board = scored(t).board;
    const cadastre::Rulebook& book = books().rulebook;
    const cadastre::BoardRead json = cadastre::read_board(cadastre::write_board(board, book), book);
    const cadastre::BoardRead lines = cadastre::from_notation(cadastre::to_notation(board, book), book);
    if (!json.problems.empty() || !(json.board == board)) return false;
    if (!lines.problems.empty() || !(lines.board.tiles == board.tiles)) return false;
    return lines.board.selection == board.selection && lines.board.players == board.players &&
           lines.board.figures.size() == board.figures.size();
  });
}

TEST_CASE("what one more tile would change is what it changes") {
  for_many_tables([](const Table& t) {
    const Scored s = scored(t);
    const cadastre::Rulebook& book = books().rulebook;
    const auto tile = static_cast<cadastre::TileNumber>(t.tiles.size() * 7 % book.catalogue.tiles.size());
    const auto places = cadastre::legal_placements(s.board, book.catalogue, tile);
    for (std::size_t i = 0; i < places.size(); i += 1 + places.size() / 3) {
      const cadastre::WhatIf what = cadastre::what_if(s.board, s.score, book, s.rules, tile, places[i]);
      if (!(what.score == cadastre::score(what.board, book, s.rules))) return false;
      for (const Seat& seat : t.seats) {
        const auto player = *cadastre::player_named(seat.player);
        const auto &then = s.score.totals[player], &now = what.score.totals[player];
        const cadastre::PlayerTotal change{0, now.now - then.now, now.at_end - then.at_end};
        if (!(what.change[player] == change)) return false;
      }
      for (const cadastre::FeatureNumber f : what.completed) {
        if (!what.score.features.features[f].completed) return false;
      }
    }
    return true;
  });
}

}  // namespace
}  // namespace properties
