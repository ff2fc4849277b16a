// The score pad on the real rule book: what is asked, what is added, what follows.

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

TEST_CASE("a road in four steps: item, number, player, add") {
  Model m = fresh();
  press(m, "pad-begin", "road");
  press(m, "pad-answer", "length:tile=6");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(m.pad_words().add() == "Add 6 for Red");
  press(m, "pad-add");
  CHECK_FALSE(m.state().pad.draft);
  CHECK(total(m, Player::red) == 6);
  CHECK(m.pad_words().entry(m.state().entries->front()) == "Road, 6 tiles");
  press(m, "pad-begin", "road");
  CHECK(m.derived().pad.form.of_feature.front().value == 6);  // as the last road
  press(m, "pad-begin", "city");
  CHECK(m.derived().pad.form.of_feature.front().value == 4);  // what is usual
}

TEST_CASE("nobody on it adds nothing, a tie pays both, the stronger takes all") {
  Model m = fresh({"inns-and-cathedrals"});
  press(m, "pad-begin", "city");
  press(m, "pad-add");
  CHECK(m.state().entries->empty());
  press(m, "pad-answer", "size:tile=7");
  press(m, "pad-answer", "coats-of-arms=2");
  press(m, "pad-answer", "cathedrals=1");
  press(m, "pad-figures", "red:meeple=1");
  press(m, "pad-figures", "blue:meeple=1");
  CHECK(m.pad_words().add() == "Add 27 for Red and Blue");
  press(m, "pad-figures", "blue:large-meeple=1");
  press(m, "pad-figures", "blue:meeple=0");
  CHECK(m.pad_words().add() == "Add 27 for Blue");
  press(m, "pad-add");
  CHECK(total(m, Player::blue) == 27);
  CHECK(total(m, Player::red) == 0);
}

TEST_CASE("changing, moving and deleting an entry changes everything after it, and all of it is undone") {
  Model m = fresh();
  for (const char* tiles : {"length:tile=3", "length:tile=4", "length:tile=5"}) {
    press(m, "pad-begin", "road");
    press(m, "pad-answer", tiles);
    press(m, "pad-figures", "red:meeple=1");
    press(m, "pad-add");
  }
  CHECK(total(m, Player::red) == 12);
  press(m, "pad-edit", "1");
  CHECK(m.derived().pad.before[Player::red] == 3);
  press(m, "pad-answer", "length:tile=10");
  CHECK(m.pad_words().add() == "Change to 10 for Red");
  press(m, "pad-add");
  CHECK(total(m, Player::red) == 18);
  press(m, "pad-down", "0");
  CHECK(answer_of((*m.state().entries)[0], {0, 0, -1, {}}, m.rulebook()) == 10);
  press(m, "pad-remove", "0");
  CHECK(total(m, Player::red) == 8);
  for (int i = 0; i < 3; ++i) press(m, "undo");
  CHECK(total(m, Player::red) == 12);
  for (int i = 0; i < 3; ++i) press(m, "undo");
  CHECK(m.state().entries->empty());
  for (int i = 0; i < 6; ++i) press(m, "redo");
  CHECK(total(m, Player::red) == 8);
  press(m, "pad-up", "0");  // there is nothing before the first
  CHECK(total(m, Player::red) == 8);
}

