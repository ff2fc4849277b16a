#include "model/pad_mirror.hpp"

#include <algorithm>
#include <charconv>

#include "model/mirror.hpp"

namespace cadastre::editor {

std::string question_name(const Question& q, const Rulebook& book) {
  std::string text;
  if (q.player) text.append(name(*q.player)).append(".");
  if (q.element == Question::some) text += "some.";
  if (q.element >= 0) text.append(number_text(q.element)).append(".");
  text += q.measure == no_number ? "class" : book.measures[q.measure].id;
  if (q.of != no_number) text.append(":").append(book.classes[q.of].id);
  return text;
}

namespace {

using Kind = PadPart::Kind;

class Parts {
 public:
  explicit Parts(const PadWords& words) : w_(words) {}

  std::vector<PadPart> run() {
    const Pad& pad = w_.s.pad;
    if (pad.draft)
      form();
    else if (pad.view == PadView::final_scoring)
      final_scoring();
    else if (pad.view == PadView::result)
      result();
    else
      game(pad.view == PadView::entries);
    return std::move(parts_);
  }

 private:
  PadPart& add(Kind kind, std::string text) {
    parts_.push_back({});
    parts_.back().kind = kind;
    parts_.back().text = std::move(text);
    return parts_.back();
  }
  PadPart& add(Kind kind, std::string text, const char* act, std::string_view target) {
    PadPart& part = add(kind, std::move(text));
    part.act = act;
    part.target = target;
    return part;
  }
  PadPart& button(std::string text, const char* act, std::string_view target = {}) {
    return add(Kind::button, std::move(text), act, target);
  }
  /// A button whose words are a phrase.
  PadPart& press(const char* phrase, const char* act, std::string_view target = {}) {
    return button(w_.say(phrase), act, target);
  }
  void head(const char* phrase) { add(Kind::heading, w_.say(phrase)); }
  void text(std::string words) {
    if (!words.empty()) add(Kind::text, std::move(words));
  }
  void row(std::vector<std::string> cells, std::string_view whose = {}) {
    PadPart& part = add(Kind::row, {});
    part.cells = std::move(cells);
    part.target = whose;
  }

  void totals() {
    head("ui.pad.players");
    for (const Seat& seat : w_.s.board->players)
      row({w_.player(seat.player), number_text(w_.d.pad.ledger.totals[seat.player])}, name(seat.player));
  }

  void entries(std::size_t from, Phase phase, bool both, ItemNumber item = no_number) {
    const Entries& all = *w_.s.entries;
    for (std::size_t i = all.size(); i-- > from;) {
      if (!both && all[i].phase != phase) continue;
      if (item != no_number && all[i].item != item) continue;
      const std::string what = w_.change(w_.d.pad.ledger.lines[i].change);
      const std::string words = w_.say2("ui.pad.done", "entry", w_.entry(all[i]), "what", what.empty() ? "0" : what);
      if (all[i].item == no_number)
        text(words);
      else
        button(words, "pad-edit", number_text(i));
      button(w_.say("ui.pad.delete") + ": " + words, "pad-remove", number_text(i));
    }
  }

  void game(bool all) {
    totals();
    head("ui.pad.what");
    for (const ItemNumber item : w_.d.pad.during) button(w_.item(item), "pad-begin", w_.book.items[item].id);
    press("ui.pad.final", "pad-view", "final");
    const std::size_t n = w_.s.entries->size();
    add(Kind::heading, w_.say(all ? "ui.pad.entries" : "ui.pad.latest"));
    if (n == 0) text(w_.say("ui.pad.none"));
    constexpr std::size_t few = 4;
    entries(all || n <= few ? 0 : n - few, Phase::during, true);
    if (all)
      press("ui.back", "pad-view", "game");
    else if (n > few)
      button(w_.say1("ui.pad.all", "number", number_text(n)), "pad-view", "entries");
    if (n > 0) press("ui.pad.result", "pad-view", "result");
  }

  void ask(const Asked& asked, const std::string& whose = {}) {
    std::string label = w_.question(asked);
    if (!whose.empty()) label = whose + ": " + label;
    PadPart& part = add(asked.kind == Asked::Kind::number ? Kind::number
                        : asked.kind == Asked::Kind::yes  ? Kind::yes
                                                          : Kind::choice,
                        label);
    part.act = "pad-answer";
    part.target = question_name(asked.at, w_.book) + "=";
    part.value = asked.value;
    part.min = asked.min;
    part.max = asked.max;
    part.on = asked.value != 0;
    if (asked.kind != Asked::Kind::choice) return;
    const auto option = [&](std::int32_t value) {
      if (value == asked.value) part.value = static_cast<std::int32_t>(part.cells.size() / 2);
      part.cells.push_back(number_text(value));
      part.cells.push_back(w_.choice(asked.at, value));
    };
    if (asked.at.measure == no_number) {  // what an element is
      option(-1);
      for (const ClassNumber of : w_.d.pad.form.classes) option(of);
      return;
    }
    for (std::int32_t i = 0; i <= asked.max; ++i)
      if (asked.choices >> i & 1) option(i);
  }

