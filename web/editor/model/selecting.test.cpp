// The expansion selector in the app: what a press does to the board, what is undone, and what is said of it. The name
// before the blank is what tests/coverage/rows.tsv calls app:NAME.

#include "model/selecting.hpp"

#include <algorithm>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/edit.hpp"
#include "model/model.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

using Kind = MirrorPart::Kind;
using List = std::vector<std::string>;

Model fresh(const char* language = "en") {
  Model m{tests::rulebook()};
  m.speak(tests::phrasebook(language));
  m.act(OpenPage{Page::expansions});
  return m;
}

void press(Model& m, std::string_view control) {
  const auto intent = intent_of(control, m.state(), m.derived(), m.rulebook());
  REQUIRE(intent);
  m.act(*intent);
}

const List& selected(const Model& m) { return m.board().selection.expansions; }

const MirrorPart* part(Model& m, std::string_view id) {
  for (const MirrorPart& one : m.mirror().parts)
    if (one.id == id) return &one;
  return nullptr;
}
bool says(Model& m, std::string_view words) {
  const MirrorParts& parts = m.mirror().parts;
  return std::any_of(parts.begin(), parts.end(), [&](const MirrorPart& one) {
    return one.text.find(words) != std::string::npos || one.note.find(words) != std::string::npos;
  });
}
std::string tab(Model& m, std::size_t n) { return m.mirror().parts.at(n).text; }

}  // namespace

TEST_CASE("at-once a tick changes rules, words, figures and captions together") {
  Model m = fresh();
  const std::size_t rules = m.derived().rules.rows.size();
  CHECK(tab(m, 0) == "Major (0/12)");
  press(m, "expansions/tick/inns-and-cathedrals");
  CHECK(selected(m) == List{"inns-and-cathedrals"});
  CHECK(m.derived().rules.rows.size() > rules);
  CHECK(m.derived().played.figures.size() == 2);
  CHECK(tab(m, 0) == "Major (1/12)");
  CHECK(m.mirror().selection == "C2+C3 · Inns & Cathedrals");
  CHECK(m.mirror().announcement == "Selection changed: Inns & Cathedrals.");
  CHECK(says(m, "Inns & Cathedrals"));
  press(m, "expansions/prefer/C1");
  CHECK(m.board().selection.edition == Edition::C1);
  CHECK(says(m, "Pennants"));  // what the score pad will ask for, in the words of the edition
}

TEST_CASE("partial a part alone leaves its expansion partly ticked") {
  Model m = fresh();
  press(m, "expansions/open/abbey-and-mayor");
  CHECK(selected(m).empty());
  press(m, "expansions/tick/abbey-and-mayor/abbeys");
  press(m, "expansions/tick/abbey-and-mayor/wagons");
  CHECK(selected(m) == List{"abbey-and-mayor/abbeys", "abbey-and-mayor/wagons"});
  REQUIRE(part(m, "expansions/tick/abbey-and-mayor"));
  CHECK(part(m, "expansions/tick/abbey-and-mayor")->lit == MirrorPart::Lit::partly);
  CHECK(part(m, "expansions/tick/abbey-and-mayor")->note.rfind("partial", 0) == 0);
  CHECK(part(m, "expansions/tick/abbey-and-mayor/abbeys")->lit == MirrorPart::Lit::on);
  CHECK(part(m, "expansions/open/abbey-and-mayor")->open == true);
  CHECK(says(m, "Abbey & Mayor (Abbeys, Wagons)"));
  press(m, "expansions/tick/abbey-and-mayor");
  CHECK(selected(m) == List{"abbey-and-mayor"});
}

TEST_CASE("undo-ticks undo and redo take the ticks along, and leave tab, filter and open rows alone") {
  Model m = fresh();
  press(m, "expansions/tick/tower");
  press(m, "expansions/tab/1");
  press(m, "expansions/open/abbot");
  press(m, "expansions/tick/abbot/gardens");
  m.act(Undo{});
  CHECK(selected(m) == List{"tower"});
  const Selector& selector = m.state().selecting.selector;
  CHECK(effective(m.rulebook().expansions, selector) == selected(m));
  CHECK(selector.tab == 1);
  CHECK(selector.open[find_expansion(m.rulebook().expansions, "abbot").value()]);
  m.act(Undo{});
  CHECK(selected(m).empty());
  CHECK(effective(m.rulebook().expansions, selector).empty());
  m.act(Redo{});
  m.act(Redo{});
  CHECK(selected(m) == List{"tower", "abbot/gardens"});
  CHECK(effective(m.rulebook().expansions, selector) == selected(m));
}

