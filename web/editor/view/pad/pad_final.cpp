// The final scoring, one step after the other in the order of the book.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "view/pad/pad.hpp"

namespace cadastre::editor {
namespace {

bool has_entries(const Scene& s, ItemNumber step) {
  for (const FeatureForm& form : *s.state().entries)
    if (form.phase == Phase::after && form.item == step) return true;
  return false;
}

/// A segment for each step: gone through, open, to come.
void progress(Scene& s, const Box& b) {
  const Tokens& c = s.colours();
  const auto& steps = s.model.derived().pad.after;
  const float step = b.width / static_cast<float>(steps.size()), gap = std::min(6.f, step * 0.2f);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool here = steps[i] == s.state().pad.step;
    const Box one{b.x + step * static_cast<float>(i), b.y, step - gap, 6};
    paint::box(s.ui, one,
               contains(s.state().steps, steps[i]) ? c.accent
               : here                              ? drawing::mix(c.accent_soft, c.accent, 0.35f)
                                                   : c.line,
               3);
  }
}

void draw_order(Scene& s, Flow& flow, const PadWords& w) {
  const Tokens& c = s.colours();
  pad_heading(s, flow, s.say("ui.pad.step.order"));
  for (const ItemNumber step : s.model.derived().pad.after) {
    const Box b = flow.take(44);
    const bool here = step == s.state().pad.step, done = contains(s.state().steps, step) || has_entries(s, step);
    const Id id = s.ui.add("pad/step/" + s.model.rulebook().items[step].id, b);
    if (!s.ui.visible(b)) continue;
    if (s.ui.hovered(id) || s.ui.held(id)) paint::box(s.ui, b, drawing::fade(c.ink, 0.05f), 10);
    const ImVec2 mark{b.x + 16, middle(b).y};
    if (here)
      paint::icon(s.ui, Icon::play, mark, 20, c.accent);
    else if (done)
      paint::icon(s.ui, Icon::check, mark, 20, c.good);
    else
      s.list().AddCircle(mark, 6.5f, c.line_strong, 0, 1.6f);
    const std::string state = w.step_state(step);
    const float far = ink::width(ink::caption, state);
    ink::line_right(s.list(), ink::caption, right(b) - 8, b.y + 13, c.ink2, state);
    ink::line_cut(s.list(), here ? ink::body_strong : ink::body, {b.x + 38, b.y + 11.5f}, b.width - far - 54,
                  here || done ? c.ink : c.ink2, w.item(step, true));
    paint::focus_ring(s.ui, id, inset(b, 2), 8);
    if (s.ui.clicked(id)) s.want(OpenStep{step});
  }
}

}  // namespace

void draw_pad_final(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const PadWords w = s.model.pad_words();
  const auto& steps = s.model.derived().pad.after;
  const bool phone = s.ui.narrow();
  draw_pad_head(s, take_top(b, 56 + (phone ? s.ui.host().around.safe_top : 0)), s.say("ui.pad.final"), std::nullopt);
  const auto here = std::find(steps.begin(), steps.end(), s.state().pad.step);
  if (here == steps.end()) {  // the selection has changed meanwhile
    if (!steps.empty()) s.want(OpenStep{steps.front()});
    return;
  }
  Box foot = take_bottom(b, 56 + 24 + (phone ? s.ui.host().around.safe_bottom : 0));
  const float y = s.ui.begin_scroll("pad/final", b);
  Flow flow{b.x + 12, y + 4, b.width - 24};
  progress(s, inset(flow.take(22), 4, 0));
  ink::line(s.list(), ink::caption, {flow.x + 4, flow.y}, c.ink2,
            w.say2("ui.pad.step", "number", number_text(here - steps.begin() + 1), "all", number_text(steps.size())));
  flow.gap(20);
  const std::string title = w.item(*here, true);
  ink::line_cut(s.list(), ink::number, {flow.x + 4, flow.y}, flow.width - 8, c.ink, title);
  flow.gap(38);
  flow.gap(ink::wrapped(s.list(), ink::body, {flow.x + 4, flow.y}, flow.width - 8, c.ink2, w.step_rules(*here)) + 14);
  pad_heading(s, flow, s.say("ui.pad.step.entered"));
  if (has_entries(s, *here)) {
    flow.y = draw_pad_entries(s, flow, *here, s.state().entries->size());
  } else {
    ink::line_cut(s.list(), ink::body, {flow.x + 4, flow.y}, flow.width, c.ink2, s.say("ui.pad.step.none"));
    flow.gap(22);
  }
  flow.gap(14);
  if (button(s.ui, "pad/step-add", {flow.x, flow.y, flow.width, 56}, w.say1("ui.pad.step.add", "what", w.item(*here)),
             Icon::plus))
    s.want(BeginEntry{*here, Phase::after});
  flow.gap(72);
  draw_order(s, flow, w);
  s.ui.end_scroll(flow.y - y + 12);

  paint::box(s.ui, foot, c.surface);
  s.ui.cover(foot);
  paint::hairline(s.ui, foot.x, right(foot), foot.y, c.line);
  if (button(s.ui, "pad/next", {foot.x + 16, foot.y + 12, foot.width - 32, 56}, w.next_step(), Icon::forward,
             ButtonLook::primary))
    s.want(NextStep{});
}

}  // namespace cadastre::editor
