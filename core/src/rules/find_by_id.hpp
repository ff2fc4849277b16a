#pragma once
// Position of the element with an id in one of the lists of the rule book.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cadastre {

template <class List>
std::optional<std::uint16_t> find_by_id(const List& list, std::string_view id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& element) { return element.id == id; });
  if (found == list.end()) return std::nullopt;
  return static_cast<std::uint16_t>(found - list.begin());
}

}  // namespace cadastre
