#pragma once
// The slots that are computed once for each element of a block: every completed city around a field, every road of a
// cathedral. Each element has a total of its own, which scales in the block act on.

#include <cstdint>
#include <vector>

#include "scoring/pass.hpp"

namespace cadastre {

/// Appends the terms of the block, one a row and price; returns their sum. The measures are the feature's own again
/// when it returns.
Points run_block(const Rulebook&, const RuleSet&, const Program&, Measures&, const Elements&, PassFor,
                 std::vector<Term>& terms);

Term scale_term(const Rulebook&, const Step&, Points before);

}  // namespace cadastre
