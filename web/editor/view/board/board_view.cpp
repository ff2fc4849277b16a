// A frame of the board, and what it answers to the shell.

#include "view/board/board_view.hpp"

#include <algorithm>
#include <charconv>

#include "view/board/board_paint.hpp"
#include "view/board/board_parts.hpp"
#include "view/board/lit_feature.hpp"
#include "view/board/placing.hpp"

namespace cadastre::editor {
namespace {

constexpr float lit_ms = 220, unlit_ms = 120, reduced_ms = 80, settle_ms = 180;

}  // namespace

float Light::amount(double now, bool still) const {
  const float ms = still ? reduced_ms : target > from ? lit_ms : unlit_ms;
  const float t = std::clamp(static_cast<float>(now - since) / ms, 0.f, 1.f);
  return from + (target - from) * drawing::ease_out(t);
}

BoardSight BoardView::Parts::sight() const {
  return {model, book, *theme, camera, window, level, 1 / std::max(0.5f, host.around.ratio), now(), still()};
}

/// Reacts to what the model wants shown since the last frame.
void BoardView::Parts::notice_model() {
  const State& s = model.state();
  if (s.look.number != look_seen) {
    look_seen = s.look.number;
    if (s.look.square)
      show(*s.look.square);
    else
      fit(false);
  }
  if (s.selected != selected_seen) {
    const float lit = light.amount(now(), still());
    light = {s.selected ? s.selected : light.spot, lit, s.selected ? 1.f : 0.f, now()};
    selected_seen = s.selected;
    const FeatureNumber f = selected_feature(model.derived(), s);
    if (f != no_feature && !gestures.dragging())
      show_feature(f);
    else if (fitted && !gestures.dragging())
      fit(false);
  }
  if (s.cursor != cursor_seen) {
    cursor_seen = s.cursor;
    if (s.cursor) show(*s.cursor);
  }
  if (s.tile.has_value() != hand_seen) {
    hand_seen = s.tile.has_value();
    if (fitted && !gestures.down()) fit(false);
  }
  if (s.tool != Tool::figure) figure_square.reset();
  if (settled && now() - settled_since >= settle_ms) settled.reset();
}

std::vector<FigureSpot> BoardView::Parts::shown_spots(int* nearest) const {
  *nearest = -1;
  const State& s = model.state();
  if (s.tool != Tool::figure || gestures.dragging()) return {};
  const std::optional<Square> q = figure_square ? figure_square
                                  : hover       ? std::optional(square_under(hover->x, hover->y))
                                                : std::nullopt;
  if (!q) return {};
  std::vector<FigureSpot> spots = figure_spots(sight(), *q);
  if (hover && !figure_square) *nearest = nearest_spot(spots, hover->x, hover->y);
  return spots;
}

void BoardView::Parts::draw(ImDrawList& list) {
  for (const Gesture& g : gestures.take(now())) mean(g);
  notice_model();
  step_camera();
  const BoardCanvas c(sight(), list);
  const State& s = model.state();
  list.PushClipRect(corner(window.whole), end(window.whole), true);

  draw_ground(c);
  tiles.draw(c, s.lifted);
  if (settled && !still()) {
    // A tile just placed comes down from a little above.
    if (const PlacedTile* t = placed_at(*s.board, *settled)) {
      const float k = drawing::ease_out(static_cast<float>((now() - settled_since) / settle_ms));
      const float grow = 0.04f * (1 - k) * camera.tile;
      const Box b = inset(c.box(*settled), -grow / 2);
      drawing::emit(list, book.tile(t->tile, t->turns, level, c.palette(t->tile)), {b.x, b.y, b.width / 100}, c.pixel);
    }
  }
  draw_gaps(c);
  if (s.tile) draw_legal_squares(c);
  figures = arrange_figures(c);
  for (const ShownFigure& f : figures) draw_figure(c, f);
  draw_problems(c);
  draw_notes(c);

  const FeatureNumber lit = light.spot ? feature_at(model.derived(), *light.spot) : no_feature;
  const float amount = light.amount(now(), still());
  draw_lit(c, lit, figures, amount);
  if (s.settings.show_points) draw_points(c, figures, s.selected ? lit : no_feature);
  pill.reset();
  if (s.selected && lit != no_feature && amount > 0.5f) pill = draw_lit_points(c, lit, shown_when(model.derived(), s));

  draw_ghost(c);
  int nearest = -1;
  const std::vector<FigureSpot> spots = shown_spots(&nearest);
  draw_figure_spots(c, spots, nearest);
  if (s.tool == Tool::eraser && hover && !gestures.dragging()) draw_eraser(c, figures, hover->x, hover->y);
  draw_cursor(c);
  controls.draw(c);
  list.PopClipRect();

  if (host.names_wanted()) {
    for (const BoardControls::Control& control : controls.all())
      if (control.intent && control.name != "menu/outside") host.name(control.name, control.box);
    if (pill) host.name("pill", *pill);
  }
  ask_for_frames();
}

void BoardView::Parts::ask_for_frames() {
  const bool moves =
      flight.active || inertia.moving || light.moving(now(), still()) || (settled && !still()) || tiles.preparing();
  if (moves)
    host.want_frame();
  else if (tiles.rough(sight()) && !gestures.dragging()) {
    // While a wheel turns, frames follow each other; once it rests the tiles are made for this very size.
    if (drawn_tile == camera.tile) tiles.sharpen();
    host.wake_at(now() + (drawn_tile == camera.tile ? 0 : 80));
  }
  drawn_tile = camera.tile;
  if (const auto due = gestures.due()) host.wake_at(*due);
  host.cursor(cursor());
}

Cursor BoardView::Parts::cursor() const {
  if (dragged == Dragged::table && gestures.dragging()) return Cursor::grabbing;
  if (!hover) return Cursor::arrow;
  const State& s = model.state();
  if (s.menu) return Cursor::arrow;
  if (s.tile) return placed_at(*s.board, square_under(hover->x, hover->y)) ? Cursor::arrow : Cursor::crosshair;
  if (s.tool == Tool::figure || s.tool == Tool::eraser) return Cursor::crosshair;
  return placed_at(*s.board, square_under(hover->x, hover->y)) ? Cursor::hand : Cursor::grab;
}

// ------------------------------------------------------------------------------------------------------- named places

namespace {

struct Words {
  std::string_view text;
  std::string_view next(char by) {
    const std::size_t at = text.find(by);
    const std::string_view part = text.substr(0, at);
    text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    return part;
  }
};

std::optional<int> number(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc() || text.empty() || end != text.data() + text.size()) return std::nullopt;
  return n;
}

std::optional<Square> square_in(std::string_view text) {
  Words w{text};
  const auto x = number(w.next(',')), y = number(w.text);
  if (!x || !y) return std::nullopt;
  return Square{*x, *y};
}

Box around(ImVec2 p, float half) { return {p.x - half, p.y - half, 2 * half, 2 * half}; }

}  // namespace

