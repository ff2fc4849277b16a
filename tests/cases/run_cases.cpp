// Runs a folder of case files: run-cases [FOLDER]. Without a folder, the cases of this repository, broken input
// included. With --answers FILE, also writes every question and its answers without words and in each language, a JSON
// object a line, to compare builds with each other. Ends with "N passed, N failed"; exit status 1 if any failed.

#include <cstdio>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "cases/case.hpp"
#include "rules_bundle.hpp"

namespace {

std::string ask(const cases::Asked& a, const cadastre::Phrasebook* phrases) {
  const cadastre::Rulebook& book = tests::rulebook();
  if (a.call == "score_feature") return cadastre::score_feature(a.question, "{}", book, phrases);
  if (a.call == "score_ledger") return cadastre::score_ledger(a.question, "{}", book, phrases);
  if (a.call == "list_placements") return cadastre::list_placements(a.question, a.tile, book, phrases);
  return cadastre::score_board(a.question, "{}", book, phrases);
}

/// Writes what was asked and answered, as bytes: answers are kept as text.
class Answers {
 public:
  void open(const char* path) {
    out_.open(path, std::ios::binary);
    for (const char* language : {"en", "de", "ro"}) languages_.push_back(tests::phrasebook(language));
  }

  void write(const std::string& id, const cases::Asked& a) {
    if (!out_.is_open()) return;
    nlohmann::json answers = {{"", a.answer}};
    for (const cadastre::Phrasebook& phrases : languages_) answers[phrases.language] = ask(a, &phrases);
    const nlohmann::json line = {
        {"id", id}, {"call", a.call}, {"question", a.question}, {"tile", a.tile}, {"answers", answers}};
    out_ << line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
  }

 private:
  std::ofstream out_;
  std::vector<cadastre::Phrasebook> languages_;
};

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> folders;
  Answers answers;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--answers") == 0 && i + 1 < argc) {
      answers.open(argv[++i]);
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
      for (const cases::Asked& a : ran.asked) answers.write(ran.id, a);
    }
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 && passed > 0 ? 0 : 1;
}
