// A ledger as JSON: {"selection","totals":{colour: points},"entries":[feature forms without selection]} in,
// {"problems","totals","entries":[{"entry":position,"answer","change","refused","floors"}],"order":[positions],
// "order-rows"} out. Positions are those of the input, where some of the entries may have been left out.

#include "cadastre/json.hpp"
#include "cadastre/ledger.hpp"
#include "json/answers.hpp"
#include "json/ledger_entries.hpp"
#include "json/node.hpp"
#include "json/seats.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

class LedgerCall {
 public:
  LedgerCall(const Rulebook& book, const Phrasebook* phrases) : book_(book), phrases_(phrases) {}

  std::string answer(std::string_view text, std::string_view options) {
    const auto document = read_document(text, problems_);
    if (document) read(Node(*document, problems_));
    read_options(options, problems_);
    return written();
  }

 private:
  void read(const Node& root) {
    // A whole game is a ledger too: where its board begins, and its entries.
    warn_of_unknown_keys(
        root, {"cadastre", "selection", "totals", "entries", "name", "players", "tiles", "meeples", "steps", "notes"});
    resolved_ = resolve(book_, read_selection(root.at("selection")));
    append_of_selection(problems_, resolved_.problems, root.at("selection"));
    for (const Seat& seat : read_seats(root.at("players"))) {
      seated_[seat.player] = true;
      start_[seat.player] = seat.track;
    }
    root.at("totals").for_each_member([&](std::string_view word, const Node& points) {
      const auto player = player_named(word);
      if (!player) return points.report("unknown-player", {{"player", word}});
      seated_[*player] = true;
      start_[*player] = read_number(points, -track_limit, track_limit).value_or(0);
    });
    is_game_ = root.has("cadastre");
    const Node entries = root.at("entries");
    if (entries.missing()) report_missing(entries);
    std::size_t position = 0;
    entries.for_each([&](const Node& node) { read_one(node, position++); });
    if (position > entry_limit) entries.report("too-many-entries", {{"limit", static_cast<std::int64_t>(entry_limit)}});
  }

  /// What cannot be scored is left out, and told.
  void read_one(const Node& node, std::size_t position) {
    if (position >= entry_limit) return;
    if (!node.is_object()) return node.wrong("object");
    const std::size_t before = problems_.size();
    FeatureRead read = read_entry(node, book_, resolved_, is_game_);
    append(problems_, read.problems);
    if (!read.usable) return;
    entries_.push_back(std::move(read.form));
    positions_.push_back(position);
    // Only what is listed above stands beside the entry too.
    if (before + read.problems.size() > problem_limit) read.problems.clear();
    problems_of_.push_back(std::move(read.problems));
  }

  std::string written() {
    const Ledger ledger = keep_ledger(start_, entries_, book_, resolved_.rules);
    const EntryOrder order = order_of(entries_, book_, resolved_.rules);
    JsonText json;
    AnswerWriter writer(json, book_, resolved_.rules, phrases_);
    json.begin_object().key("problems");
    writer.write_problems(problems_);
    json.key("totals");
    for (const LedgerLine& line : ledger.lines)
      for (const Share& share : line.sheets.shares) seated_[share.player] = true;
    write_points(json, ledger.totals, seated_);
    json.key("entries").begin_list();
    for (std::size_t i = 0; i < ledger.lines.size(); ++i) write_line(json, writer, ledger.lines[i], i);
    json.end_list().key("order").begin_list();
    for (const std::size_t entry : order.entries) json.number(static_cast<std::int64_t>(positions_[entry]));
    json.end_list().key("order-rows");
    write_rows(json, order.rows);
    json.end_object();
    return json.take();
  }

  void write_line(JsonText& json, AnswerWriter& writer, const LedgerLine& line, std::size_t i) {
    json.begin_object().key("entry").number(static_cast<std::int64_t>(positions_[i])).key("answer");
    writer.write_answer(line.sheets, 0, problems_of_[i], &line);
    json.key("change");
    write_points(json, line.change, {});
    json.key("refused").yes(line.refused).key("floors");
    write_rows(json, line.floors);
    json.end_object();
  }

  void write_rows(JsonText& json, const std::vector<RowNumber>& rows) {
    json.begin_list();
    for (const RowNumber row : rows) json.text(book_.rows[row].id);
    json.end_list();
  }

  /// Of whoever has any, and of whom is `listed` in any case.
  static void write_points(JsonText& json, const ByPlayer<Points>& points, const ByPlayer<bool>& listed) {
    json.begin_object();
    for (int p = 0; p < player_count; ++p) {
      const auto player = static_cast<Player>(p);
      if (points[player] != 0 || listed[player]) json.key(name(player)).number(points[player]);
    }
    json.end_object();
  }

  const Rulebook& book_;
  const Phrasebook* phrases_;
  Problems problems_;
  Resolved resolved_;
  ByPlayer<Points> start_;
  bool is_game_ = false;
  ByPlayer<bool> seated_;  ///< whose total is told, also if it is 0
  std::vector<FeatureForm> entries_;
  std::vector<std::size_t> positions_;  ///< of those entries, in the input
  std::vector<Problems> problems_of_;
};

}  // namespace

std::string score_ledger(std::string_view ledger, std::string_view options, const Rulebook& book,
                         const Phrasebook* phrases) {
  return LedgerCall(book, phrases).answer(ledger, options);
}

}  // namespace cadastre
