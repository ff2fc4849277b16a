// Reads a board, whatever the input: what cannot be read is left out and told, and reading goes on.

#include <algorithm>
#include <functional>

#include "board/place_problem.hpp"
#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "cadastre/sort.hpp"
#include "cadastre/text.hpp"
#include "json/ledger_entries.hpp"
#include "json/node.hpp"
#include "json/seats.hpp"
#include "json/selection.hpp"
#include "topology/square_index.hpp"

namespace cadastre {
namespace {

/// Tiles by both their names, for boards of many tiles.
class TileNames {
 public:
  explicit TileNames(const Catalogue& catalogue) {
    names_.reserve(2 * catalogue.tiles.size());
    for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {
      names_.push_back({catalogue.tiles[i].id, static_cast<TileNumber>(i)});
      names_.push_back({catalogue.tiles[i].alias, static_cast<TileNumber>(i)});
    }
    sort_stably(names_, std::less<>());
  }
  std::optional<TileNumber> find(std::string_view name) const {
    const auto found = std::lower_bound(names_.begin(), names_.end(), Named{name, 0});
    if (name.empty() || found == names_.end() || found->first != name) return std::nullopt;
    return found->second;
  }

 private:
  using Named = std::pair<std::string_view, TileNumber>;
  std::vector<Named> names_;
};

class BoardReader {
 public:
  BoardReader(const Rulebook& book, BoardRead& read) : book_(book), read_(read), board_(read.board) {}

  void run(const Node& root) {
    const Node item = root.at("item");
    if (!item.missing() && !root.at("tiles").is_list()) return item.report("feature-not-board");
    warn_of_unknown_keys(root,
                         {"cadastre", "name", "selection", "players", "tiles", "meeples", "entries", "steps", "notes"},
                         &unread_.members);
    const Node version = root.at("cadastre");
    if (!version.missing() && version.as_whole() != 1) version.report("unknown-version", {{"known", "1"}});
    board_.name = read_text(root.at("name"), board_name_limit);
    keep_in_line(board_.name);
    board_.selection = read_selection(root.at("selection"));
    read_.expansion_from = positions_of_texts(root.at("selection").at("expansions"));
    board_.players = read_seats(root.at("players"), &unread_.players);
    if (root.at("tiles").missing()) report_missing(root.at("tiles"));
    each_of(root.at("tiles"), &unread_.tiles, [&](const Node& tile, std::uint32_t i) { return read_tile(tile, i); });
    const SquareIndex squares = taken_by(board_.tiles), unknown = taken_by(unknown_tiles_);
    each_of(root.at("meeples"), &unread_.meeples,
            [&](const Node& meeple, std::uint32_t i) { return read_meeple(meeple, i, squares, unknown); });
    each_of(root.at("notes"), nullptr, [&](const Node& note, std::uint32_t) { return read_note(note); });
  }

 private:
  /// What `each` does not understand is kept for the writer. What it understands and cannot take, since the rest of
  /// the board is as it is, is not: it would come to life as soon as somebody changed that.
  template <class Each>
  void each_of(const Node& list, std::string* unread, Each each) {
    std::uint32_t i = 0;
    list.for_each([&](const Node& element) {
      if (!element.is_object()) element.wrong("object");
      if ((!element.is_object() || !each(element, i)) && unread) element.keep_in(*unread);
      ++i;
    });
  }

  std::optional<Square> read_square(const Node& node) const {
    const auto x = read_coordinate(node.at("x")), y = read_coordinate(node.at("y"));
    if (!x || !y) return std::nullopt;
    return Square{*x, *y};
  }

  std::optional<std::int32_t> read_coordinate(const Node& node) const {
    if (node.missing()) {
      report_missing(node);
      return std::nullopt;
    }
    return read_number(node, -coordinate_limit, coordinate_limit);
  }