TEST_CASE("other points: free ones of each player, with a note, in the log and in every total") {
  Model m = fresh();
  CHECK(m.rulebook().items[m.derived().pad.during.back()].id == "other-points");
  press(m, "pad-begin", "other-points");
  CHECK(asked(m) == "free-points");
  press(m, "pad-add");
  CHECK(m.state().entries->empty());  // nobody yet
  press(m, "pad-answer", "red.free-points=-7");
  press(m, "pad-answer", "blue.free-points=12");
  press(m, "pad-note", "The bet about the last tile");
  CHECK(m.pad_words().add() ==
        "Add \xE2\x88\x92"
        "7 for Red and 12 for Blue");
  press(m, "pad-add");
  CHECK(total(m, Player::red) == -7);
  CHECK(total(m, Player::blue) == 12);
  const std::string entry = m.pad_words().entry(m.state().entries->front());
  CHECK(entry == "Other points, The bet about the last tile");
  CHECK(pad_text(m.pad_words()).find(entry) != std::string::npos);
  CHECK(pad_csv(m.pad_words()).find(",-7,12\n") != std::string::npos);
  const GameRead read = read_game(write_game(m.board(), *m.state().entries, m.rulebook()), m.rulebook());
  CHECK(tests::listed(read.board.problems).empty());
  CHECK(read.entries == *m.state().entries);
  press(m, "pad-view", "final");
  CHECK(m.rulebook().items[m.derived().pad.after.back()].id == "other-points");
  press(m, "pad-view", "result");
  CHECK(says(m, "Blue wins with 12"));
  const auto sources = [&m] { return sources_of(m.derived().pad, *m.state().entries, m.board().players); };
  CHECK(sources().size() == 1);
  m.act(SetTrack{Player::red, 30});
  REQUIRE(sources().size() == 2);
  CHECK(sources().front().points[Player::red] == 30);
  CHECK(m.pad_words().source(sources().front()) == "Before the first entry");
  CHECK(m.pad_words().passed_over().find("Other") == std::string::npos);
}

TEST_CASE("steps that were gone through stay so in the document; undo opens again what was open then") {
  Model m = fresh();
  press(m, "pad-view", "final");
  const auto add = [&](const char* item, const char* size) {
    press(m, "pad-begin", item);
    press(m, "pad-answer", size);
    press(m, "pad-figures", "red:meeple=1");
    press(m, "pad-add");
  };
  add("road", "length:tile=3");
  const std::uint64_t before = m.state().revision;
  press(m, "pad-next");
  CHECK(m.state().revision != before);  // so it is kept
  press(m, "pad-next");
  const ItemNumber road = m.derived().pad.after[0], city = m.derived().pad.after[1];
  CHECK(m.state().steps == Steps{road, city});

  // Another visit goes on where this one was left.
  const std::string text = write_game(m.board(), *m.state().entries, m.rulebook(), m.state().steps);
  GameRead read = read_game(text, m.rulebook());
  CHECK(tests::listed(read.board.problems).empty());
  CHECK(score_ledger(text, "{}", m.rulebook(), nullptr).find(R"("problems":[])") == 1);
  Model other = fresh();
  other.act(LoadBoard{read.board.board, true, read.entries, read.steps});
  press(other, "pad-view", "final");
  CHECK(other.state().steps == Steps{road, city});
  CHECK(other.state().pad.step == other.derived().pad.after[2]);
  CHECK(other.pad_words().step_state(city) == "done, none");

  // The entry was made while roads were open: taking it back opens them, and having it again closes them.
  CHECK(m.state().pad.step == m.derived().pad.after[2]);
  press(m, "undo");
  CHECK(m.state().entries->empty());
  CHECK(m.state().steps.empty());
  CHECK(m.state().pad.step == road);
  press(m, "redo");
  CHECK(m.state().steps == Steps{road, city});
  // What is taken back later leaves earlier steps alone.
  press(m, "pad-step", "monastic-building");
  add("monastic-building", "surroundings=4");
  press(m, "undo");
  CHECK(m.state().steps == Steps{road, city});
  CHECK(total(m, Player::red) == 3);
  press(m, "rematch");
  CHECK(m.state().steps.empty());
}

TEST_CASE("sums stop where points end, as those of the ledger do") {
  const std::string entry =
      R"({"phase":"during","item":"gingerbread-man","tiles":1000,"players":{"red":{"own-meeples":1000}}})";
  std::string text =
      R"({"selection":{"expansions":["gingerbread-man"]},"players":[{"player":"red","track":5},{"player":"blue","track":-5}],
      "tiles":[],"entries":[)" +
      entry;
  for (int i = 0; i < 2200; ++i) text += "," + entry;
  Model m = fresh();
  const GameRead read = read_game(text + "]}", m.rulebook());
  m.act(LoadBoard{read.board.board, true, read.entries, {}});
  constexpr Points most = 2147483647;
  REQUIRE(total(m, Player::red) == most);
  const auto sources = sources_of(m.derived().pad, *m.state().entries, m.board().players);
  REQUIRE(sources.size() == 2);
  CHECK(sources[1].points[Player::red] == most);
  CHECK(m.pad_words().lead() == "2147483652 ahead of Blue");
  press(m, "pad-begin", "road");
  CHECK(m.derived().pad.before[Player::red] == most);
}

