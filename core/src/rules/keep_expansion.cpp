#include "rules/keep_expansion.hpp"

#include <algorithm>

#include "rules/nearest.hpp"

namespace cadastre {
namespace {

bool is_part_of(std::string_view part, std::string_view whole) {
  return part.size() > whole.size() && part.substr(0, whole.size()) == whole && part[whole.size()] == '/';
}

}  // namespace

bool keep_expansion(const Rulebook& book, const std::string& id, const char* list, std::size_t position,
                    std::vector<std::string>& kept, Problems& problems) {
  const std::string where = list + std::to_string(position);
  const auto known = [&](const Component& component) { return component.id == id; };
  if (std::none_of(book.components.begin(), book.components.end(), known)) {
    const std::string meant = problems.size() < suggestion_limit ? nearest_component(book, id) : std::string();
    add_unknown(problems, "unknown-expansion", where, {"expansion", id}, meant);
    return false;
  }
  for (const std::string& other : kept) {
    const bool part = is_part_of(id, other), whole = is_part_of(other, id);
    if (other == id)
      add_problem(problems, "expansion-twice", Severity::warning, where, {{"expansion", id}});
    else if (part || whole)
      add_problem(problems, "expansion-twice", Severity::warning, where,
                  {{"expansion", part ? id : other}, {"whole", part ? other : id}});
    if (other == id || part) return false;
    if (whole) break;
  }
  kept.erase(std::remove_if(kept.begin(), kept.end(), [&](const std::string& other) { return is_part_of(other, id); }),
             kept.end());
  kept.push_back(id);
  return true;
}

void add_unknown(Problems& problems, const char* code, const std::string& where, Detail what, std::string_view meant) {
  if (meant.empty())
    add_problem(problems, code, Severity::error, where, {what});
  else
    add_problem(problems, code, Severity::error, where, {what, {"suggestion", meant}});
}

}  // namespace cadastre
