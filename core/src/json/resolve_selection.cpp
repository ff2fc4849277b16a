// What a selection means, as JSON: rows, items with the numbers they need, figures, variants, flags and problems.

#include <algorithm>

#include "cadastre/append.hpp"
#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"
#include "json/selector.hpp"
#include "json/taken_numbers.hpp"
#include "rules/conditions.hpp"

namespace cadastre {
namespace {

std::string_view word(Maker maker) {
  switch (maker) {
    case Maker::given:
      return "given";
    case Maker::pieces:
      return "pieces";
    case Maker::squares:
      return "squares";
    case Maker::marks:
      return "marks";
    case Maker::figures:
      return "figures";
    case Maker::neighbours:
      return "neighbours";
    case Maker::kind:
      return "kind";
    case Maker::players:
      return "players";
    case Maker::so_far:
      return "so-far";
  }
  return "given";
}

std::string_view word(MeasureOn on) {
  if (on == MeasureOn::player) return "player";
  return on == MeasureOn::element ? "element" : "feature";
}

class DescriptionWriter {
 public:
  DescriptionWriter(const Rulebook& book, const Selector& filter, const SelectionDescription& described,
                    const Phrasebook* phrases)
      : book_(book),
        filter_(filter),
        described_(described),
        phrases_(phrases),
        edition_(described.rules.selection.edition) {}

  std::string written(const Problems& problems) {
    json_.begin_object().key("problems");
    AnswerWriter(json_, book_, described_.rules, phrases_).write_problems(problems);
    json_.key("selection");
    write_selection(json_, described_.rules.selection);
    write_summary();
    json_.key("rows").begin_list();
    for (const RowNumber row : described_.rules.rows) json_.text(book_.rows[row].id);
    json_.end_list().key("items").begin_list();
    for (const PlayedItem& item : described_.items) write_item(item);
    json_.end_list();
    write_figures();
    write_variants();
    json_.key("flags");
    write_texts(json_, described_.rules.flags);
    write_editions();
    json_.end_object();
    return json_.take();
  }

 private:
  void write_summary() {
    Selector ticked = filter_;
    tick(book_.expansions, ticked, described_.rules.selection.expansions);
    json_.key("summary").begin_list();
    for (const SummaryGroup& group : summary(book_.expansions, ticked)) {
      const std::string& id = book_.expansions.groups[group.group].id;
      json_.begin_object().key("group").text(id);
      write_name(json_, phrases_, edition_, "group." + id);
      json_.key("expansions").begin_list();
      for (const SummaryEntry& entry : group.entries) write_entry(entry);
      json_.end_list().end_object();
    }
    json_.end_list();
  }

  void write_entry(const SummaryEntry& entry) {
    const ListedExpansion& expansion = book_.expansions.expansions[entry.expansion];
    json_.begin_object().key("expansion").text(expansion.id);
    write_name(json_, phrases_, edition_, "expansion." + expansion.id);
    json_.key("partial").yes(entry.partial).key("parts");
    write_texts(json_, entry.parts);
    json_.end_object();
  }

  void write_item(const PlayedItem& played) {
    const Item& item = book_.items[played.item];
    json_.begin_object().key("item").text(item.id).key("expansion").text(item.expansion);
    AnswerWriter(json_, book_, described_.rules, phrases_).write_item_name(played.item);
    write_phases(played.scored);
    if (!item.step.empty()) json_.key("step").text(item.step);
    if (!item.block.empty()) json_.key("block").text(item.block);
    json_.key("figures").yes(compares_figures(played.item)).key("measures").begin_list();
    for (const MeasureNeed& need : played.needs) write_need(item, need);
    json_.end_list().key("roles").begin_list();
    for (const std::string& role : played.roles) {
      json_.begin_object().key("role").text(role);
      if (phrases_) json_.key("ask").text(say(*phrases_, edition_, "role." + role));
      json_.end_object();
    }
    json_.end_list().end_object();
  }

  /// In one phase at least.
  bool compares_figures(ItemNumber item) const {
    const RuleSet& rules = described_.rules;
    return cadastre::compares_figures(book_, rules, rules.program(item, Phase::during)) ||
           cadastre::compares_figures(book_, rules, rules.program(item, Phase::after));
  }

  void write_phases(const std::array<bool, phase_count>& phases) {
    json_.key("phases").begin_list();
    for (const Phase phase : {Phase::during, Phase::after})
      if (phases[static_cast<std::size_t>(phase)]) json_.text(name(phase));
    json_.end_list();
  }

