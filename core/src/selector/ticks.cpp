// Tabs, ticks and counts of a selector.

#include <algorithm>

#include "cadastre/append.hpp"
#include "cadastre/contains.hpp"
#include "cadastre/selector.hpp"

namespace cadastre {
namespace {

/// All bits of an expansion.
std::uint32_t whole(const ListedExpansion& expansion) {
  return (std::uint32_t{1} << std::max<std::size_t>(expansion.parts.size(), 1)) - 1;
}

}  // namespace

Selector open_selector(const ExpansionCatalogue& catalogue, const SelectorSettings& settings) {
  Selector selector;
  selector.ticks.assign(catalogue.expansions.size(), 0);
  selector.open.assign(catalogue.expansions.size(), false);
  for (const std::string& id : settings.without)
    if (const auto group = find_group(catalogue, id)) selector.without.push_back(*group);
  if (settings.fixed_edition) {
    selector.filter.fixed = settings.fixed_edition;
    selector.filter.preferred = *settings.fixed_edition;
    for (const Bucket bucket : all_buckets)
      selector.filter.shown[static_cast<std::size_t>(bucket)] = bucket == *settings.fixed_edition;
  }
  tick(catalogue, selector, settings.selected_at_start);
  return selector;
}

std::vector<Tab> tabs(const ExpansionCatalogue& catalogue, const Selector& selector) {
  std::vector<Tab> all;
  for (std::size_t i = 0; i < catalogue.groups.size(); ++i) {
    const auto group = static_cast<GroupNumber>(i);
    if (!contains(selector.without, group)) all.push_back({TabKind::group, group});
  }
  for (const TabKind kind : {TabKind::presets, TabKind::filters, TabKind::help}) all.push_back({kind, 0});
  return all;
}

void press_tab(Selector& selector, std::size_t tab) {
  selector.panel_open = tab != selector.tab || !selector.panel_open;
  selector.tab = tab;
}

Ticked state_of(const ExpansionCatalogue& catalogue, const Selector& selector, ExpansionNumber number) {
  const std::uint32_t ticks = selector.ticks[number];
  if (ticks == 0) return Ticked::none;
  return ticks == whole(catalogue.expansions[number]) ? Ticked::all : Ticked::partial;
}

bool is_part_ticked(const Selector& selector, ExpansionNumber number, std::size_t part) {
  return (selector.ticks[number] >> part & 1) != 0;
}

void press_expansion(const ExpansionCatalogue& catalogue, Selector& selector, ExpansionNumber number) {
  const std::uint32_t all = whole(catalogue.expansions[number]);
  selector.ticks[number] = selector.ticks[number] == all ? 0 : all;
}

void press_part(const ExpansionCatalogue& catalogue, Selector& selector, ExpansionNumber number, std::size_t part) {
  if (part < catalogue.expansions[number].parts.size()) selector.ticks[number] ^= std::uint32_t{1} << part;
}

std::string_view sign_of(const ExpansionCatalogue& catalogue, const Selector& selector, ExpansionNumber number) {
  if (catalogue.expansions[number].parts.empty()) return {};
  return selector.open[number] ? "[–]" : "[+]";
}

void press_sign(const ExpansionCatalogue& catalogue, Selector& selector, ExpansionNumber number) {
  if (!catalogue.expansions[number].parts.empty()) selector.open[number] = !selector.open[number];
}

std::vector<std::string> tick(const ExpansionCatalogue& catalogue, Selector& selector,
                              const std::vector<std::string>& components) {
  std::vector<std::string> unknown;
  for (const std::string& component : components) {
    const auto number = find_expansion(catalogue, component.substr(0, component.find('/')));
    if (number && component == catalogue.expansions[*number].id) {
      selector.ticks[*number] = whole(catalogue.expansions[*number]);
      continue;
    }
    std::size_t part = 0, parts = 0;
    if (number) {
      const std::vector<std::string>& list = catalogue.expansions[*number].parts;
      part = static_cast<std::size_t>(std::find(list.begin(), list.end(), component) - list.begin());
      parts = list.size();
    }
    if (part < parts)
      selector.ticks[*number] |= std::uint32_t{1} << part;
    else
      unknown.push_back(component);
  }
  return unknown;
}

GroupCount count_of(const ExpansionCatalogue& catalogue, const Selector& selector, GroupNumber group) {
  GroupCount count;
  for (std::size_t i = 0; i < catalogue.expansions.size(); ++i) {
    if (catalogue.expansions[i].group != group || !is_shown(catalogue, selector, static_cast<ExpansionNumber>(i)))
      continue;
    ++count.available;
    if (selector.ticks[i] != 0) ++count.selected;
  }
  return count;
}

PresetOutcome apply(const ExpansionCatalogue& catalogue, Selector& selector, PresetNumber number) {
  const Preset& preset = catalogue.presets[number];
  PresetOutcome outcome;
  outcome.confirmed = preset.complete;
  clear_all(selector);
  for (std::string& component : contents_of(catalogue, preset)) {
    const auto expansion = find_expansion(catalogue, component.substr(0, component.find('/')));
    const bool shown = expansion && is_shown(catalogue, selector, *expansion);
    (shown ? outcome.selected : outcome.left_out).push_back(std::move(component));
  }
  tick(catalogue, selector, outcome.selected);
  return outcome;
}

std::optional<PresetOutcome> apply_picked(const ExpansionCatalogue& catalogue, Selector& selector) {
  if (!selector.preset) return std::nullopt;
  return apply(catalogue, selector, *selector.preset);
}

void select_all(const ExpansionCatalogue& catalogue, Selector& selector) {
  for (std::size_t i = 0; i < catalogue.expansions.size(); ++i)
    if (is_shown(catalogue, selector, static_cast<ExpansionNumber>(i)))
      selector.ticks[i] = whole(catalogue.expansions[i]);
}

void clear_all(Selector& selector) { selector.ticks.assign(selector.ticks.size(), 0); }

std::vector<std::string> effective(const ExpansionCatalogue& catalogue, const Selector& selector) {
  std::vector<std::string> components;
  for (const SummaryGroup& group : summary(catalogue, selector))
    for (const SummaryEntry& entry : group.entries) {
      if (!entry.partial) components.push_back(catalogue.expansions[entry.expansion].id);
      append(components, entry.parts);
    }
  return components;
}

std::vector<SummaryGroup> summary(const ExpansionCatalogue& catalogue, const Selector& selector) {
  std::vector<SummaryGroup> groups;
  for (const Tab tab : tabs(catalogue, selector)) {
    if (tab.kind != TabKind::group) continue;
    SummaryGroup group{tab.group, {}};
    for (std::size_t i = 0; i < catalogue.expansions.size(); ++i) {
      const auto number = static_cast<ExpansionNumber>(i);
      const ListedExpansion& expansion = catalogue.expansions[i];
      if (expansion.group != tab.group || selector.ticks[i] == 0 || !is_shown(catalogue, selector, number)) continue;
      SummaryEntry entry{number, state_of(catalogue, selector, number) == Ticked::partial, {}};
      for (std::size_t part = 0; entry.partial && part < expansion.parts.size(); ++part)
        if (is_part_ticked(selector, number, part)) entry.parts.push_back(expansion.parts[part]);
      group.entries.push_back(std::move(entry));
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace cadastre
