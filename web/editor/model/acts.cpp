// What is done in the HTML beside the canvas, as intents.

#include <algorithm>
#include <charconv>

#include "model/mirror.hpp"

namespace cadastre::editor {

std::optional<int> whole_number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

namespace {

/// `city/N.E`, or the number of the segment.
std::optional<Spot> spot_named(std::string_view target, Square square, const State& s, const Rulebook& book) {
  const PlacedTile* placed = placed_at(*s.board, square);
  if (!placed || placed->tile >= book.catalogue.tiles.size()) return std::nullopt;
  const Tile& tile = book.catalogue.tiles[placed->tile];
  if (const auto n = whole_number(target)) {
    if (*n < 0 || static_cast<std::size_t>(*n) >= tile.segments.size()) return std::nullopt;
    return Spot{square, static_cast<SegmentNumber>(*n)};
  }
  const std::size_t slash = target.find('/');
  const auto kind = segment_kind_named(target.substr(0, slash));
  if (!kind) return std::nullopt;
  const std::string_view where = slash == std::string_view::npos ? std::string_view() : target.substr(slash + 1);
  if (const auto found = find_segment(tile, placed->turns, *kind, where)) return Spot{square, *found};
  return std::nullopt;
}

using Made = std::optional<Intent>;

/// What something is done to, and where.
struct Doing {
  Square square;
  std::string_view target;
  const State& s;
  const Derived& d;
  const Rulebook& book;

  std::optional<Spot> spot(std::string_view named) const { return spot_named(named, square, s, book); }
};

template <class Plain>
Made plain(const Doing&) {
  return Plain{};
}

template <class AtSquare>
Made at(const Doing& a) {
  return AtSquare{a.square};
}

Made press(const Doing& a) { return intent_of(a.target, a.s, a.d, a.book); }

/// What was typed into a search field: `rules/search=inn`.
Made search(const Doing& a) {
  const std::size_t equals = std::min(a.target.find('='), a.target.size());
  const std::string_view field = a.target.substr(0, equals);
  std::string text(a.target.substr(std::min(equals + 1, a.target.size())));
  if (field == "expansions/search") return SearchExpansions{std::move(text)};
  if (field != "rules/search") return std::nullopt;
  Lookup lookup = a.s.lookup;
  lookup.text = std::move(text);
  return SetLookup{std::move(lookup)};
}

Made choose(const Doing& a) {
  if (a.target.empty()) return ChooseTile{std::nullopt};
  if (const auto tile = find_tile(a.book.catalogue, a.target)) return ChooseTile{*tile};
  return std::nullopt;
}

Made place(const Doing& a) {
  if (!a.s.tile) return std::nullopt;
  const int turns = a.target.empty() ? turned_to_fit(a.d, a.square, a.s.turns) : whole_number(a.target).value_or(-1);
  if (turns < 0 || turns > 3) return std::nullopt;
  if (a.s.lifted) return MoveTile{*a.s.lifted, a.square, static_cast<std::uint8_t>(turns)};
  return PlaceTile{*a.s.tile, a.square, static_cast<std::uint8_t>(turns)};
}

Made turn(const Doing& a) {
  const int by = whole_number(a.target).value_or(1);
  if (placed_at(*a.s.board, a.square)) return TurnTile{a.square, by};
  if (a.s.tile) return Turn{by};
  return std::nullopt;
}

/// `red:city/N`; without a colour, the chosen player's.
Made meeple(const Doing& a) {
  Player player = a.s.player;
  const std::size_t colon = a.target.find(':');
  if (colon != std::string_view::npos) {
    const auto named = player_named(a.target.substr(0, colon));
    if (!named) return std::nullopt;
    player = *named;
  }
  const auto spot = a.spot(a.target.substr(colon + 1));
  if (spot) return PlaceFigure{player, a.s.figure, *spot};
  return std::nullopt;
}

Made take(const Doing& a) {
  const auto figure = whole_number(a.target);
  if (figure && *figure >= 0) return RemoveFigure{static_cast<std::size_t>(*figure)};
  return std::nullopt;
}

Made player(const Doing& a) {
  if (const auto player = player_named(a.target)) return ChoosePlayer{*player};
  return std::nullopt;
}

Made explain(const Doing& a) {
  if (a.target.empty()) return SelectFeature{std::nullopt};
  if (const auto spot = a.spot(a.target)) return SelectFeature{*spot};
  return std::nullopt;
}

Made when(const Doing& a) { return SetWhen{a.target == "now" ? When::now : When::at_end}; }

Made track(const Doing& a) {
  const std::size_t equals = a.target.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  const auto player = player_named(a.target.substr(0, equals));
  const auto points = whole_number(a.target.substr(equals + 1));
  if (!player || !points) return std::nullopt;
  return SetTrack{*player, *points};
}

Made find_tiles(const Doing& a) {
  Palette next = a.s.palette;
  next.filter = a.target;
  return SetPalette{std::move(next)};
}

Made stock(const Doing& a) {
  Palette next = a.s.palette;
  next.stock = a.target == "all" ? PaletteStock::all : a.target == "fits" ? PaletteStock::fits : PaletteStock::in_box;
  return SetPalette{std::move(next)};
}

Made note(const Doing& a) { return SetNote{a.square, std::string(a.target)}; }
Made table_note(const Doing& a) { return SetNote{std::nullopt, std::string(a.target)}; }
Made rule(const Doing& a) { return OpenRule{std::string(a.target)}; }

Made page(const Doing& a) {
  constexpr std::string_view names[] = {"board", "pad", "rules", "expansions"};
  for (std::size_t i = 0; i < std::size(names); ++i)
    if (names[i] == a.target) return OpenPage{static_cast<Page>(i)};
  return std::nullopt;
}

constexpr struct {
  std::string_view name;
  Made (*made)(const Doing&);
} acts[] = {
    {"press", press},
    {"search", search},
    {"move", at<SetCursor>},
    {"choose", choose},
    {"place", place},
    {"turn", turn},
    {"remove", at<RemoveTile>},
    {"lift", at<LiftTile>},
    {"meeple", meeple},
    {"take", take},
    {"player", player},
    {"explain", explain},
    {"when", when},
    {"track", track},
    {"rematch", plain<Rematch>},
    {"find-tiles", find_tiles},
    {"stock", stock},
    {"hole", at<ChooseHole>},
    {"note", note},
    {"table-note", table_note},
    {"rule", rule},
    {"page", page},
    {"undo", plain<Undo>},
    {"redo", plain<Redo>},
    {"cancel", plain<Cancel>},
    {"what-if", plain<BeginWhatIf>},
    {"keep", [](const Doing&) -> Made { return EndWhatIf{true}; }},
    {"put-back", [](const Doing&) -> Made { return EndWhatIf{false}; }},
};

}  // namespace

std::optional<Intent> mirror_intent(std::string_view act, Square square, std::string_view target, const State& s,
                                    const Derived& d, const Rulebook& book) {
  if (act.substr(0, 4) == "pad-") return pad_intent(act, target, s, book);
  for (const auto& [name, made] : acts)
    if (act == name) return made({square, target, s, d, book});
  return std::nullopt;
}

}  // namespace cadastre::editor