  void write_need(const Item& item, const MeasureNeed& need) {
    const Measure& measure = book_.measures[need.measure];
    json_.begin_object().key("measure").text(measure.id).key("on").text(word(measure.on));
    json_.key("made-by").text(word(measure.maker));
    write_phases(need.phases);
    if (phrases_) {
      json_.key("ask").text(question(*phrases_, book_, edition_, need.measure));
      json_.key("word").text(cadastre::word(*phrases_, edition_, measure.term, 2));
    }
    if (measure.choices.empty()) {
      json_.key("min").number(measure.min).key("max").number(measure.max);
    } else {
      json_.key("choices");
      write_choices(measure, need.choices);
    }
    if (need.of_each) json_.key("of-each").yes(true);
    const Usual asked = usual(book_, item, need.measure);
    if (asked.needed) json_.key("needed").yes(true);
    if (need.only_if != no_number) write_gate(need);
    write_usual(measure, asked);
    json_.key("switch").yes(measure.is_switch());
    if (phrases_) write_names(measure, need.measure);
    json_.end_object();
  }

  void write_choices(const Measure& measure, std::uint64_t which) {
    json_.begin_list();
    for (std::size_t i = 0; i < measure.choices.size(); ++i)
      if (which >> i & 1) json_.text(measure.choices[i]);
    json_.end_list();
  }

  void write_gate(const MeasureNeed& need) {
    const Measure& gate = book_.measures[need.only_if];
    json_.key("only-if").begin_object().key("measure").text(gate.id);
    if (need.is != 0) {
      json_.key("is");
      write_choices(gate, need.is);
    } else {
      json_.key("min").number(std::max(need.from, gate.min)).key("max").number(std::min(need.to, gate.max));
    }
    json_.end_object();
  }

  void write_usual(const Measure& measure, const Usual& usual) {
    json_.key("usual").begin_object().key("first");
    if (!measure.choices.empty()) {
      json_.text(measure.choices[static_cast<std::size_t>(usual.first)]);
    } else {
      json_.number(usual.first).key("from").number(usual.from).key("to").number(usual.to);
    }
    json_.end_object();
  }

  /// Of choices, and of numbers that have words for them.
  void write_names(const Measure& measure, MeasureNumber number) {
    json_.key("names").begin_object();
    for (std::int32_t i = measure.usual.from; i <= measure.usual.to; ++i) {
      const std::string word =
          measure.choices.empty() ? std::to_string(i) : measure.choices[static_cast<std::size_t>(i)];
      const std::string name = choice_name(*phrases_, book_, edition_, number, i);
      if (name != word) json_.key(word).text(name);
    }
    json_.end_object();
  }

  void write_figures() {
    json_.key("figures").begin_list();
    for (const ClassNumber number : described_.figures) {
      const Class& figure = book_.classes[number];
      json_.begin_object().key("kind").text(figure.id);
      if (phrases_) json_.key("name").text(cadastre::word(*phrases_, edition_, figure.id));
      json_.key("supply").number(figure.supply).end_object();
    }
    json_.end_list();
  }

  /// Those that have something to decide in what is played.
  void write_variants() {
    json_.key("variants").begin_list();
    for (const Variant& variant : book_.variants) {
      if (!in_play(book_, described_.rules.selection, variant.expansion)) continue;
      json_.begin_object().key("variant").text(variant.id);
      write_name(json_, phrases_, edition_, "variant." + variant.id);
      json_.key("value").text(chosen_value(book_, described_.rules.selection, variant.id));
      json_.key("values").begin_list();
      for (const VariantValue& value : variant.values) {
        json_.begin_object().key("value").text(value.id);
        write_name(json_, phrases_, edition_, "variant." + variant.id + "." + value.id);
        json_.key("historical").yes(value.historical).end_object();
      }
      json_.end_list().end_object();
    }
    json_.end_list();
  }

  /// What is marked as adapted, and rows that C2 and C3 do not share.
  void write_editions() {
    json_.key("adapted").begin_list();
    for (const ExpansionNumber number : described_.adapted) json_.text(book_.expansions.expansions[number].id);
    json_.end_list().key("differences").begin_list();
    for (const EditionDifference& one : described_.differences)
      json_.begin_object().key("row").text(book_.rows[one.row].id).key("edition").text(name(one.edition)).end_object();
    json_.end_list();
  }

  const Rulebook& book_;
  const Selector& filter_;
  const SelectionDescription& described_;
  const Phrasebook* phrases_;
  const Edition edition_;
  JsonText json_;
};

}  // namespace

std::string resolve_selection(std::string_view selection, std::string_view options, const Rulebook& book,
                              const Phrasebook* phrases) {
  Problems problems;
  const Selector filter = read_filter(options, book.expansions, problems);
  Selection chosen;
  chosen.edition = edition_of(filter.filter.preferred);
  std::optional<Document> document;
  if (selection.find_first_not_of(" \t\r\n") != std::string_view::npos) document = read_document(selection, problems);
  if (document) chosen = read_selection(Node(*document, problems), chosen);
  const SelectionDescription described = describe_selection(book, chosen, filter);
  if (document)
    append_of_selection(problems, described.problems, Node(*document, problems));
  else
    append(problems, described.problems);
  return DescriptionWriter(book, filter, described, phrases).written(problems);
}

}  // namespace cadastre
