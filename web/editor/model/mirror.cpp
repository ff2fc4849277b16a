#include "model/mirror.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "cadastre/contains.hpp"
#include "cadastre/sort.hpp"
#include "model/announce.hpp"
#include "model/completions.hpp"
#include "model/palette.hpp"

namespace cadastre::editor {
namespace {

/// What a page, and who listens to it, can bear.
constexpr std::size_t most_cells = 1'500, most_figures = 100;

struct Writer {
  const State& s;
  const Derived& d;
  const Rulebook& book;
  const Phrasebook& words;
  const Board& board = *s.board;
  Edition edition = board.selection.edition;
  std::vector<std::vector<Player>> held = holders_of_all();  // by feature: who has figures there
  BySquare figures_on = by_square(board.figures), notes_on = by_square(board.notes);

  [[gnu::noinline]] std::string say(std::string_view id, const std::vector<Value>& values = {}) const {
    return cadastre::say(words, edition, id, values);
  }
  std::string player(Player p) const { return player_name(words, &board, p); }

  /// The first two, and how many more.
  std::string expansions() const {
    std::vector<std::string> names;
    for (const std::string& component : board.selection.expansions) {
      std::string one = expansion_name(component.substr(0, component.find('/')), words, edition);
      if (!contains(names, one)) names.push_back(std::move(one));
    }
    constexpr std::size_t most = 2;
    if (names.empty()) return say("expansion.base-game/name");
    const std::size_t more = names.size() > most ? names.size() - most : 0;
    names.resize(names.size() - more);
    std::string text = names.front();
    if (names.size() > 1) text = say("list.next", {{"left", text}, {"right", names[1]}});
    return more ? say("ui.board.selection.more", {{"expansions", text}, {"number", static_cast<std::int64_t>(more)}})
                : text;
  }

  std::vector<std::vector<Player>> holders_of_all() const {
    const Features& f = d.score.features;
    std::vector<std::vector<Player>> all(f.features.size());
    for (std::size_t n = 0; n < all.size(); ++n)
      for (std::uint32_t i = 0; i < f.features[n].figures.size; ++i) {
        const Player p = board.figures[f.figures[f.features[n].figures.begin + i]].player;
        if (!contains(all[n], p)) all[n].push_back(p);
      }
    return all;
  }

  template <class T>
  static BySquare by_square(const std::vector<T>& list) {
    BySquare all;
    for (std::size_t i = 0; i < list.size(); ++i)
      if (const std::optional<Square> q = list[i].square) all.add(*q, i);
    all.sort();
    return all;
  }

  std::string note_on(Square q) const {
    const std::uint32_t at = notes_on.first(q);
    return at == BySquare::nobody ? std::string() : board.notes[at].text;
  }

  std::vector<std::string> names(const std::vector<Player>& players) const {
    std::vector<std::string> list;
    for (const Player p : players) list.push_back(player(p));
    return list;
  }

  std::optional<Points> worth(SheetNumber sheet) const {
    if (sheet == no_sheet) return std::nullopt;
    return d.score.sheets.sheets[sheet].value;
  }

  void scores(Mirror& m) const {
    m.score_heads = {say("ui.board.score.player"), say("ui.board.score.track"), say("ui.board.score.now"),
                     say("ui.board.score.at-end")};
    if (!s.entries->empty()) {
      m.pad_head = say("ui.place.pad.short");
      m.pad_note = say("ui.scores.pad");
    }
    Points most = 0;
    for (const Seat& seat : board.players) most = std::max(most, d.score.totals[seat.player].at_end);
    for (const Seat& seat : board.players) {
      const PlayerTotal& total = d.score.totals[seat.player];
      m.scores.push_back({seat.player, player_name(words, nullptr, seat.player), player(seat.player), total,
                          most > 0 && total.at_end == most, d.pad.ledger.totals[seat.player]});
    }
    sort_stably(m.scores, [](const MirrorScore& a, const MirrorScore& b) { return a.total.at_end > b.total.at_end; });
  }

