#include "json/write_rule.hpp"

namespace cadastre {
namespace {

std::string_view effect_name(Effect effect) {
  switch (effect) {
    case Effect::add:
      return "add";
    case Effect::scale:
      return "scale";
    case Effect::count:
      return "count";
    case Effect::set:
      return "set";
    case Effect::who:
      return "who";
    case Effect::tie_break:
      return "tie-break";
    case Effect::floor:
      return "floor";
    case Effect::order:
      return "order";
    case Effect::note:
      return "note";
  }
  return "note";
}

}  // namespace

void write_rule(JsonText& json, RowNumber number, const Rulebook& book, const RuleSet& rules,
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
  json.key("unconfirmed").yes(row.unconfirmed).key("source").text(row.source);
  if (phrases) {
    json.key("name").text(rule_name(*phrases, book, rules.selection.edition, number));
    json.key("text").text(rule_text(*phrases, book, rules, number));
  }
  json.end_object();
}

}  // namespace cadastre
