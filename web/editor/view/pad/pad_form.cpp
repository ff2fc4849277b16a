// The form of one entry: strips of numbers, switches, choices; below it what it pays and the one button.

#include <algorithm>
#include <cstdlib>

#include "model/mirror.hpp"
#include "view/pad/pad.hpp"

namespace cadastre::editor {
namespace {

constexpr float cell = 46, cell_height = 48, cell_gap = 5;

/// The label of a question, with its number on the right that can be typed over. Whether it was.
bool label_row(Scene& s, Flow& flow, const std::string& name, const std::string& words, const Asked& asked) {
  const Tokens& c = s.colours();
  const Box row = flow.take(34);
  ink::line_cut(s.list(), ink::body_strong, {row.x + 4, row.y + 7}, row.width - 76, c.ink, words);
  return number_field(s, name, {row.x + row.width - 68, row.y, 68, 34}, words, asked);
}

/// Numbers side by side, to be flicked; the one that holds stands in the middle at first.
void strip(Scene& s, Flow& flow, const std::string& name, const std::string& words, const Asked& asked, bool centre) {
  const Tokens& c = s.colours();
  if (label_row(s, flow, name, words, asked)) s.memory.pad.centred = false;
  const Box row{flow.x - 12, flow.y, flow.width + 24, cell_height};
  // What is usual; whoever goes beyond it finds a few more there. The number on the right takes any.
  constexpr std::int32_t beyond = 4;
  const Usual& usual = asked.usual;
  const bool ends_there = usual.first == usual.to || asked.max <= usual.to;  // whole: there is no more
  const std::int32_t first =
      asked.value < usual.from ? std::max(asked.min, asked.value - beyond) : std::max(asked.min, usual.from);
  const std::int32_t last = asked.value > usual.to || (asked.value == usual.to && !ends_there)
                                ? std::min(asked.max, asked.value + beyond)
                                : usual.to;
  const float step = cell + cell_gap, all = step * static_cast<float>(last - first + 1) - cell_gap + 24;
  const float x0 = s.ui.begin_scroll(name, row, true);
  for (std::int32_t n = first; n <= last; ++n) {
    const Box b{x0 + 12 + step * static_cast<float>(n - first), row.y, cell, cell_height};
    if (!s.ui.visible(inset(b, -step * 2, 0))) continue;
    const bool on = n == asked.value;
    const Id id = s.ui.add(numbered(name + "/", n), b, part_press | part_skip);
    paint::box(s.ui, b, on ? c.accent : s.ui.held(id) ? c.sunken : c.surface, 12);
    if (!on) paint::outline(s.ui, b, c.line, 12);
    ink::line_centred(s.list(), ink::body_strong, middle(b).x, b.y + 13.5f, on ? c.on_accent : c.ink, number_text(n));
    if (!s.ui.clicked(id)) continue;
    s.want(Answer{asked.at, n});
    if (b.x < row.x || right(b) > right(row)) s.memory.pad.centred = false;  // all of it comes into sight
  }
  s.ui.end_scroll(all);
  if (centre) {
    const float wished = step * (static_cast<float>(asked.value - first) + 0.5f) + 12 - row.width / 2;
    s.ui.scroll_to(name, std::clamp(wished, 0.f, std::max(0.f, all - row.width)));
    s.ui.host().want_frame();
  }
  flow.gap(cell_height + 12);
}

void choices(Scene& s, Flow& flow, const std::string& name, const std::string& words, const Asked& asked,
             const PadWords& w) {
  ink::line_cut(s.list(), ink::body_strong, {flow.x + 4, flow.y + 7}, flow.width - 8, s.colours().ink, words);
  flow.gap(34);
  std::vector<std::int32_t> values;
  if (asked.at.measure == no_number) {
    values.push_back(-1);
    for (const ClassNumber of : s.model.derived().pad.form.classes) values.push_back(of);
  } else {
    for (std::int32_t i = 0; i <= asked.max; ++i)
      if (asked.choices >> i & 1) values.push_back(i);
  }
  float x = flow.x;
  for (const std::int32_t value : values) {
    const std::string label = w.choice(asked.at, value);
    if (x > flow.x && x + chip_width(label) > flow.x + flow.width) {
      x = flow.x;
      flow.gap(48);
    }
    bool pressed = false;
    x += chip(s.ui, numbered(name + "/", value), {x, flow.y}, label, value == asked.value, &pressed) + 8;
    if (pressed) s.want(Answer{asked.at, value});
  }
  flow.gap(56);
}

void question(Scene& s, Flow& flow, const Asked& asked, const PadWords& w, bool centre = false) {
  const std::string name = "pad/ask/" + question_name(asked.at, s.model.rulebook());
  const std::string words = w.question(asked);
  switch (asked.kind) {
    case Asked::Kind::number:
      return strip(s, flow, name, words, asked, centre);
    case Asked::Kind::choice:
      return choices(s, flow, name, words, asked, w);
    case Asked::Kind::yes: {
      const Box b = flow.take(56);
      paint::card(s.ui, b);
      if (toggle_row(s.ui, name, b, words, {}, asked.value != 0)) s.want(Answer{asked.at, asked.value == 0 ? 1 : 0});
      flow.gap(10);
      return;
    }
  }
}

void elements(Scene& s, Flow& flow, const PadWords& w) {
  const PadForm& form = s.model.derived().pad.form;
  if (!form.has_elements) return;
  const Draft& draft = *s.state().pad.draft;
  const std::string_view term = s.model.rulebook().measures[s.model.rulebook().items[draft.form.item].each].term;
  const std::string thing = sentence_case(word(s.model.phrases(), s.model.edition(), term));
  for (std::size_t i = 0; i < form.elements.size(); ++i) {
    pad_heading(s, flow, w.say2("ui.pad.element", "thing", thing, "number", number_text(i + 1)));
    if (i + 1 == form.elements.size() &&
        icon_button(s.ui, "pad/element/remove", {flow.x + flow.width - 44, flow.y - 38, 44, 44}, Icon::close,
                    s.say("ui.pad.element.remove"), {.size = 20}))
      s.want(SetElements{draft.told - 1});
    for (const Asked& asked : form.elements[i]) question(s, flow, asked, w);
  }
  const std::string more = s.say(form.each_differs ? "ui.pad.element.add-each" : "ui.pad.element.add");
  if (button(s.ui, "pad/element/add", {flow.x, flow.y, flow.width, 48}, more, Icon::plus, ButtonLook::outline))
    s.want(SetElements{draft.told + 1});
  flow.gap(60);
}

/// What it was for, where nothing else says it.
void note(Scene& s, Flow& flow, const FeatureForm& form) {
  if (!s.model.rulebook().items[form.item].noted) return;
  const std::string words = s.say("ui.pad.note"), hint = s.say("ui.pad.note.hint");
  pad_heading(s, flow, words);
  std::string& text = s.memory.pad.note;
  if (!s.ui.editing(id_of("pad/note"))) text = form.note;
  FieldStyle style;
  style.hint = hint;
  style.label = words;
  style.longest = 300;
  if (field(s.ui, "pad/note", flow.take(48), text, style) != Ui::Typed::nothing && text != form.note)
    s.want(NoteEntry{text});
  flow.gap(12);
}

void roles(Scene& s, Flow& flow, const PadWords& w) {
  const Tokens& c = s.colours();
  for (const AskedRole& role : s.model.derived().pad.form.roles) {
    pad_heading(s, flow, w.role(role.role));
    float x = flow.x;
    for (const Seat& seat : s.model.board().players) {
      const std::string words = s.model.player_name(seat.player);
      const float width = std::min(flow.width, ink::width(ink::body_strong, words) + 60);
      if (x > flow.x && x + width > flow.x + flow.width) {
        x = flow.x;
        flow.gap(56);
      }
      const bool on = role.player == seat.player;
      const Box b{x, flow.y, width, 48};
      const Id id = s.ui.add(joined({"pad/role/", role.role, "/", name(seat.player)}), b);
      paint::box(s.ui, b, on ? c.accent_soft : c.surface, 24);
      paint::outline(s.ui, b, on ? c.accent : c.line, 24, on ? 2.f : 1.f);
      paint::badge(s.ui, seat.player, {b.x + 24, middle(b).y}, 24);
      ink::line_cut(s.list(), on ? ink::body_strong : ink::body, {b.x + 44, b.y + 13.5f}, width - 56, c.ink, words);
      paint::focus_ring(s.ui, id, b, 24);
      if (s.ui.clicked(id)) {
        const std::optional<Player> to = on ? std::nullopt : std::optional(seat.player);
        s.want(SetRole{std::string(role.role), to});
      }
      x += width + 8;
    }
    flow.gap(60);
  }
}

void open_rule(Scene& s, RowNumber row) {
  s.memory.rule_back = "pad";
  s.want(OpenRule{s.model.rulebook().rows[row].id});
}

/// What is worth how much, one line a term: the rule's short name, what was multiplied, the points.
float worth_line(Scene& s, const Line& line, std::size_t number, float x, float y, float width) {
  const Tokens& c = s.colours();
  const Box b{x, y, width, 26};
  const Id id =
      s.ui.add(numbered("pad/line/", static_cast<std::int64_t>(number)), {x, y - 9, width, 44}, part_press | part_skip);
  float far = x + width;
  if (line.has_points) ink::line_right(s.list(), ink::body_strong, far, y + 2, c.ink, number_text(line.points));
  far -= 52;
  if (!line.arithmetic.empty()) {
    ink::line_right(s.list(), ink::caption, far, y + 4, c.ink2, line.arithmetic);
    far -= ink::width(ink::caption, line.arithmetic) + 10;
  }
  ink::line_cut(s.list(), ink::body, {x, y + 2}, far - x, s.ui.hovered(id) ? c.accent : c.ink,
                line.rule.empty() ? line.sentence : line.rule);
  if (line.row != no_number && s.ui.clicked(id)) open_rule(s, line.row);
  return y + b.height;
}

/// The points and their reason. Returns where it ends.
float points_of(Scene& s, const Box& at, float y) {
  const Tokens& c = s.colours();
  const Derived& d = s.model.derived();
  const Phrasebook& phrases = s.model.phrases();
  const std::vector<Line> lines = explain(s.model.rulebook(), d.rules, d.pad.line, phrases, s.state().board.get());
  const float x = at.x, width = at.width;
  // Where nobody stands there is nobody to name before somebody is chosen.
  const bool idle = d.pad.form.kinds.empty() && !has_somebody(s.state().pad.draft->form);
  float beside = width, from = y;  // who gets it stands beside the sum, if there is one
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line& line = lines[i];
    const bool names_rule = line.row != no_number;
    switch (line.block) {
      case Line::Block::worth:
        y = worth_line(s, line, i, x, y, width);
        from = y;
        break;
      case Line::Block::sum: {
        if (idle && i == 0) break;
        const std::string points = number_text(line.points);
        const float w = std::max(44.f, ink::width(ink::number, points) + 8);
        paint::box(s.ui, {x + width - w, y + 1, w, 1.4f}, c.line_strong);
        ink::line_right(s.list(), ink::number, x + width, y + 4, c.ink, points);
        beside = width - w - 14;
        y += 38;
        break;
      }
      case Line::Block::who:
        if (line.player || idle) break;
        y = std::max(y, from + 12 + ink::wrapped(s.list(), ink::body, {x, from + 8}, beside, c.ink, line.sentence));
        // What one player's figures count decided it.
        for (std::size_t j = 0; j < i; ++j)
          if (lines[j].block == line.block && lines[j].row != no_number) y = worth_line(s, lines[j], j, x, y, width);
        break;
      case Line::Block::player:
        if (i == 0 || lines[i - 1].block != line.block || lines[i - 1].player != line.player) {
          paint::badge(s.ui, *line.player, {x + 10, y + 13}, 18);
          ink::line_cut(s.list(), ink::caption_strong, {x + 26, y + 4}, width - 30, c.ink,
                        s.model.player_name(*line.player));
          y += 26;
        }
        if (names_rule || line.has_points) y = worth_line(s, line, i, x + 12, y, width - 12);
        break;
      case Line::Block::ledger:
        y += ink::wrapped(s.list(), ink::body, {x, y}, width, d.pad.line.refused ? c.warn : c.ink,
                          read_aloud(phrases, s.model.edition(), line)) +
             4;
        break;
    }
  }
  return y;
}

/// On a phone on its side the sheet would hide the form: there it stands beside it.
bool is_low(const Scene& s) { return !s.ui.narrow() && s.ui.host().around.height < 480; }

void draw_sheet(Scene& s, Box b, const PadWords& w) {
  const Tokens& c = s.colours();
  const Draft& draft = *s.state().pad.draft;
  const bool ready = has_somebody(draft.form);
  const Surroundings& around = s.ui.host().around;
  const float button_room = 56 + 16 + (s.ui.narrow() ? around.safe_bottom : 0);
  const float most = is_low(s) ? b.height - button_room - 26 : b.height * 0.44f;
  const float wanted = s.memory.pad.sheet;
  const float tall = std::min(wanted, most);
  const Box sheet{b.x, bottom(b) - tall - button_room - 14, b.width, tall + button_room + 14};
  paint::shadow(s.ui, sheet, drawing::radius::sheet, 1.5f);
  paint::box_top(s.ui, sheet, c.surface, drawing::radius::sheet);
  s.ui.cover(sheet);
  const Box lines{sheet.x + 20, sheet.y + 12, sheet.width - 40, tall};
  const float y = s.ui.begin_scroll("pad/points", lines);
  const float end = points_of(s, lines, y);
  s.ui.end_scroll(end - y);
  if (end - y != wanted) {
    s.memory.pad.sheet = end - y;
    s.ui.host().want_frame();
  }
  const Box press{sheet.x + 16, bottom(sheet) - button_room + 4, sheet.width - 32, 56};
  if (button(s.ui, "pad/add", press, w.add(), Icon::check, ButtonLook::primary, ready)) s.want(AddEntry{});
}

}  // namespace

