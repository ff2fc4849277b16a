// The expansion selector in words.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "model/mirror.hpp"
#include "model/mirror_parts.hpp"

namespace cadastre::editor {
namespace {

using Kind = MirrorPart::Kind;
using Lit = MirrorPart::Lit;

struct Writer {
  const State& s;
  const Rulebook& book;
  const Phrasebook& words;
  MirrorParts parts{};
  const Selector& selector = s.selecting.selector;
  const ExpansionCatalogue& catalogue = book.expansions;
  Edition edition = s.board->selection.edition;

  [[gnu::noinline]] std::string say(std::string_view id, const std::vector<Value>& values = {}) const {
    return cadastre::say(words, edition, id, values);
  }
  std::string named(std::string_view what, const std::string& id) const {
    return say(std::string(what) + id + "/name");
  }
  MirrorPart& add(Kind kind, std::string id, std::string text, std::string note = {}, Lit lit = Lit::off) {
    parts.push_back({kind, std::move(id), std::move(text), std::move(note), lit});
    return parts.back();
  }
  void heading(std::string_view id) { add(Kind::heading, {}, say(id)); }
  void text(std::string words_of_it) { add(Kind::text, {}, std::move(words_of_it)); }

  // ------------------------------------------------------------------------------------------------------ entries

  void entry(ExpansionNumber number) {
    const ListedExpansion& e = catalogue.expansions[number];
    const Ticked state = state_of(catalogue, selector, number);
    std::string note;
    const auto more = [&](std::string_view one) {
      if (!note.empty()) note += " · ";
      note += one;
    };
    if (state == Ticked::partial) more(say("ui.expansions.partial"));
    for (const Bucket b : all_buckets)
      if (exists_in(e, b)) more(name(b));
    if (cadastre::is_adapted(e, selector.filter)) more(say("ui.expansions.adapted"));
    const std::string title = named("expansion.", e.id);
    add(Kind::check, "expansions/tick/" + e.id, title, std::move(note),
        state == Ticked::all    ? Lit::on
        : state == Ticked::none ? Lit::off
                                : Lit::partly);
    if (e.parts.empty()) return;
    const bool open = selector.open[number];
    add(Kind::button, "expansions/open/" + e.id, say("ui.expansions.parts-of", {{"expansion", title}})).open = open;
    for (std::size_t part = 0; open && part < e.parts.size(); ++part)
      add(Kind::check, "expansions/tick/" + e.parts[part], named("expansion.", e.parts[part]),
          say("ui.rules.count", {{"rules", std::int64_t{rules_of(e.parts[part], book)}}}),
          is_part_ticked(selector, number, part) ? Lit::on : Lit::off);
  }

  void entries(const Tab& tab) {
    add(Kind::search, "expansions/search", say("ui.expansions.search"), s.selecting.search);
    std::string heading;
    const bool searching = !s.selecting.search.empty();
    for (const ExpansionNumber number : listed_entries(s, book, words)) {
      const ListedExpansion& e = catalogue.expansions[number];
      const std::string above = searching           ? named("group.", catalogue.groups[e.group].id)
                                : e.heading.empty() ? std::string()
                                                    : named("heading.", e.heading);
      if (above != heading) add(Kind::heading, {}, above);
      heading = above;
      entry(number);
    }
    if (searching && parts.size() == 1) text(say("ui.expansions.nothing-found"));
    if (searching) return;
    const Hidden hidden = hidden_in(selector, tab.group, book);
    if (hidden.entries == 0) return;
    std::vector<std::string> editions;
    for (const Bucket b : all_buckets)
      if (hidden.editions[static_cast<std::size_t>(b)]) editions.emplace_back(name(b));
    text(say("ui.expansions.hidden", {{"number", std::int64_t{hidden.entries}}}));
    add(Kind::button, "expansions/reveal/" + catalogue.groups[tab.group].id,
        say("ui.expansions.hidden.show", {{"editions", listed(words, editions)}}));
  }

  // ------------------------------------------------------------------------------------------------------ presets

  std::string names_of(const std::vector<std::string>& components) const {
    std::vector<std::string> names;
    for (const std::string& one : components) names.push_back(expansion_name(one, words, edition));
    return listed(words, names);
  }

