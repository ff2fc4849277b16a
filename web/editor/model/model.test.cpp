// The model on the real rule book: what intents do to the board, what is undone, what is said.

#include "model/model.hpp"

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "model/keys.hpp"
#include "rules_bundle.hpp"

using namespace cadastre;
using namespace cadastre::editor;

namespace {

TileNumber tile(std::string_view alias) {
  const auto found = find_tile(tests::rulebook().catalogue, alias);
  REQUIRE(found);
  return *found;
}

Phrasebook phrases(const std::string& language) { return tests::phrasebook(language); }

Model fresh() {
  Model m{tests::rulebook()};
  m.speak(phrases("en"));
  return m;
}

/// A completed city of two caps for red, one road, an open field.
Model small_table() {
  Model m = fresh();
  m.act(PlaceTile{tile("BA/RCr"), {0, 0}, 0});
  m.act(PlaceTile{tile("BA/C"), {0, -1}, 2});
  m.act(PlaceFigure{Player::red, m.state().figure, {{0, 0}, 0}});
  return m;
}

Spot spot(const Model& m, Square q, SegmentKind kind, std::string_view where) {
  const PlacedTile* placed = placed_at(m.board(), q);
  REQUIRE(placed);
  const auto segment = find_segment(m.catalogue().tiles[placed->tile], placed->turns, kind, where);
  REQUIRE(segment);
  return {q, *segment};
}

std::optional<Intent> press(const Model& m, std::string_view key, bool control = false, bool shift = false) {
  return intent_for({key, control, shift, false}, m.state(), m.derived(), m.rulebook());
}

}  // namespace

TEST_CASE("a tile in hand stays in hand while the box has more of it") {
  Model m = fresh();
  m.act(ChooseTile{tile("BA/LR")});
  CHECK(m.state().tool == Tool::tile);
  m.act(PlaceTile{tile("BA/LR"), {0, 0}, 0});
  CHECK(m.state().tile == tile("BA/LR"));
  m.act(PlaceTile{tile("BA/LR"), {1, 0}, 1});
  CHECK_FALSE(m.state().tile);
  CHECK(m.board().tiles.size() == 2);
  CHECK(m.derived().left[tile("BA/LR")] == 0);
}

TEST_CASE("no tile is placed on a taken square, and nothing is written down for it") {
  Model m = fresh();
  m.act(PlaceTile{tile("BA/C"), {0, 0}, 0});
  const std::size_t steps = m.state().history.past.size();
  m.act(PlaceTile{tile("BA/RFr"), {0, 0}, 0});
  CHECK(m.board().tiles.size() == 1);
  CHECK(m.state().history.past.size() == steps);
}

TEST_CASE("undo and redo go through every board, both ways") {
  Model m = fresh();
  std::vector<Board> boards{m.board()};
  for (int x = 0; x < 200; ++x) {
    m.act(PlaceTile{tile("BA/RFr"), {x, 0}, static_cast<std::uint8_t>(x % 4)});
    boards.push_back(m.board());
  }
  for (std::size_t i = boards.size() - 1; i-- > 0;) {
    m.act(Undo{});
    REQUIRE(m.board() == boards[i]);
  }
  CHECK_FALSE(can_undo(m.state()));
  m.act(Undo{});
  CHECK(m.board() == boards[0]);
  for (std::size_t i = 1; i < boards.size(); ++i) {
    m.act(Redo{});
    REQUIRE(m.board() == boards[i]);
  }
  CHECK_FALSE(can_redo(m.state()));
}

TEST_CASE("a new change forgets what could be redone") {
  Model m = small_table();
  m.act(Undo{});
  REQUIRE(can_redo(m.state()));
  m.act(PlaceTile{tile("BA/L"), {0, 1}, 0});
  CHECK_FALSE(can_redo(m.state()));
}

TEST_CASE("the oldest steps go once there are very many") {
  State s = initial_state(tests::rulebook());
  // Points of one seat are one step while they are typed; taking turns makes each a step of its own.
  for (int i = 0; i < static_cast<int>(undo_limit) + 20; ++i) {
    s = reduce(std::move(s), SetTrack{i % 2 == 0 ? Player::red : Player::blue, i}, tests::rulebook());
    CHECK(s.history.past.size() <= undo_limit);
  }
  CHECK(s.history.past.size() == undo_limit);
  for (std::size_t i = 0; i < undo_limit; ++i) s = reduce(std::move(s), Undo{}, tests::rulebook());
  CHECK(!can_undo(s));
  CHECK(s.history.future.size() == undo_limit);
}

