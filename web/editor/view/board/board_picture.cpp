#include "view/board/board_picture.hpp"

#include <algorithm>
#include <cmath>

#include "view/board/figure_layer.hpp"

namespace cadastre::editor {
namespace {

constexpr float unit = 10;  // of the picture in a hundredth of a tile
constexpr float tile = 100 * unit;

long whole(float v) { return std::lround(v); }

std::string hex(drawing::Colour c) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text = "#";
  for (int shift : {4, 0, 12, 8, 20, 16}) text += digits[c >> shift & 15];
  return text;
}

class Picture {
 public:
  /// Sizes are in tiles.
  Picture(float width, float height, drawing::Colour ground) {
    const std::string w = std::to_string(whole(width * tile)), h = std::to_string(whole(height * tile));
    head_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + w + ' ' + h + "\" width=\"" + w +
            "\" height=\"" + h + "\"><rect width=\"" + w + "\" height=\"" + h + "\" fill=\"" + hex(ground) + "\"/>";
  }

  /// A mesh is written once, however often it is placed; `scale`: units of the picture in one of the mesh.
  void place(const drawing::Mesh& mesh, float x, float y, float scale) {
    std::size_t n = 0;
    while (n < meshes_.size() && meshes_[n] != &mesh) ++n;
    if (n == meshes_.size()) {
      meshes_.push_back(&mesh);
      defs_ += "<g id=\"m" + std::to_string(n) + "\">" + shapes(mesh) + "</g>";
    }
    const long thousand = whole(scale / grid_of(mesh) * 1000);
    body_ += "<use href=\"#m" + std::to_string(n) + "\" transform=\"translate(" + std::to_string(whole(x)) + ' ' +
             std::to_string(whole(y)) + ")scale(" + std::to_string(thousand / 1000) + '.' +
             std::to_string(1000 + thousand % 1000).substr(1) + ")\"/>";
  }

  void write(float x, float y, float size, drawing::Colour colour, std::string_view text, std::string_view how = {}) {
    body_ += "<text x=\"" + std::to_string(whole(x)) + "\" y=\"" + std::to_string(whole(y)) + "\" font-size=\"" +
             std::to_string(whole(size)) + "\" fill=\"" + hex(colour) + "\" ";
    body_ += how;
    body_ += '>';
    for (const char c : text) {
      if (c == '<' || c == '&')
        body_ += c == '<' ? "&lt;" : "&amp;";
      else if (static_cast<unsigned char>(c) >= ' ')
        body_ += c;
    }
    body_ += "</text>";
  }

  std::string take() {
    return head_ + "<defs>" + defs_ +
           "</defs><g font-family=\"'Source Sans 3','Source Sans Pro',system-ui,sans-serif\">" + body_ + "</g></svg>\n";
  }

 private:
  /// Meshes are written on a grid so much finer than their own units: a badge is drawn about a radius of one.
  static float grid_of(const drawing::Mesh& mesh) {
    for (const drawing::Vertex& v : mesh.vertices)
      if (std::fabs(v.x) > 3) return 20;
    return 400;
  }

  /// Triangles of one colour that follow each other are one path, all turned the same way: so no seam shows between.
  static std::string shapes(const drawing::Mesh& mesh) {
    std::string all;
    const float grid = grid_of(mesh);
    drawing::Colour colour = 0;
    long at_x = 0, at_y = 0;
    const auto number = [&](long n) {
      if (n >= 0 && all.back() >= '0' && all.back() <= '9') all += ' ';
      all += std::to_string(n);
    };
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
      const drawing::Vertex* v[3];
      for (std::size_t k = 0; k < 3; ++k) v[k] = &mesh.vertices[mesh.indices[i + k]];
      // A soft edge has no width of its own.
      if (v[0]->colour >> 24 == 0 || v[1]->colour >> 24 == 0 || v[2]->colour >> 24 == 0) continue;
      const float turn = (v[1]->x - v[0]->x) * (v[2]->y - v[0]->y) - (v[2]->x - v[0]->x) * (v[1]->y - v[0]->y);
      if (turn < 0) std::swap(v[1], v[2]);
      if (all.empty() || v[0]->colour != colour) {
        if (!all.empty()) all += "\"/>";
        colour = v[0]->colour;
        all += "<path fill=\"" + hex(colour) + '"';
        if (const auto alpha = colour >> 24; alpha < 255)
          all += " fill-opacity=\"." + std::to_string(1000 + alpha * 1000 / 255).substr(1) + '"';
        all += " d=\"";
        at_x = at_y = 0;
      }
      long x = whole(v[0]->x * grid), y = whole(v[0]->y * grid);
      all += 'm';
      number(x - at_x), number(y - at_y);
      at_x = x, at_y = y;
      all += 'l';
      for (std::size_t k = 1; k < 3; ++k) {
        const long to_x = whole(v[k]->x * grid), to_y = whole(v[k]->y * grid);
        number(to_x - x), number(to_y - y);
        x = to_x, y = to_y;
      }
      all += 'z';
    }
    return all.empty() ? all : all + "\"/>";
  }

