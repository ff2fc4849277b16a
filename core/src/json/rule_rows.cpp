#include "json/rule_rows.hpp"

#include <algorithm>

namespace cadastre {
namespace {

/// Looks a name up with `find`; a problem of that code if it is unknown.
template <class Find>
std::uint16_t look_up(const Node& node, const char* code, const char* what, Find find) {
  const std::string name = node.text();
  if (const auto found = find(name)) return *found;
  node.report(code, {{what, name}});
  return no_number;
}

std::optional<SlotNumber> find_slot(const Rulebook& book, const std::string& id) {
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

/// `first` (C1, WE), `new` (C2, C3), or editions by name, alone or as a list. WE takes the first side (decision 0001).
std::uint8_t read_editions(const Node& node) {
  const auto one = [](const Node& word) -> unsigned {
    const std::string name = word.text();
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

Condition read_condition(const Node& node, const Rulebook& book) {
  Condition condition;
  if (node.has("measure")) {
    condition.measure = measure_in(node.at("measure"), book);
    condition.min = node.at("min").whole(INT32_MIN);
    condition.max = node.at("max").whole(INT32_MAX);
  } else if (node.has("edition")) {
    condition.kind = Condition::Kind::edition;
    condition.editions = read_editions(node.at("edition"));
  } else if (node.has("variant")) {
    condition.kind = Condition::Kind::variant;
    node.at("variant").for_each_member([&](const std::string& variant, const Node& value) {
      condition.variant = variant;
      condition.value = value.text();
      const auto known = std::find_if(book.variants.begin(), book.variants.end(),
                                      [&](const Variant& v) { return v.id == variant; });
      if (known == book.variants.end()) value.report("unknown-variant", {{"variant", variant}});
    });
  } else {
    for (const auto& [key, kind] : {std::pair{"all", Condition::Kind::all}, std::pair{"any", Condition::Kind::any},
                                    std::pair{"none", Condition::Kind::none}}) {
      if (!node.has(key)) continue;
      condition.kind = kind;
      condition.parts = read_conditions(node.at(key), book);
      // A measure below these could not be settled by the selection.
      for (const Condition& part : condition.parts)
        if (part.kind == Condition::Kind::measure) node.at(key).report("measure-in-group");
      return condition;
    }
    node.report("unknown-condition");
  }
  return condition;
}

void read_add(const Node& add, const Rulebook& book, Row& row) {
  row.effect = Effect::add;
  row.points = add.at("points").whole();
  row.per = read_measures(add.at("per"), book);
  if (row.per.size() > 2) add.at("per").report("too-many-factors");
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
}

void read_count(const Node& count, const Rulebook& book, Row& row) {
  row.effect = Effect::count;
  row.in = read_measures(count.at("in"), book);
  row.of = look_up(count.at("of"), "unknown-class", "class",
                   [&](const std::string& name) { return find_class(book, name); });
  const Node as = count.at("as");
  if (as.is_whole()) {
    row.as_number = as.whole();
    return;
  }
  const std::string word = as.text();
  if (word == "tiles")
    row.as = CountAs::tiles;
  else if (word == "squares")
    row.as = CountAs::squares;
  else if (word == "segments")
    row.as = CountAs::segments;
  else
    as.report("unknown-count");
}

void read_who(const Node& who, const Rulebook& book, Row& row) {
  row.effect = Effect::who;
  if (who.has("most")) {
    row.scorer = Scorer::most;
    row.most = measure_in(who.at("most"), book);
  } else if (who.is("nobody")) {
    row.scorer = Scorer::nobody;
  } else if (who.is("every")) {
    row.scorer = Scorer::every;
  } else {
    who.report("unknown-scorer");
  }
}

void read_effect(const Node& node, const Rulebook& book, Row& row) {
  if (node.has("add")) return read_add(node.at("add"), book, row);
  if (node.has("scale")) return read_scale(node.at("scale"), row);
  if (node.has("count")) return read_count(node.at("count"), book, row);
  if (node.has("who")) return read_who(node.at("who"), book, row);
  if (!node.has("note")) node.report("no-effect");
}

}  // namespace

MeasureNumber measure_in(const Node& node, const Rulebook& book) {
  return look_up(node, "unknown-measure", "measure", [&](const std::string& name) { return find_measure(book, name); });
}

std::vector<SlotNumber> read_slot_list(const Node& list, const Rulebook& book) {
  std::vector<SlotNumber> slots;
  list.for_each([&](const Node& node) {
    if (const auto slot = find_slot(book, node.text()))
      slots.push_back(*slot);
    else
      node.report("unknown-slot", {{"slot", node.text()}});
  });
  return slots;
}

std::vector<Condition> read_conditions(const Node& list, const Rulebook& book) {
  std::vector<Condition> conditions;
  list.for_each([&](const Node& node) { conditions.push_back(read_condition(node, book)); });
  return conditions;
}

void read_row(const Node& node, const Rulebook& book, Row& row) {
  if (const auto slot = find_slot(book, node.at("slot").text()))
    row.slot = *slot;
  else
    node.at("slot").report("unknown-slot", {{"slot", node.at("slot").text()}});
  node.at("items").for_each([&](const Node& item) {
    const ItemNumber number =
        look_up(item, "unknown-item", "item", [&](const std::string& name) { return find_item(book, name); });
    if (number != no_number) row.items.push_back(number);
  });
  if (node.has("phase")) {
    row.phase = phase_named(node.at("phase").text());
    if (!row.phase) node.at("phase").report("unknown-phase", {{"phase", node.at("phase").text()}});
  }
  row.when = read_conditions(node.at("when"), book);
  row.on_player = node.at("on").text() == "player";
  node.at("instead-of").for_each([&](const Node& other) {
    const RowNumber number =
        look_up(other, "unknown-row", "row", [&](const std::string& name) { return find_row(book, name); });
    if (number != no_number) row.instead_of.push_back(number);
  });
  read_effect(node, book, row);
  if (row.slot < book.slots.size() && book.slots[row.slot].effect != row.effect)
    node.report("wrong-slot", {{"row", row.id}, {"slot", book.slots[row.slot].id}});
  row.source = node.at("source").text();
  row.historical = node.at("historical").yes();
}

}  // namespace cadastre
