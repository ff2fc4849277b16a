// Why a feature is worth what it is, and who gets it: always in the order worth, sum, who, one player's own.

#include <algorithm>

#include "view/panels/panel.hpp"

namespace cadastre::editor {
namespace {

struct Subject {
  const MirrorExplanation& e;
  FeatureNumber feature;
  SegmentKind kind;
  SheetNumber sheet;
};

void open_rule(Scene& s, const std::string& row) {
  s.memory.rule_back = "board";
  s.want(OpenRule{row});
}

float draw_head(Scene& s, const Subject& on, float x, float y, float width) {
  const Tokens& c = s.colours();
  paint::land(s.ui, on.kind, {x, y, 52, 52}, c.surface, 11);
  const std::string worth = number_text(on.e.worth);
  // The noun alone, below its number: a form that needs a particle after a number would look odd there.
  const std::string points = word(s.model.phrases(), s.model.edition(), "point", on.e.worth == 1 ? 1 : 2);
  const float far = std::max(ink::width(ink::number, worth), ink::width(ink::caption, points));
  const float room = width - 66 - far - 14;
  ink::line_right(s.list(), ink::number, x + width, y - 1, c.ink, worth);
  ink::line_right(s.list(), ink::caption, x + width, y + 31, c.ink2, points);
  const bool completed = s.model.derived().score.features.features[on.feature].completed;
  const float indent = completed ? 22 : 0;
  const float tall = 26 + ink::height(ink::caption, on.e.state, room - indent);
  float at = y + std::max(0.f, (52 - tall) / 2);
  ink::line_cut(s.list(), ink::title, {x + 66, at}, room, c.ink, on.e.title);
  at += 26;
  if (completed) paint::icon(s.ui, Icon::check, {x + 66 + 8, at + 9}, 17, c.good);
  at += ink::wrapped(s.list(), ink::caption, {x + 66 + indent, at}, room - indent, c.ink2, on.e.state);
  return std::max(y + 54, at);
}

float draw_when(Scene& s, const Subject& on, float x, float y, float width) {
  const std::string names[] = {"tab/now", "tab/at-end"};
  const std::string labels[] = {s.say("ui.explanation.now"), s.say("ui.explanation.at-end")};
  const int pressed = segments(s.ui, {x, y, width, 44}, names, labels, static_cast<int>(on.e.when));
  if (pressed >= 0) s.want(SetWhen{static_cast<When>(pressed)});
  return y + 44;
}

// A sentence with its points on the last line's baseline; below it the sum that was done and the rule's name.
float draw_term(Scene& s, const MirrorLine& line, std::size_t number, float x, float y, float width) {
  const Tokens& c = s.colours();
  const float room = width - std::max(64.f, ink::width(ink::body_strong, line.points) + 12);
  const float tall = ink::height(ink::body, line.sentence, room);
  ink::wrapped(s.list(), ink::body, {x, y}, room, c.ink, line.sentence);
  ink::line_right(s.list(), ink::body_strong, x + width, y + tall - 21, c.ink, line.points);
  y += tall;
  float at = x;
  if (!line.arithmetic.empty()) at += ink::line(s.list(), ink::caption, {at, y}, c.ink2, line.arithmetic) + 12;
  bool pressed = false;
  if (!line.rule.empty())
    link(s.ui, "explanation/rule/" + std::to_string(number), {at, y}, line.rule, &pressed, x + width - at);
  if (pressed) open_rule(s, line.rule_id);
  return y + (line.arithmetic.empty() && line.rule.empty() ? 0 : 18);
}

float draw_sum(Scene& s, const MirrorLine& line, float x, float y, float width) {
  const Tokens& c = s.colours();
  const float w = std::max(48.f, ink::width(ink::title, line.points) + 8);
  paint::box(s.ui, {x + width - w, y, w, 1.4f}, c.line_strong);
  const float room = width - 64, tall = std::max(26.f, ink::height(ink::body_strong, line.sentence, room));
  ink::wrapped(s.list(), ink::body_strong, {x, y + 9}, room, c.ink, line.sentence);
  ink::line_right(s.list(), ink::title, x + width, y + 5 + tall - 26, c.ink, line.points);
  return y + 9 + tall;
}

struct Figures {
  int number = 0;
  drawing::Figure shape = drawing::Figure::meeple;
};

Figures figures_of(const Scene& s, const Subject& on, Player p) {
  const Board& board = s.model.board();
  const Features& f = s.model.derived().score.features;
  const auto& classes = s.model.rulebook().classes;
  const Range range = f.features[on.feature].figures;
  Figures found;
  for (std::uint32_t i = 0; i < range.size; ++i) {
    const PlacedFigure& figure = board.figures[f.figures[range.begin + i]];
    if (figure.player != p) continue;
    ++found.number;
    if (figure.kind < classes.size())
      if (const auto known = drawing::figure_named(classes[figure.kind].id)) found.shape = *known;
  }
  return found;
}

float figure_step(const Subject& on) { return on.kind == SegmentKind::field ? 30.f : 24.f; }

// Up to three pictures, then one and ×n.
float figures_width(const Subject& on, const Figures& f, int most) {
  return f.number > most ? figure_step(on) + 24 : figure_step(on) * static_cast<float>(f.number);
}

void draw_figures_of(Scene& s, const Subject& on, Player p, const Figures& f, int most, float x, float mid) {
  const float step = figure_step(on);
  const int drawn = f.number > most ? 1 : f.number;
  for (int i = 0; i < drawn; ++i)
    paint::figure(s.ui, f.shape, p, {x + step * (static_cast<float>(i) + 0.5f), mid}, 25,
                  on.kind == SegmentKind::field);
  if (f.number > drawn)
    ink::line(s.list(), ink::caption, {x + step + 2, mid - 9}, s.colours().ink2, "×" + std::to_string(f.number));
}

float draw_who(Scene& s, const Subject& on, float x, float y, float width) {
  const Tokens& c = s.colours();
  const ScoreSheets& sheets = s.model.derived().score.sheets;
  const Sheet& sheet = sheets.sheets[on.sheet];
  paint::icon(s.ui, Icon::majority, {x + 10, y + 9}, 20, c.ink2);
  ink::line_cut(s.list(), ink::caption_strong, {x + 26, y}, width - 26, c.ink2, s.say("ui.explanation.who"));
  y += 24;

  std::int32_t most = 1;
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i)
    most = std::max(most, sheets.shares[sheet.shares.begin + i].strength);
  const int pictures = width > 300 ? 3 : 2;
  float figures = 0, names = 0;
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    const Player p = sheets.shares[sheet.shares.begin + i].player;
    figures = std::max(figures, figures_width(on, figures_of(s, on, p), pictures));
    names = std::max(names, ink::width(ink::body_strong, s.model.player_name(p)));
  }
  // Names come first; the bar gives way to them.
  const float points = 46, strength = 26;
  const float bar = std::clamp(width - points - strength - 32 - names - 10 - figures - 10, 32.f, 84.f);
  const float bar_x = x + width - points - strength - bar;
  const float figures_x = bar_x - figures - 10;
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    const Share& share = sheets.shares[sheet.shares.begin + i];
    const float mid = y + 18;
    const std::string player = s.model.player_name(share.player);
    s.ui.add(joined({"explanation/share/", name(share.player)}), {x, y, width, 36}, part_cover);
    paint::badge(s.ui, share.player, {x + 12, mid}, 22);
    ink::line_cut(s.list(), share.scores ? ink::body_strong : ink::body, {x + 32, mid - 10.5f}, figures_x - x - 38,
                  c.ink, player);
    draw_figures_of(s, on, share.player, figures_of(s, on, share.player), pictures, figures_x, mid);
    paint::bar(s.ui, {bar_x, mid - 4, bar, 8}, static_cast<float>(share.strength) / static_cast<float>(most),
               share.scores ? c.accent : c.line_strong);
    ink::line(s.list(), ink::caption_strong, {bar_x + bar + 8, mid - 9}, c.ink2, std::to_string(share.strength));
    const bool gains = share.points > 0;
    ink::line_right(s.list(), gains ? ink::body_strong : ink::body, x + width, mid - 10.5f, gains ? c.good : c.ink2,
                    gains ? signed_points(share.points) : number_text(share.points));
    y += 36;
  }
  return y + (sheet.shares.size ? 8 : 2);
}

