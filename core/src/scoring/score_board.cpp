// Scores every feature of a board.

#include "cadastre/scoring.hpp"
#include "scoring/reading.hpp"
#include "scoring/sheets.hpp"

namespace cadastre {
namespace {

class BoardScorer {
 public:
  BoardScorer(const Board& board, const Rulebook& book, const RuleSet& rules, BoardScore& out)
      : board_(board), book_(book), rules_(rules), out_(out) {}

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
      if (!f.completed || f.kind != book_.items[item].subject) continue;
      const SheetNumber sheet = score_item(static_cast<FeatureNumber>(i), item, Phase::after);
      if (sheet != no_sheet) out_.others.push_back(sheet);
    }
  }

  SheetNumber score_item(FeatureNumber number, ItemNumber item, Phase phase) {
    const Program& program = rules_.program(item, phase);
    if (!program.scored) return no_sheet;
    const Feature& f = feature(number);
    measure(f, program);
    Presence presence;
    if (book_.items[item].figures == FigureArea::feature)
      count_figures(f, program, presence);
    else
      for (std::uint32_t i = 0; i < f.neighbours.size; ++i)
        count_figures(feature(out_.features.neighbours[f.neighbours.begin + i]), program, presence);
    return add_sheet(out_.sheets, rules_, item, phase, number, measures_, presence, [](Player, Measures&) {});
  }

  void measure(const Feature& f, const Program& program) {
    for (std::uint32_t i = 0; i < program.readings.size; ++i) {
      const Reading& reading = rules_.readings[program.readings.begin + i];
      measures_[reading.measure] = read_measure(out_.features, f, reading);
    }
  }

  void count_figures(const Feature& f, const Program& program, Presence& presence) const {
    for (std::uint32_t i = 0; i < f.figures.size; ++i) {
      const PlacedFigure& figure = board_.figures[out_.features.figures[f.figures.begin + i]];
      const bool weighed = figure.kind < program.strengths.size;
      presence.add(figure.player, weighed ? rules_.strengths[program.strengths.begin + figure.kind] : 0);
    }
  }

  void add_up() {
    for (const Seat& seat : board_.players) out_.totals[seat.player].track = seat.track;
    for (const SheetNumber sheet : out_.now) pay(sheet, &PlayerTotal::now);
    for (const SheetNumber sheet : out_.at_end) pay(sheet, &PlayerTotal::at_end);
    for (const SheetNumber sheet : out_.others) pay(sheet, &PlayerTotal::at_end);
    for (PlayerTotal& total : out_.totals.of) total.at_end += total.track + total.now;
  }

  void pay(SheetNumber number, Points PlayerTotal::*column) {
    if (number == no_sheet) return;
    const Sheet& sheet = out_.sheets.sheets[number];
    for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
      const Share& share = out_.sheets.shares[sheet.shares.begin + i];
      out_.totals[share.player].*column += share.points;
    }
  }

  const Board& board_;
  const Rulebook& book_;
  const RuleSet& rules_;
  BoardScore& out_;
  Measures measures_;  // set by `measure` for each feature before it is read
};

}  // namespace

BoardScore score(const Board& board, const Rulebook& book, const RuleSet& rules) {
  BoardScore out;
  out.features = trace(board, book.catalogue);
  BoardScorer(board, book, rules, out).run();
  return out;
}

}  // namespace cadastre
