#include "model/selecting.hpp"

#include <algorithm>
#include <charconv>

namespace cadastre::editor {
namespace {

constexpr std::string_view names[] = {"tab",  "tick", "open",  "show", "prefer", "reveal",
                                      "mark", "pick", "apply", "all",  "none",   "unfold"};

std::optional<ExpansionNumber> whole_of(const ExpansionCatalogue& catalogue, std::string_view component) {
  return find_expansion(catalogue, component.substr(0, component.find('/')));
}

void press_tick(Selector& s, std::string_view id, const ExpansionCatalogue& catalogue) {
  const auto number = whole_of(catalogue, id);
  if (!number) return;
  const ListedExpansion& expansion = catalogue.expansions[*number];
  if (id == expansion.id) return press_expansion(catalogue, s, *number);
  for (std::size_t part = 0; part < expansion.parts.size(); ++part)
    if (expansion.parts[part] == id) press_part(catalogue, s, *number, part);
}

void pick(Selector& s, std::string_view id, const ExpansionCatalogue& catalogue) {
  s.preset = find_preset(catalogue, id);
}

void reveal(Selector& s, std::string_view group, const Rulebook& book) {
  for (std::size_t i = 0; i < book.expansions.groups.size(); ++i) {
    if (!group.empty() && book.expansions.groups[i].id != group) continue;
    const Hidden hidden = hidden_in(s, static_cast<GroupNumber>(i), book);
    for (const Bucket b : all_buckets)
      if (hidden.editions[static_cast<std::size_t>(b)]) show_edition(s, b, true);
  }
}

/// The first edition, in the order of preference, in which a hidden entry may exist.
Bucket home_of(const ListedExpansion& expansion) {
  for (const Bucket b : {Bucket::C2_C3, Bucket::C1})
    if (may_exist_in(expansion, b)) return b;
  return Bucket::WE;
}

}  // namespace

std::optional<PressSelector> selector_press(std::string_view control) {
  constexpr std::string_view prefix = "expansions/";
  if (control.substr(0, prefix.size()) != prefix) return std::nullopt;
  control.remove_prefix(prefix.size());
  const std::size_t slash = control.find('/');
  const auto name = std::find(std::begin(names), std::end(names), control.substr(0, slash));
  if (name == std::end(names)) return std::nullopt;
  PressSelector press{static_cast<SelectorDeed>(name - std::begin(names)), {}};
  if (slash != std::string_view::npos) press.id = control.substr(slash + 1);
  return press;
}

void press(Selecting& s, const PressSelector& p, const Rulebook& book) {
  const ExpansionCatalogue& catalogue = book.expansions;
  Selector& selector = s.selector;
  const auto edition = bucket_named(p.id);
  s.refused = false;
  if (p.deed != SelectorDeed::unfold && p.deed != SelectorDeed::open) s.outcome.reset();
  switch (p.deed) {
    case SelectorDeed::tab: {
      std::size_t tab = 0;
      std::from_chars(p.id.data(), p.id.data() + p.id.size(), tab);
      if (tab < tabs(catalogue, selector).size()) press_tab(selector, tab);
      s.search.clear();
      break;
    }
    case SelectorDeed::tick:
      press_tick(selector, p.id, catalogue);
      break;
    case SelectorDeed::open:
      if (const auto number = find_expansion(catalogue, p.id)) press_sign(catalogue, selector, *number);
      break;
    case SelectorDeed::show:
      if (edition) s.refused = !show_edition(selector, *edition, !selector.filter.shows(*edition));
      break;
    case SelectorDeed::prefer:
      if (edition) prefer(selector, *edition);
      break;
    case SelectorDeed::reveal:
      reveal(selector, p.id, book);
      break;
    case SelectorDeed::mark:
      selector.filter.mark_adaptations = !selector.filter.mark_adaptations;
      break;
    case SelectorDeed::pick:
      pick(selector, p.id, catalogue);
      break;
    case SelectorDeed::apply:
      s.outcome = apply_picked(catalogue, selector);
      break;
    case SelectorDeed::all:
      select_all(catalogue, selector);
      break;
    case SelectorDeed::none:
      clear_all(selector);
      break;
    case SelectorDeed::unfold:
      s.unfolded = !s.unfolded;
      break;
  }
}

Selection played(const Selecting& s, const Selection& before, const Rulebook& book) {
  Selection now = before;
  const Bucket preferred = s.selector.filter.preferred;
  // Which of the two editions of C2+C3 is chosen elsewhere, so it stays.
  if (bucket_of(now.edition) != preferred) now.edition = edition_of(preferred);
  now.expansions = effective(book.expansions, s.selector);
  // What a later version knows can be ticked there alone.
  for (const std::string& component : before.expansions)
    if (!whole_of(book.expansions, component)) now.expansions.push_back(component);
  return now;
}

void follow(Selecting& s, const Selection& selection, const Rulebook& book, bool another_board) {
  const ExpansionCatalogue& catalogue = book.expansions;
  Selector& selector = s.selector;
  if (another_board) clear_all(selector);
  for (std::size_t i = 0; i < catalogue.expansions.size(); ++i)
    if (is_shown(catalogue, selector, static_cast<ExpansionNumber>(i))) selector.ticks[i] = 0;
  tick(catalogue, selector, selection.expansions);
  if (selector.filter.fixed) return;
  show_edition(selector, bucket_of(selection.edition), true);
  prefer(selector, bucket_of(selection.edition));
  for (const std::string& component : selection.expansions) {
    const auto number = whole_of(catalogue, component);
    if (number && !is_shown(catalogue, selector, *number))
      show_edition(selector, home_of(catalogue.expansions[*number]), true);
  }
}

Hidden hidden_in(const Selector& selector, GroupNumber group, const Rulebook& book) {
  const ExpansionCatalogue& catalogue = book.expansions;
  Hidden hidden;
  for (std::size_t i = 0; i < catalogue.expansions.size(); ++i) {
    const ListedExpansion& expansion = catalogue.expansions[i];
    if (expansion.group != group || is_shown(catalogue, selector, static_cast<ExpansionNumber>(i))) continue;
    ++hidden.entries;
    hidden.editions[static_cast<std::size_t>(home_of(expansion))] = true;
  }
  return hidden;
}

bool is_adapted(const Row& row, const EditionFilter& filter, const Rulebook& book) {
  if (!filter.mark_adaptations) return false;
  for (std::string_view rest = row.expansion; !rest.empty();) {
    const std::size_t pair = rest.find("--");
    const auto number = whole_of(book.expansions, rest.substr(0, pair));
    if (number && cadastre::is_adapted(book.expansions.expansions[*number], filter)) return true;
    if (pair == std::string_view::npos) break;
    rest.remove_prefix(pair + 2);
  }
  return false;
}

}  // namespace cadastre::editor
