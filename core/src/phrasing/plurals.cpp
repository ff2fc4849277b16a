#include "phrasing/plurals.hpp"

namespace cadastre {

std::size_t plural_form(Plurals plurals, std::int64_t number) {
  if (number == 1 || number == -1) return 0;
  if (plurals == Plurals::one_other) return 1;
  // Romanian: 0 and whatever ends in 01 to 19 take the noun as it is (2 puncte, 119 puncte), all others "de" (20 de
  // puncte).
  const std::int64_t last_two = number % 100;
  const std::int64_t ending = last_two < 0 ? -last_two : last_two;
  return number == 0 || (ending >= 1 && ending <= 19) ? 1 : 2;
}

}  // namespace cadastre
