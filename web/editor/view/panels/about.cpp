// Shortcuts, and what Cadastre is.

#include <cstring>

#include "model/keys.hpp"
#include "view/panels/sheets.hpp"

namespace cadastre::editor {

void fill_shortcuts(Scene& s, Flow& flow) {
  const Tokens& c = s.colours();
  for (const Shortcut& each : shortcuts()) {
    const std::string what = s.say(each.what);
    std::string words(each.keys);
    for (const auto& [key, id] : {std::pair{"Ctrl", "ui.key.control"}, std::pair{"Del", "ui.key.delete"}})
      if (each.keys.substr(0, std::strlen(key)) == key) words.replace(0, std::strlen(key), s.say(id));
    const float keys = std::max(44.f, ink::width(ink::label_strong, words) + 20);
    const float x = flow.x + 140, room = flow.x + flow.width - 20 - x;
    const float tall = std::max(40.f, ink::height(ink::body, what, room) + 14);
    const Box row = flow.take(tall);
    // The font has no arrows; icons stand for them.
    const bool arrows = each.keys.find("←") != std::string_view::npos;
    const Box key{flow.x + 20, row.y + (tall - 30) / 2, arrows ? 104.f : std::min(keys, 112.f), 30};
    paint::box(s.ui, key, c.sunken, 8);
    paint::outline(s.ui, key, c.line, 8);
    if (arrows) {
      float at = key.x + 16;
      for (const Icon icon : {Icon::back, Icon::forward, Icon::up, Icon::down}) {
        paint::icon(s.ui, icon, {at, middle(key).y}, 18, c.ink);
        at += 24;
      }
    } else {
      ink::line_centred(s.list(), ink::label_strong, middle(key).x, key.y + 6, c.ink, words);
    }
    ink::wrapped(s.list(), ink::body, {x, row.y + (tall - ink::height(ink::body, what, room)) / 2}, room, c.ink, what);
  }
  rule_off(s, flow);
  flow.gap(ink::wrapped(s.list(), ink::caption, {flow.x + 20, flow.y}, flow.width - 40, c.ink2,
                        s.say("ui.shortcuts.mouse")) +
           8);
  RowStyle style;
  style.icon = Icon::info;
  if (menu_row(s, flow, "shortcuts/about", s.say("ui.about"), style)) {
    s.want(CloseOverlay{});
    s.want(OpenOverlay{Overlay::about});
  }
}

void fill_about(Scene& s, Flow& flow) {
  const Tokens& c = s.colours();
  const float x = flow.x + 20, width = flow.width - 40;
  const auto text = [&](std::string_view id, ink::Face face, Colour colour, float after) {
    flow.gap(ink::wrapped(s.list(), face, {x, flow.y}, width, colour, s.say(id)) + after);
  };
  text("ui.about.what", ink::body, c.ink, 12);
  text("ui.about.unofficial", ink::body, c.ink2, 12);
  text("ui.about.private", ink::body, c.ink2, 14);
  paint::hairline(s.ui, x, x + width, flow.y, c.line);
  flow.gap(14);
  text("ui.about.licences", ink::caption_strong, c.ink2, 6);
  for (const std::string_view id : {"ui.about.licence.cadastre", "ui.about.licence.imgui", "ui.about.licence.font",
                                    "ui.about.licence.json", "ui.about.licence.site", "ui.about.licence.games"})
    text(id, ink::label, c.ink, 6);
  RowStyle style;
  style.icon = Icon::info;
  if (menu_row(s, flow, "about/licences", s.say("ui.about.licence.texts"), style))
    s.ui.host().open_address("licences.txt");
}

}  // namespace cadastre::editor
