#include "json/answers.hpp"

#include "json/node.hpp"

namespace cadastre {

Options read_options(std::string_view json, Problems& problems) {
  Options options;
  if (json.find_first_not_of(" \t\r\n") == std::string_view::npos) return options;
  Problems found;
  if (const auto document = read_document(json, found)) {
    const Node phase = Node(*document, found).at("phase");
    const std::string_view word = phase.word();
    options.phase = phase_named(word);
    if (!word.empty() && !options.phase) phase.report("unknown-phase", {{"phase", word}});
  }
  append_under("/options", problems, std::move(found));
  return options;
}

void append_under(std::string_view where, Problems& problems, Problems found) {
  for (Problem& problem : found) problem.where.insert(0, where);
  append(problems, found);
}

void AnswerWriter::write_problems(const Problems& problems) {
  json_.begin_list();
  for (const Problem& problem : problems) write_problem(problem);
  json_.end_list();
}

void AnswerWriter::write_problem(const Problem& problem) {
  json_.begin_object().key("code").text(problem.code);
  json_.key("severity").text(problem.severity == Severity::error ? "error" : "warning");
  json_.key("where").text(problem.where).key("arguments").begin_object();
  for (const Argument& argument : problem.arguments) {
    json_.key(argument.name);
    if (const auto* number = std::get_if<std::int64_t>(&argument.value)) {
      json_.number(*number);
    } else if (const auto* text = std::get_if<std::string>(&argument.value)) {
      json_.text(*text);
    }
  }
  json_.end_object();
  if (phrases_) json_.key("text").text(describe(problem, *phrases_, rules_.selection.edition));
  json_.end_object();
}

void AnswerWriter::write_answer(const ScoreSheets& sheets, SheetNumber number, const Problems& problems,
                                const LedgerLine* entry, std::string_view feature) {
  const Sheet& sheet = sheets.sheets[number];
  json_.begin_object().key("problems");
  write_problems(problems);
  json_.key("item").text(book_.items[sheet.item].id);
  write_item_name(sheet.item);
  if (!feature.empty()) json_.key("feature").text(feature);
  json_.key("phase").text(name(sheet.phase)).key("value").number(sheet.value).key("terms");
  item_ = sheet.item;
  write_terms(sheets, sheet.terms);
  write_counted(sheets, sheet.counted);
  json_.key("players");
  write_shares(sheets, sheet);
  json_.key("text");
  write_text(sheets, number, entry);
  json_.end_object();
}

void AnswerWriter::write_item_name(ItemNumber number) {
  if (phrases_) json_.key("name").text(item_name(*phrases_, book_, rules_.selection.edition, number));
}

void AnswerWriter::write_no_answer(const Problems& problems) {
  json_.begin_object().key("problems");
  write_problems(problems);
  json_.key("item").text("").key("phase").text(name(Phase::during)).key("value").number(0);
  json_.key("terms").begin_list().end_list().key("players").begin_object().end_object();
  json_.key("text").begin_list().end_list().end_object();
}

void AnswerWriter::write_shares(const ScoreSheets& sheets, const Sheet& sheet) {
  json_.begin_object();
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    const Share& share = sheets.shares[sheet.shares.begin + i];
    json_.key(name(share.player)).begin_object().key("strength").number(share.strength);
    json_.key("points").number(share.points).key("terms");
    write_terms(sheets, share.terms);
    json_.key("awards");
    write_terms(sheets, share.awards);
    if (share.tie_break != no_number) json_.key("tie-break").text(book_.rows[share.tie_break].id);
    write_counted(sheets, share.counted);
    json_.end_object();
  }
  json_.end_object();
}

/// Rows that made a number another one before anything was priced; most answers have none.
void AnswerWriter::write_counted(const ScoreSheets& sheets, Range range) {
  if (range.size == 0) return;
  json_.key("counted").begin_list();
  for (std::uint32_t i = 0; i < range.size; ++i) {
    const Counting& counting = sheets.counted[range.begin + i];
    json_.begin_object().key("row").text(book_.rows[counting.row].id);
    json_.key("measure").text(book_.measures[counting.measure].id);
    json_.key("before").number(counting.before).key("after").number(counting.after);
    if (phrases_) json_.key("text").text(rule_text(*phrases_, book_, rules_, counting.row));
    json_.end_object();
  }
  json_.end_list();
}

void AnswerWriter::write_terms(const ScoreSheets& sheets, Range range) {
  json_.begin_list();
  for (std::uint32_t i = 0; i < range.size; ++i) write_term(sheets.terms[range.begin + i]);
  json_.end_list();
}

void AnswerWriter::write_term(const Term& term) {
  json_.begin_object().key("row").text(book_.rows[term.row].id);
  if (term.effect == Effect::scale) {
    json_.key("effect").text("scale").key("by");
    switch (term.by) {
      case ScaleBy::zero:
        json_.number(0);
        break;
      case ScaleBy::half:
        json_.text("1/2");
        break;
      case ScaleBy::twice:
        json_.number(2);
        break;
    }
    json_.key("before").number(term.before).key("points").number(term.points);
  } else {
    json_.key("effect").text("add").key("points").number(term.points).key("each").number(term.each);
    const std::string& unit = book_.rows[term.row].unit;
    if (!unit.empty()) json_.key("unit").text(unit);
    json_.key("factors").begin_list();
    for (int i = 0; i < term.factor_count; ++i) {
      json_.begin_object().key("measure").text(book_.measures[term.factors[i].measure].id);
      json_.key("number").number(term.factors[i].number).end_object();
    }
    json_.end_list();
  }
  if (phrases_) json_.key("text").text(rule_text(*phrases_, book_, rules_, term.row, item_));
  json_.end_object();
}

void AnswerWriter::write_text(const ScoreSheets& sheets, SheetNumber number, const LedgerLine* entry) {
  json_.begin_list();
  if (phrases_) {
    const std::vector<Line> lines = entry ? explain(book_, rules_, *entry, *phrases_, board_)
                                          : explain(book_, rules_, sheets, number, *phrases_, board_);
    for (const Line& line : lines) json_.text(read_aloud(*phrases_, rules_.selection.edition, line));
  }
  json_.end_list();
}

std::string AnswerWriter::feature_id(const Features& features, const Feature& feature, const Board& board,
                                     const Catalogue& catalogue) {
  const Place first = features.places[feature.places.begin];
  const PlacedTile& placed = board.tiles[first.tile];
  std::string id(name(feature.kind));
  id.append("@").append(std::to_string(placed.square.x)).append(",").append(std::to_string(placed.square.y));
  return id.append(".").append(place_name(catalogue.tiles[placed.tile], placed.turns, first.segment));
}

}  // namespace cadastre