  /// What the picked one holds stands below it, with the button that selects it.
  void presets() {
    add(Kind::button, "expansions/all", say("ui.expansions.all"));
    add(Kind::button, "expansions/none", say("ui.expansions.clear"));
    heading("ui.expansions.preset.pick");
    for (std::size_t i = 0; i < catalogue.presets.size(); ++i) {
      const Preset& p = catalogue.presets[i];
      std::string note = p.year ? std::to_string(p.year) : std::string();
      if (!p.complete) note += (note.empty() ? "" : " · ") + say("ui.expansions.preset.unconfirmed");
      const bool picked = selector.preset == i;
      add(Kind::radio, "expansions/pick/" + p.id, named("preset.", p.id), std::move(note), picked ? Lit::on : Lit::off);
      if (!picked) continue;
      if (const std::vector<std::string> contents = contents_of(catalogue, p); !contents.empty())
        text(names_of(contents));
      if (const auto& outcome = s.selecting.outcome) {
        if (!outcome->left_out.empty())
          text(say("ui.expansions.preset.left-out", {{"names", names_of(outcome->left_out)}}));
        if (!outcome->confirmed)
          text(say(outcome->selected.empty() ? "ui.expansions.preset.unknown" : "ui.expansions.preset.incomplete"));
      }
      add(Kind::button, "expansions/apply", say("ui.expansions.preset.apply"));
    }
  }

  // ------------------------------------------------------------------------------------------------------ filters

  std::string caption_of(Bucket b) const { return say("ui.expansions.edition." + std::string(name(b))); }

  void filters(const Derived& d) {
    const EditionFilter& filter = selector.filter;
    heading("ui.expansions.show");
    for (const Bucket b : all_buckets) {
      std::int64_t own = 0;
      for (const ListedExpansion& e : catalogue.expansions) own += exists_in(e, b) ? 1 : 0;
      add(Kind::check, "expansions/show/" + std::string(name(b)), std::string(name(b)),
          caption_of(b) + " · " + say("ui.expansions.entries", {{"number", own}}),
          filter.shows(b) ? Lit::on : Lit::off);
    }
    if (s.selecting.refused) text(say("ui.expansions.show.last"));
    heading("ui.expansions.prefer");
    text(say("ui.expansions.prefer.caption"));
    for (const Bucket b : all_buckets)
      add(Kind::radio, "expansions/prefer/" + std::string(name(b)), std::string(name(b)),
          filter.shows(b) ? std::string() : say("ui.expansions.not-shown"), filter.preferred == b ? Lit::on : Lit::off)
          .enabled = filter.shows(b);
    if (filter.preferred == Bucket::C2_C3) {
      heading("ui.expansions.new-ones");
      for (const Edition e : {Edition::C2, Edition::C3})
        add(Kind::radio, "edition/" + std::string(name(e)), std::string(name(e)),
            say("ui.expansions.edition." + std::string(name(e))), edition == e ? Lit::on : Lit::off);
      for (const EditionDifference& one : d.played.differences)
        add(Kind::link, "rules/" + book.rows[one.row].id, rule_name(words, book, edition, one.row),
            std::string(name(one.edition)));
    }
    heading("ui.expansions.adaptations");
    add(Kind::check, "expansions/mark", say("ui.expansions.mark"), say("ui.expansions.mark.caption"),
        filter.mark_adaptations ? Lit::on : Lit::off);
    variants();
  }

  /// Those of what is played.
  void variants() {
    for (const Variant& v : book.variants) {
      const auto& played = s.board->selection.expansions;
      const bool own = v.expansion == "base-game" || std::any_of(played.begin(), played.end(), [&](const auto& one) {
                         return one == v.expansion || one.substr(0, one.find('/')) == v.expansion;
                       });
      if (!own) continue;
      std::string chosen = v.initial;
      for (const VariantChoice& choice : s.board->selection.variants)
        if (choice.variant == v.id) chosen = choice.value;
      add(Kind::heading, {}, named("variant.", v.id));
      for (const VariantValue& value : v.values)
        add(Kind::radio, "variant/" + v.id + "/" + value.id, named("variant.", v.id + "." + value.id),
            value.historical ? say("ui.rules.historical") : std::string(), chosen == value.id ? Lit::on : Lit::off);
    }
  }

  void help() {
    constexpr std::string_view chapters[] = {"intro", "groups", "presets", "filters", "mark", "fold"};
    for (const std::string_view one : chapters) text(say("ui.expansions.help." + std::string(one)));
  }

  // -------------------------------------------------------------------------------------------------------- pieces

  void tabs() {
    const std::vector<Tab> all = cadastre::tabs(catalogue, selector);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool active = i == selector.tab;
      add(Kind::tab, "expansions/tab/" + std::to_string(i), caption_of(all[i]), {}, active ? Lit::on : Lit::off).open =
          active && selector.panel_open;
    }
  }

  std::string caption_of(const Tab& tab) const {
    if (tab.kind == TabKind::presets) return say("ui.expansions.presets");
    if (tab.kind == TabKind::help) return say("ui.expansions.help");
    if (tab.kind == TabKind::filters) {
      std::string text = say("selector.filters") + " ";
      for (const CaptionPiece& piece : filters_caption(selector)) text += piece.text;
      return text;
    }
    const GroupCount count = count_of(catalogue, selector, tab.group);
    return say("selector.group", {{"group", named("group.", catalogue.groups[tab.group].id)},
                                  {"selected", std::int64_t{count.selected}},
                                  {"available", std::int64_t{count.available}}});
  }

