#include "cadastre/rulebook.hpp"

#include "rules/find_by_id.hpp"

namespace cadastre {
std::optional<RowNumber> find_row(const Rulebook& book, std::string_view id) { return find_by_id(book.rows, id); }
std::optional<ItemNumber> find_item(const Rulebook& book, std::string_view id) { return find_by_id(book.items, id); }
std::optional<MeasureNumber> find_measure(const Rulebook& book, std::string_view id) {
  return find_by_id(book.measures, id);
}
std::optional<ClassNumber> find_class(const Rulebook& book, std::string_view id) {
  return find_by_id(book.classes, id);
}

ClassNumber plainest(const Rulebook& book, ClassNumber of) {
  while (book.classes[of].parent != no_number) of = book.classes[of].parent;
  return of;
}

Usual usual(const Rulebook& book, const Item& item, MeasureNumber measure) {
  for (const auto& [number, own] : item.usual)
    if (number == measure) return own;
  return book.measures[measure].usual;
}

}  // namespace cadastre
