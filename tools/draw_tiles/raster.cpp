#include "raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>

namespace cadastre::editor::drawing {

void Raster::blend(int x, int y, const float (&rgba)[4]) {
  Colour& under = pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
  const float alpha = rgba[3] / 255;
  Colour out = 0xFF000000u;
  for (int k = 0; k < 3; ++k) {
    const auto from = static_cast<float>(under >> (k * 8) & 255u);
    out |= static_cast<Colour>(std::clamp(from + (rgba[k] - from) * alpha + 0.5f, 0.f, 255.f)) << (k * 8);
  }
  under = out;
}

void Raster::triangle(const Vertex& va, const Vertex& vb, const Vertex& vc) {
  const Vertex *a = &va, *b = &vb, *c = &vc;
  float area = (b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x);
  if (std::abs(area) < 1e-9f) return;
  if (area < 0) std::swap(b, c), area = -area;
  const auto edge = [](const Vertex& p, const Vertex& q, float x, float y) {
    return (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
  };
  // A pixel on a shared edge belongs to one of the two triangles: top and left edges count.
  const auto owns = [](const Vertex& p, const Vertex& q) { return q.y < p.y || (q.y == p.y && q.x > p.x); };
  const auto low = [](float v) { return static_cast<int>(std::floor(v)); };
  const int x0 = std::max(0, low(std::min({a->x, b->x, c->x}))),
            x1 = std::min(width_ - 1, low(std::max({a->x, b->x, c->x})));
  const int y0 = std::max(0, low(std::min({a->y, b->y, c->y}))),
            y1 = std::min(height_ - 1, low(std::max({a->y, b->y, c->y})));
  for (int y = y0; y <= y1; ++y)
    for (int x = x0; x <= x1; ++x) {
      const float px = static_cast<float>(x) + 0.5f, py = static_cast<float>(y) + 0.5f;
      const float wa = edge(*b, *c, px, py), wb = edge(*c, *a, px, py), wc = edge(*a, *b, px, py);
      if (wa < 0 || wb < 0 || wc < 0) continue;
      if ((wa == 0 && !owns(*b, *c)) || (wb == 0 && !owns(*c, *a)) || (wc == 0 && !owns(*a, *b))) continue;
      float rgba[4];
      for (int k = 0; k < 4; ++k) {
        const auto part = [k](const Vertex& v) { return static_cast<float>(v.colour >> (k * 8) & 255u); };
        rgba[k] = (part(*a) * wa + part(*b) * wb + part(*c) * wc) / area;
      }
      blend(x, y, rgba);
    }
}

void Raster::paint(const Mesh& mesh, double x, double y, double scale, Colour tint) {
  std::vector<Vertex> at = mesh.vertices;
  for (Vertex& v : at) {
    v.x = static_cast<float>(x + v.x * scale + v.nx * 0.5);
    v.y = static_cast<float>(y + v.y * scale + v.ny * 0.5);
    if (tint != 0) v.colour = fade(tint, static_cast<float>(v.colour >> 24) / 255);
  }
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3)
    triangle(at[mesh.indices[i]], at[mesh.indices[i + 1]], at[mesh.indices[i + 2]]);
}

void Raster::fill(int x, int y, int w, int h, Colour c) {
  const float rgba[4] = {static_cast<float>(c & 255u), static_cast<float>(c >> 8 & 255u),
                         static_cast<float>(c >> 16 & 255u), static_cast<float>(c >> 24)};
  for (int v = std::max(0, y); v < std::min(height_, y + h); ++v)
    for (int u = std::max(0, x); u < std::min(width_, x + w); ++u) blend(u, v, rgba);
}

// ---- PNG, its data stored without compression ---------------------------------------------------------------------

namespace {

void put_number(std::string& out, std::uint32_t v) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(v >> shift & 255u);
}

std::uint32_t crc_of(const std::string& bytes) {
  std::uint32_t crc = ~0u;
  for (const char byte : bytes) {
    crc ^= static_cast<unsigned char>(byte);
    for (int k = 0; k < 8; ++k) crc = crc & 1u ? 0xEDB88320u ^ crc >> 1 : crc >> 1;
  }
  return ~crc;
}

void put_chunk(std::string& out, const std::string& type, const std::string& data) {
  put_number(out, static_cast<std::uint32_t>(data.size()));
  out += type + data;
  put_number(out, crc_of(type + data));
}

std::string stored(const std::string& raw) {
  std::string out("\x78\x01", 2);
  constexpr std::size_t most = 65535;
  for (std::size_t at = 0; at < raw.size(); at += most) {
    const auto size = static_cast<unsigned>(std::min(most, raw.size() - at));
    out += static_cast<char>(at + most >= raw.size() ? 1 : 0);
    for (const unsigned v : {size, ~size}) out += {static_cast<char>(v & 255u), static_cast<char>(v >> 8 & 255u)};
    out += raw.substr(at, size);
  }
  std::uint32_t a = 1, b = 0;
  for (const char byte : raw) a = (a + static_cast<unsigned char>(byte)) % 65521, b = (b + a) % 65521;
  put_number(out, b << 16 | a);
  return out;
}

}  // namespace

bool Raster::write_png(const std::string& path) const {
  std::string raw, header;
  for (int y = 0; y < height_; ++y) {
    raw += '\0';
    for (int x = 0; x < width_; ++x) {
      const Colour c =
          pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
      for (int k = 0; k < 3; ++k) raw += static_cast<char>(c >> (k * 8) & 255u);
    }
  }
  put_number(header, static_cast<std::uint32_t>(width_));
  put_number(header, static_cast<std::uint32_t>(height_));
  header += std::string("\x08\x02\0\0\0", 5);
  std::string out("\x89PNG\r\n\x1a\n", 8);
  put_chunk(out, "IHDR", header);
  put_chunk(out, "IDAT", stored(raw));
  put_chunk(out, "IEND", "");
  std::ofstream file(path, std::ios::binary);
  file << out;
  return static_cast<bool>(file.flush());
}

}  // namespace cadastre::editor::drawing
