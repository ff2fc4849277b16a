#pragma once
// Colours and measures of the whole editor, as constant data. Every colour that a screen shows is named here.

#include <array>
#include <cstdint>

#include "cadastre/vocabulary.hpp"

namespace cadastre::editor::drawing {

/// Red in the lowest byte, alpha in the highest: the layout of ImU32, without ImGui.
using Colour = std::uint32_t;

/// From 0xRRGGBB as designers write it.
constexpr Colour colour(std::uint32_t rgb, float alpha = 1) {
  const auto a = static_cast<std::uint32_t>(alpha * 255 + 0.5f);
  return (rgb >> 16 & 255u) | (rgb & 0xFF00u) | (rgb & 255u) << 16 | a << 24;
}
/// The same colour, its alpha times `alpha`.
constexpr Colour fade(Colour c, float alpha) {
  const auto a = static_cast<std::uint32_t>(static_cast<float>(c >> 24) * alpha + 0.5f);
  return (c & 0xFFFFFFu) | (a > 255 ? 255u : a) << 24;
}
/// From a to b by t in 0..1; the alpha is a's.
constexpr Colour mix(Colour a, Colour b, float t) {
  Colour r = a & 0xFF000000u;
  for (int shift = 0; shift < 24; shift += 8) {
    const auto from = static_cast<float>(a >> shift & 255u), to = static_cast<float>(b >> shift & 255u);
    r |= static_cast<Colour>(from + (to - from) * t + 0.5f) << shift;
  }
  return r;
}

// ---- themes -----------------------------------------------------------------------------------------------------

struct Theme {
  Colour paper, table, table_mark, surface, raised, sunken;
  Colour line, line_strong;
  Colour ink, ink2, ink3;
  Colour accent, on_accent, accent_soft;
  Colour good, good_soft, warn, warn_soft, bad, bad_soft;
  Colour adapted;  ///< rules of another edition, where they are marked
  Colour scrim;    ///< behind a modal sheet
  Colour shadow;   ///< opaque; boxes of a shadow are 4.5 % of it
  Colour cover;    ///< lies over the board when one feature is lit
  bool dark;
};

inline constexpr Theme light_theme{.paper = colour(0xF4EEE2),
                                   .table = colour(0xE6DDCB),
                                   .table_mark = colour(0xCDC0A6),
                                   .surface = colour(0xFFFCF6),
                                   .raised = colour(0xFFFFFF),
                                   .sunken = colour(0xECE4D5),
                                   .line = colour(0xDCD1BD),
                                   .line_strong = colour(0x857A66),
                                   .ink = colour(0x26221C),
                                   .ink2 = colour(0x5E5547),
                                   .ink3 = colour(0x8F8573),
                                   .accent = colour(0x0E5D69),
                                   .on_accent = colour(0xFFFFFF),
                                   .accent_soft = colour(0xD6E7E6),
                                   .good = colour(0x2A6A3A),
                                   .good_soft = colour(0xDDEBD6),
                                   .warn = colour(0x7A4E00),
                                   .warn_soft = colour(0xF8E7BF),
                                   .bad = colour(0xA12A1E),
                                   .bad_soft = colour(0xF8DFD9),
                                   .adapted = colour(0x1D4A82),
                                   .scrim = colour(0x26221C, 0.50f),
                                   .shadow = colour(0x3A2F1C),
                                   .cover = colour(0xF4EEE2, 0.52f),
                                   .dark = false};

inline constexpr Theme dark_theme{.paper = colour(0x161918),
                                  .table = colour(0x1E2321),
                                  .table_mark = colour(0x39413D),
                                  .surface = colour(0x212624),
                                  .raised = colour(0x2A302D),
                                  .sunken = colour(0x121514),
                                  .line = colour(0x3A423E),
                                  .line_strong = colour(0x7E8983),
                                  .ink = colour(0xF2EDE3),
                                  .ink2 = colour(0xBDB7AA),
                                  .ink3 = colour(0x858278),
                                  .accent = colour(0x85D0D5),
                                  .on_accent = colour(0x06282C),
                                  .accent_soft = colour(0x1E3F42),
                                  .good = colour(0x93D3A0),
                                  .good_soft = colour(0x1E3B26),
                                  .warn = colour(0xEFC573),
                                  .warn_soft = colour(0x43340F),
                                  .bad = colour(0xF5A195),
                                  .bad_soft = colour(0x4A211B),
                                  .adapted = colour(0x9CC3EE),
                                  .scrim = colour(0x000000, 0.55f),
                                  .shadow = colour(0x000000),
                                  .cover = colour(0x161918, 0.50f),
                                  .dark = true};

// ---- land -------------------------------------------------------------------------------------------------------

/// What tiles are painted with. A palette swap is all that winter needs.
enum class Palette : std::uint8_t { light, dark, winter, winter_dark };
inline constexpr int palette_count = 4;

/// Lit and unlit side of a roof.
struct Roof {
  Colour high, low;
};

struct Land {
  Colour field;
  std::array<Colour, 2> strip;
  Colour tree, tree_high, hedge;
  Colour road, road_edge, plaza;
  Colour city, city_inner, wall, wall_edge;
  Roof roof, roof_other, slate;
  Colour court, water, water_edge;
  Colour shadow, seam;  ///< with their alpha
  Colour shield, shield_mark, shield_edge, gold, wood;
  std::array<Colour, 3> flower;
};

inline constexpr Land light_land{.field = colour(0xA9BF72),
                                 .strip = {colour(0xA0B768), colour(0xB3C77D)},
                                 .tree = colour(0x678B4F),
                                 .tree_high = colour(0x86A763),
                                 .hedge = colour(0x5C8049),
                                 .road = colour(0xF3E8CF),
                                 .road_edge = colour(0x9C8658),
                                 .plaza = colour(0xEADDBF),
                                 .city = colour(0xDDBF92),
                                 .city_inner = colour(0xE7CDA5),
                                 .wall = colour(0xF2E6CF),
                                 .wall_edge = colour(0x6E573D),
                                 .roof = {colour(0xDC7B52), colour(0xA44B31)},
                                 .roof_other = {colour(0xD2885A), colour(0x9C5635)},
                                 .slate = {colour(0x8FA9C4), colour(0x536D8C)},
                                 .court = colour(0xF0E6D0),
                                 .water = colour(0x86B9D3),
                                 .water_edge = colour(0x4E87A8),
                                 .shadow = colour(0x3B3018, 0.26f),
                                 .seam = colour(0x4A3F22, 0.16f),
                                 .shield = colour(0x23476F),
                                 .shield_mark = colour(0xF4CB57),
                                 .shield_edge = colour(0xFFFDF5),
                                 .gold = colour(0xE9B93C),
                                 .wood = colour(0x8A5A34),
                                 .flower = {colour(0xD66F8C), colour(0xF3D97A), colour(0xFFFFFF)}};

inline constexpr Land dark_land{.field = colour(0x6E8550),
                                .strip = {colour(0x677D49), colour(0x768D58)},
                                .tree = colour(0x3D5A37),
                                .tree_high = colour(0x557347),
                                .hedge = colour(0x3D5A37),
                                .road = colour(0xCDBF9F),
                                .road_edge = colour(0x5F5030),
                                .plaza = colour(0xC0B18E),
                                .city = colour(0xAB8D65),
                                .city_inner = colour(0xB79A72),
                                .wall = colour(0xD8CAAC),
                                .wall_edge = colour(0x3A2C1C),
                                .roof = {colour(0xBD6545), colour(0x7F3924)},
                                .roof_other = {colour(0xB27248), colour(0x7A4228)},
                                .slate = {colour(0x738DA8), colour(0x3F5671)},
                                .court = colour(0xC9BD9F),
                                .water = colour(0x5C91AC),
                                .water_edge = colour(0x305E7A),
                                .shadow = colour(0x0C0F08, 0.40f),
                                .seam = colour(0x10140A, 0.30f),
                                .shield = colour(0x1C3A5C),
                                .shield_mark = colour(0xE5BC4B),
                                .shield_edge = colour(0xEFE8D6),
                                .gold = colour(0xD0A232),
                                .wood = colour(0x6E472A),
                                .flower = {colour(0xC26580), colour(0xD9C268), colour(0xE8E2D4)}};

inline constexpr Land winter_land = [] {
  Land w = light_land;
  w.field = colour(0xE6ECEC);
  w.strip = {colour(0xDAE3E5), colour(0xF2F6F6)};
  w.tree = colour(0x6E9484), w.tree_high = colour(0xF4F8F7), w.hedge = colour(0x7C9C8C);
  w.road = colour(0xF7F1E6), w.road_edge = colour(0xA89A84);
  w.city = colour(0xD9C3A4), w.city_inner = colour(0xE4D2B6);
  w.roof = {colour(0xF6F3EE), colour(0xB2583C)}, w.roof_other = {colour(0xF6F3EE), colour(0x96583A)};
  w.slate = {colour(0xF2F5F8), colour(0x5E7894)};
  w.court = colour(0xF3EEE4), w.water = colour(0xA9CBDC), w.water_edge = colour(0x6F9DB7);
  w.shadow = colour(0x2E3A46, 0.26f);
  return w;
}();

/// Winter for a dark screen: snow at dusk, so that a board does not glare.
inline constexpr Land winter_dark_land = [] {
  Land w = winter_land;
  const auto dusk = [](Colour c) { return mix(c, colour(0x16222F), 0.38f); };
  for (Colour* c : {&w.field,     &w.strip[0],  &w.strip[1],        &w.tree,           &w.tree_high,  &w.hedge,
                    &w.road,      &w.road_edge, &w.plaza,           &w.city,           &w.city_inner, &w.wall,
                    &w.roof.high, &w.roof.low,  &w.roof_other.high, &w.roof_other.low, &w.slate.high, &w.slate.low,
                    &w.court,     &w.water,     &w.water_edge,      &w.flower[0],      &w.flower[1],  &w.flower[2]})
    *c = dusk(*c);
  w.wall_edge = dark_land.wall_edge;
  w.shadow = colour(0x0C1218, 0.40f), w.seam = dark_land.seam;
  w.shield = dark_land.shield, w.shield_mark = dark_land.shield_mark, w.shield_edge = dark_land.shield_edge;
  w.gold = dark_land.gold, w.wood = dark_land.wood;
  return w;
}();

constexpr const Land& land(Palette p) {
  switch (p) {
    case Palette::light:
      break;
    case Palette::dark:
      return dark_land;
    case Palette::winter:
      return winter_land;
    case Palette::winter_dark:
      return winter_dark_land;
  }
  return light_land;
}

// ---- players ----------------------------------------------------------------------------------------------------

enum class PlayerMark : std::uint8_t { disc, square, triangle, diamond, cross, ring, star, bars };

struct PlayerColours {
  Colour fill, edge, on;  ///< `on`: the mark upon the fill
  PlayerMark mark;
};

inline constexpr ByPlayer<PlayerColours> player_colours{{{
    {colour(0xC8372D), colour(0x93231C), colour(0xFFFFFF), PlayerMark::disc},
    {colour(0x2F6DB5), colour(0x1D4A82), colour(0xFFFFFF), PlayerMark::square},
    {colour(0xF3C02F), colour(0xB98708), colour(0x26221C), PlayerMark::triangle},
    {colour(0x23A068), colour(0x136E45), colour(0xFFFFFF), PlayerMark::diamond},
    {colour(0x35312E), colour(0x171513), colour(0xFFFFFF), PlayerMark::cross},
    {colour(0xE384B4), colour(0xA64E7E), colour(0x26221C), PlayerMark::ring},
    {colour(0xF6F2E9), colour(0xB4AB9A), colour(0x26221C), PlayerMark::star},
    {colour(0x6A2BC4), colour(0x451887), colour(0xFFFFFF), PlayerMark::bars},
}}};

/// Edge of a player's badge: in dark the fill itself, lighter.
constexpr Colour badge_edge(const PlayerColours& p, bool dark) {
  return dark ? mix(p.fill, colour(0xFFFFFF), 0.42f) : p.edge;
}

// ---- measures, CSS px -------------------------------------------------------------------------------------------

namespace space {
inline constexpr float hair = 4, small = 8, medium = 12, large = 16, wide = 24, huge = 32, vast = 48;
inline constexpr float margin_cards = 12, margin_text = 16, margin_desktop = 24, card = 16, between_cards = 8;
}  // namespace space

namespace radius {
inline constexpr float tag = 6, small_button = 10, picture = 12, card = 14, primary = 18, sheet = 20;
}

namespace stroke {
inline constexpr float hairline = 1, control = 1.2f, checkbox = 1.6f, focus = 2;
}

namespace target {
inline constexpr float least = 44, stepper = 48, row = 56, primary = 56, bottom_bar = 64, rail = 80, rail_item = 76;
}

/// Size and line height of type.
struct TypeSize {
  float size, line;
};
namespace type_size {
inline constexpr TypeSize caption{13, 18}, label{14, 18}, body{16, 21}, title{20, 26}, number{28, 32};
}

/// Seconds.
namespace motion {
inline constexpr float press = 0.12f, sheet = 0.18f, settle = 0.18f, lit = 0.22f, reduced_fade = 0.08f;
}
constexpr float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

}  // namespace cadastre::editor::drawing
