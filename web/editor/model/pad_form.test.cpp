// What a form of the score pad asks, on the real rule book, and what the answers come to.

#include "catch.hpp"
#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

TEST_CASE("a form asks only what the selection makes matter") {
  CHECK(asked({}, "road") == "length:tile +meeple");
  CHECK(asked({}, "city") == "size:tile coats-of-arms +meeple");
  CHECK(asked({"inns-and-cathedrals"}, "road") == "length:tile inns? +meeple +large-meeple");
  CHECK(asked({"inns-and-cathedrals/cathedrals"}, "city") == "size:tile coats-of-arms cathedrals? +meeple");
  CHECK(asked({}, "field", true) == "completed-neighbours +meeple");
  CHECK(asked({"traders-and-builders/pigs"}, "field", true) == "completed-neighbours +meeple +pig");
  CHECK(asked({"abbot"}, "abbot-retired") == "surroundings @owner");
}

TEST_CASE("what was answered under rules that are not in play any more is not in the entry") {
  Model m = fresh();
  const auto tick = intent_of("expansions/tick/inns-and-cathedrals", m.state(), m.derived(), m.rulebook());
  REQUIRE(tick);
  m.act(*tick);
  press(m, "pad-begin", "city");
  press(m, "pad-answer", "size:tile=4");
  press(m, "pad-answer", "cathedrals=1");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(m.pad_words().add() == "Add 12 for Red");
  m.act(Undo{});
  REQUIRE(m.board().selection.expansions.empty());
  CHECK(m.pad_words().add() == "Add 8 for Red");
  press(m, "pad-add");
  m.act(*tick);
  CHECK(total(m, Player::red) == 8);
  CHECK(m.state().entries->front().measures.empty());
}

TEST_CASE("a field with one city under siege: how many are is enough to know") {
  Model m = fresh({"cathars-siege-besiegers"}, Edition::C1);
  press(m, "pad-view", "final");
  press(m, "pad-begin", "field");
  press(m, "pad-answer", "completed-neighbours=4");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(m.pad_words().add() == "Add 12 for Red");
  CHECK(asked(m) == "completed-neighbours some.sieges +meeple");
  CHECK(says(m, "Under siege: how many of them?"));
  press(m, "pad-answer", "some.sieges=1");
  CHECK(m.pad_words().add() == "Add 15 for Red");
  press(m, "pad-answer", "some.sieges=0");
  CHECK(m.pad_words().add() == "Add 12 for Red");
  CHECK(m.state().pad.draft->form.elements.empty());
  press(m, "pad-answer", "some.sieges=2");
  press(m, "pad-answer", "completed-neighbours=6");
  CHECK(m.pad_words().add() == "Add 24 for Red");
  press(m, "pad-answer", "some.sieges=9");  // no more than there are cities
  CHECK(m.pad_words().add() == "Add 36 for Red");
  press(m, "pad-answer", "completed-neighbours=0");
  CHECK(asked(m) == "completed-neighbours +meeple");
  press(m, "pad-answer", "completed-neighbours=3");
  press(m, "pad-answer", "some.sieges=1");
  press(m, "pad-add");
  CHECK(m.pad_words().entry(m.state().entries->front()) == "Farm, 3 cities, 1 siege");
  press(m, "pad-edit", "0");
  CHECK(m.derived().pad.form.of_feature.back().value == 1);
}

TEST_CASE("cities that differ in several things are told one by one") {
  Model m = fresh({"cathars-siege-besiegers", "bridges-castles-and-bazaars/castles"}, Edition::C1);
  press(m, "pad-view", "final");
  press(m, "pad-begin", "field");
  press(m, "pad-answer", "completed-neighbours=4");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(asked(m) == "completed-neighbours +meeple");
  press(m, "pad-elements", "1");
  press(m, "pad-answer", "0.sieges=1");
  CHECK(m.pad_words().add() == "Add 15 for Red");
  press(m, "pad-elements", "0");
  CHECK(m.pad_words().add() == "Add 12 for Red");
  CHECK(m.derived().pad.form.of_feature.front().value == 4);
}

TEST_CASE("castles among the cities at a field: how many are is enough to know") {
  Model m = fresh({"bridges-castles-and-bazaars/castles"});
  press(m, "pad-view", "final");
  press(m, "pad-begin", "field");
  press(m, "pad-answer", "completed-neighbours=3");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(says(m, "Castle: how many of them?"));
  press(m, "pad-answer", "some.kind=2");
  CHECK(m.pad_words().add() == "Add 11 for Red");  // 3 + 2 · 4
}

