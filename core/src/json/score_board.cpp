// The calls that take a board: its score, and where a tile may go.

#include "board/place_problem.hpp"
#include "cadastre/append.hpp"
#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "scoring/reading.hpp"

namespace cadastre {
namespace {

/// A board as read, with what its selection leaves of the rules, scored.
struct Table {
  BoardRead read;
  Resolved resolved;
  BoardScore scored;

  Table(std::string_view text, const Rulebook& book)
      : read(read_board(text, book)),
        resolved(resolve(book, read.board.selection)),
        scored(score(read.board, book, resolved.rules)) {}

  Problems problems(const Rulebook& book) const {
    Problems all = read.problems;
    append(all, in_input(resolved.problems, read));
    const Problems odd = in_input(examine(read.board, book, scored.features), read);
    append(all, odd);
    return all;
  }
};

/// What a placement completes is found by scoring the whole table again: so many tiles are looked at in one call.
constexpr std::size_t what_if_limit = 1'000'000;

class BoardAnswer {
 public:
  BoardAnswer(const Table& table, const Rulebook& book, const Phrasebook* phrases)
      : board_(table.read.board),
        scored_(table.scored),
        rules_(table.resolved.rules),
        book_(book),
        writer_(json_, book, table.resolved.rules, phrases, &table.read.board) {}

  std::string write(const Problems& problems, std::optional<Phase> phase) {
    json_.begin_object().key("problems");
    writer_.write_problems(problems);
    json_.key("features").begin_list();
    for (std::size_t f = 0; f < scored_.features.features.size(); ++f) {
      const SheetNumber of_phase = phase == Phase::during ? scored_.now[f] : scored_.at_end[f];
      if (!phase || of_phase != no_sheet) write_feature(f);
    }
    json_.end_list().key("others").begin_list();
    for (const SheetNumber sheet : scored_.others) {
      if (!phase || scored_.sheets.sheets[sheet].phase == *phase) write_other(sheet);
    }
    json_.end_list().key("players").begin_object();
    for (const Seat& seat : board_.players) write_player(seat);
    json_.end_object().end_object();
    return json_.take();
  }

 private:
  void write_feature(std::size_t f) {
    const Feature& feature = scored_.features.features[f];
    const ItemNumber item = rules_.item_of[static_cast<std::size_t>(feature.kind)];
    json_.begin_object().key("id");
    json_.text(AnswerWriter::feature_id(scored_.features, feature, board_, book_.catalogue)).key("item");
    if (item == no_number) {
      json_.nothing();
    } else {
      json_.text(book_.items[item].id);
      writer_.write_item_name(item);
    }
    json_.key("completed").yes(feature.completed).key("places").begin_list();
    for (std::uint32_t i = 0; i < feature.places.size; ++i) {
      write_place(scored_.features.places[feature.places.begin + i]);
    }
    json_.end_list().key("measures").begin_object();
    if (item != no_number) write_measures(feature, item);
    json_.end_object().key("now");
    write_sheet(scored_.now[f]);
    json_.key("at-end");
    write_sheet(scored_.at_end[f]);
    json_.end_object();
  }

  /// Of which feature it is, too: there may be several of them.
  void write_other(SheetNumber sheet) {
    const Feature& of = scored_.features.features[scored_.sheets.sheets[sheet].feature];
    writer_.write_answer(scored_.sheets, sheet, {}, nullptr,
                         AnswerWriter::feature_id(scored_.features, of, board_, book_.catalogue));
  }

  void write_place(Place place) {
    const PlacedTile& placed = board_.tiles[place.tile];
    json_.begin_object().key("x").number(placed.square.x).key("y").number(placed.square.y).key("at");
    json_.text(place_name(book_.catalogue.tiles[placed.tile], placed.turns, place.segment)).end_object();
  }

