#pragma once
// What a placed tile completes and for whom, for the card on the canvas and for the HTML.

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"

namespace cadastre::editor {

struct Completion {
  SegmentKind kind = SegmentKind::city;
  std::string title;     ///< `City completed`
  std::string sentence;  ///< `City completed: 8 points. Ana has the most meeples here and gets the points`
  struct Gain {
    Player player = Player::red;
    Points points = 0;
  };
  std::vector<Gain> gains;
};

std::vector<Completion> completions(const WhatIf&, const RuleSet&, const Rulebook&, const Phrasebook&);

/// What completed, then how each total changes: `Ana: now +8, at the end +5.`
std::string if_placed(const WhatIf&, const RuleSet&, const Rulebook&, const Phrasebook&);

}  // namespace cadastre::editor
