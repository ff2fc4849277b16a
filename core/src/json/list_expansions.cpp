// Everything that can be chosen, as a selector shows it: groups with their counts, entries with their state, presets.

#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"
#include "json/selector.hpp"

namespace cadastre {
namespace {

std::string_view word(Ticked state) {
  if (state == Ticked::none) return "none";
  return state == Ticked::all ? "all" : "partial";
}

class ListWriter {
 public:
  ListWriter(const Rulebook& book, const Selector& selector, const Phrasebook* phrases)
      : book_(book),
        catalogue_(book.expansions),
        selector_(selector),
        phrases_(phrases),
        edition_(edition_of(selector.filter.preferred)) {}

  std::string written(const Problems& problems) {
    json_.begin_object().key("problems");
    RuleSet rules;
    rules.selection.edition = edition_;
    AnswerWriter(json_, book_, rules, phrases_).write_problems(problems);
    write_filter();
    json_.key("groups").begin_list();
    for (const Tab tab : tabs(catalogue_, selector_))
      if (tab.kind == TabKind::group) write_group(tab.group);
    json_.end_list().key("presets").begin_list();
    for (const Preset& preset : catalogue_.presets) write_preset(preset);
    json_.end_list().end_object();
    return json_.take();
  }

 private:
  void write_filter() {
    json_.key("filter").begin_object().key("editions").begin_list();
    for (const Bucket bucket : all_buckets)
      json_.begin_object()
          .key("edition")
          .text(name(bucket))
          .key("shown")
          .yes(selector_.filter.shows(bucket))
          .end_object();
    json_.end_list().key("preferred").text(name(selector_.filter.preferred));
    json_.key("mark-adaptations").yes(selector_.filter.mark_adaptations);
    std::string caption = phrases_ ? say(*phrases_, edition_, "selector.filters") + " " : "";
    for (const CaptionPiece& piece : filters_caption(selector_)) caption += piece.text;
    json_.key("caption").text(caption).end_object();
  }

  void write_group(GroupNumber number) {
    const ExpansionGroup& group = catalogue_.groups[number];
    const GroupCount count = count_of(catalogue_, selector_, number);
    json_.begin_object().key("group").text(group.id);
    if (phrases_) {
      const std::string named = say(*phrases_, edition_, "group." + group.id + "/name");
      json_.key("name").text(named).key("caption");
      json_.text(say(*phrases_, edition_, "selector.group",
                     {{"group", named},
                      {"selected", std::int64_t{count.selected}},
                      {"available", std::int64_t{count.available}}}));
    }
    json_.key("selected").number(count.selected).key("available").number(count.available);
    json_.key("unconfirmed");
    write_texts(json_, group.unconfirmed);
    json_.key("headings").begin_list();
    for (const ExpansionHeading& heading : catalogue_.headings)
      if (heading.group == number) write_heading(heading);
    json_.end_list().key("expansions").begin_list();
    for (std::size_t i = 0; i < catalogue_.expansions.size(); ++i)
      if (catalogue_.expansions[i].group == number) write_expansion(static_cast<ExpansionNumber>(i));
    json_.end_list().end_object();
  }

  void write_heading(const ExpansionHeading& heading) {
    json_.begin_object().key("heading").text(heading.id);
    write_name(json_, phrases_, edition_, "heading." + heading.id);
    json_.end_object();
  }

  void write_expansion(ExpansionNumber number) {
    const ListedExpansion& one = catalogue_.expansions[number];
    json_.begin_object().key("expansion").text(one.id);
    write_name(json_, phrases_, edition_, "expansion." + one.id);
    if (one.number > 0) json_.key("number").number(one.number);
    if (!one.heading.empty()) json_.key("heading").text(one.heading);
    json_.key("state").text(word(state_of(catalogue_, selector_, number)));
    json_.key("shown").yes(is_shown(catalogue_, selector_, number));
    json_.key("adapted").yes(is_adapted(one, selector_.filter));
    json_.key("pictures").text(name(pictures_of(one, selector_.filter)));
    json_.key("editions");
    write_editions(one.editions);
    json_.key("perhaps");
    write_editions(one.perhaps);
    json_.key("neutral").yes(one.neutral).key("has-rules").yes(one.has_rules).key("listed").begin_list();
    for (const Phase phase : {Phase::during, Phase::after})
      if (one.listed[static_cast<std::size_t>(phase)]) json_.text(name(phase));
    json_.end_list().key("needs");
    write_texts(json_, one.needs);
    json_.key("unconfirmed");
    write_texts(json_, one.unconfirmed);
    json_.key("parts").begin_list();
    for (std::size_t part = 0; part < one.parts.size(); ++part) {
      json_.begin_object().key("part").text(one.parts[part]);
      write_name(json_, phrases_, edition_, "expansion." + one.parts[part]);
      json_.key("selected").yes(is_part_ticked(selector_, number, part)).end_object();
    }
    json_.end_list().end_object();
  }

  void write_editions(std::uint8_t editions) {
    json_.begin_list();
    for (const Edition edition : {Edition::C1, Edition::C2, Edition::C3, Edition::WE})
      if ((editions >> static_cast<unsigned>(edition) & 1) != 0) json_.text(name(edition));
    json_.end_list();
  }

  void write_preset(const Preset& preset) {
    json_.begin_object().key("preset").text(preset.id).key("kind").text(preset.kind);
    write_name(json_, phrases_, edition_, "preset." + preset.id);
    if (preset.year > 0) json_.key("year").number(preset.year);
    json_.key("confirmed").yes(preset.complete).key("expansions");
    write_texts(json_, contents_of(catalogue_, preset));
    json_.key("perhaps");
    write_texts(json_, preset.perhaps);
    json_.end_object();
  }

  const Rulebook& book_;
  const ExpansionCatalogue& catalogue_;
  const Selector& selector_;
  const Phrasebook* phrases_;
  const Edition edition_;
  JsonText json_;
};

/// The selection of the options, if there is one, and what `resolve_selection` would say of it.
void tick_selection(std::string_view options, const Rulebook& book, Selector& selector, Problems& problems) {
  Problems of_document, found;  // whoever read the filter told what is wrong with the document
  const auto document = read_document(options, of_document);
  if (!document) return;
  const Node node = Node(*document, found).at("selection");
  if (node.missing()) return;
  Selection chosen;
  chosen.edition = edition_of(selector.filter.preferred);
  chosen = read_selection(node, std::move(chosen));
  append_of_selection(found, describe_selection(book, chosen, selector).problems, node);
  append_under("/options", problems, std::move(found));
  tick(book.expansions, selector, chosen.expansions);
}

}  // namespace

std::string list_expansions(std::string_view options, const Rulebook& book, const Phrasebook* phrases) {
  Problems problems;
  Selector selector = read_filter(options, book.expansions, problems);
  tick_selection(options, book, selector, problems);
  return ListWriter(book, selector, phrases).written(problems);
}

}  // namespace cadastre
