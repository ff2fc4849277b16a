// What the selector's rules say, one test a thought. The name before the blank is what tests/coverage/rows.tsv calls
// selector:NAME.

#include <algorithm>
#include <string>

#include "cadastre/contains.hpp"
#include "cadastre/selector.hpp"
#include "catch.hpp"
#include "testing/bundle.hpp"

using namespace cadastre;
using cadastre::testing::rulebook;

namespace {

const ExpansionCatalogue& catalogue() { return rulebook().expansions; }
ExpansionNumber at(const char* id) {
  const auto number = find_expansion(catalogue(), id);
  REQUIRE(number);
  return *number;
}
GroupNumber group(const char* id) { return find_group(catalogue(), id).value(); }
PresetNumber preset(const char* id) { return find_preset(catalogue(), id).value(); }
Selector fresh() { return open_selector(catalogue()); }
Selector with(const std::vector<std::string>& components) { return open_selector(catalogue(), {{}, {}, components}); }
bool has(const std::vector<std::string>& list, const char* id) { return contains(list, id); }
std::string caption(const Selector& selector) {
  std::string text;
  for (const CaptionPiece& piece : filters_caption(selector))
    text += piece.underlined ? "_" + piece.text + "_" : piece.text;
  return text;
}

}  // namespace

TEST_CASE("catalogue-contents every expansion, part and preset stands in the catalogue, in groups of one piece") {
  CHECK(catalogue().expansions.size() == 94);
  CHECK(catalogue().presets.size() == 19);
  std::size_t parts = 0, with_parts = 0;
  std::vector<int> of_group(catalogue().groups.size());
  GroupNumber last = 0;
  for (const ListedExpansion& one : catalogue().expansions) {
    parts += one.parts.size();
    with_parts += one.parts.empty() ? 0 : 1;
    ++of_group[one.group];
    CHECK(one.group >= last);
    last = one.group;
    const bool open = one.editions == 0 && !one.neutral;
    if (open || one.perhaps != 0) CHECK(has(one.unconfirmed, "editions"));
  }
  CHECK(parts == 35);
  CHECK(with_parts == 11);
  CHECK(of_group == std::vector<int>{12, 46, 6, 30});
  CHECK(std::count_if(catalogue().expansions.begin(), catalogue().expansions.end(),
                      [](const ListedExpansion& one) { return one.has_rules; }) >= 71);
  const auto listed = [](Phase phase) {
    return std::count_if(catalogue().expansions.begin(), catalogue().expansions.end(),
                         [&](const ListedExpansion& one) { return one.listed[static_cast<std::size_t>(phase)]; });
  };
  CHECK(listed(Phase::during) == 84);
  CHECK(listed(Phase::after) == 94);
}

TEST_CASE("tabs groups come first, then presets, filters and help; a page may leave a group out") {
  const std::vector<Tab> all = tabs(catalogue(), fresh());
  REQUIRE(all.size() == 7);
  const char* order[] = {"major", "minor", "other", "fan"};
  for (std::size_t i = 0; i < 4; ++i) CHECK(all[i] == Tab{TabKind::group, group(order[i])});
  CHECK(all[4].kind == TabKind::presets);
  CHECK(all[5].kind == TabKind::filters);
  CHECK(all[6].kind == TabKind::help);

  Selector without = open_selector(catalogue(), {{}, {"fan"}, {"wells"}});
  CHECK(tabs(catalogue(), without).size() == 6);
  CHECK(tabs(catalogue(), without)[3].kind == TabKind::presets);
  CHECK_FALSE(is_shown(catalogue(), without, at("wells")));
  CHECK(effective(catalogue(), without).empty());
  CHECK(summary(catalogue(), without).size() == 3);
  select_all(catalogue(), without);
  CHECK_FALSE(has(effective(catalogue(), without), "wells"));
}

