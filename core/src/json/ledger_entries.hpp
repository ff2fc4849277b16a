#pragma once
// Entries of a ledger: feature forms without a selection of their own.

#include "cadastre/json.hpp"
#include "json/json_text.hpp"
#include "json/node.hpp"

namespace cadastre {

/// More entries than these are left out.
inline constexpr std::size_t entry_limit = 10'000;

FeatureRead read_entry(const Node&, const Rulebook&, const RuleSet&);
/// The entries of a game as they were kept. What its selection has no use for stays, for the day it has again.
std::vector<FeatureForm> read_entries(const Node& list, const Rulebook&, const Selection&);
void write_entry(JsonText&, const FeatureForm&, const Rulebook&);

}  // namespace cadastre
