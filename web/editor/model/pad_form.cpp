#include "model/pad_form.hpp"

#include <algorithm>
#include <utility>

namespace cadastre::editor {
namespace {

using Pieces = FeatureForm::Pieces;

/// The lists that a question's answer stands in; null if there is no such player or element.
template <class Form>
struct Lists {
  decltype(&std::declval<Form&>().pieces) pieces = nullptr;
  decltype(&std::declval<Form&>().measures) measures = nullptr;
  decltype(&std::declval<Form&>().counts) counts = nullptr;
};

template <class Form>
Lists<Form> lists_of(Form& form, const Question& q) {
  if (q.player) {
    for (auto& numbers : form.players)
      if (numbers.player == *q.player) return {nullptr, &numbers.measures, &numbers.counts};
    return {};
  }
  if (q.element < 0) return {&form.pieces, &form.measures, &form.counts};
  const auto n = static_cast<std::size_t>(q.element);
  if (n >= form.elements.size()) return {};
  return {&form.elements[n].pieces, &form.elements[n].measures, &form.elements[n].counts};
}

FeatureForm::PlayerNumbers& numbers_of(FeatureForm& form, Player player) {
  for (FeatureForm::PlayerNumbers& numbers : form.players)
    if (numbers.player == player) return numbers;
  form.players.push_back({player, {}, {}, {}});
  return form.players.back();
}

void drop_absent(FeatureForm& form) {
  std::erase_if(form.players, [](const FeatureForm::PlayerNumbers& p) {
    return p.figures.empty() && p.measures.empty() && p.counts.empty();
  });
}

bool by_pieces(const Question& q, const Rulebook& book) {
  return q.of != no_number && book.measures[q.measure].maker == Maker::pieces;
}

bool is_told_apart(const FeatureForm::Element& element) { return !(element == FeatureForm::Element{}); }

std::int32_t number_in(const std::vector<FactorNumber>& list, MeasureNumber measure) {
  for (const FactorNumber& each : list)
    if (each.measure == measure) return each.number;
  return 0;
}

void put_number(std::vector<FactorNumber>& list, MeasureNumber measure, std::int32_t number) {
  for (FactorNumber& each : list)
    if (each.measure == measure) {
      each.number = number;
      if (number == 0) list.erase(list.begin() + (&each - list.data()));
      return;
    }
  if (number != 0) list.push_back({measure, number});
}

template <class Lists>
std::int32_t plain_number_in(const Lists& lists, MeasureNumber measure, const Rulebook& book) {
  std::int32_t number = number_in(*lists.measures, measure);
  for (const FeatureForm::Count& count : *lists.counts)
    if (count.measure == measure && book.classes[count.pieces.of].parent == no_number) number += count.pieces.tiles;
  return number;
}

/// Those of a measure stand together, as they are kept.
void put_count(std::vector<FeatureForm::Count>& list, const FeatureForm::Count& count) {
  std::size_t to = list.size();
  while (to > 0 && list[to - 1].measure != count.measure) --to;
  list.insert(list.begin() + static_cast<std::ptrdiff_t>(to == 0 ? list.size() : to), count);
}

/// A measure is one number, or numbers class by class, never both: so it is kept.
void put_plain_number(Lists<FeatureForm> lists, MeasureNumber measure, std::int32_t number, const Rulebook& book) {
  std::erase_if(*lists.counts, [&](const FeatureForm::Count& count) {
    return count.measure == measure && book.classes[count.pieces.of].parent == no_number;
  });
  for (const FeatureForm::Count& count : *lists.counts)
    if (count.measure == measure) {
      put_number(*lists.measures, measure, 0);
      const ClassNumber of = plainest(book, count.pieces.of);
      if (number != 0) put_count(*lists.counts, {measure, {of, number, number, number}});
      return;
    }
  put_number(*lists.measures, measure, number);
}

bool is_counted(const FeatureForm& form, const Question& q, const Rulebook& book) {
  return q.element == Question::whole && !q.player && q.measure == book.items[form.item].each;
}

std::int32_t elements_of(const FeatureForm& form, const Rulebook& book) {
  return answer_of(form, {book.items[form.item].each, no_number, Question::whole, {}}, book);
}

/// Elements are there again as soon as one of them is not like the others.
void unfold_elements(FeatureForm& form, std::size_t at_least, const Rulebook& book) {
  const auto all = static_cast<std::size_t>(elements_of(form, book));
  put_number(form.measures, book.items[form.item].each, 0);
  form.elements.resize(std::max(all, at_least));
}

void fold_elements(FeatureForm& form, const Rulebook& book) {
  const auto all = static_cast<std::int32_t>(form.elements.size());
  form.elements.clear();
  put_number(form.measures, book.items[form.item].each, all);
}

std::int32_t some_of(const FeatureForm& form, const Question& q) {
  std::int32_t n = 0;
  for (const FeatureForm::Element& each : form.elements)
    n += q.measure == no_number ? each.of == q.of : number_in(each.measures, q.measure) != 0;
  return n;
}

/// The first so many elements have it.
void tell_some(FeatureForm& form, const Question& q, std::int32_t number, const Rulebook& book) {
  if (book.items[form.item].each == no_number) return;
  unfold_elements(form, 0, book);
  bool apart = false;
  for (FeatureForm::Element& each : form.elements) {
    const bool has = number-- > 0;
    if (q.measure != no_number) {
      std::erase_if(each.counts, [&](const FeatureForm::Count& count) { return count.measure == q.measure; });
      put_number(each.measures, q.measure, has ? 1 : 0);
    } else if (has || each.of == q.of)
      each.of = has ? q.of : no_number;
    apart |= is_told_apart(each);
  }
  if (!apart) fold_elements(form, book);
}

/// What a question begins with. What is complete with all around it rarely is at the end.
std::int32_t start_of(const Asked& one, const FeatureForm& form, const Rulebook& book) {
  const Item& item = book.items[form.item];
  const bool around = one.at.measure != no_number && book.measures[one.at.measure].maker == Maker::squares;
  const bool during = item.phases[static_cast<std::size_t>(Phase::during)];
  if (around && !one.rare && form.phase == Phase::after && during) return (one.usual.from + one.usual.to) / 2;
  return one.usual.first;
}

void begin_with_usual(FeatureForm& form, const std::vector<Asked>& questions, const Rulebook& book) {
  for (const Asked& one : questions)
    if (one.at.measure != no_number && one.at.element != Question::some)
      answer(form, one.at, start_of(one, form, book), book);
}

}  // namespace

std::int32_t answer_of(const FeatureForm& form, const Question& q, const Rulebook& book) {
  if (q.element == Question::some) return some_of(form, q);
  if (q.measure == no_number) {
    const auto n = static_cast<std::size_t>(q.element);
    return n < form.elements.size() && form.elements[n].of != no_number ? form.elements[n].of : -1;
  }
  const auto lists = lists_of(form, q);
  if (!lists.measures) return 0;
  if (by_pieces(q, book)) {
    for (const Pieces& piece : *lists.pieces)
      if (piece.of == q.of) return piece.tiles;
    return 0;
  }
  if (q.of != no_number) {
    for (const FeatureForm::Count& count : *lists.counts)
      if (count.measure == q.measure && count.pieces.of == q.of) return count.pieces.tiles;
    return 0;
  }
  if (is_counted(form, q, book) && !form.elements.empty()) return static_cast<std::int32_t>(form.elements.size());
  return plain_number_in(lists, q.measure, book);
}

void answer(FeatureForm& form, const Question& q, std::int32_t value, const Rulebook& book) {
  if (q.element == Question::some) return tell_some(form, q, value, book);
  if (q.measure == no_number) {
    const auto n = static_cast<std::size_t>(q.element);
    if (n < form.elements.size()) form.elements[n].of = value < 0 ? no_number : static_cast<ClassNumber>(value);
    return;
  }
  if (q.player) numbers_of(form, *q.player);
  const auto lists = lists_of(form, q);
  if (!lists.measures) return;
  if (q.of != no_number) {
    const Pieces pieces{q.of, value, value, value};
    if (by_pieces(q, book)) {
      std::erase_if(*lists.pieces, [&](const Pieces& piece) { return piece.of == q.of; });
      if (value != 0) lists.pieces->push_back(pieces);
    } else {
      const std::int32_t plain = plain_number_in(lists, q.measure, book);
      std::erase_if(*lists.counts, [&](const FeatureForm::Count& count) {
        return count.measure == q.measure && count.pieces.of == q.of;
      });
      if (value != 0) put_count(*lists.counts, {q.measure, pieces});
      put_plain_number(lists, q.measure, plain, book);
    }
  } else if (is_counted(form, q, book) && !form.elements.empty()) {
    form.elements.resize(static_cast<std::size_t>(value));
  } else {
    put_plain_number(lists, q.measure, value, book);
  }
  drop_absent(form);
}

std::int32_t figures_of(const FeatureForm& form, Player player, ClassNumber kind) {
  for (const FeatureForm::PlayerNumbers& numbers : form.players)
    if (numbers.player == player)
      for (const auto& figures : numbers.figures)
        if (figures.kind == kind) return figures.number;
  return 0;
}

void set_figures(FeatureForm& form, Player player, ClassNumber kind, std::int32_t number) {
  auto& figures = numbers_of(form, player).figures;
  std::erase_if(figures, [&](const auto& each) { return each.kind == kind; });
  if (number > 0) figures.push_back({kind, number});
  drop_absent(form);
}

void tell_elements(Draft& draft, std::size_t told, const Rulebook& book, const RuleSet& rules) {
  FeatureForm& form = draft.form;
  if (book.items[form.item].each == no_number) return;
  const std::size_t before = draft.told;
  unfold_elements(form, told, book);
  // Those that are told no more are like all others again.
  for (std::size_t i = told; i < before && i < form.elements.size(); ++i) form.elements[i] = {};
  draft.told = told;
  if (told == 0) return fold_elements(form, book);
  const PadForm asked = pad_form(draft, book, rules);
  for (std::size_t i = before; i < told && i < asked.elements.size(); ++i)
    begin_with_usual(form, asked.elements[i], book);
}

namespace {

/// What no rule in play reads: it was answered while other rules were.
void drop_unread(FeatureForm& form, const RuleSet& rules) {
  const Program& program = rules.program(form.item, form.phase);
  const auto clean = [&](auto& list) {
    std::erase_if(list, [&](const auto& one) {
      bool unread = one.measure != program.each;
      for (std::uint32_t i = 0; i < program.readings.size; ++i)
        unread &= rules.readings[program.readings.begin + i].measure != one.measure;
      return unread;
    });
  };
  clean(form.measures), clean(form.counts);
  for (auto& element : form.elements) clean(element.measures), clean(element.counts);
  for (auto& numbers : form.players) clean(numbers.measures), clean(numbers.counts);
  drop_absent(form);
}

}  // namespace

void drop_hidden(Draft& draft, const Rulebook& book, const RuleSet& rules) {
  if (!draft.editing) drop_unread(draft.form, rules);
  const PadForm asked = whole_pad_form(draft, book, rules);
  for (const Asked& one : asked.of_feature)
    if (one.hidden && one.at.element != Question::some) answer(draft.form, one.at, 0, book);
  for (Asked one : asked.of_player)
    for (int p = 0; p < player_count && one.hidden; ++p) {
      one.at.player = static_cast<Player>(p);
      answer(draft.form, one.at, 0, book);
    }
}

bool has_somebody(const FeatureForm& form) { return !form.players.empty() || !form.roles.empty(); }

std::vector<Asked> asked_of(Player player, const FeatureForm& form, const PadForm& asked, const Rulebook& book) {
  std::vector<Asked> all = asked.of_player;
  for (Asked& one : all) {
    one.at.player = player;
    one.value = answer_of(form, one.at, book);
  }
  return all;
}

Draft new_draft(ItemNumber item, Phase phase, const Entries& entries, std::size_t players, const Rulebook& book,
                const RuleSet& rules) {
  Draft draft;
  FeatureForm& form = draft.form;
  form.item = item;
  form.phase = phase;
  const Program& program = rules.program(item, phase);
  for (std::uint32_t i = 0; i < program.readings.size; ++i) {
    const MeasureNumber measure = rules.readings[program.readings.begin + i].measure;
    if (book.measures[measure].maker == Maker::players)
      put_number(form.measures, measure, static_cast<std::int32_t>(players));
  }
  const PadForm asked = whole_pad_form(draft, book, rules);
  begin_with_usual(form, asked.of_feature, book);
  if (asked.of_feature.empty()) return draft;
  const Question size = asked.of_feature.front().at;
  const Maker maker = book.measures[size.measure].maker;
  if (maker == Maker::pieces || maker == Maker::squares || size.measure == program.each)
    for (const FeatureForm& entry : entries)
      if (entry.item == item && entry.phase == phase)
        answer(form, size, std::max(answer_of(entry, size, book), asked.of_feature.front().min), book);
  if (asked.each_differs) tell_elements(draft, static_cast<std::size_t>(elements_of(form, book)), book, rules);
  return draft;
}

Draft draft_of(const Entries& entries, std::size_t entry, const Rulebook& book, const RuleSet& rules) {
  Draft draft{entries[entry], entry, 0};
  const auto& elements = draft.form.elements;
  for (std::size_t i = 0; i < elements.size(); ++i)
    if (is_told_apart(elements[i])) draft.told = i + 1;
  const PadForm asked = whole_pad_form(draft, book, rules);
  if (asked.each_differs) draft.told = elements.size();
  // What comes into sight by another answer begins with what is usual.
  std::vector<Asked> hidden;
  for (const Asked& one : asked.of_feature)
    if (one.hidden) hidden.push_back(one);
  begin_with_usual(draft.form, hidden, book);
  return draft;
}

}  // namespace cadastre::editor