TEST_CASE("what counts once for the whole field is asked once, not of each city") {
  Model m = fresh({"count-king-and-robber/river-2"});
  press(m, "pad-view", "final");
  press(m, "pad-begin", "field");
  CHECK(asked(m) == "completed-neighbours pig-herds? +meeple");
  press(m, "pad-answer", "completed-neighbours=2");
  press(m, "pad-figures", "red:meeple=1");
  press(m, "pad-answer", "pig-herds=1");
  CHECK(m.pad_words().add() == "Add 8 for Red");  // case S04a
  // Note tokens of a field count once as well; those of the roads to a cathedral are each road's own.
  CHECK(asked({"bards-of-carcassonne"}, "field", true) == "completed-neighbours note-tokens +meeple");
  CHECK(asked({"bards-of-carcassonne", "cathedrals-in-germany"}, "german-cathedral", true).find("1.note-tokens") !=
        std::string::npos);
}

TEST_CASE("a number that only one answer makes matter is asked after that answer") {
  Model m = fresh({"watchtowers"});
  press(m, "pad-begin", "watchtower");
  CHECK(asked(m).find("road-tiles-near") == std::string::npos);
  press(m, "pad-answer", "symbol=road");
  CHECK(asked(m).find("symbol| road-tiles-near") == 0);
  CHECK(m.derived().pad.form.of_feature[1].value == 2);  // what is usual
  press(m, "pad-answer", "road-tiles-near=5");
  press(m, "pad-answer", "symbol=city");
  CHECK(asked(m).find("road-tiles-near") == std::string::npos);
  press(m, "pad-answer", "symbol=road");
  CHECK(m.derived().pad.form.of_feature[1].value == 5);  // a slip loses nothing
  press(m, "pad-answer", "symbol=coat-of-arms");
  press(m, "pad-figures", "red:meeple=1");
  const std::string paid = m.pad_words().add();
  press(m, "pad-add");
  // Only what was asked is kept, and it comes to the same.
  CHECK(m.state().entries->front().measures.size() == 2);
  CHECK(paid == "Add " + std::to_string(total(m, Player::red)) + " for Red");
  press(m, "pad-edit", "0");
  press(m, "pad-answer", "symbol=road");
  CHECK(m.derived().pad.form.of_feature[1].value == 2);
}

TEST_CASE("a form begins with what is usual") {
  const auto starts = [](const std::vector<std::string>& expansions, std::string_view item, bool after = false) {
    Model m = fresh(expansions);
    if (after) press(m, "pad-view", "final");
    press(m, "pad-begin", item);
    std::string text;
    for (const Asked& one : m.derived().pad.form.of_feature)
      text += question_name(one.at, m.rulebook()) + "=" + std::to_string(one.value) + " ";
    return text;
  };
  CHECK(starts({}, "road") == "length:tile=4 ");
  CHECK(starts({}, "monastic-building") == "surroundings=9 ");
  CHECK(starts({}, "monastic-building", true) == "surroundings=5 ");  // with all around it, it would have paid before
  CHECK(starts({}, "field", true) == "completed-neighbours=3 ");
  CHECK(starts({"tower"}, "tower-ransom") == "deal=1 ");
  CHECK(starts({"inns-and-cathedrals"}, "city") == "size:tile=4 coats-of-arms=0 cathedrals=0 ");
}

TEST_CASE("only things that weigh more than one, or by their parts, are asked apart") {
  // A bridge is one more tile of the road; each half of a double-sized tile counts where both belong.
  CHECK(asked({"bridges-castles-and-bazaars"}, "road") == "length:tile +meeple");
  CHECK(asked({"count-king-and-robber"}, "king-tile", true) == "completed-cities @owner");
  CHECK(asked({"castles-in-germany"}, "german-castle") ==
        "surroundings surroundings:double-sized-tile surroundings:own-castle +meeple");
  Model m = fresh({"wonders-of-humanity"});
  press(m, "pad-begin", "road");
  press(m, "pad-answer", "length:tile=3");
  press(m, "pad-answer", "length:tikal-road=1");
  press(m, "pad-answer", "length:wonder-tile=2");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(m.pad_words().add() == "Add 8 for Red");  // 3, and the long road of three, and two squares
  CHECK(says(m, ": squares"));
}

TEST_CASE("what can pay nobody has no form, in no selection") {
  std::vector<std::string> all;
  for (const ListedExpansion& each : tests::rulebook().expansions.expansions) all.push_back(each.id);
  for (const Edition edition : {Edition::C1, Edition::C3}) {
    Model m = fresh(all, edition);
    for (const bool after : {false, true}) {
      press(m, "pad-view", after ? "final" : "game");
      for (const ItemNumber item : after ? m.derived().pad.after : m.derived().pad.during) {
        press(m, "pad-begin", m.rulebook().items[item].id);
        const PadForm& form = m.derived().pad.form;
        INFO(m.rulebook().items[item].id);
        CHECK_FALSE((form.kinds.empty() && form.of_player.empty() && form.roles.empty()));
        // Every strip begins where a thumb finds it.
        for (const Asked& one : form.of_feature)
          CHECK((one.value >= one.usual.from && one.value <= one.usual.to && one.value >= one.min));
        press(m, "pad-cancel");
      }
    }
  }
}
