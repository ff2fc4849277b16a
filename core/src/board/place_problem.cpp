#include "board/place_problem.hpp"

#include "cadastre/text.hpp"

namespace cadastre {

Problem no_such_place(const Tile& tile, int turns, SegmentKind kind, std::string_view at) {
  std::string places;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if (tile.segments[i].kind != kind) continue;
    append_listed(places, place_name(tile, turns, static_cast<SegmentNumber>(i)));
  }
  Problem problem;
  problem.arguments = {{"tile", std::string(public_name(tile))}, {"feature", std::string(name(kind))}};
  if (places.empty()) {
    problem.code = "feature-not-on-tile";
    return problem;
  }
  problem.code = at.empty() ? "which-place" : "place-not-on-tile";
  if (!at.empty()) problem.arguments.push_back({"at", std::string(at)});
  problem.arguments.push_back({"places", places});
  return problem;
}

}  // namespace cadastre
