// Scores every feature of a board.

#include <utility>

#include "cadastre/scoring.hpp"
#include "scoring/pass.hpp"
#include "scoring/reading.hpp"
#include "scoring/sheets.hpp"

namespace cadastre {
namespace {

/// The figures of one feature at a time.
class FiguresThere final : public PlayerNumbers {
 public:
  FiguresThere(const Board& board, const RuleSet& rules, const Features& features)
      : board_(board), rules_(rules), features_(features) {}

  void clear() { ranges_.clear(); }
  void add(Range figures) { ranges_.push_back(figures); }

  Contenders contenders(const Program& program, const Payment&, Measures& measures) const override {
    Contenders there;
    uncommon_.clear();
    for (const Range range : ranges_)
      for (std::uint32_t i = 0; i < range.size; ++i) {
        const PlacedFigure& figure = board_.figures[features_.figures[range.begin + i]];
        const std::int32_t strong = strength(program, figure.kind, measures);
        there.of(figure.player).strength += strong;
        if (strong != 1) note(program, figure, strong);
      }
    return there;
  }
  /// What the figures of one sheet weigh otherwise than one each.
  void hand_out_countings(MeasureNumber compared, ScoreSheets& out) const {
    if (uncommon_.empty()) return;
    const Range shares = out.sheets.back().shares;
    for (std::uint32_t i = 0; i < shares.size; ++i) {
      Share& share = out.shares[shares.begin + i];
      share.counted.begin = static_cast<std::uint32_t>(out.counted.size());
      for (const auto& [player, counting] : uncommon_)
        if (player == share.player) out.counted.push_back({counting.row, compared, counting.before, counting.after});
      share.counted.size = static_cast<std::uint32_t>(out.counted.size()) - share.counted.begin;
    }
  }
  void set_own(Player, Measures&) const override {}

 private:
  void note(const Program& program, const PlacedFigure& figure, std::int32_t strong) const {
    const RowNumber row =
        figure.kind < program.strengths.size ? rules_.strengths[program.strengths.begin + figure.kind].row : no_number;
    if (row == no_number) return;
    for (auto& [player, counting] : uncommon_)
      if (player == figure.player && counting.row == row) {
        ++counting.before;
        counting.after += strong;
        return;
      }
    uncommon_.emplace_back(figure.player, Counting{row, no_number, 1, strong});
  }

  std::int32_t strength(const Program& program, ClassNumber kind, const Measures& measures) const {
    if (kind >= program.strengths.size) return 0;
    const Strength& each = rules_.strengths[program.strengths.begin + kind];
    return each.per == no_number ? each.number : each.number * measures[each.per];
  }

  const Board& board_;
  const RuleSet& rules_;
  const Features& features_;
  std::vector<Range> ranges_;
  mutable std::vector<std::pair<Player, Counting>> uncommon_;
};

class BoardScorer {
 public:
  BoardScorer(const Board& board, const Rulebook& book, const RuleSet& rules, BoardScore& out)
      : board_(board), book_(book), rules_(rules), out_(out), figures_(board, rules, out.features) {
    elements_.resize(1);  // of the first kind, which is the city: measures start as 0
  }

  void run() {
    const std::size_t count = out_.features.features.size();
    out_.now.assign(count, no_sheet);
    out_.at_end.assign(count, no_sheet);
    out_.sheets.sheets.reserve(count);
    out_.sheets.terms.reserve(count * 2);
    out_.sheets.shares.reserve(board_.figures.size());
    for (std::size_t i = 0; i < count; ++i) score_feature(static_cast<FeatureNumber>(i));
    for (const ItemNumber item : rules_.extra_items) score_extra(item);
    add_up();
  }

 private:
  const Feature& feature(FeatureNumber number) const { return out_.features.features[number]; }

  void score_feature(FeatureNumber number) {
    const ItemNumber item = rules_.item_of[static_cast<std::size_t>(feature(number).kind)];
    if (item == no_number) return;
    const bool completed = feature(number).completed;
    const SheetNumber sheet = score_item(number, item, completed ? Phase::during : Phase::after);
    (completed ? out_.now : out_.at_end)[number] = sheet;
  }

  /// Items that come back to completed features after the game.
  void score_extra(ItemNumber item) {
    for (std::size_t i = 0; i < out_.features.features.size(); ++i) {
      const Feature& f = out_.features.features[i];
      if (!f.completed || book_.items[item].subject != f.kind) continue;
      const SheetNumber sheet = score_item(static_cast<FeatureNumber>(i), item, Phase::after);
      if (sheet != no_sheet) out_.others.push_back(sheet);
    }
  }

  SheetNumber score_item(FeatureNumber number, ItemNumber item, Phase phase) {
    const Program& program = rules_.program(item, phase);
    if (!program.scored) return no_sheet;
    const Feature& f = feature(number);
    measure(f, program);
    figures_.clear();
    if (book_.items[item].figures == FigureArea::feature)
      figures_.add(f.figures);
    else
      for (std::uint32_t i = 0; i < f.neighbours.size; ++i)
        figures_.add(feature(out_.features.neighbours[f.neighbours.begin + i]).figures);
    // What a field borders on a board are completed cities, all alike.
    elements_[0].number = static_cast<std::int32_t>(f.neighbours.size);
    const SheetNumber made =
        add_sheet(book_, rules_, {item, phase, number, measures_, elements_, figures_}, out_.sheets);
    const RowNumber who = out_.sheets.sheets[made].who;
    if (who != no_number) figures_.hand_out_countings(book_.rows[who].payee.most, out_.sheets);
    return made;
  }

  void measure(const Feature& f, const Program& program) {
    for (std::uint32_t i = 0; i < program.readings.size; ++i) {
      const Reading& reading = rules_.readings[program.readings.begin + i];
      measures_[reading.measure] = read_measure(out_.features, f, reading);
    }
  }

  void add_up() {
    for (const Seat& seat : board_.players) out_.totals[seat.player].track = seat.track;
    for (const SheetNumber sheet : out_.now) pay(sheet, &PlayerTotal::now);
    for (const SheetNumber sheet : out_.at_end) pay(sheet, &PlayerTotal::at_end);
    for (const SheetNumber sheet : out_.others) pay(sheet, &PlayerTotal::at_end);
    for (PlayerTotal& total : out_.totals.of) add_points(total.at_end, std::int64_t{total.track} + total.now);
  }

  void pay(SheetNumber number, Points PlayerTotal::*column) {
    if (number == no_sheet) return;
    const Sheet& sheet = out_.sheets.sheets[number];
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const Share& share = out_.sheets.shares[sheet.shares.begin + i];
      Points& total = out_.totals[share.player].*column;
      add_points(total, share.points);
      add_points(total, award_points(out_.sheets, share, book_));
    }
  }

  const Board& board_;
  const Rulebook& book_;
  const RuleSet& rules_;
  BoardScore& out_;
  Measures measures_{};  // what a program reads is set for each feature
  Elements elements_;
  FiguresThere figures_;
};

}  // namespace

Points award_points(const ScoreSheets& sheets, const Share& share, const Rulebook& book) {
  Points points = 0;
  for (std::uint32_t i = 0; i < share.awards.size; ++i) {
    const Term& award = sheets.terms[share.awards.begin + i];
    if (book.rows[award.row].unit.empty()) add_points(points, award.points);
  }
  return points;
}

BoardScore score(const Board& board, const Rulebook& book, const RuleSet& rules) {
  BoardScore out;
  out.features = trace(board, book.catalogue);
  BoardScorer(board, book, rules, out).run();
  return out;
}

}  // namespace cadastre
