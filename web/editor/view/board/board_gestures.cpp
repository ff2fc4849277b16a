// What gestures on the board mean, by the tool in hand.

#include <cmath>

#include "view/board/board_paint.hpp"
#include "view/board/board_parts.hpp"
#include "view/board/placing.hpp"

namespace cadastre::editor {

using namespace gesture;

void BoardView::Parts::act(const Intent& intent) { model.act(intent); }

void BoardView::Parts::mean(const Gesture& g) {
  if (const auto* h = std::get_if<Hover>(&g))
    hover_at(h->x, h->y);
  else if (std::holds_alternative<Leave>(g)) {
    hover.reset();
    controls.hover(-1e6f, -1e6f);
    act(HoverSquare{std::nullopt});
  } else if (const auto* t = std::get_if<Tap>(&g))
    tap(*t);
  else if (const auto* l = std::get_if<LongPress>(&g))
    long_press(*l);
  else if (const auto* b = std::get_if<DragBegin>(&g))
    drag_begin(*b);
  else if (const auto* d = std::get_if<Drag>(&g))
    drag(*d);
  else if (const auto* e = std::get_if<DragEnd>(&g))
    drag_end(*e);
  else if (const auto* p = std::get_if<Pinch>(&g)) {
    zoom({p->x - p->dx, p->y - p->dy}, p->factor);
    camera = panned(camera, p->dx, p->dy);
  }
}

void BoardView::Parts::hover_at(float x, float y) {
  hover = ScreenPoint{x, y};
  const bool on_control = controls.hover(x, y);
  const State& s = model.state();
  if (!s.tile || (s.ghost && s.ghost->held)) return;
  const std::optional<Square> q = on_control ? std::nullopt : std::optional(square_under(x, y));
  const std::optional<Square> was = s.ghost ? std::optional(s.ghost->square) : std::nullopt;
  if (q == was) return;
  act(HoverSquare{q});
  if (q && model.state().ghost) turn_to_fit(*q);
}

/// Where the tile fits only after other turns, it is turned so; where it fits nowhere it is left alone.
void BoardView::Parts::turn_to_fit(Square q) {
  const std::uint8_t turns = turned_to_fit(model.derived(), q, model.state().turns);
  if (turns != model.state().turns) act(TurnTo{turns});
}

/// `near`: a finger put it down; where squares are smaller than a finger they are brought near, to be put right.
void BoardView::Parts::hold_ghost(Square q, bool near) {
  act(HoldGhost{q});
  if (!model.state().ghost || !(model.state().ghost->square == q)) return;
  turn_to_fit(q);
  if (!near || camera.tile >= 44) return;
  Camera to = camera;
  to.tile = 72;
  to.middle = {q.x + 0.5, q.y + 0.5};
  fly_to(to, 220);
  fitted = false;
}

void BoardView::Parts::place_ghost() {
  const State& s = model.state();
  if (!s.ghost) return;
  const Square q = s.ghost->square;
  const std::uint64_t before = s.revision;
  act(PlaceGhost{});
  if (model.state().revision != before) {
    settled = q;
    settled_since = now();
  }
}

void BoardView::Parts::tap(const Tap& t) {
  stop();
  if (model.state().cursor) act(SetCursor{std::nullopt});
  const State& s = model.state();
  // Two taps show the whole table if both were meant for nothing else: not where the first one put a figure down.
  const bool idle = !s.tile && s.tool != Tool::figure && s.tool != Tool::eraser, again = t.twice && idle_tap;
  idle_tap = idle;
  if (s.tile)
    tap_with_tile(t);
  else if (s.tool == Tool::figure)
    tap_with_figure(t);
  else if (s.tool == Tool::eraser)
    tap_to_erase(t);
  else if (again)
    show_all_or_near(t);
  else
    tap_to_select(t);
}

void BoardView::Parts::tap_with_tile(const Tap& t) {
  const Square q = square_under(t.x, t.y);
  const State& s = model.state();
  const bool on_ghost = s.ghost && s.ghost->square == q;
  if (t.kind == PointerKind::mouse && !(s.ghost && s.ghost->held)) {
    hover_at(t.x, t.y);
    place_ghost();
    return;
  }
  if (on_ghost) {
    act(Turn{1});
    return;
  }
  if (placed_at(*s.board, q) && s.lifted != q) {
    act(Cancel{});
    return;
  }
  hold_ghost(q, t.kind != PointerKind::mouse);
}

void BoardView::Parts::tap_with_figure(const Tap& t) {
  const BoardSight s = sight();
  const Square q = square_under(t.x, t.y);
  const State& state = model.state();
  if (!placed_at(*state.board, q)) {
    figure_square.reset();
    return;
  }
  // One's own figure right under the pointer is taken back.
  const std::vector<ShownFigure> shown = arrange_figures(s);
  if (const ShownFigure* f = figure_under(shown, t.x, t.y, 0); f && f->player == state.player) {
    act(RemoveFigure{f->figure});
    return;
  }
  // A finger cannot tell spots apart on a small tile: then it is first brought near.
  if (t.kind != PointerKind::mouse && camera.tile < 64 && figure_square != q) {
    figure_square = q;
    Camera to = camera;
    to.tile = 112;
    to.middle = {q.x + 0.5, q.y + 0.5};
    fly_to(to);
    fitted = false;
    return;
  }
  const std::vector<FigureSpot> spots = figure_spots(s, q);
  const int nearest = nearest_spot(spots, t.x, t.y);
  if (nearest < 0) return;
  figure_square.reset();
  act(PlaceFigure{state.player, state.figure, spots[static_cast<std::size_t>(nearest)].spot});
}

void BoardView::Parts::tap_to_erase(const Tap& t) {
  const std::vector<ShownFigure> shown = arrange_figures(sight());
  if (const ShownFigure* f = figure_under(shown, t.x, t.y, t.kind == PointerKind::mouse ? 2 : 8))
    act(RemoveFigure{f->figure});
  else
    act(RemoveTile{square_under(t.x, t.y)});
}

void BoardView::Parts::show_all_or_near(const Tap& t) {
  if (!fitted) return fit(false);
  fly_to(zoomed(camera, window, {t.x, t.y}, std::max(2.f, 120 / camera.tile)), 220);
  fitted = false;
}

void BoardView::Parts::tap_to_select(const Tap& t) {
  const BoardSight s = sight();
  const Square q = square_under(t.x, t.y);
  if (!note_at(model.board(), q).empty() && has(inset(note_box(s, q), -4), t.x, t.y)) {
    act(OpenNote{q});
    return;
  }
  // A hole is chosen to be filled; any other empty square lets go.
  if (const Gap* gap = gap_at(model.derived(), q)) {
    if (gap->neighbours > 2 && model.state().hole != q && !model.state().selected)
      act(ChooseHole{q});
    else
      act(Cancel{});
    return;
  }
  const bool coarse = t.kind != PointerKind::mouse;
  std::optional<Spot> spot;
  const std::vector<ShownFigure> shown = arrange_figures(s);
  if (const ShownFigure* f = figure_under(shown, t.x, t.y, coarse ? 4.f : 0.f)) {
    const PlacedFigure& figure = model.board().figures[f->figure];
    spot = Spot{figure.square, figure.segment};
  } else {
    spot = segment_under(s, t.x, t.y, coarse);
  }
  const FeatureNumber touched = spot ? feature_at(model.derived(), *spot) : no_feature;
  const bool again = touched != no_feature && touched == selected_feature(model.derived(), model.state());
  act(SelectFeature{again ? std::nullopt : spot});
}

void BoardView::Parts::long_press(const LongPress& l) {
  stop();
  const Square q = square_under(l.x, l.y);
  const State& s = model.state();
  if (s.tile) {
    if (l.kind == PointerKind::mouse)
      act(Cancel{});
    else if (!placed_at(*s.board, q))
      hold_ghost(q);
    return;
  }
  const bool empty = !placed_at(*s.board, q);
  if (empty && !gap_at(model.derived(), q) && note_at(*s.board, q).empty()) {
    act(Cancel{});
    return;
  }
  const std::optional<Spot> spot = segment_under(sight(), l.x, l.y, l.kind != PointerKind::mouse);
  controls.open_menu_at({l.x, l.y});
  act(OpenMenu{{q, spot ? std::optional(spot->segment) : std::nullopt}});
}

void BoardView::Parts::drag_begin(const DragBegin& d) {
  stop();
  const State& s = model.state();
  const bool on_ghost = s.ghost && s.ghost->held && square_under(d.x, d.y) == s.ghost->square;
  dragged = on_ghost && d.button == 0 ? Dragged::ghost : Dragged::table;
  over = {};
}

void BoardView::Parts::drag(const Drag& d) {
  if (dragged == Dragged::ghost) {
    const Square q = square_under(d.x, d.y);
    const State& s = model.state();
    if (s.ghost && !(s.ghost->square == q)) hold_ghost(q);
    return;
  }
  if (dragged != Dragged::table) return;
  // Beyond its bounds the table gives a third of what the hand moves.
  Camera next = panned(camera, d.dx, d.dy);
  const TablePoint out = overshoot(next, extent());
  if (out.x != 0) next.middle.x = camera.middle.x - d.dx / camera.tile / 3;
  if (out.y != 0) next.middle.y = camera.middle.y - d.dy / camera.tile / 3;
  camera = next;
  fitted = false;
}

void BoardView::Parts::drag_end(const DragEnd& d) {
  const bool table = dragged == Dragged::table;
  dragged = Dragged::nothing;
  if (!table) return;
  const TablePoint out = overshoot(camera, extent());
  if (out.x != 0 || out.y != 0)
    spring_back();
  else if (!still() && !d.cancelled)
    inertia.start(d.vx, d.vy, now());
}

// ------------------------------------------------------------------------------------------------ events of the view

void BoardView::pointer(const PointerEvent& e) {
  Parts& p = *parts_;
  using What = PointerEvent::What;
  if (e.what == What::down && !p.gestures.down() && !p.control_held && p.controls.press(e)) {
    p.control_held = true;
    return;
  }
  if (p.control_held) {
    if (e.what == What::move) p.controls.pull(e.y);
    if (e.what == What::up) {
      p.control_held = false;
      if (const auto intent = p.controls.release(e.x, e.y)) {
        if (std::holds_alternative<PlaceGhost>(*intent))
          p.place_ghost();
        else {
          p.act(*intent);
          if (!std::holds_alternative<TurnTile>(*intent) && !std::holds_alternative<CloseMenu>(*intent) &&
              p.model.state().menu)
            p.act(CloseMenu{});
        }
      }
    } else if (e.what == What::cancel) {
      p.control_held = false;
      p.controls.let_go();
    }
    return;
  }
  for (const Gesture& g : p.gestures.take(e)) p.mean(g);
}

void BoardView::wheel(const WheelEvent& e) {
  Parts& p = *parts_;
  const float by = std::abs(e.dy) >= std::abs(e.dx) ? e.dy : e.dx;
  if (e.shift && !e.pinch) {
    const State& s = p.model.state();
    p.wheel_turn += by;
    // One notch is one turn, however finely a wheel counts.
    if (std::abs(p.wheel_turn) < 40 || e.time - p.wheel_turned < 90) return;
    const int turn = p.wheel_turn > 0 ? 1 : -1;
    p.wheel_turn = 0;
    p.wheel_turned = e.time;
    const Square q = p.square_under(e.x, e.y);
    if (s.tile)
      p.act(Turn{turn});
    else if (placed_at(*s.board, q))
      p.act(TurnTile{q, turn});
    return;
  }
  p.wheel_turn = 0;
  if (p.model.state().menu) return p.controls.roll(e.dy);
  p.zoom({e.x, e.y}, std::exp(-e.dy * (e.pinch ? 0.01f : 0.0018f)));
  if (p.hover) p.hover_at(e.x, e.y);
}

void BoardView::let_go() {
  Parts& p = *parts_;
  for (const Gesture& g : p.gestures.let_go()) p.mean(g);
  p.control_held = false;
  p.controls.let_go();
  p.hover.reset();
}

void BoardView::carry(float x, float y) {
  parts_->hover = ScreenPoint{x, y};
  parts_->hover_at(x, y);
}

void BoardView::drop(float x, float y) {
  Tap t;
  t.x = x, t.y = y;
  if (parts_->model.state().tile) {
    parts_->hover_at(x, y);
    parts_->place_ghost();
  } else if (parts_->model.state().tool == Tool::figure) {
    parts_->tap_with_figure(t);
  }
  parts_->hover.reset();
}

bool BoardView::key(const KeyEvent& e) {
  if (!e.down || e.control || e.alt) return false;
  Parts& p = *parts_;
  if (p.model.state().menu) {
    bool used = false;
    if (const auto intent = p.controls.key(e.key, &used)) {
      p.act(*intent);
      if (!std::holds_alternative<TurnTile>(*intent)) p.act(CloseMenu{});
    }
    if (used) return true;
  }
  if (e.key == "+" || e.key == "=")
    zoom_by(1.25f);
  else if (e.key == "-" || e.key == "_")
    zoom_by(0.8f);
  else if (e.shift && e.key.rfind("Arrow", 0) == 0) {
    const float by = 96;
    const float dx = e.key == "ArrowLeft" ? by : e.key == "ArrowRight" ? -by : 0;
    const float dy = e.key == "ArrowUp" ? by : e.key == "ArrowDown" ? -by : 0;
    p.fly_to(bounded(panned(p.flight.active ? p.flight.to : p.camera, dx, dy), p.extent()), 120);
    p.fitted = false;
  } else {
    return false;
  }
  return true;
}

}  // namespace cadastre::editor
