#include "model/wikitext.hpp"

#include "cadastre/notation.hpp"
#include "model/announce.hpp"

namespace cadastre::editor {
namespace {

/// What a wiki would take for markup is written as its number.
std::string plain(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (std::string_view("<>&[]{}|'=*#:;~_").find(c) != std::string_view::npos)
      safe += "&#" + std::to_string(static_cast<int>(c)) + ';';
    else
      safe += c == '\n' ? ' ' : c;
  }
  return safe;
}

/// Wider ones nobody could read, and empty cells would fill a clipboard.
constexpr int most_columns = 100;

void table_of_squares(std::string& text, const Mirror& m, const Board& board, const Catalogue& tiles) {
  if (m.cells.empty()) return;
  const std::int32_t left = m.cells.front().square.x - m.cells.front().column + 1;
  text += "{| class=\"wikitable\" style=\"text-align:center\"\n!";
  for (int i = 0; i < m.columns; ++i) text += " !! " + std::to_string(left + i);
  int row = 0, column = m.columns;
  const auto fill_up = [&](int end) {
    for (; column + 1 < end; ++column) text += "\n| ";
  };
  for (const MirrorCell& cell : m.cells) {
    if (cell.row != row) {
      fill_up(m.columns + 1);
      row = cell.row;
      column = 0;
      text += "\n|-\n! " + std::to_string(cell.square.y);
    }
    fill_up(cell.column);
    ++column;
    text += "\n| ";
    const PlacedTile* placed = placed_at(board, cell.square);
    if (placed && placed->tile < tiles.tiles.size()) {
      text += plain(tiles.tiles[placed->tile].alias);
      if (placed->turns) text += " " + std::to_string(placed->turns * 90) + "°";
    }
    for (const MirrorFigure& f : cell.figures) text += "<br>" + plain(f.name);
    if (!cell.note.empty()) text += "<br>''" + plain(cell.note) + "''";
  }
  fill_up(m.columns + 1);
  text += "\n|}\n\n";
}

void table_of_scores(std::string& text, const Mirror& m) {
  text += "{| class=\"wikitable\"\n!";
  for (std::size_t i = 0; i < m.score_heads.size(); ++i) text += (i ? " !! " : " ") + plain(m.score_heads[i]);
  for (const MirrorScore& s : m.scores) {
    text += "\n|-\n| " + plain(s.name);
    for (const Points points : {s.total.track, s.total.now, s.total.at_end}) text += " || " + std::to_string(points);
  }
  text += "\n|}\n\n";
}

}  // namespace

std::string wikitext(const Mirror& m, const State& s, const Derived& d, const Rulebook& book, const Phrasebook& words) {
  const Board& board = *s.board;
  const Edition edition = board.selection.edition;
  std::string text = "== " + plain(m.title) + " ==\n''" + plain(m.selection) + "''\n\n";
  if (!m.board_note.empty()) text += plain(m.board_note) + "\n\n";
  if (m.further.empty() && m.columns <= most_columns)
    table_of_squares(text, m, board, book.catalogue);
  else
    text += plain(m.further.empty() ? say(words, edition, "ui.board.too-wide") : m.further) + "\n\n";
  table_of_scores(text, m);
  for (const MirrorFeature& f : m.features) {
    if (f.holders.empty()) continue;
    const When when = f.now ? When::now : When::at_end;
    const SheetNumber sheet = sheet_of(d, feature_at(d, f.spot), when);
    if (sheet == no_sheet) continue;
    const std::string heading =
        say(words, edition, "ui.board.explanation.heading",
            {{"feature", f.name}, {"state", f.state}, {"points", std::int64_t{d.score.sheets.sheets[sheet].value}}});
    text += "=== " + plain(at_square(heading, f.spot.square, words, edition)) + " ===\n";
    for (const Line& line : explain(book, d.rules, d.score.sheets, sheet, words, &board))
      text += "* " + plain(read_aloud(words, edition, line)) + "\n";
    text += "\n";
  }
  // The position itself, to be opened again.
  std::string notation;
  for (const char c : to_notation(board, book)) notation += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  return text + "<pre>\n" + notation + "</pre>\n";
}

}  // namespace cadastre::editor
