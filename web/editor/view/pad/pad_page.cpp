// Which part of the score pad is seen, and where.

#include <algorithm>

#include "view/pad/pad.hpp"

namespace cadastre::editor {
namespace {

void draw_list(Scene& s, std::string_view name, Box b, bool all_entries) {
  const bool phone = s.ui.narrow();
  const float y = s.ui.begin_scroll(name, b);
  Flow flow{b.x + (phone ? 12 : 24), y + 12, b.width - (phone ? 24 : 48)};
  if (all_entries) {
    const std::size_t n = s.state().entries->size();
    if (!phone && n > 0) pad_heading(s, flow, s.say("ui.pad.entries"), number_text(n));  // a phone has it as its title
    flow.y = n > 0 ? draw_pad_entries(s, flow, no_number, n) : draw_no_entries(s, flow);
  } else {
    flow.y = draw_pad_home(s, flow);
  }
  s.ui.end_scroll(flow.y - y + 16);
}

void draw_open(Scene& s, Box b) {
  const Pad& pad = s.state().pad;
  if (pad.draft)
    draw_pad_form(s, b);
  else if (pad.view == PadView::final_scoring)
    draw_pad_final(s, b);
  else
    draw_list(s, "pad/entries", b, true);
}

/// What was unfolded and where the strips stood belongs to one form.
void forget_other_form(Scene& s) {
  const auto& draft = s.state().pad.draft;
  const std::uint64_t form = draft ? 1 + draft->form.item * 2u + static_cast<unsigned>(draft->form.phase) +
                                         (static_cast<std::uint64_t>(draft->editing.value_or(0xffff)) << 20)
                                   : 0;
  if (form == s.memory.pad.form) return;
  const float sources = s.memory.pad.sources;
  s.memory.pad = {};
  s.memory.pad.form = form;
  s.memory.pad.sources = sources;
}

}  // namespace

bool pad_is_deep(const State& s) { return s.page == Page::pad && (s.pad.draft || s.pad.view != PadView::game); }

void draw_pad(Scene& s, Box b) {
  const Tokens& c = s.colours();
  const Pad& pad = s.state().pad;
  paint::box(s.ui, b, c.paper);
  s.ui.cover(b);
  forget_other_form(s);
  const bool result = pad.view == PadView::result && !pad.draft;
  if (result) return draw_pad_result(s, b);
  if (pad.draft && s.ui.host().around.height < 480) return draw_pad_form(s, b);  // it needs the room
  if (s.ui.narrow()) {
    if (!pad_is_deep(s.state())) return draw_list(s, "pad", b, false);
    if (!pad.draft && pad.view == PadView::entries) {
      draw_pad_head(s, take_top(b, 56), s.say("ui.pad.entries"), std::nullopt);
      return draw_list(s, "pad/entries", b, true);
    }
    return draw_open(s, b);
  }
  const Box left = take_left(b, std::clamp(b.width * 0.46f, 340.f, 600.f));
  draw_list(s, "pad", left, false);
  paint::hairline_down(s.ui, b.x, b.y, bottom(b), c.line);
  b.width = std::min(b.width, 680.f);
  draw_open(s, b);
}

void draw_pad_head(Scene& s, Box b, std::string_view title, std::optional<ItemNumber> item) {
  const Tokens& c = s.colours();
  b = {b.x, bottom(b) - 56, b.width, 56};
  if (icon_button(s.ui, "pad/back", {b.x + 4, b.y + 6, 44, 44}, Icon::back, s.say("ui.back"))) s.want(Back{});
  float room = b.width - 56 - 12;
  if (item) {
    room -= 52 + 44;
    const Box book{right(b) - 48, b.y + 6, 44, 44};
    if (icon_button(s.ui, "pad/rules", book, Icon::rules, s.say("ui.place.rules"))) {
      const Program& program =
          s.model.derived().rules.program(*item, s.state().pad.draft ? s.state().pad.draft->form.phase : Phase::after);
      if (program.steps.size > 0) {
        s.memory.rule_back = "pad";
        const RuleSet& rules = s.model.derived().rules;
        s.want(OpenRule{s.model.rulebook().rows[rules.steps[program.steps.begin].row].id});
      }
    }
  }
  const float w = std::min(room, ink::width(ink::title, title));
  ink::line_cut(s.list(), ink::title, {b.x + 54, b.y + 15}, room, c.ink, title);
  if (item) item_picture(s, *item, {b.x + 54 + w + 10, b.y + 8, 40, 40}, c.paper);
}

void pad_heading(Scene& s, Flow& flow, std::string_view words, std::string_view far) {
  const Tokens& c = s.colours();
  const float w = far.empty() ? 0 : std::min(flow.width * 0.5f, ink::width(ink::caption, far));
  ink::line_cut(s.list(), ink::body_strong, {flow.x + 4, flow.y + 5}, flow.width - w - 20, c.ink, words);
  ink::line_cut(s.list(), ink::caption, {flow.x + flow.width - w - 4, flow.y + 7}, w + 1, c.ink2, far);
  flow.gap(32);
}

void item_picture(Scene& s, ItemNumber number, const Box& b, Colour ground, Icon otherwise) {
  const float radius = b.width / 5;
  const Colour colour = s.colours().ink2;
  const auto sunken = [&] { paint::box(s.ui, b, s.colours().sunken, radius); };
  const auto icon = [&](Icon which) { paint::icon(s.ui, which, middle(b), b.width * 0.55f, colour); };
  if (number == no_number) {
    sunken();
    return icon(otherwise);
  }
  const Item& item = s.model.rulebook().items[number];
  if (item.subject) return paint::land(s.ui, *item.subject, b, ground, radius);
  sunken();
  // What has a figure of its name, or of its first word, is shown by it; what an icon is named in, by the icon.
  const std::string_view names[] = {item.id, item.term, std::string_view(item.id).substr(0, item.id.find('-'))};
  for (const std::string_view name : names)
    if (const auto figure = drawing::figure_named(name))
      return paint::figure(s.ui, *figure, Player::blue, middle(b), b.height * 0.8f);
  for (int i = static_cast<int>(Icon::road); i <= static_cast<int>(Icon::other); ++i) {
    const Icon known = static_cast<Icon>(i);
    if (item.id.find(drawing::name(known)) != std::string::npos) return icon(known);
  }
  // Nothing is drawn of it: its first letter tells it from its neighbours.
  const std::string words = s.model.pad_words().item(number);
  const ink::Face face = b.height < 50 ? ink::title : ink::number;
  ink::line_centred(s.list(), face, middle(b).x, middle(b).y - ink::line_height(face) / 2, colour,
                    words.substr(0, ink::end_of_letter(words, 0)));
}

int stepper(Scene& s, std::string_view name, ImVec2 at, std::int32_t value, float room, std::string_view fewer,
            std::string_view more, std::int32_t least, bool with_value) {
  IconStyle style;
  style.ground = true;
  style.size = 22;
  constexpr float size = stepper_size;
  const float far = at.x - size, near = far - 6 - size - room;
  int by = 0;
  if (icon_button(s.ui, joined({name, "/more"}), {far, at.y - size / 2, size, size}, Icon::plus, more, style)) by = 1;
  if (room > 0 && with_value)
    ink::line_centred(s.list(), ink::body_strong, (near + size + far) / 2, at.y - 10.5f, s.colours().ink,
                      number_text(value));
  if (value > least &&
      icon_button(s.ui, joined({name, "/fewer"}), {near, at.y - size / 2, size, size}, Icon::minus, fewer, style))
    by = -1;
  return by;
}

}  // namespace cadastre::editor
