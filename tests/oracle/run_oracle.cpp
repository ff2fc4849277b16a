// Compares a folder of games with what another engine made of them: run-oracle [FOLDER]
// Ends with "N equal, N different"; exit status 1 if any differs.

#include <cstdio>
#include <filesystem>

#include "oracle/check.hpp"
#include "rules_bundle.hpp"

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : tests::test_path("oracle/games");
  int equal = 0, different = 0, scorings = 0;
  for (const std::string& path : tests::files_in(folder, ".json")) {
    const std::string name = std::filesystem::path(path).stem().string();
    const oracle::GameRead read = oracle::read_game(tests::read_file(path));
    oracle::Checked checked;
    if (!read.error.empty()) checked.differences.push_back(read.error);
    if (read.error.empty()) checked = oracle::check(read.game, tests::rulebook());
    for (const std::string& difference : checked.differences) std::printf("%s: %s\n", name.c_str(), difference.c_str());
    scorings += checked.scorings;
    ++(checked.differences.empty() ? equal : different);
  }
  std::printf("%d scorings compared\n%d equal, %d different\n", scorings, equal, different);
  return different == 0 && equal > 0 ? 0 : 1;
}
