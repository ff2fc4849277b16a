// All features that are worth something, greatest first; those that nobody has come after.

#include <algorithm>

#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

SegmentKind kind_of(const Scene& s, const Spot& spot) {
  const FeatureNumber n = feature_at(s.model.derived(), spot);
  return n == no_feature ? SegmentKind::field : s.model.derived().score.features.features[n].kind;
}

void draw_feature(Scene& s, const MirrorFeature& f, SegmentKind kind, const Box& row) {
  const Tokens& c = s.colours();
  const std::string name = "feature/" + std::to_string(f.spot.square.x) + "," + std::to_string(f.spot.square.y) + "/" +
                           std::to_string(f.spot.segment);
  const Id id = s.ui.add(name, row);
  if (!s.ui.visible(row)) return;
  if (f.selected)
    paint::box(s.ui, inset(row, 4, 2), c.accent_soft, 10);
  else if (s.ui.hovered(id) || s.ui.held(id))
    paint::box(s.ui, inset(row, 4, 2), drawing::fade(c.ink, 0.05f), 10);
  paint::focus_ring(s.ui, id, inset(row, 6, 5), 8);
  const float mid = row.y + row.height / 2;
  const Colour ground = f.selected ? c.accent_soft : c.surface;
  paint::land(s.ui, kind, {row.x + 12, mid - 16, 32, 32}, ground, 7);

  const std::string points = f.now ? signed_points(*f.now) : number_text(f.at_end.value_or(0));
  ink::line_right(s.list(), ink::body_strong, right(row) - 14, mid - 10.5f,
                  f.now && !f.holders.empty() ? c.good : c.ink, points);
  float far = right(row) - 62;
  for (std::size_t i = f.holders.size(); i-- > 0;) {
    paint::badge(s.ui, f.holders[i], {far - 9, row.y + 18}, 18);
    far -= 22;
  }
  const float x = row.x + 56;
  ink::line_cut(s.list(), ink::body, {x, row.y + 8}, far - x - 6, c.ink, f.name);
  ink::line_cut(s.list(), ink::caption, {x, row.y + 29}, right(row) - 50 - x, c.ink2, f.state);
  if (s.ui.clicked(id)) {
    s.want(SelectFeature{f.spot});
    if (s.ui.narrow())
      s.want(CloseOverlay{});
    else
      s.want(LookAt{f.spot.square});
  }
}

}  // namespace

float draw_feature_list(Scene& s, float x, float y, float width) {
  const Tokens& c = s.colours();
  const std::vector<MirrorFeature>& all = s.model.mirror().features;
  if (all.empty()) {
    return y + ink::wrapped(s.list(), ink::body, {x + 4, y + 8}, width - 8, c.ink2, s.say("ui.features.none")) + 16;
  }
  ink::line(s.list(), ink::body_strong, {x + 4, y + 4}, c.ink, s.say("ui.features"));
  y += 28;

  // Filter by item.
  bool pressed = false;
  const float x0 = s.ui.begin_scroll("features/kinds", {x - 16, y, width + 32, 44}, true);
  float at = x0 + 16;
  std::optional<SegmentKind>& kind = s.memory.feature_kind;
  at += chip(s.ui, "features/all", {at, y}, s.say("ui.features.all"), !kind, &pressed) + 8;
  if (pressed) kind.reset();
  for (const SegmentKind k : {SegmentKind::city, SegmentKind::road, SegmentKind::monastery, SegmentKind::field}) {
    at += chip(s.ui, joined({"features/", name(k)}), {at, y}, feature_title(k, s.model.phrases(), s.model.edition()),
               kind == k, &pressed) +
          8;
    if (pressed) kind = kind == k ? std::nullopt : std::optional(k);
  }
  s.ui.end_scroll(at - x0 + 8);
  y += 50;

  for (int group = 0; group < 2; ++group) {
    std::vector<std::pair<const MirrorFeature*, SegmentKind>> shown;
    for (const MirrorFeature& f : all) {
      if (f.holders.empty() != (group == 1)) continue;
      if (f.now.value_or(0) == 0 && f.at_end.value_or(0) == 0 && group == 1) continue;
      const SegmentKind k = kind_of(s, f.spot);
      if (kind && *kind != k) continue;
      shown.emplace_back(&f, k);
    }
    if (shown.empty()) continue;
    if (group == 1) {
      y += 14;
      ink::line(s.list(), ink::caption_strong, {x + 4, y}, c.ink2, s.say("ui.features.nobody"));
      y += 24;
    }
    constexpr float tall = 54;
    const Box card{x, y, width, tall * static_cast<float>(shown.size()) + 2};
    paint::card(s.ui, card);
    y += 1;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      draw_feature(s, *shown[i].first, shown[i].second, {x, y, width, tall});
      y += tall;
      if (i + 1 < shown.size()) paint::hairline(s.ui, x + 56, x + width - 14, y - 0.5f, c.line);
    }
    y += 1;
  }
  return y;
}

}  // namespace cadastre::editor
