// Reads the numbers of one feature, without a board.

#include <algorithm>

#include "cadastre/append.hpp"
#include "cadastre/json.hpp"
#include "cadastre/text.hpp"
#include "json/answers.hpp"
#include "json/feature_checks.hpp"
#include "json/ledger_entries.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"
#include "json/taken_numbers.hpp"
#include "rules/conditions.hpp"

namespace cadastre {
namespace {

constexpr std::int32_t figure_limit = 1'000;

class FeatureReader {
 public:
  FeatureReader(const Rulebook& book, FeatureRead& read) : book_(book), read_(read), form_(read.form), taken_(book) {}

  void warn_of_keys(const Node& root) const {
    warn_of_unknown_keys(root, {"cadastre", "selection", "phase", "item", "tiles", "pieces", "measures", "neighbours",
                                "roads", "roles", "players", "note"});
  }

  void run(const Node& root) {
    warn_of_keys(root);
    const Resolved resolved = resolve(book_, read_selection(root.at("selection")));
    append_of_selection(root.problems(), resolved.problems, root.at("selection"));
    run(root, resolved, false);
  }

  void run(const Node& root, const Resolved& resolved, bool kept) {
    read(root, resolved);
    if (read_.usable) check_feature(root, book_, resolved.rules, form_, kept);
  }

  /// Of what somebody kept nothing is lost: what another selection would take stays too, and nothing warns of it.
  void keep(const Node& root, const Resolved& resolved) {
    warn_of_keys(root);
    taken_.keep_all();
    read(root, resolved);
  }

 private:
  void read(const Node& root, const Resolved& resolved) {
    resolved_ = &resolved.rules;
    form_.selection = resolved.rules.selection;
    const bool item = read_item(root.at("item"));
    const bool phase = read_phase(root.at("phase"));
    if (!item || !phase) return;
    read_.usable = true;
    taken_.find(*resolved_, form_.item, form_.phase, root.at("item"));
    read_pieces(root);
    root.at("measures").for_each_member([&](std::string_view id, const Node& number) { read_measure(id, number); });
    for (const char* key : {"neighbours", "roads"}) read_elements(root, key);
    root.at("roles").for_each_member([&](std::string_view role, const Node& player) { read_role(role, player); });
    root.at("players").for_each_member([&](std::string_view word, const Node& player) { read_player(word, player); });
    form_.note = read_text(root.at("note"), note_limit);
  }

  bool read_item(const Node& node) {
    if (node.missing()) {
      report_missing(node);
      return false;
    }
    const std::string_view id = node.word();
    if (!node.is_text()) return false;
    if (const auto item = find_item(book_, id)) {
      form_.item = *item;
      return true;
    }
    std::string known;
    for (const Item& item : book_.items) append_listed(known, item.id);
    node.report("unknown-item", {{"item", id}, {"items", known}});
    return false;
  }

  bool read_phase(const Node& node) {
    if (node.missing()) {
      report_missing(node);
      return false;
    }
    const std::string_view word = node.word();
    if (!node.is_text()) return false;
    if (const auto phase = phase_named(word)) {
      form_.phase = *phase;
      return true;
    }
    node.report("unknown-phase", {{"phase", word}});
    return false;
  }

  void read_pieces(const Node& root) {
    const Node tiles = root.at("tiles"), pieces = root.at("pieces");
    if (tiles.missing() && pieces.says_nothing()) return;
    if (!tiles.missing() && !pieces.says_nothing()) {
      tiles.report("given-twice", {{"key", "tiles"}, {"other", "pieces"}});
      return read_piece_classes(pieces);
    }
    if (!taken_.keeps_all() && !taken_.measure_of_pieces()) {
      return taken_.warn_not_taken(tiles.missing() ? pieces : tiles, tiles.missing() ? "pieces" : "tiles");
    }
    if (tiles.missing()) return read_piece_classes(pieces);
    if (const auto number = read_piece_number(tiles)) add_pieces("tile", *number, *number, *number);
  }

  std::optional<std::int32_t> read_piece_number(const Node& node) {
    const auto measure = taken_.measure_of_pieces();
    const std::int32_t max = measure ? book_.measures[*measure].max : figure_limit;
    return read_number(node, 0, max, measure ? std::string_view(book_.measures[*measure].id) : "tiles");
  }

  void read_piece_classes(const Node& node) {
    node.for_each_member([&](std::string_view id, const Node& piece) {
      const auto found = find_class(book_, id);
      if (!found || book_.classes[*found].figure) return report_class(piece, id, taken_.classes());
      if (!taken_.keeps_all() && book_.classes[plainest(book_, *found)].id != "tile")
        return taken_.warn_class_not_taken(piece, *taken_.measure_of_pieces(), *found);
      read_three_numbers(
          piece, *found, [&](const Node& number) { return read_piece_number(number); }, form_.pieces);
    });
  }