TEST_CASE("the table of scores says what the pad says, apart") {
  Model m = fresh();
  CHECK(m.mirror().pad_head.empty());
  enter_road(m, 6, "blue");
  CHECK(m.mirror().pad_head == "Score pad");
  for (const MirrorScore& score : m.mirror().scores) {
    CHECK(score.total.at_end == 0);
    CHECK(score.pad == (score.player == Player::blue ? 6 : 0));
  }
}

TEST_CASE("the steps of the final scoring are those of the selection, in the order of the book") {
  Model m = fresh({"traders-and-builders", "abbot"});
  press(m, "pad-view", "final");
  std::string steps;
  for (const ItemNumber item : m.derived().pad.after) steps += m.rulebook().items[item].id + " ";
  CHECK(steps == "road city monastic-building field garden trade-goods other-points ");
  CHECK(m.pad_words().next_step() == "Next: Cities");
  enter_road(m, 3, "blue");
  CHECK(m.state().entries->front().phase == Phase::after);
  press(m, "pad-next");
  press(m, "pad-next");
  CHECK(m.pad_words().step_state(m.derived().pad.after[0]) == "done, 3 points");
  CHECK(m.pad_words().step_state(m.derived().pad.after[1]) == "done, none");
  press(m, "pad-step", "other-points");
  CHECK(m.pad_words().next_step() == "Show the result");
  press(m, "pad-next");
  CHECK(m.state().pad.view == PadView::result);
  CHECK(m.pad_words().passed_over() == "Passed over: Monasteries, Fields, Gardens and Trade goods tokens");
  CHECK(m.pad_words().winner() == "Blue wins with 3");
  CHECK(m.pad_words().lead() == "3 ahead of Red");
  press(m, "pad-view", "game");
  CHECK(says(m, "Road, 3 tiles: 3 for Blue"));
}

TEST_CASE("the most of a sort of goods is asked of each player") {
  Model m = fresh({"traders-and-builders"});
  press(m, "pad-view", "final");
  press(m, "pad-step", "trade-goods");
  press(m, "pad-begin", "trade-goods");
  CHECK(asked(m) == "goods-held");
  press(m, "pad-answer", "red.goods-held=2");
  press(m, "pad-answer", "blue.goods-held=3");
  CHECK(m.pad_words().add() == "Add 10 for Blue");
}

TEST_CASE("a whole document with its entries is written and read again, whatever was answered") {
  Model m = fresh({"inns-and-cathedrals", "cathars-siege-besiegers", "hills-and-sheep", "watchtowers"}, Edition::C1);
  press(m, "pad-begin", "city");
  press(m, "pad-answer", "cathedrals=1");
  press(m, "pad-figures", "red:large-meeple=1");
  press(m, "pad-answer", "red.on-hill=1");
  press(m, "pad-add");
  press(m, "pad-begin", "watchtower");
  press(m, "pad-answer", "symbol=road");
  press(m, "pad-answer", "road-tiles-near=3");
  press(m, "pad-figures", "blue:meeple=1");
  press(m, "pad-add");
  press(m, "pad-view", "final");
  press(m, "pad-begin", "field");
  press(m, "pad-answer", "completed-neighbours=2");
  press(m, "pad-answer", "some.sieges=1");
  press(m, "pad-figures", "red:meeple=2");
  press(m, "pad-add");
  press(m, "track", "red=5");
  REQUIRE(m.state().entries->size() == 3);

  const std::string text = write_game(m.board(), *m.state().entries, m.rulebook());
  const GameRead read = read_game(text, m.rulebook());
  CHECK(tests::listed(read.board.problems).empty());
  CHECK(read.board.board == m.board());
  CHECK(read.entries == *m.state().entries);
  // The library's ledger reads the same document.
  const std::string scored = score_ledger(text, "{}", m.rulebook(), nullptr);
  CHECK(scored.find(R"("problems":[])") == 1);
  CHECK(scored.find("\"red\":" + std::to_string(total(m, Player::red))) != std::string::npos);
  // So does the board's reader, which has no use for entries.
  CHECK(tests::listed(read_board(text, m.rulebook()).problems).empty());
}

