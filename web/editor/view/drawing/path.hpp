#pragma once
// Short path strings, the form in which figures and icons are kept.
//
//   M x y  L x y …  C ax ay bx by x y …  Z     lines and cubics, absolute; letters stay in force
//   O x y rx [ry]                              an ellipse
//   R x y w h r                                a box with round corners

#include <string_view>
#include <vector>

#include "view/drawing/geometry.hpp"

namespace cadastre::editor::drawing {

struct PathPart {
  Polyline points;
  bool closed = false;
};

/// Curves become lines that stray less than `tolerance`. Data is ours: what is not a path is left out.
std::vector<PathPart> read_path(std::string_view, double tolerance);

/// The next piece up to `by`, taken off the front; how lists of paths are read.
std::string_view next_piece(std::string_view& rest, char by);
/// A number taken off the front, with spaces and commas before it.
double next_number(std::string_view& rest);

}  // namespace cadastre::editor::drawing
