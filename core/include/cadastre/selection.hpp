#pragma once
// What is played: edition, expansions, variants.

#include <string>
#include <vector>

#include "cadastre/vocabulary.hpp"

namespace cadastre {

/// Of expansions and variants: the longest word, in bytes, and how many are read. Whether they mean anything is asked
/// later.
inline constexpr std::size_t selection_word_limit = 100, selection_limit = 500;

struct VariantChoice {
  std::string variant;  ///< `two-tile-city`
  std::string value;    ///< `2`
  friend bool operator==(const VariantChoice&, const VariantChoice&) = default;
};

struct Selection {
  Edition edition = Edition::C3;
  std::vector<std::string> expansions;  ///< whole expansions (`tower`) and parts (`inns-and-cathedrals/inns`)
  std::vector<VariantChoice> variants;  ///< those not named have their default
  friend bool operator==(const Selection&, const Selection&) = default;
};

}  // namespace cadastre
