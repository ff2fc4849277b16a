// How long the core takes, without JSON or sentences: a finished game of 72 tiles to its full sheet, one feature from
// its numbers, the whole rule book read and resolved. Natively and, built with Emscripten for Node, in wasm. Prints
// `id microseconds` a line, for core.mjs: the best of many tries, which is what the machine can do when nothing else
// runs.

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "cadastre/json.hpp"
#include "cadastre/notation.hpp"
#include "cadastre/scoring.hpp"
#include "rules_bundle.hpp"
#ifndef __EMSCRIPTEN__
#include "reference/reference.hpp"
#endif

namespace {

using namespace cadastre;

/// Microseconds of one call: the best of some tries of at least 5 ms each.
template <class Call>
double best_of(Call call, int tries = 25) {
  using Clock = std::chrono::steady_clock;
  const auto time = [&](int rounds) {
    const auto begin = Clock::now();
    for (int i = 0; i < rounds; ++i) call();
    return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
  };
  for (const auto begin = Clock::now(); Clock::now() - begin < std::chrono::milliseconds(300);) call();  // warm
  int rounds = 1;
  while (time(rounds) < 5'000 && rounds < 1'000'000) rounds *= 2;
  double best = 1e12;
  for (int i = 0; i < tries; ++i) best = std::min(best, time(rounds) / rounds);
  return best;
}

void print(const char* id, double microseconds) { std::printf("%s %.3f\n", id, microseconds); }

std::size_t kept = 0;  // what was computed, so that it has to be

Board finished_game() {
  const std::string text = tests::read_file(tests::test_path("../web/site/samples/first-game.json"));
  Board board = read_board(text, tests::rulebook()).board;
  board.name.clear();  // the reference scorer knows no names
  for (Seat& seat : board.players) seat.name.clear();
  return board;
}

void time_board() {
  const Rulebook& book = tests::rulebook();
  const Board board = finished_game();
  const RuleSet rules = resolve(book, board.selection).rules;
  print("board-to-sheet", best_of([&] { kept += score(board, book, rules).sheets.terms.size(); }));
#ifndef __EMSCRIPTEN__
  const std::string text = to_notation(board, book);
  const reference::TileTable tiles = reference::read_tiles(tests::test_path("reference/tiles.tsv"));
  print("reference-scorer", best_of([&] { kept += reference::score(text, tiles).features.size(); }, 5));
#endif
}

Selection everything() {
  Selection selection;
  for (const ListedExpansion& one : tests::rulebook().expansions.expansions) selection.expansions.push_back(one.id);
  return selection;
}

void time_features() {
  const Rulebook& book = tests::rulebook();
  const FeatureForm city = read_feature(R"({"item":"city","phase":"during","tiles":8,"measures":{"coats-of-arms":3},
                                            "players":{"red":{"meeple":2},"blue":{"meeple":1}}})",
                                        book)
                               .form;
  const RuleSet base = resolve(book, {}).rules, all = resolve(book, everything()).rules;
  print("feature", best_of([&] { kept += score(city, book, base).terms.size(); }));
  print("feature-of-everything", best_of([&] { kept += score(city, book, all).terms.size(); }));
}

void time_rule_book() {
  const std::string text = tests::read_file(std::string(CADASTRE_RULES_DIR) + "/rulebook.json");
  const Selection all = everything();
  print("rule-book", best_of(
                         [&] {
                           const Rulebook book = read_rulebook(text).rulebook;
                           kept += resolve(book, all).rules.rows.size();
                         },
                         9));
}

}  // namespace

int main() {
  time_board();
  time_features();
  time_rule_book();
  return kept > 0 ? 0 : 1;
}
