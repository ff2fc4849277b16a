// One feature under several selections. {"feature": a form, "selections":["C1", {"edition","expansions","variants"},
// …]} in; what a selection leaves out is as in the form's own.
// {"problems","same","answers":[{"selection","answer"}],"rows":[{"row","acts","points","paid"}]} out.

#include <algorithm>

#include "cadastre/compare.hpp"
#include "cadastre/json.hpp"
#include "json/answers.hpp"
#include "json/ledger_entries.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

constexpr std::size_t fewest_sides = 2;
constexpr std::size_t most_sides = 16;

/// The form under one selection.
struct Side {
  Resolved resolved;
  FeatureRead read;
  ScoreSheets sheets;
};

class CompareCall {
 public:
  CompareCall(const Rulebook& book, const Phrasebook* phrases) : book_(book), phrases_(phrases) {}

  std::string answer(std::string_view feature, std::string_view selections, std::string_view options) {
    const auto form = read_document(feature, problems_);
    read_options(options, problems_);
    const auto list = read_document(selections, problems_, small_member_limit, Document::Kind::list, "/selections");
    if (form && list) read(Node(*form, problems_), Node(*list, problems_));
    return written();
  }

 private:
  void read(const Node& form, const Node& selections) {
    const Selection own = read_selection(form.at("selection"));
    std::size_t position = 0;
    selections.for_each([&](const Node& node) {
      if (position++ < most_sides) add_side(form, node, own);
    });
    if (position > most_sides) selections.report("too-many-selections", {{"max", std::int64_t{most_sides}}});
    if (sides_.size() >= fewest_sides) return;
    sides_.clear();
    selections.report("too-few-selections", {{"min", std::int64_t{fewest_sides}}});
  }

  /// What the selection leaves out is as in the form's own; a bare word is an edition. What names no edition that there
  /// is cannot be compared.
  void add_side(const Node& form, const Node& node, const Selection& own) {
    if (!node.is_text() && !node.is_object()) return node.wrong("object");
    Side side;
    const Node heard = node.reporting_to(side.read.problems);
    const Node edition = node.is_text() ? node : node.at("edition");
    const bool known = edition.missing() || (edition.is_text() && edition_named(edition.word()));
    Selection selection = own;
    if (node.is_text())
      read_edition(heard, selection);
    else
      selection = read_selection(heard, own);
    if (!known) return tell(side.read.problems);
    side.resolved = resolve(book_, selection);
    append_of_selection(side.read.problems, side.resolved.problems, node);
    FeatureRead read = read_feature_under(form, book_, side.resolved);
    append(side.read.problems, read.problems);
    side.read.form = std::move(read.form);
    side.read.usable = read.usable;
    tell(side.read.problems);
    if (read.usable) side.sheets = score(side.read.form, book_, side.resolved.rules);
    sides_.push_back(std::move(side));
  }

  /// What is wrong with the form is so under each selection: told once.
  void tell(const Problems& found) {
    const std::size_t own = problems_.size();
    for (const Problem& problem : found) {
      const auto same = [&](const Problem& other) {
        return other.code == problem.code && other.where == problem.where;
      };
      if (std::none_of(problems_.begin(), problems_.begin() + static_cast<std::ptrdiff_t>(own), same))
        add_problem(problems_, problem);
    }
  }

  bool all_usable() const {
    return !sides_.empty() &&
           std::all_of(sides_.begin(), sides_.end(), [](const Side& side) { return side.read.usable; });
  }

  std::string written() {
    std::vector<ScoreSheets> sheets;
    const bool comparable = all_usable();
    for (const Side& side : sides_) sheets.push_back(side.sheets);
    const std::vector<RowDifference> rows = comparable ? differences(sheets, book_) : std::vector<RowDifference>();
    const RuleSet none;
    const RuleSet& first = sides_.empty() ? none : sides_.front().resolved.rules;
    JsonText json;
    json.begin_object().key("problems");
    AnswerWriter(json, book_, first, phrases_).write_problems(problems_);
    json.key("same").yes(comparable && rows.empty()).key("answers").begin_list();
    for (const Side& side : sides_) write_side(json, side);
    json.end_list().key("rows").begin_list();
    for (const RowDifference& row : rows) write_row(json, row);
    json.end_list().end_object();
    return json.take();
  }

  void write_side(JsonText& json, const Side& side) const {
    json.begin_object().key("selection");
    write_selection(json, side.resolved.rules.selection);
    json.key("answer");
    AnswerWriter writer(json, book_, side.resolved.rules, phrases_);
    if (side.read.usable)
      writer.write_answer(side.sheets, 0, side.read.problems);
    else
      writer.write_no_answer(side.read.problems);
    json.end_object();
  }

  void write_row(JsonText& json, const RowDifference& row) const {
    json.begin_object().key("row").text(book_.rows[row.row].id).key("acts").begin_list();
    for (const bool acts : row.acts) json.yes(acts);
    json.end_list().key("points").begin_list();
    for (const Points points : row.points) json.number(points);
    json.end_list().key("paid").begin_list();
    for (const Points points : row.paid) json.number(points);
    json.end_list();
    if (phrases_) {
      const RuleSet& rules = where_it_acts(row);
      json.key("name").text(rule_name(*phrases_, book_, rules.selection.edition, row.row));
      json.key("text").text(rule_text(*phrases_, book_, rules, row.row));
    }
    json.end_object();
  }

  /// A rule speaks as under the first selection that lets it act.
  const RuleSet& where_it_acts(const RowDifference& row) const {
    for (std::size_t i = 0; i < row.acts.size(); ++i)
      if (row.acts[i]) return sides_[i].resolved.rules;
    return sides_.front().resolved.rules;
  }

  const Rulebook& book_;
  const Phrasebook* phrases_;
  Problems problems_;
  std::vector<Side> sides_;
};

}  // namespace

std::string compare_features(std::string_view feature, std::string_view selections, std::string_view options,
                             const Rulebook& book, const Phrasebook* phrases) {
  return CompareCall(book, phrases).answer(feature, selections, options);
}

}  // namespace cadastre
