// The sheets that lie over a page: which is open, and its frame.

#include "view/panels/sheets.hpp"

namespace cadastre::editor {

void group_heading(Scene& s, Flow& flow, std::string_view words) {
  flow.gap(10);
  const float tall =
      ink::wrapped(s.list(), ink::caption_strong, {flow.x + 20, flow.y}, flow.width - 40, s.colours().ink2, words);
  flow.gap(tall + 6);
}

bool menu_row(Scene& s, Flow& flow, std::string_view name, const std::string& label, const RowStyle& style) {
  return row(s.ui, name, inset(flow.take(row_height(label, style, flow.width - 8)), 4, 0), label, style);
}

void deed_row(Scene& s, Flow& flow, std::string_view name, std::string_view label, std::string_view caption, Icon icon,
              Deed deed, bool enabled) {
  const std::string under = caption.empty() ? std::string() : s.say(caption);
  RowStyle style;
  style.icon = icon;
  style.caption = under;
  style.enabled = enabled;
  if (!menu_row(s, flow, name, s.say(label), style) || !enabled) return;
  s.want(CloseOverlay{});
  s.want(deed);
}

void rule_off(Scene& s, Flow& flow) {
  flow.gap(6);
  paint::hairline(s.ui, flow.x + 20, flow.x + flow.width - 20, flow.y, s.colours().line);
  flow.gap(7);
}

namespace {

struct Kind {
  std::string_view name, title;
  bool corner;
  float width;
  void (*fill)(Scene&, Flow&);
};

Kind kind_of(Overlay o) {
  switch (o) {
    case Overlay::boards:
      return {"sheet/boards", "ui.boards", false, 460, fill_boards};
    case Overlay::open_file:
      return {"sheet/boards", "ui.boards", false, 460, fill_boards};
    case Overlay::players:
      return {"sheet/players", "ui.players", false, 460, fill_players};
    case Overlay::problems:
      return {"sheet/problems", "ui.problems", false, 560, fill_problems};
    case Overlay::language:
      return {"sheet/language", "ui.language", true, 320, fill_language};
    case Overlay::theme:
      return {"sheet/theme", "ui.theme", true, 320, fill_theme};
    case Overlay::shortcuts:
      return {"sheet/shortcuts", "ui.shortcuts", false, 460, fill_shortcuts};
    case Overlay::about:
      return {"sheet/about", "ui.about", false, 520, fill_about};
    case Overlay::share:
      return {"sheet/share", "ui.share", true, 360, fill_share};
    case Overlay::share_selection:
      return {"sheet/share", "ui.share.selection", true, 360, fill_share};
    case Overlay::note:
      return {"sheet/note", "ui.note", false, 460, fill_note};
    case Overlay::picture:
      return {"sheet/picture", "ui.picture", true, 360, fill_picture};
    case Overlay::more:
    case Overlay::palette:
      break;
  }
  return {"sheet/more", "ui.more", true, 340, fill_more};
}

std::string title_of(const Scene& s, Overlay o, const Kind& kind) {
  if (o == Overlay::problems && s.memory.read_problems.empty()) {
    const std::string& heading = s.model.mirror().problems_heading;
    if (!heading.empty()) return heading;
  }
  if (o == Overlay::players) {
    if (s.memory.player_form == Memory::PlayerForm::edit) return s.say("ui.players.one");
    if (s.memory.player_form == Memory::PlayerForm::add) return s.say("ui.players.add");
    return s.say("ui.scores");
  }
  return s.say(kind.title);
}

}  // namespace

void draw_overlays(Scene& s) {
  if (s.state().overlays.empty()) {
    s.memory.modal_of = -1;
    return;
  }
  const Overlay o = s.state().overlays.back();
  const Kind kind = kind_of(o);
  if (s.memory.modal_of != static_cast<int>(o)) {
    s.memory.modal_of = static_cast<int>(o);
    s.memory.modal_height = 0;  // unknown until it was drawn once; the sheet is still invisible then
    s.ui.scroll_to(kind.name, 0);
    if (o == Overlay::note) s.ui.click("note/text");
    s.ui.host().want_frame();
  }
  const std::string title = title_of(s, o, kind);
  ModalSheet sheet{kind.name, title, kind.width, kind.corner && !s.ui.narrow()};
  float y = 0;
  const Box b = s.memory.modal.begin(s.ui, sheet, s.memory.modal_height, &y);
  Flow flow{b.x, y, b.width};
  kind.fill(s, flow);
  const float tall = flow.y - y + 8;
  if (tall != s.memory.modal_height) {
    s.memory.modal_height = tall;
    s.ui.host().want_frame();
  }
  if (s.memory.modal.end(s.ui, flow.y + 8)) s.want(CloseOverlay{});
}

}  // namespace cadastre::editor
