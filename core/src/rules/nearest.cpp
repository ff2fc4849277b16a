#include "rules/nearest.hpp"

#include <algorithm>
#include <vector>

namespace cadastre {
namespace {

/// Longer names are no slips of the pen; comparing them would only cost time.
constexpr std::size_t longest_name = 64;

/// Remembers the best of the names it is shown.
class Nearest {
 public:
  explicit Nearest(std::string_view name) : name_(name), least_(std::max(2, static_cast<int>(name.size()) / 3) + 1) {}

  void look_at(std::string_view known, std::string_view meaning) {
    if (name_.size() > longest_name) return;
    const int far = distance(name_, known);
    if (far >= least_) return;
    least_ = far;
    best_ = meaning;
  }
  std::string best() const { return std::string(best_); }

 private:
  std::string_view name_;
  int least_;
  std::string_view best_;
};

}  // namespace

int distance(std::string_view a, std::string_view b) {
  std::vector<int> before, row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::vector<int> next(b.size() + 1, static_cast<int>(i));
    for (std::size_t j = 1; j <= b.size(); ++j) {
      next[j] = std::min({next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    before = std::move(row);
    row = std::move(next);
  }
  return row[b.size()];
}

std::string nearest_component(const Rulebook& book, std::string_view id) {
  Nearest nearest(id);
  for (const Component& known : book.components) {
    if (known.always) continue;
    nearest.look_at(known.id, known.id);
    const std::size_t slash = known.id.find('/');
    if (slash != std::string::npos) nearest.look_at(std::string_view(known.id).substr(slash + 1), known.id);
  }
  return nearest.best();
}

std::string nearest_variant(const Rulebook& book, std::string_view id) {
  Nearest nearest(id);
  for (const Variant& known : book.variants) nearest.look_at(known.id, known.id);
  return nearest.best();
}

}  // namespace cadastre
