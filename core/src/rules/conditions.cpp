#include "rules/conditions.hpp"

#include <algorithm>

#include "cadastre/append.hpp"
#include "cadastre/contains.hpp"

namespace cadastre {
namespace {

/// `inns-and-cathedrals/inns` is a part of `inns-and-cathedrals`.
std::string_view whole(std::string_view component) { return component.substr(0, component.find('/')); }

Settled settled(bool holds) { return {holds, {}}; }

/// Turns conditions into clauses. A condition that must not hold is turned inside out on the way down.
class Settling {
 public:
  Settling(const Rulebook& book, const Selection& selection, const std::vector<std::string>& flags)
      : book_(book), selection_(selection), flags_(flags) {}

  Settled condition(const Condition& c, bool wanted) const {
    switch (c.kind) {
      case Condition::Kind::measure:
        return {true, {test(c, wanted)}};
      case Condition::Kind::edition:
        return settled((((c.editions >> static_cast<int>(selection_.edition)) & 1) != 0) == wanted);
      case Condition::Kind::variant:
        return settled((chosen_value(book_, selection_, c.name) == c.value) == wanted);
      case Condition::Kind::selected:
        return settled(in_play(book_, selection_, c.name) == wanted);
      case Condition::Kind::brings:
        return settled(contains(flags_, c.name) == wanted);
      case Condition::Kind::all:
        return wanted ? every(c.parts, true) : some(c.parts, false);
      case Condition::Kind::any:
        return wanted ? some(c.parts, true) : every(c.parts, false);
      case Condition::Kind::none:
        return wanted ? every(c.parts, false) : some(c.parts, true);
    }
    return settled(false);
  }

  Settled every(const std::vector<Condition>& parts, bool wanted) const {
    Settled all;
    for (const Condition& part : parts) {
      Settled one = condition(part, wanted);
      if (!one.possible) return one;
      append(all.clauses, one.clauses);
    }
    return all;
  }

 private:
  /// One of the parts: every pair of clauses joined.
  Settled some(const std::vector<Condition>& parts, bool wanted) const {
    Settled either = settled(false);
    for (const Condition& part : parts) {
      const Settled one = condition(part, wanted);
      if (!one.possible) continue;
      if (one.clauses.empty()) return one;  // holds whatever the measures say
      either = either.possible ? joined(either, one) : one;
    }
    return either;
  }

  static Settled joined(const Settled& a, const Settled& b) {
    Settled both;
    for (const Clause& left : a.clauses)
      for (const Clause& right : b.clauses) {
        both.clauses.push_back(left);
        append(both.clauses.back(), right);
      }
    return both;
  }

  Clause test(const Condition& c, bool wanted) const {
    const auto range = [&](std::int32_t min, std::int32_t max) { return MeasureTest{c.measure, false, min, max, 0}; };
    if (c.choices != 0) {
      MeasureTest choice = range(INT32_MIN, INT32_MAX);
      choice.choices = wanted ? c.choices : ~c.choices;
      return {choice};
    }
    if (wanted) return {range(c.min, c.max)};
    Clause outside;
    if (c.min > INT32_MIN) outside.push_back(range(INT32_MIN, c.min - 1));
    if (c.max < INT32_MAX) outside.push_back(range(c.max + 1, INT32_MAX));
    return outside;
  }

  const Rulebook& book_;
  const Selection& selection_;
  const std::vector<std::string>& flags_;
};

}  // namespace

std::string_view chosen_value(const Rulebook& book, const Selection& selection, std::string_view variant) {
  for (const VariantChoice& choice : selection.variants)
    if (choice.variant == variant) return choice.value;
  for (const Variant& known : book.variants)
    if (known.id == variant) return known.initial;
  return {};
}

bool in_play(const Rulebook& book, const Selection& selection, std::string_view component) {
  if (const std::size_t pair = component.find("--"); pair != std::string_view::npos)
    return in_play(book, selection, component.substr(0, pair)) && in_play(book, selection, component.substr(pair + 2));
  if (std::any_of(book.components.begin(), book.components.end(),
                  [&](const Component& known) { return known.always && known.id == component; }))
    return true;
  return std::any_of(selection.expansions.begin(), selection.expansions.end(), [&](const std::string& chosen) {
    // A whole brings its parts; a row of the whole itself holds as soon as any part is there.
    return chosen == component || chosen == whole(component) || whole(chosen) == component;
  });
}

std::vector<std::string> flags_of(const Rulebook& book, const Selection& selection) {
  std::vector<std::string> flags;
  for (const Component& component : book.components)
    if (in_play(book, selection, component.id))
      for (const std::string& flag : component.brings)
        if (!contains(flags, flag)) flags.push_back(flag);
  return flags;
}

Settled settle(const Rulebook& book, const Selection& selection, const std::vector<std::string>& flags,
               const std::vector<Condition>& conditions) {
  return Settling(book, selection, flags).every(conditions, true);
}

}  // namespace cadastre
