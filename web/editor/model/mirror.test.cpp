// The board in words, and what may be done in the HTML that shows them.

#include "model/mirror.hpp"

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/model.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

Model table(const std::string& language = "en") {
  Model m{tests::rulebook()};
  m.speak(tests::phrasebook(language));
  const auto place = [&](std::string_view alias, Square q, int turns) {
    m.act(PlaceTile{*find_tile(m.catalogue(), alias), q, static_cast<std::uint8_t>(turns)});
  };
  place("BA/RCr", {0, 0}, 0);
  place("BA/Cc+", {0, -1}, 1);
  place("BA/L", {0, 1}, 0);
  m.act(RenamePlayer{Player::red, "Mira"});
  m.act(PlaceFigure{Player::red, m.state().figure, {{0, 0}, 1}});
  return m;
}

const MirrorCell* cell(const Mirror& mirror, Square q) {
  for (const MirrorCell& c : mirror.cells)
    if (c.square == q) return &c;
  return nullptr;
}

bool act(Model& m, std::string_view what, Square q = {}, std::string_view target = {}) {
  const auto intent = mirror_intent(what, q, target, m.state(), m.derived(), m.rulebook());
  if (intent) m.act(*intent);
  return intent.has_value();
}

}  // namespace

TEST_CASE("every word of the mirror is a phrase of the language") {
  for (const char* language : {"en", "de", "ro"}) {
    Model m = table(language);
    m.act(SelectFeature{Spot{{0, 0}, 1}});
    m.act(ChooseTile{TileNumber{0}});
    const Mirror& mirror = m.mirror();
    std::string all = mirror.title + mirror.selection + mirror.box_heading + mirror.announcement;
    for (const std::string& head : mirror.score_heads) all += head;
    for (const MirrorCell& c : mirror.cells) {
      all += c.name;
      for (const MirrorSegment& s : c.segments) all += s.name;
      for (const MirrorFigure& f : c.figures) all += f.name;
    }
    for (const MirrorTile& t : mirror.tiles) all += t.name;
    for (const MirrorFeature& f : mirror.features) all += f.name + f.state;
    for (const MirrorProblem& p : mirror.problems) all += p.sentence;
    INFO(language << ": " << all);
    CHECK(all.find("ui.") == std::string::npos);
    CHECK(all.find('{') == std::string::npos);
  }
}

TEST_CASE("tiles in words, as they lie") {
  Model m = table();
  const Mirror& mirror = m.mirror();
  REQUIRE(cell(mirror, {0, 0}));
  CHECK(cell(mirror, {0, 0})->name == "City north, Road east and west");
  CHECK(cell(mirror, {0, -1})->name == "City north and east with 1 coat of arms");
  CHECK(cell(mirror, {0, 1})->name == "Monastery");
}

TEST_CASE("segments say what they are worth and who is there") {
  Model m = table();
  const MirrorCell& c = *cell(m.mirror(), {0, 0});
  REQUIRE(c.segments.size() == 4);
  CHECK(c.segments[1].name == "Road east and west: 1 point; Mira");
  CHECK(c.segments[1].target == "road/E.W");
  REQUIRE(c.figures.size() == 1);
  CHECK(c.figures[0].name == "Meeple of Mira");
}

TEST_CASE("the grid holds the tiles and the squares beside them") {
  Model m = table();
  const Mirror& mirror = m.mirror();
  CHECK(mirror.rows == 5);
  CHECK(mirror.columns == 3);
  CHECK(mirror.cells.size() == 3 + 8);
  CHECK(mirror.cells.front().row == 1);
  CHECK(cell(mirror, {0, 0})->row == 3);
  CHECK(cell(mirror, {0, 0})->column == 2);
  CHECK(std::is_sorted(mirror.cells.begin(), mirror.cells.end(), [](const MirrorCell& a, const MirrorCell& b) {
    return std::pair(a.row, a.column) < std::pair(b.row, b.column);
  }));
}