TEST_CASE("what a selection has no use for is kept for the day it has again") {
  Model m = fresh({"inns-and-cathedrals"});
  press(m, "pad-begin", "road");
  press(m, "pad-answer", "length:tile=4");
  press(m, "pad-answer", "inns=1");
  press(m, "pad-figures", "red:meeple=1");
  press(m, "pad-add");
  CHECK(total(m, Player::red) == 8);
  Board plain = m.board();
  plain.selection.expansions.clear();
  const std::string text = write_game(plain, *m.state().entries, m.rulebook());
  GameRead read = read_game(text, m.rulebook());
  CHECK(tests::listed(read.board.problems).empty());
  m.act(LoadBoard{read.board.board, true, read.entries});
  CHECK(total(m, Player::red) == 4);
  Board again = m.board();
  again.selection.expansions = {"inns-and-cathedrals"};
  m.act(LoadBoard{again, true, *m.state().entries});
  CHECK(total(m, Player::red) == 8);
}

TEST_CASE("players who leave or change colour do so on the pad too; a rematch keeps people and selection") {
  Model m = fresh({"inns-and-cathedrals"});
  m.act(RenamePlayer{Player::red, "Mira"});
  press(m, "pad-begin", "road");
  press(m, "pad-figures", "red:meeple=1");
  press(m, "pad-add");
  m.act(RecolourPlayer{Player::red, Player::green});
  CHECK(total(m, Player::green) == 4);
  m.act(RemovePlayer{Player::green});
  CHECK(m.state().entries->empty());
  m.act(Undo{});
  CHECK(total(m, Player::green) == 4);
  press(m, "rematch");
  CHECK(m.state().entries->empty());
  CHECK(m.board().players.front().name == "Mira");
  CHECK(m.board().selection.expansions == std::vector<std::string>{"inns-and-cathedrals"});
}

TEST_CASE("acts of the pad that mean nothing do nothing") {
  Model m = fresh();
  for (const auto& [act, target] : std::vector<std::pair<const char*, const char*>>{{"pad-begin", "castle!"},
                                                                                    {"pad-answer", "length"},
                                                                                    {"pad-answer", "nobody.length=1"},
                                                                                    {"pad-answer", "0.class=99999"},
                                                                                    {"pad-answer", "length:pig!=1"},
                                                                                    {"pad-answer", "some.class=1"},
                                                                                    {"pad-answer", "some.class:pig!=1"},
                                                                                    {"pad-figures", "red:meeple"},
                                                                                    {"pad-figures", "reed:meeple=1"},
                                                                                    {"pad-edit", "-1"},
                                                                                    {"pad-view", "end"},
                                                                                    {"pad-what", "1"}}) {
    INFO(act << " " << target);
    CHECK_FALSE(mirror_intent(act, {}, target, m.state(), m.derived(), m.rulebook()));
  }
  // Without a form, and beyond the last entry, the rest changes nothing either.
  for (const Intent& intent : std::initializer_list<Intent>{Answer{{0, no_number, -1, {}}, 3}, AddEntry{}, EditEntry{4},
                                                            RemoveEntry{0}, MoveEntry{0, 1}, SetElements{2},
                                                            SetFigures{Player::red, 0, 1}, SetRole{"owner", {}}})
    m.act(intent);
  CHECK(m.state().entries->empty());
  CHECK_FALSE(can_undo(m.state()));
}

