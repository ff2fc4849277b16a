#include "model/pad_answers.hpp"

#include "model/state.hpp"

namespace cadastre::editor {
namespace {

ByPlayer<Points> start_of(const Board& board) {
  ByPlayer<Points> start;
  for (const Seat& seat : board.players) start[seat.player] = seat.track;
  return start;
}

void add_change(ByPlayer<Points>& points, const LedgerLine& line) {
  for (std::size_t p = 0; p < points.of.size(); ++p) add_points(points.of[p], line.change.of[p]);
}

/// What pays nobody, whatever is said of it, has no form.
bool can_be_entered(const FeatureForm& form, const Rulebook& book, const RuleSet& rules) {
  if (!rules.program(form.item, form.phase).scored) return false;
  const PadForm asked = pad_form({form, {}, 0}, book, rules);
  return !asked.kinds.empty() || !asked.of_player.empty() || !asked.roles.empty();
}

}  // namespace

void refresh_ledger(PadAnswers& pad, const State& s, const Rulebook& book, const RuleSet& rules) {
  pad.ledger = keep_ledger(start_of(*s.board), *s.entries, book, rules);
}

void refresh_items(PadAnswers& pad, const Rulebook& book, const RuleSet& rules) {
  pad.during.clear();
  pad.after.clear();
  std::vector<FeatureForm> one_of_each;
  // What only a note can explain comes behind everything that has rules.
  for (const bool noted : {false, true})
    for (FeatureForm form; form.item < book.items.size(); ++form.item) {
      if (book.items[form.item].noted != noted) continue;
      form.phase = Phase::during;
      if (can_be_entered(form, book, rules)) pad.during.push_back(form.item);
      form.phase = Phase::after;
      if (can_be_entered(form, book, rules)) one_of_each.push_back(form);
    }
  for (const std::size_t entry : order_of(one_of_each, book, rules).entries)
    pad.after.push_back(one_of_each[entry].item);
}

void refresh_form(PadAnswers& pad, const State& s, const Rulebook& book, const RuleSet& rules) {
  if (!s.pad.draft) return;
  const Draft& draft = *s.pad.draft;
  pad.form = pad_form(draft, book, rules);
  pad.before = start_of(*s.board);
  const std::size_t position = draft.editing ? *draft.editing : s.entries->size();
  for (std::size_t i = 0; i < position && i < pad.ledger.lines.size(); ++i) add_change(pad.before, pad.ledger.lines[i]);
  pad.line = keep_ledger(pad.before, {draft.form}, book, rules).lines.front();
}

std::vector<PadSource> sources_of(const PadAnswers& pad, const Entries& entries, const std::vector<Seat>& seats) {
  std::vector<PadSource> all;
  PadSource before;
  for (const Seat& seat : seats) before.points[seat.player] = seat.track;
  if (!(before.points == ByPlayer<Points>())) all.push_back(before);
  const auto add = [&](ItemNumber item, Phase phase) {
    PadSource source{item, phase, {}};
    bool any = false;
    for (std::size_t i = 0; i < entries.size() && i < pad.ledger.lines.size(); ++i) {
      if (entries[i].item != item || entries[i].phase != phase) continue;
      any = true;
      add_change(source.points, pad.ledger.lines[i]);
    }
    if (any) all.push_back(source);
  };
  for (const ItemNumber item : pad.during) add(item, Phase::during);
  for (const ItemNumber item : pad.after) add(item, Phase::after);
  return all;
}

std::size_t end_of_game(const Entries& entries) {
  std::size_t end = 0;
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].phase == Phase::during) end = i + 1;
  return end;
}

}  // namespace cadastre::editor