  bool read_tile(const Node& node, std::uint32_t position) {
    warn_of_unknown_keys(node, {"tile", "x", "y", "rotation"});
    const auto tile = read_tile_name(node.at("tile"));
    const auto square = read_square(node);
    const auto turns = read_turns(node.at("rotation"));
    if (!tile && square && node.at("tile").is_text()) {
      unknown_tiles_.push_back({0, *square, 0});
      unknown_names_.push_back(node.at("tile").word());
    }
    if (!tile || !square || !turns) return false;
    board_.tiles.push_back({*tile, *square, *turns});
    read_.tile_from.push_back(position);
    return true;
  }

  std::optional<TileNumber> read_tile_name(const Node& node) const {
    if (!has_word(node)) return std::nullopt;
    const auto tile = tile_names_.find(node.text());
    if (!tile) node.report("unknown-tile", {{"tile", node.word()}});
    return tile;
  }

  static std::optional<std::uint8_t> read_turns(const Node& node) {
    if (node.missing()) return std::uint8_t{0};
    const auto degrees = node.as_whole();
    if (degrees && *degrees >= 0 && *degrees < 360 && *degrees % 90 == 0) {
      return static_cast<std::uint8_t>(*degrees / 90);
    }
    if (degrees)
      node.report("unknown-rotation", {{"rotation", std::int64_t{*degrees}}});
    else
      node.report("unknown-rotation");
    return std::nullopt;
  }

  static SquareIndex taken_by(const std::vector<PlacedTile>& tiles) {
    SquareIndex index(tiles);
    for (std::size_t t = 0; t < tiles.size(); ++t) index.put(static_cast<std::uint32_t>(t));
    return index;
  }

  bool read_meeple(const Node& node, std::uint32_t position, const SquareIndex& squares, const SquareIndex& unknown) {
    warn_of_unknown_keys(node, {"player", "kind", "x", "y", "feature", "at", "tile"});
    const auto player = read_player(node.at("player"));
    const auto kind = read_figure_kind(node.at("kind"));
    const auto square = read_square(node);
    const auto feature = read_feature_kind(node.at("feature"));
    std::optional<TileNumber> tile;
    if (node.has("tile") && !(tile = read_tile_name(node.at("tile")))) return false;
    if (!player || !kind || !square || !feature) return false;
    const std::uint32_t t = squares.at(*square);
    if (t == SquareIndex::nobody || (tile && *tile != board_.tiles[t].tile)) {
      node.report("no-tile-there", {{"x", std::int64_t{square->x}}, {"y", std::int64_t{square->y}}});
      // Who knows that tile can read it. With the tile's name nobody else will, whatever is placed there.
      const std::uint32_t below = tile ? SquareIndex::nobody : unknown.at(*square);
      if (below != SquareIndex::nobody) node.keep_in(unread_.meeples, unknown_names_[below]);
      return true;
    }
    const auto segment = read_place(node, board_.tiles[t], *feature);
    if (!segment) return true;
    if (!is_seated(board_.players, *player)) board_.players.push_back({*player, "", 0});
    board_.figures.push_back({*player, *kind, *square, *segment});
    read_.figure_from.push_back(position);
    return true;
  }

  std::optional<ClassNumber> read_figure_kind(const Node& node) const {
    const std::string_view word = node.word("meeple");
    if (!node.missing() && !node.is_text()) return std::nullopt;
    const auto found = find_class(book_, word);
    if (found && book_.classes[*found].figure) return found;
    node.report("unknown-figure", {{"kind", word}});
    return std::nullopt;
  }

  static std::optional<SegmentKind> read_feature_kind(const Node& node) {
    if (!has_word(node)) return std::nullopt;
    const auto kind = segment_kind_named(node.word());
    if (!kind) node.report("unknown-feature", {{"feature", node.word()}});
    return kind;
  }

