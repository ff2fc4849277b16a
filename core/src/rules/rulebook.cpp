#include "cadastre/rulebook.hpp"

#include <algorithm>

namespace cadastre {
namespace {

template <class List>
std::optional<std::uint16_t> find_by_id(const List& list, std::string_view id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
  if (found == list.end()) return std::nullopt;
  return static_cast<std::uint16_t>(found - list.begin());
}

}  // namespace

std::optional<RowNumber> find_row(const Rulebook& book, std::string_view id) { return find_by_id(book.rows, id); }
std::optional<ItemNumber> find_item(const Rulebook& book, std::string_view id) { return find_by_id(book.items, id); }
std::optional<MeasureNumber> find_measure(const Rulebook& book, std::string_view id) {
  return find_by_id(book.measures, id);
}
std::optional<ClassNumber> find_class(const Rulebook& book, std::string_view id) {
  return find_by_id(book.classes, id);
}

}  // namespace cadastre
