// The sheet that hands the game on: a code for another phone's camera, a link, a file, text.

#include <cmath>

#include "view/panels/sheets.hpp"

namespace cadastre::editor {
namespace {

// Light squares around the code, without which cameras do not find it.
constexpr int quiet = 4;

// Edge of one square of the code, in whole device px so that all are alike; 0 if they would be too small to be read.
float square_size(float width, int side, float ratio) {
  const float size = std::floor(width / static_cast<float>(side + 2 * quiet) * ratio) / ratio;
  return size * ratio < 2 || size < 1.5f ? 0 : size;
}

// Black on white in any theme: that is what cameras expect.
void draw_code(Scene& s, Flow& flow, std::string_view code, int side, float size) {
  const auto whole = static_cast<float>(side + 2 * quiet) * size;
  const float ratio = s.ui.host().around.ratio;
  const Box all = flow.take(whole);
  // On whole device px too.
  const float left = std::round((all.x + (all.width - whole) / 2) * ratio) / ratio;
  const float top = std::round(all.y * ratio) / ratio;
  s.ui.host().name("share/code", {left, top, whole, whole});
  ImDrawList& list = s.list();
  list.AddRectFilled({left, top}, {left + whole, top + whole}, IM_COL32_WHITE);
  const auto edge = [size](float from, int n) { return from + static_cast<float>(n + quiet) * size; };
  for (int y = 0; y < side; ++y) {
    for (int x = 0, end; x < side; x = end) {
      const auto at = [&](int column) { return code[static_cast<std::size_t>(y * side + column)]; };
      for (end = x + 1; end < side && at(end) == at(x);) ++end;
      if (at(x) == '1')
        list.AddRectFilled({edge(left, x), edge(top, y)}, {edge(left, end), edge(top, y + 1)}, IM_COL32_BLACK);
    }
  }
}

void fill_code(Scene& s, Flow& flow) {
  const Memory& m = s.memory;
  const int side = static_cast<int>(std::lround(std::sqrt(static_cast<float>(m.code.size()))));
  const float size = side > 0 ? square_size(flow.width - 16, side, s.ui.host().around.ratio) : 0;
  if (size > 0) draw_code(s, flow, m.code, side, size);
  const std::string_view id = !m.link_made     ? "ui.share.making"
                              : m.link.empty() ? "ui.share.no-link"
                              : size > 0       ? (m.link_of_selection ? "ui.share.selection.code" : "ui.share.code")
                                               : "ui.share.no-code";
  flow.gap(8);
  flow.gap(8 + ink::wrapped(s.list(), ink::label, {flow.x + 20, flow.y}, flow.width - 40, s.colours().ink2, s.say(id)));
}

}  // namespace

void fill_share(Scene& s, Flow& flow) {
  Memory& m = s.memory;
  // Of the whole game, or of what is selected in it.
  const bool selection = s.state().overlays.back() == Overlay::share_selection;
  if (m.link_of != s.state().revision || m.link_of_selection != selection) {
    m.link_of = s.state().revision;
    m.link_of_selection = selection;
    m.link_made = false;
    m.link.clear(), m.code.clear();
    s.ui.host().make_link(selection);
  }
  fill_code(s, flow);
  deed_row(s, flow, "share/link", "ui.share.link", selection ? "ui.share.selection.caption" : "ui.share.link.caption",
           Icon::link, Deed::copy_link, !m.link.empty());
  deed_row(s, flow, "share/send", "ui.share.send", {}, Icon::share, Deed::share, !m.link.empty());
  if (selection) return;
  deed_row(s, flow, "share/save", "ui.boards.save", "ui.share.save.caption", Icon::download, Deed::save_file);
  deed_row(s, flow, "share/notation", "ui.share.notation", "ui.share.notation.caption", Icon::copy,
           Deed::copy_notation);
  deed_row(s, flow, "share/scores", "ui.share.scores", {}, Icon::table, Deed::copy_scores);
}

}  // namespace cadastre::editor
