#pragma once
// Comparing what is typed with what is written: small letters, without accents, by beginnings of words.

#include <string>
#include <string_view>
#include <vector>

namespace cadastre::editor {

/// `Câmp` → `camp`, `Straße` → `strase`.
std::string folded(std::string_view);
/// The words of a folded text: letters and digits.
std::vector<std::string_view> words_of(std::string_view folded_text);
/// Whether each word asked for begins a word of the text; both folded.
bool all_found(std::string_view asked, std::string_view text);

}  // namespace cadastre::editor
