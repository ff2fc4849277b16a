// How long the core takes, without JSON or sentences: a finished game of 72 tiles to its full sheet, one feature from
// its numbers, the whole rule book read and resolved. Natively and, built with Emscripten for Node, in wasm. Prints the
// best of many tries, which is what the machine can do when nothing else runs; decides nothing but the ratio to the
// reference scorer, which runs in the same native program.

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
  int rounds = 1;
  while (time(rounds) < 5'000 && rounds < 1'000'000) rounds *= 2;
  double best = 1e12;
  for (int i = 0; i < tries; ++i) best = std::min(best, time(rounds) / rounds);
  return best;
}

#ifdef __EMSCRIPTEN__
constexpr const char* where = "wasm";
#else
constexpr const char* where = "native";
#endif

void print(const char* what, double microseconds) { std::printf("%s, %s: %.2f us\n", what, where, microseconds); }

std::size_t kept = 0;  // what was computed, so that it has to be

Board finished_game() {
  const std::string text = tests::read_file(tests::test_path("../web/site/samples/first-game.json"));
  Board board = read_board(text, tests::rulebook()).board;
  board.name.clear();  // the reference scorer knows no names
  for (Seat& seat : board.players) seat.name.clear();
  return board;
}

double time_board() {
  const Rulebook& book = tests::rulebook();
  const Board board = finished_game();
  const RuleSet rules = resolve(book, board.selection).rules;
  const double taken = best_of([&] { kept += score(board, book, rules).sheets.terms.size(); });
  print("72 tiles to a full sheet with all terms", taken);
  return taken;
}

#ifndef __EMSCRIPTEN__
/// How many times as long it takes.
double time_reference(double core) {
  const std::string text = to_notation(finished_game(), tests::rulebook());
  const reference::TileTable tiles = reference::read_tiles(tests::test_path("reference/tiles.tsv"));
  const double taken = best_of([&] { kept += reference::score(text, tiles).features.size(); }, 5);
  std::printf("the reference scorer takes %.0f times as long: %.0f us\n", taken / core, taken);
  return taken / core;
}
#endif

void time_features() {
  const Rulebook& book = tests::rulebook();
  for (const char* form : {R"({"item":"city","phase":"during","tiles":8,"measures":{"coats-of-arms":3},
                               "players":{"red":{"meeple":2},"blue":{"meeple":1}}})",
                           R"({"item":"field","phase":"after","measures":{"completed-cities":4},
                               "players":{"red":{"meeple":2},"blue":{"meeple":2}}})"}) {
    const FeatureForm read = read_feature(form, book).form;
    for (const bool all : {false, true}) {
      Selection selection;
      if (all)
        for (const ListedExpansion& one : book.expansions.expansions) selection.expansions.push_back(one.id);
      const RuleSet rules = resolve(book, selection).rules;
      const double taken = best_of([&] { kept += score(read, book, rules).terms.size(); });
      std::printf("one %s%s, %s: %.2f us\n", book.items[read.item].id.c_str(), all ? " with every expansion" : "", where,
                  taken);
    }
  }
}

void time_rule_book() {
  const std::string text = tests::read_file(std::string(CADASTRE_RULES_DIR) + "/rulebook.json");
  print("reading the rule book", best_of([&] { kept += read_rulebook(text).rulebook.rows.size(); }, 9));
  const Rulebook& book = tests::rulebook();
  Selection everything;
  for (const ListedExpansion& one : book.expansions.expansions) everything.expansions.push_back(one.id);
  print("resolving it with every expansion", best_of([&] { kept += resolve(book, everything).rules.rows.size(); }, 9));
}

}  // namespace

int main() {
  const double board = time_board();
  time_features();
  time_rule_book();
#ifndef __EMSCRIPTEN__
  if (time_reference(board) < 10) {
    std::puts("The core is to be ten times as fast at the least.");
    return 1;
  }
#endif
  return board > 0 && kept > 0 ? 0 : 1;
}
