#include <algorithm>

#include "cadastre/lookup.hpp"
#include "cadastre/sort.hpp"
#include "rules/compile.hpp"

namespace cadastre {
namespace {

/// All rows in the order of computing.
std::vector<RowNumber> whole_book(const Rulebook& book) {
  std::vector<RowNumber> rows(book.rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<RowNumber>(i);
  sort_stably(rows, [&](RowNumber a, RowNumber b) { return book.rows[a].slot < book.rows[b].slot; });
  return rows;
}

/// `a/x--b` belongs to a, to a/x and to b.
bool belongs_to(std::string_view component, std::string_view wanted) {
  if (const std::size_t pair = component.find("--"); pair != std::string_view::npos)
    return component == wanted || belongs_to(component.substr(0, pair), wanted) ||
           belongs_to(component.substr(pair + 2), wanted);
  return component == wanted || component.substr(0, component.find('/')) == wanted;
}

class Search {
 public:
  Search(const RuleQuery& query, const Rulebook& book, const Phrasebook* phrases)
      : query_(query), folded_(folded(query.text)), asked_(folded_words(folded_)), book_(book), phrases_(phrases) {
    nowhere_ = asked_.empty() && query.text.find_first_not_of(" \t\r\n") != std::string::npos;
    if (asked_.size() > query_word_limit) asked_.resize(query_word_limit);
  }

  bool asks_for(const Row& row) const {
    if (query_.phase && row.phase && *row.phase != *query_.phase) return false;
    if (!query_.expansion.empty() && !belongs_to(row.expansion, query_.expansion)) return false;
    if (query_.item.empty() && query_.step.empty()) return true;
    const std::vector<ItemNumber> items = items_of(book_, row);
    const auto some = [&](auto is) { return std::any_of(items.begin(), items.end(), is); };
    if (!query_.item.empty() && !some([&](ItemNumber i) { return book_.items[i].id == query_.item; })) return false;
    return query_.step.empty() || row.step == query_.step ||
           (row.phase != Phase::during && some([&](ItemNumber i) { return book_.items[i].step == query_.step; }));
  }

  /// How well the words are met: 0 by the name, 1 with items and expansion, 2 by the text; 3 not at all.
  int rank(RowNumber number) const {
    if (nowhere_) return 3;
    if (asked_.empty()) return 0;
    std::string text = in_every_edition(number, true);
    if (all_found(asked_, text)) return 0;
    add_names(book_.rows[number], text);
    if (all_found(asked_, text)) return 1;
    text += " " + in_every_edition(number, false);
    return all_found(asked_, text) ? 2 : 3;
  }

 private:
  std::string in_every_edition(RowNumber number, bool name) const {
    if (!phrases_) return folded(book_.rows[number].id);
    std::string text;
    for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::WE}) {
      const std::string more = name ? rule_name(*phrases_, book_, edition, number) : texts(number, edition);
      text += folded(more) + " ";
    }
    return text;
  }

  /// The plain sentence and every wording of it.
  std::string texts(RowNumber number, Edition edition) const {
    std::string text = rule_text(*phrases_, book_, edition, number);
    for (std::size_t i = 0; i < book_.rows[number].wordings.size(); ++i)
      text += " " + say(*phrases_, edition, book_.rows[number].id + "/wording-" + std::to_string(i));
    return text;
  }

  void add_names(const Row& row, std::string& text) const {
    text += " " + folded(row.id);
    if (!phrases_) return;
    for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::WE}) {
      for (const ItemNumber item : row.items)
        for (const std::string* term : {&book_.items[item].term, &book_.items[item].occupant})
          if (!term->empty())
            text += " " + folded(word(*phrases_, edition, *term)) + " " + folded(word(*phrases_, edition, *term, 2));
      add_expansion(row.expansion, edition, text);
    }
  }

  void add_expansion(std::string_view component, Edition edition, std::string& text) const {
    if (const std::size_t pair = component.find("--"); pair != std::string_view::npos) {
      add_expansion(component.substr(0, pair), edition, text);
      return add_expansion(component.substr(pair + 2), edition, text);
    }
    for (const std::string_view part : {component, component.substr(0, component.find('/'))}) {
      const std::string id = "expansion." + std::string(part) + "/name";
      if (has_phrase(*phrases_, id)) text += " " + folded(say(*phrases_, edition, id));
    }
  }

  const RuleQuery& query_;
  const std::string folded_;
  std::vector<std::string_view> asked_;
  bool nowhere_ = false;  // what is asked for has no letters
  const Rulebook& book_;
  const Phrasebook* phrases_;
};

}  // namespace

std::vector<ItemNumber> items_of(const Rulebook& book, const Row& row) {
  std::vector<ItemNumber> items;
  for (std::size_t i = 0; i < book.items.size(); ++i) {
    const Item& item = book.items[i];
    const auto in = [&](Phase phase) {
      return item.phases[static_cast<std::size_t>(phase)] && attaches(row, static_cast<ItemNumber>(i), item, phase);
    };
    if (in(Phase::during) || in(Phase::after)) items.push_back(static_cast<ItemNumber>(i));
  }
  return items;
}

std::vector<RowNumber> find_rules(const RuleQuery& query, const Rulebook& book, const RuleSet* chosen,
                                  const Phrasebook* phrases) {
  const Search search(query, book, phrases);
  struct Found {
    RowNumber row;
    int rank;
  };
  std::vector<Found> found;
  for (const RowNumber number : chosen ? chosen->rows : whole_book(book)) {
    if (!search.asks_for(book.rows[number])) continue;
    if (const int rank = search.rank(number); rank < 3) found.push_back({number, rank});
  }
  sort_stably(found, [](const Found& a, const Found& b) { return a.rank < b.rank; });
  std::vector<RowNumber> rows;
  for (const Found& one : found) rows.push_back(one.row);
  return rows;
}

}  // namespace cadastre