TEST_CASE("press-tab another tab opens the panel, the active one closes and opens it") {
  Selector selector = with({"tower"});
  const auto ticks = selector.ticks;
  press_tab(selector, 2);
  CHECK(selector.tab == 2);
  CHECK(selector.panel_open);
  press_tab(selector, 2);
  CHECK_FALSE(selector.panel_open);
  CHECK(selector.tab == 2);
  press_tab(selector, 2);
  CHECK(selector.panel_open);
  press_tab(selector, 2);
  press_tab(selector, 6);  // help, while closed
  CHECK(selector.tab == 6);
  CHECK(selector.panel_open);
  CHECK(selector.ticks == ticks);
}

TEST_CASE("open-parts the sign shows and hides parts and changes nothing else") {
  Selector selector = with({"tower"});
  const auto ticks = selector.ticks;
  CHECK(sign_of(catalogue(), selector, at("tower")).empty());
  CHECK(sign_of(catalogue(), selector, at("abbot")) == "[+]");
  press_sign(catalogue(), selector, at("abbot"));
  press_sign(catalogue(), selector, at("tower"));
  CHECK(sign_of(catalogue(), selector, at("abbot")) == "[–]");
  CHECK(selector.open[at("abbot")]);
  CHECK_FALSE(selector.open[at("tower")]);
  CHECK(selector.ticks == ticks);
}

TEST_CASE("tick-a-whole a press selects what is missing, and clears what is whole") {
  Selector selector = fresh();
  const ExpansionNumber tower = at("tower"), abbot = at("abbot");
  press_expansion(catalogue(), selector, tower);
  CHECK(state_of(catalogue(), selector, tower) == Ticked::all);
  press_expansion(catalogue(), selector, tower);
  CHECK(state_of(catalogue(), selector, tower) == Ticked::none);
  press_expansion(catalogue(), selector, abbot);
  CHECK(is_part_ticked(selector, abbot, 0));
  CHECK(is_part_ticked(selector, abbot, 1));
  press_part(catalogue(), selector, abbot, 0);
  CHECK(state_of(catalogue(), selector, abbot) == Ticked::partial);
  press_expansion(catalogue(), selector, abbot);
  CHECK(state_of(catalogue(), selector, abbot) == Ticked::all);
  press_expansion(catalogue(), selector, abbot);
  CHECK(state_of(catalogue(), selector, abbot) == Ticked::none);
}

TEST_CASE("tick-a-part the last missing part makes a whole, the last one taken away leaves none") {
  Selector selector = fresh();
  const ExpansionNumber abbey = at("abbey-and-mayor");
  press_part(catalogue(), selector, abbey, 0);  // abbeys
  press_part(catalogue(), selector, abbey, 2);  // wagons
  CHECK(state_of(catalogue(), selector, abbey) == Ticked::partial);
  CHECK(effective(catalogue(), selector) ==
        std::vector<std::string>{"abbey-and-mayor/abbeys", "abbey-and-mayor/wagons"});
  press_part(catalogue(), selector, abbey, 1);
  press_part(catalogue(), selector, abbey, 3);
  CHECK(state_of(catalogue(), selector, abbey) == Ticked::all);
  CHECK(effective(catalogue(), selector) == std::vector<std::string>{"abbey-and-mayor"});
  for (std::size_t part = 0; part < 4; ++part) press_part(catalogue(), selector, abbey, part);
  CHECK(state_of(catalogue(), selector, abbey) == Ticked::none);
  press_part(catalogue(), selector, at("tower"), 0);  // has no parts
  CHECK(state_of(catalogue(), selector, at("tower")) == Ticked::none);
}

TEST_CASE("count expansions are counted, not parts, and only those that the filter shows") {
  Selector selector = with({"abbot/abbots", "festival", "plague"});
  CHECK(count_of(catalogue(), selector, group("minor")) == GroupCount{3, 46});
  CHECK(count_of(catalogue(), selector, group("major")) == GroupCount{0, 12});
  REQUIRE(show_edition(selector, Bucket::C1, false));
  const GroupCount fewer = count_of(catalogue(), selector, group("minor"));
  CHECK(fewer.selected == 2);
  CHECK(fewer.available < 46);
}