  void summary() {
    for (const SummaryGroup& group : cadastre::summary(catalogue, selector)) {
      std::string names;
      for (const SummaryEntry& entry : group.entries) {
        if (!names.empty()) names += ", ";
        names += named("expansion.", catalogue.expansions[entry.expansion].id);
        if (!entry.partial) continue;
        names += " (";
        for (const std::string& part : entry.parts)
          names += (&part == &entry.parts.front() ? "" : ", ") + named("expansion.", part);
        names += ")";
      }
      add(Kind::text, {}, named("group.", catalogue.groups[group.group].id),
          names.empty() ? say("ui.expansions.none") : std::move(names), group.entries.empty() ? Lit::off : Lit::on);
    }
  }

  void panel(const Derived& d) {
    if (!selector.panel_open) return;
    const Tab tab = cadastre::tabs(catalogue, selector)[selector.tab];
    if (tab.kind == TabKind::group || !s.selecting.search.empty())
      entries(tab);
    else if (tab.kind == TabKind::presets)
      presets();
    else if (tab.kind == TabKind::filters)
      filters(d);
    else
      help();
  }

  void meaning(const Derived& d) {
    const auto number = [](std::size_t n) { return static_cast<std::int64_t>(n); };
    text(say("ui.expansions.with.tiles", {{"tiles", std::int64_t{d.copies}}}));
    text(say("ui.expansions.with.rules", {{"rules", number(d.rules.rows.size())}}));
    text(say("ui.expansions.with.things", {{"things", number(d.played.items.size())}}));
    if (selector.filter.mark_adaptations) text(say("ui.expansions.adapted.line"));
    const std::vector<std::string> asked = asked_for(d, book, words, edition);
    if (!asked.empty()) add(Kind::text, {}, say("ui.expansions.with.asks"), listed(words, asked));
    std::vector<std::string> figures;
    for (const ClassNumber kind : d.played.figures)
      figures.push_back(sentence_case(word(words, edition, book.classes[kind].id)));
    if (!figures.empty()) add(Kind::text, {}, say("ui.expansions.with.figures"), listed(words, figures));
    constexpr std::size_t most = 6;
    if (!d.fresh.empty()) heading("ui.expansions.with.new");
    for (std::size_t i = 0; i < std::min(most, d.fresh.size()); ++i)
      add(Kind::link, "rules/" + book.rows[d.fresh[i]].id, rule_name(words, book, edition, d.fresh[i]),
          owner_of(book.rows[d.fresh[i]], words, edition));
    add(Kind::button, "expansions/share", say("ui.share.selection"));
  }
};

}  // namespace

int rules_of(std::string_view component, const Rulebook& book) {
  return static_cast<int>(
      std::count_if(book.rows.begin(), book.rows.end(), [&](const Row& row) { return row.expansion == component; }));
}

std::vector<ExpansionNumber> listed_entries(const State& s, const Rulebook& book, const Phrasebook& words) {
  const ExpansionCatalogue& catalogue = book.expansions;
  const Selector& selector = s.selecting.selector;
  const std::string asked = folded(s.selecting.search);
  const Tab tab = tabs(catalogue, selector)[selector.tab];
  const auto named = [&](const std::string& id) {
    return " " + folded(say(words, s.board->selection.edition, "expansion." + id + "/name"));
  };
  std::vector<ExpansionNumber> list;
  for (std::size_t i = 0; i < catalogue.expansions.size(); ++i) {
    const ListedExpansion& e = catalogue.expansions[i];
    const auto number = static_cast<ExpansionNumber>(i);
    if (!is_shown(catalogue, selector, number)) continue;
    if (asked.empty()) {
      if (tab.kind != TabKind::group || e.group != tab.group) continue;
    } else {
      std::string text = named(e.id);
      for (const std::string& part : e.parts) text += named(part);
      if (!all_found(asked, text)) continue;
    }
    list.push_back(number);
  }
  return list;
}

std::vector<std::string> asked_for(const Derived& d, const Rulebook& book, const Phrasebook& words, Edition edition) {
  std::vector<std::string> asked;
  for (const PlayedItem& item : d.played.items)
    for (const MeasureNeed& need : item.needs) {
      std::string thing = sentence_case(word(words, edition, book.measures[need.measure].term, 2));
      if (!contains(asked, thing)) asked.push_back(std::move(thing));
    }
  return asked;
}

SelectorParts selector_parts(const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words) {
  SelectorParts all;
  Writer w{s, book, words};
  const auto cut = [&](MirrorParts& into) {
    into = std::move(w.parts);
    w.parts.clear();
  };
  w.tabs();
  cut(all.tabs);
  w.summary();
  cut(all.summary);
  w.panel(d);
  cut(all.panel);
  w.meaning(d);
  cut(all.meaning);
  return all;
}

}  // namespace cadastre::editor