float draw_sheet(Scene& s, const Subject& on, float x, float y, float width) {
  const Tokens& c = s.colours();
  using Block = Line::Block;
  const std::vector<MirrorLine>& lines = on.e.lines;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].block == Block::worth) y = draw_term(s, lines[i], i, x, y, width) + 10;
    if (lines[i].block == Block::sum) y = draw_sum(s, lines[i], x, y, width) + 14;
  }
  paint::hairline(s.ui, x, x + width, y, c.line);
  y = draw_who(s, on, x, y + 14, width);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const MirrorLine& line = lines[i];
    if (line.block != Block::who) continue;
    if (line.player) {  // what counts otherwise for one player
      if (!line.rule_id.empty()) y = draw_term(s, line, i, x, y, width) + 10;
      continue;
    }
    y += ink::wrapped(s.list(), ink::body, {x, y}, width, c.ink, line.sentence);
    float at = x;
    bool pressed = false;
    if (!line.rule.empty())
      at += link(s.ui, "explanation/rule/" + std::to_string(i), {at, y + 1}, line.rule, &pressed, width) + 14;
    if (pressed) open_rule(s, line.rule_id);
    if (!on.e.nobody_here.empty()) {
      const float room = x + width - at;
      if (ink::width(ink::caption, on.e.nobody_here) <= room) {
        ink::line(s.list(), ink::caption, {at, y + 1}, c.ink2, on.e.nobody_here);
      } else {
        y += line.rule.empty() ? 0 : 20;
        y += ink::wrapped(s.list(), ink::caption, {x, y + 1}, width, c.ink2, on.e.nobody_here) - 18;
      }
    }
    y += 22;
  }
  std::optional<Player> player;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const MirrorLine& line = lines[i];
    if (line.block != Block::player) continue;
    if (line.player != player) {
      player = line.player;
      y += 10;
      if (player) {
        paint::badge(s.ui, *player, {x + 10, y + 10}, 20);
        ink::line(s.list(), ink::body_strong, {x + 28, y}, c.ink, s.model.player_name(*player));
        y += 28;
      }
    }
    if (line.rule_id.empty() && line.points.empty()) continue;  // the badge is its heading
    y = line.rule_id.empty() ? draw_sum(s, line, x, y, width) + 8 : draw_term(s, line, i, x, y, width) + 8;
  }
  return y;
}