TEST_CASE("pick-a-preset picking changes nothing until it is applied, and nothing picked does nothing") {
  Selector selector = with({"tower"});
  CHECK_FALSE(apply_picked(catalogue(), selector));
  selector.preset = preset("big-box-6");
  CHECK(effective(catalogue(), selector) == std::vector<std::string>{"tower"});
  REQUIRE(apply_picked(catalogue(), selector));
  CHECK(effective(catalogue(), selector).size() == 11);
}

TEST_CASE("preset-order editions come first, then big boxes, limited editions, the anniversary edition") {
  std::vector<std::string> kinds;
  for (const Preset& one : catalogue().presets)
    if (kinds.empty() || kinds.back() != one.kind) kinds.push_back(one.kind);
  CHECK(kinds == std::vector<std::string>{"edition", "big-box", "limited-edition", "anniversary-edition"});
  CHECK_FALSE(fresh().preset);
}

TEST_CASE("apply-a-preset replaces the selection, and tells what the filter hides") {
  Selector selector = with({"tower", "wells"});
  const PresetOutcome box = apply(catalogue(), selector, preset("big-box-2"));
  CHECK(box.confirmed);
  CHECK(box.left_out.empty());
  CHECK(effective(catalogue(), selector) == std::vector<std::string>{"inns-and-cathedrals", "traders-and-builders",
                                                                     "princess-and-dragon", "tower", "river"});
  REQUIRE(show_edition(selector, Bucket::C2_C3, false));
  const PresetOutcome anniversary = apply(catalogue(), selector, preset("edition-20th"));
  CHECK(anniversary.selected.empty());
  CHECK(anniversary.left_out == std::vector<std::string>{"river-20th-anniversary", "abbot", "anniversary-20th"});
  CHECK(effective(catalogue(), selector).empty());
}

TEST_CASE("preset-confirmed what is not known is told and not selected") {
  Selector selector = fresh();
  const PresetOutcome unknown = apply(catalogue(), selector, preset("big-box-3"));
  CHECK_FALSE(unknown.confirmed);
  CHECK(unknown.selected.empty());
  CHECK_FALSE(catalogue().presets[preset("big-box-3")].perhaps.empty());
  const PresetOutcome in_part = apply(catalogue(), selector, preset("big-box-5"));
  CHECK_FALSE(in_part.confirmed);
  CHECK(in_part.selected == std::vector<std::string>{"inns-and-cathedrals", "wheel-of-fortune", "river"});
  for (const char* id : {"all-c1", "all-c2", "all-we", "big-box-2", "big-box-6", "big-box-7", "edition-20th"})
    CHECK(catalogue().presets[preset(id)].complete);
  for (const char* id : {"all-neutral", "big-box-1", "big-box-4", "le-2003", "le-mueller"})
    CHECK_FALSE(catalogue().presets[preset(id)].complete);
}

TEST_CASE("preset-editions all of an edition are those known to exist in it") {
  const std::vector<std::string> first = contents_of(catalogue(), catalogue().presets[preset("all-c1")]);
  CHECK(has(first, "catapult"));
  CHECK(has(first, "obelisk"));                      // goes with all
  CHECK_FALSE(has(first, "cathedrals-in-germany"));  // perhaps
  CHECK_FALSE(has(first, "bets"));
  const std::vector<std::string> winter = contents_of(catalogue(), catalogue().presets[preset("all-we")]);
  CHECK(winter == std::vector<std::string>{"crop-circles", "river", "gingerbread-man"});
}

