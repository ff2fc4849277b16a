#include "model/palette.hpp"

#include <algorithm>

#include "cadastre/lookup.hpp"
#include "cadastre/sort.hpp"
#include "model/mirror.hpp"

namespace cadastre::editor {
namespace {

using Parts = std::vector<std::string>;

Parts parts_of(const std::string& typed) {
  Parts parts;
  const std::string text = folded(typed);
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find_first_of(",;", at), text.size());
    if (!folded_words(std::string_view(text).substr(at, comma - at)).empty())
      parts.push_back(text.substr(at, comma - at));
    at = comma + 1;
  }
  return parts;
}

bool matches(const Tile& tile, const Parts& parts, const Phrasebook& words, Edition edition) {
  const std::string ids = folded(tile.id + " " + tile.alias);
  Parts names(tile.segments.size());
  const auto found = [&](const std::string& part) {
    if (all_found(part, ids)) return true;
    return std::any_of(names.begin(), names.end(), [&](const std::string& n) { return all_found(part, n); });
  };
  for (int turns = 0; turns < 4; ++turns) {
    for (std::size_t i = 0; i < names.size(); ++i)
      names[i] = folded(segment_name(tile, turns, static_cast<SegmentNumber>(i), words, edition));
    if (std::all_of(parts.begin(), parts.end(), found)) return true;
  }
  return false;
}

int at(const std::vector<int>& numbers, TileNumber t) { return t < numbers.size() ? numbers[t] : 0; }

}  // namespace

std::vector<TileNumber> tiles_shown(const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words) {
  const Palette& p = s.palette;
  const Parts parts = parts_of(p.filter);
  const Edition edition = s.board->selection.edition;
  const std::vector<int>& fits = s.hole ? d.fits_hole : d.fits;
  std::vector<TileNumber> shown;
  for (std::size_t i = 0; i < book.catalogue.tiles.size(); ++i) {
    const auto t = static_cast<TileNumber>(i);
    const Tile& tile = book.catalogue.tiles[i];
    if (tile.copies[static_cast<std::size_t>(edition)] == 0 && s.tile != t) continue;
    if (p.stock == PaletteStock::in_box && at(d.left, t) == 0 && d.copies_left > 0 && s.tile != t) continue;
    if (p.stock == PaletteStock::fits && at(fits, t) == 0) continue;
    const auto of_kind = [&](const Segment& g) { return g.kind == *p.kind; };
    if (p.kind && std::none_of(tile.segments.begin(), tile.segments.end(), of_kind)) continue;
    if (!parts.empty() && !matches(tile, parts, words, edition)) continue;
    shown.push_back(t);
  }
  sort_stably(shown, [&](TileNumber a, TileNumber b) {
    const bool gone_a = at(d.left, a) == 0, gone_b = at(d.left, b) == 0;
    if (gone_a != gone_b) return gone_b;
    return p.stock == PaletteStock::fits && at(fits, a) > at(fits, b);
  });
  return shown;
}

std::string chance(const Gap& gap, const Derived& d, const Phrasebook& words, Edition edition) {
  if (gap.copies == 0) return say(words, edition, "ui.board.chance.none");
  const std::int64_t percent = (std::int64_t{gap.copies} * 200 + d.copies_left) / (2 * d.copies_left);
  return say(words, edition, "ui.board.chance",
             {{"fit", std::int64_t{gap.copies}}, {"left", std::int64_t{d.copies_left}}, {"percent", percent}});
}

}  // namespace cadastre::editor
