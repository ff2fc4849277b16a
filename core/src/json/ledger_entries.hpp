#pragma once
// Feature forms whose selection comes from elsewhere.

#include "cadastre/json.hpp"
#include "cadastre/json_text.hpp"
#include "json/node.hpp"

namespace cadastre {

/// More entries than these are left out.
inline constexpr std::size_t entry_limit = 10'000;

/// One entry of a ledger: a form without a selection of its own. Once the node's list of problems is full, those of the
/// entry are counted there. `kept`: by the score pad, in a game, which leaves out what is 0.
FeatureRead read_entry(const Node&, const Rulebook&, const Resolved&, bool kept);
/// A whole form; its own selection is not looked at.
FeatureRead read_feature_under(const Node&, const Rulebook&, const Resolved&);
/// The entries of a game as they were kept, without selections. What its selection has no use for stays, for the day
/// it has again.
std::vector<FeatureForm> read_entries(const Node& list, const Rulebook&, const Selection&);
void write_entry(JsonText&, const FeatureForm&, const Rulebook&);

}  // namespace cadastre