TEST_CASE("filter-on-the-board what the filter hides is not played, and comes back with it") {
  Model m = fresh();
  press(m, "expansions/tick/catapult");
  press(m, "expansions/tick/tower");
  press(m, "expansions/show/C1");
  CHECK(selected(m) == List{"tower"});
  CHECK(says(m, "Hidden by the filter: 2"));
  REQUIRE(part(m, "expansions/reveal/major"));
  CHECK(part(m, "expansions/reveal/major")->text == "Show C1 too");
  press(m, "expansions/reveal/major");
  CHECK(selected(m) == List{"tower", "catapult"});
  CHECK_FALSE(part(m, "expansions/reveal/major"));
  press(m, "expansions/show/C1");
  m.act(Undo{});  // what is played has to be seen
  CHECK(m.state().selecting.selector.filter.shows(Bucket::C1));
  CHECK(selected(m) == List{"tower", "catapult"});
}

TEST_CASE("last-edition-stays the last shown edition is not hidden, and one line says so") {
  Model m = fresh();
  press(m, "expansions/show/C1");
  press(m, "expansions/show/WE");
  press(m, "expansions/tab/5");
  CHECK_FALSE(says(m, "At least one edition stays shown."));
  press(m, "expansions/show/C2+C3");
  CHECK(m.state().selecting.selector.filter.shows(Bucket::C2_C3));
  CHECK(says(m, "At least one edition stays shown."));
  CHECK(m.mirror().announcement.find("At least one edition stays shown.") != std::string::npos);
  CHECK_FALSE(part(m, "expansions/prefer/C1")->enabled);
  CHECK(tab(m, 5) == "Filters (C2+C3)");
  press(m, "expansions/prefer/C2+C3");
  CHECK_FALSE(says(m, "At least one edition stays shown."));
}

TEST_CASE("preset-on-the-board a preset is one step, and says what is not confirmed and what was left out") {
  Model m = fresh();
  press(m, "expansions/tab/4");
  press(m, "expansions/tick/tower");
  press(m, "expansions/pick/big-box-6");
  CHECK(selected(m) == List{"tower"});
  press(m, "expansions/apply");
  CHECK(selected(m).size() == 11);
  CHECK_FALSE(says(m, "not confirmed. Only"));
  m.act(Undo{});
  CHECK(selected(m) == List{"tower"});
  press(m, "expansions/pick/big-box-5");
  CHECK(part(m, "expansions/pick/big-box-5")->note == "contents not confirmed");
  press(m, "expansions/show/C1");
  press(m, "expansions/apply");
  CHECK(selected(m) == List{"inns-and-cathedrals", "river"});
  CHECK(says(m, "What this box holds is not confirmed."));
  CHECK(says(m, "Left out, because the filter hides it: The Wheel of Fortune"));
  press(m, "expansions/none");
  CHECK(selected(m).empty());
  press(m, "expansions/all");
  CHECK(selected(m).size() > 50);
  CHECK(m.mirror().selection.find("Inns & Cathedrals, Traders & Builders, +") != std::string::npos);
}

TEST_CASE("summary-in-sight whichever tab is active, and with the list folded away") {
  Model m = fresh();
  press(m, "expansions/tick/tower");
  for (int n = 0; n < 7; ++n) {
    press(m, "expansions/tab/" + std::to_string(n));
    if (!m.state().selecting.selector.panel_open) press(m, "expansions/tab/" + std::to_string(n));
    CHECK(says(m, "The Tower"));
    press(m, "expansions/tab/" + std::to_string(n));
    CHECK_FALSE(m.state().selecting.selector.panel_open);
    CHECK(says(m, "The Tower"));
    CHECK(part(m, "expansions/tab/6"));
    CHECK(m.selector().panel.empty());
  }
}

TEST_CASE("help-changes-nothing it holds an introduction and a guide to each tab, in the reader's language") {
  for (const char* language : {"en", "de", "ro"}) {
    Model m = fresh(language);
    press(m, "expansions/tick/tower");
    const Board before = m.board();
    const auto steps = m.state().history.past.size();
    press(m, "expansions/tab/6");
    for (const char* chapter : {"intro", "groups", "presets", "filters", "mark", "fold"}) {
      const std::string text = m.say(std::string("ui.expansions.help.") + chapter);
      CHECK(text.size() > 40);
      CHECK(says(m, text));
    }
    CHECK(m.board() == before);
    CHECK(m.state().history.past.size() == steps);
  }
}

