#include <algorithm>
#include <string>

#include "board/place_problem.hpp"
#include "cadastre/json.hpp"
#include "cadastre/notation.hpp"
#include "cadastre/text.hpp"
#include "notation/utf8.hpp"
#include "notation/words.hpp"
#include "topology/square_index.hpp"

namespace cadastre {
namespace {

constexpr std::size_t variant_limit = 100;

/// The word with which the notation begins, in small letters or capitals.
bool is_header(std::string_view word) {
  constexpr std::string_view header = "cadastre";
  return std::equal(word.begin(), word.end(), header.begin(), header.end(),
                    [](char a, char b) { return a == b || (a >= 'A' && a <= 'Z' && a + ('a' - 'A') == b); });
}

class NotationReader {
 public:
  NotationReader(const Rulebook& book, BoardRead& read) : book_(book), read_(read), board_(read.board) {}

  void run(std::string_view text) {
    while (true) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      read_line(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (text.empty() || is_hopeless(read_.problems)) break;
      ++line_;
    }
    stand_figures();
  }

 private:
  using Words = std::vector<std::string_view>;

  void report(const char* code, std::initializer_list<Detail> details = {}) {
    add_problem(read_.problems, code, Severity::error, line_pointer(line_), details);
  }
  static std::string line_pointer(std::uint32_t line) { return "/lines/" + std::to_string(line); }

  void fit(std::string& text, std::size_t most) {
    if (cut_to(most, text))
      add_problem(read_.problems, "shortened", Severity::warning, line_pointer(line_),
                  {{"limit", static_cast<std::int64_t>(most)}});
  }

  void read_line(std::string_view line) {
    const Words words = words_of(line);
    if (words.empty() || words[0].front() == '#') return;
    if (is_header(words[0])) return read_version(words);
    if (words[0] == "name") return read_name(words);
    if (words[0] == "players") return each_after_first(words, [&](std::string_view word) { read_seat(word); });
    if (words[0] == "variants") return each_after_first(words, [&](std::string_view word) { read_variant(word); });
    if (words[0] == "expansions") {
      return each_after_first(words, [&](std::string_view word) {
        auto& chosen = board_.selection.expansions;
        if (chosen.size() == selection_limit)
          return report("too-many-members", {{"limit", std::int64_t{selection_limit}}});
        fit(chosen.emplace_back(unquoted(word)), selection_word_limit);
        read_.expansion_from.push_back(line_);
      });
    }
    if (words[0] == "note") return read_note(words);
    read_tile(words);
  }

  template <class Each>
  static void each_after_first(const Words& words, Each each) {
    std::for_each(words.begin() + 1, words.end(), each);
  }

  void read_version(const Words& words) {
    if (words.size() < 2 || words[1] != "1") report("unknown-version", {{"known", "1"}});
    if (words.size() < 3) return;
    if (const auto edition = edition_named(words[2])) {
      board_.selection.edition = *edition;
    } else {
      report("unknown-edition", {{"edition", words[2]}, {"editions", "C1, C2, C3, WE"}});
    }
    for (std::size_t i = 3; i < words.size(); ++i) report("unknown-word", {{"word", words[i]}});
  }

  void read_name(const Words& words) {
    for (std::size_t i = 1; i < words.size(); ++i) board_.name += (i > 1 ? " " : "") + unquoted(words[i]);
    keep_in_line(board_.name);
    fit(board_.name, board_name_limit);
  }

  /// `note 1,2 "text"`, or `note "text"` about the whole table.
  void read_note(const Words& words) {
    Note note;
    std::size_t next = 1;
    if (words.size() > 2 && words[1].find(',') != std::string_view::npos && words[1].front() != '"') {
      note.square = read_square(words[1]);
      if (!note.square) return;
      ++next;
    }
    for (; next < words.size(); ++next) note.text += (note.text.empty() ? "" : " ") + unquoted(words[next]);
    fit(note.text, note_limit);
    if (!note.text.empty()) board_.notes.push_back(std::move(note));
  }

