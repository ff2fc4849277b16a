#include "model/completions.hpp"

#include "model/mirror.hpp"

namespace cadastre::editor {

std::vector<Completion> completions(const WhatIf& w, const RuleSet& rules, const Rulebook& book,
                                    const Phrasebook& words) {
  const Edition edition = w.board.selection.edition;
  std::vector<Completion> all;
  for (const FeatureNumber f : w.completed) {
    const SheetNumber number = w.score.now[f];
    if (number == no_sheet) continue;
    const Sheet& sheet = w.score.sheets.sheets[number];
    Completion c;
    c.kind = w.score.features.features[f].kind;
    c.title = say(words, edition, "ui.board.completed", {{"feature", feature_title(c.kind, words, edition)}});
    c.sentence = say(words, edition, "ui.board.completed.worth",
                     {{"completed", c.title}, {"points", std::int64_t{sheet.value}}});
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const Share& share = w.score.sheets.shares[sheet.shares.begin + i];
      if (share.points != 0) c.gains.push_back({share.player, share.points});
    }
    for (const Line& line : explain(book, rules, w.score.sheets, number, words, &w.board))
      if (line.block == Line::Block::who && !line.player) c.sentence += ' ' + line.sentence;
    all.push_back(std::move(c));
  }
  return all;
}

std::string if_placed(const WhatIf& w, const RuleSet& rules, const Rulebook& book, const Phrasebook& words) {
  const Edition edition = w.board.selection.edition;
  std::string text;
  const auto add = [&](const std::string& sentence) {
    if (!text.empty()) text += ' ';
    text += sentence;
  };
  for (const Completion& c : completions(w, rules, book, words)) add(c.sentence);
  for (const Seat& seat : w.board.players) {
    const PlayerTotal& change = w.change[seat.player];
    if (change.now == 0 && change.at_end == 0) continue;
    add(say(words, edition, "ui.board.if-placed.change",
            {{"player", player_name(words, &w.board, seat.player)},
             {"now", signed_points(change.now)},
             {"end", signed_points(change.at_end)}}));
  }
  if (text.empty()) text = say(words, edition, "ui.board.if-placed.nothing") + '.';
  return say(words, edition, "ui.board.if-placed.says", {{"changes", text}});
}

}  // namespace cadastre::editor
