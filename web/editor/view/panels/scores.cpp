// The score table: who has how much now and if the game ended. On a phone a strip of chips.

#include <algorithm>

#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

constexpr float score_row = 44, pad_row = 50;

struct Columns {
  float track = 0, now = 0, at_end = 0;  ///< where each ends
  float name = 0;                        ///< width left for names
};

Columns columns_of(const Box& b) {
  const float far = right(b) - 14;
  const float wide = std::clamp(b.width * 0.2f, 56.f, 82.f);
  return {far - 2 * wide + 8, far - wide, far, far - 2 * wide - wide * 0.8f - b.x - 46};
}

void track_cell(Scene& s, const MirrorScore& each, const Columns& c, const Box& row) {
  const std::string name = joined({"score/", cadastre::name(each.player), "/track"});
  std::string& text = s.memory.track[static_cast<std::size_t>(each.player)];
  const Id id = id_of(name);
  if (!s.ui.editing(id)) text = std::to_string(each.total.track);
  FieldStyle style;
  style.kind = TextField::Kind::number;
  style.right = style.bare = true;
  style.longest = 6;
  const std::string words = s.say("ui.scores.track-of", {{"name", each.name}});
  style.label = words;
  const Box cell{c.track - 48, row.y + 3, 56, row.height - 6};
  if (!s.ui.editing(id) && s.ui.hovered(id)) paint::outline(s.ui, cell, s.colours().line, 10);
  const Ui::Typed typed = field(s.ui, name, cell, text, style);
  // At once, like a name: what is still being typed when another game comes belongs to this one.
  if (typed != Ui::Typed::nothing)
    if (const auto points = whole_number(text)) s.want(SetTrack{each.player, *points});
}

void heads(Scene& s, const Box& b, const Columns& at, bool titled) {
  const Tokens& c = s.colours();
  const std::string heading = titled ? s.say("ui.scores") : std::string();
  const float far = at.track - 100 - b.x;
  ink::line_cut(s.list(), ink::body_strong, {b.x + 4, b.y + 3}, far, c.ink, heading);
  if (s.model.board().players.size() < player_count) {
    const float w = titled ? std::min(ink::width(ink::body_strong, heading), far) : -8;
    if (icon_button(s.ui, "button/add-player", {b.x + w + 8, b.y - 6, 36, 36}, Icon::plus, s.say("ui.players.add"),
                    {.size = 20})) {
      s.memory.player_form = Memory::PlayerForm::add;
      s.want(OpenOverlay{Overlay::players});
    }
  }
  const auto head = [&](float end, float begin, const std::string& words) {
    const float w = std::min(ink::width(ink::caption, words), end - begin);
    ink::line_cut(s.list(), ink::caption, {end - w, b.y + 5}, w, c.ink2, words);
  };
  head(at.track, at.track - 56, s.say("ui.board.score.track"));
  head(at.now, at.track + 8, s.say("ui.board.score.now"));
  head(at.at_end, at.now + 8, s.say("ui.board.score.at-end"));
}

void row_of(Scene& s, const MirrorScore& each, const Columns& at, const Box& row) {
  const Tokens& c = s.colours();
  const std::string name = joined({"score/", cadastre::name(each.player)});
  const Id id = s.ui.add(name, {row.x, row.y, at.track - 52 - row.x, row.height});
  if (s.ui.hovered(id) || s.ui.held(id))
    paint::box(s.ui, {row.x + 4, row.y + 3, at.track - 56 - row.x, row.height - 6}, drawing::fade(c.ink, 0.06f), 10);
  paint::focus_ring(s.ui, id, {row.x + 6, row.y + 6, at.track - 64 - row.x, row.height - 12}, 8);
  paint::badge(s.ui, each.player, {row.x + 22, row.y + score_row / 2}, 24);
  const ink::Face face = each.leads ? ink::body_strong : ink::body;
  const bool on_pad = !s.model.mirror().pad_head.empty();
  ink::line_cut(s.list(), face, {row.x + 44, row.y + (on_pad ? 3 : 11.5f)}, at.name, c.ink, each.name);
  if (on_pad)
    ink::line_cut(s.list(), ink::caption, {row.x + 44, row.y + 23}, at.name, c.ink2,
                  s.say("ui.scores.on-pad", {{"points", number_text(each.pad)}}));
  s.ui.tip(id, row, s.say("ui.scores.edit-player", {{"name", each.name}}));
  if (s.ui.clicked(id)) {
    s.memory.player = each.player;
    s.memory.player_form = Memory::PlayerForm::edit;
    s.memory.player_name = each.name;
    s.want(OpenOverlay{Overlay::players});
  }
  track_cell(s, each, at, row);
  const std::string now = each.total.now ? signed_points(each.total.now) : "–";
  s.ui.add(joined({name, "/now"}), {at.now - 48, row.y, 52, row.height}, part_cover);
  ink::line_right(s.list(), each.total.now ? ink::body_strong : ink::body, at.now, row.y + 11.5f,
                  each.total.now ? c.good : c.ink2, now);
  s.ui.add(joined({name, "/at-end"}), {at.at_end - 56, row.y, 60, row.height}, part_cover);
  ink::line_right(s.list(), ink::title, at.at_end, row.y + 9, c.ink, number_text(each.total.at_end));
}

