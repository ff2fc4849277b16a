// Finding tiles, filling holes, what a tile would complete, notes, wikitext.

#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/keys.hpp"
#include "model/model.hpp"
#include "model/wikitext.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

Model empty_table(const std::string& language = "en") {
  Model m{tests::rulebook()};
  m.speak(tests::phrasebook(language));
  return m;
}

TileNumber tile(const Model& m, std::string_view alias) { return *find_tile(m.catalogue(), alias); }

void place(Model& m, std::string_view alias, Square q, int turns = 0) {
  m.act(PlaceTile{tile(m, alias), q, static_cast<std::uint8_t>(turns)});
}

/// A hole at 1,1 with a road to the north, a road to the west, and a field to the east.
Model with_hole(const std::string& language = "en") {
  Model m = empty_table(language);
  place(m, "BA/RFr", {1, 0}, 1);
  place(m, "BA/RFr", {0, 1});
  place(m, "BA/L", {2, 1});
  return m;
}

bool shows(Model& m, std::string_view alias) {
  const auto& shown = m.tiles_shown();
  return contains(shown, tile(m, alias));
}

void search(Model& m, std::string_view words) {
  Palette p = m.state().palette;
  p.filter = words;
  m.act(SetPalette{p});
}

const MirrorCell* cell(const Mirror& mirror, Square q) {
  for (const MirrorCell& c : mirror.cells)
    if (c.square == q) return &c;
  return nullptr;
}

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
  return n;
}

}  // namespace

TEST_CASE("tiles are found by their sides in any turn, in the person's language") {
  Model m = empty_table();
  search(m, "city north, road south-west");  // a road that has both sides
  CHECK_FALSE(m.tiles_shown().empty());
  CHECK_FALSE(shows(m, "BA/L"));
  search(m, "city north, road south");
  CHECK(shows(m, "BA/CccR"));
  CHECK_FALSE(shows(m, "BA/L"));
  CHECK_FALSE(shows(m, "BA/RCr"));  // its road runs beside the city
  search(m, "City east, road NORTH and south");
  CHECK(shows(m, "BA/RCr"));
  Model german = empty_table("de");
  search(german, "stadt norden, strasse suden");
  CHECK(shows(german, "BA/CccR"));
  Model romanian = empty_table("ro");
  search(romanian, "oras nord, drum sud");
  CHECK(shows(romanian, "BA/CccR"));
}

TEST_CASE("a hole says how likely it is to be filled, and by what") {
  Model m = with_hole();
  const Gap* gap = gap_at(m.derived(), {1, 1});
  REQUIRE(gap);
  CHECK(gap->neighbours == 3);
  m.act(ChooseHole{Square{1, 1}});
  CHECK(m.state().palette.stock == PaletteStock::fits);
  int copies = 0;
  for (const TileNumber t : m.tiles_shown()) copies += m.derived().left[t];
  CHECK(copies == gap->copies);
  CHECK_FALSE(shows(m, "BA/L"));
  const std::string said = m.mirror().hole;
  CHECK(said.find(std::to_string(gap->copies) + " of " + std::to_string(m.derived().copies_left)) != std::string::npos);
  CHECK(said.find(std::to_string((200 * gap->copies + m.derived().copies_left) / (2 * m.derived().copies_left)) +
                  " %") != std::string::npos);

  // A tile chosen then is held there, turned so that it fits.
  const TileNumber fits = m.tiles_shown().front();
  m.act(ChooseTile{fits});
  REQUIRE(m.state().ghost);
  CHECK(m.state().ghost->square == Square{1, 1});
  CHECK(m.derived().ghost_disagrees.bits == 0);
  m.act(PlaceGhost{});
  CHECK(placed_at(m.board(), {1, 1}));
  CHECK_FALSE(m.state().hole);
  CHECK(m.state().palette.stock == PaletteStock::in_box);
}

TEST_CASE("a hole is let go of by cancel, by another stock, and by the key that chose it") {
  Model m = with_hole();
  m.act(ChooseHole{Square{1, 1}});
  m.act(Cancel{});
  CHECK_FALSE(m.state().hole);
  m.act(ChooseHole{Square{1, 1}});
  Palette all = m.state().palette;
  all.stock = PaletteStock::all;
  m.act(SetPalette{all});
  CHECK_FALSE(m.state().hole);
  m.act(SetCursor{Square{1, 1}});
  const KeyPress h{"h", false, false, false};
  for (const bool chosen : {true, false}) {
    m.act(*intent_for(h, m.state(), m.derived(), m.rulebook()));
    CHECK(m.state().hole.has_value() == chosen);
  }
  m.act(ChooseHole{Square{1, 0}});  // a tile lies there
  CHECK_FALSE(m.state().hole);
}