  /// A number of plain pieces, or {"tiles", "squares", "segments"} of odd ones; what is left out is as many as tiles.
  template <class ReadNumber>
  void read_three_numbers(const Node& node, ClassNumber of, ReadNumber read_one,
                          std::vector<FeatureForm::Pieces>& out) {
    if (node.missing()) return;
    if (!node.is_object()) {
      if (const auto number = read_one(node)) out.push_back({of, *number, *number, *number});
      return;
    }
    warn_of_unknown_keys(node, {"tiles", "squares", "segments"});
    const auto part = [&](const char* key, std::int32_t otherwise) {
      return node.has(key) ? read_one(node.at(key)).value_or(0) : otherwise;
    };
    const std::int32_t tiles = part("tiles", 0);
    out.push_back({of, tiles, part("squares", tiles), part("segments", tiles)});
  }

  void add_pieces(std::string_view id, std::int32_t tiles, std::int32_t squares, std::int32_t segments) {
    if (const auto found = find_class(book_, id)) form_.pieces.push_back({*found, tiles, squares, segments});
  }

  void read_measure(std::string_view id, const Node& node) {
    const auto measure = find_measure(book_, id);
    if (!measure) return TakenNumbers::report_unknown(node, id, taken_.names());
    const Measure& known = book_.measures[*measure];
    if (known.on == MeasureOn::player) return node.report("measure-of-player", {{"measure", id}});
    const ProblemMark before = mark_of(node.problems());
    Numbers numbers;
    read_value(node, *measure, MeasureOn::feature, numbers);
    if (!taken_.takes(*measure)) return taken_.warn_not_taken(node, id);
    if (has_error_since(node.problems(), before)) return;
    if (known.maker == Maker::pieces && !form_.pieces.empty()) {
      return node.report("given-twice", {{"key", id}, {"other", "tiles"}});
    }
    append(form_.measures, numbers.measures);
    append(form_.counts, numbers.counts);
  }

  struct Numbers {
    std::vector<FactorNumber> measures;
    std::vector<FeatureForm::Count> counts;
  };

  /// A number, a word of the measure's choices, or numbers class by class.
  void read_value(const Node& node, MeasureNumber measure, MeasureOn owner, Numbers& out) {
    if (node.missing()) return;
    const Measure& known = book_.measures[measure];
    if (!known.choices.empty()) {
      if (const auto choice = read_choice(node, measure)) out.measures.push_back({measure, *choice});
      return;
    }
    const auto number = [&](const Node& value) { return read_number(value, known.min, known.max, known.id, owner); };
    if (!node.is_object()) {
      if (const auto value = number(node)) out.measures.push_back({measure, *value});
      return;
    }
    node.for_each_member([&](std::string_view id, const Node& value) {
      const auto of = find_class(book_, id);
      if (!of) return report_class(value, id, taken_.classes(measure));
      if (!taken_.counts(measure, *of)) return taken_.warn_class_not_taken(value, measure, *of);
      warn_if_not_played(value, *of);
      std::vector<FeatureForm::Pieces> pieces;
      read_three_numbers(value, *of, number, pieces);
      for (const FeatureForm::Pieces& piece : pieces) out.counts.push_back({measure, piece});
    });
  }

  /// A number between two bounds; what is wrong with another names what the owner takes.
  std::optional<std::int32_t> read_number(const Node& node, std::int32_t min, std::int32_t max,
                                          std::string_view measure, MeasureOn owner = MeasureOn::feature) const {
    const auto number = node.as_whole();
    if (number && *number >= min && *number <= max) return number;
    report_out_of_range(node, min, max, measure, owner);
    return std::nullopt;
  }
  void report_out_of_range(const Node& node, std::int32_t min, std::int32_t max, std::string_view measure,
                           MeasureOn owner = MeasureOn::feature) const {
    node.report("number-out-of-range",
                {{"measure", measure},
                 {"measures", owner == MeasureOn::player ? taken_.names_for_players() : taken_.names()},
                 {"min", std::int64_t{min}},
                 {"max", std::int64_t{max}}});
  }

