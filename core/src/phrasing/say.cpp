#include <algorithm>

#include "cadastre/phrasebook.hpp"
#include "phrasing/fill.hpp"
#include "phrasing/plurals.hpp"

namespace cadastre {

std::string say(const Phrasebook& book, Edition edition, std::string_view id, const std::vector<Value>& values) {
  const Phrase* phrase = find_phrase(book, id);
  return phrase ? fill(book, edition, phrase->text, values) : std::string(id);
}

bool has_phrase(const Phrasebook& book, std::string_view id) { return find_phrase(book, id) != nullptr; }

std::string word(const Phrasebook& book, Edition edition, std::string_view term, std::int64_t number) {
  const GlossaryTerm* found = find_term(book, edition, term);
  if (!found || found->forms.empty()) return std::string(term);
  return found->forms[std::min(plural_form(book.plurals, number), found->forms.size() - 1)];
}

std::string counted(const Phrasebook& book, Edition edition, std::string_view term, std::int64_t number) {
  return number_text(number) + " " + word(book, edition, term, number);
}

std::string listed(const Phrasebook& book, const std::vector<std::string>& names) {
  if (names.empty()) return {};
  // Joining words do not depend on the edition.
  const auto join = [&](const char* how, const std::string& left, const std::string& right) {
    return say(book, Edition::C3, how, {{"left", left}, {"right", right}});
  };
  std::string list = names[0];
  for (std::size_t i = 1; i < names.size(); ++i)
    list = join(i + 1 == names.size() ? "list.last" : "list.next", list, names[i]);
  return list;
}

namespace {

std::string row_text(const Phrasebook& phrases, Edition edition, const Row& row, const std::string& id) {
  return say(phrases, edition, id,
             {{"points", std::int64_t{row.points}},
              {"lost", -std::int64_t{row.points}},
              {"number", std::int64_t{row.as_number}},
              {"limit", std::int64_t{row.add_at_most.value_or(0)}}});
}

}  // namespace

std::string rule_text(const Phrasebook& phrases, const Rulebook& book, Edition edition, RowNumber number) {
  return number < book.rows.size() ? row_text(phrases, edition, book.rows[number], book.rows[number].id)
                                   : std::string{};
}

std::string rule_text(const Phrasebook& phrases, const Rulebook& book, const RuleSet& rules, RowNumber number,
                      ItemNumber item) {
  if (number >= book.rows.size()) return {};
  const Row& row = book.rows[number];
  std::string id = row.id;
  if (!row.wordings.empty()) id += "/wording-" + std::to_string(wording_of(row, rules, book));
  if (item < book.items.size())
    if (const std::string own = id + "/item-" + book.items[item].id; has_phrase(phrases, own)) id = own;
  return row_text(phrases, rules.selection.edition, row, id);
}

std::string rule_name(const Phrasebook& phrases, const Rulebook& book, Edition edition, RowNumber number) {
  return number < book.rows.size() ? say(phrases, edition, book.rows[number].id + "/name") : std::string{};
}

std::string item_name(const Phrasebook& phrases, const Rulebook& book, Edition edition, ItemNumber number) {
  const Item& item = book.items[number];
  const std::string id = "item." + item.id + "/name";
  return has_phrase(phrases, id) ? say(phrases, edition, id) : word(phrases, edition, item.term);
}

std::string question(const Phrasebook& phrases, const Rulebook& book, Edition edition, MeasureNumber number) {
  return say(phrases, edition, "measure." + book.measures[number].id + "/ask");
}

std::string choice_name(const Phrasebook& phrases, const Rulebook& book, Edition edition, MeasureNumber number,
                        std::int32_t choice) {
  const Measure& measure = book.measures[number];
  const auto position = static_cast<std::size_t>(choice);
  const std::string word = position < measure.choices.size() ? measure.choices[position] : number_text(choice);
  const std::string id = "measure." + measure.id + "/" + word;
  return has_phrase(phrases, id) ? say(phrases, edition, id) : word;
}

std::string player_name(const Phrasebook& phrases, const Board* board, Player player) {
  if (board)
    for (const Seat& seat : board->players)
      if (seat.player == player && !seat.name.empty()) return seat.name;
  return say(phrases, Edition::C3, "player." + std::string(name(player)));
}

}  // namespace cadastre