TEST_CASE("squares say how the tile in hand lies, and keys carry it along") {
  Model m = with_hole();
  m.act(ChooseTile{tile(m, "BA/RFr")});
  const auto said = [&](Square q) { return cell(m.mirror(), q)->name; };
  CHECK(said({1, -1}) == "Empty, the tile fits when turned");
  CHECK(said({-1, 1}) == "Empty, the tile fits as it lies");
  m.act(SetCursor{Square{1, -1}});
  REQUIRE(m.state().ghost);
  CHECK(m.state().ghost->held);
  CHECK(m.mirror().if_placed == "If placed: Nothing changes.");
}

TEST_CASE("what a tile would complete is said for everybody, and again once it lies") {
  Model m = empty_table();
  m.act(RenamePlayer{Player::red, "Mira"});
  place(m, "BA/RCr", {0, 0});
  m.act(PlaceFigure{Player::red, m.state().figure, {{0, 0}, 0}});
  m.act(ChooseTile{tile(m, "BA/RCr")});
  m.act(TurnTo{2});
  m.act(HoldGhost{{0, -1}});
  REQUIRE(m.derived().what_if);
  CHECK(m.derived().what_if->completed.size() == 1);
  CHECK(m.mirror().if_placed ==
        "If placed: City completed: 4 points. Mira is alone here and gets 4 points. Mira: now +4, at the end +3.");
  m.act(PlaceGhost{});
  m.act(ChooseTile{});
  CHECK(m.mirror().announcement.find("City completed: 4 points. Mira is alone here and gets 4 points.") !=
        std::string::npos);
}

TEST_CASE("notes are part of the document") {
  Model m = with_hole();
  m.act(SetNote{Square{1, 1}, "a"});
  m.act(SetNote{Square{1, 1}, "ask Ana"});
  m.act(SetNote{std::nullopt, "Saturday"});
  CHECK(note_at(m.board(), Square{1, 1}) == "ask Ana");
  CHECK(cell(m.mirror(), {1, 1})->note == "ask Ana");
  CHECK(m.mirror().board_note == "Saturday");
  CHECK(read_board(write_board(m.board(), m.rulebook()), m.rulebook()).board == m.board());
  m.act(Undo{});
  CHECK(m.mirror().board_note.empty());
  m.act(Undo{});  // typing is one step
  CHECK(m.board().notes.empty());
  m.act(Redo{});
  m.act(SetNote{Square{1, 1}, ""});
  CHECK(m.board().notes.empty());
  m.act(OpenNote{Square{1, 1}});
  CHECK(has(m.state(), Overlay::note));
  CHECK(m.state().note_at == Square{1, 1});
}

TEST_CASE("a menu of a hole closes when a tile comes there") {
  Model m = with_hole();
  m.act(OpenMenu{{{1, 1}, SegmentNumber{2}}});
  REQUIRE(m.state().menu);
  CHECK_FALSE(m.state().menu->segment);
  place(m, "BA/RRRR", {1, 1});
  CHECK_FALSE(m.state().menu);
}

TEST_CASE("a position as wikitext has what lies where, the scores, and why") {
  Model m = empty_table();
  m.act(RenamePlayer{Player::red, "A|B [x] {{c}}"});
  place(m, "BA/RCr", {0, 0});
  place(m, "BA/RCr", {0, -1}, 2);
  m.act(PlaceFigure{Player::red, m.state().figure, {{0, 0}, 0}});
  m.act(SetNote{Square{2, 1}, "later = soon"});
  const std::string text = wikitext(m.mirror(), m.state(), m.derived(), m.rulebook(), m.phrases());
  CAPTURE(text);
  CHECK(count(text, "{|") == 2);
  CHECK(count(text, "\n|}") == 2);
  CHECK(count(text, "{{") == 1);  // in the notation, where nothing is markup
  CHECK(text.find("BA/RCr 180°") != std::string::npos);
  CHECK(text.find("''later &#61; soon''") != std::string::npos);
  CHECK(text.find("=== City, completed · 2 tiles&#58; 4 points, at 0, 0 ===") != std::string::npos);
  CHECK(text.find("| A&#124;B &#91;x&#93; &#123;&#123;c&#125;&#125; || 0 || 4 || ") != std::string::npos);
  // Every row of the table of squares has as many cells as there are columns.
  const std::string table = text.substr(text.find("{|"), text.find("|}") - text.find("{|"));
  for (std::size_t at = table.find("\n|-"); at != std::string::npos;) {
    const std::size_t next = table.find("\n|-", at + 1);
    CHECK(count(table.substr(at, next - at), "\n| ") == static_cast<std::size_t>(m.mirror().columns));
    at = next;
  }
  CHECK(text.find("<pre>\ncadastre 1 C3\n") != std::string::npos);
}
