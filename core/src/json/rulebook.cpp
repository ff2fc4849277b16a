// Reads the bundle of rule files. Two sweeps: first all names, then the rows that refer to them.

#include <algorithm>

#include "cadastre/json.hpp"
#include "cadastre/sort.hpp"
#include "json/catalogue.hpp"
#include "json/node.hpp"
#include "json/rule_rows.hpp"
#include "json/tile_set.hpp"

namespace cadastre {
namespace {

Effect effect_named(std::string_view word) {
  if (word == "add") return Effect::add;
  if (word == "scale") return Effect::scale;
  if (word == "count") return Effect::count;
  if (word == "set") return Effect::set;
  if (word == "who") return Effect::who;
  if (word == "tie-break") return Effect::tie_break;
  if (word == "floor") return Effect::floor;
  if (word == "order") return Effect::order;
  return Effect::note;
}

void read_slots(const Node& forms, Rulebook& book) {
  forms.at("slots").for_each([&](const Node& slot) {
    book.slots.push_back({slot.at("id").text(), effect_named(slot.at("effect").word()), slot.at("each").yes(),
                          slot.at("on").is("player"), slot.at("award").yes()});
  });
}

void read_steps(const Node& forms, Rulebook& book) {
  forms.at("steps").for_each([&](const Node& step) { book.steps.push_back(step.at("id").text()); });
}

void read_variants(const Node& list, Rulebook& book) {
  list.for_each([&](const Node& node) {
    Variant variant{node.at("id").text(), node.at("expansion").text(), node.at("initial").text(), {}};
    node.at("values").for_each([&](const Node& value) {
      variant.values.push_back({value.at("id").text(), value.at("historical").yes()});
    });
    book.variants.push_back(std::move(variant));
  });
}

void read_maker(const Node& make, const Rulebook& book, Measure& measure) {
  if (make.has("pieces")) measure.maker = Maker::pieces;
  if (make.has("squares")) measure.maker = Maker::squares;
  if (make.has("neighbours")) measure.maker = Maker::neighbours;
  if (make.has("kind")) measure.maker = Maker::kind;
  if (make.has("players")) measure.maker = Maker::players;
  if (make.has("so-far")) measure.maker = Maker::so_far;
  if (make.has("marks")) {
    measure.maker = Maker::marks;
    measure.mark = make.at("marks").text();
  }
  if (!make.has("figures")) return;
  measure.maker = Maker::figures;
  if (make.at("figures").is_true()) return;  // only classes with a row weigh anything
  if (const auto of = find_class(book, make.at("figures").word()))
    measure.of = *of;
  else
    make.at("figures").report("unknown-class", {{"class", make.at("figures").word()}});
}

/// `[from, first, to]`, or the choice that is usual; what is not said stays as it was.
void read_usual(const Node& node, const std::vector<std::string>& choices, Usual& usual) {
  if (!choices.empty()) {
    const auto found = std::find(choices.begin(), choices.end(), node.word());
    if (found != choices.end()) usual.first = static_cast<std::int32_t>(found - choices.begin());
    return;
  }
  std::int32_t* numbers[] = {&usual.from, &usual.first, &usual.to};
  std::size_t next = 0;
  node.for_each([&](const Node& number) {
    if (next < 3) *numbers[next++] = number.whole();
  });
}

Measure read_measure(const Node& node, std::string_view expansion, const Rulebook& book) {
  Measure measure;
  measure.id = node.at("id").text();
  measure.term = node.at("term").text();
  measure.expansion = expansion;
  if (node.at("on").is("player")) measure.on = MeasureOn::player;
  if (node.at("on").is("element")) measure.on = MeasureOn::element;
  measure.min = node.at("min").whole(0);
  measure.max = node.at("max").whole(1000);
  node.at("choices").for_each([&](const Node& choice) { measure.choices.push_back(choice.text()); });
  if (measure.choices.size() > max_choices) node.at("choices").report("too-many-choices");
  node.at("groups").for_each([&](const Node& group) { measure.groups.push_back(group.text()); });
  node.at("of-each").for_each([&](const Node& block) { measure.of_each.push_back(block.text()); });
  const auto last = static_cast<std::int32_t>(measure.choices.size()) - 1;
  measure.usual = last < 0 ? Usual{measure.min, measure.min, measure.max} : Usual{0, 0, last};
  read_usual(node.at("usual"), measure.choices, measure.usual);
  measure.usual.needed = node.at("needed").yes();
  read_maker(node.at("make"), book, measure);
  return measure;
}

/// Names first: a class may hang below one of a later file.
void read_class_names(const Node& file, std::string_view expansion, Rulebook& book) {
  file.at("classes").for_each([&](const Node& node) {
    Class made;
    made.id = node.at("id").text();
    made.expansion = node.at("expansion").text(expansion);
    made.figure = node.at("figure").yes();
    made.supply = node.at("supply").whole();
    book.classes.push_back(std::move(made));
  });
}

void read_class_parents(const Node& file, Rulebook& book) {
  file.at("classes").for_each([&](const Node& node) {
    if (!node.has("parent")) return;
    const auto child = find_class(book, node.at("id").word());
    const auto parent = find_class(book, node.at("parent").word());
    if (!parent) return node.at("parent").report("unknown-class", {{"class", node.at("parent").word()}});
    for (ClassNumber above = *parent; above != no_number; above = book.classes[above].parent)
      if (above == *child) return node.at("parent").report("class-in-circle", {{"class", node.at("id").word()}});
    book.classes[*child].parent = *parent;
  });
}

void read_components(const Node& file, Rulebook& book) {
  const auto component = [&](const Node& node, std::string id) {
    Component made{std::move(id), node.at("always").yes(), {}};
    node.at("brings").for_each([&](const Node& flag) { made.brings.push_back(flag.text()); });
    book.components.push_back(std::move(made));
  };
  const std::string id = file.at("id").text();
  if (id.find("--") != std::string::npos) return;  // an interaction is nothing that can be chosen
  component(file, id);
  file.at("parts").for_each([&](const Node& part) { component(part, id + "/" + part.at("id").text()); });
}

Item read_item(const Node& node, std::string_view expansion, const Rulebook& book) {
  Item item;
  item.id = node.at("id").text();
  item.term = node.at("term").text();
  item.expansion = node.at("expansion").text(expansion);
  item.occupant = node.at("occupant").text();
  if (node.has("subject")) {
    item.subject = segment_kind_named(node.at("subject").word());
    if (!item.subject) node.at("subject").report("unknown-subject", {{"subject", node.at("subject").word()}});
  }
  item.noted = node.at("note").yes();
  item.completed_subject_after = node.at("completed-subject-after").yes();
  if (node.at("figures").word() == "bordering-fields") item.figures = FigureArea::bordering_fields;
  if (node.has("phases")) {
    item.phases.fill(false);
    node.at("phases").for_each([&](const Node& phase) {
      if (const auto named = phase_named(phase.word()))
        item.phases[static_cast<std::size_t>(*named)] = true;
      else
        phase.report("unknown-phase", {{"phase", phase.word()}});
    });
  }
  item.slots = read_slot_list(node.at("slots"), book);
  item.when = read_conditions(node.at("when"), book);
  if (node.has("each")) item.each = measure_in(node.at("each"), book);
  item.block = node.at("block").text();
  item.step = node.at("step").text();
  node.at("needs").for_each([&](const Node& needed) {
    const MeasureNumber measure = measure_in(needed, book);
    if (measure == no_number) return;
    item.usual.push_back({measure, book.measures[measure].usual});
    item.usual.back().second.needed = true;
  });
  node.at("usual").for_each_member([&](std::string_view id, const Node& numbers) {
    const auto measure = find_measure(book, id);
    if (!measure) return numbers.report("unknown-measure", {{"measure", id}});
    Usual usual = book.measures[*measure].usual;
    read_usual(numbers, book.measures[*measure].choices, usual);
    item.usual.push_back({*measure, usual});
  });
  return item;
}

void report_twice(std::vector<std::string_view> ids, const char* what, Problems& problems) {
  sort_stably(ids, [](std::string_view a, std::string_view b) { return a < b; });
  for (std::size_t i = 1; i < ids.size(); ++i)
    if (ids[i - 1] == ids[i]) add_problem(problems, "id-taken", Severity::error, "", {{"kind", what}, {"id", ids[i]}});
}

template <class List>
void report_twice(const List& list, const char* what, Problems& problems) {
  std::vector<std::string_view> ids;
  for (const auto& one : list) ids.push_back(one.id);
  report_twice(std::move(ids), what, problems);
}

void read_files(const Node& bundle, Rulebook& book) {
  const Node files = bundle.at("files");
  files.for_each([&](const Node& file) {
    const std::string_view id = file.at("id").word();
    read_components(file, book);
    read_class_names(file, id, book);
  });
  files.for_each([&](const Node& file) { read_class_parents(file, book); });
  files.for_each([&](const Node& file) {
    const std::string_view id = file.at("id").word();
    file.at("measures").for_each([&](const Node& node) { book.measures.push_back(read_measure(node, id, book)); });
  });
  files.for_each([&](const Node& file) {
    const std::string_view id = file.at("id").word();
    file.at("items").for_each([&](const Node& node) { book.items.push_back(read_item(node, id, book)); });
  });
  // Rows may stand in for rows of later files, so their ids come before what they say.
  files.for_each([&](const Node& file) {
    file.at("rows").for_each([&](const Node& node) {
      Row row;
      row.id = node.at("id").text();
      // What stands before the dot is what brings the row: a file, or a part of it.
      row.expansion = row.id.substr(0, row.id.find('.'));
      book.rows.push_back(std::move(row));
    });
  });
  std::size_t next = 0;
  files.for_each([&](const Node& file) {
    file.at("rows").for_each([&](const Node& node) { read_row(node, book, book.rows[next++]); });
  });
}

}  // namespace

RulebookRead read_rulebook(std::string_view text) {
  RulebookRead read;
  const auto document = read_document(text, read.problems, member_limit);
  if (!document) return read;
  const Node bundle(*document, read.problems);
  Rulebook& book = read.rulebook;
  read_slots(bundle.at("forms"), book);
  read_steps(bundle.at("forms"), book);
  read_variants(bundle.at("variants"), book);
  bundle.at("tiles").for_each([&](const Node& set) { read_tile_set(set, book.catalogue); });
  read_files(bundle, book);
  read_catalogue(bundle, book);
  report_twice(book.rows, "row", read.problems);
  report_twice(book.items, "item", read.problems);
  report_twice(book.measures, "measure", read.problems);
  report_twice(book.classes, "class", read.problems);
  if (book.measures.size() > max_measures) bundle.report("too-many-measures");
  return read;
}

}  // namespace cadastre
