#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "json/document.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

std::string_view effect_name(Effect effect) {
  switch (effect) {
    case Effect::add: return "add";
    case Effect::scale: return "scale";
    case Effect::count: return "count";
    case Effect::set: return "set";
    case Effect::who: return "who";
    case Effect::tie_break: return "tie-break";
    case Effect::floor: return "floor";
    case Effect::order: return "order";
    case Effect::note: return "note";
  }
  return "note";
}

void write_row(JsonText& json, RowNumber number, const Rulebook& book, const RuleSet& rules,
               const Phrasebook* phrases) {
  const Row& row = book.rows[number];
  json.begin_object().key("row").text(row.id).key("expansion").text(row.expansion);
  json.key("slot").text(book.slots[row.slot].id).key("items").begin_list();
  for (const ItemNumber item : row.items) json.text(book.items[item].id);
  json.end_list().key("phase");
  if (row.phase) {
    json.text(name(*row.phase));
  } else {
    json.nothing();
  }
  json.key("effect").text(effect_name(row.effect)).key("historical").yes(row.historical);
  json.key("source").text(row.source);
  if (phrases) {
    json.key("name").text(rule_name(*phrases, book, rules.selection.edition, number));
    json.key("text").text(rule_text(*phrases, book, rules, number));
  }
  json.end_object();
}

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
    if (const auto document = read_document(selection, problems)) chosen = read_selection(Node(*document, "", problems));
  }
  Resolved resolved = resolve(book, chosen);
  make_root(resolved.problems, "/selection");
  problems.insert(problems.end(), resolved.problems.begin(), resolved.problems.end());
  const Options asked = read_options(options, problems);
  JsonText json;
  json.begin_object().key("problems");
  AnswerWriter(json, book, resolved.rules, phrases).write_problems(problems);
  json.key("rules").begin_list();
  for (const RowNumber number : resolved.rules.rows) {
    const auto phase = book.rows[number].phase;
    if (asked.phase && phase && *phase != *asked.phase) continue;
    write_row(json, number, book, resolved.rules, phrases);
  }
  json.end_list().end_object();
  return json.take();
}

}  // namespace cadastre
