#include "model/pad_reduce.hpp"

#include <algorithm>

#include "cadastre/contains.hpp"
#include "model/edit.hpp"
#include "model/history.hpp"
#include "model/pad_answers.hpp"

namespace cadastre::editor {
namespace {

bool is_measure(const Question& q, const Rulebook& book) {
  if (q.measure != no_number) return q.measure < book.measures.size();
  return q.element == Question::some ? q.of < book.classes.size() : q.element >= 0;
}

// The selection hardly changes while somebody fills in forms, so it is resolved only where a form begins.
RuleSet rules_of(const State& s, const Rulebook& book) { return resolve(book, s.board->selection).rules; }

template <class Each>
void for_each_draft(Pad& pad, Each each) {
  if (pad.draft) each(*pad.draft);
  for (Draft& draft : pad.aside) each(draft);
}

/// Something else is wanted: what was filled in waits.
void put_aside(Pad& pad) {
  if (pad.draft && pad.draft->answered) {
    pad.draft->waits = pad.view;
    pad.aside.push_back(std::move(*pad.draft));
  }
  pad.draft.reset();
}

/// The last form that waits and is such a one, if nothing is open.
template <class Wanted>
void come_back(Pad& pad, Wanted wanted) {
  for (std::size_t i = pad.aside.size(); i-- > 0 && !pad.draft;)
    if (wanted(pad.aside[i])) {
      pad.draft = std::move(pad.aside[i]);
      pad.aside.erase(pad.aside.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void come_back_here(Pad& pad) {
  come_back(pad, [&](const Draft& draft) { return draft.waits == pad.view; });
}

/// The open form is done with: the one that it came over is there again.
void close_form(Pad& pad) {
  pad.draft.reset();
  come_back_here(pad);
}

/// A form waits where it was open. It stands beside the game, and in the place of everything else.
void show(Pad& pad, PadView view) {
  const bool other = view != pad.view;
  if (other || view != PadView::game) put_aside(pad);
  pad.view = view;
  if (other) come_back_here(pad);
}

void turn_to_pad(State& s) {
  s.page = Page::pad;
  ++s.turned;
  s.menu.reset();
  s.overlays.clear();
}

/// The form that is being answered.
Draft* answered(State& s) {
  if (!s.pad.draft) return nullptr;
  s.pad.draft->answered = true;
  return &*s.pad.draft;
}

}  // namespace

void act_on_pad(State& s, const AddEntry&, const Rulebook& book) {
  if (!s.pad.draft || !has_somebody(s.pad.draft->form)) return;
  Draft draft = std::move(*s.pad.draft);
  close_form(s.pad);
  drop_hidden(draft, book, rules_of(s, book));
  Entries next = *s.entries;
  if (!draft.editing) {
    next.push_back(std::move(draft.form));
    commit_entries(s, std::move(next), "ui.pad.deed.add");
  } else if (*draft.editing < next.size()) {
    FeatureForm& entry = next[*draft.editing];
    if (!(draft.form == entry)) draft.form.unread.clear();
    entry = std::move(draft.form);
    commit_entries(s, std::move(next), "ui.pad.deed.edit");
  }
}

void act_on_pad(State& s, const RemoveEntry& i, const Rulebook&) {
  if (i.entry >= s.entries->size()) return;
  Entries next = *s.entries;
  next.erase(next.begin() + static_cast<std::ptrdiff_t>(i.entry));
  std::erase_if(s.pad.aside, [&](const Draft& draft) { return draft.editing == i.entry; });
  if (s.pad.draft && s.pad.draft->editing == i.entry) close_form(s.pad);
  for_each_draft(s.pad, [&](Draft& draft) {
    if (draft.editing && *draft.editing > i.entry) --*draft.editing;
  });
  commit_entries(s, std::move(next), "ui.pad.deed.remove");
}

void act_on_pad(State& s, const MoveEntry& i, const Rulebook&) {
  const std::size_t to = i.entry + static_cast<std::size_t>(i.by);  // below the first wraps beyond the last
  if (i.entry >= s.entries->size() || to >= s.entries->size() || (i.by != 1 && i.by != -1)) return;
  Entries next = *s.entries;
  std::swap(next[i.entry], next[to]);
  for_each_draft(s.pad, [&](Draft& draft) {
    if (draft.editing == i.entry)
      draft.editing = to;
    else if (draft.editing == to)
      draft.editing = i.entry;
  });
  commit_entries(s, std::move(next), "ui.pad.deed.move");
}

void act_on_pad(State& s, const BeginEntry& i, const Rulebook& book) {
  if (i.item >= book.items.size()) return;
  put_aside(s.pad);
  if (i.as) {
    turn_to_pad(s);
    s.pad.draft = Draft{*i.as, {}, i.as->elements.size()};
    return;
  }
  come_back(s.pad, [&](const Draft& draft) {
    return !draft.editing && draft.form.item == i.item && draft.form.phase == i.phase;
  });
  if (!s.pad.draft)
    s.pad.draft = new_draft(i.item, i.phase, *s.entries, s.board->players.size(), book, rules_of(s, book));
}

void act_on_pad(State& s, const EditEntry& i, const Rulebook& book) {
  if (i.entry >= s.entries->size() || (*s.entries)[i.entry].item == no_number) return;
  put_aside(s.pad);
  come_back(s.pad, [&](const Draft& draft) { return draft.editing == i.entry; });
  if (!s.pad.draft) s.pad.draft = draft_of(*s.entries, i.entry, book, rules_of(s, book));
}

void act_on_pad(State& s, const Answer& i, const Rulebook& book) {
  if (!s.pad.draft || !is_measure(i.to, book)) return;
  Draft& draft = *answered(s);
  std::int32_t value = i.value;
  if (i.to.element == Question::some) {
    value = std::clamp(value, 0, 1000);
  } else if (i.to.measure != no_number) {
    const Measure& measure = book.measures[i.to.measure];
    const std::int32_t most = !measure.choices.empty() ? static_cast<std::int32_t>(measure.choices.size()) - 1
                              : measure.max > 0        ? measure.max
                                                       : 1000;
    value = std::clamp(value, std::min(measure.min, i.to.of == no_number ? measure.min : 0), most);
  }
  answer(draft.form, i.to, value, book);
  if (i.to.measure == book.items[draft.form.item].each) draft.told = std::min(draft.told, draft.form.elements.size());
}

void act_on_pad(State& s, const SetFigures& i, const Rulebook& book) {
  if (!s.pad.draft || i.kind >= book.classes.size() || !book.classes[i.kind].figure) return;
  set_figures(answered(s)->form, i.player, i.kind, std::clamp(i.number, 0, 99));
}

void act_on_pad(State& s, const SetRole& i, const Rulebook&) {
  if (!s.pad.draft) return;
  auto& roles = answered(s)->form.roles;
  std::erase_if(roles, [&](const FeatureForm::Role& role) { return role.role == i.role; });
  if (i.player) roles.push_back({i.role, *i.player});
}

void act_on_pad(State& s, const NoteEntry& i, const Rulebook&) {
  if (s.pad.draft) answered(s)->form.note = i.text;
}

void act_on_pad(State& s, const SetElements& i, const Rulebook& book) {
  constexpr std::size_t most = 100;
  if (s.pad.draft && i.number <= most) tell_elements(*answered(s), i.number, book, rules_of(s, book));
}

void act_on_pad(State& s, const CancelEntry&, const Rulebook&) { close_form(s.pad); }

void act_on_pad(State& s, const OpenPad& i, const Rulebook& book) {
  turn_to_pad(s);
  show(s.pad, i.view);
  if (i.view != PadView::final_scoring) return;
  PadAnswers pad;
  refresh_items(pad, book, rules_of(s, book));
  if (contains(pad.after, s.pad.step) || pad.after.empty()) return;
  s.pad.step = pad.after.back();
  for (std::size_t n = pad.after.size(); n-- > 0;)
    if (!contains(s.steps, pad.after[n])) s.pad.step = pad.after[n];
}

void act_on_pad(State& s, const OpenStep& i, const Rulebook&) {
  show(s.pad, PadView::final_scoring);
  s.pad.step = i.item;
}

void act_on_pad(State& s, const NextStep&, const Rulebook& book) {
  put_aside(s.pad);
  PadAnswers pad;
  refresh_items(pad, book, rules_of(s, book));
  const auto here = std::find(pad.after.begin(), pad.after.end(), s.pad.step);
  if (here != pad.after.end()) {
    if (!contains(s.steps, *here)) {  // kept with the game, but nothing that a person would undo
      s.steps.push_back(*here);
      s.last_deed = {};
      ++s.revision;
    }
    if (here + 1 != pad.after.end()) {
      s.pad.step = here[1];
      return;
    }
  }
  show(s.pad, PadView::result);
}

void clear_pad(Pad& pad) {
  const std::uint64_t revision = pad.revision;
  pad = {};
  pad.revision = revision + 1;
}

namespace {

/// Equal entries tell nothing, so what a deed left alone before and behind it stays in its place there.
std::optional<std::size_t> place_of(std::size_t entry, const Entries& before, const Entries& now) {
  const std::size_t both = std::min(before.size(), now.size());
  std::size_t head = 0, tail = 0;
  while (head < both && before[head] == now[head]) ++head;
  while (tail < both - head && before[before.size() - 1 - tail] == now[now.size() - 1 - tail]) ++tail;
  if (entry < head) return entry;
  if (entry >= before.size() - tail) return entry + now.size() - before.size();
  for (std::size_t i = head; i < now.size() - tail; ++i)
    if (now[i] == before[entry]) return i;
  return now.size() == before.size() ? std::optional(entry) : std::nullopt;  // it was changed there
}

void take_out(FeatureForm& form, Player player) {
  Entries rest = without_player({form}, player);
  if (!rest.empty()) {
    form = std::move(rest.front());
    return;
  }
  form.players.clear();
  form.roles.clear();
}

}  // namespace

void follow_entries(State& s, const Entries& before) {
  for_each_draft(s.pad, [&](Draft& draft) {
    if (draft.editing) draft.editing = place_of(*draft.editing, before, *s.entries);
    for (int p = 0; p < player_count; ++p)
      if (!seat_of(*s.board, static_cast<Player>(p))) take_out(draft.form, static_cast<Player>(p));
  });
}

void drafts_without_player(State& s, Player player) {
  for_each_draft(s.pad, [&](Draft& draft) {
    take_out(draft.form, player);
    if (!draft.editing) return;
    // Entries that nobody is left in go too.
    const auto until = s.entries->begin() + static_cast<std::ptrdiff_t>(*draft.editing);
    const std::size_t place = without_player({s.entries->begin(), until}, player).size();
    const bool stays = without_player({s.entries->begin(), until + 1}, player).size() > place;
    draft.editing = stays ? std::optional(place) : std::nullopt;
  });
}

void recolour_drafts(Pad& pad, Player from, Player to) {
  for_each_draft(pad, [&](Draft& draft) { draft.form = with_player_recoloured({draft.form}, from, to).front(); });
}

void follow_steps(State& s, const Steps& before) {
  if (s.pad.view != PadView::final_scoring) return;
  for (const ItemNumber step : before)
    if (!contains(s.steps, step)) {
      s.pad.step = step;
      return;
    }
}

bool go_back_on_pad(State& s) {
  if (s.page != Page::pad) return false;
  if (s.pad.draft)
    close_form(s.pad);
  else if (s.pad.view == PadView::game)
    return false;
  else
    show(s.pad, s.pad.view == PadView::result && !s.steps.empty() ? PadView::final_scoring : PadView::game);
  return true;
}

Entries without_player(const Entries& entries, Player player) {
  Entries next = entries;
  for (FeatureForm& form : next) {
    const std::size_t gone =
        std::erase_if(form.players, [&](const auto& numbers) { return numbers.player == player; }) +
        std::erase_if(form.roles, [&](const auto& role) { return role.player == player; });
    if (gone > 0) form.unread.clear();
  }
  std::erase_if(next, [](const FeatureForm& form) { return form.item != no_number && !has_somebody(form); });
  return next;
}

Entries with_player_recoloured(const Entries& entries, Player from, Player to) {
  Entries next = entries;
  const auto swap = [&](Player& player) { player = player == from ? to : player == to ? from : player; };
  for (FeatureForm& form : next) {
    for (auto& numbers : form.players) swap(numbers.player);
    for (auto& role : form.roles) swap(role.player);
    swap_players(form.unread, from, to);
  }
  return next;
}

}  // namespace cadastre::editor
