#include "json/rule_rows.hpp"

#include <algorithm>

#include "cadastre/contains.hpp"

namespace cadastre {
namespace {

/// Looks a name up with `find`; a problem of that code if it is unknown.
template <class Find>
std::uint16_t look_up(const Node& node, const char* code, const char* what, Find find) {
  const std::string_view name = node.word();
  if (const auto found = find(name)) return *found;
  node.report(code, {{what, name}});
  return no_number;
}

std::optional<SlotNumber> find_slot(const Rulebook& book, std::string_view id) {
  for (std::size_t i = 0; i < book.slots.size(); ++i)
    if (book.slots[i].id == id) return static_cast<SlotNumber>(i);
  return std::nullopt;
}

std::vector<MeasureNumber> read_measures(const Node& list, const Rulebook& book) {
  std::vector<MeasureNumber> measures;
  list.for_each([&](const Node& node) {
    if (const MeasureNumber number = measure_in(node, book); number != no_number) measures.push_back(number);
  });
  return measures;
}

/// Names of measures, or of groups of them.
std::vector<MeasureNumber> read_measures_and_groups(const Node& list, const Rulebook& book) {
  std::vector<MeasureNumber> measures;
  list.for_each([&](const Node& node) {
    const std::string_view name = node.word();
    const std::size_t before = measures.size();
    for (std::size_t i = 0; i < book.measures.size(); ++i) {
      const auto& groups = book.measures[i].groups;
      if (contains(groups, name)) measures.push_back(static_cast<MeasureNumber>(i));
    }
    if (measures.size() > before) return;
    if (const MeasureNumber number = measure_in(node, book); number != no_number) measures.push_back(number);
  });
  return measures;
}

std::uint64_t read_choices(const Node& is, MeasureNumber number, const Rulebook& book) {
  std::uint64_t choices = 0;
  if (number == no_number) return choices;
  const auto one = [&](const Node& word) {
    const auto& known = book.measures[number].choices;
    const auto found = std::find(known.begin(), known.end(), word.text());
    if (found == known.end())
      word.report("unknown-choice", {{"measure", book.measures[number].id}, {"choice", word.word()}});
    else
      choices |= std::uint64_t{1} << (found - known.begin());
  };
  if (is.is_list())
    is.for_each(one);
  else
    one(is);
  return choices;
}

/// `first` (C1, WE), `new` (C2, C3), or editions by name, alone or as a list. WE takes the first side (decision 0001).
std::uint8_t read_editions(const Node& node) {
  const auto one = [](const Node& word) -> unsigned {
    const std::string_view name = word.word();
    const auto bit = [](Edition e) { return 1u << static_cast<int>(e); };
    if (name == "first") return bit(Edition::C1) | bit(Edition::WE);
    if (name == "new") return bit(Edition::C2) | bit(Edition::C3);
    if (const auto edition = edition_named(name)) return bit(*edition);
    word.report("unknown-edition", {{"edition", name}});
    return 0;
  };
  unsigned bits = 0;
  if (node.is_list())
    node.for_each([&](const Node& word) { bits |= one(word); });
  else
    bits = one(node);
  return static_cast<std::uint8_t>(bits);
}

Condition measure_condition(const Node& node, const Rulebook& book) {
  Condition condition;
  condition.measure = measure_in(node.at("measure"), book);
  if (node.has("is")) {
    condition.choices = read_choices(node.at("is"), condition.measure, book);
    return condition;
  }
  condition.min = node.at("min").whole(INT32_MIN);
  condition.max = node.at("max").whole(INT32_MAX);
  if (condition.min > condition.max) node.report("empty-range");
  return condition;
}

Condition variant_condition(const Node& node, const Rulebook& book) {
  Condition condition;
  condition.kind = Condition::Kind::variant;
  node.for_each_member([&](std::string_view variant, const Node& value) {
    condition.name = variant;
    condition.value = value.text();
    const auto known =
        std::find_if(book.variants.begin(), book.variants.end(), [&](const Variant& v) { return v.id == variant; });
    if (known == book.variants.end()) return value.report("unknown-variant", {{"variant", variant}});
    if (std::none_of(known->values.begin(), known->values.end(),
                     [&](const VariantValue& v) { return v.id == condition.value; }))
      value.report("unknown-variant-value", {{"variant", variant}, {"value", condition.value}});
  });
  return condition;
}

Condition read_condition(const Node& node, const Rulebook& book) {
  using Kind = Condition::Kind;
  if (node.has("measure")) return measure_condition(node, book);
  if (node.has("variant")) return variant_condition(node.at("variant"), book);
  Condition condition;
  if (node.has("edition")) {
    condition.kind = Kind::edition;
    condition.editions = read_editions(node.at("edition"));
    return condition;
  }
  for (const auto& [key, kind] : {std::pair{"selected", Kind::selected}, std::pair{"brings", Kind::brings}}) {
    if (!node.has(key)) continue;
    condition.kind = kind;
    condition.name = node.at(key).text();
    return condition;
  }
  for (const auto& [key, kind] :
       {std::pair{"all", Kind::all}, std::pair{"any", Kind::any}, std::pair{"none", Kind::none}}) {
    if (!node.has(key)) continue;
    condition.kind = kind;
    condition.parts = read_conditions(node.at(key), book);
    return condition;
  }
  node.report("unknown-condition");
  return condition;
}

/// `"nobody"`, `"every"`, {"most": MEASURE, "place": 2}, {"every": [CONDITION…]}, {"role": ROLE}
Payee read_payee(const Node& node, const Rulebook& book) {
  Payee payee;
  if (node.is("nobody")) return payee;
  if (node.is("every") || node.has("every")) {
    payee.scorer = Scorer::every;
    if (node.has("every")) payee.conditions = read_conditions(node.at("every"), book);
  } else if (node.has("most")) {
    payee.scorer = Scorer::most;
    payee.most = measure_in(node.at("most"), book);
    payee.place = node.at("place").whole(1);
  } else if (node.has("role")) {
    payee.scorer = Scorer::role;
    payee.role = node.at("role").text();
    payee.optional = node.at("optional").yes();
  } else {
    node.report("unknown-scorer");
  }
  return payee;
}

void read_add(const Node& add, const Rulebook& book, Row& row) {
  row.effect = Effect::add;
  row.points = add.at("points").whole();
  row.per = read_measures(add.at("per"), book);
  if (row.per.size() > 2) add.at("per").report("too-many-factors");
  row.unit = add.at("unit").text();
}

void read_scale(const Node& scale, Row& row) {
  row.effect = Effect::scale;
  const Node by = scale.at("by");
  if (by.is(0))
    row.by = ScaleBy::zero;
  else if (by.is("1/2"))
    row.by = ScaleBy::half;
  else if (by.is(2))
    row.by = ScaleBy::twice;
  else
    by.report("unknown-scale");
  if (scale.has("add-at-most")) row.add_at_most = scale.at("add-at-most").whole();
}

void read_count(const Node& count, const Rulebook& book, Row& row) {
  row.effect = Effect::count;
  row.in = read_measures_and_groups(count.at("in"), book);
  row.of =
      look_up(count.at("of"), "unknown-class", "class", [&](std::string_view name) { return find_class(book, name); });
  const Node as = count.at("as");
  if (as.is_whole()) {
    row.as_number = as.whole();
    return;
  }
  const std::string_view word = as.word();
  if (word == "tiles") {
    row.as = CountAs::tiles;
  } else if (word == "squares") {
    row.as = CountAs::squares;
  } else if (word == "segments") {
    row.as = CountAs::segments;
  } else {
    row.as = CountAs::measure;
    row.as_measure = measure_in(as, book);
  }
}

void read_set(const Node& set, const Rulebook& book, Row& row) {
  row.effect = Effect::set;
  row.in = {measure_in(set.at("measure"), book)};
  row.as_number = set.at("to").whole();
}

void read_floor(const Node& node, const Rulebook& book, Row& row) {
  row.effect = Effect::floor;
  const std::string_view word = node.at("floor").word();
  if (word == "stops-at-zero")
    row.floor = Floor::stops_at_zero;
  else if (word == "refused")
    row.floor = Floor::refused;
  else if (word != "below-zero-allowed")
    node.at("floor").report("unknown-floor", {{"floor", word}});
  if (!node.has("of")) return;
  if (const auto slot = find_slot(book, node.at("of").word()))
    row.floors = *slot;
  else
    node.at("of").report("unknown-slot", {{"slot", node.at("of").word()}});
}

std::vector<ItemNumber> read_items(const Node& list, const Rulebook& book) {
  std::vector<ItemNumber> items;
  list.for_each([&](const Node& item) {
    const ItemNumber number =
        look_up(item, "unknown-item", "item", [&](std::string_view name) { return find_item(book, name); });
    if (number != no_number) items.push_back(number);
  });
  return items;
}

void read_order(const Node& order, const Rulebook& book, Row& row) {
  row.effect = Effect::order;
  row.before = read_items(order.at("before"), book);
  row.after = read_items(order.at("after"), book);
  row.step = order.at("step").text();
}

void read_effect(const Node& node, const Rulebook& book, Row& row) {
  if (node.has("add")) return read_add(node.at("add"), book, row);
  if (node.has("scale")) return read_scale(node.at("scale"), row);
  if (node.has("count")) return read_count(node.at("count"), book, row);
  if (node.has("set")) return read_set(node.at("set"), book, row);
  if (node.has("floor")) return read_floor(node, book, row);
  if (node.has("order")) return read_order(node.at("order"), book, row);
  if (node.has("who")) {
    row.effect = Effect::who;
    row.payee = read_payee(node.at("who"), book);
  } else if (node.has("tie-break")) {
    row.effect = Effect::tie_break;
    row.payee.conditions = read_conditions(node.at("tie-break"), book);
  } else if (!node.has("note")) {
    node.report("no-effect");
  }
}

}  // namespace

MeasureNumber measure_in(const Node& node, const Rulebook& book) {
  return look_up(node, "unknown-measure", "measure", [&](std::string_view name) { return find_measure(book, name); });
}

std::vector<SlotNumber> read_slot_list(const Node& list, const Rulebook& book) {
  std::vector<SlotNumber> slots;
  list.for_each([&](const Node& node) {
    if (const auto slot = find_slot(book, node.word()))
      slots.push_back(*slot);
    else
      node.report("unknown-slot", {{"slot", node.word()}});
  });
  return slots;
}

std::vector<Condition> read_conditions(const Node& list, const Rulebook& book) {
  std::vector<Condition> conditions;
  list.for_each([&](const Node& node) { conditions.push_back(read_condition(node, book)); });
  return conditions;
}

void read_row(const Node& node, const Rulebook& book, Row& row) {
  if (const auto slot = find_slot(book, node.at("slot").word()))
    row.slot = *slot;
  else
    node.at("slot").report("unknown-slot", {{"slot", node.at("slot").word()}});
  row.items = read_items(node.at("items"), book);
  if (node.has("phase")) {
    row.phase = phase_named(node.at("phase").word());
    if (!row.phase) node.at("phase").report("unknown-phase", {{"phase", node.at("phase").word()}});
  }
  row.when = read_conditions(node.at("when"), book);
  row.on_player = node.at("on").word() == "player";
  node.at("instead-of").for_each([&](const Node& other) {
    const RowNumber number =
        look_up(other, "unknown-row", "row", [&](std::string_view name) { return find_row(book, name); });
    if (number != no_number) row.instead_of.push_back(number);
  });
  row.one_of = node.at("one-of").text();
  node.at("wordings").for_each([&](const Node& wording) {
    row.wordings.push_back(read_conditions(wording.at("when"), book));
  });
  read_effect(node, book, row);
  if (node.has("to")) row.payee = read_payee(node.at("to"), book);
  // A note may stand anywhere: it computes nothing.
  if (row.slot < book.slots.size() && row.effect != Effect::note && book.slots[row.slot].effect != row.effect)
    node.report("wrong-slot", {{"row", row.id}, {"slot", book.slots[row.slot].id}});
  row.source = node.at("source").text();
  row.historical = node.at("historical").yes();
  row.unconfirmed = node.at("unconfirmed").yes();
  row.warns = node.at("warns").yes();
}

}  // namespace cadastre
