#include "json/tile_set.hpp"

#include <algorithm>

namespace cadastre {
namespace {

/// Calls `each` for every part of `N.E.S`.
template <class Each>
void for_each_part(std::string_view places, Each each) {
  while (!places.empty()) {
    const std::size_t dot = std::min(places.find('.'), places.size());
    each(places.substr(0, dot));
    places.remove_prefix(std::min(dot + 1, places.size()));
  }
}

SideSet read_sides(const Node& node) {
  SideSet sides;
  for_each_part(node.text(), [&](std::string_view word) {
    if (const auto side = side_named(word))
      sides = sides.with(*side);
    else
      node.report("unknown-side", {{"side", std::string(word)}});
  });
  return sides;
}

/// `I` is a field that reaches no side.
HalfSideSet read_half_sides(const Node& node) {
  HalfSideSet halves;
  if (node.is("I")) return halves;
  for_each_part(node.text(), [&](std::string_view word) {
    if (const auto half = half_side_named(word))
      halves = halves.with(*half);
    else
      node.report("unknown-side", {{"side", std::string(word)}});
  });
  return halves;
}

MarkNumber mark_number(Catalogue& catalogue, std::string_view mark) {
  const auto found = std::find(catalogue.marks.begin(), catalogue.marks.end(), mark);
  if (found != catalogue.marks.end()) return static_cast<MarkNumber>(found - catalogue.marks.begin());
  catalogue.marks.emplace_back(mark);
  return static_cast<MarkNumber>(catalogue.marks.size() - 1);
}

Segment read_segment(const Node& node, Catalogue& catalogue) {
  Segment segment;
  if (node.has("city")) {
    segment.kind = SegmentKind::city;
    segment.sides = read_sides(node.at("city"));
  } else if (node.has("road")) {
    segment.kind = SegmentKind::road;
    segment.sides = read_sides(node.at("road"));
  } else if (node.has("field")) {
    segment.kind = SegmentKind::field;
    segment.half_sides = read_half_sides(node.at("field"));
  } else if (node.has("monastery")) {
    segment.kind = SegmentKind::monastery;
  } else if (node.has("garden")) {
    segment.kind = SegmentKind::garden;
  } else {
    node.report("unknown-segment");
  }
  node.at("touches").for_each([&](const Node& city) {
    const std::int32_t number = city.whole();
    if (number >= 0 && number < max_segments)
      segment.touches = static_cast<std::uint16_t>(segment.touches | 1u << number);
    else
      city.report("unknown-segment");
  });
  node.at("marks").for_each_member([&](std::string_view mark, const Node& number) {
    segment.marks.push_back({mark_number(catalogue, mark), static_cast<std::uint8_t>(number.whole(1))});
  });
  return segment;
}

void read_copies(const Node& node, Tile& tile) {
  node.for_each_member([&](std::string_view word, const Node& number) {
    if (const auto edition = edition_named(word))
      tile.copies[static_cast<std::size_t>(*edition)] = static_cast<std::uint8_t>(number.whole());
    else
      number.report("unknown-edition", {{"edition", word}});
  });
}

}  // namespace

void read_tile_set(const Node& set, Catalogue& catalogue) {
  set.at("tiles").for_each([&](const Node& node) {
    Tile tile;
    tile.id = node.at("id").text();
    tile.alias = node.at("alias").text();
    tile.start = node.at("start").yes();
    read_copies(node.at("copies"), tile);
    node.at("segments").for_each([&](const Node& s) { tile.segments.push_back(read_segment(s, catalogue)); });
    if (tile.segments.size() > max_segments) {
      node.at("segments").report("too-many-segments");
      tile.segments.resize(max_segments);
    }
    if (find_tile(catalogue, tile.id) || find_tile(catalogue, tile.alias)) {
      node.report("id-taken", {{"kind", "tile"}, {"id", tile.id}});
      return;
    }
    complete_layouts(tile);
    catalogue.tiles.push_back(std::move(tile));
  });
}

}  // namespace cadastre