TEST_CASE("only the document is undone") {
  Model m = small_table();
  m.act(SelectFeature{spot(m, {0, 0}, SegmentKind::city, "N")});
  m.act(SetLanguage{"ro"});
  m.act(Undo{});
  CHECK(m.board().figures.empty());
  CHECK(m.state().settings.language == "ro");
  CHECK(m.state().selected);
}

TEST_CASE("typing a name or points is one step") {
  Model m = small_table();
  const std::size_t steps = m.state().history.past.size();
  for (const char* name : {"M", "Mi", "Mira"}) m.act(RenamePlayer{Player::red, name});
  CHECK(m.state().history.past.size() == steps + 1);
  m.act(SetTrack{Player::red, 1});
  m.act(SetTrack{Player::red, 12});
  CHECK(m.state().history.past.size() == steps + 2);
  m.act(Undo{});
  CHECK(m.board().players[0].track == 0);
  m.act(Undo{});
  CHECK(m.board().players[0].name.empty());
}

TEST_CASE("figures go with their tile") {
  Model m = small_table();
  SECTION("moved") {
    m.act(MoveTile{{0, 0}, {5, 5}, 1});
    CHECK(m.board().figures[0].square == Square{5, 5});
  }
  SECTION("turned") {
    m.act(TurnTile{{0, 0}, 1});
    CHECK(placed_at(m.board(), {0, 0})->turns == 1);
    CHECK(m.board().figures[0].segment == 0);
  }
  SECTION("removed") {
    m.act(RemoveTile{{0, 0}});
    CHECK(m.board().figures.empty());
  }
  SECTION("replaced by a tile with such a segment there") {
    m.act(BeginReplace{{0, 0}});
    m.act(ChooseTile{tile("BA/CRr")});
    REQUIRE(m.board().figures.size() == 1);
    CHECK(m.catalogue().tiles[tile("BA/CRr")].segments[m.board().figures[0].segment].kind == SegmentKind::city);
  }
  SECTION("replaced by a tile without") {
    m.act(BeginReplace{{0, 0}});
    m.act(ChooseTile{tile("BA/RFr")});
    CHECK(m.board().figures.empty());
  }
}

TEST_CASE("the selected feature survives edits elsewhere and goes with its tile") {
  Model m = small_table();
  m.act(SelectFeature{spot(m, {0, -1}, SegmentKind::city, "S")});
  const FeatureNumber before = selected_feature(m.derived(), m.state());
  REQUIRE(before != no_feature);
  CHECK(m.derived().score.features.features[before].completed);
  m.act(PlaceTile{tile("BA/L"), {1, 0}, 0});
  m.act(RemoveTile{{0, 0}});
  const FeatureNumber after = selected_feature(m.derived(), m.state());
  REQUIRE(after != no_feature);
  CHECK_FALSE(m.derived().score.features.features[after].completed);
  m.act(RemoveTile{{0, -1}});
  CHECK_FALSE(m.state().selected);
}

TEST_CASE("what is shown of a feature is now if it has points now, until a person chooses") {
  Model m = small_table();
  m.act(SelectFeature{spot(m, {0, 0}, SegmentKind::city, "N")});
  CHECK(shown_when(m.derived(), m.state()) == When::now);
  m.act(SelectFeature{spot(m, {0, 0}, SegmentKind::road, "E")});
  CHECK(shown_when(m.derived(), m.state()) == When::at_end);
  m.act(SetWhen{When::now});
  CHECK(shown_when(m.derived(), m.state()) == When::now);
  CHECK(sheet_of(m.derived(), selected_feature(m.derived(), m.state()), When::now) == no_sheet);
}

TEST_CASE("a lifted tile may lie down on its own square and is asked about without itself") {
  Model m = small_table();
  m.act(LiftTile{{0, -1}});
  CHECK(m.state().tile == tile("BA/C"));
  CHECK(fitting_turns(m.derived(), {0, -1}) == 0b0100);
  m.act(HoldGhost{{0, 1}});
  REQUIRE(m.derived().what_if);
  // The city is open again: red loses two tiles at two points each and keeps one for one.
  CHECK(m.derived().what_if->change[Player::red].now == -4);
  m.act(PlaceGhost{});
  CHECK(placed_at(m.board(), {0, 1}));
  CHECK_FALSE(placed_at(m.board(), {0, -1}));
  CHECK(m.state().tool == Tool::select);
}