  void form() {
    const Draft& draft = *w_.s.pad.draft;
    const PadForm& form = w_.d.pad.form;
    add(Kind::heading, w_.item(draft.form.item));
    for (const Asked& asked : form.of_feature) ask(asked);
    elements(draft, form);
    for (const AskedRole& role : form.roles) {
      PadPart& part = add(Kind::choice, w_.role(role.role));
      part.act = "pad-role";
      part.target = role.role + "=";
      part.cells = {"", "–"};
      for (const Seat& seat : w_.s.board->players) {
        if (role.player == seat.player) part.value = static_cast<std::int32_t>(part.cells.size() / 2);
        part.cells.push_back(std::string(name(seat.player)));
        part.cells.push_back(w_.player(seat.player));
      }
    }
    who(draft, form);
    if (w_.book.items[draft.form.item].noted) {
      PadPart& part = add(Kind::line, w_.say("ui.pad.note"));
      part.act = "pad-note";
      part.cells = {draft.form.note};
    }
    sheet(draft);
  }

  void elements(const Draft& draft, const PadForm& form) {
    if (!form.has_elements) return;
    const std::string_view term = w_.book.measures[w_.book.items[draft.form.item].each].term;
    const std::string thing = sentence_case(word(w_.phrases, w_.s.board->selection.edition, term));
    for (std::size_t i = 0; i < form.elements.size(); ++i) {
      const std::string whose = w_.say2("ui.pad.element", "thing", thing, "number", number_text(i + 1));
      for (const Asked& asked : form.elements[i]) ask(asked, whose);
    }
    if (draft.told > 0) press("ui.pad.element.remove", "pad-elements", number_text(draft.told - 1));
    button(w_.say(form.each_differs ? "ui.pad.element.add-each" : "ui.pad.element.add"), "pad-elements",
           number_text(draft.told + 1));
  }

  void who(const Draft& draft, const PadForm& form) {
    if (form.kinds.empty() && form.of_player.empty()) return;
    add(Kind::heading, w_.say(form.kinds.empty() ? "ui.pad.each" : "ui.pad.who"));
    for (const Seat& seat : w_.s.board->players) {
      const std::string who = w_.player(seat.player);
      for (const ClassNumber kind : form.kinds) {
        const std::string& id = w_.book.classes[kind].id;
        PadPart& part = add(Kind::number, w_.say2("ui.pad.figure-of", "figure", w_.figure(kind), "player", who));
        part.act = "pad-figures";
        part.target = std::string(name(seat.player)) + ":" + id + "=";
        part.value = figures_of(draft.form, seat.player, kind);
        part.max = 99;
      }
      for (const Asked& asked : asked_of(seat.player, draft.form, form, w_.book)) ask(asked, who);
    }
  }

  void sheet(const Draft& draft) {
    if (has_somebody(draft.form))
      for (const Line& line : explain(w_.book, w_.d.rules, w_.d.pad.line, w_.phrases, w_.s.board.get()))
        text(read_aloud(w_.phrases, w_.s.board->selection.edition, line));
    button(w_.add(), "pad-add").enabled = has_somebody(draft.form);
    if (draft.editing) {
      const std::string at = number_text(*draft.editing);
      press("ui.pad.delete", "pad-remove", at);
      if (*draft.editing > 0) press("ui.pad.up", "pad-up", at);
      if (*draft.editing + 1 < w_.s.entries->size()) press("ui.pad.down", "pad-down", at);
    }
    press("ui.back", "pad-cancel");
  }

  void final_scoring() {
    const auto& steps = w_.d.pad.after;
    const auto here = std::find(steps.begin(), steps.end(), w_.s.pad.step);
    if (here == steps.end()) return;
    add(Kind::heading, w_.item(*here, true));
    text(w_.say2("ui.pad.step", "number", number_text(here - steps.begin() + 1), "all", number_text(steps.size())));
    text(w_.step_rules(*here));
    const std::size_t before = parts_.size();
    entries(0, Phase::after, false, *here);
    if (parts_.size() == before) text(w_.say("ui.pad.step.none"));
    button(w_.say1("ui.pad.step.add", "what", w_.item(*here)), "pad-begin", w_.book.items[*here].id);
    button(w_.next_step(), "pad-next");
    head("ui.pad.step.order");
    for (const ItemNumber item : steps) {
      std::string text = w_.item(item, true);
      if (const std::string state = w_.step_state(item); !state.empty())
        text = w_.say2("list.next", "left", text, "right", state);
      button(std::move(text), "pad-step", w_.book.items[item].id).on = item == *here;
    }
    press("ui.pad.back-to-game", "pad-view", "game");
  }

