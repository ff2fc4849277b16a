// Which editions are listed, whose wording holds, and what is marked.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/selector.hpp"

namespace cadastre {
namespace {

/// Where the preference goes when its edition is hidden, and where pictures are looked for.
constexpr Bucket by_preference[] = {Bucket::C2_C3, Bucket::C1, Bucket::WE};

}  // namespace

bool is_shown(const ExpansionCatalogue& catalogue, const Selector& selector, ExpansionNumber number) {
  const ListedExpansion& expansion = catalogue.expansions[number];
  if (contains(selector.without, expansion.group)) return false;
  return std::any_of(all_buckets.begin(), all_buckets.end(),
                     [&](Bucket bucket) { return selector.filter.shows(bucket) && may_exist_in(expansion, bucket); });
}

bool show_edition(Selector& selector, Bucket bucket, bool shown) {
  EditionFilter& filter = selector.filter;
  if (filter.fixed) return false;
  EditionFilter changed = filter;
  changed.shown[static_cast<std::size_t>(bucket)] = shown;
  if (std::none_of(changed.shown.begin(), changed.shown.end(), [](bool one) { return one; })) return false;
  for (const Bucket next : by_preference)
    if (!changed.shows(changed.preferred) && changed.shows(next)) changed.preferred = next;
  filter = changed;
  return true;
}

bool prefer(Selector& selector, Bucket bucket) {
  if (selector.filter.fixed || !selector.filter.shows(bucket)) return false;
  selector.filter.preferred = bucket;
  return true;
}

std::vector<CaptionPiece> filters_caption(const Selector& selector) {
  std::vector<CaptionPiece> pieces{{"(", false}};
  for (const Bucket bucket : all_buckets) {
    if (!selector.filter.shows(bucket)) continue;
    if (pieces.size() > 1) pieces.push_back({"/", false});
    pieces.push_back({std::string(name(bucket)), bucket == selector.filter.preferred});
  }
  pieces.push_back({selector.filter.mark_adaptations ? ") #" : ")", false});
  return pieces;
}

bool is_adapted(const ListedExpansion& expansion, const EditionFilter& filter) {
  return filter.mark_adaptations && !may_exist_in(expansion, filter.preferred);
}

Bucket pictures_of(const ListedExpansion& expansion, const EditionFilter& filter) {
  if (exists_in(expansion, filter.preferred)) return filter.preferred;
  for (const Bucket bucket : by_preference)
    if (exists_in(expansion, bucket)) return bucket;
  return filter.preferred;
}

}  // namespace cadastre
