#include "model/pad_words.hpp"

#include "cadastre/contains.hpp"
#include "cadastre/sort.hpp"
#include "model/mirror.hpp"

namespace cadastre::editor {

std::string PadWords::say(std::string_view id, const std::vector<Value>& values) const {
  return cadastre::say(phrases, s.board->selection.edition, id, values);
}

std::string PadWords::say1(std::string_view id, std::string_view name, std::string_view value) const {
  return say(id, {{name, std::string(value)}});
}

std::string PadWords::say2(std::string_view id, std::string_view name, std::string_view value, std::string_view other,
                           std::string_view other_value) const {
  return say(id, {{name, std::string(value)}, {other, std::string(other_value)}});
}

std::string numbered(std::string_view name, std::int64_t number) { return std::string(name) + std::to_string(number); }

std::string PadWords::player(Player p) const { return player_name(phrases, s.board.get(), p); }

namespace {

/// A name of its own if the language has one, else the glossary's word.
std::string named(const PadWords& w, const std::string& phrase, std::string_view term, bool many) {
  if (has_phrase(w.phrases, phrase)) return sentence_case(w.say(phrase));
  // The noun alone: a form that wants a particle after a number would look odd there.
  return sentence_case(word(w.phrases, w.s.board->selection.edition, term, many ? 2 : 1));
}

/// Words in the order of the board's seats, `Mira and Tudor`.
std::string names(const PadWords& w, const std::vector<Player>& players) {
  std::vector<std::string> list;
  for (const Player p : players) list.push_back(w.player(p));
  return listed(w.phrases, list);
}

}  // namespace

std::string PadWords::item(ItemNumber number, bool many) const {
  const Item& item = book.items[number];
  return many ? named(*this, "item." + item.id + "/many", item.term, true)
              : sentence_case(item_name(phrases, book, s.board->selection.edition, number));
}

std::string PadWords::question(const Asked& asked) const {
  const Question& q = asked.at;
  if (q.element == Question::some) return say1("ui.pad.how-many", "what", choice(q, q.measure == no_number ? q.of : 1));
  if (q.measure == no_number) return say("ui.pad.element.class");
  if (asked.rare) {
    const std::string what = named(*this, {}, book.classes[q.of].id, true);
    if (asked.as == CountAs::squares) return say1("ui.pad.squares", "what", what);
    return asked.as == CountAs::segments ? say1("ui.pad.segments", "what", what) : what;
  }
  return cadastre::question(phrases, book, s.board->selection.edition, q.measure);
}

std::string PadWords::choice(const Question& q, std::int32_t value) const {
  if (q.measure == no_number)
    return value < 0 ? say("ui.pad.element.plain")
                     : named(*this, {}, book.classes[static_cast<std::size_t>(value)].id, false);
  if (book.measures[q.measure].is_switch())
    return cadastre::question(phrases, book, s.board->selection.edition, q.measure);
  return choice_name(phrases, book, s.board->selection.edition, q.measure, value);
}

std::string PadWords::figure(ClassNumber kind) const { return named(*this, {}, book.classes[kind].id, false); }

std::string PadWords::role(std::string_view id) const { return say("role." + std::string(id)); }

/// The glossary's word for what a question counts.
std::string_view PadWords::counted_term(const Asked& asked) const {
  if (asked.rare || asked.at.measure == no_number) return book.classes[asked.at.of].id;
  const Measure& measure = book.measures[asked.at.measure];
  return measure.choices.empty() || measure.is_switch() ? measure.term : measure.choices[1];
}

std::string PadWords::entry(const FeatureForm& form) const {
  if (form.item == no_number) return say1("ui.pad.unknown", "what", form.note);
  std::string text = item(form.item);
  const auto add = [&](std::string part) { text = say2("list.next", "left", text, "right", part); };
  const Edition edition = s.board->selection.edition;
  for (const Asked& asked : pad_form({form, {}, 0}, book, d.rules).of_feature) {
    if (asked.kind == Asked::Kind::choice) {
      // `Monastery, none` says nothing without its question.
      const auto none = [&] {
        const auto& choices = book.measures[asked.at.measure].choices;
        return !choices.empty() && choices.front() == "none";
      };
      if (asked.at.measure == no_number || asked.value != 0 || !none()) add(choice(asked.at, asked.value));
    } else if (asked.value != 0) {
      const std::string_view term = counted_term(asked);
      if (asked.as == CountAs::squares || asked.as == CountAs::segments)
        add(question(asked) + " " + number_text(asked.value));
      else
        add(asked.kind == Asked::Kind::yes ? word(phrases, edition, term)
                                           : counted(phrases, edition, term, asked.value));
    }
  }
  if (!form.note.empty()) add(form.note);
  return text;
}

std::string PadWords::change(const ByPlayer<Points>& points) const {
  std::vector<std::string> parts;
  std::vector<Player> counted_in;
  for (const Seat& seat : s.board->players) {
    const Points gained = points[seat.player];
    bool seen = gained == 0;
    for (const Player p : counted_in) seen |= points[p] == gained;
    if (seen) continue;
    counted_in.push_back(seat.player);
    std::vector<Player> same;
    for (const Seat& other : s.board->players)
      if (points[other.player] == gained) same.push_back(other.player);
    const std::string number = number_text(gained);
    parts.push_back(say2("ui.pad.for", "points", number, "names", names(*this, same)));
  }
  return parts.empty() ? std::string() : listed(phrases, parts);
}

std::string PadWords::add() const {
  const Draft& draft = *s.pad.draft;
  if (!has_somebody(draft.form))
    return say(!d.pad.form.kinds.empty()  ? "ui.pad.add.who-first"
               : d.pad.form.roles.empty() ? "ui.pad.each"
                                          : "ui.pad.add.role-first");
  const std::string what = change(d.pad.line.change);
  if (what.empty()) return say(draft.editing ? "ui.pad.change.nothing" : "ui.pad.add.nothing");
  return say1(draft.editing ? "ui.pad.change" : "ui.pad.add", "what", what);
}

std::string PadWords::deed() const {
  constexpr std::string_view pad = "ui.pad.deed.";
  if (s.last_deed.substr(0, pad.size()) != pad) return {};
  if (s.last_deed == "ui.pad.deed.add" && !d.pad.ledger.lines.empty()) {
    const LedgerLine& line = d.pad.ledger.lines.back();
    if (line.refused) return say("ui.pad.refused");
    if (const std::string what = change(line.change); !what.empty())
      return say2("ui.pad.done", "entry", item(s.entries->back().item), "what", what);
  }
  return say(s.last_deed);
}

std::string PadWords::step_rules(ItemNumber number) const {
  const Program& program = d.rules.program(number, Phase::after);
  std::string text;
  int sentences = 0;
  for (std::uint32_t i = 0; i < program.steps.size && sentences < 2; ++i) {
    const Step& step = d.rules.steps[program.steps.begin + i];
    if (step.effect != Effect::add || step.on_player) continue;
    if (step.guard.tests.size > 0 && !(step.each && sentences == 0))
      continue;  // the first thing counted is the plain one
    if (!text.empty()) text += ' ';
    text += say1("line.sentence", "sentence", rule_text(phrases, book, d.rules, step.row));
    ++sentences;
  }
  return text;
}

std::vector<Standing> standings(const State& s, const Derived& d) {
  std::vector<Standing> all;
  for (const Seat& seat : s.board->players) {
    Standing one{seat.player, d.pad.ledger.totals[seat.player], 0, 1};
    for (std::size_t i = 0; i < s.entries->size() && i < d.pad.ledger.lines.size(); ++i)
      if ((*s.entries)[i].phase == Phase::after) add_points(one.at_end, d.pad.ledger.lines[i].change[seat.player]);
    all.push_back(one);
  }
  sort_stably(all, [](const Standing& a, const Standing& b) { return a.total > b.total; });
  for (std::size_t i = 1; i < all.size(); ++i)
    all[i].place = all[i].total == all[i - 1].total ? all[i - 1].place : static_cast<int>(i) + 1;
  return all;
}

std::string PadWords::winner() const {
  const std::vector<Standing> all = standings(s, d);
  std::vector<Player> first;
  for (const Standing& one : all)
    if (one.place == 1) first.push_back(one.player);
  if (first.empty()) return {};
  return say2(first.size() == 1 ? "ui.pad.wins" : "ui.pad.tied", "names", names(*this, first), "points",
              number_text(all.front().total));
}

std::string PadWords::lead() const {
  const std::vector<Standing> all = standings(s, d);
  if (all.size() < 2 || all[1].place == 1) return {};
  return say2("ui.pad.ahead", "points", number_text(std::int64_t{all[0].total} - all[1].total), "name",
              player(all[1].player));
}

std::string PadWords::split(const Standing& one) const {
  return say2("ui.pad.split", "during", number_text(std::int64_t{one.total} - one.at_end), "after",
              signed_points(one.at_end));
}

std::string PadWords::source(const PadSource& source) const {
  if (source.item == no_number) return say("ui.pad.source.before");
  const std::string what = item(source.item, true);
  const bool both = d.rules.program(source.item, Phase::during).scored;
  return source.phase == Phase::after && both ? say1("ui.pad.source.after", "what", what) : what;
}

std::string PadWords::step_state(ItemNumber step) const {
  std::int64_t points = 0;
  bool any = false;
  for (std::size_t i = 0; i < s.entries->size(); ++i) {
    if ((*s.entries)[i].phase != Phase::after || (*s.entries)[i].item != step) continue;
    any = true;
    for (const Points each : d.pad.ledger.lines[i].change.of) points += each;
  }
  if (step == s.pad.step && s.pad.view == PadView::final_scoring) return say("ui.pad.step.now");
  if (any) return say("ui.pad.step.done", {{"points", points}});
  return contains(s.steps, step) ? say("ui.pad.step.done.none") : std::string();
}

std::string PadWords::next_step() const {
  for (std::size_t i = 0; i + 1 < d.pad.after.size(); ++i)
    if (d.pad.after[i] == s.pad.step) return say1("ui.pad.step.next", "what", item(d.pad.after[i + 1], true));
  return say("ui.pad.step.last");
}

std::string PadWords::not_counted() const {
  std::vector<std::string> list;
  for (const FeatureForm& form : *s.entries)
    if (form.item == no_number) list.push_back(form.note);
  return list.empty() ? std::string() : say1("ui.pad.not-counted", "what", listed(phrases, list));
}

std::string PadWords::passed_over() const {
  std::vector<std::string> list;
  for (const ItemNumber step : d.pad.after) {
    bool entered = contains(s.steps, step);
    for (const FeatureForm& form : *s.entries) entered |= form.phase == Phase::after && form.item == step;
    if (!entered && !book.items[step].noted) list.push_back(item(step, true));
  }
  return list.empty() ? std::string() : say1("ui.pad.open-steps", "what", listed(phrases, list));
}

namespace {

/// A cell of words as programs read it: in quotes where it needs them. Names come with links, and what begins like a
/// formula would be one: an apostrophe says that it is text.
std::string csv_cell(std::string text) {
  if (text.find_first_of("=+-@\t\r") == 0) text.insert(0, 1, '\'');
  if (text.find_first_of(",;\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + "\"";
}

/// What everybody had on the track before anything was entered: without it the columns would not add up.
std::optional<ByPlayer<Points>> track_of(const Board& board) {
  ByPlayer<Points> track;
  for (const Seat& seat : board.players) track[seat.player] = seat.track;
  return track == ByPlayer<Points>() ? std::nullopt : std::optional(track);
}

}  // namespace

std::string pad_text(const PadWords& w) {
  const Board& board = *w.s.board;
  std::string text = board.name.empty() ? std::string() : board.name + "\n";
  text += w.winner() + "\n\n";
  for (const Standing& one : standings(w.s, w.d))
    text.append(number_text(one.place))
        .append(". ")
        .append(w.player(one.player))
        .append(": ")
        .append(number_text(one.total)) += '\n';
  text += "\n";
  if (const auto track = track_of(board)) text += w.say("ui.pad.source.before") + ": " + w.change(*track) + "\n";
  for (std::size_t i = 0; i < w.s.entries->size(); ++i) {
    if (i == end_of_game(*w.s.entries)) text += w.say("ui.pad.final") + "\n";
    text += w.entry((*w.s.entries)[i]) + ": ";
    const std::string what = w.change(w.d.pad.ledger.lines[i].change);
    text += (what.empty() ? "0" : what) + "\n";
  }
  return text;
}

std::string pad_csv(const PadWords& w) {
  const auto& seats = w.s.board->players;
  // Spreadsheet programs take the text for one of their own country without the mark at its beginning.
  std::string text = "\xEF\xBB\xBF" + csv_cell(w.say("ui.pad.csv.number")) + "," + csv_cell(w.say("ui.pad.csv.when")) +
                     "," + csv_cell(w.say("ui.pad.csv.entry"));
  for (const Seat& seat : seats) text += "," + csv_cell(w.player(seat.player));
  text += "\n";
  if (track_of(*w.s.board)) {
    text += ",," + csv_cell(w.say("ui.pad.source.before"));
    for (const Seat& seat : seats) text += "," + std::to_string(seat.track);
    text += "\n";
  }
  for (std::size_t i = 0; i < w.s.entries->size(); ++i) {
    const FeatureForm& form = (*w.s.entries)[i];
    text += std::to_string(i + 1) + "," +
            csv_cell(w.say(form.phase == Phase::during ? "ui.rules.during" : "ui.rules.after")) + "," +
            csv_cell(w.entry(form));
    for (const Seat& seat : seats) text += "," + std::to_string(w.d.pad.ledger.lines[i].change[seat.player]);
    text += "\n";
  }
  text += ",," + csv_cell(w.say("ui.pad.csv.total"));
  for (const Seat& seat : seats) text += "," + std::to_string(w.d.pad.ledger.totals[seat.player]);
  return text + "\n";
}

}  // namespace cadastre::editor
