#pragma once
// Tiles for tests and the contact sheet, so that drawing is tried without the rules' files: the shapes of the base
// game, its garden variants and the winter set, as `id | features | fields`. Facts of rules/tiles, in a short form.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/tile.hpp"

namespace cadastre::editor::drawing {

inline constexpr std::array sample_rows{
    std::string_view{"BA/L|monastery|NL NR EL ER SL SR WL WR"},
    std::string_view{"BA/LR|road[S]; monastery|NL NR EL ER SL SR WL WR"},
    std::string_view{"BA/RCr|city[N]; road[E,W]|EL WR; ER SL SR WL"},
    std::string_view{"BA/Cccc+|city[N,E,S,W]+|-"},
    std::string_view{"BA/CccR+|city[N,E,W]+; road[S]|SL; SR"},
    std::string_view{"BA/CccR|city[N,E,W]; road[S]|SL; SR"},
    std::string_view{"BA/CFc+|city[E,W]+|NL NR; SL SR"},
    std::string_view{"BA/CFc.1|city[E,W]|NL NR; SL SR"},
    std::string_view{"BA/Cc.1|city[N,W]|EL ER SL SR"},
    std::string_view{"BA/CcG|city[N,W]; garden|EL ER SL SR"},
    std::string_view{"BA/Cc+|city[N,W]+|EL ER SL SR"},
    std::string_view{"BA/Cc+G|city[N,W]+; garden|EL ER SL SR"},
    std::string_view{"BA/CcRr|city[N,W]; road[E,S]|EL SR; ER SL"},
    std::string_view{"BA/CcRr+|city[N,W]+; road[E,S]|EL SR; ER SL"},
    std::string_view{"BA/Ccc|city[N,E,W]|SL SR"},
    std::string_view{"BA/CccG|city[N,E,W]; garden|SL SR"},
    std::string_view{"BA/Ccc+|city[N,E,W]+|SL SR"},
    std::string_view{"BA/CRr|city[N]; road[E,S]|EL SR WL WR; ER SL"},
    std::string_view{"BA/CRRR|city[N]; road[E]; road[S]; road[W]|EL WR; ER SL; SR WL"},
    std::string_view{"BA/RrC|city[N]; road[S,W]|EL ER SL WR; SR WL"},
    std::string_view{"BA/C|city[N]|EL ER SL SR WL WR"},
    std::string_view{"BA/CG|city[N]; garden|EL ER SL SR WL WR"},
    std::string_view{"BA/CFC.2|city[N]; city[S]|EL ER WL WR"},
    std::string_view{"BA/CFCG|city[N]; city[S]; garden|EL ER WL WR"},
    std::string_view{"BA/CC.2|city[N]; city[W]|EL ER SL SR"},
    std::string_view{"BA/CCG|city[N]; city[W]; garden|EL ER SL SR"},
    std::string_view{"BA/RRRR|road[N]; road[E]; road[S]; road[W]|NL WR; NR EL; ER SL; SR WL"},
    std::string_view{"BA/RRR|road[E]; road[S]; road[W]|NL NR EL WR; ER SL; SR WL"},
    std::string_view{"BA/Rr|road[S,W]|NL NR EL ER SL WR; SR WL"},
    std::string_view{"BA/RrG|road[S,W]; garden|NL NR EL ER SL WR; SR WL"},
    std::string_view{"BA/RFr|road[E,W]|NL NR EL WR; ER SL SR WL"},
    std::string_view{"BA/RFrG|road[E,W]; garden|NL NR EL WR; ER SL SR WL"},
    std::string_view{"WI/RRR|road[E]; road[S]; road[W]|NL NR EL WR; ER SL; SR WL"},
    std::string_view{"WI/RC|city[N]; road[W]|EL ER SL SR WL; WR"},
    std::string_view{"WI/CR|city[N]; road[E]|EL; ER SL SR WL WR"},
    std::string_view{"WI/LR|road[S]; monastery|NL NR EL ER SL SR WL WR"},
    std::string_view{"WI/RCc.i|city[N,W]; road[S]i|EL ER SL; SR"},
    std::string_view{"WI/LRFR|road[E]; road[W]; monastery|NL NR EL WR; ER SL SR WL"},
    std::string_view{"WI/CRr|city[N]; road[E,S]|EL SR WL WR; ER SL"},
    std::string_view{"WI/CFR|city[N]; road[S]|EL ER SL; SR WL WR"},
    std::string_view{"WI/RrRr|road[N,W]; road[E,S]|NL WR; NR EL SR WL; ER SL"},
    std::string_view{"WI/CcR|city[N,W]; road[E]|EL; ER SL SR"},
    std::string_view{"WI/R|road[S]|NL NR EL ER SL SR WL WR"},
    std::string_view{"WI/RrC|city[N]; road[S,W]|EL ER SL WR; SR WL"},
};

inline const std::vector<std::string> sample_marks{"coats-of-arms", "inns"};

namespace sample_reading {

inline std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const auto end = text.find(by);
    auto part = text.substr(0, end);
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (!part.empty() && part != "-") parts.push_back(part);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return parts;
}

inline Segment feature(std::string_view text) {
  Segment s;
  s.kind = text.starts_with("city")        ? SegmentKind::city
           : text.starts_with("road")      ? SegmentKind::road
           : text.starts_with("monastery") ? SegmentKind::monastery
                                           : SegmentKind::garden;
  if (const auto open = text.find('['); open != std::string_view::npos)
    for (const char c : text.substr(open, text.find(']') - open))
      if (const auto side = std::string_view("NESW").find(c); side != std::string_view::npos)
        s.sides = s.sides.with(static_cast<Side>(side));
  if (text.ends_with('+')) s.marks.push_back({0, 1});
  if (text.ends_with('i')) s.marks.push_back({1, 1});
  return s;
}

inline Segment field(std::string_view text) {
  constexpr std::array<std::string_view, 8> names{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
  Segment s;
  for (const auto half : split(text, ' '))
    for (std::size_t i = 0; i < names.size(); ++i)
      if (half == names[i]) s.half_sides = s.half_sides.with(static_cast<HalfSide>(i));
  return s;
}

}  // namespace sample_reading

/// Features first, then fields.
inline Tile sample_tile(std::string_view row) {
  const auto columns = sample_reading::split(row, '|');
  Tile tile;
  tile.alias = columns[0];
  const std::string_view rest = row.substr(row.find('|') + 1), features = rest.substr(0, rest.find('|'));
  for (const auto part : sample_reading::split(features, ';')) tile.segments.push_back(sample_reading::feature(part));
  for (const auto part : sample_reading::split(rest.substr(rest.find('|') + 1), ';'))
    tile.segments.push_back(sample_reading::field(part));
  return tile;
}

}  // namespace cadastre::editor::drawing