  void result() {
    add(Kind::heading, w_.winner());
    text(w_.lead());
    for (const Standing& one : standings(w_.s, w_.d))
      row({number_text(one.place) + ". " + w_.player(one.player), w_.split(one), number_text(one.total)},
          name(one.player));
    text(w_.passed_over());
    text(w_.not_counted());
    head("ui.pad.sources");
    for (const PadSource& source : sources_of(w_.d.pad, *w_.s.entries, w_.s.board->players)) {
      std::vector<std::string> cells = {w_.source(source)};
      for (const Seat& seat : w_.s.board->players)
        cells.push_back(w_.player(seat.player) + " " + number_text(source.points[seat.player]));
      row(std::move(cells));
    }
    press("ui.pad.export.text", "pad-text");
    press("ui.pad.export.picture", "pad-picture");
    press("ui.pad.export.csv", "pad-csv");
    press("ui.pad.export.json", "pad-json");
    press("ui.pad.rematch", "rematch");
    press("ui.pad.final", "pad-view", "final");
    press("ui.pad.back-to-game", "pad-view", "game");
  }

  const PadWords& w_;
  std::vector<PadPart> parts_;
};

std::optional<std::int32_t> whole(std::string_view text) {
  std::int32_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

/// What stands before the mark; the text keeps what stands behind it. All of it, and nothing stays, without the mark.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t at = text.find(mark);
  const std::string_view before = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
  return before;
}

std::optional<Intent> answer(std::string_view target, const Rulebook& book) {
  std::string_view value = target;
  std::string_view left = cut(value, '=');
  Question q;
  if (left.find('.') != std::string_view::npos) {
    const std::string_view whose = cut(left, '.');
    if (const auto player = player_named(whose))
      q.player = player;
    else if (whose == "some")
      q.element = Question::some;
    else if (const auto n = whole(whose); n && *n >= 0 && *n < 1000)
      q.element = static_cast<std::int16_t>(*n);
    else
      return std::nullopt;
  }
  std::string_view of = left;
  const std::string_view id = cut(of, ':');
  if (id == "class" && q.element >= 0) {
    const auto n = whole(value);
    if (n && *n < static_cast<std::int32_t>(book.classes.size())) return Answer{q, std::max(*n, -1)};
    return std::nullopt;
  }
  if (!of.empty()) {
    const auto found = find_class(book, of);
    if (!found) return std::nullopt;
    q.of = *found;
  }
  const auto measure = find_measure(book, id);
  const bool of_class = id == "class" && q.element == Question::some && q.of != no_number;
  if (!measure && !of_class) return std::nullopt;
  q.measure = measure.value_or(no_number);
  if (const auto n = whole(value)) return Answer{q, *n};
  if (of_class) return std::nullopt;
  const auto& choices = book.measures[*measure].choices;
  const auto choice = std::find(choices.begin(), choices.end(), value);
  if (choice == choices.end()) return std::nullopt;
  return Answer{q, static_cast<std::int32_t>(choice - choices.begin())};
}

std::optional<Intent> figures(std::string_view target, const Rulebook& book) {
  const auto player = player_named(cut(target, ':'));
  const auto kind = find_class(book, cut(target, '='));
  const auto number = whole(target);
  if (!player || !kind || !number) return std::nullopt;
  return SetFigures{*player, *kind, *number};
}

std::optional<Intent> view(std::string_view target) {
  constexpr std::string_view names[] = {"game", "entries", "final", "result"};
  for (std::size_t i = 0; i < std::size(names); ++i)
    if (names[i] == target) return OpenPad{static_cast<PadView>(i)};
  return std::nullopt;
}

}  // namespace

std::vector<PadPart> pad_parts(const PadWords& words) { return Parts(words).run(); }

std::optional<Intent> pad_intent(std::string_view act, std::string_view target, const State& s, const Rulebook& book) {
  if (act == "pad-answer") return answer(target, book);
  if (act == "pad-figures") return figures(target, book);
  if (act == "pad-note") return NoteEntry{std::string(target)};
  if (act == "pad-add") return AddEntry{};
  if (act == "pad-cancel") return CancelEntry{};
  if (act == "pad-next") return NextStep{};
  if (act == "pad-view") return view(target);
  if (act == "pad-role") {
    const std::string role(cut(target, '='));
    return SetRole{role, player_named(target)};
  }
  if (act == "pad-begin" || act == "pad-step") {
    const auto item = find_item(book, target);
    if (!item) return std::nullopt;
    if (act == "pad-step") return OpenStep{*item};
    return BeginEntry{*item, s.pad.view == PadView::final_scoring ? Phase::after : Phase::during};
  }
  const auto number = whole(target);
  if (!number || *number < 0) return std::nullopt;
  const auto n = static_cast<std::size_t>(*number);
  if (act == "pad-elements") return SetElements{n};
  if (act == "pad-edit") return EditEntry{n};
  if (act == "pad-remove") return RemoveEntry{n};
  if (act == "pad-up") return MoveEntry{n, -1};
  if (act == "pad-down") return MoveEntry{n, 1};
  return std::nullopt;
}

}  // namespace cadastre::editor
