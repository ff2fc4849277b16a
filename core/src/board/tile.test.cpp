#include "cadastre/tile.hpp"

#include "cadastre/problem.hpp"
#include "catch.hpp"
#include "testing/base_tiles.hpp"

using namespace cadastre;
using namespace cadastre::testing;

TEST_CASE("A quarter turn clockwise takes north to east", "[tile]") {
  CHECK(SideSet{}.with(Side::N).turned(1) == SideSet{}.with(Side::E));
  CHECK(SideSet{}.with(Side::W).turned(1) == SideSet{}.with(Side::N));
  CHECK(HalfSideSet{}.with(HalfSide::NL).turned(1) == HalfSideSet{}.with(HalfSide::EL));
  CHECK(HalfSideSet{}.with(HalfSide::WR).turned(1) == HalfSideSet{}.with(HalfSide::NR));
}

TEST_CASE("Turns add up, and four of them change nothing", "[tile]") {
  for (unsigned bits = 0; bits < 256; ++bits) {
    const HalfSideSet halves{static_cast<std::uint8_t>(bits)};
    const SideSet sides{static_cast<std::uint8_t>(bits & 15)};
    CHECK(halves.turned(4) == halves);
    CHECK(sides.turned(4) == sides);
    for (int a = 0; a < 4; ++a) {
      for (int b = 0; b < 4; ++b) {
        CHECK(halves.turned(a).turned(b) == halves.turned(a + b));
        CHECK(sides.turned(a).turned(b) == sides.turned(a + b));
      }
    }
  }
}

TEST_CASE("Half sides face each other across an edge", "[tile]") {
  CHECK(facing(HalfSide::NL) == HalfSide::SR);
  CHECK(facing(HalfSide::NR) == HalfSide::SL);
  CHECK(facing(HalfSide::EL) == HalfSide::WR);
  CHECK(facing(HalfSide::ER) == HalfSide::WL);
  for (int i = 0; i < half_side_count; ++i) CHECK(facing(facing(static_cast<HalfSide>(i))) == static_cast<HalfSide>(i));
}

TEST_CASE("Words and values go both ways", "[tile]") {
  for (int i = 0; i < player_count; ++i) {
    CHECK(player_named(name(static_cast<Player>(i))) == static_cast<Player>(i));
  }
  for (int i = 0; i < edition_count; ++i) {
    CHECK(edition_named(name(static_cast<Edition>(i))) == static_cast<Edition>(i));
  }
  for (int i = 0; i < segment_kind_count; ++i) {
    CHECK(segment_kind_named(name(static_cast<SegmentKind>(i))) == static_cast<SegmentKind>(i));
  }
  CHECK(phase_named("after") == Phase::after);
  CHECK(side_named("W") == Side::W);
  CHECK(half_side_named("WR") == HalfSide::WR);
  CHECK(name(Edge::city) == "city");
  CHECK_FALSE(player_named("Red"));
  CHECK_FALSE(edition_named(""));
  CHECK_FALSE(half_side_named("N"));
}

TEST_CASE("The base game has 72 tiles in every printing", "[tile]") {
  int first = 0, second = 0, shapes = 0;
  for (const Tile& tile : base_tiles().tiles) {
    first += tile.copies[0];
    second += tile.copies[1];
    shapes += tile.copies[0] > 0;
  }
  CHECK(first == 72);
  CHECK(second == 72);
  CHECK(shapes == 24);
}

TEST_CASE("A layout shows what each side and half side has", "[tile]") {
  const Tile curve = tile("BA/CcRr+", "city N.W!; road E.S; field EL.SR@0; field ER.SL");
  const Layout& straight = curve.layouts[0];
  CHECK(straight.edge == std::array{Edge::city, Edge::road, Edge::road, Edge::city});
  CHECK(straight.at_side == std::array<SegmentNumber, 4>{0, 1, 1, 0});
  CHECK(straight.at_half == std::array<SegmentNumber, 8>{no_segment, no_segment, 2, 3, 3, 2, no_segment, no_segment});
  const Layout& turned = curve.layouts[1];
  CHECK(turned.edge == std::array{Edge::city, Edge::city, Edge::road, Edge::road});
  CHECK(turned.at_half == std::array<SegmentNumber, 8>{no_segment, no_segment, no_segment, no_segment, 2, 3, 3, 2});
}

