// A form that is half filled in stays, whatever happens around it: nobody throws it away but who filled it in.

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

namespace {

Model three_players() {
  Model m = fresh();
  m.act(AddPlayer{Player::green});
  enter_road(m, 3, "red");
  enter_road(m, 5, "blue");
  enter_road(m, 7, "green");
  return m;
}

std::int32_t length_in(const Model& m) { return m.derived().pad.form.of_feature.front().value; }

}  // namespace

TEST_CASE("undo and redo leave the form that is open") {
  Model m = three_players();
  press(m, "pad-begin", "road");
  press(m, "pad-answer", "length:tile=9");
  press(m, "pad-figures", "blue:meeple=1");
  m.act(Undo{});
  REQUIRE(m.state().pad.draft);
  CHECK(m.state().entries->size() == 2);
  CHECK(m.pad_words().add() == "Add 9 for Blue");
  m.act(Redo{});
  REQUIRE(m.state().pad.draft);
  CHECK(m.pad_words().add() == "Add 9 for Blue");
  press(m, "pad-add");
  CHECK(total(m, Player::blue) == 14);
}

TEST_CASE("a form stays with its entry, wherever that moves to") {
  Model m = three_players();
  press(m, "pad-remove", "0");
  press(m, "pad-edit", "1");  // the road of 7
  press(m, "pad-answer", "length:tile=8");
  m.act(Undo{});
  REQUIRE(m.state().pad.draft);
  CHECK(m.state().pad.draft->editing == 2u);
  press(m, "pad-up", "2");
  CHECK(m.state().pad.draft->editing == 1u);
  press(m, "pad-remove", "0");
  CHECK(m.state().pad.draft->editing == 0u);
  CHECK(length_in(m) == 8);
  press(m, "pad-add");
  CHECK(total(m, Player::green) == 8);
  CHECK(total(m, Player::blue) == 5);
  CHECK(total(m, Player::red) == 0);
}

TEST_CASE("a form whose entry is gone becomes a new one") {
  Model m = fresh();
  enter_road(m, 4, "red");
  press(m, "pad-edit", "0");
  press(m, "pad-answer", "length:tile=6");
  m.act(Undo{});
  REQUIRE(m.state().pad.draft);
  CHECK_FALSE(m.state().pad.draft->editing);
  CHECK(m.pad_words().add() == "Add 6 for Red");
  press(m, "pad-remove", "7");  // nothing
  press(m, "pad-add");
  CHECK(total(m, Player::red) == 6);
}

TEST_CASE("of an open form only what belongs to the player who leaves goes") {
  Model m = three_players();
  press(m, "pad-edit", "1");
  press(m, "pad-answer", "length:tile=6");
  press(m, "pad-figures", "red:meeple=1");
  m.act(RemovePlayer{Player::red});
  REQUIRE(m.state().pad.draft);
  CHECK(m.state().pad.draft->editing == 0u);  // the entry of red before it went
  CHECK(m.pad_words().add() == "Change to 6 for Blue");
  m.act(RecolourPlayer{Player::blue, Player::black});
  REQUIRE(m.state().pad.draft);
  CHECK(m.pad_words().add() == "Change to 6 for Black");
  m.act(RemovePlayer{Player::black});
  REQUIRE(m.state().pad.draft);
  CHECK_FALSE(m.state().pad.draft->editing);
  CHECK(length_in(m) == 6);
  CHECK(m.pad_words().add() == "Who is on it?");
}

TEST_CASE("a form that something else comes over is there again behind it") {
  Model m = three_players();
  const auto asks = [&](const char* item) {
    REQUIRE(m.state().pad.draft);
    CHECK(m.rulebook().items[m.state().pad.draft->form.item].id == item);
  };
  press(m, "pad-begin", "road");
  press(m, "pad-answer", "length:tile=9");
  press(m, "pad-figures", "blue:meeple=1");
  SECTION("an example of a rule") {
    m.act(OpenRule{"base-game.city-tiles-during"});
    press(m, "press", "rule/example");
    asks("city");
    m.act(OpenRule{"base-game.monastery"});
    press(m, "press", "rule/example");
    asks("monastic-building");  // nobody has answered the other, so it is gone
    m.act(Back{});
  }
  SECTION("another form, and one over that") {
    press(m, "pad-begin", "city");
    press(m, "pad-figures", "red:meeple=1");
    press(m, "pad-edit", "1");
    press(m, "pad-answer", "length:tile=6");
    press(m, "pad-add");
    CHECK(total(m, Player::blue) == 6);
    asks("city");
    press(m, "pad-cancel");
  }
  SECTION("what is looked at meanwhile") {
    press(m, "pad-view", "result");
    CHECK_FALSE(m.state().pad.draft);
    m.act(Back{});
  }
  SECTION("a step of the final scoring") {
    press(m, "pad-step", "field");
    CHECK_FALSE(m.state().pad.draft);
    press(m, "pad-next");
    press(m, "pad-view", "game");
  }
  SECTION("the same form is begun again") { press(m, "pad-begin", "road"); }
  SECTION("players change meanwhile") {
    press(m, "pad-begin", "city");
    m.act(RecolourPlayer{Player::blue, Player::black});
    m.act(RemovePlayer{Player::green});
    press(m, "pad-cancel");
    CHECK(m.pad_words().add() == "Add 9 for Black");
    return;
  }
  asks("road");
  CHECK(m.pad_words().add() == "Add 9 for Blue");
  press(m, "pad-cancel");
  CHECK_FALSE(m.state().pad.draft);
}

