// The library's only door: one class, JSON text in and JSON text out. Everything else is in core/.
// CADASTRE_BOARD_CALLS_ONLY leaves out what no board or feature needs: the bench measures by it what each part weighs.

#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "cadastre/json.hpp"

namespace {

/// The rule book and the languages loaded so far. Calls change nothing but the list of languages.
class Library {
 public:
  explicit Library(const std::string& rulebook) : read_(cadastre::read_rulebook(rulebook)) {}

  /// How many problems the rule book itself has; 0 for the one in this package.
  int rulebookProblems() const { return static_cast<int>(read_.problems.size()); }

  /// Adds or replaces a language. Returns how many problems its file has.
  int addLanguage(const std::string& text) {
    cadastre::PhrasebookRead language = cadastre::read_phrasebook(text);
    const int problems = static_cast<int>(language.problems.size());
    for (cadastre::Phrasebook& known : languages_)
      if (known.language == language.phrasebook.language) {
        known = std::move(language.phrasebook);
        return problems;
      }
    languages_.push_back(std::move(language.phrasebook));
    return problems;
  }

  std::string score(const std::string& board, const std::string& options, const std::string& language) const {
    return cadastre::score_board(board, options, read_.rulebook, phrases(language));
  }
  std::string feature(const std::string& feature, const std::string& options, const std::string& language) const {
    return cadastre::score_feature(feature, options, read_.rulebook, phrases(language));
  }
  std::string placements(const std::string& board, const std::string& tile, const std::string& language) const {
    return cadastre::list_placements(board, tile, read_.rulebook, phrases(language));
  }
  std::string rules(const std::string& selection, const std::string& options, const std::string& language) const {
    return cadastre::list_rules(selection, options, read_.rulebook, phrases(language));
  }
#ifndef CADASTRE_BOARD_CALLS_ONLY
  std::string expansions(const std::string& options, const std::string& language) const {
    return cadastre::list_expansions(options, read_.rulebook, phrases(language));
  }
  std::string resolve(const std::string& selection, const std::string& options, const std::string& language) const {
    return cadastre::resolve_selection(selection, options, read_.rulebook, phrases(language));
  }
  std::string search(const std::string& query, const std::string& options, const std::string& language) const {
    return cadastre::search_rules(query, options, read_.rulebook, phrases(language));
  }
  std::string compare(const std::string& feature, const std::string& selections, const std::string& options,
                      const std::string& language) const {
    return cadastre::compare_features(feature, selections, options, read_.rulebook, phrases(language));
  }
  std::string ledger(const std::string& ledger, const std::string& options, const std::string& language) const {
    return cadastre::score_ledger(ledger, options, read_.rulebook, phrases(language));
  }
#endif
  /// A board (JSON or short notation) as JSON, as far as it could be read.
  std::string board(const std::string& board) const {
    return cadastre::write_board(cadastre::read_board(board, read_.rulebook).board, read_.rulebook);
  }
  /// The same as short notation.
  std::string notation(const std::string& board) const {
    return cadastre::to_notation(cadastre::read_board(board, read_.rulebook).board, read_.rulebook);
  }

 private:
  const cadastre::Phrasebook* phrases(const std::string& language) const {
    for (const cadastre::Phrasebook& known : languages_)
      if (known.language == language) return &known;
    return nullptr;
  }

  cadastre::RulebookRead read_;
  std::vector<cadastre::Phrasebook> languages_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(cadastre) {
  emscripten::class_<Library>("Library")
      .constructor<const std::string&>()
      .function("rulebookProblems", &Library::rulebookProblems)
      .function("addLanguage", &Library::addLanguage)
      .function("score", &Library::score)
      .function("feature", &Library::feature)
      .function("placements", &Library::placements)
      .function("rules", &Library::rules)
#ifndef CADASTRE_BOARD_CALLS_ONLY
      .function("expansions", &Library::expansions)
      .function("resolve", &Library::resolve)
      .function("search", &Library::search)
      .function("compare", &Library::compare)
      .function("ledger", &Library::ledger)
#endif
      .function("board", &Library::board)
      .function("notation", &Library::notation);
}