TEST_CASE("Every side of a base tile is covered once, however it lies", "[tile]") {
  for (const Tile& tile : base_tiles().tiles) {
    for (const Layout& layout : tile.layouts) {
      for (std::size_t s = 0; s < side_count; ++s) {
        CHECK((layout.at_side[s] == no_segment) == (layout.edge[s] == Edge::field));
        for (const std::size_t half : {2 * s, 2 * s + 1}) {
          CHECK((layout.at_half[half] == no_segment) == (layout.edge[s] == Edge::city));
        }
      }
    }
  }
}

TEST_CASE("Tiles are found by either name", "[tile]") {
  const Catalogue tiles = base_tiles();
  CHECK(find_tile(tiles, "BA/LR") == find_tile(tiles, "base-game/LR"));
  CHECK(find_tile(tiles, "BA/LR").has_value());
  CHECK_FALSE(find_tile(tiles, "BA/XX"));
  CHECK_FALSE(find_tile(tiles, ""));
}

TEST_CASE("Any part of a segment's places finds it as it lies", "[tile]") {
  const Tile junction = tile("BA/RRR", "road E; road S; road W; field NL.NR.EL.WR; field ER.SL; field SR.WL");
  CHECK(find_segment(junction, 0, SegmentKind::road, "S") == SegmentNumber{1});
  CHECK(find_segment(junction, 1, SegmentKind::road, "S") == SegmentNumber{0});
  CHECK_FALSE(find_segment(junction, 1, SegmentKind::road, "E"));
  CHECK(find_segment(junction, 0, SegmentKind::field, "NR") == SegmentNumber{3});
  CHECK(find_segment(junction, 2, SegmentKind::field, "NR.EL") == SegmentNumber{5});
  CHECK_FALSE(find_segment(junction, 0, SegmentKind::field, "NL.SL"));
  CHECK_FALSE(find_segment(junction, 0, SegmentKind::field, "N"));
  CHECK_FALSE(find_segment(junction, 0, SegmentKind::road, ""));
  CHECK_FALSE(find_segment(junction, 0, SegmentKind::road, "E."));
  CHECK_FALSE(find_segment(junction, 0, SegmentKind::city, "N"));
}

TEST_CASE("A place may be left out where there is only one", "[tile]") {
  const Tile abbey = tile("BA/LR", "road S; monastery; field NL.NR.EL.ER.SL.SR.WL.WR");
  CHECK(find_segment(abbey, 3, SegmentKind::road, "") == SegmentNumber{0});
  CHECK(find_segment(abbey, 3, SegmentKind::monastery, "") == SegmentNumber{1});
  CHECK(find_segment(abbey, 3, SegmentKind::monastery, "I") == SegmentNumber{1});
  CHECK_FALSE(find_segment(abbey, 3, SegmentKind::monastery, "II"));
  CHECK_FALSE(find_segment(abbey, 3, SegmentKind::monastery, "N"));
}

TEST_CASE("Cities that share a side are told apart by their whole name", "[tile]") {
  const Tile shared = tile("HS/CC", "city N.E; city N; field SL.SR.WL.WR@0,1");
  CHECK(find_segment(shared, 0, SegmentKind::city, "N") == SegmentNumber{1});
  CHECK(find_segment(shared, 0, SegmentKind::city, "E") == SegmentNumber{0});
}

TEST_CASE("Segments that reach no side are counted", "[tile]") {
  const Tile pockets = tile("XX/Y", "city N.S; field EL.ER; field; field");
  CHECK(place_name(pockets, 1, 2) == "I");
  CHECK(place_name(pockets, 1, 3) == "II");
  CHECK(find_segment(pockets, 1, SegmentKind::field, "II") == SegmentNumber{3});
  CHECK_FALSE(find_segment(pockets, 1, SegmentKind::field, "III"));
}

TEST_CASE("The name of a place leads back to its segment", "[tile]") {
  for (const Tile& tile : base_tiles().tiles) {
    for (int turns = 0; turns < 4; ++turns) {
      for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const auto number = static_cast<SegmentNumber>(i);
        CHECK(find_segment(tile, turns, tile.segments[i].kind, place_name(tile, turns, number)) == number);
      }
    }
  }
  CHECK(place_name(base_tiles().tiles[0], 0, 9).empty());
}

TEST_CASE("Only errors count as errors", "[tile]") {
  CHECK_FALSE(has_error({}));
  CHECK_FALSE(has_error({{"edges-disagree", Severity::warning, "", {}}}));
  CHECK(has_error({{"edges-disagree", Severity::warning, "", {}}, {"unknown-tile", Severity::error, "", {}}}));
}
