#pragma once
// The one table between our words and the oracle's: sets, elements, switches, figures, features, events and items.

#include <optional>
#include <string>
#include <vector>

#include "cadastre/rulebook.hpp"
#include "cadastre/score_sheet.hpp"
#include "cadastre/selection.hpp"
#include "oracle/game.hpp"

namespace oracle {

struct Setup {
  cadastre::Selection selection;
  std::vector<std::string> unknown;  // "set many:1", "element big-follower", "switch tiny-city-scoring=7"
};

/// What is played, in our words.
Setup setup_of(const Game&);

/// The oracle's name for what an item pays: `city`, `city.incomplete`, and `city.tiny` for a row of the old rule.
std::string event_name(const cadastre::Rulebook&, const cadastre::ScoreSheets&, const cadastre::Sheet&);

/// A share of a sheet as items. A term whose measure has no name here is called by its row, so that it shows.
std::vector<Item> items_of(const cadastre::Rulebook&, const cadastre::ScoreSheets&, cadastre::Range terms);

std::string feature_name(cadastre::SegmentKind);
std::optional<cadastre::SegmentKind> kind_of(const std::string& feature);
std::optional<cadastre::ClassNumber> class_of(const cadastre::Rulebook&, const std::string& figure);

}  // namespace oracle