bool number_field(Scene& s, const std::string& name, const Box& at, const std::string& words, const Asked& asked) {
  const std::string field_name = name + "/typed";
  const bool open = s.ui.editing(id_of(field_name));
  std::string& text = s.memory.pad.typed;
  std::string shown = open ? text : std::to_string(asked.value);
  FieldStyle style;
  style.kind = TextField::Kind::number;
  style.right = style.bare = true;
  style.longest = 5;
  style.face = ink::body_strong;
  style.label = words;
  const Ui::Typed typed = field(s.ui, field_name, at, shown, style);
  if (open || s.ui.editing(id_of(field_name))) text = shown;
  if (typed != Ui::Typed::entered && typed != Ui::Typed::left) return false;
  const auto number = whole_number(shown);
  if (number) s.want(Answer{asked.at, *number});
  return number.has_value();
}

void draw_pad_form(Scene& s, Box b) {
  const Draft& draft = *s.state().pad.draft;
  const PadForm& form = s.model.derived().pad.form;
  const PadWords w = s.model.pad_words();
  const float head = 56 + (s.ui.narrow() ? s.ui.host().around.safe_top : 0);
  draw_pad_head(s, take_top(b, head), w.item(draft.form.item), draft.form.item);

  const bool low = is_low(s);
  const Box beside = low ? take_right(b, b.width * 0.44f) : b;
  const float button_room = 56 + 30 + (s.ui.narrow() ? s.ui.host().around.safe_bottom : 0);
  const float below = low ? 0 : std::min(s.memory.pad.sheet, b.height * 0.44f) + button_room - 14;
  const Box list{b.x, b.y, b.width, b.height - below};
  const bool first = !s.memory.pad.centred;
  s.memory.pad.centred = true;
  const float y = s.ui.begin_scroll("pad/form", list);
  Flow flow{b.x + 12, y + 4, b.width - 24};
  bool rare = false;
  for (const Asked& asked : form.of_feature) {
    rare |= asked.rare;
    if (!asked.rare) question(s, flow, asked, w, first);
  }
  elements(s, flow, w);
  roles(s, flow, w);
  flow.y = draw_people(s, flow, w);
  note(s, flow, draft.form);
  if (rare) {
    flow.gap(8);
    bool any = s.memory.pad.rare;
    for (const Asked& asked : form.of_feature) any |= asked.rare && asked.value != 0;
    if (any) {
      pad_heading(s, flow, s.say("ui.pad.rare"));
      for (const Asked& asked : form.of_feature)
        if (asked.rare) question(s, flow, asked, w);
    } else if (button(s.ui, "pad/rare", {flow.x, flow.y, flow.width, 48}, s.say("ui.pad.rare"), Icon::down,
                      ButtonLook::outline)) {
      s.memory.pad.rare = true;
      s.ui.host().want_frame();
    }
    flow.gap(52);
  }
  if (draft.editing) {
    const std::size_t at = *draft.editing;
    const float third = (flow.width - 16) / 3;
    flow.gap(8);
    if (button(s.ui, "pad/delete", {flow.x, flow.y, third, 48}, s.say("ui.pad.delete"), Icon::trash,
               ButtonLook::danger))
      s.want(RemoveEntry{at});
    if (button(s.ui, "pad/up", {flow.x + third + 8, flow.y, third, 48}, s.say("ui.pad.up"), Icon::up, ButtonLook::plain,
               at > 0))
      s.want(MoveEntry{at, -1});
    if (button(s.ui, "pad/down", {flow.x + 2 * third + 16, flow.y, third, 48}, s.say("ui.pad.down"), Icon::down,
               ButtonLook::plain, at + 1 < s.state().entries->size()))
      s.want(MoveEntry{at, 1});
    flow.gap(52);
  }
  s.ui.end_scroll(flow.y - y + 24);
  if (first && s.memory.pad.sheet == 0) s.ui.scroll_to("pad/form", 0);
  draw_sheet(s, beside, w);
}

}  // namespace cadastre::editor
