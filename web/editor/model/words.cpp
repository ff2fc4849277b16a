// Tiles, segments and features in words, and the small shapes of sentences.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "model/mirror.hpp"

namespace cadastre::editor {

std::string sentence_case(std::string text) {
  if (text.empty()) return text;
  unsigned char& first = reinterpret_cast<unsigned char&>(text[0]);
  if (first >= 'a' && first <= 'z') first = static_cast<unsigned char>(first - 32);
  if (text.size() < 2) return text;
  unsigned char& second = reinterpret_cast<unsigned char&>(text[1]);
  if (first == 0xC3 && second >= 0xA0 && second != 0xB7) second = static_cast<unsigned char>(second - 0x20);
  // Latin Extended-A and the Romanian letters with comma stand in pairs, large before small.
  const bool paired = first == 0xC4 || first == 0xC5 || (first == 0xC8 && second >= 0x98 && second <= 0x9B);
  if (paired && second % 2 == 1) --second;
  return text;
}

std::string signed_points(Points points) { return (points > 0 ? "+" : "") + number_text(points); }

std::string edition_bucket(Edition edition) {
  if (edition == Edition::C1) return "C1";
  if (edition == Edition::WE) return "WE";
  return "C2+C3";
}

std::string feature_title(SegmentKind kind, const Phrasebook& words, Edition edition) {
  return sentence_case(word(words, edition, name(kind)));
}

std::string feature_state(const Feature& feature, const Phrasebook& words, Edition edition) {
  const auto number = [](std::uint32_t n) { return static_cast<std::int64_t>(n); };
  switch (feature.kind) {
    case SegmentKind::field:
      return say(words, edition, "ui.board.state.field",
                 {{"tiles", number(feature.tiles)}, {"cities", number(feature.neighbours.size)}});
    case SegmentKind::monastery:
    case SegmentKind::garden:
      return say(words, edition, feature.completed ? "ui.board.state.surrounded" : "ui.board.state.surroundings",
                 {{"squares", number(feature.surroundings)}});
    default:
      return say(words, edition, feature.completed ? "ui.board.state.completed" : "ui.board.state.open",
                 {{"tiles", number(feature.tiles)}});
  }
}

std::string segment_name(const Tile& tile, int turns, SegmentNumber number, const Phrasebook& words, Edition edition) {
  const Segment& segment = tile.segments[number];
  const std::string title = word(words, edition, name(segment.kind));
  std::vector<std::string> sides;
  const auto add = [&](std::string_view id) {
    std::string text = say(words, edition, "ui.board.side." + std::string(id));
    if (!contains(sides, text)) sides.push_back(std::move(text));
  };
  const SideSet reached = segment.sides.turned(turns);
  for (int s = 0; s < side_count; ++s)
    if (reached.has(static_cast<Side>(s))) add(name(static_cast<Side>(s)));
  // A field is named by the sides it has whole; if it has none, by those it has half of.
  const HalfSideSet halves = segment.half_sides.turned(turns);
  const auto half = [&](int s, int n) { return halves.has(static_cast<HalfSide>(2 * s + n)); };
  for (int s = 0; s < side_count; ++s)
    if (half(s, 0) && half(s, 1)) add(name(static_cast<Side>(s)));
  if (sides.empty())
    for (int h = 0; h < half_side_count; ++h)
      if (halves.has(static_cast<HalfSide>(h))) add(name(static_cast<HalfSide>(h)));
  if (sides.empty()) return sentence_case(title);
  if (sides.size() == 4) return sentence_case(say(words, edition, "ui.board.segment.around", {{"feature", title}}));
  return sentence_case(say(words, edition, "ui.board.segment", {{"feature", title}, {"sides", listed(words, sides)}}));
}

std::string tile_name(const Tile& tile, int turns, const Rulebook& book, const Phrasebook& words, Edition edition) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    const Segment& segment = tile.segments[i];
    if (segment.kind == SegmentKind::field) continue;
    std::string part = segment_name(tile, turns, static_cast<SegmentNumber>(i), words, edition);
    for (const Mark& mark : segment.marks) {
      if (mark.mark >= book.catalogue.marks.size()) continue;
      const auto measure = std::find_if(book.measures.begin(), book.measures.end(), [&](const Measure& m) {
        return m.maker == Maker::marks && m.mark == book.catalogue.marks[mark.mark];
      });
      if (measure == book.measures.end()) continue;
      part = say(words, edition, "ui.board.segment.marked",
                 {{"segment", part}, {"mark", counted(words, edition, measure->term, mark.number)}});
    }
    parts.push_back(std::move(part));
  }
  if (parts.empty()) return feature_title(SegmentKind::field, words, edition);
  std::string text = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i)
    text = say(words, edition, "list.next", {{"left", text}, {"right", parts[i]}});
  return text;
}

}  // namespace cadastre::editor
