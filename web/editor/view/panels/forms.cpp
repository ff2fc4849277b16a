// Sheets with something to choose or to mend: players, problems.

#include <algorithm>
#include <cstdlib>

#include "view/panels/sheets.hpp"

namespace cadastre::editor {
namespace {

// All eight colours; the chosen one ringed.
std::optional<Player> colours(Scene& s, Flow& flow, std::string_view name, std::optional<Player> chosen,
                              bool only_free) {
  const Tokens& c = s.colours();
  std::optional<Player> pressed;
  const float width = flow.width - 32;
  const float step = width / 4;
  const Box all = flow.take(2 * 76);
  int shown = 0;
  for (int i = 0; i < player_count; ++i) {
    const auto p = static_cast<Player>(i);
    if (only_free && is_seated(s.model.board().players, p)) continue;
    const Box b{all.x + 16 + step * static_cast<float>(shown % 4), all.y + 76 * static_cast<float>(shown / 4), step,
                72};
    ++shown;
    const Id id = s.ui.add(joined({name, cadastre::name(p)}), b);
    const Box ground = inset(b, 3, 0);
    if (chosen == p) {
      paint::box(s.ui, ground, c.accent_soft, 12);
      paint::outline(s.ui, ground, c.accent, 12, 2);
    } else if (s.ui.hovered(id) || s.ui.held(id)) {
      paint::box(s.ui, ground, drawing::fade(c.ink, 0.05f), 12);
    }
    paint::badge(s.ui, p, {middle(b).x, b.y + 26}, 30);
    const std::string words = s.say(joined({"player.", cadastre::name(p)}));
    const float w = std::min(ink::width(ink::caption, words), b.width - 8);
    ink::line_cut(s.list(), ink::caption, {middle(b).x - w / 2, b.y + 48}, b.width - 8, c.ink, words);
    paint::focus_ring(s.ui, id, ground, 12);
    if (s.ui.clicked(id)) pressed = p;
  }
  if (shown <= 4) flow.y -= 76;
  return pressed;
}

void edit_player(Scene& s, Flow& flow, Player p) {
  group_heading(s, flow, s.say("ui.players.name"));
  const Box name = inset(flow.take(48), 16, 0);
  const auto& players = s.model.board().players;
  const auto seat = std::find_if(players.begin(), players.end(), [&](const Seat& each) { return each.player == p; });
  if (seat == players.end()) {
    s.memory.player_form = Memory::PlayerForm::table;
    s.want(CloseOverlay{});
    return;
  }
  if (!s.ui.editing(id_of("players/name"))) s.memory.player_name = seat->name;
  FieldStyle style;
  const std::string hint = s.say(joined({"player.", cadastre::name(p)})), words = s.say("ui.players.name");
  style.hint = hint;
  style.label = words;
  style.longest = 40;
  const Ui::Typed typed = field(s.ui, "players/name", name, s.memory.player_name, style);
  if (typed != Ui::Typed::nothing && s.memory.player_name != seat->name) s.want(RenamePlayer{p, s.memory.player_name});
  if (typed == Ui::Typed::entered) s.want(CloseOverlay{});

  group_heading(s, flow, s.say("ui.players.colour"));
  if (const auto to = colours(s, flow, "players/colour/", p, false); to && *to != p) {
    s.want(RecolourPlayer{p, *to});
    s.memory.player = *to;
  }
  rule_off(s, flow);
  const auto item = [&](std::string_view id, std::string_view label, Icon icon, bool enabled, bool danger = false) {
    RowStyle row_style;
    row_style.icon = icon;
    row_style.enabled = enabled;
    row_style.danger = danger;
    return menu_row(s, flow, id, s.say(label), row_style);
  };
  if (item("players/up", "ui.players.up", Icon::up, seat != players.begin())) s.want(ReseatPlayer{p, -1});
  if (item("players/down", "ui.players.down", Icon::down, seat + 1 != players.end())) s.want(ReseatPlayer{p, 1});
  if (item("players/remove", "ui.players.remove", Icon::trash, players.size() > 1, true)) {
    s.want(CloseOverlay{});
    s.want(RemovePlayer{p});
  }
}

struct Place {
  std::optional<std::size_t> tile, figure;
};
Place place_of(const Problem& p) {
  const auto number = [&](std::string_view prefix) -> std::optional<std::size_t> {
    if (p.where.rfind(prefix, 0) != 0) return std::nullopt;
    return static_cast<std::size_t>(std::strtoul(p.where.c_str() + prefix.size(), nullptr, 10));
  };
  return {number("/tiles/"), number("/meeples/")};
}

void problem_card(Scene& s, Flow& flow, const Problem& p, std::size_t n, bool of_board) {
  const Tokens& c = s.colours();
  const Board& board = s.model.board();
  const bool bad = p.severity == Severity::error;
  const std::string title = s.say("ui.problem." + p.code);
  const bool titled = has_phrase(s.model.phrases(), "ui.problem." + p.code);
  const std::string words = describe(p, s.model.phrases(), s.model.edition());
  const float x = flow.x + 16, width = flow.width - 32, room = width - 76;
  const std::optional<Square> square = of_board ? square_of(p, board) : std::nullopt;
  const Place place = of_board ? place_of(p) : Place{};

  struct Act {
    std::string_view words;
    Intent intent;
    bool show = false;
  };
  std::vector<Act> acts;
  if (square) acts.push_back({"ui.problems.show", LookAt{square}, true});
  if (square && p.code == "edges-disagree") acts.push_back({"ui.problems.turn", TurnTile{*square, 1}, false});
  if (place.figure && *place.figure < board.figures.size())
    acts.push_back({"ui.problems.take-back", RemoveFigure{*place.figure}, false});
  if (square && place.tile && p.code != "edges-disagree")
    acts.push_back({"ui.problems.remove-tile", RemoveTile{*square}, false});
  const float tall = 14 + (titled ? 22 : 0) + ink::height(ink::body, words, room) + (acts.empty() ? 14 : 56);
  const Box b{x, flow.y, width, std::max(tall, 68.f)};
  flow.gap(b.height + 10);
  s.ui.add("problem/" + std::to_string(n), b, part_cover);
  paint::card(s.ui, b);
  const Box ground{b.x + 12, b.y + 14, 40, 40};
  paint::box(s.ui, ground, bad ? c.bad_soft : c.warn_soft, 10);
  paint::icon(s.ui, bad ? Icon::error : Icon::warning, middle(ground), 22, bad ? c.bad : c.warn);
  float y = b.y + 13;
  if (titled) {
    ink::line_cut(s.list(), ink::body_strong, {b.x + 64, y}, room, c.ink, title);
    y += 22;
  }
  y += ink::wrapped(s.list(), ink::body, {b.x + 64, y}, room, titled ? c.ink2 : c.ink, words);
  float at = b.x + 52;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const std::string label = s.say(acts[i].words);
    const float w = ink::width(ink::body_strong, label) + 24;
    if (button(s.ui, "problem/" + std::to_string(n) + "/" + std::to_string(i), {at, y + 4, w, 44}, label, {},
               ButtonLook::plain)) {
      if (acts[i].show) {
        s.want(CloseOverlay{});
        s.want(OpenPage{Page::board});
        s.want(SetCursor{square});
      }
      s.want(acts[i].intent);
    }
    at += w + 4;
  }
}

}  // namespace

