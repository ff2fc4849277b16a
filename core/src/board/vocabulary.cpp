#include "cadastre/vocabulary.hpp"

namespace cadastre {
namespace {

constexpr std::array<std::string_view, edition_count> editions = {"C1", "C2", "C3", "WE"};
constexpr std::array<std::string_view, phase_count> phases = {"during", "after"};
constexpr std::array<std::string_view, player_count> players = {"red",   "blue", "yellow", "green",
                                                                "black", "pink", "white",  "purple"};
constexpr std::array<std::string_view, side_count> sides = {"N", "E", "S", "W"};
constexpr std::array<std::string_view, half_side_count> half_sides = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

template <class T, std::size_t n>
std::string_view name_in(const std::array<std::string_view, n>& names, T value) {
  const auto i = static_cast<std::size_t>(value);
  return i < n ? names[i] : std::string_view{};
}

template <class T, std::size_t n>
std::optional<T> named_in(const std::array<std::string_view, n>& names, std::string_view word) {
  for (std::size_t i = 0; i < n; ++i) {
    if (names[i] == word) return static_cast<T>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view name(Edition e) { return name_in(editions, e); }
std::string_view name(Phase p) { return name_in(phases, p); }
std::string_view name(Player p) { return name_in(players, p); }
std::string_view name(Side s) { return name_in(sides, s); }
std::string_view name(HalfSide h) { return name_in(half_sides, h); }

std::optional<Edition> edition_named(std::string_view word) { return named_in<Edition>(editions, word); }
std::optional<Phase> phase_named(std::string_view word) { return named_in<Phase>(phases, word); }
std::optional<Player> player_named(std::string_view word) { return named_in<Player>(players, word); }
std::optional<Side> side_named(std::string_view word) { return named_in<Side>(sides, word); }
std::optional<HalfSide> half_side_named(std::string_view word) { return named_in<HalfSide>(half_sides, word); }

}  // namespace cadastre