TEST_CASE("select-all everything listed, and clear-all everything there is") {
  Selector selector = fresh();
  REQUIRE(show_edition(selector, Bucket::C1, false));
  select_all(catalogue(), selector);
  CHECK_FALSE(has(effective(catalogue(), selector), "catapult"));
  CHECK(has(effective(catalogue(), selector), "wells"));
  for (const char* id : {"major", "minor", "other", "fan"}) {
    const GroupCount count = count_of(catalogue(), selector, group(id));
    CHECK(count.selected == count.available);
  }
  clear_all(selector);
  CHECK(effective(catalogue(), selector).empty());
  CHECK(std::all_of(selector.ticks.begin(), selector.ticks.end(), [](std::uint32_t ticks) { return ticks == 0; }));
}

TEST_CASE("last-edition at least one edition stays shown") {
  Selector selector = fresh();
  CHECK(show_edition(selector, Bucket::C1, false));
  CHECK(show_edition(selector, Bucket::WE, false));
  const Selector before = selector;
  CHECK_FALSE(show_edition(selector, Bucket::C2_C3, false));
  CHECK(selector == before);
}

TEST_CASE("filter-lists an entry is listed if it may exist in a shown edition") {
  Selector selector = fresh();
  CHECK(is_shown(catalogue(), selector, at("catapult")));
  REQUIRE(show_edition(selector, Bucket::C1, false));
  CHECK_FALSE(is_shown(catalogue(), selector, at("catapult")));
  CHECK(is_shown(catalogue(), selector, at("halflings")));
  CHECK(is_shown(catalogue(), selector, at("gifts")));        // perhaps C2
  CHECK(is_shown(catalogue(), selector, at("black-fairy")));  // nothing is known
  REQUIRE(show_edition(selector, Bucket::C2_C3, false));
  CHECK(is_shown(catalogue(), selector, at("gingerbread-man")));
  CHECK(is_shown(catalogue(), selector, at("obelisk")));  // goes with all
  CHECK_FALSE(is_shown(catalogue(), selector, at("gifts")));
}

TEST_CASE("filter-hides what is hidden is not played, and comes back") {
  Selector selector = with({"catapult", "festival"});
  const auto before = effective(catalogue(), selector);
  REQUIRE(show_edition(selector, Bucket::C1, false));
  CHECK(effective(catalogue(), selector) == std::vector<std::string>{"festival"});
  REQUIRE(show_edition(selector, Bucket::C1, true));
  CHECK(effective(catalogue(), selector) == before);
}

TEST_CASE("prefer only a shown edition can be preferred") {
  Selector selector = fresh();
  CHECK(selector.filter.preferred == Bucket::C2_C3);
  REQUIRE(show_edition(selector, Bucket::C1, false));
  CHECK_FALSE(prefer(selector, Bucket::C1));
  CHECK(selector.filter.preferred == Bucket::C2_C3);
  CHECK(prefer(selector, Bucket::WE));
  CHECK(selector.filter.preferred == Bucket::WE);
  CHECK(edition_of(Bucket::C2_C3) == Edition::C3);
}

TEST_CASE("preferred-hidden the preference moves to another shown edition") {
  Selector selector = fresh();
  REQUIRE(prefer(selector, Bucket::C1));
  REQUIRE(show_edition(selector, Bucket::C1, false));
  CHECK(selector.filter.preferred == Bucket::C2_C3);
  REQUIRE(show_edition(selector, Bucket::C2_C3, false));
  CHECK(selector.filter.preferred == Bucket::WE);
  REQUIRE(show_edition(selector, Bucket::C1, true));
  REQUIRE(show_edition(selector, Bucket::WE, false));
  CHECK(selector.filter.preferred == Bucket::C1);
}

TEST_CASE("pictures the preferred edition's if it exists there, else its own") {
  EditionFilter filter;
  CHECK(pictures_of(catalogue().expansions[at("tower")], filter) == Bucket::C2_C3);
  CHECK(pictures_of(catalogue().expansions[at("catapult")], filter) == Bucket::C1);
  filter.preferred = Bucket::C1;
  CHECK(pictures_of(catalogue().expansions[at("tower")], filter) == Bucket::C1);
  CHECK(pictures_of(catalogue().expansions[at("bets")], filter) == Bucket::C2_C3);
  CHECK(pictures_of(catalogue().expansions[at("gingerbread-man")], filter) == Bucket::WE);
  CHECK(pictures_of(catalogue().expansions[at("obelisk")], filter) == Bucket::C1);
}

