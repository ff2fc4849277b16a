// What another version wrote and this one does not know: seen, left alone, and never lost.

#include "cadastre/json.hpp"
#include "model/edit.hpp"
#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

namespace {

constexpr std::string_view comet = R"({"phase":"during","item":"comet","tail":[2.5],"players":{"red":{"meeple":1}}})";
constexpr std::string_view grey =
    R"({"phase":"during","item":"road","tiles":2,"hue":1,"players":{"blue":{"meeple":1}}})";

std::string document(const Model& m) {
  return write_game(m.board(), *m.state().entries, m.rulebook(), m.state().steps);
}

Model of_a_later_version() {
  Model m = fresh();
  const std::string text =
      R"({"cadastre":1,"selection":{"edition":"C3","expansions":["comets","abbot"]},
      "players":[{"player":"red"},{"player":"blue"}],"tiles":[{"tile":"CO/A","x":4,"y":0}],
      "meeples":[{"player":"red","kind":"comet","x":4,"y":0}],"weather":"wet","entries":[)" +
      std::string(comet) + "," + std::string(grey) + "]}";
  GameRead read = read_game(text, m.rulebook());
  CHECK(!loses_something(read, m.rulebook()));
  m.act(LoadBoard{read.board.board, true, read.entries, read.steps});
  m.act(OpenPage{Page::pad});
  return m;
}

bool has(const Model& m, std::string_view part) { return document(m).find(part) != std::string::npos; }

void keeps_all(const Model& m) {
  for (const std::string_view part :
       {std::string_view(R"({"tile":"CO/A","x":4,"y":0})"), std::string_view(R"("kind":"comet")"),
        std::string_view(R"("weather":"wet")"), std::string_view("\"comets\""), comet}) {
    INFO(part);
    CHECK(has(m, part));
  }
}

}  // namespace

TEST_CASE("unread: an entry that nobody knows stands in the log, counts nothing, goes and comes back") {
  Model m = of_a_later_version();
  CHECK(says(m, "“comet”: unknown here, not counted"));
  CHECK(total(m, Player::red) == 0);
  CHECK(total(m, Player::blue) == 2);
  press(m, "pad-edit", "0");
  CHECK(!m.state().pad.draft);
  press(m, "pad-view", "result");
  CHECK(says(m, "Not counted, as this version does not know it: comet"));
  CHECK(pad_text(m.pad_words()).find("“comet”") != std::string::npos);
  CHECK(pad_csv(m.pad_words()).find("“comet”: unknown here, not counted\",0,0\n") != std::string::npos);
  press(m, "pad-remove", "0");
  CHECK(!has(m, comet));
  press(m, "undo");
  keeps_all(m);
}

TEST_CASE("unread: whatever else is done, it stays") {
  Model m = of_a_later_version();
  enter_road(m, 3, "red");
  m.act(RenameBoard{"Another name"});
  m.act(PlaceTile{0, {0, 0}, 0});
  m.act(SetTrack{Player::red, 5});
  m.act(AddPlayer{Player::green});
  keeps_all(m);
  press(m, "pad-edit", "1");
  press(m, "pad-add");
  CHECK(has(m, grey));  // nothing was changed
  press(m, "pad-edit", "1");
  press(m, "pad-answer", "length:tile=4");
  press(m, "pad-add");
  CHECK(!has(m, "\"hue\""));
  CHECK(total(m, Player::blue) == 4);
  press(m, "undo");
  CHECK(has(m, grey));
  keeps_all(m);
  m.act(RemovePlayer{Player::red});
  keeps_all(m);
  press(m, "undo");
  m.act(NewBoard{});
  CHECK(!has(m, "weather"));
  press(m, "undo");
  keeps_all(m);
}

TEST_CASE("unread: who changes colour changes it there too") {
  Model m = of_a_later_version();
  m.act(RecolourPlayer{Player::red, Player::blue});
  CHECK(has(m, R"("item":"comet","tail":[2.5],"players":{"blue":{"meeple":1}}})"));
  CHECK(has(m, R"("hue":1,"players":{"red":{"meeple":1}}})"));
  CHECK(has(m, R"({"player":"blue","kind":"comet")"));
  const GameRead read = read_game(document(m), m.rulebook());
  CHECK(read.entries == *m.state().entries);
  std::string json = R"({"a":"red","b":"blue","redder":"red ",":"red","green":"pink","")";
  swap_players(json, Player::red, Player::green);
  CHECK(json == R"({"a":"green","b":"blue","redder":"red ",":"green","red":"pink","")");
}

TEST_CASE("unread: an expansion that nobody knows stays ticked until all are taken away") {
  Model m = of_a_later_version();
  const auto press_selector = [&](const char* control) {
    m.act(*intent_of(control, m.state(), m.derived(), m.rulebook()));
  };
  press_selector("expansions/tick/tower");
  CHECK(m.board().selection.expansions == std::vector<std::string>{"tower", "abbot", "comets"});
  press_selector("expansions/tick/abbot");
  CHECK(m.board().selection.expansions == std::vector<std::string>{"tower", "comets"});
  press_selector("expansions/none");
  CHECK(m.board().selection.expansions.empty());
  press(m, "undo");
  CHECK(m.board().selection.expansions == std::vector<std::string>{"tower", "comets"});
}
