#include "view/board/square_menu.hpp"

#include <algorithm>

#include "cadastre/text.hpp"
#include "view/board/board_controls.hpp"
#include "view/board/board_paint.hpp"
#include "view/widgets/text.hpp"

namespace cadastre::editor {
namespace {

/// What is only read wraps within this.
constexpr float told_width = 220;
constexpr float row_height = 44, badge_target = 44, side = 8, text_left = 50;

std::string figure_words(const Model& m, const PlacedFigure& figure) {
  const auto& classes = m.rulebook().classes;
  const std::string_view kind = figure.kind < classes.size() ? std::string_view(classes[figure.kind].id) : "figure";
  const std::string what = m.say("ui.board.figure-of", {{"figure", word(m.phrases(), m.edition(), kind)},
                                                        {"player", m.player_name(figure.player)}});
  return m.say("ui.board.menu.take", {{"figure", what}});
}

/// As much of a note leaves room for what can be done with the square.
constexpr std::size_t longest_note = 200;

}  // namespace

std::vector<MenuRow> rows_of(const Model& m, const SquareMenu& menu) {
  using drawing::Icon;
  std::vector<MenuRow> rows;
  const auto add = [&](std::string_view name, Icon icon, Intent intent) -> MenuRow& {
    const std::string key(name);
    rows.push_back({"menu/" + key, m.say("ui.board.menu." + key), icon, std::move(intent)});
    return rows.back();
  };
  const auto tell = [&](std::string words, Icon icon) {
    rows.push_back({"menu/told", std::move(words), icon});
    rows.back().told = true;
  };
  if (const std::string_view note = note_at(m.board(), menu.square); !note.empty())
    tell(shortened(note, longest_note), Icon::note);
  const PlacedTile* placed = placed_at(m.board(), menu.square);
  if (!placed) {
    const Gap* gap = gap_at(m.derived(), menu.square);
    if (gap) tell(chance(*gap, m.derived(), m.phrases(), m.edition()), Icon::tile);
    if (gap && gap->copies > 0) add("hole", Icon::search, ChooseHole{menu.square});
    add("note", Icon::note, OpenNote{menu.square});
    return rows;
  }
  if (placed->tile >= m.catalogue().tiles.size()) return rows;
  const Tile& tile = m.catalogue().tiles[placed->tile];
  if (menu.segment && *menu.segment < tile.segments.size()) {
    const Spot spot{menu.square, *menu.segment};
    const std::string feature = feature_title(tile.segments[*menu.segment].kind, m.phrases(), m.edition());
    add("explain", Icon::info, SelectFeature{spot}).words = m.say("ui.board.menu.explain", {{"feature", feature}});
    MenuRow& figure = add("figure", Icon::figure, PlaceFigure{m.state().player, m.state().figure, spot});
    for (const Seat& seat : m.board().players)
      figure.players.emplace_back(seat.player, PlaceFigure{seat.player, m.state().figure, spot});
  }
  for (std::size_t i = 0; i < m.board().figures.size(); ++i) {
    const PlacedFigure& figure = m.board().figures[i];
    if (!(figure.square == menu.square)) continue;
    rows.push_back({"menu/take/" + std::to_string(i), figure_words(m, figure), Icon::undo, RemoveFigure{i}});
  }
  add("turn", Icon::rotate, TurnTile{menu.square, 1}).line_above = true;
  add("move", Icon::hand, LiftTile{menu.square});
  add("replace", Icon::tile, BeginReplace{menu.square});
  if (!m.state().what_if_base) add("what-if", Icon::whatif, BeginWhatIf{});
  add("note", Icon::note, OpenNote{menu.square});
  add("remove", Icon::trash, RemoveTile{menu.square}).danger = true;
  return rows;
}

namespace {

float told_height(const MenuRow& row) { return ink::height(ink::label, row.words, told_width) + 14; }

/// Rows of badges, so many in a line.
constexpr std::size_t badges_in_line = 6;
float lines_of(const MenuRow& row) {
  return static_cast<float>(std::max<std::size_t>(1, (row.players.size() + badges_in_line - 1) / badges_in_line));
}

/// To the right of the pointer and down, or wherever there is room; as high as its rows, not as the room.
Box box_of(const std::vector<MenuRow>& rows, ScreenPoint at, const Box& free) {
  float width = 190, height = 2 * side;
  for (const MenuRow& row : rows) {
    if (row.told) {
      width = std::max(width, text_left + std::min(told_width, ink::width(ink::label, row.words)) + 16);
      height += told_height(row);
      continue;
    }
    const float badges = badge_target * static_cast<float>(std::min(row.players.size(), badges_in_line));
    width = std::max(width, text_left + (row.players.empty() ? ink::width(ink::body, row.words) + 20 : badges + 6));
    height += (row.line_above ? 9 : 0) + row_height * lines_of(row);
  }
  width = std::min(width, free.width - 16);
  if (at.x + 8 + width > free.x + free.width) at.x -= width + 16;
  const float x = std::clamp(at.x + 8, free.x + 8, std::max(free.x + 8, free.x + free.width - width - 8));
  const float seen = std::min(height, free.height - 16);
  const float y = std::clamp(at.y + 8, free.y + 8, std::max(free.y + 8, free.y + free.height - seen - 8));
  return {x, y, width, height};
}

}  // namespace

void BoardControls::draw_menu(const BoardCanvas& c) {
  const SquareMenu& menu = *c.state().menu;
  if (menu_for_ != menu) {
    menu_row_ = menu_at_ ? -1 : 0;  // opened by a key: the first row is ready
    menu_for_ = menu;
    menu_up_ = 0;
  }
  const std::vector<MenuRow> rows = rows_of(c.model, menu);
  const Box square = c.box(menu.square);
  const ScreenPoint at =
      menu_at_.value_or(ScreenPoint{square.x + square.width * 0.7f, square.y + square.height * 0.3f});
  // Nothing else floats over the board meanwhile, so all of it is free.
  Box box = box_of(rows, at, c.window.whole);
  const float all = box.height;
  box.height = std::min(all, c.window.whole.height - 16);
  menu_hidden_ = all - box.height;
  menu_up_ = std::clamp(menu_up_, 0.f, menu_hidden_);
  // The square is framed, so that it is plain what the menu is about; a press beside the menu closes it.
  board_paint::outline(c.list, inset(square, -4), c.theme.raised, 5, 3);
  board_paint::outline(c.list, inset(square, -2), c.theme.accent, 4, 2.5f);
  add("menu/outside", c.window.whole, CloseMenu{});
  board_paint::shadow(c.list, box, c.theme.shadow, 14, 2);
  board_paint::fill(c.list, box, c.theme.surface, 14);
  board_paint::outline(c.list, box, c.theme.line, 14, 1);
  add("menu", box, std::nullopt);

  c.list.PushClipRect({box.x, box.y}, end(box), true);
  float top = box.y + side - menu_up_;
  int number = 0;  // of what can be chosen
  for (const MenuRow& row : rows) {
    if (row.line_above) {
      c.list.AddRectFilled({box.x + 12, top + 4}, {box.x + box.width - 12, top + 5}, c.theme.line);
      top += 9;
    }
    const float height = row.told ? told_height(row) : row_height * lines_of(row);
    draw_menu_row(c, row, {box.x, top, box.width, height}, box, number);
    top += height;
  }
  c.list.PopClipRect();
}

void BoardControls::draw_menu_row(const BoardCanvas& c, const MenuRow& row, const Box& b, const Box& seen,
                                  int& number) {
  const float mid = b.y + (row.told ? b.height : row_height) / 2;
  if (row.told) {
    board_paint::icon(c, row.icon, {b.x + 28, mid}, 20, c.theme.ink2);
    ink::wrapped(c.list, ink::label, {b.x + text_left, b.y + 7}, told_width, c.theme.ink2, row.words);
    return;
  }
  const auto ground = [&](const Box& at, std::string_view name) {
    const bool chosen = number == menu_row_;
    if (chosen || pressed_ == name || hovered_ == name)
      board_paint::fill(c.list, at, chosen ? c.theme.accent_soft : c.theme.sunken, 10);
  };
  const auto add_row = [&](const std::string& name, Box at, const std::optional<Intent>& intent) {
    const float end = std::min(at.y + at.height, seen.y + seen.height);  // only what is seen is pressed
    at.y = std::max(at.y, seen.y);
    at.height = std::max(0.f, end - at.y);
    add(name, at, intent, true);
    ++number;
  };
  const Box whole{b.x + 6, b.y, b.width - 12, row_height};
  if (row.players.empty()) ground(whole, row.name);
  board_paint::icon(c, row.icon, {b.x + 28, mid}, 22, row.danger ? c.theme.bad : c.theme.ink2);
  if (row.players.empty()) {
    ink::line_cut(c.list, ink::body, {b.x + text_left, mid - ink::line_height(ink::body) / 2}, b.width - text_left - 12,
                  row.danger ? c.theme.bad : c.theme.ink, row.words);
    add_row(row.name, whole, row.intent);
    return;
  }
  for (std::size_t i = 0; i < row.players.size(); ++i) {
    const float column = static_cast<float>(i % badges_in_line), line = static_cast<float>(i / badges_in_line);
    const Box cell{b.x + text_left - 6 + badge_target * column, b.y + row_height * line, badge_target, row_height};
    const auto& [player, intent] = row.players[i];
    const std::string name = row.name + "/" + std::string(cadastre::name(player));
    ground(inset(cell, 1), name);
    board_paint::badge(c, player, middle(cell), 26);
    add_row(name, cell, intent);
  }
}

}  // namespace cadastre::editor