/// Two ways of keeping score are not one: say so, and lead to the other.
void note_of_pad(Scene& s, const Box& note) {
  const Tokens& c = s.colours();
  const Id id = s.ui.add("score/pad", note);
  if (s.ui.hovered(id)) paint::box(s.ui, note, drawing::fade(c.ink, 0.05f), 10);
  paint::icon(s.ui, Icon::pad, {note.x + 18, middle(note).y}, 20, c.ink2);
  ink::wrapped(s.list(), ink::caption, {note.x + 36, note.y + 4}, note.width - 40, c.ink2, s.model.mirror().pad_note);
  paint::focus_ring(s.ui, id, note, 10);
  if (s.ui.clicked(id)) s.want(OpenPage{Page::pad});
}

}  // namespace

float score_table_height(const Scene& s) {
  return 30 + score_row * static_cast<float>(s.model.board().players.size()) + 2 + 12 +
         (s.state().entries->empty() ? 0 : pad_row);
}

void draw_score_table(Scene& s, Box b, bool titled) {
  const Columns at = columns_of(b);
  const Mirror& m = s.model.mirror();
  heads(s, b, at, titled);
  Box row{b.x, b.y + 29, b.width, score_row};
  if (!m.scores.empty())
    paint::card(s.ui, {b.x, b.y + 28, b.width, score_row * static_cast<float>(m.scores.size()) + 2});
  for (const MirrorScore& each : m.scores) {
    row_of(s, each, at, row);
    row.y += score_row;
    if (&each != &m.scores.back()) paint::hairline(s.ui, row.x + 44, right(row) - 12, row.y - 0.5f, s.colours().line);
  }
  if (!m.pad_note.empty()) note_of_pad(s, {b.x, row.y + 4, b.width, pad_row - 6});
}

void draw_score_strip(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  paint::hairline(s.ui, b.x, right(b), bottom(b) - 1, c.line);
  const Mirror& m = s.model.mirror();
  const Column column = s.state().column;

  Box list = take_right(b, 44);
  if (icon_button(s.ui, "button/scores", centred(list, 44, 44), Icon::table, s.say("ui.scores"))) {
    s.memory.player_form = Memory::PlayerForm::table;
    s.want(OpenOverlay{Overlay::players});
  }
  const float x0 = s.ui.begin_scroll("score/strip", b, true);
  float x = x0 + 8;
  for (const Seat& seat : s.model.board().players) {
    const auto it =
        std::find_if(m.scores.begin(), m.scores.end(), [&](const MirrorScore& e) { return e.player == seat.player; });
    if (it == m.scores.end()) continue;
    const PlayerTotal& t = it->total;
    const Points p = column == Column::track ? t.track : column == Column::now ? t.now : t.at_end;
    const std::string words = column == Column::now ? signed_points(p) : number_text(p);
    const float w = std::max(56.f, ink::width(ink::body_strong, words) + 40);
    const Box chip{x, b.y + 8, w, 38};
    const std::string name = joined({"score/", cadastre::name(seat.player)});
    const Id id = s.ui.add(name, {chip.x, b.y + 5, w, 44});
    constexpr std::string_view columns[] = {"/track", "/now", "/at-end"};
    s.ui.add(joined({name, columns[static_cast<int>(column)]}), {chip.x, b.y + 5, w, 44}, part_skip);
    paint::box(s.ui, chip, s.ui.held(id) ? c.sunken : c.surface, 19);
    paint::outline(s.ui, chip, c.line, 19);
    paint::badge(s.ui, seat.player, {chip.x + 17, chip.y + 19}, 20);
    ink::line_centred(s.list(), ink::body_strong, chip.x + 29 + (w - 29 - 8) / 2, chip.y + 8.5f,
                      column == Column::now && p ? c.good : c.ink, words);
    paint::focus_ring(s.ui, id, chip, 19);
    if (s.ui.clicked(id) || s.ui.clicked(id_of(joined({name, columns[static_cast<int>(column)]}))))
      s.want(SetColumn{static_cast<Column>((static_cast<int>(column) + 2) % 3)});
    x += w + 3;
  }
  s.ui.end_scroll(x - x0 + 4);
}

void draw_scores(Scene& s, Box b) {
  const Tokens& c = s.colours();
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  paint::hairline_down(s.ui, b.x, b.y, bottom(b), c.line);
  const float tall = score_table_height(s);
  const float margin = 16;
  // A long table and a low window: an explanation stands alone, else everything scrolls as one.
  if (b.height - tall < 320) {
    if (s.state().selected)
      return draw_explanation(s, {b.x + margin, b.y + 4, b.width - 2 * margin, b.height - margin});
    const float y = s.ui.begin_scroll("scores", b);
    draw_score_table(s, {b.x + margin, y + 14, b.width - 2 * margin, tall}, true);
    const float e = draw_feature_list(s, b.x + margin, y + 14 + tall, b.width - 2 * margin);
    s.ui.end_scroll(e - y + 16);
    return;
  }
  draw_score_table(s, {b.x + margin, b.y + 14, b.width - 2 * margin, tall}, true);
  const Box rest{b.x, b.y + 14 + tall, b.width, b.height - 14 - tall};
  if (s.state().selected) {
    draw_explanation(s, {b.x + margin, rest.y, b.width - 2 * margin, rest.height - margin});
    return;
  }
  const float y = s.ui.begin_scroll("features", rest);
  const float e = draw_feature_list(s, b.x + margin, y, b.width - 2 * margin);
  s.ui.end_scroll(e - y + 16);
}

}  // namespace cadastre::editor
