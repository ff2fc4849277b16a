// What was entered on the score pad is kept as it was: every item of every edition, with every question answered.

#include "cadastre/json.hpp"
#include "cadastre/ledger.hpp"
#include "catch.hpp"
#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

namespace {

const Rulebook& book() { return tests::rulebook(); }

/// How a hand answers: all it can, as little as it can, or something in between that is another for every question.
enum class Hand { most, least, mixed };

std::int32_t chosen(const Asked& one, Hand hand, std::uint32_t& n) {
  if (hand == Hand::most) return one.max;
  if (hand == Hand::least) return one.min;
  n = n * 1103515245 + 12345;
  return one.min +
         static_cast<std::int32_t>((n >> 16) % static_cast<std::uint32_t>(std::min(one.max, 30) - one.min + 1));
}

void answer_all(Draft& draft, const RuleSet& rules, Hand hand, std::uint32_t& n) {
  const PadForm form = pad_form(draft, book(), rules);
  for (const Asked& one : form.of_feature) answer(draft.form, one.at, chosen(one, hand, n), book());
  for (const std::vector<Asked>& element : form.elements)
    for (const Asked& one : element)
      if (one.at.measure != no_number)
        answer(draft.form, one.at, chosen(one, hand, n), book());
      else if (hand != Hand::least)
        answer(draft.form, one.at, form.classes[n % form.classes.size()], book());
  for (const Player player : {Player::red, Player::green}) {
    for (const ClassNumber kind : form.kinds) set_figures(draft.form, player, kind, hand == Hand::most ? 99 : 1);
    for (const Asked& one : asked_of(player, draft.form, form, book()))
      answer(draft.form, one.at, chosen(one, hand, n), book());
  }
  draft.form.roles.clear();
  for (const AskedRole& role : form.roles) draft.form.roles.push_back({role.role, Player::green});
}

/// One entry of each item and phase that has any, as a person would leave them.
Entries all_entries(const RuleSet& rules, Hand hand) {
  Entries all;
  std::uint32_t n = 7;
  for (const Phase phase : {Phase::during, Phase::after})
    for (ItemNumber item = 0; item < book().items.size(); ++item) {
      if (!rules.program(item, phase).scored) continue;
      Draft draft = new_draft(item, phase, all, 2, book(), rules);
      answer_all(draft, rules, hand, n);
      if (pad_form(draft, book(), rules).has_elements) tell_elements(draft, 2, book(), rules);
      answer_all(draft, rules, hand, n);
      answer_all(draft, rules, hand, n);  // what only these answers bring into sight
      drop_hidden(draft, book(), rules);
      draft.form.note = R"(of "both")";
      if (has_somebody(draft.form)) all.push_back(draft.form);
    }
  return all;
}

std::vector<std::int32_t> answers(const Entries& entries, std::size_t entry, const RuleSet& rules) {
  std::vector<std::int32_t> values;
  const PadForm form = pad_form(draft_of(entries, entry, book(), rules), book(), rules);
  for (const Asked& one : form.of_feature) values.push_back(one.value);
  for (const std::vector<Asked>& element : form.elements)
    for (const Asked& one : element) values.push_back(one.value);
  return values;
}

/// What differs after it was written and read again; empty if nothing.
std::string difference(const Selection& selection, Hand hand) {
  const RuleSet rules = resolve(book(), selection).rules;
  const Entries before = all_entries(rules, hand);
  Board board;
  board.selection = selection;
  const std::string text = write_game(board, before, book());
  const GameRead read = read_game(text, book());
  if (!read.board.problems.empty()) return read.board.problems.front().code + read.board.problems.front().where;
  if (read.entries.size() != before.size()) return "number of entries";
  if (!(keep_ledger({}, before, book(), rules) == keep_ledger({}, read.entries, book(), rules))) return "points";
  for (std::size_t i = 0; i < before.size(); ++i) {
    const std::string& item = book().items[before[i].item].id;
    if (!(read.entries[i] == before[i])) return "entry of " + item;
    if (answers(read.entries, i, rules) != answers(before, i, rules)) return "answers of " + item;
  }
  return before.empty() && selection.expansions.empty() ? "no entries at all" : "";
}

void check_kept(const Selection& selection) {
  for (const Hand hand : {Hand::most, Hand::least, Hand::mixed}) {
    INFO("edition " << static_cast<int>(selection.edition) << ", hand " << static_cast<int>(hand));
    CHECK(difference(selection, hand) == "");
  }
}

constexpr Edition editions[] = {Edition::C1, Edition::C2, Edition::C3, Edition::WE};

}  // namespace

TEST_CASE("every form of every edition comes back as it was kept") {
  std::vector<std::string> all;
  for (const ListedExpansion& each : book().expansions.expansions) all.push_back(each.id);
  for (const Edition edition : editions) {
    check_kept({edition, {}, {}});
    check_kept({edition, all, {}});
  }
}

TEST_CASE("every form of every expansion comes back as it was kept") {
  for (const ListedExpansion& each : book().expansions.expansions) {
    INFO(each.id);
    for (const Edition edition : {Edition::C1, Edition::C3}) check_kept({edition, {each.id}, {}});
  }
}

TEST_CASE("a number beside a number of an odd class is kept and asked again, whatever was entered first") {
  Model m = fresh({"wonders-of-humanity"});
  press(m, "pad-begin", "monastic-building");
  press(m, "pad-answer", "surroundings:wonder-tile=1");
  press(m, "pad-answer", "surroundings=6");
  press(m, "pad-figures", "red:meeple=1");
  CHECK(m.pad_words().add() == "Add 7 for Red");
  press(m, "pad-add");
  const std::string text = write_game(m.board(), *m.state().entries, book());
  CHECK(text.find(R"("surroundings":{"wonder-tile":1,"tile":6})") != std::string::npos);
  const Entries read = read_game(text, book()).entries;
  CHECK(read == *m.state().entries);
  press(m, "pad-edit", "0");
  CHECK(m.derived().pad.form.of_feature.front().value == 6);
  // With the odd one gone it is one number again.
  press(m, "pad-answer", "surroundings:wonder-tile=0");
  CHECK(m.state().pad.draft->form.counts.empty());
  CHECK(m.pad_words().add() == "Change to 6 for Red");
}