  /// `red`, `red=Mira`, `red:8`, `red="Mira Ana":8`
  void read_seat(std::string_view word) {
    Seat seat;
    const std::size_t colon = find_outside_quotes(word, ':');
    const std::string_view who = word.substr(0, colon);
    const std::size_t equals = find_outside_quotes(who, '=');
    const auto player = read_player(who.substr(0, equals));
    if (!player) return;
    if (is_seated(board_.players, *player)) return report("player-twice", {{"player", name(*player)}});
    seat.player = *player;
    if (equals != std::string_view::npos) seat.name = unquoted(who.substr(equals + 1));
    keep_in_line(seat.name);
    fit(seat.name, player_name_limit);
    if (seat.name.find_first_not_of(' ') == std::string::npos) seat.name.clear();  // nobody's name
    if (colon != std::string_view::npos) {
      seat.track = read_number(word.substr(colon + 1), track_limit).value_or(0);
    }
    board_.players.push_back(std::move(seat));
  }

  /// Between that limit and less than nothing by as much.
  std::optional<std::int32_t> read_number(std::string_view word, std::int32_t limit) {
    const auto number = whole_number(word);
    if (number && *number >= -limit && *number <= limit) return number;
    report("number-out-of-range", {{"text", word}, {"min", -std::int64_t{limit}}, {"max", std::int64_t{limit}}});
    return std::nullopt;
  }

  std::optional<Player> read_player(std::string_view word) {
    const auto player = player_named(word);
    if (!player) report("unknown-player", {{"player", word}});
    return player;
  }

  void read_variant(std::string_view word) {
    const std::size_t equals = find_outside_quotes(word, '=');
    if (equals == std::string_view::npos) return report("unknown-word", {{"word", word}});
    VariantChoice choice{unquoted(word.substr(0, equals)), unquoted(word.substr(equals + 1))};
    fit(choice.variant, selection_word_limit);
    fit(choice.value, selection_word_limit);
    auto& chosen = board_.selection.variants;
    const bool repeated = std::any_of(chosen.begin(), chosen.end(),
                                      [&](const VariantChoice& other) { return other.variant == choice.variant; });
    if (repeated) return report("repeated-key", {{"key", choice.variant}});
    if (chosen.size() >= variant_limit) {
      return report("too-many-members", {{"limit", static_cast<std::int64_t>(variant_limit)}});
    }
    chosen.push_back(std::move(choice));
    read_.variant_from.push_back(line_);
  }

  void read_tile(const Words& words) {
    const auto tile = find_tile(book_.catalogue, words[0]);
    if (!tile) {
      // What lies nowhere was hardly meant for a tile: a key that is written otherwise.
      const bool lies_somewhere = words.size() > 1 && words[1].find(',') != std::string_view::npos;
      return lies_somewhere ? report("unknown-tile", {{"tile", words[0]}})
                            : report("unknown-word", {{"word", words[0]}});
    }
    if (words.size() < 2) return report("missing", {{"key", "x,y"}});
    const auto square = read_square(words[1]);
    if (!square) return;
    PlacedTile placed{*tile, *square, 0};
    std::size_t next = 2;
    if (words.size() > 2 && is_turn(words[2])) {
      if (words[2].size() != 2 || words[2][1] > '3')
        return report("unknown-rotation", {{"turns", words[2]}, {"allowed", "r0, r1, r2, r3"}});
      placed.turns = static_cast<std::uint8_t>(words[2][1] - '0');
      next = 3;
    }
    board_.tiles.push_back(placed);
    read_.tile_from.push_back(line_);
    for (; next < words.size(); ++next) read_figure(words[next], placed);
  }

  /// `r2`, also `r5` and `r90`, which are meant for one.
  static bool is_turn(std::string_view word) {
    return word.size() > 1 && word[0] == 'r' && word[1] >= '0' && word[1] <= '9';
  }

