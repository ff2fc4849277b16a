#include "cadastre/phrasebook.hpp"
#include "phrasing/fill.hpp"

namespace cadastre {

std::string describe(const Problem& problem, const Phrasebook& book, Edition edition) {
  std::vector<Value> values;
  for (const Argument& argument : problem.arguments) values.push_back({argument.name, argument.value});
  // A sentence that speaks of the place can do so; most leave that to whoever shows it.
  values.push_back({"where", problem.where});
  return say(book, edition, "problem." + problem.code, values);
}

}  // namespace cadastre
