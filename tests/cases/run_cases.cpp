// Runs a folder of case files: run-cases [FOLDER]. Without a folder, the cases of this repository, broken input
// included. With --answers FILE, also writes every question and its answer, a JSON object a line, to compare builds
// with each other. Ends with "N passed, N failed"; exit status 1 if any failed.

#include <cstdio>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cases/case.hpp"
#include "rules_bundle.hpp"

int main(int argc, char** argv) {
  std::vector<std::string> folders;
  std::ofstream answers;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--answers") == 0 && i + 1 < argc) {
      answers.open(argv[++i], std::ios::binary);
    } else {
      folders.push_back(argv[i]);
    }
  }
  if (folders.empty()) folders = {tests::test_path("cases")};
  int passed = 0, failed = 0;
  for (const std::string& folder : folders) {
    for (const std::string& path : tests::files_in(folder, ".json")) {
      if (path.find(".schema.json") != std::string::npos) continue;
      const cases::Ran ran = cases::run(tests::read_file(path), tests::rulebook());
      for (const std::string& failure : ran.failures) {
        std::printf("%s: %s\n", ran.id.empty() ? path.c_str() : ran.id.c_str(), failure.c_str());
      }
      ++(ran.failures.empty() ? passed : failed);
      for (const cases::Asked& a : ran.asked) {
        const nlohmann::json line = {
            {"id", ran.id}, {"call", a.call}, {"question", a.question}, {"tile", a.tile}, {"answer", a.answer}};
        if (answers.is_open()) answers << line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
      }
    }
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 && passed > 0 ? 0 : 1;
}