float draw_unscored(Scene& s, const Subject& on, float x, float y, float width) {
  const Tokens& c = s.colours();
  const Derived& d = s.model.derived();
  y += ink::wrapped(s.list(), ink::body, {x, y + 4}, width, c.ink, on.e.heading) + 12;
  const When other = on.e.when == When::now ? When::at_end : When::now;
  if (sheet_of(d, on.feature, other) != no_sheet) {
    const std::string words = s.say(other == When::now ? "ui.explanation.see-now" : "ui.explanation.see-end");
    if (button(s.ui, "explanation/other", {x, y, std::min(width, button_width(words, false)), 44}, words))
      s.want(SetWhen{other});
    y += 52;
  }
  return y;
}

}  // namespace

void draw_explanation(Scene& s, Box b) {
  const Mirror& m = s.model.mirror();
  if (!m.explanation) return;
  const Tokens& c = s.colours();
  const Derived& d = s.model.derived();
  const FeatureNumber feature = selected_feature(d, s.state());
  if (feature == no_feature) return;
  const MirrorExplanation& e = *m.explanation;
  const Subject on{e, feature, d.score.features.features[feature].kind, sheet_of(d, feature, e.when)};
  const bool phone = s.ui.narrow();
  if (!phone) {
    paint::card(s.ui, b);
    s.ui.cover(b);
  }
  s.ui.add("explanation", b, part_cover);

  Box foot{};
  if (b.height > 240) {
    foot = take_bottom(b, 56);
    paint::hairline(s.ui, foot.x, right(foot), foot.y, c.line);
    struct Act {
      std::string_view name, words;
      Icon icon;
    };
    const Act acts[] = {{"explanation/copy", "ui.explanation.copy", Icon::copy},
                        {"explanation/what-if", "ui.explanation.what-if", Icon::whatif},
                        {"explanation/close", "ui.explanation.close", Icon::close}};
    // Each gets the width that its word needs; without room the words stand alone.
    const Box row = inset(foot, 8, 5);
    float words = 0;
    for (const Act& act : acts) words += ink::width(ink::body_strong, s.say(act.words)) + 44;
    const bool icons = words <= row.width;
    const float spare = (row.width - words + (icons ? 0.f : 3 * 28)) / 3;
    float at = row.x;
    for (const Act& act : acts) {
      const std::string label = s.say(act.words);
      const float w = ink::width(ink::body_strong, label) + (icons ? 44 : 16) + spare;
      const auto picture = icons ? std::optional(act.icon) : std::nullopt;
      if (button(s.ui, act.name, {at, row.y, w, row.height}, label, picture, ButtonLook::plain)) {
        if (act.icon == Icon::copy) {
          s.want(Deed::copy_explanation);
        } else if (act.icon == Icon::whatif) {
          s.want(BeginWhatIf{});
        } else {
          s.want(SelectFeature{});
        }
      }
      at += w;
    }
  }
  const float x = b.x + 16, width = b.width - 32;
  const float top = s.ui.begin_scroll("explanation/list", {b.x, b.y + 1, b.width, b.height - 1});
  float y = draw_head(s, on, x, top + (phone ? 4 : 15), width) + 14;
  y = draw_when(s, on, x, y, width) + 16;
  y = e.scored && on.sheet != no_sheet ? draw_sheet(s, on, x, y, width) : draw_unscored(s, on, x, y, width);
  s.ui.end_scroll(y - top + 12);
}

std::string explanation_text(Scene& s) {
  const Mirror& m = s.model.mirror();
  if (!m.explanation) return {};
  std::string text = m.explanation->heading + "\n";
  for (const MirrorLine& line : m.explanation->lines) {
    text += line.sentence;
    if (!line.arithmetic.empty()) text += " (" + line.arithmetic + ")";
    if (!line.points.empty()) text += "\t" + line.points;
    if (!line.rule.empty()) text += "\t[" + line.rule + "]";
    text += "\n";
  }
  if (!m.explanation->nobody_here.empty()) text += m.explanation->nobody_here + "\n";
  return text;
}

}  // namespace cadastre::editor
