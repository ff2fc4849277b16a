#pragma once
// Controls: each draws itself into a box and says whether it was pressed. All targets are at least 44 px.

#include <optional>
#include <span>
#include <string_view>

#include "view/widgets/paint.hpp"

namespace cadastre::editor {

enum class ButtonLook : std::uint8_t { plain, tonal, primary, outline, danger };

/// Width a button with that label takes.
float button_width(std::string_view label, bool icon);
bool button(Ui&, std::string_view name, const Box&, std::string_view label, std::optional<Icon> = {},
            ButtonLook = ButtonLook::tonal, bool enabled = true);

struct IconStyle {
  bool chosen = false, enabled = true;
  bool ground = false;  ///< a sunken box of its own
  float size = 24;
};
/// `words` are its tooltip.
bool icon_button(Ui&, std::string_view name, const Box&, Icon, std::string_view words, IconStyle = {});

/// A chip at that corner, 36 high in a target of 44. Returns its width; `pressed` says the rest.
float chip_width(std::string_view label, bool icon = false);
float chip(Ui&, std::string_view name, ImVec2 at, std::string_view label, bool chosen, bool* pressed,
           std::optional<Icon> = {});

/// A choice of few. Returns the position pressed, or -1.
int segments(Ui&, const Box&, std::span<const std::string> names, std::span<const std::string> labels, int chosen);

/// A name that opens something, underlined; caption size. Returns its width.
float link(Ui&, std::string_view name, ImVec2 at, std::string_view label, bool* pressed, float longest = 1e9f);

/// An input, 48 high; `text` follows what is typed.
struct FieldStyle {
  TextField::Kind kind = TextField::Kind::text;
  bool round = false;  ///< half its height, with a magnifier
  int longest = 0;
  std::string_view hint;   ///< shown while empty
  std::string_view label;  ///< for screen readers
  bool right = false;      ///< digits stand right
  bool bare = false;       ///< no ground until it is open
  ink::Face face = ink::body;
};
Ui::Typed field(Ui&, std::string_view name, const Box&, std::string& text, const FieldStyle&);

/// A row of a menu or a list of choices: icon, words, caption, and a mark when chosen.
struct RowStyle {
  std::optional<Icon> icon;
  std::string_view caption, trailing;
  bool chosen = false, enabled = true, forward = false, radio = false, danger = false;
  bool check = false, partly = false;  ///< a box instead of the circle; a dash in it
  Colour ink = 0;                      ///< of the words; 0: as usual
};
float row_height(std::string_view label, const RowStyle&, float width);
bool row(Ui&, std::string_view name, const Box&, std::string_view label, const RowStyle& = {});

/// A switch at the right of a row.
bool toggle_row(Ui&, std::string_view name, const Box&, std::string_view label, std::string_view caption, bool on);

/// Small word on a ground of its own (editions). Returns its width.
float tag(Ui&, ImVec2 at, std::string_view label, bool accent);

}  // namespace cadastre::editor