  std::optional<Square> read_square(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) {
      report("unknown-word", {{"word", word}});
      return std::nullopt;
    }
    const auto x = read_number(word.substr(0, comma), coordinate_limit);
    const auto y = x ? read_number(word.substr(comma + 1), coordinate_limit) : x;
    if (!y) return std::nullopt;
    return Square{*x, *y};
  }

  /// `red@monastery`, `blue:meeple@field.NL`
  void read_figure(std::string_view word, const PlacedTile& placed) {
    const std::size_t at = word.find('@');
    if (at == std::string_view::npos) return report("unknown-word", {{"word", word}});
    const std::string_view who = word.substr(0, at), place = word.substr(at + 1);
    const std::size_t colon = who.find(':'), dot = place.find('.');
    const auto player = read_player(who.substr(0, colon));
    if (!player) return;
    const std::string_view kind = colon == std::string_view::npos ? "meeple" : who.substr(colon + 1);
    const auto figure = find_class(book_, kind);
    if (!figure || !book_.classes[*figure].figure) return report("unknown-figure", {{"kind", kind}});
    const auto feature = segment_kind_named(place.substr(0, dot));
    if (!feature) return report("unknown-feature", {{"feature", place.substr(0, dot)}});
    const std::string_view where = dot == std::string_view::npos ? "" : place.substr(dot + 1);
    const Tile& tile = book_.catalogue.tiles[placed.tile];
    const auto segment = find_segment(tile, placed.turns, *feature, where);
    if (!segment) {
      Problem problem = no_such_place(tile, placed.turns, *feature, where);
      problem.where = line_pointer(line_);
      return add_problem(read_.problems, std::move(problem));
    }
    waiting_.push_back(
        {{*player, *figure, placed.square, *segment}, static_cast<std::uint32_t>(board_.tiles.size() - 1), line_});
  }

  struct Waiting {
    PlacedFigure figure;
    std::uint32_t tile, line;
  };

  /// Puts the figures on the board once all tiles lie: a tile whose square is taken is left out, and who stands on it
  /// too. Players who were not named take a seat in the order of their first figure.
  void stand_figures() {
    SquareIndex squares(board_.tiles);
    for (std::size_t t = 0; t < board_.tiles.size(); ++t) squares.put(static_cast<std::uint32_t>(t));
    for (const Waiting& waiting : waiting_) {
      const PlacedFigure& figure = waiting.figure;
      line_ = waiting.line;
      if (squares.at(figure.square) != waiting.tile) {
        report("no-tile-there", {{"x", std::int64_t{figure.square.x}}, {"y", std::int64_t{figure.square.y}}});
        continue;
      }
      if (!is_seated(board_.players, figure.player)) board_.players.push_back({figure.player, "", 0});
      board_.figures.push_back(figure);
      read_.figure_from.push_back(waiting.line);
    }
  }

  const Rulebook& book_;
  BoardRead& read_;
  Board& board_;
  std::uint32_t line_ = 0;
  std::vector<Waiting> waiting_;
};

}  // namespace

BoardRead from_notation(std::string_view text, const Rulebook& book) {
  BoardRead read;
  read.by_lines = true;
  if (text.size() > input_limit) {
    add_problem(read.problems, "too-long", Severity::error, "", {{"limit", std::int64_t{input_limit}}});
    return read;
  }
  NotationReader(book, read).run(mended(without_mark(text)));
  return read;
}

bool is_notation(std::string_view text) {
  text = without_mark(text);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::size_t begin = text.find_first_not_of(" \t\r");
    const std::string_view line = begin < end ? text.substr(begin, end - begin) : std::string_view{};
    if (!line.empty() && line.front() != '#') {
      return is_header(line.substr(0, line.find_first_of(" \t\r")));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

}  // namespace cadastre
