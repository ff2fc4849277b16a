#pragma once
// The real rule book, for tests: read once from the bundle that the build makes of rules/.

#include <fstream>
#include <sstream>
#include <string>

#include "cadastre/json.hpp"

namespace cadastre::testing {

inline std::string bundle_file(const std::string& name) {
  std::ifstream file(std::string(CADASTRE_RULES_DIR) + "/" + name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline const RulebookRead& read_once() {
  static const RulebookRead read = read_rulebook(bundle_file("rulebook.json"));
  return read;
}
inline const Rulebook& rulebook() { return read_once().rulebook; }

}  // namespace cadastre::testing
