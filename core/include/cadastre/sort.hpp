#pragma once
// One sort for all our lists. The standard library's are written out anew for every type they are used with, 2 to 3 kB
// each time, and a browser has to load all of them; here the work is done once, on numbers, and only the moves are
// written out.

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>
#include <utility>
#include <vector>

namespace cadastre {

/// The numbers below `size` in the order that `before` puts them; those that tie stay as they are.
std::vector<std::uint32_t> sorted_numbers(std::size_t size, const void* list,
                                          bool (*before)(const void* list, std::uint32_t a, std::uint32_t b));

/// Sorts a vector, an array or a span; elements that tie stay in the order in which they are.
template <class List, class Before>
void sort_stably(List&& list, const Before& before) {
  auto* const elements = std::data(list);
  using Element = std::remove_reference_t<decltype(*elements)>;
  struct Asked {
    const Element* elements;
    const Before& before;
  };
  const Asked asked{elements, before};
  std::vector<std::uint32_t> from =
      sorted_numbers(std::size(list), &asked, [](const void* all, std::uint32_t a, std::uint32_t b) -> bool {
        const Asked& of = *static_cast<const Asked*>(all);
        return of.before(of.elements[a], of.elements[b]);
      });
  // Round by round: the first is lifted, each moves to where the next one left, the first goes last.
  for (std::uint32_t first = 0; first < from.size(); ++first) {
    if (from[first] == first) continue;
    Element lifted = std::move(elements[first]);
    std::uint32_t to = first;
    for (std::uint32_t next = from[to]; next != first; next = from[to]) {
      elements[to] = std::move(elements[next]);
      from[to] = to;
      to = next;
    }
    elements[to] = std::move(lifted);
    from[to] = to;
  }
}

}  // namespace cadastre
