#include "rules_bundle.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cadastre/json.hpp"

namespace tests {
namespace {

[[noreturn]] void stop(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(2);
}

/// Another bundle than the build's can be tried without building anything.
std::string rules_folder() {
  const char* other = std::getenv("CADASTRE_RULES");
  return other ? other : CADASTRE_RULES_DIR;
}

}  // namespace

const cadastre::Rulebook& rulebook() {
  static const cadastre::Rulebook book = [] {
    cadastre::RulebookRead read = cadastre::read_rulebook(read_file(rules_folder() + "/rulebook.json"));
    if (!read.problems.empty()) stop("the rules bundle has problems: " + listed(read.problems));
    return std::move(read.rulebook);
  }();
  return book;
}

cadastre::Phrasebook phrasebook(const std::string& language) {
  cadastre::PhrasebookRead read = cadastre::read_phrasebook(read_file(rules_folder() + "/text/" + language + ".json"));
  if (!read.problems.empty()) stop("the words of " + language + " have problems: " + listed(read.problems));
  return std::move(read.phrasebook);
}

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) stop("cannot open " + path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::string test_path(const std::string& below) { return CADASTRE_SOURCE_DIR "/tests/" + below; }

std::vector<std::string> files_in(const std::string& folder, const std::string& ending) {
  std::error_code error;
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, error)) {
    const std::string path = entry.path().string();
    if (path.size() > ending.size() && path.compare(path.size() - ending.size(), ending.size(), ending) == 0) {
      paths.push_back(path);
    }
  }
  if (error) stop("cannot list " + folder);
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string listed(const cadastre::Problems& problems) {
  std::string text;
  for (const cadastre::Problem& p : problems) text += (text.empty() ? "" : "; ") + p.code + " at " + p.where;
  return text;
}

}  // namespace tests
