#include "view/drawing/svg.hpp"

#include <cmath>
#include <utility>

namespace cadastre::editor::drawing {
namespace {

long whole(float v) { return std::lround(v); }

std::string text_of(float v) { return std::to_string(whole(v)); }

std::string hex(Colour c) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text = "#";
  for (int shift : {4, 0, 12, 8, 20, 16}) text += digits[c >> shift & 15];
  return text;
}

/// Meshes are written on a grid so much finer than their own units: a badge is drawn about a radius of one.
float grid_of(const Mesh& mesh) {
  for (const Vertex& v : mesh.vertices)
    if (std::fabs(v.x) > 3) return 20;
  return 400;
}

/// Triangles of one colour that follow each other are one path, all turned the same way: so no seam shows between.
std::string shapes(const Mesh& mesh) {
  std::string all;
  const float grid = grid_of(mesh);
  Colour colour = 0;
  long at_x = 0, at_y = 0;
  const auto number = [&](long n) {
    if (n >= 0 && all.back() >= '0' && all.back() <= '9') all += ' ';
    all += std::to_string(n);
  };
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const Vertex* v[3];
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

}  // namespace

std::string svg_number(float v) { return ' ' + text_of(v); }

Svg::Svg(float width, float height, Colour ground) {
  const std::string w = text_of(width), h = text_of(height);
  head_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + w + ' ' + h + "\" width=\"" + w +
          "\" height=\"" + h + "\">";
  box(0, 0, width, height, ground);
}

void Svg::place(const Mesh& mesh, float x, float y, float scale) {
  std::size_t n = 0;
  while (n < meshes_.size() && meshes_[n] != &mesh) ++n;
  if (n == meshes_.size()) {
    meshes_.push_back(&mesh);
    defs_ += "<g id=\"m" + std::to_string(n) + "\">" + shapes(mesh) + "</g>";
  }
  const long thousand = whole(scale / grid_of(mesh) * 1000);
  body_ += "<use href=\"#m" + std::to_string(n) + "\" transform=\"translate(" + text_of(x) + ' ' + text_of(y) +
           ")scale(" + std::to_string(thousand / 1000) + '.' + std::to_string(1000 + thousand % 1000).substr(1) +
           ")\"/>";
}

void Svg::write(float x, float y, float size, Colour colour, std::string_view text, std::string_view how) {
  body_ += "<text x=\"" + text_of(x) + "\" y=\"" + text_of(y) + "\" font-size=\"" + text_of(size) + "\" fill=\"" +
           hex(colour) + "\" ";
  body_ += how;
  body_ += '>';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    // Two characters that XML knows no way to write.
    if (text.compare(i, 3, "\xEF\xBF\xBE") == 0 || text.compare(i, 3, "\xEF\xBF\xBF") == 0)
      i += 2;
    else if (c == '<' || c == '&')
      body_ += c == '<' ? "&lt;" : "&amp;";
    else if (static_cast<unsigned char>(c) >= ' ')
      body_ += c;
  }
  body_ += "</text>";
}

void Svg::box(float x, float y, float width, float height, Colour colour, float round) {
  body_ += "<rect x=\"" + text_of(x) + "\" y=\"" + text_of(y) + "\" width=\"" + text_of(width) + "\" height=\"" +
           text_of(height) + "\" fill=\"" + hex(colour) + "\" rx=\"" + text_of(round) + "\"/>";
}

void Svg::line(std::string_view path, float width, Colour colour) {
  body_ += "<path fill=\"none\" stroke=\"" + hex(colour) + "\" stroke-width=\"" + text_of(width) + "\" d=\"";
  body_ += path;
  body_ += "\"/>";
}

std::string Svg::take() {
  return head_ + "<defs>" + defs_ +
         "</defs><g font-family=\"'Source Sans 3','Source Sans Pro',system-ui,sans-serif\">" + body_ + "</g></svg>\n";
}

}  // namespace cadastre::editor::drawing
