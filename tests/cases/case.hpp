#pragma once
// A case: a question as a user would put it, and the right answer. Run through the library's own calls, text in and
// out.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/rulebook.hpp"

namespace cases {

/// What the library was asked and what it said, under one edition.
struct Asked {
  std::string call;      // score_board, score_feature, score_ledger, list_placements
  std::string question;  // the text that was sent
  std::string tile;      // list_placements
  std::string answer;
};

struct Ran {
  std::string id;
  std::vector<std::string> failures;  // "C1: red has 3 points, expected 6"
  std::vector<Asked> asked;
  std::set<std::string> fired;  // rules that took part
};

/// Runs the text of a case file under each of its editions.
Ran run(std::string_view text, const cadastre::Rulebook&);

/// Rules that took part in the score of a board or a feature form: those of its terms, who is paid, what was weighed.
std::set<std::string> fired_by_board(std::string_view board, const cadastre::Rulebook&);
std::set<std::string> fired_by_feature(std::string_view feature, const cadastre::Rulebook&);
std::set<std::string> fired_by_ledger(std::string_view ledger, const cadastre::Rulebook&);

}  // namespace cases
