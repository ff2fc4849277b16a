// The rules page in words.

#include "model/mirror.hpp"
#include "model/mirror_parts.hpp"

namespace cadastre::editor {
namespace {

using Kind = MirrorPart::Kind;
using Lit = MirrorPart::Lit;

struct Writer {
  const Rulebook& book;
  const Phrasebook& words;
  Edition edition;
  MirrorParts parts{};

  [[gnu::noinline]] std::string say(std::string_view id, const std::vector<Value>& values = {}) const {
    return cadastre::say(words, edition, id, values);
  }
  MirrorPart& add(Kind kind, std::string id, std::string text, std::string note = {}, bool on = false) {
    parts.push_back({kind, std::move(id), std::move(text), std::move(note), on ? Lit::on : Lit::off});
    return parts.back();
  }

  void rule(RowNumber number, std::string text) {
    const Row& row = book.rows[number];
    std::string note = amount_of(row, book, words, edition);
    if (!note.empty()) note += " · ";
    note += owner_of(row, words, edition);
    for (const EditionTag& tag : tags_of(editions_of(row))) note += std::string(" · ") + std::string(tag.label);
    add(Kind::link, "rules/" + row.id, std::move(text), std::move(note));
  }
};

}  // namespace

MirrorParts rules_list(const Found& found, const State& s, const Rulebook& book, const Phrasebook& words) {
  Writer w{book, words, s.board->selection.edition};
  const Lookup& l = s.lookup;
  w.add(Kind::search, "rules/search", w.say("ui.rules.search"), l.text);
  const auto chip = [&](std::string id, std::string text, bool on) {
    w.add(Kind::button, std::move(id), std::move(text), {}, on).stays = true;
  };
  chip("rules/selection", w.say("ui.rules.all"), !l.whole_book);
  chip("rules/during", w.say("ui.rules.during"), l.phase == Phase::during);
  chip("rules/after", w.say("ui.rules.after"), l.phase == Phase::after);
  for (const Bucket b : all_buckets)
    chip("rules/edition/" + std::string(name(b)), std::string(name(b)), l.edition == b);
  w.add(Kind::heading, {}, w.say("ui.rules.by"));
  constexpr std::string_view by[] = {"item", "expansion", "step"};
  for (std::size_t i = 0; i < std::size(by); ++i)
    w.add(Kind::radio, "rules/by/" + std::string(by[i]), w.say("ui.rules.by." + std::string(by[i])), {},
          static_cast<std::size_t>(l.by) == i);
  w.add(Kind::heading, {}, w.say("ui.rules.count", {{"rules", static_cast<std::int64_t>(found.rules)}}));
  if (found.groups.empty()) {
    w.add(Kind::text, {}, w.say(l.whole_book ? "ui.rules.none-at-all" : "ui.rules.none"));
    if (!l.whole_book) w.add(Kind::button, "rules/everywhere", w.say("ui.rules.everywhere"));
    w.add(Kind::button, "rules/clear", w.say("ui.rules.clear"));
  }
  for (const FoundGroup& g : found.groups) {
    const bool open = found.unfolds(g, l);
    if (found.folded)
      w.add(Kind::button, "rules/group/" + g.id, g.title, std::to_string(g.rows.size())).open = open;
    else
      w.add(Kind::heading, {}, g.title);
    for (std::size_t i = 0; open && i < g.rows.size(); ++i)
      w.rule(g.rows[i], rule_text(words, book, w.edition, g.rows[i]));
  }
  return std::move(w.parts);
}

MirrorParts rule_parts(const RulePage& page, const Derived& d, const Rulebook& book, const Phrasebook& words,
                       Edition edition) {
  Writer w{book, words, edition};
  w.add(Kind::link, "rules", w.say("ui.rules.back"));
  w.add(Kind::heading, {}, page.title);
  w.add(Kind::text, {}, page.text, page.amount);
  if (!page.played) w.add(Kind::text, {}, w.say("ui.rules.not-played"));
  if (page.adapted) w.add(Kind::text, {}, w.say("ui.expansions.adapted.line"));
  w.add(Kind::text, {}, w.say("ui.rules.holds-when"), listed(words, page.holds_when));
  w.add(Kind::heading, {}, w.say("ui.rules.editions"));
  for (const RuleColumn& c : page.columns) {
    std::string note = w.say(c.holds ? "ui.rules.holds" : "ui.rules.not-here");
    if (c.preferred) note += " · " + w.say("ui.rules.preferred");
    if (!c.amount.empty()) note += " · " + c.amount;
    if (c.adapted) note += " · " + w.say("ui.expansions.adapted");
    if (!c.text.empty()) note += " · " + c.text;
    w.add(Kind::text, {}, c.label, std::move(note));
    if (c.other != no_number) w.rule(c.other, rule_name(words, book, edition, c.other));
  }
  for (const RuleRelation& relation : page.relations) {
    w.add(Kind::heading, {}, w.say(relation.heading));
    for (const RowNumber row : relation.rows) w.rule(row, rule_name(words, book, edition, row));
  }
  if (page.example) {
    w.add(Kind::heading, {}, w.say("ui.rules.example"));
    w.add(Kind::text, {}, page.example->title);
    for (const Line& line : page.example->lines) w.add(Kind::text, {}, read_aloud(words, edition, line));
    if (page.played) w.add(Kind::button, "rule/example", w.say("ui.rules.example.pad"));
  }
  w.add(Kind::text, {}, w.say("ui.rules.source"), page.source);
  w.add(Kind::text, {},
        w.say(page.uses.empty() ? "ui.rules.unused" : "ui.rules.used",
              {{"number", static_cast<std::int64_t>(page.uses.size())}}));
  const Features& features = d.score.features;
  for (std::size_t i = 0; i < page.uses.size(); ++i) {
    const Feature& f = features.features[page.uses[i].feature];
    w.add(Kind::button, "rule/use/" + std::to_string(i),
          feature_title(f.kind, words, edition) + ", " + feature_state(f, words, edition),
          counted(words, edition, "point", page.uses[i].points));
  }
  w.add(Kind::button, "rule/link", w.say("ui.rules.link"));
  return std::move(w.parts);
}

}  // namespace cadastre::editor
