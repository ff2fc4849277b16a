#include "json/taken_numbers.hpp"

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/text.hpp"
#include "rules/conditions.hpp"

namespace cadastre {
bool compares_figures(const Rulebook& book, const RuleSet& rules, const Program& program) {
  const auto strength = find_measure(book, "strength");
  bool of_players = false;
  for (std::uint32_t i = 0; i < program.readings.size; ++i) {
    const Reading& reading = rules.readings[program.readings.begin + i];
    if (reading.measure == strength) continue;
    if (reading.maker == Maker::figures) return true;
    of_players |= book.measures[reading.measure].on == MeasureOn::player;
  }
  for (std::uint32_t i = 0; i < program.who.size; ++i) {
    const Scorer scorer = book.rows[rules.payments[program.who.begin + i].row].payee.scorer;
    if (scorer != Scorer::role && (scorer != Scorer::every || !of_players)) return true;
  }
  return false;
}

void TakenNumbers::find(const RuleSet& rules, ItemNumber number, Phase phase, const Node& named) {
  rules_ = &rules;
  item_ = number;
  phase_ = phase;
  program_ = &rules.program(number, phase);
  if (const auto strength = find_measure(book_, "strength")) strength_ = *strength;
  for (std::uint32_t i = 0; i < program_->readings.size; ++i) {
    const Reading& reading = rules.readings[program_->readings.begin + i];
    if (reading.maker != Maker::so_far) taken_.push_back(reading.measure);  // which follows from the rest
  }
  compares_figures_ = cadastre::compares_figures(book_, rules, *program_);
  if (program_->scored || keeps_all_) return;
  const Item& item = book_.items[number];
  if (plays(item.expansion))
    return named.warn("not-scored", {{"item", item.id}, {"phase", name(phase)}, {"term", item.term}});
  const std::string expansion = "expansion." + item.expansion + "/name";
  named.warn("not-scored", {{"item", item.id}, {"term", item.term}, {"expansion", expansion}});
}

bool TakenNumbers::takes(MeasureNumber measure) const { return keeps_all_ || contains(taken_, measure); }

bool TakenNumbers::is_for_players(MeasureNumber measure) const {
  return book_.measures[measure].on == MeasureOn::player && measure != strength_;
}

std::optional<MeasureNumber> TakenNumbers::measure_of_pieces() const {
  for (const MeasureNumber measure : taken_)
    if (book_.measures[measure].maker == Maker::pieces) return measure;
  return std::nullopt;
}

bool TakenNumbers::pays(std::string_view role) const {
  if (keeps_all_) return true;
  for (std::uint32_t i = 0; i < program_->who.size; ++i)
    if (book_.rows[rules_->payments[program_->who.begin + i].row].payee.role == role) return true;
  for (std::uint32_t i = 0; i < program_->awards.size; ++i)
    if (book_.rows[rules_->awards[program_->awards.begin + i].step.row].payee.role == role) return true;
  return false;
}

std::string TakenNumbers::names() const {
  std::string names;
  for (const MeasureNumber measure : taken_)
    if (book_.measures[measure].on != MeasureOn::player) append_listed(names, book_.measures[measure].id);
  return names;
}

std::string TakenNumbers::names_for_players() const {
  std::string names;
  if (compares_figures())
    for (const Class& known : book_.classes)
      if (known.figure && plays(known.expansion)) append_listed(names, known.id);
  for (std::size_t i = 0; i < book_.measures.size(); ++i) {
    const auto number = static_cast<MeasureNumber>(i);
    if (is_for_players(number) && takes(number)) append_listed(names, book_.measures[i].id);
  }
  return names;
}

bool TakenNumbers::counts(MeasureNumber number, ClassNumber of) const {
  const Class& known = book_.classes[of];
  if (keeps_all_ || known.figure) return true;
  if (!plays(known.expansion)) return false;
  const Measure& measure = book_.measures[number];
  if (known.expansion == measure.expansion) return true;
  bool weighed = false;
  for (std::uint32_t i = 0; i < program_->weights.size; ++i) {
    const Weight& weight = rules_->weights[program_->weights.begin + i];
    if (weight.in != number) continue;
    if (is_a(of, weight.of) || is_a(weight.of, of)) return true;
    weighed = true;
  }
  return !weighed && known.parent == no_number && known.id != "tile";
}

std::uint64_t TakenNumbers::offered(MeasureNumber number) const {
  constexpr std::uint64_t all = ~std::uint64_t{0};
  if (keeps_all_) return all;
  PlayedItem played;
  played.item = item_;
  played.scored[static_cast<std::size_t>(phase_)] = program_->scored;
  find_needs(book_, *rules_, played);
  const auto& needs = played.needs;
  const auto need = std::find_if(needs.begin(), needs.end(), [&](const MeasureNeed& n) { return n.measure == number; });
  if (need == needs.end()) return all;
  if (book_.measures[number].maker == Maker::kind) return need->choices;
  std::uint64_t asked = 0;
  for (const MeasureTest& test : rules_->tests)
    if (test.measure == number) asked |= test.choices;
  return need->choices | ~asked;
}

std::string TakenNumbers::choices(MeasureNumber number) const {
  const std::vector<std::string>& all = book_.measures[number].choices;
  const std::uint64_t offers = offered(number);
  std::string names;
  for (std::size_t i = 0; i < all.size(); ++i)
    if ((offers >> i & 1) != 0) append_listed(names, all[i]);
  return names;
}

bool TakenNumbers::is_a(ClassNumber kind, ClassNumber wanted) const {
  while (kind != no_number && kind != wanted) kind = book_.classes[kind].parent;
  return kind == wanted;
}

std::string TakenNumbers::classes(MeasureNumber measure) const {
  std::string names;
  for (std::size_t i = 0; i < book_.classes.size(); ++i) {
    const Class& known = book_.classes[i];
    const auto number = static_cast<ClassNumber>(i);
    if (!known.figure && (measure == no_number ? plays(known.expansion) : counts(measure, number)))
      append_listed(names, known.id);
  }
  return names;
}

void TakenNumbers::report_unknown(const Node& node, std::string_view id, const std::string& known) {
  if (known.empty()) return node.report("unknown-measure", {{"measure", id}});
  node.report("unknown-measure", {{"measure", id}, {"measures", known}});
}

void TakenNumbers::warn(const Node& node, std::string_view id, const std::string& taken) const {
  const std::string_view item = book_.items[item_].id;
  if (taken.empty()) return node.warn("not-taken", {{"measure", id}, {"item", item}});
  node.warn("not-taken", {{"measure", id}, {"item", item}, {"measures", taken}});
}

bool TakenNumbers::plays(std::string_view component) const { return in_play(book_, rules_->selection, component); }

}  // namespace cadastre