TEST_CASE("the ghost says what its tile would change") {
  Model m = fresh();
  m.act(PlaceTile{tile("BA/RCr"), {0, 0}, 0});
  m.act(PlaceFigure{Player::blue, m.state().figure, spot(m, {0, 0}, SegmentKind::city, "N")});
  m.act(ChooseTile{tile("BA/C")});
  m.act(Turn{2});
  m.act(HoverSquare{Square{0, -1}});
  REQUIRE(m.derived().what_if);
  CHECK(m.derived().ghost_disagrees.bits == 0);
  CHECK(m.derived().what_if->change[Player::blue].now == 4);
  CHECK(m.derived().what_if->completed.size() == 1);
  m.act(Turn{1});
  CHECK(m.derived().ghost_disagrees.has(Side::S));
  m.act(HoverSquare{Square{0, 0}});
  CHECK_FALSE(m.state().ghost);
}

TEST_CASE("players: seated by their figures, recoloured with them, never the last one removed") {
  Model m = small_table();
  m.act(PlaceFigure{Player::green, m.state().figure, {{0, 0}, 1}});
  REQUIRE(m.board().players.size() == 3);
  m.act(RecolourPlayer{Player::green, Player::red});
  CHECK(m.board().players[2].player == Player::red);
  CHECK(m.board().players[0].player == Player::green);
  CHECK(m.board().figures[0].player == Player::green);
  m.act(ReseatPlayer{Player::red, -1});
  CHECK(m.board().players[1].player == Player::red);
  for (int p = 0; p < player_count; ++p) m.act(RemovePlayer{static_cast<Player>(p)});
  CHECK(m.board().players.size() == 1);
  m.act(RemovePlayer{m.board().players[0].player});
  CHECK(m.board().players.size() == 1);
}

TEST_CASE("a default variant is not written down") {
  Model m = fresh();
  const Variant& variant = m.rulebook().variants.front();
  const std::string other = variant.values[0].id == variant.initial ? variant.values[1].id : variant.values[0].id;
  m.act(SetVariant{variant.id, other});
  CHECK(m.board().selection.variants.size() == 1);
  m.act(SetVariant{variant.id, variant.initial});
  CHECK(m.board().selection.variants.empty());
}

TEST_CASE("what is tried out can be put back, and that can be undone") {
  Model m = small_table();
  const Board before = m.board();
  m.act(BeginWhatIf{});
  m.act(PlaceTile{tile("BA/L"), {1, 0}, 0});
  m.act(SetTrack{Player::red, 9});
  const Board tried = m.board();
  CHECK(m.derived().base_totals[Player::red].at_end < m.derived().score.totals[Player::red].at_end);
  SECTION("put back") {
    m.act(EndWhatIf{false});
    CHECK(m.board() == before);
    m.act(Undo{});
    CHECK(m.board() == tried);
  }
  SECTION("kept") {
    m.act(EndWhatIf{true});
    CHECK(m.board() == tried);
  }
  CHECK_FALSE(m.state().what_if_base);
}

TEST_CASE("putting back what was tried brings the score pad back too") {
  for (const int what : {0, 1, 2})
    for (const bool another : {false, true}) {
      INFO("tried " << what << (another ? ", another game" : ", by hand"));
      Model m = small_table();
      const auto enter = [&](Player player, int tiles) {
        FeatureForm road;
        road.item = *find_item(m.rulebook(), "road");
        road.pieces = {{*find_class(m.rulebook(), "tile"), tiles, tiles, tiles}};
        road.players = {{player, {{*find_class(m.rulebook(), "meeple"), 1}}, {}, {}}};
        m.act(BeginEntry{road.item, Phase::during, road});
        m.act(AddEntry{});
      };
      enter(Player::red, 4);
      enter(Player::blue, 6);
      const Board before = m.board();
      const Entries entries = *m.state().entries;
      m.act(BeginWhatIf{});
      if (what == 0) m.act(RecolourPlayer{Player::red, Player::blue});
      if (what == 1) m.act(RemovePlayer{Player::red});
      if (what == 2) enter(Player::red, 9);
      const Entries tried = *m.state().entries;
      CHECK_FALSE(tried == entries);
      if (another) {  // undone, it is the game again and not what was tried
        m.act(NewBoard{});
        m.act(Undo{});
      } else {
        m.act(EndWhatIf{false});
      }
      CHECK(m.board() == before);
      CHECK(*m.state().entries == entries);
      CHECK(m.derived().pad.ledger.totals[Player::red] == 4);
      m.act(Undo{});
      CHECK(*m.state().entries == tried);
    }
}

