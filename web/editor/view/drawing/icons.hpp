#pragma once
// Icons on a 24 x 24 grid, stroke 1.9, round. Drawn as meshes in white, to be emitted in any colour.

#include <cstdint>
#include <optional>
#include <string_view>

#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {

enum class Icon : std::uint8_t {
  board,
  pad,
  rules,
  expansions,
  menu,
  back,
  forward,
  up,
  down,
  close,
  check,
  plus,
  minus,
  more,
  search,
  filter,
  undo,
  redo,
  rotate,
  rotate_left,
  zoom_in,
  zoom_out,
  fit,
  select,
  hand,
  tile,
  figure,
  token,
  eraser,
  eye,
  pin,
  note,
  share,
  link,
  copy,
  download,
  open,
  paste,
  print,
  picture,
  trash,
  edit,
  history,
  chart,
  table,
  list,
  info,
  warning,
  error,
  help,
  keyboard,
  language,
  sun,
  moon,
  settings,
  offline,
  update,
  install,
  star,
  majority,
  tie,
  nobody,
  flag,
  now,
  trophy,
  wand,
  whatif,
  play,
  player,
  road,
  city,
  monastery,
  field,
  garden,
  castle,
  circus,
  goods,
  fairy,
  barn,
  tower,
  robber,
  gold,
  shield,
  inn,
  other,
};
inline constexpr int icon_count = static_cast<int>(Icon::other) + 1;

/// Names as in `rotate-left`.
std::string_view name(Icon);
std::optional<Icon> icon_named(std::string_view);

/// Its middle at 0, 0; 24 units wide: emit with scale size / 24.
Mesh icon_mesh(Icon, float stroke = 1.9f);

}  // namespace cadastre::editor::drawing
