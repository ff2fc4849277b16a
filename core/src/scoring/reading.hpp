#pragma once
// What a measure is on a feature of a board, as far as the board gives it.

#include "cadastre/features.hpp"
#include "cadastre/rulebook.hpp"

namespace cadastre {

/// Whether a board counts it on the feature itself.
inline bool counted_on_board(Maker maker) {
  return maker == Maker::pieces || maker == Maker::squares || maker == Maker::marks || maker == Maker::neighbours;
}

inline std::int32_t read_measure(const Features& features, const Feature& feature, const Reading& reading) {
  switch (reading.maker) {
    case Maker::pieces:
      return static_cast<std::int32_t>(feature.tiles) * reading.weight;
    case Maker::squares:
      return static_cast<std::int32_t>(feature.surroundings);
    case Maker::neighbours:
      return static_cast<std::int32_t>(feature.neighbours.size);
    case Maker::marks:
      for (std::uint32_t i = 0; i < feature.marks.size; ++i) {
        const MarkCount& count = features.marks[feature.marks.begin + i];
        if (count.mark == reading.mark) return static_cast<std::int32_t>(count.number);
      }
      return 0;
    case Maker::figures:
    case Maker::kind:
    case Maker::players:
    case Maker::so_far:
    case Maker::given:
      return 0;
  }
  return 0;
}

}  // namespace cadastre
