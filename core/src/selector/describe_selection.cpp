// What a selection means: its rule set, what can be scored, what has to be asked, and what is wrong with it.

#include <algorithm>

#include "cadastre/selector.hpp"
#include "cadastre/sort.hpp"
#include "cadastre/text.hpp"
#include "rules/conditions.hpp"
#include "rules/keep_expansion.hpp"

namespace cadastre {
namespace {

class Description {
 public:
  Description(const Rulebook& book, const Selector& filter)
      : book_(book), catalogue_(book.expansions), filter_(filter) {}

  SelectionDescription run(const Selection& asked) {
    Selection played = asked;
    played.expansions.clear();
    for (std::size_t i = 0; i < asked.expansions.size(); ++i) keep_if_shown(asked.expansions[i], i, played.expansions);
    check_edition(asked.edition);
    check_needs(asked, played);
    Resolved resolved = resolve(book_, played);
    append_relative(resolved.problems);
    made_.rules = std::move(resolved.rules);
    for (std::size_t item = 0; item < book_.items.size(); ++item) add_item(static_cast<ItemNumber>(item));
    for (std::size_t i = 0; i < book_.classes.size(); ++i)
      if (book_.classes[i].figure && in_play(book_, made_.rules.selection, book_.classes[i].expansion))
        made_.figures.push_back(static_cast<ClassNumber>(i));
    for (std::size_t i = 0; i < catalogue_.expansions.size(); ++i)
      if (is_adapted(catalogue_.expansions[i], filter_.filter) && is_selected(played, catalogue_.expansions[i].id))
        made_.adapted.push_back(static_cast<ExpansionNumber>(i));
    if (bucket_of(played.edition) == Bucket::C2_C3) find_differences(played);
    return std::move(made_);
  }

 private:
  void append_relative(Problems& found) {
    constexpr std::string_view prefix = "/selection";
    for (Problem& problem : found)
      if (problem.where.compare(0, prefix.size(), prefix) == 0) problem.where.erase(0, prefix.size());
    append(made_.problems, found);
  }

  void warn(const char* code, const std::string& where, std::initializer_list<Detail> details) {
    add_problem(made_.problems, code, Severity::warning, where, details);
  }

  void keep_if_shown(const std::string& component, std::size_t position, std::vector<std::string>& played) {
    if (!keep_expansion(book_, component, "/expansions/", position, played, made_.problems)) return;
    const auto number = find_expansion(catalogue_, component.substr(0, component.find('/')));
    if (!number || is_shown(catalogue_, filter_, *number)) return;
    played.pop_back();
    warn("expansion-hidden", "/expansions/" + std::to_string(position), {{"expansion", component}});
  }

  void check_edition(Edition edition) {
    if (filter_.filter.shows(bucket_of(edition))) return;
    std::string shown;
    for (const Bucket bucket : all_buckets)
      if (filter_.filter.shows(bucket)) append_listed(shown, name(bucket));
    warn("edition-not-shown", "/edition", {{"edition", name(edition)}, {"shown", shown}});
  }

  static bool is_selected(const Selection& selection, std::string_view expansion) {
    return std::any_of(selection.expansions.begin(), selection.expansions.end(), [&](const std::string& chosen) {
      return std::string_view(chosen).substr(0, chosen.find('/')) == expansion;
    });
  }

  /// What cannot be played without something else that is not there.
  void check_needs(const Selection& asked, const Selection& played) {
    for (std::size_t i = 0; i < asked.expansions.size(); ++i) {
      const std::string& component = asked.expansions[i];
      const auto number = find_expansion(catalogue_, component.substr(0, component.find('/')));
      if (!number || !is_selected(played, catalogue_.expansions[*number].id)) continue;
      for (const std::string& need : catalogue_.expansions[*number].needs)
        if (!in_play(book_, played, need))
          warn("expansion-missing", "/expansions/" + std::to_string(i), {{"expansion", component}, {"needs", need}});
    }
  }

  void add_item(ItemNumber item) {
    PlayedItem played;
    played.item = item;
    for (const Phase phase : {Phase::during, Phase::after}) {
      played.scored[static_cast<std::size_t>(phase)] = made_.rules.program(item, phase).scored;
    }
    if (played.scored == std::array<bool, phase_count>{}) return;
    find_needs(book_, made_.rules, played);
    made_.items.push_back(std::move(played));
  }

  void find_differences(Selection played) {
    const auto rows_under = [&](Edition edition) {
      played.edition = edition;
      std::vector<RowNumber> rows =
          edition == made_.rules.selection.edition ? made_.rules.rows : rows_of(book_, played);
      sort_stably(rows, [](auto a, auto b) { return a < b; });
      return rows;
    };
    const std::vector<RowNumber> second = rows_under(Edition::C2), third = rows_under(Edition::C3);
    const auto only = [&](const std::vector<RowNumber>& in, const std::vector<RowNumber>& not_in, Edition edition) {
      for (const RowNumber row : in)
        if (!std::binary_search(not_in.begin(), not_in.end(), row)) made_.differences.push_back({row, edition});
    };
    only(second, third, Edition::C2);
    only(third, second, Edition::C3);
  }

  const Rulebook& book_;
  const ExpansionCatalogue& catalogue_;
  const Selector& filter_;
  SelectionDescription made_;
};

}  // namespace

SelectionDescription describe_selection(const Rulebook& book, const Selection& asked, const Selector& filter) {
  return Description(book, filter).run(asked);
}

}  // namespace cadastre
