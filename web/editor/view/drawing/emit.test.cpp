#include "view/drawing/emit.hpp"

#include "catch.hpp"
#include "view/drawing/sample_tiles.hpp"
#include "view/drawing/sketchbook.hpp"

using namespace cadastre;
using namespace cadastre::editor::drawing;

namespace {

/// Dear ImGui without a screen.
struct Canvas {
  ImGuiContext* context = ImGui::CreateContext();
  ImDrawListSharedData* shared = ImGui::GetDrawListSharedData();
  ImDrawList list{shared};
  Canvas() {
    list._ResetForNewFrame();
    list.PushTextureID(nullptr);
    list.PushClipRectFullScreen();
  }
  ~Canvas() {
    list._ClearFreeMemory();
    ImGui::DestroyContext(context);
  }
};

Mesh soft_square() {
  MeshBuilder brush;
  brush.polygon(std::array<Point, 4>{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}}, colour(0x336699));
  return brush.take();
}

}  // namespace

TEST_CASE("a mesh is placed, scaled, and softened by half a device pixel") {
  Canvas canvas;
  const Mesh mesh = soft_square();
  emit(canvas.list, mesh, {100, 50, 2}, 0.5f);
  emit(canvas.list, mesh, {0, 0, 1}, 1);
  REQUIRE(canvas.list.VtxBuffer.Size == 16);
  REQUIRE(canvas.list.IdxBuffer.Size == 60);
  CHECK(canvas.list.VtxBuffer[0].pos.x == 100.25f);  // the inner corner
  CHECK(canvas.list.VtxBuffer[0].pos.y == 50.25f);
  CHECK(canvas.list.VtxBuffer[1].pos.x == 99.75f);
  CHECK(canvas.list.VtxBuffer[0].col == colour(0x336699));
  CHECK(canvas.list.VtxBuffer[1].col == colour(0x336699, 0));
  for (int i = 0; i < 30; ++i) CHECK(canvas.list.IdxBuffer[i + 30] == canvas.list.IdxBuffer[i] + 8);
}

TEST_CASE("tints and opacity keep soft edges soft") {
  Canvas canvas;
  emit_tinted(canvas.list, soft_square(), {}, 1, colour(0xFF0000));
  emit_faded(canvas.list, soft_square(), {}, 1, 0.5f);
  CHECK(canvas.list.VtxBuffer[0].col == colour(0xFF0000));
  CHECK(canvas.list.VtxBuffer[1].col == colour(0xFF0000, 0));
  CHECK(canvas.list.VtxBuffer[8].col >> 24 == 127);
  CHECK(canvas.list.VtxBuffer[9].col >> 24 == 0);
}

TEST_CASE("a board of 150 detailed tiles fits one draw call") {
  Canvas canvas;
  Catalogue catalogue;
  catalogue.marks = sample_marks;
  for (const auto row : sample_rows) catalogue.tiles.push_back(sample_tile(row));
  Sketchbook book(catalogue);
  for (int i = 0; i < 150; ++i)
    emit(canvas.list, book.tile(static_cast<TileNumber>(i % 32), i, 2, Palette::light),
         {float(i % 15) * 90, float(i / 15) * 90, 0.9f}, 1);
  CHECK(canvas.list.VtxBuffer.Size > 65536);
  CHECK(canvas.list.CmdBuffer.Size == 1);
  CHECK(canvas.list.IdxBuffer.back() < static_cast<unsigned>(canvas.list.VtxBuffer.Size));
}

TEST_CASE("the sketchbook keeps each drawing once") {
  Catalogue catalogue;
  catalogue.marks = sample_marks;
  for (const auto row : sample_rows) catalogue.tiles.push_back(sample_tile(row));
  Sketchbook book(catalogue);
  const Mesh& first = book.tile(2, 1, 2, Palette::light);
  for (TileNumber t = 0; t < catalogue.tiles.size(); ++t) book.tile(t, 0, 1, Palette::dark);
  CHECK(&book.tile(2, 5, 2, Palette::light) == &first);
  CHECK(&book.tile(2, 2, 2, Palette::light) != &first);
  CHECK(&book.segment(2, 0, 0, 2, Palette::light) != &book.segment(2, 0, 1, 2, Palette::light));
  CHECK(&book.accent(2, 0, 0, 7.5f) != &book.accent(2, 0, 0, 11));
  CHECK(&book.figure(Figure::meeple, Player::red) == &book.figure(Figure::meeple, Player::red));
  CHECK(&book.figure(Figure::meeple, Player::red) != &book.figure(Figure::meeple, Player::blue));
  CHECK(&book.figure(Figure::meeple, Player::red) != &book.figure(Figure::meeple, Player::red, {.small = true}));
  CHECK(&book.figure(Figure::meeple, Player::red) !=
        &book.figure(Figure::meeple, Player::red, {.ring_colour = colour(0)}));
  CHECK(&book.icon(Icon::undo) != &book.icon(Icon::redo));
  CHECK(&book.badge(Player::red, false) != &book.badge(Player::red, true));
}
