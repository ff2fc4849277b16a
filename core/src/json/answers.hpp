#pragma once
// Writes what the library answers: problems, sheets, terms. The shapes are those of the schemas in wasm/package/schema.

#include <string>
#include <string_view>

#include "cadastre/json_text.hpp"
#include "cadastre/phrasebook.hpp"
#include "cadastre/rulebook.hpp"
#include "cadastre/scoring.hpp"

namespace cadastre {

/// What a caller asks beside the input: {"phase","language"}; the language is looked up by whoever holds the books.
struct Options {
  std::optional<Phase> phase;
};
Options read_options(std::string_view json, Problems&);
/// Appends what was found in a part of the input that is read by itself.
void append_under(std::string_view where, Problems& problems, Problems found);

class AnswerWriter {
 public:
  /// `phrases` may be null: then there are no sentences.
  AnswerWriter(JsonText& json, const Rulebook& book, const RuleSet& rules, const Phrasebook* phrases,
               const Board* board = nullptr)
      : json_(json), book_(book), rules_(rules), phrases_(phrases), board_(board) {}

  void write_problems(const Problems&);
  /// A whole answer; its own problems are few: those of a board stand beside its features. With an entry of the book
  /// its sentences also say what became of it there.
  void write_answer(const ScoreSheets&, SheetNumber, const Problems& = {}, const LedgerLine* entry = nullptr,
                    std::string_view feature = {});
  /// The answer to what could not be understood: nothing, and why.
  void write_no_answer(const Problems&);
  /// What an item is called, where a language was asked for.
  void write_item_name(ItemNumber);
  /// `city@0,0.N`
  static std::string feature_id(const Features&, const Feature&, const Board&, const Catalogue&);

 private:
  void write_problem(const Problem&);
  void write_terms(const ScoreSheets&, Range);
  void write_term(const Term&);
  void write_shares(const ScoreSheets&, const Sheet&);
  void write_counted(const ScoreSheets&, Range);
  void write_text(const ScoreSheets&, SheetNumber, const LedgerLine* entry);

  JsonText& json_;
  const Rulebook& book_;
  const RuleSet& rules_;
  const Phrasebook* phrases_;
  const Board* board_;
  ItemNumber item_ = no_number;  ///< whose words the terms take
};

}  // namespace cadastre
