#include "cadastre/sort.hpp"

#include <algorithm>

namespace cadastre {

std::vector<std::uint32_t> sorted_numbers(std::size_t size, const void* list,
                                          bool (*before)(const void*, std::uint32_t, std::uint32_t)) {
  std::vector<std::uint32_t> sorted(size), merged(size);
  for (std::size_t i = 0; i < size; ++i) sorted[i] = static_cast<std::uint32_t>(i);
  // Runs of 1, 2, 4 … are in order already; two and two are merged.
  for (std::size_t run = 1; run < size; run *= 2) {
    for (std::size_t begin = 0; begin < size; begin += 2 * run) {
      const std::size_t middle = std::min(begin + run, size), end = std::min(middle + run, size);
      std::size_t left = begin, right = middle;
      for (std::size_t to = begin; to < end; ++to) {
        const bool take_right = right < end && (left == middle || before(list, sorted[right], sorted[left]));
        merged[to] = sorted[take_right ? right++ : left++];
      }
    }
    sorted.swap(merged);
  }
  return sorted;
}

}  // namespace cadastre