TEST_CASE("loading another board can be undone") {
  Model m = small_table();
  const Board before = m.board();
  m.act(NewBoard{});
  CHECK(m.board().tiles.empty());
  m.act(Undo{});
  CHECK(m.board() == before);
}

TEST_CASE("answers are asked for again only after a change") {
  Model m = small_table();
  const std::uint64_t version = m.derived().version;
  m.act(SetTheme{Theme::dark});
  m.act(SelectFeature{Spot{{0, 0}, 0}});
  m.act(MoveCursor{1, 0});
  CHECK(m.derived().version == version);
  m.act(SetTrack{Player::red, 3});
  CHECK(m.derived().version == version + 1);
}

TEST_CASE("gaps count what still fits") {
  Model m = fresh();
  for (int x = 0; x < 3; ++x) m.act(PlaceTile{tile("BA/RFr"), {x, 0}, 0});
  m.act(PlaceTile{tile("BA/RFr"), {0, 1}, 0});
  m.act(PlaceTile{tile("BA/RFr"), {2, 1}, 0});
  const auto& gaps = m.derived().gaps;
  const auto gap = std::find_if(gaps.begin(), gaps.end(), [](const Gap& g) { return g.square == Square{1, 1}; });
  REQUIRE(gap != gaps.end());
  CHECK(gap->copies > 0);
  int copies = 0;
  for (std::size_t t = 0; t < m.catalogue().tiles.size(); ++t)
    for (const Placement& p : legal_placements(m.board(), m.catalogue(), static_cast<TileNumber>(t)))
      if (p.square == Square{1, 1}) {
        copies += m.derived().left[t];
        break;
      }
  CHECK(gap->copies == copies);
}

TEST_CASE("keys") {
  Model m = small_table();
  SECTION("undo, redo") {
    REQUIRE(press(m, "z", true));
    m.act(*press(m, "z", true));
    CHECK(m.board().figures.empty());
    REQUIRE(press(m, "Z", true, true));
    m.act(*press(m, "y", true));
    CHECK(m.board().figures.size() == 1);
    CHECK_FALSE(press(m, "y", true));
  }
  SECTION("arrows, Enter, M and Del put a figure down and take it back") {
    m.act(*press(m, "ArrowUp"));
    REQUIRE(m.state().cursor);
    m.act(SetCursor{Square{0, -1}});
    m.act(*press(m, "ArrowDown"));
    CHECK(m.state().cursor == Square{0, 0});
    m.act(*press(m, "Enter"));
    m.act(*press(m, "Enter"));
    REQUIRE(m.state().selected);
    CHECK(m.state().selected->segment == 1);
    m.act(*press(m, "m"));
    CHECK(m.board().figures.size() == 2);
    m.act(*press(m, "Delete"));
    CHECK(m.board().figures.size() == 1);
    m.act(*press(m, "Delete"));
    CHECK(m.board().tiles.size() == 1);
  }
  SECTION("a tile is placed without a pointer") {
    m.act(SetCursor{Square{0, 0}});
    m.act(ChooseTile{tile("BA/RFr")});
    CHECK_FALSE(m.state().ghost);
    m.act(*press(m, "ArrowRight"));
    CHECK(m.state().ghost == Ghost{{1, 0}, true});
    m.act(*press(m, "r"));
    m.act(*press(m, "R", false, true));
    m.act(*press(m, "Enter"));
    CHECK(placed_at(m.board(), {1, 0}));
  }
  SECTION("Escape lets go of one thing at a time") {
    m.act(SelectFeature{Spot{{0, 0}, 0}});
    m.act(OpenOverlay{Overlay::more});
    m.act(*press(m, "Escape"));
    CHECK(m.state().overlays.empty());
    CHECK(m.state().selected);
    m.act(*press(m, "Escape"));
    CHECK_FALSE(m.state().selected);
  }
  SECTION("digits open pages, and choose players while figures are placed") {
    CHECK(std::holds_alternative<OpenPage>(*press(m, "2")));
    m.act(*press(m, "m"));
    m.act(*press(m, "2"));
    CHECK(m.state().player == Player::blue);
    CHECK(m.state().page == Page::board);
  }
  SECTION("what means nothing is left to the browser") {
    CHECK_FALSE(press(m, "q"));
    CHECK_FALSE(press(m, "s", true));
    CHECK_FALSE(press(m, "Enter"));
  }
}
