#include "cadastre/problem.hpp"

#include <algorithm>

namespace cadastre {

bool has_error(const Problems& problems) {
  return std::any_of(problems.begin(), problems.end(), [](const Problem& p) { return p.severity == Severity::error; });
}

}  // namespace cadastre