TEST_CASE("the grid stays small however far apart tiles lie") {
  Model m = table();
  m.act(PlaceTile{0, {900'000, -900'000}, 0});
  CHECK(m.mirror().cells.size() == 3 + 8 + 5);
  CHECK(m.mirror().columns > 900'000);
}

TEST_CASE("problems are told with their square") {
  Model m = table();
  REQUIRE(m.mirror().problems.size() >= 1);
  const auto& problems = m.mirror().problems;
  const auto edge =
      std::find_if(problems.begin(), problems.end(), [](const MirrorProblem& p) { return p.code == "edges-disagree"; });
  REQUIRE(edge != problems.end());
  CHECK(edge->square);
}

TEST_CASE("the announcement says what was done, and who gets a selected feature") {
  Model m = table();
  CHECK(m.mirror().announcement == "Figure placed: Meeple of Mira, at 0, 0.");
  m.act(Undo{});
  CHECK(m.mirror().announcement == "Undone: Meeple of Mira, at 0, 0.");
  m.act(Redo{});
  m.act(SelectFeature{Spot{{0, 0}, 1}});
  const std::string said = m.mirror().announcement;
  CHECK(said.find("Road, not completed") != std::string::npos);
  CHECK(said.find("Mira") != std::string::npos);
}

TEST_CASE("the explanation names rules and shows points as they are read") {
  Model m = table();
  m.act(SelectFeature{Spot{{0, 0}, 1}});
  const auto& e = m.mirror().explanation;
  REQUIRE(e);
  CHECK(e->title == "Road");
  CHECK(e->when == When::at_end);
  CHECK(e->worth == 1);
  REQUIRE_FALSE(e->lines.empty());
  CHECK(find_row(m.rulebook(), e->lines[0].rule_id));
  CHECK_FALSE(e->lines[0].rule.empty());
  const auto who = std::find_if(e->lines.begin(), e->lines.end(), [](const MirrorLine& l) { return l.points == "+1"; });
  CHECK(who != e->lines.end());
  m.act(SetWhen{When::now});
  CHECK_FALSE(m.mirror().explanation->scored);
}

TEST_CASE("the mirror's version goes up only with its words") {
  Model m = table();
  const std::uint64_t version = m.mirror_version();
  m.act(SetTheme{Theme::dark});
  m.act(HoverSquare{Square{1, 1}});
  CHECK(m.mirror_version() == version);
  m.act(SetTrack{Player::red, 4});
  CHECK(m.mirror_version() == version + 1);
}

TEST_CASE("a whole position can be entered by acts of the HTML") {
  Model m = table();
  m.act(NewBoard{});
  REQUIRE(act(m, "choose", {}, "BA/RCr"));
  REQUIRE(act(m, "place", {0, 0}));
  REQUIRE(act(m, "choose", {}, "base-game/monastery"));
  REQUIRE(act(m, "turn", {5, 5}));
  REQUIRE(act(m, "place", {0, 1}));
  REQUIRE(act(m, "choose"));
  REQUIRE(act(m, "meeple", {0, 0}, "blue:city/N"));
  REQUIRE(act(m, "meeple", {0, 1}, "monastery/I"));
  REQUIRE(act(m, "turn", {0, 1}));
  REQUIRE(act(m, "track", {}, "blue=8"));
  REQUIRE(act(m, "explain", {0, 1}, "monastery/I"));
  CHECK(m.board().tiles.size() == 2);
  CHECK(m.board().tiles[1].turns == 2);
  CHECK(m.board().figures.size() == 2);
  CHECK(m.board().players[1].track == 8);
  CHECK(m.mirror().explanation->title == "Monastery");
  REQUIRE(act(m, "take", {}, "0"));
  REQUIRE(act(m, "remove", {0, 0}));
  CHECK(m.board().tiles.size() == 1);
  REQUIRE(act(m, "undo"));
  CHECK(m.board().tiles.size() == 2);
}

TEST_CASE("a tile that fits only when turned is turned") {
  Model m = table();
  m.act(NewBoard{});
  REQUIRE(act(m, "choose", {}, "BA/RCr"));
  REQUIRE(act(m, "place", {0, 0}));
  REQUIRE(act(m, "choose", {}, "BA/C"));
  REQUIRE(act(m, "place", {0, -1}));  // its city lies north, and that of the tile below too
  CHECK(m.board().tiles[1].turns == 2);
  CHECK(m.derived().problems.empty());
  REQUIRE(act(m, "place", {0, 1}, "1"));  // so it was asked for
  CHECK(m.board().tiles[2].turns == 1);
}

TEST_CASE("choosing a player leaves the tile in hand and the explanation") {
  Model m = table();
  REQUIRE(act(m, "choose", {}, "BA/C"));
  REQUIRE(act(m, "player", {}, "blue"));
  CHECK(m.state().player == Player::blue);
  CHECK(m.state().tile == find_tile(m.catalogue(), "BA/C"));
  CHECK(m.state().tool == Tool::tile);
  act(m, "cancel");
  REQUIRE(act(m, "explain", {0, 0}, "city/N"));
  REQUIRE(act(m, "player", {}, "red"));
  CHECK(m.state().player == Player::red);
  CHECK(m.mirror().explanation);
}

TEST_CASE("acts that mean nothing do nothing") {
  Model m = table();
  CHECK_FALSE(act(m, "fly"));
  CHECK_FALSE(act(m, "choose", {}, "BA/nothing"));
  CHECK_FALSE(act(m, "meeple", {7, 7}, "city/N"));
  CHECK_FALSE(act(m, "meeple", {0, 0}, "mauve:city/N"));
  CHECK_FALSE(act(m, "meeple", {0, 0}, "99"));
  CHECK_FALSE(act(m, "track", {}, "red=many"));
  CHECK_FALSE(act(m, "place", {0, 2}));
  CHECK_FALSE(act(m, "take", {}, "-1"));
  CHECK_FALSE(act(m, "page", {}, "moon"));
}

TEST_CASE("letters and signs") {
  CHECK(sentence_case("city") == "City");
  CHECK(sentence_case("țăran") == "Țăran");
  CHECK(sentence_case("äöü") == "Äöü");
  CHECK(sentence_case("Stadt") == "Stadt");
  CHECK(sentence_case("").empty());
  CHECK(signed_points(3) == "+3");
  CHECK(signed_points(0) == "0");
  CHECK(signed_points(-2) ==
        "\xE2\x88\x92"
        "2");
}
