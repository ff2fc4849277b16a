#pragma once
// What the sheets over a page hold. Each fills the flow from top to bottom.

#include "view/panels/panel.hpp"

namespace cadastre::editor {

void fill_more(Scene&, Flow&);
void fill_boards(Scene&, Flow&);
void fill_share(Scene&, Flow&);
void fill_language(Scene&, Flow&);
void fill_theme(Scene&, Flow&);
void fill_players(Scene&, Flow&);
void fill_problems(Scene&, Flow&);
void fill_shortcuts(Scene&, Flow&);
void fill_about(Scene&, Flow&);
void fill_note(Scene&, Flow&);
void fill_picture(Scene&, Flow&);

/// Words over a group of rows.
void group_heading(Scene&, Flow&, std::string_view words);
/// Whether it was pressed.
bool menu_row(Scene&, Flow&, std::string_view name, const std::string& label, const RowStyle& = {});
/// A row that closes its sheet and does a deed. Label and caption are ids of phrases; without a caption: "".
void deed_row(Scene&, Flow&, std::string_view name, std::string_view label, std::string_view caption, Icon, Deed,
              bool enabled = true);
void rule_off(Scene&, Flow&);

}  // namespace cadastre::editor
