#include "scoring/countings.hpp"

#include <algorithm>

#include "scoring/pass.hpp"

namespace cadastre {

bool Countings::is_ordinary(const Row& row) const {
  return row.when.empty() && std::any_of(book_.components.begin(), book_.components.end(), [&](const Component& part) {
           return part.always && part.id == row.expansion;
         });
}

void Countings::note(RowNumber row, MeasureNumber measure, std::int64_t before, std::int64_t after) {
  if (is_ordinary(book_.rows[row])) return;
  for (Noted& noted : noted_) {
    if (noted.what.row != row || noted.player != current_) continue;
    if (noted.what.measure != measure || current_) return;
    noted.what.before = clamp_points(noted.what.before + before);
    noted.what.after = clamp_points(noted.what.after + after);
    return;
  }
  noted_.push_back({current_, {row, measure, clamp_points(before), clamp_points(after)}});
}

void Countings::hand_out(ScoreSheets& out) const {
  if (noted_.empty()) return;
  Sheet& sheet = out.sheets.back();
  sheet.counted = give(std::nullopt, out);
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    Share& share = out.shares[sheet.shares.begin + i];
    share.counted = give(share.player, out);
  }
}

Range Countings::give(std::optional<Player> player, ScoreSheets& out) const {
  const auto begin = static_cast<std::uint32_t>(out.counted.size());
  for (const Noted& noted : noted_)
    if (noted.player == player) out.counted.push_back(noted.what);
  return {begin, static_cast<std::uint32_t>(out.counted.size()) - begin};
}

}  // namespace cadastre
