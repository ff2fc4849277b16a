// Who is on it: a row per player; a name adds one, plus opens the kinds where there are several.

#include <algorithm>

#include "model/mirror.hpp"
#include "view/pad/pad.hpp"

namespace cadastre::editor {
namespace {

/// The figure of its name, or of the first word of it.
drawing::Figure shape_of(const Scene& s, ClassNumber kind) {
  const std::string_view id = s.model.rulebook().classes[kind].id;
  if (const auto known = drawing::figure_named(id)) return *known;
  return drawing::figure_named(id.substr(0, id.find('-'))).value_or(drawing::Figure::meeple);
}

class People {
 public:
  People(Scene& s, const PadWords& w)
      : s_(s), w_(w), form_(s.model.derived().pad.form), draft_(s.state().pad.draft->form) {
    const Item& item = s.model.rulebook().items[draft_.item];
    lying_ = item.subject == SegmentKind::field;
  }

  float draw(Flow flow) {
    if (form_.kinds.empty() && form_.of_player.empty()) return flow.y;
    pad_heading(s_, flow, s_.say(form_.kinds.empty() ? "ui.pad.each" : "ui.pad.who"),
                form_.kinds.empty() ? std::string() : s_.say("ui.pad.who.hint"));
    const auto& seats = s_.model.board().players;
    if (seats.empty()) return draw_first_player(s_, flow);
    float tall = 0;
    for (const Seat& seat : seats) tall += height_of(seat.player);
    const Box card{flow.x, flow.y, flow.width, tall};
    paint::card(s_.ui, card);
    for (const Seat& seat : seats) {
      row(seat.player, {card.x, flow.y, card.width, row_height_});
      flow.gap(row_height_);
      if (is_open(seat.player)) flow.y = kinds_of(seat.player, flow);
      if (&seat != &seats.back())
        paint::hairline(s_.ui, card.x + 52, right(card) - 12, flow.y - 0.5f, s_.colours().line);
    }
    return flow.y + 12;
  }

 private:
  static constexpr float row_height_ = 60, kind_height_ = 54, answer_room_ = 56;

  bool has_more() const { return form_.kinds.size() > 1 || (!form_.kinds.empty() && !form_.of_player.empty()); }
  bool is_open(Player p) const {
    return (has_more() && s_.memory.pad.open == p) || (form_.kinds.empty() && form_.of_player.size() > 1);
  }
  float height_of(Player p) const {
    if (!is_open(p)) return row_height_;
    const std::size_t n = form_.kinds.size() + form_.of_player.size() - (form_.kinds.empty() ? 1 : 0);
    return row_height_ + kind_height_ * static_cast<float>(n);
  }

  const Share* share_of(Player p) const {
    const ScoreSheets& sheets = s_.model.derived().pad.line.sheets;
    if (sheets.sheets.empty()) return nullptr;
    const Range shares = sheets.sheets.front().shares;
    for (std::uint32_t i = 0; i < shares.size; ++i)
      if (sheets.shares[shares.begin + i].player == p) return &sheets.shares[shares.begin + i];
    return nullptr;
  }

  void row(Player p, const Box& b) {
    const Tokens& c = s_.colours();
    const std::string who = s_.model.player_name(p), name = joined({"pad/who/", cadastre::name(p)});
    const Share* share = share_of(p);
    int figures = 0;
    for (const ClassNumber kind : form_.kinds) figures += figures_of(draft_, p, kind);
    const float mid = b.y + b.height / 2;
    const bool plain = form_.kinds.empty();  // a number of their own instead of figures
    const float far = right(b) - 10 - 2 * stepper_size - (plain ? answer_room_ + 8 : 18);
    const Id id = s_.ui.add(name, {b.x, b.y, far - b.x, b.height});
    if (s_.ui.hovered(id) || s_.ui.held(id))
      paint::box(s_.ui, {b.x + 4, b.y + 4, far - b.x - 4, b.height - 8}, drawing::fade(c.ink, 0.06f), 10);
    paint::badge(s_.ui, p, {b.x + 26, mid}, 26);
    // Pictures of the figures first find room; the name takes what is left.
    const float pictures = plain || figures == 0 ? 0
                           : figures > 3         ? 56.f
                                                 : (lying_ ? 30.f : 25.f) * static_cast<float>(figures);
    const float room = far - pictures - b.x - 58;
    const bool leads = share && share->scores;
    ink::line_cut(s_.list(), leads ? ink::body_strong : ink::body, {b.x + 50, mid - 20}, room, c.ink, who);
    const std::string state = plain ? std::string()
                              : figures == 0 || !share
                                  ? s_.say("ui.pad.nobody")
                                  : w_.say1("ui.pad.strength", "number", number_text(share->strength));
    if (plain && form_.of_player.size() == 1)
      ink::line_cut(s_.list(), ink::caption, {b.x + 50, mid + 2}, room, c.ink2, w_.question(form_.of_player.front()));
    else
      ink::line_cut(s_.list(), ink::caption, {b.x + 50, mid + 2}, room, c.ink2, state);
    if (pictures > 0) draw_figures(p, figures, far - pictures, mid);
    paint::focus_ring(s_.ui, id, {b.x + 6, b.y + 6, far - b.x - 8, b.height - 12}, 10);

    if (plain) {
      const std::vector<Asked> asked = asked_of(p, draft_, form_, s_.model.rulebook());
      answer_row(asked.front(), name, {right(b) - 10, mid}, who);
      if (s_.ui.clicked(id)) change(asked.front(), 1);
      return;
    }
    const ClassNumber usual = form_.kinds.front();
    const std::string one = w_.say2("ui.pad.figure-of", "figure", w_.figure(usual), "player", who);
    const int by = stepper(s_, name, {right(b) - 10, mid}, figures, 0, w_.say1("ui.pad.fewer", "what", one),
                           w_.say1("ui.pad.more", "what", one));
    if (s_.ui.clicked(id) || (by > 0 && !has_more())) {
      s_.want(SetFigures{p, usual, figures_of(draft_, p, usual) + 1});
    } else if (by > 0) {
      s_.memory.pad.open = s_.memory.pad.open == p ? std::nullopt : std::optional(p);
      s_.ui.host().want_frame();
    } else if (by < 0) {
      take_one(p);
    }
  }