TEST_CASE("adapted-in-words rules of another edition say so while marking is on, with a line that explains it") {
  Model m = fresh();
  press(m, "expansions/tick/catapult");
  CHECK_FALSE(says(m, "adapted"));
  press(m, "expansions/mark");
  REQUIRE(part(m, "expansions/tick/catapult"));
  CHECK(part(m, "expansions/tick/catapult")->note.find("adapted") != std::string::npos);
  CHECK(part(m, "expansions/tick/tower")->note.find("adapted") == std::string::npos);
  CHECK(says(m, "does not exist in the preferred edition"));
  CHECK(m.state().settings.mark_adaptations);
  const Rulebook& book = m.rulebook();
  const EditionFilter& filter = m.state().selecting.selector.filter;
  for (const RowNumber row : m.derived().rules.rows)
    CHECK(editor::is_adapted(book.rows[row], filter, book) == (book.rows[row].expansion.rfind("catapult", 0) == 0));
  press(m, "expansions/prefer/C1");
  CHECK_FALSE(says(m, "blue and"));
  CHECK(part(m, "expansions/tick/catapult")->note.find("adapted") == std::string::npos);
}

TEST_CASE("another-board a board that is opened sets ticks and edition, and shows what it plays") {
  Model m = fresh();
  press(m, "expansions/tick/catapult");
  press(m, "expansions/show/C1");
  Board board = empty_board(Edition::C1);
  board.selection.expansions = {"plague", "abbot/abbots"};
  board.name = "another";
  m.act(LoadBoard{board, false, {}});
  const Selector& selector = m.state().selecting.selector;
  CHECK(selector.filter.preferred == Bucket::C1);
  CHECK(selector.filter.shows(Bucket::C1));
  CHECK(effective(m.rulebook().expansions, selector) == List{"plague", "abbot/abbots"});
  CHECK(m.board() == board);
}

TEST_CASE("second-or-third which of the two new editions is played stays chosen while ticks change") {
  Model m = fresh();
  press(m, "expansions/tab/5");
  press(m, "edition/C2");
  CHECK(m.board().selection.edition == Edition::C2);
  press(m, "expansions/tick/tower");
  CHECK(m.board().selection.edition == Edition::C2);
  CHECK(part(m, "edition/C2")->lit == MirrorPart::Lit::on);
  press(m, "variant/two-tile-city/2");
  CHECK(m.board().selection.variants == std::vector<VariantChoice>{{"two-tile-city", "2"}});
  CHECK_FALSE(part(m, "variant/labyrinth/advanced"));  // a variant of what is not played
  press(m, "expansions/tick/labyrinth");
  CHECK(part(m, "variant/labyrinth/advanced"));
}

TEST_CASE("entries are found by name, folded, over all groups and parts") {
  Model m = fresh("ro");
  m.act(SearchExpansions{"turnu"});
  CHECK(part(m, "expansions/tick/tower"));
  CHECK_FALSE(part(m, "expansions/tick/catapult"));
  m.act(SearchExpansions{"xyzzy"});
  CHECK(says(m, m.say("ui.expansions.nothing-found")));
  press(m, "expansions/tab/1");
  CHECK(m.state().selecting.search.empty());
}

TEST_CASE("rules that the game before did not have are new") {
  Model m = fresh();
  CHECK(m.derived().fresh.empty());
  Settings settings;
  settings.played = "C3,tower";
  m.act(RestoreSettings{settings});
  press(m, "expansions/tick/tower");
  CHECK(m.derived().fresh.empty());
  press(m, "expansions/tick/halflings");
  REQUIRE_FALSE(m.derived().fresh.empty());
  for (const RowNumber row : m.derived().fresh)
    CHECK(m.rulebook().rows[row].expansion.find("halflings") != std::string::npos);
}

TEST_CASE("the game before is remembered by what has rules here, whatever else a document names") {
  Model m = fresh();
  Board board = m.board();
  board.selection.expansions = {"x theme=dark points hint without=WE mark", "tower", std::string(5'000, 'y'), "abbot"};
  const TileNumber tile = *find_tile(m.catalogue(), "BA/L");
  board.tiles = {{tile, {0, 0}, 0}, {tile, {1, 0}, 0}};
  m.act(LoadBoard{board, true, {}, {}});
  m.act(NewBoard{});
  CHECK(m.state().settings.played == "C3,abbot,tower");
}

TEST_CASE("a control that means nothing is not pressed") {
  Model m = fresh();
  for (const char* name : {"expansions", "expansions/", "expansions/tock/tower", "variant/two-tile-city", "edition/C9",
                           "rules/edition/C9", "rules/base-game.road", "palette/BA/L", ""})
    CHECK_FALSE(intent_of(name, m.state(), m.derived(), m.rulebook()));
  const Board before = m.board();
  for (const char* name : {"expansions/tick/nothing", "expansions/tick/abbot/nothing", "expansions/tab/99",
                           "expansions/open/nothing", "expansions/show/C9", "expansions/pick/nothing",
                           "expansions/apply", "variant/nothing/2", "variant/two-tile-city/9"})
    if (auto intent = intent_of(name, m.state(), m.derived(), m.rulebook())) m.act(*intent);
  CHECK(m.board().selection.expansions == before.selection.expansions);
}
