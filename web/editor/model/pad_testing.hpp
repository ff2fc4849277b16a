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

/// A road of so many tiles, with one meeple of that colour.
inline void enter_road(Model& m, int tiles, const std::string& colour) {
  press(m, "pad-begin", "road");
  press(m, "pad-answer", "length:tile=" + std::to_string(tiles));
  press(m, "pad-figures", colour + ":meeple=1");
  press(m, "pad-add");
}

inline Points total(const Model& m, Player p) { return m.derived().pad.ledger.totals[p]; }

/// What the open form asks: `length:tile inns? +meeple @owner`.
inline std::string asked(const Model& m) {
  std::string text;
  const auto add = [&](const Asked& one) {
    constexpr const char* kinds[] = {"", "?", "|"};
    text += (text.empty() ? "" : " ") + question_name(one.at, m.rulebook()) + kinds[static_cast<int>(one.kind)];
  };
  for (const Asked& one : m.derived().pad.form.of_feature) add(one);
  for (const auto& of_one : m.derived().pad.form.elements)
    for (const Asked& one : of_one) add(one);
  for (const ClassNumber kind : m.derived().pad.form.kinds) text += " +" + m.rulebook().classes[kind].id;
  for (const AskedRole& role : m.derived().pad.form.roles) text += " @" + std::string(role.role);
  for (const Asked& one : m.derived().pad.form.of_player) add(one);
  return text;
}

inline std::string asked(const std::vector<std::string>& expansions, std::string_view item, bool after = false) {
  Model m = fresh(expansions);
  if (after) press(m, "pad-view", "final");
  press(m, "pad-begin", item);
  return asked(m);
}

inline bool says(const Model& m, std::string_view text) {
  for (const PadPart& part : pad_parts(m.pad_words()))
    if (part.text.find(text) != std::string::npos) return true;
  return false;
}

}  // namespace cadastre::editor::testing
