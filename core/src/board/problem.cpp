#include "cadastre/problem.hpp"

#include <algorithm>

namespace cadastre {

bool has_error(const Problems& problems) {
  return std::any_of(problems.begin(), problems.end(), [](const Problem& p) { return p.severity == Severity::error; });
}

void add_problem(Problems& problems, const char* code, Severity severity, std::string_view where,
                 std::initializer_list<Detail> details) {
  Problem& problem = problems.emplace_back();
  problem.code = code;
  problem.severity = severity;
  problem.where = where;
  problem.arguments.reserve(details.size());
  for (const Detail& detail : details) {
    Argument& argument = problem.arguments.emplace_back();
    argument.name = detail.name;
    if (detail.is_number)
      argument.value = detail.number;
    else
      argument.value = std::string(detail.text);
  }
}

}  // namespace cadastre
