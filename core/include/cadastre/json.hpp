#pragma once
// JSON text in, values or JSON text out. Keys are kebab-case; the schemas in wasm/package/schema say the shapes.
// Readers take any input whatever: what cannot be read becomes a problem with its JSON pointer. Which problems there
// are, and when, is told in core/src/json/README.md.

#include <string>
#include <string_view>

#include "cadastre/board.hpp"
#include "cadastre/notation.hpp"
#include "cadastre/phrasebook.hpp"
#include "cadastre/problem.hpp"
#include "cadastre/rulebook.hpp"
#include "cadastre/scoring.hpp"

namespace cadastre {

/// Inputs longer than this (bytes) are refused, with the problem `too-long`.
inline constexpr std::size_t input_limit = 16u << 20;
/// Nesting deeper than this is refused, with the problem `too-deep`.
inline constexpr int depth_limit = 64;

struct RulebookRead {
  Rulebook rulebook;
  Problems problems;
};
/// Reads the bundle that tools/build-rules makes of rules/: {"forms","files":[…],"tiles":[…],"variants"}.
RulebookRead read_rulebook(std::string_view json);

struct PhrasebookRead {
  Phrasebook phrasebook;
  Problems problems;
};
/// Reads rules text of one language: {"language","plurals","phrases":{id:text},"terms":{id:[forms]|{"":[…],"C1":[…]}}}.
PhrasebookRead read_phrasebook(std::string_view json);

/// Board JSON or the short notation. Its problems are those of the text and of each element that was left out; what is
/// odd about a table that could be read is for `examine`, about its selection for `resolve`.
BoardRead read_board(std::string_view, const Rulebook&);
/// The board as it was understood; write_game keeps what was not, too.
std::string write_board(const Board&, const Rulebook&);

/// A whole game: a board, what was entered on the score pad (`entries`, as in a ledger), and the items of the final
/// scoring that were gone through (`steps`).
struct GameRead {
  BoardRead board;
  std::vector<FeatureForm> entries;
  std::vector<ItemNumber> steps;
};
GameRead read_game(std::string_view, const Rulebook&);
std::string write_game(const Board&, const std::vector<FeatureForm>& entries, const Rulebook&,
                       const std::vector<ItemNumber>& steps = {});
/// Whether the document that was read says more than writing the game would: not all that is unknown is kept.
bool loses_something(const GameRead&, const Rulebook&);

struct FeatureRead {
  FeatureForm form;
  bool usable = false;  ///< item and phase are known
  Problems problems;
};
FeatureRead read_feature(std::string_view json, const Rulebook&);

// The library's calls: JSON text in and out, `phrases` may be null (then "text" is empty). Each answer has all problems
// of what was asked, those of the table and the selection too. Those of options and filters stand under `/options`,
// their selection with them; those of the other arguments under `/tile`, `/selections` where there are several.
// options: {"phase":"during"|"after","language":"ro"}; phase narrows the list of features only.
std::string score_board(std::string_view board, std::string_view options, const Rulebook&, const Phrasebook*);
std::string score_feature(std::string_view feature, std::string_view options, const Rulebook&, const Phrasebook*);
std::string score_ledger(std::string_view ledger, std::string_view options, const Rulebook&, const Phrasebook*);
// Where too much would have to be computed, the placements are listed without what they complete: an error all the
// same, `table-too-large`, for the answer is not whole.
std::string list_placements(std::string_view board, std::string_view tile, const Rulebook&, const Phrasebook*);
std::string list_rules(std::string_view selection, std::string_view options, const Rulebook&, const Phrasebook*);
// filter of both:
// {"shown":["C1","C2+C3","WE"],"preferred":"C2+C3","mark-adaptations":false,"fixed":"C1","without":[group]}. options of
// the list also take a "selection", whose state the list then shows. Without an edition the preferred one is played.
std::string list_expansions(std::string_view options, const Rulebook&, const Phrasebook*);
std::string resolve_selection(std::string_view selection, std::string_view options, const Rulebook&, const Phrasebook*);
// query: {"text","item","expansion","step","selection"}; without a selection the whole book is asked.
std::string search_rules(std::string_view query, std::string_view options, const Rulebook&, const Phrasebook*);
// selections: a list of selections or editions; what one leaves out is as in the feature's own.
std::string compare_features(std::string_view feature, std::string_view selections, std::string_view options,
                             const Rulebook&, const Phrasebook*);

}  // namespace cadastre
