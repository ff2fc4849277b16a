// What the catalogue says of an expansion.

#include "cadastre/contains.hpp"
#include "cadastre/expansions.hpp"
#include "rules/find_by_id.hpp"

namespace cadastre {
namespace {

constexpr unsigned bit(Edition edition) { return 1u << static_cast<unsigned>(edition); }

constexpr unsigned editions_in(Bucket bucket) {
  return bucket == Bucket::C2_C3 ? bit(Edition::C2) | bit(Edition::C3) : bit(edition_of(bucket));
}

}  // namespace

std::string_view name(Bucket bucket) {
  return bucket == Bucket::C2_C3 ? std::string_view("C2+C3") : name(edition_of(bucket));
}

std::optional<Bucket> bucket_named(std::string_view word) {
  for (const Bucket bucket : all_buckets)
    if (name(bucket) == word) return bucket;
  return std::nullopt;
}

std::optional<ExpansionNumber> find_expansion(const ExpansionCatalogue& catalogue, std::string_view id) {
  return find_by_id(catalogue.expansions, id);
}
std::optional<GroupNumber> find_group(const ExpansionCatalogue& catalogue, std::string_view id) {
  return find_by_id(catalogue.groups, id);
}
std::optional<PresetNumber> find_preset(const ExpansionCatalogue& catalogue, std::string_view id) {
  return find_by_id(catalogue.presets, id);
}

bool exists_in(const ListedExpansion& expansion, Bucket bucket) {
  return expansion.neutral || (expansion.editions & editions_in(bucket)) != 0;
}

bool may_exist_in(const ListedExpansion& expansion, Bucket bucket) {
  const unsigned known = expansion.editions | expansion.perhaps;
  return expansion.neutral || known == 0 || (known & editions_in(bucket)) != 0;
}

std::vector<std::string> contents_of(const ExpansionCatalogue& catalogue, const Preset& preset) {
  std::vector<std::string> contents;
  for (const ListedExpansion& expansion : catalogue.expansions) {
    const bool every = (preset.every_edition && exists_in(expansion, *preset.every_edition)) ||
                       (preset.every_neutral && expansion.neutral);
    if (every || contains(preset.known, expansion.id)) {
      contents.push_back(expansion.id);
      continue;
    }
    for (const std::string& part : expansion.parts)
      if (contains(preset.known, part)) contents.push_back(part);
  }
  return contents;
}

}  // namespace cadastre