  /// One that the item does not have is told; as no rule asks for it, it changes nothing.
  std::optional<std::int32_t> read_choice(const Node& node, MeasureNumber number) const {
    const std::string_view word = node.word();
    if (!node.is_text()) return std::nullopt;
    const Measure& measure = book_.measures[number];
    const auto found = std::find(measure.choices.begin(), measure.choices.end(), word);
    if (found == measure.choices.end()) {
      node.report("unknown-choice", {{"measure", measure.id}, {"choice", word}, {"choices", taken_.choices(number)}});
      return std::nullopt;
    }
    const auto choice = found - measure.choices.begin();
    if (!taken_.offers(number, static_cast<std::size_t>(choice))) taken_.warn_choice_not_taken(node, number, word);
    return static_cast<std::int32_t>(choice);
  }

  /// The elements of the item's block, one object each.
  void read_elements(const Node& root, const char* key) {
    const Node node = root.at(key);
    if (node.missing()) return;
    const Item& item = book_.items[form_.item];
    if (item.block != key || !taken_.takes(item.each)) {
      if (!node.is_empty()) taken_.warn_not_taken(node, key);
      return;
    }
    const Measure& known = book_.measures[item.each];
    const auto given = [&](const FactorNumber& factor) { return factor.measure == item.each; };
    if (std::any_of(form_.measures.begin(), form_.measures.end(), given)) {
      return node.report("given-twice", {{"key", key}, {"other", known.id}});
    }
    if (static_cast<std::int64_t>(node.size()) > known.max) {
      return report_out_of_range(node, known.min, known.max, known.id);
    }
    node.for_each([&](const Node& element) { read_element(element); });
    // A list with nothing to count says that there are none.
    if (form_.elements.empty()) form_.measures.push_back({item.each, 0});
  }

  /// One with an error in it is left out.
  void read_element(const Node& node) {
    if (!node.is_object()) return node.wrong("object");
    const ProblemMark before = mark_of(node.problems());
    FeatureForm::Element element;
    Numbers numbers;
    bool counts = true;
    std::swap(element.pieces, form_.pieces);  // the reader of pieces fills the form's
    read_pieces(node);
    std::swap(element.pieces, form_.pieces);
    node.for_each_member([&](std::string_view id, const Node& value) {
      if (id == "tiles" || id == "pieces") return;
      if (id == "class") {
        counts = read_class_of_element(value, element);
        return;
      }
      const auto measure = find_measure(book_, id);
      if (!measure || book_.measures[*measure].on == MeasureOn::player) {
        value.warn("unknown-key", {{"key", id}, {"known", "tiles, pieces, class, " + taken_.names()}});
        return;
      }
      read_value(value, *measure, MeasureOn::feature, numbers);
      if (!taken_.takes(*measure)) taken_.warn_not_taken(value, id);
    });
    if (!counts || has_error_since(node.problems(), before)) return;
    for (const FactorNumber& own : numbers.measures) drop_class_of_another_kind(node.at("class"), own, element);
    element.measures = std::move(numbers.measures);
    element.counts = std::move(numbers.counts);
    form_.elements.push_back(std::move(element));
  }

  /// Whether the element counts with its class: one that is not there counts as none.
  bool read_class_of_element(const Node& node, FeatureForm::Element& element) {
    const std::string_view word = node.word();
    if (!node.is_text()) return true;
    const MeasureNumber each = book_.items[form_.item].each;
    const auto of = find_class(book_, word);
    if (!of || book_.classes[*of].figure) {
      report_class(node, word, taken_.classes(each));
    } else if (taken_.counts(each, *of)) {
      element.of = *of;
    } else {
      taken_.warn_class_not_taken(node, each, *of);
      return false;
    }
    return true;
  }

  /// A castle is no city, and none of the classes of cities.
  void drop_class_of_another_kind(const Node& node, const FactorNumber& own, FeatureForm::Element& element) const {
    const Measure& kind = book_.measures[own.measure];
    if (taken_.keeps_all() || kind.maker != Maker::kind || element.of == no_number ||
        kind.choices[static_cast<std::size_t>(own.number)] == book_.classes[plainest(book_, element.of)].id)
      return;
    element.of = no_number;
    node.warn("not-taken", {{"measure", node.word()}, {"item", book_.items[form_.item].id}});
  }

  /// Nothing of what counts is called so.
  static void report_class(const Node& node, std::string_view id, const std::string& classes) {
    node.report("unknown-class", {{"class", id}, {"classes", classes}});
  }

  /// A figure counts all the same: somebody has it before them. Tiles may lie there that nothing is said of.
  void warn_if_not_played(const Node& node, ClassNumber number) const {
    const Class& known = book_.classes[number];
    if (known.figure && !in_play(book_, resolved_->selection, known.expansion))
      node.warn("not-in-selection", {{"kind", known.id}});
  }

