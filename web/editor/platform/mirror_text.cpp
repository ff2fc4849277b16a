#include "platform/mirror_text.hpp"

#include "platform/json_text.hpp"

namespace cadastre::editor {
namespace {

void write(JsonText& j, std::string_view key, const std::optional<Points>& points) {
  j.key(key);
  points ? j.value(*points) : j.null();
}

void write(JsonText& j, const Square& s) { j.pair("x", s.x).pair("y", s.y); }

void write(JsonText& j, const Spot& s) {
  write(j, s.square);
  j.pair("segment", static_cast<int>(s.segment));
}

void write(JsonText& j, const MirrorScore& s) {
  j.open('{').pair("player", name(s.player)).pair("colour", s.colour).pair("name", s.name);
  j.pair("track", s.total.track)
      .pair("now", s.total.now)
      .pair("atEnd", s.total.at_end)
      .pair("leads", s.leads)
      .pair("pad", s.pad);
  j.close('}');
}

void write(JsonText& j, const MirrorFeature& f) {
  j.open('{');
  write(j, f.spot);
  j.pair("name", f.name).pair("state", f.state).pair("selected", f.selected);
  write(j, "now", f.now);
  write(j, "atEnd", f.at_end);
  j.close('}');
}

std::string_view block_name(Line::Block b) {
  switch (b) {
    case Line::Block::worth:
      return "worth";
    case Line::Block::sum:
      return "sum";
    case Line::Block::who:
      return "who";
    case Line::Block::player:
      return "player";
    case Line::Block::ledger:
      return "ledger";
  }
  return "worth";
}

void write(JsonText& j, const MirrorLine& l) {
  j.open('{').pair("block", block_name(l.block)).pair("sentence", l.sentence).pair("arithmetic", l.arithmetic);
  j.pair("ruleId", l.rule_id).pair("rule", l.rule).pair("points", l.points);
  j.pair("player", l.player ? name(*l.player) : std::string_view()).close('}');
}

void write(JsonText& j, const MirrorExplanation& e) {
  j.open('{').pair("when", e.when == When::now ? "now" : "at-end");
  j.pair("heading", e.heading).pair("nobodyHere", e.nobody_here);
  j.key("lines").open('[');
  for (const MirrorLine& l : e.lines) write(j, l);
  j.close(']').close('}');
}

void write(JsonText& j, const MirrorCell& c) {
  j.open('{');
  write(j, c.square);
  j.pair("row", c.row).pair("column", c.column).pair("occupied", c.occupied);
  j.pair("selected", c.selected).pair("name", c.name).pair("note", c.note);
  j.key("segments").open('[');
  for (const MirrorSegment& s : c.segments) {
    j.open('{').pair("segment", static_cast<int>(s.segment)).pair("target", s.target).pair("name", s.name);
    j.pair("selected", s.selected).close('}');
  }
  j.close(']').key("figures").open('[');
  for (const MirrorFigure& f : c.figures) {
    j.open('{').pair("figure", f.figure).pair("player", name(f.player)).pair("segment", static_cast<int>(f.segment));
    j.pair("name", f.name).close('}');
  }
  j.close(']').close('}');
}

void write(JsonText& j, const MirrorProblem& p) {
  j.open('{').pair("code", p.code).pair("severity", p.severity == Severity::error ? "error" : "warning");
  j.pair("where", p.where).pair("sentence", p.sentence).key("square");
  if (p.square) {
    j.open('{');
    write(j, *p.square);
    j.close('}');
  } else {
    j.null();
  }
  j.close('}');
}

void write(JsonText& j, const MirrorTile& t) {
  j.open('{').pair("id", t.id).pair("alias", t.alias).pair("name", t.name).pair("left", t.left);
  j.pair("fits", t.fits).pair("chosen", t.chosen).close('}');
}

void write(JsonText& j, const MirrorPart& p) {
  constexpr std::string_view kinds[] = {"heading", "text", "tab", "check", "radio", "button", "link", "search"};
  constexpr std::string_view lit[] = {"off", "on", "partly"};
  j.open('{').pair("kind", kinds[static_cast<int>(p.kind)]).pair("id", p.id).pair("text", p.text).pair("note", p.note);
  j.pair("lit", lit[static_cast<int>(p.lit)]).pair("enabled", p.enabled).pair("pressed", p.stays).key("open");
  p.open ? j.value(*p.open) : j.null();
  j.close('}');
}

void write(JsonText& j, const PadPart& p) {
  constexpr std::string_view kinds[] = {"heading", "text", "row", "button", "number", "yes", "choice", "line"};
  j.open('{').pair("kind", kinds[static_cast<int>(p.kind)]).pair("text", p.text).pair("act", p.act);
  j.pair("target", p.target).pair("value", p.value).pair("min", p.min).pair("max", p.max).pair("on", p.on);
  j.pair("enabled", p.enabled).key("cells").open('[');
  for (const std::string& cell : p.cells) j.value(cell);
  j.close(']').close('}');
}

template <class T>
void write_all(JsonText& j, std::string_view key, const std::vector<T>& all) {
  j.key(key).open('[');
  for (const T& one : all) write(j, one);
  j.close(']');
}

}  // namespace

std::string mirror_text(const Mirror& m) {
  JsonText j;
  j.open('{').pair("language", m.language).pair("title", m.title).pair("selection", m.selection);
  j.key("scoreHeads").open('[');
  for (const std::string& head : m.score_heads) j.value(head);
  j.close(']');
  j.pair("padHead", m.pad_head).pair("padNote", m.pad_note);
  write_all(j, "scores", m.scores);
  write_all(j, "features", m.features);
  j.key("explanation");
  m.explanation ? write(j, *m.explanation) : void(j.null());
  write_all(j, "problems", m.problems);
  j.pair("problemsHeading", m.problems_heading).pair("rows", m.rows).pair("columns", m.columns);
  write_all(j, "cells", m.cells);
  write_all(j, "tiles", m.tiles);
  write_all(j, "parts", m.parts);
  write_all(j, "pad", m.pad);
  constexpr std::string_view stocks[] = {"in-box", "all", "fits"};
  j.pair("stock", stocks[static_cast<int>(m.stock)]).pair("filter", m.filter).pair("hole", m.hole);
  j.pair("further", m.further).pair("ifPlaced", m.if_placed).pair("note", m.board_note);
  j.pair("boxHeading", m.box_heading).pair("announcement", m.announcement).pair("place", m.place).close('}');
  return j.text();
}

}  // namespace cadastre::editor
