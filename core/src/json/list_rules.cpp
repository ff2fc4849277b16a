#include "cadastre/append.hpp"
#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"
#include "json/write_rule.hpp"

namespace cadastre {
namespace {

/// Where `resolve` points into boards and features, here the selection is the whole input.
void make_root(Problems& problems, std::string_view prefix) {
  for (Problem& problem : problems) {
    if (problem.where.compare(0, prefix.size(), prefix) == 0) problem.where.erase(0, prefix.size());
  }
}

}  // namespace

std::string list_rules(std::string_view selection, std::string_view options, const Rulebook& book,
                       const Phrasebook* phrases) {
  Problems problems;
  Selection chosen;
  if (selection.find_first_not_of(" \t\r\n") != std::string_view::npos) {
    if (const auto document = read_document(selection, problems)) chosen = read_selection(Node(*document, problems));
  }
  Resolved resolved = resolve(book, chosen);
  make_root(resolved.problems, "/selection");
  append(problems, resolved.problems);
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