  /// The last kind that there is one of goes first.
  void take_one(Player p) {
    for (std::size_t i = form_.kinds.size(); i-- > 0;)
      if (const std::int32_t n = figures_of(draft_, p, form_.kinds[i]); n > 0) {
        s_.want(SetFigures{p, form_.kinds[i], n - 1});
        return;
      }
  }

  void draw_figures(Player p, int number, float x, float mid) {
    const float step = lying_ ? 30 : 25;
    int drawn = 0;
    for (const ClassNumber kind : form_.kinds)
      for (int i = figures_of(draft_, p, kind); i > 0; --i) {
        if (number > 3 && drawn > 0) continue;
        const bool lies = lying_ && shape_of(s_, kind) == drawing::Figure::meeple;
        paint::figure(s_.ui, shape_of(s_, kind), p, {x + step * (static_cast<float>(drawn++) + 0.5f), mid}, 28, lies);
      }
    if (number > 3)
      ink::line(s_.list(), ink::caption_strong, {x + step + 4, mid - 9}, s_.colours().ink2, numbered("×", number));
  }

  void change(const Asked& asked, int by) {
    std::int32_t value = asked.value + by;
    if (asked.kind == Asked::Kind::yes) value = asked.value == 0 ? 1 : 0;
    if (asked.value == 0 && by > 0) value = std::max(1, asked.usual.first);  // the first press says what is usual
    if (value >= asked.min && value <= asked.max) s_.want(Answer{asked.at, value});
  }

  void answer_row(const Asked& asked, const std::string& name, ImVec2 at, const std::string& who) {
    const std::string what = who + ": " + w_.question(asked);
    const bool number = asked.kind == Asked::Kind::number;
    const int by = stepper(s_, name, at, asked.value, answer_room_, w_.say1("ui.pad.fewer", "what", what),
                           w_.say1("ui.pad.more", "what", what), asked.min, !number);
    if (by != 0) change(asked, by);
    if (number)
      number_field(s_, name, {at.x - stepper_size - answer_room_ - 4, at.y - 22, answer_room_ - 12, 44}, what, asked);
  }

  float kinds_of(Player p, Flow flow) {
    const Tokens& c = s_.colours();
    const std::string who = s_.model.player_name(p);
    for (const ClassNumber kind : form_.kinds) {
      const Box b = flow.take(kind_height_);
      const float mid = b.y + b.height / 2;
      const std::int32_t number = figures_of(draft_, p, kind);
      const std::string words = w_.figure(kind);
      paint::figure(s_.ui, shape_of(s_, kind), p, {b.x + 64, mid}, 28);
      ink::line_cut(s_.list(), ink::body, {b.x + 86, mid - 10.5f}, b.width - 86 - 150, c.ink, words);
      const std::string one = w_.say2("ui.pad.figure-of", "figure", words, "player", who);
      const int by =
          stepper(s_, joined({"pad/kind/", name(p), "/", s_.model.rulebook().classes[kind].id}), {right(b) - 10, mid},
                  number, 38, w_.say1("ui.pad.fewer", "what", one), w_.say1("ui.pad.more", "what", one));
      if (by != 0) s_.want(SetFigures{p, kind, number + by});
    }
    const std::vector<Asked> asked = asked_of(p, draft_, form_, s_.model.rulebook());
    for (std::size_t i = form_.kinds.empty() ? 1 : 0; i < asked.size(); ++i) {
      const Box b = flow.take(kind_height_);
      const std::string name = "pad/ask/" + question_name(asked[i].at, s_.model.rulebook());
      const std::string words = w_.question(asked[i]);
      if (asked[i].kind == Asked::Kind::yes) {
        if (toggle_row(s_.ui, name, {b.x + 36, b.y, b.width - 36, b.height}, words, {}, asked[i].value != 0))
          change(asked[i], 1);
        continue;
      }
      ink::line_cut(s_.list(), ink::body, {b.x + 52, b.y + 16.5f}, b.width - 52 - 172, c.ink, words);
      answer_row(asked[i], name, {right(b) - 10, b.y + b.height / 2}, who);
    }
    return flow.y;
  }

  Scene& s_;
  const PadWords& w_;
  const PadForm& form_;
  const FeatureForm& draft_;
  bool lying_ = false;
};

}  // namespace

float draw_people(Scene& s, Flow flow, const PadWords& w) { return People(s, w).draw(flow); }

}  // namespace cadastre::editor
