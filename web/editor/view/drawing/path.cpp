#include "view/drawing/path.hpp"

#include "view/drawing/mesh.hpp"

namespace cadastre::editor::drawing {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool number_follows(std::string_view& rest) {
  while (!rest.empty() && (rest.front() == ' ' || rest.front() == ',')) rest.remove_prefix(1);
  return !rest.empty() && (is_digit(rest.front()) || rest.front() == '-' || rest.front() == '.');
}

}  // namespace

double next_number(std::string_view& rest) {
  if (!number_follows(rest)) return 0;
  double sign = 1, value = 0, place = 1;
  bool fraction = false;
  if (rest.front() == '-') sign = -1, rest.remove_prefix(1);
  for (; !rest.empty() && (is_digit(rest.front()) || (rest.front() == '.' && !fraction)); rest.remove_prefix(1)) {
    if (rest.front() == '.') {
      fraction = true;
    } else {
      value = value * 10 + (rest.front() - '0');
      if (fraction) place *= 10;
    }
  }
  return sign * value / place;
}

std::string_view next_piece(std::string_view& rest, char by) {
  const auto end = rest.find(by);
  const std::string_view piece = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return piece;
}

std::vector<PathPart> read_path(std::string_view rest, double tolerance) {
  std::vector<PathPart> parts;
  const auto point = [&rest] {
    const double x = next_number(rest), y = next_number(rest);
    return Point{x, y};
  };
  while (!rest.empty()) {
    const char letter = rest.front();
    rest.remove_prefix(1);
    switch (letter) {
      case 'M':
        parts.push_back({{point()}, false});
        break;
      case 'L':
        while (!parts.empty() && number_follows(rest)) parts.back().points.push_back(point());
        break;
      case 'C':
        while (!parts.empty() && number_follows(rest)) {
          Polyline& line = parts.back().points;
          const Point a = point(), b = point(), c = point();
          const Polyline curve = simplified(bezier(line.back(), a, b, c, 12), tolerance);
          line.insert(line.end(), curve.begin() + 1, curve.end());
        }
        break;
      case 'Z':
        if (!parts.empty()) parts.back().closed = true;
        break;
      case 'O': {
        const Point centre = point();
        const double rx = next_number(rest), ry = number_follows(rest) ? next_number(rest) : rx;
        parts.push_back({circle_outline(centre, rx, ry, tolerance), true});
        break;
      }
      case 'R': {
        const Point at = point(), size = point();
        parts.push_back({rounded_outline(at.x, at.y, size.x, size.y, next_number(rest), tolerance), true});
        break;
      }
      default:
        break;
    }
  }
  return parts;
}

}  // namespace cadastre::editor::drawing
