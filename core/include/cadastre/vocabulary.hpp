#pragma once
// The words that every other header uses: players, editions, phases, sides, and sets of sides.
// All of them are plain values; nothing here owns memory.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cadastre {

/// Victory points; may be negative.
using Points = std::int32_t;
/// Products and sums of typed-in numbers can leave the range of points; they stop at its ends.
[[gnu::noinline]] Points clamp_points(std::int64_t);
inline void add_points(Points& total, std::int64_t more) { total = clamp_points(total + more); }

/// The rule sets that the core computes. A person chooses a bucket (C1, C2+C3, WE); C2+C3 means C3.
enum class Edition : std::uint8_t { C1, C2, C3, WE };
inline constexpr int edition_count = 4;

/// `during`: scored when completed. `after`: scored at the end of the game.
enum class Phase : std::uint8_t { during, after };
inline constexpr int phase_count = 2;

/// A player is a colour; people's names belong to the board.
enum class Player : std::uint8_t { red, blue, yellow, green, black, pink, white, purple };
inline constexpr int player_count = 8;

/// One T for each of the eight colours: `ByPlayer<Points> p; p[Player::red]`.
template <class T>
struct ByPlayer {
  std::array<T, player_count> of{};
  constexpr T& operator[](Player p) { return of[static_cast<std::size_t>(p)]; }
  constexpr const T& operator[](Player p) const { return of[static_cast<std::size_t>(p)]; }
  friend bool operator==(const ByPlayer&, const ByPlayer&) = default;
};

/// The sides of a square, clockwise from the top. y grows to the south.
enum class Side : std::uint8_t { N, E, S, W };
inline constexpr int side_count = 4;
constexpr Side opposite(Side s) { return static_cast<Side>((static_cast<int>(s) + 2) % 4); }

/// Half a side: stand in the middle of the tile and look outward, L is the left half.
/// Clockwise from the north-west corner. Across an edge NL meets SR, NR meets SL, EL meets WR, ER meets WL.
enum class HalfSide : std::uint8_t { NL, NR, EL, ER, SL, SR, WL, WR };
inline constexpr int half_side_count = 8;
constexpr HalfSide facing(HalfSide h) {
  const int i = static_cast<int>(h);
  const int side = (i / 2 + 2) % 4;
  return static_cast<HalfSide>(side * 2 + (1 - i % 2));
}

/// A set of sides, one bit each (N is bit 0).
struct SideSet {
  std::uint8_t bits = 0;
  constexpr bool has(Side s) const { return (bits >> static_cast<int>(s)) & 1; }
  constexpr SideSet with(Side s) const { return {static_cast<std::uint8_t>(bits | 1u << static_cast<int>(s))}; }
  /// The same set after `turns` clockwise quarter turns.
  constexpr SideSet turned(int turns) const {
    const unsigned t = static_cast<unsigned>(turns) & 3u;
    return {static_cast<std::uint8_t>(((bits << t) | (bits >> (4 - t))) & 15u)};
  }
  friend bool operator==(SideSet, SideSet) = default;
};

/// A set of half sides, one bit each (NL is bit 0).
struct HalfSideSet {
  std::uint8_t bits = 0;
  constexpr bool has(HalfSide h) const { return (bits >> static_cast<int>(h)) & 1; }
  constexpr HalfSideSet with(HalfSide h) const { return {static_cast<std::uint8_t>(bits | 1u << static_cast<int>(h))}; }
  constexpr HalfSideSet turned(int turns) const {
    const unsigned t = (static_cast<unsigned>(turns) & 3u) * 2;
    return {static_cast<std::uint8_t>(((bits << t) | (bits >> (8 - t))) & 255u)};
  }
  friend bool operator==(HalfSideSet, HalfSideSet) = default;
};

/// A space of the table. x grows to the east, y to the south; both may be negative.
struct Square {
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend bool operator==(Square, Square) = default;
};
/// Coordinates further out than this are refused as unreadable (so that differences never overflow).
inline constexpr std::int32_t coordinate_limit = 1'000'000;
/// Points that somebody brings along lie within ± this.
inline constexpr std::int32_t track_limit = 1'000'000;

constexpr Square neighbour(Square q, Side s) {
  switch (s) {
    case Side::N:
      return {q.x, q.y - 1};
    case Side::E:
      return {q.x + 1, q.y};
    case Side::S:
      return {q.x, q.y + 1};
    case Side::W:
      return {q.x - 1, q.y};
  }
  return q;
}

/// A run of elements in one of the flat lists of a value: [begin, begin + size).
struct Range {
  std::uint32_t begin = 0;
  std::uint32_t size = 0;
  friend bool operator==(Range, Range) = default;
};

// Names as they stand in JSON ("red", "C2", "during", "N", "NL"), and back; nullopt for any other word.
std::string_view name(Edition);
std::string_view name(Phase);
[[gnu::noinline]] std::string_view name(Player);
std::string_view name(Side);
std::string_view name(HalfSide);
std::optional<Edition> edition_named(std::string_view);
std::optional<Phase> phase_named(std::string_view);
std::optional<Player> player_named(std::string_view);
std::optional<Side> side_named(std::string_view);
std::optional<HalfSide> half_side_named(std::string_view);

}  // namespace cadastre
