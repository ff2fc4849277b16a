#include "view/board/tile_layer.hpp"

#include <algorithm>
#include <cmath>

#include "cadastre/sort.hpp"
#include "imgui_internal.h"

#include "view/board/board_paint.hpp"

namespace cadastre::editor {
namespace {

// Within this the edges of kept vertices are softer or harder by a fifth of a pixel: nobody sees it in motion.
constexpr float most_stretch = 1.22f;

}  // namespace

void draw_ground(const BoardCanvas& c) {
  const Box& w = c.window.whole;
  c.list.AddRectFilled(corner(w), end(w), c.theme.table);
  const float arm = std::min(4.5f, c.camera.tile * 0.09f);
  // Far away a cross at every corner is a haze: then only every second, fourth … is drawn.
  std::int32_t step = 1;
  while (c.camera.tile * static_cast<float>(step) < 28) step *= 2;
  const TablePoint from = on_table(c.camera, c.window, {w.x, w.y});
  const TablePoint to = on_table(c.camera, c.window, {w.x + w.width, w.y + w.height});
  const auto first = [&](double v) { return static_cast<std::int64_t>(std::floor(v / step)) * step; };
  for (std::int64_t y = first(from.y); y <= to.y + 1; y += step)
    for (std::int64_t x = first(from.x); x <= to.x + 1; x += step) {
      const ImVec2 p = c.at(static_cast<double>(x), static_cast<double>(y));
      c.list.AddRectFilled({p.x - arm, p.y - 0.6f}, {p.x + arm, p.y + 0.6f}, c.theme.table_mark);
      c.list.AddRectFilled({p.x - 0.6f, p.y - arm}, {p.x + 0.6f, p.y + arm}, c.theme.table_mark);
    }
}

TileLayer::TileLayer() = default;
TileLayer::~TileLayer() = default;

TileLayer::Reach TileLayer::reach_of(const BoardCanvas& c, std::int32_t around) {
  const Box& w = c.window.whole;
  const Square from = square_at(on_table(c.camera, c.window, {w.x, w.y}));
  const Square to = square_at(on_table(c.camera, c.window, {w.x + w.width, w.y + w.height}));
  return {from.x - around, from.y - around, to.x + around, to.y + around};
}

/// Rows of tiles cast one shadow each, so that tiles side by side do not darken each other.
void TileLayer::emit_shadows(const BoardCanvas& c) const {
  std::vector<Square> squares;
  for (const PlacedTile& t : c.board().tiles)
    if (t.square.x >= reach_.left && t.square.x <= reach_.right && t.square.y >= reach_.top &&
        t.square.y <= reach_.bottom)
      squares.push_back(t.square);
  sort_stably(squares, [](Square a, Square b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  const float k = std::clamp(c.camera.tile / 60, 0.4f, 1.4f);
  for (std::size_t i = 0; i < squares.size();) {
    std::size_t end = i + 1;
    while (end < squares.size() && squares[end].y == squares[i].y && squares[end].x <= squares[end - 1].x + 1) ++end;
    Box b = c.box(squares[i]);
    b.width = c.camera.tile * static_cast<float>(squares[end - 1].x - squares[i].x + 1);
    board_paint::shadow(c.list, b, c.theme.shadow, 0, k);
    i = end;
  }
}

void TileLayer::emit_towers(const BoardCanvas& c) const {
  if (c.level < 1) return;
  std::vector<drawing::PlacedRecipe> placed;
  for (const PlacedTile& t : c.board().tiles)
    if (t.square.x >= reach_.left - 1 && t.square.x <= reach_.right + 1 && t.square.y >= reach_.top - 1 &&
        t.square.y <= reach_.bottom + 1 && !(key_.lifted == t.square))
      placed.push_back({&c.book.recipe(t.tile), t.turns, t.square});
  if (placed.empty()) return;
  const drawing::Mesh& tower = c.book.tower(c.level, c.palette(c.board().tiles.front().tile));
  for (const drawing::Point p : drawing::corner_towers(placed)) {
    const ImVec2 at = c.at(p.x, p.y);
    drawing::emit(c.list, tower, {at.x, at.y, c.camera.tile / 100}, c.pixel);
  }
}

void TileLayer::make(const BoardCanvas& onto, const Key& key) {
  key_ = key;
  reach_ = reach_of(onto, 2);
  made_ = onto.camera;
  window_ = onto.window;
  sharp_ = true;
  ++kept_.version;
  if (!list_) list_ = std::make_unique<ImDrawList>(onto.list._Data);
  kept_.list = list_.get();
  list_->_ResetForNewFrame();
  list_->_FringeScale = onto.list._FringeScale;
  list_->PushTextureID(onto.list._CmdHeader.TextureId);
  list_->PushClipRectFullScreen();
  const BoardCanvas c(onto, *list_);
  emit_shadows(c);
  const std::vector<PlacedTile>& tiles = c.board().tiles;
  for (const PlacedTile& t : tiles) {
    const Square q = t.square;
    if (q.x < reach_.left || q.x > reach_.right || q.y < reach_.top || q.y > reach_.bottom) continue;
    if (t.tile >= c.model.catalogue().tiles.size() || &tiles[c.derived().tile_on.first(q)] != &t) continue;
    const drawing::Mesh& mesh = c.book.tile(t.tile, t.turns, c.level, c.palette(t.tile));
    if (key.lifted == q)
      drawing::emit_faded(c.list, mesh, c.placing(q), c.pixel, 0.3f);
    else
      drawing::emit(c.list, mesh, c.placing(q), c.pixel);
  }
  emit_towers(c);
}

bool TileLayer::prepare(const BoardCanvas& c, int most) {
  const Reach reach = reach_of(c, 2);
  for (const PlacedTile& t : c.board().tiles) {
    const Square q = t.square;
    if (q.x < reach.left || q.x > reach.right || q.y < reach.top || q.y > reach.bottom) continue;
    if (t.tile >= c.model.catalogue().tiles.size()) continue;
    const drawing::Palette palette = c.palette(t.tile);
    const std::uint32_t mesh = t.tile * 256u + t.turns * 64u + c.level * 16u + static_cast<std::uint32_t>(palette);
    if (!prepared_.insert(mesh).second) continue;
    c.book.tile(t.tile, t.turns, c.level, palette);
    if (--most == 0) return false;
  }
  return true;
}

void TileLayer::draw(const BoardCanvas& c, std::optional<Square> lifted) {
  const ImVec2 white = c.list._Data->TexUvWhitePixel;
  const Key key{c.state().board, c.level, c.theme.dark, c.model.edition(), c.pixel, lifted, white.x, white.y};
  const float stretch = made_.tile > 0 ? c.camera.tile / made_.tile : 0;
  const bool near = stretch < most_stretch && stretch > 1 / most_stretch;
  const bool usable = sharp_ && list_ && key == key_ && near && reach_.holds(reach_of(c, 0));
  preparing_ = false;
  if (!usable) {
    // Only the level may lag behind: everything else has to be right at once.
    Key older = key;
    older.level = key_.level;
    const bool may_wait = list_ && key.level != key_.level && older == key_ && reach_.holds(reach_of(c, 0));
    if (!may_wait || prepare(c, 5))
      make(c, key);
    else
      preparing_ = true;
  }
  if (list_->IdxBuffer.Size == 0) return;
  const float scale = c.camera.tile / made_.tile;
  const ScreenPoint was = on_screen(made_, window_, c.camera.middle);
  const ScreenPoint is = on_screen(c.camera, c.window, c.camera.middle);
  kept_.scale = scale;
  kept_.x = is.x - was.x * scale;
  kept_.y = is.y - was.y * scale;
  add_kept(c.list, kept_);
}

}  // namespace cadastre::editor
