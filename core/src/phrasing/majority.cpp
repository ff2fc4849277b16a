#include "phrasing/majority.hpp"

#include <algorithm>
#include <cstdlib>

#include "phrasing/fill.hpp"

namespace cadastre {
namespace {

using Shares = std::vector<Share>;

Scorer scorer_of(const Telling& telling, const Sheet& sheet) {
  return sheet.who == no_number ? Scorer::nobody : telling.book.rows[sheet.who].payee.scorer;
}

std::string rule_of(const Telling& telling, RowNumber row) {
  return rule_text(telling.phrases, telling.book, telling.rules, row);
}

/// The players of a sheet, parted into those who are paid and those who are not.
struct Sides {
  Shares paid, unpaid;
  Points value = 0;  ///< what the thing itself is worth
};

Sides sides_of(const Shares& shares, Points value) {
  Sides sides{{}, {}, value};
  for (const Share& share : shares) (share.scores ? sides.paid : sides.unpaid).push_back(share);
  return sides;
}

std::string names_of(const Telling& telling, const Shares& shares) {
  std::vector<std::string> names;
  for (const Share& share : shares) names.push_back(telling.name_of(share.player));
  return listed(telling.phrases, names);
}

/// `3 and 1`: every strength once, strongest first, as shares come. Who is there with nothing that counts is not
/// compared.
std::string strengths_of(const Telling& telling, const Shares& shares) {
  std::vector<std::string> numbers;
  for (const Share& share : shares)
    if (const std::string number = number_text(share.strength);
        share.strength != 0 && (numbers.empty() || numbers.back() != number))
      numbers.push_back(number);
  return listed(telling.phrases, numbers);
}

/// `5 points for Mira and 7 points for Pavel`.
std::string parts_of(const Telling& telling, const Shares& shares) {
  std::vector<std::string> parts;
  for (const Share& share : shares)
    parts.push_back(
        telling.say("who.part", {{"name", telling.name_of(share.player)}, {"points", std::int64_t{share.points}}}));
  return listed(telling.phrases, parts);
}

bool same_points(const Shares& shares) {
  return std::all_of(shares.begin(), shares.end(), [&](const Share& s) { return s.points == shares[0].points; });
}

/// How a sentence ends: with points, with a loss, with nothing to get, or with what each of several gets.
const char* ending(const Shares& paid) {
  if (!same_points(paid)) return ".differing";
  return paid[0].points == 0 ? ".nothing" : paid[0].points < 0 ? ".losing" : "";
}

std::string sentence_of(const Telling& telling, const std::string& id, const Sides& sides, const char* end) {
  return telling.say(id + end, {{"names", names_of(telling, sides.paid)},
                                {"strength", std::int64_t{sides.paid[0].strength}},
                                {"others", strengths_of(telling, sides.unpaid)},
                                {"points", std::abs(std::int64_t{sides.paid[0].points})},
                                {"parts", parts_of(telling, sides.paid)}});
}

/// The same of those who win what the thing is worth: nobody gets that in full whose own points come to it.
std::string won(const Telling& telling, const std::string& id, const Sides& sides) {
  const Points points = sides.paid[0].points;
  return sentence_of(telling, id, sides, points != 0 && points != sides.value ? ".differing" : ending(sides.paid));
}

/// Who was level, the rule that parted them, and who is left.
std::string broken_tie(const Telling& telling, const Shares& shares, const Sides& sides) {
  const Share& winner = sides.paid[0];
  Shares level;
  for (const Share& share : shares)
    if (share.strength == winner.strength) level.push_back(share);
  const std::string tie = telling.say("who.level", {{"names", names_of(telling, level)},
                                                    {"strength", std::int64_t{winner.strength}},
                                                    {"rule", rule_of(telling, winner.tie_break)}});
  return tie + " " + won(telling, sides.paid.size() > 1 ? "who.left.several" : "who.left", sides);
}

std::string majority_sentence(const Telling& telling, const Shares& shares, const Sides& sides) {
  if (sides.paid.empty()) return telling.say("who.no-strength");
  if (sides.paid[0].tie_break != no_number) return broken_tie(telling, shares, sides);
  // Shares come strongest first.
  const bool against = !sides.unpaid.empty() && sides.unpaid[0].strength != 0;
  if (sides.paid.size() > 1) return won(telling, against ? "who.tied-against" : "who.tied", sides);
  return won(telling, against ? "who.most" : sides.unpaid.empty() ? "who.alone" : "who.only", sides);
}

/// Everybody who is there, or whoever has the role, whatever the strengths. Where that holds only now and then, or for
/// nobody, the rule says why.
std::string present_sentence(const Telling& telling, const Sheet& sheet, const Sides& sides) {
  const std::string rule = telling.say("line.sentence", {{"sentence", rule_of(telling, sheet.who)}});
  if (sides.paid.empty()) return rule + " " + telling.say("who.none");
  const std::string sentence =
      sentence_of(telling, sides.paid.size() > 1 ? "who.each" : "who.one", sides, ending(sides.paid));
  return telling.book.rows[sheet.who].when.empty() ? sentence : rule + " " + sentence;
}

}  // namespace

MeasureNumber compared_measure(const Telling& telling, const Sheet& sheet) {
  return scorer_of(telling, sheet) == Scorer::most ? telling.book.rows[sheet.who].payee.most : no_number;
}

std::string standing(const Telling& telling, MeasureNumber compared, const Share& share) {
  const std::string name = telling.name_of(share.player);
  const Measure& measure = telling.book.measures[compared];
  if (measure.maker == Maker::figures)
    return telling.say("who.strength", {{"name", name}, {"strength", std::int64_t{share.strength}}});
  const std::string things = counted(telling.phrases, telling.edition(), measure.term, share.strength);
  return telling.say("who.holds", {{"name", name}, {"things", things}});
}

RowNumber deciding_row(const Telling& telling, const Sheet& sheet) {
  for (const Share& share : telling.shares_of(sheet))
    if (share.tie_break != no_number) return share.tie_break;
  return sheet.who;
}

std::string who_sentence(const Telling& telling, const Sheet& sheet) {
  const Scorer scorer = scorer_of(telling, sheet);
  const Shares shares = telling.shares_of(sheet);
  if (shares.empty() && scorer != Scorer::role) return telling.say("who.nobody");
  if (scorer == Scorer::nobody) return telling.say("line.sentence", {{"sentence", rule_of(telling, sheet.who)}});
  Sides sides = sides_of(shares, sheet.value);
  std::string sentence =
      scorer == Scorer::most ? majority_sentence(telling, shares, sides) : present_sentence(telling, sheet, sides);
  // Who gets nothing is worth saying only where others got something.
  const bool something =
      std::any_of(sides.paid.begin(), sides.paid.end(), [](const Share& s) { return s.points != 0; });
  std::erase_if(sides.unpaid, [](const Share& share) { return share.awards.size > 0; });
  if (something && !sides.unpaid.empty()) {
    const char* id = sides.unpaid.size() > 1 ? "who.losers" : "who.loser";
    sentence += " " + telling.say(id, {{"names", names_of(telling, sides.unpaid)}});
  }
  return sentence;
}

}  // namespace cadastre