TEST_CASE("a form that waits goes with its entry, and with its game") {
  Model m = three_players();
  press(m, "pad-edit", "1");
  press(m, "pad-answer", "length:tile=6");
  SECTION("it is edited again") {
    press(m, "pad-begin", "city");
    press(m, "pad-remove", "0");
    press(m, "pad-edit", "0");
    CHECK(length_in(m) == 6);
    press(m, "pad-add");
    CHECK(total(m, Player::blue) == 6);
    return;
  }
  SECTION("its entry is removed") {
    press(m, "pad-begin", "city");
    press(m, "pad-remove", "1");
  }
  SECTION("another game comes") {
    press(m, "pad-begin", "city");
    m.act(NewBoard{});
    m.act(OpenPage{Page::pad});
    press(m, "pad-begin", "city");
  }
  press(m, "pad-cancel");
  CHECK_FALSE(m.state().pad.draft);
}

TEST_CASE("of equal entries a form stays with its own") {
  Model m = fresh();
  enter_road(m, 4, "red");
  enter_road(m, 4, "red");
  enter_road(m, 5, "blue");
  press(m, "pad-edit", "1");
  press(m, "pad-down", "1");
  CHECK(m.state().pad.draft->editing == 2u);
  press(m, "pad-remove", "1");
  CHECK(m.state().pad.draft->editing == 1u);
  m.act(Undo{});
  CHECK(m.state().pad.draft->editing == 2u);
  m.act(Redo{});
  CHECK(m.state().pad.draft->editing == 1u);
}

TEST_CASE("undo that would bring another game closes the form first") {
  Model m = three_players();
  m.act(NewBoard{});
  m.act(OpenPage{Page::pad});
  press(m, "pad-begin", "road");
  m.act(Undo{});
  CHECK_FALSE(m.state().pad.draft);
  CHECK(m.state().entries->empty());
  m.act(Undo{});
  CHECK(m.state().entries->size() == 3);
}

TEST_CASE("whoever has something on the pad has a seat") {
  const GameRead read = read_game(
      R"({"players":[{"player":"red"}],"tiles":[],"entries":[
          {"phase":"during","item":"road","tiles":5,"players":{"red":{"meeple":1}}},
          {"phase":"during","item":"road","tiles":4,"players":{"blue":{"meeple":1}}}]})",
      tests::rulebook());
  Model m = fresh();
  m.act(LoadBoard{read.board.board, true, read.entries, {}});
  REQUIRE(m.board().players.size() == 2);
  CHECK(m.board().players[1].player == Player::blue);
  CHECK(total(m, Player::blue) == 4);
  CHECK(m.pad_words().winner() == "Red wins with 5");
  // On the pad as well, and undone in one step.
  press(m, "pad-begin", "road");
  m.act(SetFigures{Player::pink, m.state().figure, 1});
  press(m, "pad-add");
  CHECK(m.board().players.size() == 3);
  m.act(Undo{});
  CHECK(m.board().players.size() == 2);
  CHECK(m.state().entries->size() == 2);
}

TEST_CASE("no number is taken that could not be kept") {
  Model m = fresh();
  m.act(SetTrack{Player::red, 5'000'000});
  CHECK(m.board().players[0].track == track_limit);
  const GameRead read = read_game(write_game(m.board(), {}, tests::rulebook()), tests::rulebook());
  CHECK(read.board.problems.empty());
  CHECK(read.board.board == m.board());
  CHECK(whole_number("-12") == -12);
  for (const char* text : {"", "abc", "1e3", "12.5", "99999999999", " 3"}) CHECK_FALSE(whole_number(text));
}
