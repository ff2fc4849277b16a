// Menus: more, boards, language, theme.

#include "view/panels/sheets.hpp"

namespace cadastre::editor {
namespace {

void open(Scene& s, Overlay o) {
  s.want(CloseOverlay{});
  s.want(OpenOverlay{o});
}

void done(Scene& s, Deed d) {
  s.want(CloseOverlay{});
  s.want(d);
}

}  // namespace

void fill_more(Scene& s, Flow& flow) {
  const bool phone = s.ui.narrow();
  if (phone) {
    const std::string what = s.model.mirror().selection, change = s.say("ui.expansions.change");
    RowStyle style;
    style.icon = Icon::expansions;
    style.caption = change;
    style.forward = true;
    if (menu_row(s, flow, "more/selection", what, style)) s.want(OpenPage{Page::expansions});
    rule_off(s, flow);
  }
  const auto item = [&](std::string_view name, std::string_view words, Icon icon, std::string_view trailing = {}) {
    RowStyle style;
    style.icon = icon;
    style.trailing = trailing;
    return menu_row(s, flow, name, s.say(words), style);
  };
  if (item("more/new", "ui.boards.new", Icon::plus)) done(s, Deed::new_board);
  if (item("more/open", "ui.boards.open", Icon::open)) done(s, Deed::open_file);
  if (item("more/save", "ui.boards.save", Icon::download)) done(s, Deed::save_file);
  if (item("more/boards", "ui.boards", Icon::board)) open(s, Overlay::boards);
  if (item("more/share", "ui.share", Icon::share)) open(s, Overlay::share);
  if (item("more/picture", "ui.picture", Icon::picture)) open(s, Overlay::picture);
  rule_off(s, flow);
  const Settings& set = s.state().settings;
  if (toggle_row(s.ui, "more/points", inset(flow.take(52), 4, 0), s.say("ui.show-points"), {}, set.show_points))
    s.want(SetShowPoints{!set.show_points});
  const std::string language = s.say("ui.language.name");
  if (item("more/language", "ui.language", Icon::language, language)) open(s, Overlay::language);
  constexpr std::string_view themes[] = {"ui.theme.automatic", "ui.theme.light", "ui.theme.dark"};
  const std::string theme = s.say(themes[static_cast<int>(set.theme)]);
  if (item("more/theme", "ui.theme", s.colours().dark ? Icon::moon : Icon::sun, theme)) open(s, Overlay::theme);
  rule_off(s, flow);
  if (!s.ui.host().around.coarse && item("more/shortcuts", "ui.shortcuts", Icon::keyboard)) open(s, Overlay::shortcuts);
  if (item("more/about", "ui.about", Icon::info)) open(s, Overlay::about);
}

void fill_language(Scene& s, Flow& flow) {
  for (const std::string& tag : s.memory.languages) {
    RowStyle style;
    style.radio = true;
    style.chosen = s.model.phrases().language == tag;
    if (!menu_row(s, flow, "language/" + tag, s.say("ui.language." + tag), style)) continue;
    s.want(SetLanguage{tag});
    s.want(CloseOverlay{});
  }
}

void fill_theme(Scene& s, Flow& flow) {
  constexpr std::string_view words[] = {"ui.theme.automatic", "ui.theme.light", "ui.theme.dark"};
  constexpr std::string_view names[] = {"theme/automatic", "theme/light", "theme/dark"};
  for (int i = 0; i < 3; ++i) {
    RowStyle style;
    style.radio = true;
    style.chosen = static_cast<int>(s.state().settings.theme) == i;
    if (menu_row(s, flow, names[i], s.say(words[i]), style)) s.want(SetTheme{static_cast<Theme>(i)});
  }
}

std::string scores_text(Scene& s) {
  const Mirror& m = s.model.mirror();
  const bool pad = !m.pad_head.empty();
  std::string text = m.title;
  char mark = '\n';
  const auto cell = [&](std::string_view words) {
    text += mark;
    text += words;
    mark = '\t';
  };
  for (const std::string& head : m.score_heads) cell(head);
  if (pad) cell(m.pad_head);
  for (const MirrorScore& each : m.scores) {
    mark = '\n';
    cell(each.name);
    for (const Points points : {each.total.track, each.total.now, each.total.at_end}) cell(number_text(points));
    if (pad) cell(number_text(each.pad));
  }
  text += '\n';
  if (pad) text += m.pad_note + "\n";
  return text;
}

}  // namespace cadastre::editor