  void features(Mirror& m) const {
    const Features& f = d.score.features;
    const FeatureNumber selected = selected_feature(d, s);
    const std::vector<char> listed = features_of(m.cells);
    for (FeatureNumber i = 0; i < f.features.size(); ++i) {
      const Feature& feature = f.features[i];
      if (!listed[i] || feature.places.size == 0 || (d.score.now[i] == no_sheet && d.score.at_end[i] == no_sheet))
        continue;
      const Place first = f.places[feature.places.begin];
      m.features.push_back({{board.tiles[first.tile].square, first.segment},
                            feature_title(feature.kind, words, edition),
                            feature_state(feature, words, edition),
                            worth(d.score.now[i]),
                            worth(d.score.at_end[i]),
                            held[i],
                            i == selected});
    }
    const auto points = [](const MirrorFeature& x) { return std::max(x.now.value_or(0), x.at_end.value_or(0)); };
    sort_stably(m.features, [&](const MirrorFeature& a, const MirrorFeature& b) { return points(a) > points(b); });
  }

  MirrorLine line(const Line& from) const {
    MirrorLine to{from.block, from.sentence, from.arithmetic, {}, from.rule, {}, from.player};
    if (from.row < book.rows.size()) to.rule_id = book.rows[from.row].id;
    if (from.has_points) {
      const bool gained = (from.block == Line::Block::who || from.changes) && from.points != 0;
      to.points = gained ? signed_points(from.points) : number_text(from.points);
      // What is handed out instead of points says so: `2 Easter eggs`.
      if (from.row < book.rows.size() && !book.rows[from.row].unit.empty())
        to.points = counted(words, edition, book.rows[from.row].unit, from.points);
    }
    return to;
  }

  std::optional<MirrorExplanation> explanation() const {
    const FeatureNumber number = selected_feature(d, s);
    if (number == no_feature) return std::nullopt;
    const Feature& feature = d.score.features.features[number];
    MirrorExplanation e;
    e.spot = *s.selected;
    e.title = feature_title(feature.kind, words, edition);
    e.state = feature_state(feature, words, edition);
    e.when = shown_when(d, s);
    const SheetNumber sheet = sheet_of(d, number, e.when);
    e.scored = sheet != no_sheet;
    if (e.scored) {
      e.worth = d.score.sheets.sheets[sheet].value;
      for (const Line& one : explain(book, d.rules, d.score.sheets, sheet, words, &board)) e.lines.push_back(line(one));
      e.heading = say("ui.board.explanation.heading", {{"feature", e.title}, {"state", e.state}, {"points", e.worth}});
    } else {
      const char* reason = d.score.now[number] == no_sheet && d.score.at_end[number] == no_sheet
                               ? "ui.board.explanation.never"
                               : "ui.board.explanation.not-yet";
      e.heading = say("ui.board.explanation.unscored", {{"feature", e.title}, {"reason", say(reason)}});
    }
    const std::vector<Player>& here = held[number];
    std::vector<Player> absent;
    for (const Seat& seat : board.players)
      if (!contains(here, seat.player)) absent.push_back(seat.player);
    if (!here.empty() && !absent.empty())
      e.nobody_here = say("ui.board.explanation.nobody-here", {{"players", listed(words, names(absent))}});
    return e;
  }

  void problems(Mirror& m) const {
    for (const Problem& p : d.problems)
      m.problems.push_back({p.code, p.severity, p.where, describe(p, words, edition), square_of(p, board)});
    if (!m.problems.empty())
      m.problems_heading = say("ui.board.problems", {{"number", static_cast<std::int64_t>(m.problems.size())}});
  }

