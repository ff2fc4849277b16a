// A ledger as JSON: {"selection","totals":{colour: points},"entries":[feature forms without selection]} in,
// {"problems","totals","entries":[{"answer","change","refused","floors"}],"order":[positions],"order-rows"} out.

#include "cadastre/append.hpp"
#include "cadastre/json.hpp"
#include "cadastre/ledger.hpp"
#include "json/answers.hpp"
#include "json/ledger_entries.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

constexpr std::size_t entry_limit = 10'000;

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
    warn_of_unknown_keys(root, {"cadastre", "selection", "totals", "entries"});
    resolved_ = resolve(book_, read_selection(root.at("selection")));
    append(problems_, resolved_.problems);
    root.at("totals").for_each_member([&](std::string_view word, const Node& points) {
      if (const auto player = player_named(word))
        start_[*player] = points.whole();
      else
        points.report("unknown-player", {{"player", word}});
    });
    root.at("entries").for_each([&](const Node& node) { read_one(node); });
  }

  /// What cannot be scored is left out, and told.
  void read_one(const Node& node) {
    if (!node.is_object()) return node.wrong("object");
    if (entries_.size() >= entry_limit) return;
    FeatureRead read = read_entry(node, book_, resolved_);
    if (read.usable) {
      entries_.push_back(std::move(read.form));
      problems_of_.push_back(std::move(read.problems));
    } else {
      append(problems_, read.problems);
    }
  }

  std::string written() {
    const Ledger ledger = keep_ledger(start_, entries_, book_, resolved_.rules);
    const EntryOrder order = order_of(entries_, book_, resolved_.rules);
    for (const Problems& own : problems_of_) append(problems_, own);
    JsonText json;
    AnswerWriter writer(json, book_, resolved_.rules, phrases_);
    json.begin_object().key("problems");
    writer.write_problems(problems_);
    json.key("totals");
    write_points(json, ledger.totals);
    json.key("entries").begin_list();
    for (std::size_t i = 0; i < ledger.lines.size(); ++i) write_line(json, writer, ledger.lines[i], problems_of_[i]);
    json.end_list().key("order").begin_list();
    for (const std::size_t entry : order.entries) json.number(static_cast<std::int64_t>(entry));
    json.end_list().key("order-rows");
    write_rows(json, order.rows);
    json.end_object();
    return json.take();
  }

  void write_line(JsonText& json, AnswerWriter& writer, const LedgerLine& line, const Problems& problems) {
    json.begin_object().key("answer");
    writer.write_answer(line.sheets, 0, problems);
    json.key("change");
    write_points(json, line.change);
    json.key("refused").yes(line.refused).key("floors");
    write_rows(json, line.floors);
    json.end_object();
  }

  void write_rows(JsonText& json, const std::vector<RowNumber>& rows) {
    json.begin_list();
    for (const RowNumber row : rows) json.text(book_.rows[row].id);
    json.end_list();
  }

  static void write_points(JsonText& json, const ByPlayer<Points>& points) {
    json.begin_object();
    for (int p = 0; p < player_count; ++p)
      if (points.of[static_cast<std::size_t>(p)] != 0)
        json.key(name(static_cast<Player>(p))).number(points.of[static_cast<std::size_t>(p)]);
    json.end_object();
  }

  const Rulebook& book_;
  const Phrasebook* phrases_;
  Problems problems_;
  Resolved resolved_;
  ByPlayer<Points> start_;
  std::vector<FeatureForm> entries_;
  std::vector<Problems> problems_of_;
};

}  // namespace

std::string score_ledger(std::string_view ledger, std::string_view options, const Rulebook& book,
                         const Phrasebook* phrases) {
  return LedgerCall(book, phrases).answer(ledger, options);
}

}  // namespace cadastre