// A short game of two with the abbot, worked out on paper (newest edition, base game and abbot):
//   red   road of 4 tiles                                    4              4
//   blue  city of 3 tiles, 1 coat of arms: 2 · 3 + 2         8              8
//   red   takes the abbot home from a monastery with 6 tiles around and itself: 7     11
//   blue  garden complete: 9                                 9             17
//   red and blue share a city of 5 tiles: 10 each                          21, 27
//   the end: red open road of 3: 3                                         24
//            blue open city of 2 with 1 coat: 3                            30
//            blue monastery with 5 squares in all: 5                       35
//            red garden with 4 squares in all: 4                           28
//            red field with 3 cities: 9                                    37
TEST_CASE("a short game with the abbot comes out as on paper") {
  Model m = fresh({"abbot"});
  const auto enter = [&](std::string_view item, std::initializer_list<std::pair<const char*, const char*>> acts,
                         Points red, Points blue) {
    press(m, "pad-begin", item);
    for (const auto& [act, target] : acts) press(m, act, target);
    press(m, "pad-add");
    INFO(item);
    CHECK(total(m, Player::red) == red);
    CHECK(total(m, Player::blue) == blue);
  };
  enter("road", {{"pad-answer", "length:tile=4"}, {"pad-figures", "red:meeple=1"}}, 4, 0);
  enter("city", {{"pad-answer", "size:tile=3"}, {"pad-answer", "coats-of-arms=1"}, {"pad-figures", "blue:meeple=1"}}, 4,
        8);
  enter("abbot-retired", {{"pad-answer", "surroundings=7"}, {"pad-role", "owner=red"}}, 11, 8);
  enter("garden", {{"pad-answer", "surroundings=9"}, {"pad-figures", "blue:meeple=1"}}, 11, 17);
  enter("city", {{"pad-answer", "size:tile=5"}, {"pad-figures", "red:meeple=1"}, {"pad-figures", "blue:meeple=1"}}, 21,
        27);
  press(m, "pad-view", "final");
  enter("road", {{"pad-answer", "length:tile=3"}, {"pad-figures", "red:meeple=1"}}, 24, 27);
  enter("city", {{"pad-answer", "size:tile=2"}, {"pad-answer", "coats-of-arms=1"}, {"pad-figures", "blue:meeple=1"}},
        24, 30);
  enter("monastic-building", {{"pad-answer", "surroundings=5"}, {"pad-figures", "blue:meeple=1"}}, 24, 35);
  enter("garden", {{"pad-answer", "surroundings=4"}, {"pad-figures", "red:meeple=1"}}, 28, 35);
  enter("field", {{"pad-answer", "completed-neighbours=3"}, {"pad-figures", "red:meeple=2"}}, 37, 35);
  CHECK(m.pad_words().winner() == "Red wins with 37");
}

TEST_CASE("text and table of a game name every entry and every total") {
  Model m = fresh();
  m.act(RenamePlayer{Player::red, "Mira, \"the fox\""});
  enter_road(m, 4, "red");
  CHECK(pad_csv(m.pad_words()) ==
        "\xEF\xBB\xBFNumber,When,Entry,\"Mira, \"\"the fox\"\"\",Blue\n1,In the game,\"Road, 4 tiles\",4,0\n"
        ",,Total,4,0\n");
  CHECK(pad_text(m.pad_words()).find("1. Mira, \"the fox\": 4") != std::string::npos);
}

TEST_CASE("columns of the table add up, with what was on the track before") {
  Model m = fresh();
  m.act(SetTrack{Player::red, 10});
  enter_road(m, 5, "red");
  CHECK(pad_csv(m.pad_words())
            .find("\n,,Before the first entry,10,0\n1,In the game,\"Road, 5 tiles\",5,0\n"
                  ",,Total,15,0\n") != std::string::npos);
  CHECK(pad_text(m.pad_words()).find("\n\nBefore the first entry: 10 for Red\nRoad, 5 tiles: 5 for Red\n") !=
        std::string::npos);
}

TEST_CASE("a name is never a formula, and never a row") {
  Model m = fresh();
  const auto head = [&](const char* name) {
    m.act(RenamePlayer{Player::red, name});
    const std::string csv = pad_csv(m.pad_words());
    const std::size_t begin = csv.find("Entry,") + 6;
    return csv.substr(begin, csv.find(",Blue\n") - begin);
  };
  CHECK(head("=1+1") == "'=1+1");
  CHECK(head("@SUM(1)") == "'@SUM(1)");
  CHECK(head("+1") == "'+1");
  CHECK(head("-2") == "'-2");
  CHECK(head("=A(\"x\",1)") == "\"'=A(\"\"x\"\",1)\"");
  CHECK(head("Mi\rra") == "\"Mi\rra\"");
  CHECK(head("Mira = 1") == "Mira = 1");
}