  MirrorCell occupied(std::size_t at) const {
    const PlacedTile& placed = board.tiles[at];
    MirrorCell cell;
    cell.square = placed.square;
    cell.occupied = true;
    cell.note = note_on(placed.square);
    if (placed.tile >= book.catalogue.tiles.size()) return cell;
    const Tile& tile = book.catalogue.tiles[placed.tile];
    cell.name = tile_name(tile, placed.turns, book, words, edition);
    const FeatureNumber selected = selected_feature(d, s);
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
      const SegmentNumber number = static_cast<SegmentNumber>(i);
      const FeatureNumber feature = feature_at(d, {placed.square, number});
      MirrorSegment segment;
      segment.segment = number;
      segment.target = std::string(name(tile.segments[i].kind)) + "/" + place_name(tile, placed.turns, number);
      segment.name = segment_name(tile, placed.turns, number, words, edition);
      segment.selected = feature != no_feature && feature == selected;
      cell.selected |= segment.selected;
      if (feature != no_feature) {
        const SheetNumber sheet = sheet_of(d, feature, When::at_end);
        if (sheet != no_sheet)
          segment.name = say("ui.board.segment.worth", {{"segment", segment.name}, {"points", *worth(sheet)}});
        if (const std::vector<Player>& here = held[feature]; !here.empty())
          segment.name =
              say("ui.board.segment.held", {{"segment", segment.name}, {"players", listed(words, names(here))}});
      }
      cell.segments.push_back(std::move(segment));
    }
    figures_on.each(placed.square, [&](std::uint32_t i) {
      const PlacedFigure& f = board.figures[i];
      const std::string_view kind = f.kind < book.classes.size() ? std::string_view(book.classes[f.kind].id) : "figure";
      cell.figures.push_back({i, f.player, f.segment,
                              say("ui.board.figure-of", {{"figure", sentence_case(word(words, edition, kind))},
                                                         {"player", player(f.player)}})});
      return cell.figures.size() < most_figures;
    });
    return cell;
  }

  MirrorCell empty(Square q) const {
    MirrorCell cell;
    cell.square = q;
    const std::uint8_t turns = s.tile ? fitting_turns(d, q) : std::uint8_t{0};
    cell.name = say(turns == 0             ? "ui.board.cell.empty"
                    : turns >> s.turns & 1 ? "ui.board.cell.fits"
                                           : "ui.board.cell.fits-turned");
    const Gap* gap = s.tile ? nullptr : gap_at(d, q);
    if (gap && gap->neighbours > 1)
      cell.name = say("list.next", {{"left", cell.name}, {"right", chance(*gap, d, words, edition)}});
    cell.note = note_on(q);
    return cell;
  }

  /// Every square that matters.
  std::vector<Square> squares() const {
    std::vector<Square> all;
    for (const PlacedTile& placed : board.tiles) all.push_back(placed.square);
    for (const PlacedTile& placed : board.tiles)
      for (int side = 0; side < side_count; ++side) all.push_back(neighbour(placed.square, static_cast<Side>(side)));
    if (board.tiles.empty()) all.push_back({0, 0});
    if (s.cursor) all.push_back(*s.cursor);
    for (const Note& note : board.notes)
      if (note.square) all.push_back(*note.square);
    return once(all);
  }

