#include "rules/conditions.hpp"

#include <algorithm>

namespace cadastre {
namespace {

/// Whether a condition on the selection alone holds. The reader refuses measures below any, all and none.
bool holds(const Rulebook& book, const Selection& selection, const Condition& condition) {
  const auto part_holds = [&](const Condition& part) { return holds(book, selection, part); };
  switch (condition.kind) {
    case Condition::Kind::edition:
      return (condition.editions >> static_cast<int>(selection.edition)) & 1;
    case Condition::Kind::variant:
      return chosen_value(book, selection, condition.variant) == condition.value;
    case Condition::Kind::all:
      return std::all_of(condition.parts.begin(), condition.parts.end(), part_holds);
    case Condition::Kind::any:
      return std::any_of(condition.parts.begin(), condition.parts.end(), part_holds);
    case Condition::Kind::none:
      return std::none_of(condition.parts.begin(), condition.parts.end(), part_holds);
    case Condition::Kind::measure:
      return true;
  }
  return false;
}

}  // namespace

std::string_view chosen_value(const Rulebook& book, const Selection& selection, std::string_view variant) {
  for (const VariantChoice& choice : selection.variants)
    if (choice.variant == variant) return choice.value;
  for (const Variant& known : book.variants)
    if (known.id == variant) return known.initial;
  return {};
}

Settled settle(const Rulebook& book, const Selection& selection, const std::vector<Condition>& conditions) {
  Settled settled;
  for (const Condition& condition : conditions) {
    if (condition.kind == Condition::Kind::measure) {
      settled.to_ask.push_back({condition.measure, condition.min, condition.max});
    } else if (!holds(book, selection, condition)) {
      settled.possible = false;
      break;
    }
  }
  return settled;
}

}  // namespace cadastre