  std::optional<SegmentNumber> read_place(const Node& meeple, const PlacedTile& placed, SegmentKind kind) const {
    const Tile& tile = book_.catalogue.tiles[placed.tile];
    const Node at = meeple.at("at");
    const std::string_view where = at.word();
    if (!at.missing() && !at.is_text()) return std::nullopt;
    const auto segment = find_segment(tile, placed.turns, kind, where);
    if (segment) return segment;
    if (room_for_problem(meeple.problems(), Severity::error)) {
      Problem problem = no_such_place(tile, placed.turns, kind, where);
      problem.where = where.empty() ? meeple.where() : at.where();
      add_problem(meeple.problems(), std::move(problem));
    }
    return std::nullopt;
  }

  /// Without a square it is about the whole table.
  bool read_note(const Node& node) {
    warn_of_unknown_keys(node, {"x", "y", "text"});
    Note note{std::nullopt, read_text(node.at("text"), note_limit)};
    if (node.has("x") || node.has("y")) {
      note.square = read_square(node);
      if (!note.square) return false;
    }
    if (!note.text.empty()) board_.notes.push_back(std::move(note));
    return true;
  }

  const Rulebook& book_;
  BoardRead& read_;
  Board& board_;
  Unread& unread_ = board_.unread;
  std::vector<PlacedTile> unknown_tiles_;  ///< only their squares
  std::vector<std::string_view> unknown_names_;
  TileNames tile_names_{book_.catalogue};
};

}  // namespace

BoardRead read_board(std::string_view text, const Rulebook& book) {
  if (is_notation(text)) return from_notation(text, book);
  BoardRead read;
  const auto document = read_document(text, read.problems);
  if (document) BoardReader(book, read).run(Node(*document, read.problems));
  return read;
}

GameRead read_game(std::string_view text, const Rulebook& book) {
  GameRead game;
  if (is_notation(text)) {
    game.board = from_notation(text, book);
    return game;
  }
  Problems& problems = game.board.problems;
  const auto document = read_document(text, problems);
  if (!document) return game;
  const Node root(*document, problems);
  BoardReader(book, game.board).run(root);
  game.entries = read_entries(root.at("entries"), book, game.board.board.selection);
  root.at("steps").for_each([&](const Node& node) {
    const auto item = find_item(book, node.word());
    if (!item)
      node.keep_in(game.board.board.unread.steps);
    else if (!contains(game.steps, *item))
      game.steps.push_back(*item);
  });
  return game;
}

bool loses_something(const GameRead& game, const Rulebook& book) {
  const std::size_t problems = game.board.problems.size();
  if (problems == 0) return false;
  // What was not understood is told once more if it is still there.
  return problems > problem_limit ||
         problems !=
             read_game(write_game(game.board.board, game.entries, book, game.steps), book).board.problems.size();
}

Problems in_input(Problems problems, const BoardRead& read) {
  for (Problem& problem : problems) {
    for (std::size_t i = 0; read.by_lines && i < read.variant_from.size(); ++i)
      if (problem.where == "/selection/variants" + pointer_step(read.board.selection.variants[i].variant))
        problem.where = "/lines/" + std::to_string(read.variant_from[i]);
    for (const auto& [list, from] :
         {std::pair<std::string_view, const std::vector<std::uint32_t>*>{"/tiles/", &read.tile_from},
          {"/meeples/", &read.figure_from},
          {"/selection/expansions/", &read.expansion_from}}) {
      if (problem.where.compare(0, list.size(), list) != 0) continue;
      std::size_t end = list.size(), number = 0;
      while (end < problem.where.size() && problem.where[end] >= '0' && problem.where[end] <= '9') {
        number = number * 10 + static_cast<std::size_t>(problem.where[end++] - '0');
      }
      if (number >= from->size()) continue;
      const std::string place = std::to_string((*from)[number]);
      problem.where = read.by_lines ? "/lines/" + place : std::string(list) + place + problem.where.substr(end);
      break;
    }
  }
  return problems;
}

}  // namespace cadastre