void fill_players(Scene& s, Flow& flow) {
  switch (s.memory.player_form) {
    case Memory::PlayerForm::edit:
      if (s.memory.player) edit_player(s, flow, *s.memory.player);
      return;
    case Memory::PlayerForm::add:
      group_heading(s, flow, s.say("ui.players.choose-colour"));
      if (const auto p = colours(s, flow, "players/add/", std::nullopt, true)) {
        s.want(AddPlayer{*p});
        s.memory.player = p;
        s.memory.player_name.clear();
        s.memory.player_form = Memory::PlayerForm::edit;
      }
      return;
    case Memory::PlayerForm::table:
      break;
  }
  const float tall = score_table_height(s);
  draw_score_table(s, {flow.x + 12, flow.y, flow.width - 24, tall}, false);
  flow.gap(tall + 8);
  flow.y = draw_feature_list(s, flow.x + 16, flow.y, flow.width - 32);
}

void fill_problems(Scene& s, Flow& flow) {
  const Tokens& c = s.colours();
  const Problems& of_board = s.model.derived().problems;
  const Problems& read = s.memory.read_problems;
  const bool nothing = of_board.empty() && read.empty();
  flow.gap(ink::wrapped(s.list(), ink::body, {flow.x + 20, flow.y}, flow.width - 40, c.ink2,
                        s.say(nothing ? "ui.problems.none" : "ui.problems.intro")) +
           12);
  std::size_t n = 0;
  for (const Problem& p : read) problem_card(s, flow, p, n++, false);
  constexpr std::size_t most = 60;
  for (const Problem& p : of_board) {
    if (n >= most) break;
    problem_card(s, flow, p, n++, true);
  }
}

}  // namespace cadastre::editor
