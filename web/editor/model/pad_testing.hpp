#pragma once
// Hands on the score pad, for tests.

#include "catch.hpp"
#include "model/model.hpp"
#include "rules_bundle.hpp"

namespace cadastre::editor::testing {

inline Model fresh(const std::vector<std::string>& expansions = {}, Edition edition = Edition::C3,
                   const std::vector<VariantChoice>& variants = {}) {
  Model m{tests::rulebook()};
  m.speak(tests::phrasebook("en"));
  Board board = m.board();
  board.selection = {edition, expansions, variants};
  m.act(LoadBoard{board, true, {}});
  m.act(OpenPage{Page::pad});
  return m;
}

/// Does what the HTML would: every word of it has to mean something.
inline void press(Model& m, std::string_view act, std::string_view target = {}) {
  const auto intent = mirror_intent(act, {}, target, m.state(), m.derived(), m.rulebook());
  INFO(act << " " << target);
  REQUIRE(intent);
  m.act(*intent);
}

inline Points total(const Model& m, Player p) { return m.derived().pad.ledger.totals[p]; }

}  // namespace cadastre::editor::testing
