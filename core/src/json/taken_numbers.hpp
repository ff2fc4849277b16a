#pragma once
// Which numbers an item takes in a phase under a selection, and what to say of one that it does not take.

#include <optional>
#include <string>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/selector.hpp"
#include "json/node.hpp"

namespace cadastre {

/// Whether it matters which figures players have there: not where whoever has a role is paid whatever stands there.
bool compares_figures(const Rulebook&, const RuleSet&, const Program&);

class TakenNumbers {
 public:
  explicit TakenNumbers(const Rulebook& book) : book_(book) {}

  /// Warns if nothing scores the item then.
  void find(const RuleSet&, ItemNumber, Phase, const Node& named);
  /// Of what somebody kept nothing is lost: what another selection would take stays too, and nothing warns of it.
  void keep_all() { keeps_all_ = true; }
  bool keeps_all() const { return keeps_all_; }

  bool takes(MeasureNumber) const;
  /// Whether a player can have it: measures on players, but not the strength that follows from the figures.
  bool is_for_players(MeasureNumber) const;
  bool compares_figures() const { return keeps_all_ || compares_figures_; }
  /// The measure that pieces make for this item, and with it their bounds.
  std::optional<MeasureNumber> measure_of_pieces() const;
  /// Whether some row of the item pays whoever has the role.
  bool pays(std::string_view role) const;

  std::string names() const;
  std::string names_for_players() const;
  /// Whether things of a class count where the measure is given class by class: they are in play, and the measure's
  /// own, or a kind of what weighs in it.
  bool counts(MeasureNumber, ClassNumber) const;
  /// Classes that count in the measure; without one, all that are in play.
  std::string classes(MeasureNumber measure = no_number) const;

  void warn_class_not_taken(const Node& node, MeasureNumber measure, ClassNumber of) const {
    warn(node, book_.classes[of].id, classes(measure));
  }
  /// Whether a choice is one that the item has, or that nothing in the selection asks for; all of those.
  bool offers(MeasureNumber number, std::size_t choice) const { return (offered(number) >> choice & 1) != 0; }
  std::string choices(MeasureNumber) const;
  void warn_choice_not_taken(const Node& node, MeasureNumber measure, std::string_view word) const {
    warn(node, word, choices(measure));
  }

  void warn_not_taken(const Node& node, std::string_view id) const { warn(node, id, names()); }
  void warn_not_taken_by_players(const Node& node, std::string_view id) const { warn(node, id, names_for_players()); }
  /// `unknown-measure`, with what there is if there is anything.
  static void report_unknown(const Node&, std::string_view id, const std::string& known);

 private:
  void warn(const Node&, std::string_view id, const std::string& taken) const;
  bool plays(std::string_view component) const;
  std::uint64_t offered(MeasureNumber) const;  ///< bit set of choices
  bool is_a(ClassNumber kind, ClassNumber wanted) const;

  const Rulebook& book_;
  const RuleSet* rules_ = nullptr;
  const Program* program_ = nullptr;
  ItemNumber item_ = 0;
  Phase phase_ = Phase::during;
  bool keeps_all_ = false;
  bool compares_figures_ = false;
  std::vector<MeasureNumber> taken_;
  MeasureNumber strength_ = no_number;  // follows from the figures, so nobody types it in
};

}  // namespace cadastre
