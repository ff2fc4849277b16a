#include "cadastre/sort.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "catch.hpp"

using namespace cadastre;

TEST_CASE("A list is sorted as the standard library sorts it, whatever its length") {
  struct Entry {
    std::uint32_t rank;
    std::string name;
    bool operator==(const Entry&) const = default;
  };
  std::uint32_t random = 7;
  for (std::size_t length = 0; length < 70; ++length) {
    for (const std::uint32_t ranks : {1u, 3u, 1000u}) {
      std::vector<Entry> list;
      for (std::size_t i = 0; i < length; ++i) {
        random = random * 1664525 + 1013904223;
        list.push_back({(random >> 8) % ranks, "entry number " + std::to_string(i)});
      }
      const auto by_rank = [](const Entry& a, const Entry& b) { return a.rank < b.rank; };
      std::vector<Entry> expected = list;
      std::stable_sort(expected.begin(), expected.end(), by_rank);
      sort_stably(list, by_rank);
      CHECK(list == expected);
    }
  }
}

TEST_CASE("A part of a list is sorted alone") {
  int list[] = {9, 3, 2, 1, 0};
  sort_stably(std::span(list).subspan(1, 3), [](int a, int b) { return a < b; });
  const std::vector<int> expected = {9, 1, 2, 3, 0};
  CHECK(std::vector<int>(std::begin(list), std::end(list)) == expected);
}
