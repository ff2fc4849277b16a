#pragma once
// What every fuzz target shares: the rule book, and a check that stops the fuzzer.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "cadastre/json.hpp"

namespace fuzzed {

/// Something that must hold for any input did not: the fuzzer keeps the input and stops.
inline void must(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "must hold: %s\n", what);
  std::abort();
}

inline const cadastre::Rulebook& rulebook() {
  static const cadastre::Rulebook book = [] {
    std::ifstream in(CADASTRE_RULES_DIR "/rulebook.json", std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    cadastre::RulebookRead read = cadastre::read_rulebook(text.str());
    must(read.problems.empty() && !read.rulebook.rows.empty(), "the rules bundle can be read");
    return std::move(read.rulebook);
  }();
  return book;
}

inline std::string_view text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// A problem must say what and where: a code, and a pointer that is empty or begins with a slash.
inline void check_problems(const cadastre::Problems& problems) {
  for (const cadastre::Problem& p : problems) {
    must(!p.code.empty(), "a problem has a code");
    must(p.where.empty() || p.where[0] == '/', "a problem's place is a pointer");
  }
}

/// The terms of a pass sum to its points.
inline void check_sum(const cadastre::ScoreSheets& sheets, cadastre::Range terms, std::int64_t points) {
  std::int64_t sum = 0;
  for (std::uint32_t i = 0; i < terms.size; ++i) sum += sheets.terms[terms.begin + i].points;
  must(sum == points, "the terms sum to the points");
}

inline void check_sheets(const cadastre::ScoreSheets& sheets) {
  for (const cadastre::Sheet& sheet : sheets.sheets) {
    check_sum(sheets, sheet.terms, sheet.value);
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const cadastre::Share& share = sheets.shares[sheet.shares.begin + i];
      check_sum(sheets, share.terms, share.points);
      must(share.scores || share.points == 0, "who does not score has no points");
    }
  }
}

/// Whatever was read is a board that everything else can work with.
inline void check_board(const cadastre::Board& board) {
  const cadastre::Rulebook& book = rulebook();
  for (const cadastre::PlacedTile& tile : board.tiles) {
    must(tile.tile < book.catalogue.tiles.size() && tile.turns < 4, "tiles are known and turned by quarters");
  }
  for (const cadastre::PlacedFigure& figure : board.figures) {
    const int tile = cadastre::tile_at(board, figure.square);
    must(tile >= 0, "figures stand on tiles");
    const auto number = board.tiles[static_cast<std::size_t>(tile)].tile;
    must(figure.segment < book.catalogue.tiles[number].segments.size(), "figures stand on segments");
  }
  must(board.players.size() <= cadastre::player_count, "eight players at most");
  const cadastre::Resolved resolved = cadastre::resolve(book, board.selection);
  check_problems(resolved.problems);
  const cadastre::BoardScore score = cadastre::score(board, book, resolved.rules);
  check_sheets(score.sheets);
  check_problems(cadastre::examine(board, book, score.features));
}

/// Written and read again, a board is the same. What this version does not know is kept in a game and left out of a
/// board; nothing else of what is written is a problem.
inline void check_round_trips(const cadastre::Board& board) {
  cadastre::Board known = board;
  known.unread = {};
  const cadastre::BoardRead json = cadastre::read_board(cadastre::write_board(board, rulebook()), rulebook());
  must(json.problems.empty() && json.board == known, "a board survives JSON");
  const cadastre::BoardRead game = cadastre::read_board(cadastre::write_game(board, {}, rulebook()), rulebook());
  must(game.board == board, "a game keeps what is not known");
  const cadastre::BoardRead lines = cadastre::from_notation(cadastre::to_notation(board, rulebook()), rulebook());
  must(lines.problems.empty(), "the notation of a board can be read");
  must(lines.board.tiles == board.tiles && lines.board.selection == board.selection, "tiles survive the notation");
  must(lines.board.figures.size() == board.figures.size(), "figures survive the notation");
  must(!cadastre::picture(board, rulebook()).empty() || board.tiles.empty(), "a board has a picture");
}

/// A game that was written is written the same when it is read again, whatever was entered on its pad.
inline void check_game(std::string_view text) {
  const auto written = [](const cadastre::GameRead& game) {
    return cadastre::write_game(game.board.board, game.entries, rulebook(), game.steps);
  };
  const std::string once = written(cadastre::read_game(text, rulebook()));
  must(written(cadastre::read_game(once, rulebook())) == once, "a game survives being written");
}

}  // namespace fuzzed
