#include "model/looking_up.hpp"

#include <algorithm>

#include "model/mirror.hpp"

namespace cadastre::editor {
namespace {

/// More than this is browsed group by group.
constexpr std::size_t most_at_once = 60;

constexpr std::string_view by_names[] = {"item", "expansion", "step"};

std::string_view whole(std::string_view component) {
  return component.substr(0, std::min(component.find('/'), component.find("--")));
}

/// Gathers rows into groups.
class Grouping {
 public:
  Grouping(GroupedBy by, const Rulebook& book, const Phrasebook& words, Edition edition)
      : by_(by), book_(book), words_(words), edition_(edition) {
    switch (by) {
      case GroupedBy::item:
        for (const Item& item : book.items)
          add(item.id, sentence_case(word(words, edition, item.term)),
              static_cast<ItemNumber>(&item - book.items.data()));
        break;
      case GroupedBy::expansion:
        add("base-game", name_of("base-game"));
        for (const ListedExpansion& one : book.expansions.expansions) add(one.id, name_of(one.id));
        break;
      case GroupedBy::step:
        for (const std::string& step : book.steps) add(step, sentence_case(word(words, edition, "step-" + step)));
        break;
    }
    add("", say(words, edition, by == GroupedBy::step ? "ui.rules.during" : "ui.rules.every-feature"));
  }

  void take(RowNumber number) {
    const std::string_view id = group_of(book_.rows[number]);
    auto group = std::find_if(groups_.begin(), groups_.end(), [&](const FoundGroup& g) { return g.id == id; });
    if (group == groups_.end()) --group;
    group->rows.push_back(number);
  }

  std::vector<FoundGroup> done() {
    // What has one name is one to a reader: the city, and the city as old farmers see it.
    for (std::size_t i = 0; i < groups_.size(); ++i)
      for (std::size_t k = i + 1; k < groups_.size(); ++k) {
        if (groups_[k].title != groups_[i].title) continue;
        for (const RowNumber row : groups_[k].rows) groups_[i].rows.push_back(row);
        groups_[k].rows.clear();
      }
    std::erase_if(groups_, [](const FoundGroup& g) { return g.rows.empty(); });
    for (FoundGroup& g : groups_)
      if (g.id.empty()) g.id = "any";
    return std::move(groups_);
  }

 private:
  void add(std::string_view id, std::string title, ItemNumber item = no_number) {
    groups_.push_back({std::string(id), std::move(title), item, {}});
  }
  std::string name_of(std::string_view expansion) const { return expansion_name(expansion, words_, edition_); }

  std::string_view group_of(const Row& row) const {
    const Item* item = row.items.empty() ? nullptr : &book_.items[row.items.front()];
    if (by_ == GroupedBy::item) return item ? std::string_view(item->id) : std::string_view();
    if (by_ == GroupedBy::step) {
      if (!row.step.empty()) return row.step;
      return item && row.phase != Phase::during ? std::string_view(item->step) : std::string_view();
    }
    const std::string_view owner = whole(row.expansion);
    return owner == "shared" ? std::string_view() : owner;
  }

  const GroupedBy by_;
  const Rulebook& book_;
  const Phrasebook& words_;
  const Edition edition_;
  std::vector<FoundGroup> groups_;
};

}  // namespace

std::optional<Lookup> lookup_press(std::string_view control, const Lookup& now) {
  constexpr std::string_view prefix = "rules/";
  if (control.substr(0, prefix.size()) != prefix) return std::nullopt;
  control.remove_prefix(prefix.size());
  const std::size_t slash = std::min(control.find('/'), control.size());
  const std::string_view what = control.substr(0, slash), id = control.substr(std::min(slash + 1, control.size()));
  Lookup next = now;
  const auto toggle = [](auto& chosen, auto value) {
    if (chosen == value)
      chosen.reset();
    else
      chosen = value;
  };
  if (what == "selection") {
    next.whole_book = !now.whole_book;
  } else if (what == "during" || what == "after") {
    toggle(next.phase, what == "during" ? Phase::during : Phase::after);
  } else if (what == "edition") {
    const auto bucket = bucket_named(id);
    if (!bucket) return std::nullopt;
    toggle(next.edition, *bucket);
  } else if (what == "by") {
    for (std::size_t i = 0; i < std::size(by_names); ++i)
      if (by_names[i] == id) next.by = static_cast<GroupedBy>(i);
    next.group.clear();
  } else if (what == "group") {
    next.group = now.group == id ? std::string_view() : id;
  } else if (what == "clear") {
    next = {};
    next.by = now.by;
  } else if (what == "everywhere") {
    next.whole_book = true;
    next.phase.reset();
    next.edition.reset();
  } else {
    return std::nullopt;
  }
  return next;
}

Found find(const Lookup& asked, const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words) {
  RuleQuery query;
  query.text = asked.text;
  query.phase = asked.phase;
  const Selection& selection = s.board->selection;
  RuleSet other;
  const RuleSet* rules = asked.whole_book ? nullptr : &d.rules;
  const bool elsewhere = asked.edition && *asked.edition != bucket_of(selection.edition);
  if (rules && elsewhere) {
    other.rows = rows_of(book, {edition_of(*asked.edition), d.rules.selection.expansions, d.rules.selection.variants});
    rules = &other;
  }
  unsigned editions = (1u << edition_count) - 1;
  if (!rules && asked.edition) {
    editions = 0;
    for (int e = 0; e < edition_count; ++e)
      if (bucket_of(static_cast<Edition>(e)) == *asked.edition) editions |= 1u << e;
  }
  Grouping grouping(asked.by, book, words, selection.edition);
  Found found;
  for (const RowNumber row : find_rules(query, book, rules, &words)) {
    if ((editions_of(book.rows[row]) & editions) == 0) continue;
    ++found.rules;
    grouping.take(row);
  }
  found.groups = grouping.done();
  found.folded = found.rules > most_at_once && folded_words(folded(asked.text)).empty();
  return found;
}

std::string amount_of(const Row& row, const Rulebook& book, const Phrasebook& words, Edition edition) {
  switch (row.effect) {
    case Effect::add:
      if (row.per.empty() && !book.slots[row.slot].each) return signed_points(row.points);
      return say(words, edition, "ui.rules.each", {{"points", signed_points(row.points)}});
    case Effect::scale:
      return row.by == ScaleBy::zero ? "×0" : row.by == ScaleBy::half ? "×½" : "×2";
    default:
      return {};
  }
}

std::string expansion_name(std::string_view component, const Phrasebook& words, Edition edition) {
  if (const std::size_t pair = component.find("--"); pair != std::string_view::npos)
    return expansion_name(component.substr(0, pair), words, edition) + " + " +
           expansion_name(component.substr(pair + 2), words, edition);
  const auto named = [&](std::string_view id) { return say(words, edition, "expansion." + std::string(id) + "/name"); };
  const std::size_t slash = component.find('/');
  if (slash == std::string_view::npos) return named(component);
  return named(component.substr(0, slash)) + ": " + named(component);
}

std::string owner_of(const Row& row, const Phrasebook& words, Edition edition) {
  return expansion_name(row.expansion, words, edition);
}

}  // namespace cadastre::editor
