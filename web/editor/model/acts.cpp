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

std::optional<Intent> meeple(Square square, std::string_view target, const State& s, const Rulebook& book) {
  Player player = s.player;
  if (const std::size_t colon = target.find(':'); colon != std::string_view::npos) {
    const auto named = player_named(target.substr(0, colon));
    if (!named) return std::nullopt;
    player = *named;
    target = target.substr(colon + 1);
  }
  if (const auto spot = spot_named(target, square, s, book)) return PlaceFigure{player, s.figure, *spot};
  return std::nullopt;
}

std::optional<Intent> track(std::string_view target) {
  const std::size_t equals = target.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  const auto player = player_named(target.substr(0, equals));
  const auto points = whole_number(target.substr(equals + 1));
  if (!player || !points) return std::nullopt;
  return SetTrack{*player, *points};
}

std::optional<Intent> page(std::string_view target) {
  constexpr std::string_view names[] = {"board", "pad", "rules", "expansions"};
  for (std::size_t i = 0; i < std::size(names); ++i)
    if (names[i] == target) return OpenPage{static_cast<Page>(i)};
  return std::nullopt;
}

/// What was typed into a search field: `rules/search=inn`.
std::optional<Intent> search(std::string_view target, const State& s) {
  const std::size_t equals = std::min(target.find('='), target.size());
  const std::string_view field = target.substr(0, equals);
  std::string text(target.substr(std::min(equals + 1, target.size())));
  if (field == "expansions/search") return SearchExpansions{std::move(text)};
  if (field != "rules/search") return std::nullopt;
  Lookup lookup = s.lookup;
  lookup.text = std::move(text);
  return SetLookup{std::move(lookup)};
}

std::optional<Intent> placing(Square square, std::string_view target, const State& s) {
  if (!s.tile) return std::nullopt;
  const int turns = target.empty() ? s.turns : whole_number(target).value_or(-1);
  if (turns < 0 || turns > 3) return std::nullopt;
  if (s.lifted) return MoveTile{*s.lifted, square, static_cast<std::uint8_t>(turns)};
  return PlaceTile{*s.tile, square, static_cast<std::uint8_t>(turns)};
}

}  // namespace

std::optional<Intent> mirror_intent(std::string_view act, Square square, std::string_view target, const State& s,
                                    const Derived& d, const Rulebook& book) {
  if (act == "press") return intent_of(target, s, d, book);
  if (act == "search") return search(target, s);
  if (act == "move") return SetCursor{square};
  if (act == "choose") {
    if (target.empty()) return ChooseTile{std::nullopt};
    const auto tile = find_tile(book.catalogue, target);
    return tile ? std::optional<Intent>(ChooseTile{*tile}) : std::nullopt;
  }
  if (act == "place") return placing(square, target, s);
  if (act == "turn") {
    const int by = target.empty() ? 1 : whole_number(target).value_or(1);
    if (placed_at(*s.board, square)) return TurnTile{square, by};
    return s.tile ? std::optional<Intent>(Turn{by}) : std::nullopt;
  }
  if (act == "remove") return RemoveTile{square};
  if (act == "lift") return LiftTile{square};
  if (act == "meeple") return meeple(square, target, s, book);
  if (act == "take") {
    const auto figure = whole_number(target);
    return figure && *figure >= 0 ? std::optional<Intent>(RemoveFigure{static_cast<std::size_t>(*figure)})
                                  : std::nullopt;
  }
  if (act == "player") {
    const auto player = player_named(target);
    return player ? std::optional<Intent>(ChoosePlayer{*player}) : std::nullopt;
  }
  if (act == "explain") {
    if (target.empty()) return SelectFeature{std::nullopt};
    const auto spot = spot_named(target, square, s, book);
    return spot ? std::optional<Intent>(SelectFeature{*spot}) : std::nullopt;
  }
  if (act == "when") return SetWhen{target == "now" ? When::now : When::at_end};
  if (act == "track") return track(target);
  if (act == "rematch") return Rematch{};
  if (act.substr(0, 4) == "pad-") return pad_intent(act, target, s, book);
  if (act == "find-tiles" || act == "stock") {
    Palette next = s.palette;
    if (act == "find-tiles")
      next.filter = target;
    else
      next.stock = target == "all" ? PaletteStock::all : target == "fits" ? PaletteStock::fits : PaletteStock::in_box;
    return SetPalette{std::move(next)};
  }
  if (act == "hole") return ChooseHole{square};
  if (act == "note") return SetNote{square, std::string(target)};
  if (act == "table-note") return SetNote{std::nullopt, std::string(target)};
  if (act == "rule") return OpenRule{std::string(target)};
  if (act == "page") return page(target);
  if (act == "undo") return Undo{};
  if (act == "redo") return Redo{};
  if (act == "cancel") return Cancel{};
  if (act == "what-if") return BeginWhatIf{};
  if (act == "keep") return EndWhatIf{true};
  if (act == "put-back") return EndWhatIf{false};
  return std::nullopt;
}

}  // namespace cadastre::editor
