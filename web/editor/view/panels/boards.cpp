// The boards that this browser keeps: name, notes, copies, and what becomes of the others.

#include "view/panels/sheets.hpp"

namespace cadastre::editor {
namespace {

/// Name, copy, delete of a kept board; its row opens it.
void unfolded(Scene& s, Flow& flow, const KeptBoard& k, const std::string& title) {
  const Box name = inset(flow.take(56), 16, 4);
  if (!s.ui.editing(id_of("boards/kept-name"))) s.memory.kept_name = k.title;
  FieldStyle style;
  const std::string words = s.say("ui.boards.rename");
  style.hint = title;
  style.label = words;
  style.longest = 80;
  const Ui::Typed typed = field(s.ui, "boards/kept-name", name, s.memory.kept_name, style);
  if (typed != Ui::Typed::nothing && typed != Ui::Typed::changed && s.memory.kept_name != k.title)
    s.kept_deed = KeptDeed{"rename", k.id, s.memory.kept_name};
  Box row = inset(flow.take(52), 16, 4);
  const std::string copy = s.say("ui.boards.duplicate"), forget = s.say("ui.boards.forget");
  if (button(s.ui, "boards/duplicate/" + k.id, take_left(row, (row.width - 8) / 2), copy))
    s.kept_deed = KeptDeed{"duplicate", k.id, s.say("ui.boards.copy-of", {{"name", title}})};
  take_left(row, 8);
  if (button(s.ui, "boards/forget/" + k.id, row, forget, {}, ButtonLook::danger))
    s.kept_deed = KeptDeed{"forget", k.id, {}};
}

void kept_board(Scene& s, Flow& flow, const KeptBoard& k) {
  const std::string title = k.title.empty() ? s.say("ui.board.untitled") : k.title;
  Box b = inset(flow.take(52), 4, 0);
  const Box more = take_right(b, 52);
  RowStyle row_style;
  row_style.icon = Icon::board;
  if (row(s.ui, "boards/open/" + k.id, b, title, row_style)) {
    s.open_kept = k.id;
    s.want(CloseOverlay{});
  }
  const bool open = s.memory.kept == k.id;
  IconStyle style;
  style.chosen = open;
  if (icon_button(s.ui, "boards/more/" + k.id, centred(more, 44, 44), open ? Icon::up : Icon::more,
                  s.say("ui.boards.more"), style)) {
    s.memory.kept = open ? std::string() : k.id;
    s.ui.close_field();
    s.ui.host().want_frame();
  }
  if (open) unfolded(s, flow, k, title);
}

}  // namespace

void fill_boards(Scene& s, Flow& flow) {
  group_heading(s, flow, s.say("ui.boards.name"));
  const Box name = inset(flow.take(48), 16, 0);
  if (!s.ui.editing(id_of("boards/name"))) s.memory.board_name = s.model.board().name;
  FieldStyle style;
  const std::string hint = s.say("ui.board.untitled"), words = s.say("ui.boards.name");
  style.hint = hint;
  style.label = words;
  style.longest = 80;
  if (field(s.ui, "boards/name", name, s.memory.board_name, style) != Ui::Typed::nothing)
    s.want(RenameBoard{s.memory.board_name});
  flow.gap(6);
  RowStyle note;
  const std::string written(note_at(s.model.board(), std::nullopt));
  note.icon = Icon::note;
  note.caption = written;
  if (menu_row(s, flow, "boards/note", s.say("ui.note.table"), note)) s.want(OpenNote{std::nullopt});
  deed_row(s, flow, "boards/duplicate", "ui.boards.duplicate", {}, Icon::copy, Deed::duplicate_board);

  const auto& kept = s.ui.host().kept;
  bool others = false;
  for (const KeptBoard& k : kept) others |= !k.open;
  if (others) group_heading(s, flow, s.say("ui.boards.kept"));
  for (const KeptBoard& k : kept)
    if (!k.open) kept_board(s, flow, k);
  rule_off(s, flow);
  deed_row(s, flow, "boards/new", "ui.boards.new", {}, Icon::plus, Deed::new_board);
  deed_row(s, flow, "boards/sample", "ui.boards.sample", "ui.boards.sample.caption", Icon::play, Deed::sample);
  deed_row(s, flow, "boards/open", "ui.boards.open", "ui.boards.open.caption", Icon::open, Deed::open_file);
  deed_row(s, flow, "boards/save", "ui.boards.save", {}, Icon::download, Deed::save_file);
}

void fill_note(Scene& s, Flow& flow) {
  const std::optional<Square> at = s.state().note_at;
  const std::string hint = s.say(at ? "ui.note.square" : "ui.note.table");
  group_heading(s, flow, hint);
  const Box box = inset(flow.take(48), 16, 0);
  const std::string_view now = note_at(s.model.board(), at);
  if (!s.ui.editing(id_of("note/text"))) s.memory.note = now;
  FieldStyle style;
  const std::string example = s.say("ui.note.hint");
  style.hint = example;
  style.label = hint;
  style.longest = 300;
  const Ui::Typed typed = field(s.ui, "note/text", box, s.memory.note, style);
  if (typed != Ui::Typed::nothing && s.memory.note != now) s.want(SetNote{at, s.memory.note});
  if (typed == Ui::Typed::entered) s.want(CloseOverlay{});
  flow.gap(8);
  if (now.empty()) return;
  // The whole of it where the field, which is one line, shows a part.
  if (ink::width(ink::body, now) > box.width - 28)
    flow.gap(ink::wrapped(s.list(), ink::body, {flow.x + 20, flow.y}, flow.width - 40, s.colours().ink, now) + 8);
  RowStyle remove;
  remove.icon = Icon::trash;
  remove.danger = true;
  if (menu_row(s, flow, "note/remove", s.say("ui.note.remove"), remove)) {
    s.ui.close_field();
    s.want(SetNote{at, {}});
    s.want(CloseOverlay{});
  }
}

void fill_picture(Scene& s, Flow& flow) {
  group_heading(s, flow, s.say("ui.picture.width"));
  const std::string names[] = {"picture/1000", "picture/2000", "picture/4000"};
  const std::string labels[] = {"1000", "2000", "4000"};
  const int chosen = s.memory.picture_width / 2000;
  if (const int pressed = segments(s.ui, inset(flow.take(44), 16, 0), names, labels, chosen); pressed >= 0) {
    s.memory.picture_width = 1000 << pressed;
    s.ui.host().want_frame();
  }
  flow.gap(6);
  deed_row(s, flow, "picture/png", "ui.picture.png", {}, Icon::picture, Deed::save_png);
  deed_row(s, flow, "picture/svg", "ui.picture.svg", "ui.picture.svg.caption", Icon::picture, Deed::save_svg);
  rule_off(s, flow);
  deed_row(s, flow, "picture/copy-wikitext", "ui.picture.copy-wikitext", "ui.picture.wikitext.caption", Icon::copy,
           Deed::copy_wikitext);
  deed_row(s, flow, "picture/wikitext", "ui.picture.wikitext", {}, Icon::download, Deed::save_wikitext);
  rule_off(s, flow);
  deed_row(s, flow, "picture/print", "ui.picture.print", "ui.picture.print.caption", Icon::print, Deed::print);
}

}  // namespace cadastre::editor
