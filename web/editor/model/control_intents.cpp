// Controls that are known by their name alone, on the canvas and in the HTML beside it.

#include <charconv>

#include "model/derived.hpp"
#include "model/intent.hpp"

namespace cadastre::editor {
namespace {

std::optional<Intent> show_use(std::string_view which, const State& s, const Derived& d, const Rulebook& book) {
  const auto row = find_row(book, s.rule);
  if (!row) return std::nullopt;
  std::size_t n = 0;
  std::from_chars(which.data(), which.data() + which.size(), n);
  const std::vector<RuleUse> uses = uses_of(*row, d);
  if (n >= uses.size()) return std::nullopt;
  const Place place = d.score.features.places[d.score.features.features[uses[n].feature].places.begin];
  return ShowFeature{{s.board->tiles[place.tile].square, place.segment}};
}

}  // namespace

std::optional<Intent> intent_of(std::string_view control, const State& s, const Derived& d, const Rulebook& book) {
  const auto begins = [&](std::string_view prefix) {
    if (control.substr(0, prefix.size()) != prefix) return false;
    control.remove_prefix(prefix.size());
    return true;
  };
  if (control == "expansions/share") return OpenOverlay{Overlay::share_selection};
  if (const auto press = selector_press(control)) return *press;
  if (auto lookup = lookup_press(control, s.lookup)) return SetLookup{std::move(*lookup)};
  if (begins("edition/")) {
    const auto edition = edition_named(control);
    return edition ? std::optional<Intent>(SetEdition{*edition}) : std::nullopt;
  }
  if (begins("variant/")) {
    const std::size_t slash = control.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    return SetVariant{std::string(control.substr(0, slash)), std::string(control.substr(slash + 1))};
  }
  if (control == "rule/example") {
    const auto row = find_row(book, s.rule);
    auto form = row ? example_of(*row, example_player(s), book, d.rules) : std::nullopt;
    return form ? std::optional<Intent>(BeginEntry{form->item, form->phase, std::move(form)}) : std::nullopt;
  }
  if (begins("rule/use/")) return show_use(control, s, d, book);
  return std::nullopt;
}

}  // namespace cadastre::editor
