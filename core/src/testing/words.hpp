#pragma once
// The words of a language as the build makes them, for tests.

#include <map>
#include <string>

#include "cadastre/json.hpp"
#include "testing/bundle.hpp"

namespace cadastre::testing {

inline const PhrasebookRead& words_read(const std::string& language) {
  static std::map<std::string, PhrasebookRead> known;
  auto found = known.find(language);
  if (found == known.end())
    found = known.emplace(language, read_phrasebook(bundle_file("text/" + language + ".json"))).first;
  return found->second;
}
inline const Phrasebook& words(const std::string& language) { return words_read(language).phrasebook; }

inline const std::string all_languages[] = {"en", "de", "ro"};
inline constexpr int telling_numbers[] = {0, 1, 2, 3, 5, 11, 19, 20, 21, 100, 101};

}  // namespace cadastre::testing