std::optional<Box> BoardView::Parts::rect_of(std::string_view name) const {
  if (!placed) return std::nullopt;
  if (const auto control = controls.find(name)) return control;
  if (name == "pill") return pill;
  const BoardSight s = sight();
  const auto in_sight = [&](const Box& b) -> std::optional<Box> {
    const ImVec2 m = middle(b);
    return has(window.whole, m.x, m.y) ? std::optional(b) : std::nullopt;
  };
  if (name == "ghost") return model.state().ghost ? in_sight(s.box(model.state().ghost->square)) : std::nullopt;
  Words w{name};
  const std::string_view kind = w.next('/');
  if (kind == "figure") {
    const std::string_view first = w.next('/');
    const auto square = square_in(first);
    auto position = square ? number(w.text.empty() ? "0" : w.text) : number(first);
    for (const ShownFigure& f : arrange_figures(s)) {
      if (square && !(model.board().figures[f.figure].square == *square)) continue;
      if (!position) return std::nullopt;
      if (square ? (*position)-- == 0 : f.figure == static_cast<std::uint32_t>(*position)) return in_sight(f.box);
    }
    return std::nullopt;
  }
  const auto square = square_in(w.next('/'));
  if (!square) return std::nullopt;
  if (kind == "square") return in_sight(s.box(*square));
  if (kind != "segment") return std::nullopt;
  const PlacedTile* placed_tile = placed_at(model.board(), *square);
  if (!placed_tile || placed_tile->tile >= model.catalogue().tiles.size()) return std::nullopt;
  const std::size_t end = w.text.find_first_of("/.");
  const auto segment_kind = segment_kind_named(w.text.substr(0, end));
  if (!segment_kind) return std::nullopt;
  const std::string_view where = end == std::string_view::npos ? std::string_view() : w.text.substr(end + 1);
  const Tile& tile = model.catalogue().tiles[placed_tile->tile];
  const auto segment = find_segment(tile, placed_tile->turns, *segment_kind, where);
  if (!segment) return std::nullopt;
  return in_sight(around(s.on_tile(*square, spot_of(s, *placed_tile, *segment)), 3));
}

// --------------------------------------------------------------------------------------------------------- BoardView

BoardView::BoardView(Model& model, Host& host, drawing::Sketchbook& book)
    : parts_(std::make_unique<Parts>(model, host, book)) {
  parts_->look_seen = model.state().look.number;
}
BoardView::~BoardView() = default;

void BoardView::place(Box whole, Box free) { parts_->put_window(whole, free); }

void BoardView::draw(ImDrawList& list, const drawing::Theme& theme) {
  parts_->theme = &theme;
  if (parts_->placed) parts_->draw(list);
}

void BoardView::zoom_by(float factor) {
  Parts& p = *parts_;
  const Box& free = p.window.free;
  const Camera from = p.flight.active ? p.flight.to : p.camera;
  p.fly_to(bounded(zoomed(from, p.window, {free.x + free.width / 2, free.y + free.height / 2}, factor), p.extent()));
  p.fitted = false;
}

void BoardView::fit() { parts_->fit(false); }
bool BoardView::is_fitted() const { return parts_->fitted; }
float BoardView::tile_size() const { return parts_->camera.tile; }
std::optional<Box> BoardView::rect_of(std::string_view name) const { return parts_->rect_of(name); }

}  // namespace cadastre::editor
