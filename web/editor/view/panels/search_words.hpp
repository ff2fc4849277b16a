#pragma once
// Comparing what is typed with what is written, as the core's lookup does it: `folded` and `all_found` are the core's
// own.

#include "cadastre/lookup.hpp"

namespace cadastre::editor {

/// The words of a folded text: letters and digits.
inline std::vector<std::string_view> words_of(std::string_view folded_text) { return folded_words(folded_text); }

}  // namespace cadastre::editor
