#pragma once
// One list behind another. The standard `insert` of a range is written out anew for every type, with all its cases of
// overlap and growth; this is `push_back`, which is there anyway.

#include <vector>

namespace cadastre {

template <class T>
void append(std::vector<T>& list, const std::vector<T>& more) {
  for (const T& one : more) list.push_back(one);
}

}  // namespace cadastre
