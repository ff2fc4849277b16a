// Reads the bundle of rule files. Two sweeps: first all names, then the rows that refer to them.

#include <algorithm>

#include "cadastre/json.hpp"
#include "json/document.hpp"
#include "json/rule_rows.hpp"
#include "json/tile_set.hpp"

namespace cadastre {
namespace {

Effect effect_named(const std::string& word) {
  if (word == "add") return Effect::add;
  if (word == "scale") return Effect::scale;
  if (word == "count") return Effect::count;
  if (word == "who") return Effect::who;
  return Effect::note;
}

void read_slots(const Node& forms, Rulebook& book) {
  forms.at("slots").for_each([&](const Node& slot) {
    book.slots.push_back({slot.at("id").text(), effect_named(slot.at("effect").text()), slot.at("each").yes()});
  });
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

Measure read_measure(const Node& node) {
  Measure measure;
  measure.id = node.at("id").text();
  measure.term = node.at("term").text();
  measure.on_player = node.at("on").text() == "player";
  measure.min = node.at("min").whole(0);
  measure.max = node.at("max").whole(1000);
  const Node make = node.at("make");
  if (make.has("pieces")) measure.maker = Maker::pieces;
  if (make.has("squares")) measure.maker = Maker::squares;
  if (make.has("neighbours")) measure.maker = Maker::neighbours;
  if (make.has("figures")) measure.maker = Maker::figures;
  if (make.has("marks")) {
    measure.maker = Maker::marks;
    measure.mark = make.at("marks").text();
  }
  return measure;
}

void read_classes(const Node& file, const std::string& expansion, Rulebook& book) {
  file.at("classes").for_each([&](const Node& node) {
    Class made;
    made.id = node.at("id").text();
    made.expansion = expansion;
    made.figure = node.at("figure").yes();
    made.supply = node.at("supply").whole();
    if (node.has("parent")) {
      const auto parent = find_class(book, node.at("parent").text());
      if (parent)
        made.parent = *parent;
      else
        node.at("parent").report("unknown-class", {{"class", node.at("parent").text()}});
    }
    book.classes.push_back(std::move(made));
  });
}

Item read_item(const Node& node, const std::string& expansion, const Rulebook& book) {
  Item item;
  item.id = node.at("id").text();
  item.term = node.at("term").text();
  item.expansion = expansion;
  const auto subject = segment_kind_named(node.at("subject").text());
  if (subject)
    item.subject = *subject;
  else
    node.at("subject").report("unknown-subject", {{"subject", node.at("subject").text()}});
  item.completed_subject_after = node.at("completed-subject-after").yes();
  if (node.at("figures").text() == "bordering-fields") item.figures = FigureArea::bordering_fields;
  if (node.has("phases")) {
    item.phases[0] = item.phases[1] = false;
    node.at("phases").for_each([&](const Node& phase) {
      if (const auto named = phase_named(phase.text())) item.phases[static_cast<int>(*named)] = true;
    });
  }
  item.slots = read_slot_list(node.at("slots"), book);
  item.when = read_conditions(node.at("when"), book);
  if (node.has("each")) item.each = measure_in(node.at("each"), book);
  return item;
}

template <class List>
void report_twice(const List& list, const char* what, Problems& problems) {
  for (std::size_t i = 0; i < list.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (list[i].id == list[j].id)
        problems.push_back({"id-taken", Severity::error, "", {{"kind", what}, {"id", list[i].id}}});
}

void read_files(const Node& bundle, Rulebook& book) {
  const Node files = bundle.at("files");
  files.for_each([&](const Node& file) {
    const std::string id = file.at("id").text();
    book.expansions.push_back(id);
    read_classes(file, id, book);
    file.at("measures").for_each([&](const Node& node) { book.measures.push_back(read_measure(node)); });
  });
  files.for_each([&](const Node& file) {
    const std::string id = file.at("id").text();
    file.at("items").for_each([&](const Node& node) { book.items.push_back(read_item(node, id, book)); });
  });
  // Rows may stand in for rows of later files, so their ids come before what they say.
  files.for_each([&](const Node& file) {
    file.at("rows").for_each([&](const Node& node) {
      Row row;
      row.id = node.at("id").text();
      row.expansion = file.at("id").text();
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
  const Node bundle(*document, "", read.problems);
  Rulebook& book = read.rulebook;
  read_slots(bundle.at("forms"), book);
  read_variants(bundle.at("variants"), book);
  bundle.at("tiles").for_each([&](const Node& set) { read_tile_set(set, book.catalogue); });
  read_files(bundle, book);
  report_twice(book.rows, "row", read.problems);
  report_twice(book.items, "item", read.problems);
  report_twice(book.measures, "measure", read.problems);
  report_twice(book.classes, "class", read.problems);
  if (book.measures.size() > max_measures) bundle.report("too-many-measures");
  return read;
}

}  // namespace cadastre
