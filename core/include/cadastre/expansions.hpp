#pragma once
// What can be chosen: expansions with their parts, the groups they are listed in, and presets. Read from
// rules/catalogue.json and rules/presets.json; what an expansion does is said by its rows.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/vocabulary.hpp"

namespace cadastre {

/// What a person chooses among: C2 and C3 are one to them.
enum class Bucket : std::uint8_t { C1, C2_C3, WE };
inline constexpr int bucket_count = 3;
inline constexpr std::array<Bucket, bucket_count> all_buckets{Bucket::C1, Bucket::C2_C3, Bucket::WE};

constexpr Bucket bucket_of(Edition edition) {
  if (edition == Edition::C1) return Bucket::C1;
  return edition == Edition::WE ? Bucket::WE : Bucket::C2_C3;
}
/// The rule set that is meant; C2+C3 is C3 unless said otherwise.
constexpr Edition edition_of(Bucket bucket) {
  if (bucket == Bucket::C1) return Edition::C1;
  return bucket == Bucket::WE ? Edition::WE : Edition::C3;
}
std::string_view name(Bucket);  ///< `C2+C3`
std::optional<Bucket> bucket_named(std::string_view);

using ExpansionNumber = std::uint16_t;  ///< position in ExpansionCatalogue::expansions
using GroupNumber = std::uint16_t;      ///< position in ExpansionCatalogue::groups
using PresetNumber = std::uint16_t;     ///< position in ExpansionCatalogue::presets

struct ExpansionGroup {
  std::string id;                        ///< `major`
  std::vector<std::string> unconfirmed;  ///< `members`
  friend bool operator==(const ExpansionGroup&, const ExpansionGroup&) = default;
};

/// A heading within a group.
struct ExpansionHeading {
  std::string id;
  GroupNumber group = 0;
  friend bool operator==(const ExpansionHeading&, const ExpansionHeading&) = default;
};

struct ListedExpansion {
  std::string id;  ///< `tower`
  GroupNumber group = 0;
  std::string heading;
  std::int32_t number = 0;                 ///< Exp. 1, Mini 1; 0: it has none
  std::uint8_t editions = 0;               ///< bit set of Edition: those it is known to exist in
  std::uint8_t perhaps = 0;                ///< bit set of Edition: those it may exist in
  bool neutral = false;                    ///< goes with all editions
  bool has_rules = false;                  ///< some file of rules is its own
  std::array<bool, phase_count> listed{};  ///< which reference page lists it: during the game, after it
  std::vector<std::string> parts;          ///< whole ids: `inns-and-cathedrals/inns`
  std::vector<std::string> needs;          ///< what it cannot be played without
  std::vector<std::string> unconfirmed;    ///< which of these facts are readings: `group`, `editions`
  friend bool operator==(const ListedExpansion&, const ListedExpansion&) = default;
};

struct Preset {
  std::string id;    ///< `big-box-6`
  std::string kind;  ///< `edition`, `big-box`, `limited-edition`, `anniversary-edition`
  std::int32_t year = 0;
  std::optional<Bucket> every_edition;  ///< everything known to exist in it
  bool every_neutral = false;           ///< everything that goes with all editions
  std::vector<std::string> known;       ///< expansions and parts that are in it
  std::vector<std::string> perhaps;     ///< those that may be in it; never selected
  bool complete = false;                ///< what is known is all; otherwise it is not confirmed
  friend bool operator==(const Preset&, const Preset&) = default;
};

struct ExpansionCatalogue {
  std::vector<ExpansionGroup> groups;
  std::vector<ExpansionHeading> headings;
  std::vector<ListedExpansion> expansions;  ///< in the order in which they are listed
  std::vector<Preset> presets;
  friend bool operator==(const ExpansionCatalogue&, const ExpansionCatalogue&) = default;
};

std::optional<ExpansionNumber> find_expansion(const ExpansionCatalogue&, std::string_view id);
std::optional<GroupNumber> find_group(const ExpansionCatalogue&, std::string_view id);
std::optional<PresetNumber> find_preset(const ExpansionCatalogue&, std::string_view id);

/// Whether it exists in one of the editions of the bucket, as far as is known.
bool exists_in(const ListedExpansion&, Bucket);
/// The same where an edition that is only perhaps one counts too, and one of which no edition is known exists in all.
bool may_exist_in(const ListedExpansion&, Bucket);

/// What a preset is known to hold: expansions and parts, in the order of the catalogue.
std::vector<std::string> contents_of(const ExpansionCatalogue&, const Preset&);

}  // namespace cadastre