  static bool reads_before(Square a, Square b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

  /// Those nearest to the middle; the next in each direction from there, however far: arrows lead all the way across,
  /// as the middle goes along; and the ends of its row and of the board, where Home and End lead.
  static std::vector<Square> near(std::vector<Square> all, Square middle) {
    const auto distance = [&](Square q) { return std::max(std::abs(q.x - middle.x), std::abs(q.y - middle.y)); };
    sort_stably(all, [&](Square a, Square b) { return distance(a) < distance(b); });
    std::vector<Square> next(all.begin(), all.begin() + most_cells);
    std::array<bool, side_count> found = {};
    for (const Square q : all) {
      if ((q.x != middle.x) == (q.y != middle.y)) continue;
      bool& reached = found[q.x > middle.x ? 0 : q.x < middle.x ? 1 : q.y > middle.y ? 2 : 3];
      if (!reached) next.push_back(q);
      reached = true;
    }
    const auto add_ends = [&](bool of_row) {
      const Square *first = nullptr, *last = nullptr;
      for (const Square& q : all) {
        if (of_row && q.y != middle.y) continue;
        if (!first || reads_before(q, *first)) first = &q;
        if (!last || reads_before(*last, q)) last = &q;
      }
      for (const Square* end : {first, last})
        if (end) next.push_back(*end);
    };
    add_ends(true);
    add_ends(false);
    return once(next);
  }

  void grid(Mirror& m) const {
    std::vector<Square> listed = squares();
    std::int32_t left = listed.front().x, right = left, top = listed.front().y, bottom = top;
    for (const Square q : listed) {
      left = std::min(left, q.x), right = std::max(right, q.x);
      top = std::min(top, q.y), bottom = std::max(bottom, q.y);
    }
    m.rows = bottom - top + 1;
    m.columns = right - left + 1;
    if (listed.size() > most_cells) {
      const Square middle = s.cursor     ? *s.cursor
                            : s.selected ? s.selected->square
                                         : Square{(left + right) / 2, (top + bottom) / 2};
      listed = near(std::move(listed), middle);
      m.further = say("ui.board.further", {{"x", std::int64_t{middle.x}}, {"y", std::int64_t{middle.y}}});
    }
    sort_stably(listed, reads_before);
    for (const Square q : listed) {
      const std::uint32_t tile = d.tile_on.first(q);
      MirrorCell cell = tile == BySquare::nobody ? empty(q) : occupied(tile);
      cell.row = q.y - top + 1;
      cell.column = q.x - left + 1;
      m.cells.push_back(std::move(cell));
    }
  }

  /// Whether a feature has part of a listed square, by feature.
  std::vector<char> features_of(const std::vector<MirrorCell>& cells) const {
    std::vector<char> listed(d.score.features.features.size());
    for (const MirrorCell& cell : cells)
      for (const MirrorSegment& segment : cell.segments)
        if (const FeatureNumber f = feature_at(d, {cell.square, segment.segment}); f != no_feature) listed[f] = 1;
    return listed;
  }

  void box(Mirror& m) const {
    for (const TileNumber t : tiles_shown(s, d, book, words)) {
      const Tile& tile = book.catalogue.tiles[t];
      m.tiles.push_back(
          {t, tile.id, tile.alias, tile_name(tile, 0, book, words, edition), d.left[t], d.fits[t], s.tile == t});
    }
    m.box_heading = say("ui.board.box", {{"left", static_cast<std::int64_t>(d.copies_left)},
                                         {"all", static_cast<std::int64_t>(d.copies)}});
    if (d.gaps.empty() && !board.tiles.empty()) m.box_heading = say("ui.board.box.huge", {{"box", m.box_heading}});
    m.stock = s.palette.stock;
    m.filter = s.palette.filter;
    const Gap* gap = s.hole ? gap_at(d, *s.hole) : nullptr;
    if (gap) m.hole = at_square(chance(*gap, d, words, edition), *s.hole, words, edition);
    if (s.ghost && s.ghost->held && d.what_if) m.if_placed = if_placed(*d.what_if, d.rules, book, words);
    m.board_note = note_at(board, std::nullopt);
  }
};

}  // namespace

Mirror mirror(const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words) {
  const Writer w{s, d, book, words};
  Mirror m;
  m.language = words.language;
  m.title = s.board->name.empty() ? w.say("ui.board.untitled") : s.board->name;
  m.selection = w.say("ui.board.selection", {{"edition", edition_bucket(w.edition)}, {"expansions", w.expansions()}});
  w.scores(m);
  w.grid(m);
  w.features(m);
  m.explanation = w.explanation();
  w.problems(m);
  w.box(m);
  m.pad = pad_parts({s, d, book, words});
  m.announcement = announcement(m, s, d, book, words);
  return m;
}

}  // namespace cadastre::editor
