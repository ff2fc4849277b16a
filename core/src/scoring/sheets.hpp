#pragma once
// Makes one sheet of an item from its measures and the players present.

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"
#include "scoring/pass.hpp"
#include "scoring/shares.hpp"

namespace cadastre {

/// Appends a sheet; `measures` may be changed by `for_player` before a player's own pass.
/// `for_player(player, measures)` sets the measures that are on the player.
template <class ForPlayer>
SheetNumber add_sheet(ScoreSheets& sheets, const RuleSet& rules, ItemNumber item, Phase phase, FeatureNumber feature,
                      Measures& measures, const Presence& presence, ForPlayer for_player) {
  const Program& program = rules.program(item, phase);
  Sheet sheet;
  sheet.item = item;
  sheet.phase = phase;
  sheet.feature = feature;
  sheet.who = program.who;
  sheet.terms.begin = static_cast<std::uint32_t>(sheets.terms.size());
  sheet.value = run_pass(rules, program, measures, PassFor::nobody, sheets.terms);
  sheet.terms.size = static_cast<std::uint32_t>(sheets.terms.size()) - sheet.terms.begin;
  sheet.shares.begin = static_cast<std::uint32_t>(sheets.shares.size());
  if (presence.present != 0) add_shares(program.scorer, presence, sheets.shares);
  sheet.shares.size = static_cast<std::uint32_t>(sheets.shares.size()) - sheet.shares.begin;
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    Share& share = sheets.shares[sheet.shares.begin + i];
    if (!share.scores) continue;
    if (!program.has_on_player) {  // nothing is the player's own: the pass is the one for nobody
      share.points = sheet.value;
      share.terms = sheet.terms;
      continue;
    }
    for_player(share.player, measures);
    share.terms.begin = static_cast<std::uint32_t>(sheets.terms.size());
    share.points = run_pass(rules, program, measures, PassFor::player, sheets.terms);
    share.terms.size = static_cast<std::uint32_t>(sheets.terms.size()) - share.terms.begin;
  }
  sheets.sheets.push_back(sheet);
  return static_cast<SheetNumber>(sheets.sheets.size() - 1);
}

}  // namespace cadastre