  std::string head_, defs_, body_;
  std::vector<const drawing::Mesh*> meshes_;
};

/// The name of the table, then who has how many points, as many side by side as there is room for.
void draw_scores(Picture& p, Model& m, drawing::Sketchbook& book, const drawing::Theme& theme, float width, float top,
                 float line) {
  const Mirror& words = m.mirror();
  p.write(line * 0.5f, top + line * 0.75f, line * 0.6f, theme.ink, words.title, "font-weight=\"600\"");
  p.write(width - line * 0.5f, top + line * 0.75f, line * 0.42f, theme.ink2, m.say("ui.board.caption.at-end"),
          "text-anchor=\"end\"");
  const int columns = std::max(1, static_cast<int>(width / (line * 6)));
  const float step = (width - line) / static_cast<float>(columns);
  int i = 0;
  for (const MirrorScore& score : words.scores) {
    const float x = line * 0.5f + step * static_cast<float>(i % columns);
    const float y = top + line * (1.75f + static_cast<float>(i / columns));
    p.place(book.badge(score.player, theme.dark), x + line * 0.3f, y - line * 0.2f, line * 0.3f);
    p.write(x + line * 0.85f, y, line * 0.5f, theme.ink, score.name);
    p.write(x + step - line * 0.4f, y, line * 0.56f, theme.ink,
            signed_points(score.total.at_end).substr(score.total.at_end > 0),
            "font-weight=\"600\" text-anchor=\"end\"");
    ++i;
  }
}

}  // namespace

std::string board_svg(Model& m, drawing::Sketchbook& book, const drawing::Theme& theme) {
  const Extent e = extent_of(m.board());
  constexpr float around = 0.4f;
  const float columns = static_cast<float>(e.right - e.left) + 2 * around;
  const float rows = static_cast<float>(e.bottom - e.top) + 2 * around;
  // The caption is as large as a table of six squares would have it, and no smaller where there is less.
  const float wide = std::max(columns, 5.f), line = std::max(0.36f, wide / 18);
  const auto players = static_cast<float>(m.board().players.size());
  const float lines = 1 + std::ceil(players / std::max(1.f, std::floor(wide / (line * 6))));
  Picture p(wide, rows + line * (lines + 0.5f), theme.table);

  Camera camera;
  camera.tile = 100;
  camera.middle = {(e.left + e.right) / 2.0, (e.top + e.bottom) / 2.0};
  const Box whole_table{0, 0, wide * 100, rows * 100};
  const BoardSight sight{m, book, theme, camera, {whole_table, whole_table}, 2, 1, 0, true};
  std::vector<drawing::PlacedRecipe> recipes;
  for (const PlacedTile& t : m.board().tiles) {
    if (t.tile >= m.catalogue().tiles.size() || placed_at(m.board(), t.square) != &t) continue;
    const Box b = sight.box(t.square);
    p.place(book.tile(t.tile, t.turns, sight.level, sight.palette(t.tile)), b.x * unit, b.y * unit, unit);
    recipes.push_back({&book.recipe(t.tile), t.turns, t.square});
  }
  if (!recipes.empty()) {
    const drawing::Mesh& tower = book.tower(sight.level, sight.palette(m.board().tiles.front().tile));
    for (const drawing::Point corner : drawing::corner_towers(recipes)) {
      const ImVec2 at = sight.at(corner.x, corner.y);
      p.place(tower, at.x * unit, at.y * unit, unit);
    }
  }
  for (const ShownFigure& f : arrange_figures(sight))
    p.place(mesh_of(sight, f), f.origin.x * unit, f.origin.y * unit, f.height / 28 * unit);
  draw_scores(p, m, book, theme, wide * tile, rows * tile, line * tile);
  return p.take();
}

}  // namespace cadastre::editor