  void write_measures(const Feature& feature, ItemNumber item) {
    const Program& program = rules_.program(item, feature.completed ? Phase::during : Phase::after);
    for (std::uint32_t i = 0; i < program.readings.size; ++i) {
      const Reading& reading = rules_.readings[program.readings.begin + i];
      if (!counted_on_board(reading.maker)) continue;
      json_.key(book_.measures[reading.measure].id).number(read_measure(scored_.features, feature, reading));
    }
  }

  void write_sheet(SheetNumber sheet) {
    if (sheet == no_sheet) {
      json_.nothing();
    } else {
      writer_.write_answer(scored_.sheets, sheet);
    }
  }

  void write_player(const Seat& seat) {
    const PlayerTotal& total = scored_.totals[seat.player];
    json_.key(name(seat.player)).begin_object();
    if (!seat.name.empty()) json_.key("name").text(seat.name);
    json_.key("track").number(total.track).key("now").number(total.now).key("at-end").number(total.at_end);
    json_.end_object();
  }

  const Board& board_;
  const BoardScore& scored_;
  const RuleSet& rules_;
  const Rulebook& book_;
  JsonText json_;
  AnswerWriter writer_;
};

void write_completed(JsonText& json, const WhatIf& with, FeatureNumber f, const Rulebook& book, const RuleSet& rules) {
  const Feature& feature = with.score.features.features[f];
  const ItemNumber item = rules.item_of[static_cast<std::size_t>(feature.kind)];
  const SheetNumber number = with.score.now[f];
  json.begin_object().key("id");
  json.text(AnswerWriter::feature_id(with.score.features, feature, with.board, book.catalogue)).key("item");
  if (item == no_number) {
    json.nothing();
  } else {
    json.text(book.items[item].id);
  }
  json.key("value").number(number == no_sheet ? 0 : with.score.sheets.sheets[number].value);
  json.key("players").begin_object();
  if (number != no_sheet) {
    const Sheet& sheet = with.score.sheets.sheets[number];
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const Share& share = with.score.sheets.shares[sheet.shares.begin + i];
      if (share.scores) json.key(name(share.player)).number(share.points);
    }
  }
  json.end_object().end_object();
}

}  // namespace

std::string score_board(std::string_view board, std::string_view options, const Rulebook& book,
                        const Phrasebook* phrases) {
  const Table table(board, book);
  Problems problems = table.problems(book);
  const Options asked = read_options(options, problems);
  return BoardAnswer(table, book, phrases).write(problems, asked.phase);
}

std::string list_placements(std::string_view board, std::string_view tile, const Rulebook& book,
                            const Phrasebook* phrases) {
  const Table table(board, book);
  Problems problems = table.problems(book);
  const auto number = find_tile(book.catalogue, tile);
  std::vector<Placement> placements;
  if (number)
    placements = legal_placements(table.read.board, book.catalogue, *number);
  else
    add_problem(problems, "unknown-tile", Severity::error, "/tile", {{"tile", tile}});
  const bool too_large = placements.size() * table.read.board.tiles.size() > what_if_limit;
  if (too_large) add_problem(problems, "table-too-large", Severity::error, "/tiles");
  JsonText json;
  json.begin_object().key("problems");
  AnswerWriter(json, book, table.resolved.rules, phrases).write_problems(problems);
  json.key("tile").text(number ? public_name(book.catalogue.tiles[*number]) : tile);
  json.key("left").number(number ? left_in_box(table.read.board, book.catalogue)[*number] : 0);
  json.key("placements").begin_list();
  for (const Placement& placement : placements) {
    json.begin_object().key("x").number(placement.square.x).key("y").number(placement.square.y);
    json.key("rotation").number(90 * placement.turns).key("completes").begin_list();
    if (!too_large) {
      const WhatIf with = what_if(table.read.board, table.scored, book, table.resolved.rules, *number, placement);
      for (const FeatureNumber f : with.completed) write_completed(json, with, f, book, table.resolved.rules);
    }
    json.end_list().end_object();
  }
  json.end_list().end_object();
  return json.take();
}

}  // namespace cadastre
