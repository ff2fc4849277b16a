#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"
#include "json/write_rule.hpp"

namespace cadastre {
std::string list_rules(std::string_view selection, std::string_view options, const Rulebook& book,
                       const Phrasebook* phrases) {
  Problems problems;
  std::optional<Document> document;
  if (selection.find_first_not_of(" \t\r\n") != std::string_view::npos) document = read_document(selection, problems);
  const Resolved resolved = resolve(book, document ? read_selection(Node(*document, problems)) : Selection());
  if (document) append_of_selection(problems, resolved.problems, Node(*document, problems));
  const Options asked = read_options(options, problems);
  JsonText json;
  json.begin_object().key("problems");
  AnswerWriter(json, book, resolved.rules, phrases).write_problems(problems);
  json.key("rules").begin_list();
  for (const RowNumber number : resolved.rules.rows) {
    const auto phase = book.rows[number].phase;
    if (asked.phase && phase && *phase != *asked.phase) continue;
    write_rule(json, number, book, resolved.rules, phrases);
  }
  json.end_list().end_object();
  return json.take();
}

}  // namespace cadastre