TEST_CASE("mark-adaptations rules of what does not exist in the preferred edition are marked, if asked for") {
  EditionFilter filter;
  CHECK_FALSE(is_adapted(catalogue().expansions[at("catapult")], filter));
  filter.mark_adaptations = true;
  CHECK(is_adapted(catalogue().expansions[at("catapult")], filter));
  CHECK_FALSE(is_adapted(catalogue().expansions[at("tower")], filter));
  CHECK_FALSE(is_adapted(catalogue().expansions[at("black-fairy")], filter));
  filter.preferred = Bucket::C1;
  CHECK_FALSE(is_adapted(catalogue().expansions[at("catapult")], filter));
  CHECK(is_adapted(catalogue().expansions[at("bets")], filter));
}

TEST_CASE("filters-caption shown editions in order, the preferred one underlined, a sign while marking") {
  Selector selector = fresh();
  CHECK(caption(selector) == "(C1/_C2+C3_/WE)");
  selector.filter.mark_adaptations = true;
  CHECK(caption(selector) == "(C1/_C2+C3_/WE) #");
  REQUIRE(prefer(selector, Bucket::C1));
  REQUIRE(show_edition(selector, Bucket::C2_C3, false));
  CHECK(caption(selector) == "(_C1_/WE) #");
}

TEST_CASE("winter-edition it is an edition of its own") {
  CHECK(bucket_of(Edition::WE) == Bucket::WE);
  CHECK(bucket_of(Edition::C2) == bucket_of(Edition::C3));
  for (const Bucket bucket : all_buckets) CHECK(bucket_named(name(bucket)) == bucket);
  CHECK_FALSE(bucket_named("C2"));
}

TEST_CASE("summary selected entries stand under their group, partial ones with their parts") {
  const Selector selector = with({"tower", "abbot/gardens", "wells"});
  const std::vector<SummaryGroup> groups = summary(catalogue(), selector);
  REQUIRE(groups.size() == 4);
  REQUIRE(groups[0].entries.size() == 1);
  CHECK(groups[0].entries[0] == SummaryEntry{at("tower"), false, {}});
  CHECK(groups[1].entries[0] == SummaryEntry{at("abbot"), true, {"abbot/gardens"}});
  CHECK(groups[2].entries.empty());
  CHECK(groups[3].entries[0].expansion == at("wells"));
}

TEST_CASE("fixed-edition a page may settle the edition") {
  Selector selector = open_selector(catalogue(), {Bucket::WE, {}, {}});
  CHECK(caption(selector) == "(_WE_)");
  const Selector before = selector;
  CHECK_FALSE(show_edition(selector, Bucket::C1, true));
  CHECK_FALSE(prefer(selector, Bucket::C1));
  CHECK(selector == before);
}

TEST_CASE("selected-at-start a page may name what is selected at the start") {
  const Selector selector = open_selector(catalogue(), {{}, {}, {"tower", "abbot/abbots"}});
  CHECK(effective(catalogue(), selector) == std::vector<std::string>{"tower", "abbot/abbots"});
  Selector other = fresh();
  CHECK(tick(catalogue(), other, {"tower", "towr", "abbot/abbesses"}) ==
        std::vector<std::string>{"towr", "abbot/abbesses"});
}

TEST_CASE("other-headings the last official group has three headings") {
  REQUIRE(catalogue().headings.size() == 3);
  const char* order[] = {"licensed", "unofficial", "print-and-play"};
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(catalogue().headings[i].id == order[i]);
    CHECK(catalogue().headings[i].group == group("other"));
  }
  CHECK(catalogue().expansions[at("city-gates")].heading == "print-and-play");
}
