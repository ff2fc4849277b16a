#include "rules/keep_expansion.hpp"

#include <algorithm>

#include "rules/nearest.hpp"

namespace cadastre {
namespace {

bool is_part_of(std::string_view part, std::string_view whole) {
  return part.size() > whole.size() && part.substr(0, whole.size()) == whole && part[whole.size()] == '/';
}

/// What is wrong with it, without its place; no code if nothing is.
Problem judged(const Rulebook& book, const std::string& id, const std::vector<std::string>& kept, bool suggest) {
  const auto known = [&](const Component& component) { return component.id == id; };
  if (std::none_of(book.components.begin(), book.components.end(), known)) {
    Problem problem{"unknown-expansion", Severity::error, {}, {{"expansion", id}}};
    std::string meant = suggest ? nearest_component(book, id) : std::string();
    if (!meant.empty()) problem.arguments.push_back({"suggestion", std::move(meant)});
    return problem;
  }
  for (const std::string& other : kept) {
    if (other == id) return {"expansion-twice", Severity::warning, {}, {{"expansion", id}}};
    if (is_part_of(id, other)) return {"expansion-twice", Severity::warning, {}, {{"expansion", id}, {"whole", other}}};
    if (is_part_of(other, id)) return {"expansion-twice", Severity::warning, {}, {{"expansion", other}, {"whole", id}}};
  }
  return {};
}

}  // namespace

bool keep_expansion(const Rulebook& book, const std::string& id, const char* list, std::size_t position,
                    std::vector<std::string>& kept, Problems& problems) {
  Problem problem = judged(book, id, kept, problems.size() < suggestion_limit);
  const auto inside = [&](const std::string& other) { return is_part_of(other, id); };
  const auto parts = std::remove_if(kept.begin(), kept.end(), inside);
  const bool keeps = problem.code.empty() || parts != kept.end();
  kept.erase(parts, kept.end());
  if (keeps) kept.push_back(id);
  if (problem.code.empty()) return keeps;
  problem.where = list + std::to_string(position);
  add_problem(problems, std::move(problem));
  return keeps;
}

}  // namespace cadastre