  void read_role(std::string_view role, const Node& node) {
    const std::string_view word = node.word();
    if (!node.is_text()) return;
    const auto player = player_named(word);
    if (!player) return node.report("unknown-player", {{"player", word}});
    if (!taken_.pays(role)) return taken_.warn_not_taken(node, role);
    form_.roles.push_back({std::string(role), *player});
  }

  void read_player(std::string_view word, const Node& node) {
    const auto player = player_named(word);
    if (!player) return node.report("unknown-player", {{"player", word}});
    if (node.missing()) return;
    FeatureForm::PlayerNumbers numbers;
    numbers.player = *player;
    node.for_each_member([&](std::string_view id, const Node& number) { read_player_number(id, number, numbers); });
    form_.players.push_back(std::move(numbers));
  }

  void read_player_number(std::string_view id, const Node& node, FeatureForm::PlayerNumbers& numbers) {
    const auto figure = find_class(book_, id);
    if (figure && book_.classes[*figure].figure) {
      warn_if_not_played(node, *figure);
      if (node.missing()) return;
      const auto number = read_number(node, 0, figure_limit, id, MeasureOn::player);
      if (!taken_.compares_figures()) return taken_.warn_not_taken_by_players(node, id);
      if (number) numbers.figures.push_back({*figure, *number});
      return;
    }
    const auto measure = find_measure(book_, id);
    if (measure && book_.measures[*measure].on != MeasureOn::player && taken_.takes(*measure))
      return node.report("measure-of-feature", {{"measure", id}});
    if (!measure || !taken_.is_for_players(*measure))
      return TakenNumbers::report_unknown(node, id, taken_.names_for_players());
    Numbers own;
    read_value(node, *measure, MeasureOn::player, own);
    if (!taken_.takes(*measure)) return taken_.warn_not_taken_by_players(node, id);
    append(numbers.measures, own.measures);
    append(numbers.counts, own.counts);
  }

  const Rulebook& book_;
  FeatureRead& read_;
  FeatureForm& form_;
  const RuleSet* resolved_ = nullptr;
  TakenNumbers taken_;
};

}  // namespace

FeatureRead read_entry(const Node& node, const Rulebook& book, const Resolved& resolved, bool kept) {
  FeatureRead read;
  // Where no more is listed, the entry's own are only counted too.
  const Node heard = node.problems().size() < problem_limit ? node.reporting_to(read.problems) : node;
  warn_of_unknown_keys(
      heard, {"phase", "item", "tiles", "pieces", "measures", "neighbours", "roads", "roles", "players", "note"});
  FeatureReader(book, read).run(heard, resolved, kept);
  return read;
}

FeatureRead read_feature_under(const Node& node, const Rulebook& book, const Resolved& resolved) {
  FeatureRead read;
  FeatureReader reader(book, read);
  const Node heard = node.reporting_to(read.problems);
  reader.warn_of_keys(heard);
  reader.run(heard, resolved, false);
  return read;
}

std::vector<FeatureForm> read_entries(const Node& list, const Rulebook& book, const Selection& selection) {
  std::vector<FeatureForm> entries;
  if (list.missing() || (list.is_list() && list.is_empty())) return entries;
  const Resolved resolved = resolve(book, selection);
  if (list.size() > entry_limit) list.report("too-many-entries", {{"limit", static_cast<std::int64_t>(entry_limit)}});
  list.for_each([&](const Node& node) {
    if (!node.is_object()) return node.wrong("object");
    if (entries.size() >= entry_limit) return;
    FeatureRead read;
    FeatureReader(book, read).keep(node.reporting_to(read.problems), resolved);
    read.form.selection = {};
    if (!read.usable) read.form.item = no_number;
    if (!read.usable && node.at("item").is_text())
      read.form.note = shortened(node.at("item").word(), player_name_limit);
    if (read.problems.empty() || node.keep_in(read.form.unread) || read.usable) entries.push_back(std::move(read.form));
    append(node.problems(), read.problems);
  });
  return entries;
}

FeatureRead read_feature(std::string_view json, const Rulebook& book) {
  FeatureRead read;
  if (const auto document = read_document(json, read.problems))
    FeatureReader(book, read).run(Node(*document, read.problems));
  return read;
}

std::string score_feature(std::string_view feature, std::string_view options, const Rulebook& book,
                          const Phrasebook* phrases) {
  FeatureRead read = read_feature(feature, book);
  read_options(options, read.problems);
  const Resolved resolved = resolve(book, read.form.selection);  // its problems are among those of the form
  JsonText json;
  AnswerWriter writer(json, book, resolved.rules, phrases);
  if (read.usable) {
    writer.write_answer(score(read.form, book, resolved.rules), 0, read.problems);
  } else {
    writer.write_no_answer(read.problems);
  }
  return json.take();
}

}  // namespace cadastre
