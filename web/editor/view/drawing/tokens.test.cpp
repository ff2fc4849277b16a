#include "view/drawing/tokens.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"

using namespace cadastre;
using namespace cadastre::editor::drawing;

namespace {

std::array<double, 3> linear(Colour c) {
  std::array<double, 3> rgb{};
  for (int k = 0; k < 3; ++k) {
    const double v = (c >> (k * 8) & 255u) / 255.0;
    rgb[static_cast<std::size_t>(k)] = v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  }
  return rgb;
}

double luminance(Colour c) {
  const auto [r, g, b] = linear(c);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

double contrast(Colour a, Colour b) {
  const double high = std::max(luminance(a), luminance(b)), low = std::min(luminance(a), luminance(b));
  return (high + 0.05) / (low + 0.05);
}

/// Colour distance as people see it (CIE76).
double difference(Colour a, Colour b) {
  const auto lab = [](Colour c) {
    const auto [r, g, bl] = linear(c);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * r + 0.3576 * g + 0.1805 * bl) / 0.95047);
    const double y = f(0.2126 * r + 0.7152 * g + 0.0722 * bl);
    const double z = f((0.0193 * r + 0.1192 * g + 0.9505 * bl) / 1.08883);
    return std::array<double, 3>{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const auto p = lab(a), q = lab(b);
  return std::sqrt(std::pow(p[0] - q[0], 2) + std::pow(p[1] - q[1], 2) + std::pow(p[2] - q[2], 2));
}

}  // namespace

TEST_CASE("text can be read on every ground, in light and dark") {
  for (const Theme* t : {&light_theme, &dark_theme}) {
    const double least = t->dark ? 5.7 : 4.8;
    for (const Colour ground : {t->paper, t->surface, t->raised, t->sunken, t->table})
      for (const Colour text : {t->ink, t->ink2, t->accent, t->good, t->warn, t->bad, t->adapted})
        CHECK(contrast(text, ground) >= least - 0.05);
    CHECK(contrast(t->on_accent, t->accent) >= least);
    CHECK(contrast(t->good, t->good_soft) >= least - 0.05);
    CHECK(contrast(t->warn, t->warn_soft) >= least - 0.05);
    CHECK(contrast(t->bad, t->bad_soft) >= least - 0.05);
    CHECK(contrast(t->line_strong, t->surface) >= 3.3);
  }
}

TEST_CASE("any two players differ, and each mark shows on its fill") {
  for (int a = 0; a < player_count; ++a) {
    const PlayerColours& p = player_colours[static_cast<Player>(a)];
    CHECK(contrast(p.on, p.fill) >= 3);
    for (int b = a + 1; b < player_count; ++b) {
      CHECK(difference(p.fill, player_colours[static_cast<Player>(b)].fill) >= 20);
      CHECK(p.mark != player_colours[static_cast<Player>(b)].mark);
    }
  }
}

TEST_CASE("colours are put together as ImGui has them") {
  CHECK(colour(0x112233) == 0xFF332211u);
  CHECK(colour(0x112233, 0.5f) >> 24 == 128);
  CHECK(fade(colour(0x112233), 0.5f) == colour(0x112233, 0.5f));
  CHECK(mix(colour(0x000000), colour(0xFFFFFF), 0.5f) == colour(0x808080));
  CHECK(ease_out(0) == 0);
  CHECK(ease_out(1) == 1);
}
