#include "cadastre/phrasebook.hpp"
#include "phrasing/fill.hpp"

namespace cadastre {
namespace {

/// `problem.CODE`, or `problem.CODE/ARGUMENT` where there is a sentence that also tells that argument.
std::string phrase_of(const Problem& problem, const Phrasebook& book) {
  const std::string id = "problem." + problem.code;
  for (const Argument& argument : problem.arguments)
    if (has_phrase(book, id + "/" + argument.name)) return id + "/" + argument.name;
  return id;
}

}  // namespace

std::string describe(const Problem& problem, const Phrasebook& book, Edition edition) {
  std::vector<Value> values;
  for (const Argument& argument : problem.arguments) values.push_back({argument.name, argument.value});
  return say(book, edition, phrase_of(problem, book), values);
}

}  // namespace cadastre
