#pragma once

namespace cadastre {

/// Whether something in the list equals it.
template <class List, class T>
bool contains(const List& list, const T& wanted) {
  for (const auto& one : list)
    if (one == wanted) return true;
  return false;
}

}  // namespace cadastre
