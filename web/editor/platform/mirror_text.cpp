#include "platform/mirror_text.hpp"

#include "cadastre/json_text.hpp"

namespace cadastre::editor {
namespace {

void write(JsonText& j, std::string_view key, const std::optional<Points>& points) {
  j.key(key);
  points ? j.number(*points) : j.nothing();
}

void write(JsonText& j, const Square& s) { j.key("x").number(s.x).key("y").number(s.y); }

void write(JsonText& j, const Spot& s) {
  write(j, s.square);
  j.key("segment").number(s.segment);
}

void write(JsonText& j, const MirrorScore& s) {
  j.begin_object().key("player").text(name(s.player)).key("colour").text(s.colour).key("name").text(s.name);
  j.key("track")
      .number(s.total.track)
      .key("now")
      .number(s.total.now)
      .key("atEnd")
      .number(s.total.at_end)
      .key("leads")
      .yes(s.leads)
      .key("pad")
      .number(s.pad);
  j.end_object();
}

void write(JsonText& j, const MirrorFeature& f) {
  j.begin_object();
  write(j, f.spot);
  j.key("name").text(f.name).key("state").text(f.state).key("selected").yes(f.selected);
  write(j, "now", f.now);
  write(j, "atEnd", f.at_end);
  j.end_object();
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
  j.begin_object()
      .key("block")
      .text(block_name(l.block))
      .key("sentence")
      .text(l.sentence)
      .key("arithmetic")
      .text(l.arithmetic);
  j.key("ruleId").text(l.rule_id).key("rule").text(l.rule).key("points").text(l.points);
  j.key("player").text(l.player ? name(*l.player) : std::string_view()).end_object();
}

void write(JsonText& j, const MirrorExplanation& e) {
  j.begin_object().key("when").text(e.when == When::now ? "now" : "at-end");
  j.key("heading").text(e.heading).key("nobodyHere").text(e.nobody_here);
  j.key("lines").begin_list();
  for (const MirrorLine& l : e.lines) write(j, l);
  j.end_list().end_object();
}

void write(JsonText& j, const MirrorCell& c) {
  j.begin_object();
  write(j, c.square);
  j.key("row").number(c.row).key("column").number(c.column).key("occupied").yes(c.occupied);
  j.key("selected").yes(c.selected).key("name").text(c.name).key("note").text(c.note);
  j.key("segments").begin_list();
  for (const MirrorSegment& s : c.segments) {
    j.begin_object().key("segment").number(s.segment).key("target").text(s.target).key("name").text(s.name);
    j.key("selected").yes(s.selected).end_object();
  }
  j.end_list().key("figures").begin_list();
  for (const MirrorFigure& f : c.figures) {
    j.begin_object().key("figure").number(f.figure).key("player").text(name(f.player)).key("segment").number(f.segment);
    j.key("name").text(f.name).end_object();
  }
  j.end_list().end_object();
}

void write(JsonText& j, const MirrorProblem& p) {
  j.begin_object().key("code").text(p.code).key("severity").text(p.severity == Severity::error ? "error" : "warning");
  j.key("where").text(p.where).key("sentence").text(p.sentence).key("square");
  if (p.square) {
    j.begin_object();
    write(j, *p.square);
    j.end_object();
  } else {
    j.nothing();
  }
  j.end_object();
}

void write(JsonText& j, const MirrorTile& t) {
  j.begin_object().key("id").text(t.id).key("alias").text(t.alias).key("name").text(t.name).key("left").number(t.left);
  j.key("fits").number(t.fits).key("chosen").yes(t.chosen).end_object();
}

void write(JsonText& j, const MirrorPart& p) {
  constexpr std::string_view kinds[] = {"heading", "text", "tab", "check", "radio", "button", "link", "search"};
  constexpr std::string_view lit[] = {"off", "on", "partly"};
  j.begin_object()
      .key("kind")
      .text(kinds[static_cast<int>(p.kind)])
      .key("id")
      .text(p.id)
      .key("text")
      .text(p.text)
      .key("note")
      .text(p.note);
  j.key("lit").text(lit[static_cast<int>(p.lit)]).key("enabled").yes(p.enabled).key("pressed").yes(p.stays).key("open");
  p.open ? j.yes(*p.open) : j.nothing();
  j.end_object();
}

void write(JsonText& j, const PadPart& p) {
  constexpr std::string_view kinds[] = {"heading", "text", "row", "button", "number", "yes", "choice", "line"};
  j.begin_object().key("kind").text(kinds[static_cast<int>(p.kind)]).key("text").text(p.text).key("act").text(p.act);
  j.key("target")
      .text(p.target)
      .key("value")
      .number(p.value)
      .key("min")
      .number(p.min)
      .key("max")
      .number(p.max)
      .key("on")
      .yes(p.on);
  j.key("enabled").yes(p.enabled).key("cells").begin_list();
  for (const std::string& cell : p.cells) j.text(cell);
  j.end_list().end_object();
}

template <class T>
void write_all(JsonText& j, std::string_view key, const std::vector<T>& all) {
  j.key(key).begin_list();
  for (const T& one : all) write(j, one);
  j.end_list();
}

}  // namespace

std::string mirror_text(const Mirror& m) {
  JsonText j;
  j.begin_object().key("language").text(m.language).key("title").text(m.title).key("selection").text(m.selection);
  j.key("scoreHeads").begin_list();
  for (const std::string& head : m.score_heads) j.text(head);
  j.end_list();
  j.key("padHead").text(m.pad_head).key("padNote").text(m.pad_note);
  write_all(j, "scores", m.scores);
  write_all(j, "features", m.features);
  j.key("explanation");
  m.explanation ? write(j, *m.explanation) : void(j.nothing());
  write_all(j, "problems", m.problems);
  j.key("problemsHeading").text(m.problems_heading).key("rows").number(m.rows).key("columns").number(m.columns);
  write_all(j, "cells", m.cells);
  write_all(j, "tiles", m.tiles);
  write_all(j, "parts", m.parts);
  write_all(j, "pad", m.pad);
  constexpr std::string_view stocks[] = {"in-box", "all", "fits"};
  j.key("stock").text(stocks[static_cast<int>(m.stock)]).key("filter").text(m.filter).key("hole").text(m.hole);
  j.key("further").text(m.further).key("ifPlaced").text(m.if_placed).key("note").text(m.board_note);
  j.key("boxHeading")
      .text(m.box_heading)
      .key("announcement")
      .text(m.announcement)
      .key("place")
      .text(m.place)
      .end_object();
  return j.take();
}

}  // namespace cadastre::editor
