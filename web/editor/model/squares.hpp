#pragma once
// A set of squares, made once and asked often.

#include <algorithm>
#include <vector>

#include "cadastre/vocabulary.hpp"

namespace cadastre::editor {

class SquareSet {
 public:
  /// False if it was in the set.
  bool add(Square q) {
    const auto at = std::lower_bound(keys_.begin(), keys_.end(), key(q));
    if (at != keys_.end() && *at == key(q)) return false;
    keys_.insert(at, key(q));
    return true;
  }
  bool has(Square q) const { return std::binary_search(keys_.begin(), keys_.end(), key(q)); }
  bool empty() const { return keys_.empty(); }

 private:
  static std::uint64_t key(Square q) {
    return std::uint64_t{static_cast<std::uint32_t>(q.y)} << 32 | static_cast<std::uint32_t>(q.x);
  }
  std::vector<std::uint64_t> keys_;
};

}  // namespace cadastre::editor
