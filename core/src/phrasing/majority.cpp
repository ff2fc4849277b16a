#include "phrasing/majority.hpp"

#include <algorithm>

#include "phrasing/fill.hpp"

namespace cadastre {
namespace {

/// The players of a sheet, parted into those who are paid and those who are not.
struct Sides {
  std::vector<Share> paid, unpaid;
};

Sides sides_of(const ScoreSheets& sheets, const Sheet& sheet) {
  Sides sides;
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    const Share& share = sheets.shares[sheet.shares.begin + i];
    (share.scores ? sides.paid : sides.unpaid).push_back(share);
  }
  return sides;
}

std::string names_of(const Telling& telling, const std::vector<Share>& shares) {
  std::vector<std::string> names;
  for (const Share& share : shares) names.push_back(telling.name_of(share.player));
  return listed(telling.phrases, names);
}

/// `3 and 1`: every strength once, strongest first, as shares come.
std::string strengths_of(const Telling& telling, const std::vector<Share>& shares) {
  std::vector<std::string> numbers;
  for (const Share& share : shares)
    if (const std::string number = number_text(share.strength); numbers.empty() || numbers.back() != number)
      numbers.push_back(number);
  return listed(telling.phrases, numbers);
}

bool same_points(const std::vector<Share>& shares) {
  return std::all_of(shares.begin(), shares.end(), [&](const Share& s) { return s.points == shares[0].points; });
}

/// How a sentence ends: with points, with nothing to get, or (players who differ) with the worth in full.
std::string ending(const std::vector<Share>& paid) {
  if (!same_points(paid)) return ".differing";
  return paid[0].points == 0 ? ".nothing" : "";
}

std::string majority_sentence(const Telling& telling, const Sides& sides) {
  if (sides.paid.empty()) return telling.say("who.no-strength");
  std::string id = sides.paid.size() > 1 ? "who.tied" : sides.unpaid.empty() ? "who.alone" : "who.most";
  if (sides.paid.size() > 1 && !sides.unpaid.empty()) id += "-against";
  return telling.say(id + ending(sides.paid), {{"names", names_of(telling, sides.paid)},
                                               {"strength", std::int64_t{sides.paid[0].strength}},
                                               {"others", strengths_of(telling, sides.unpaid)},
                                               {"points", std::int64_t{sides.paid[0].points}}});
}

/// Everybody who is there, or whoever has the role, whatever the strengths.
std::string present_sentence(const Telling& telling, const Sides& sides) {
  if (sides.paid.empty()) return telling.say("who.no-strength");
  const std::string id = sides.paid.size() > 1 ? "who.each" : "who.one";
  return telling.say(id + ending(sides.paid),
                     {{"names", names_of(telling, sides.paid)}, {"points", std::int64_t{sides.paid[0].points}}});
}

}  // namespace

std::string who_sentence(const Telling& telling, const Sheet& sheet) {
  if (sheet.shares.size == 0) return telling.say("who.nobody");
  const Scorer scorer = sheet.who == no_number ? Scorer::nobody : telling.book.rows[sheet.who].payee.scorer;
  if (scorer == Scorer::nobody)
    return telling.say("line.sentence",
                       {{"sentence", rule_text(telling.phrases, telling.book, telling.rules, sheet.who)}});
  const Sides sides = sides_of(telling.sheets, sheet);
  const bool by_strength = scorer == Scorer::most;
  std::string sentence = by_strength ? majority_sentence(telling, sides) : present_sentence(telling, sides);
  // Who gets nothing is worth saying only where others got something.
  const bool something =
      std::any_of(sides.paid.begin(), sides.paid.end(), [](const Share& s) { return s.points != 0; });
  if (something && !sides.unpaid.empty()) {
    const char* id = sides.unpaid.size() > 1 ? "who.losers" : "who.loser";
    sentence += " " + telling.say(id, {{"names", names_of(telling, sides.unpaid)}});
  }
  return sentence;
}

}  // namespace cadastre
