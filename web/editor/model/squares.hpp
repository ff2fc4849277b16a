#pragma once
// What lies on which square: made once, asked often. A link can bring tens of thousands of tiles.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "cadastre/sort.hpp"
#include "cadastre/vocabulary.hpp"

namespace cadastre::editor {

/// Numbers by their square. All are added, then it is sorted, then it is asked.
class BySquare {
 public:
  static constexpr std::uint32_t nobody = 0xffffffff;

  void clear() { all_.clear(); }
  void add(Square q, std::size_t number) { all_.push_back({key(q), static_cast<std::uint32_t>(number)}); }
  void sort() {
    sort_stably(all_, [](const One& a, const One& b) { return a.key < b.key; });
  }
  /// The first that was added for that square; `nobody` if none was.
  std::uint32_t first(Square q) const {
    const auto at = from(q);
    return at != all_.end() && at->key == key(q) ? at->number : nobody;
  }
  bool has(Square q) const { return first(q) != nobody; }
  /// Calls `each(number)` in the order in which they were added, until it says false.
  template <class Each>
  void each(Square q, Each each) const {
    for (auto at = from(q); at != all_.end() && at->key == key(q); ++at)
      if (!each(at->number)) return;
  }

 private:
  struct One {
    std::uint64_t key;
    std::uint32_t number;
  };
  static std::uint64_t key(Square q) {
    return std::uint64_t{static_cast<std::uint32_t>(q.y)} << 32 | static_cast<std::uint32_t>(q.x);
  }
  std::vector<One>::const_iterator from(Square q) const {
    return std::lower_bound(all_.begin(), all_.end(), key(q),
                            [](const One& one, std::uint64_t wanted) { return one.key < wanted; });
  }
  std::vector<One> all_;
};

/// Each square once, in the order of the list.
inline std::vector<Square> once(const std::vector<Square>& squares) {
  BySquare seen;
  for (std::size_t i = 0; i < squares.size(); ++i) seen.add(squares[i], i);
  seen.sort();
  std::vector<Square> unlike;
  for (std::size_t i = 0; i < squares.size(); ++i)
    if (seen.first(squares[i]) == i) unlike.push_back(squares[i]);
  return unlike;
}

}  // namespace cadastre::editor
