#pragma once
// The rule book: every number of a rule, as data read from rules/. And what a selection leaves of it: a rule set.
//
// A row belongs to a slot. Slots stand in one order for the whole book, and each takes one kind of effect, so within a
// slot order cannot matter. Every item that has the slot gets the row unless the row names its items.
// rules/forms.json documents each form; docs/guides tells how to write them.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/expansions.hpp"
#include "cadastre/problem.hpp"
#include "cadastre/selection.hpp"
#include "cadastre/tile.hpp"

namespace cadastre {

using RowNumber = std::uint16_t;      ///< position in Rulebook::rows
using ItemNumber = std::uint16_t;     ///< position in Rulebook::items
using MeasureNumber = std::uint16_t;  ///< position in Rulebook::measures
using SlotNumber = std::uint8_t;      ///< position in Rulebook::slots
inline constexpr std::uint16_t no_number = 0xffff;

/// At most this many measures (a fixed block of numbers is kept while scoring), and choices of one measure.
inline constexpr std::size_t max_measures = 256;
inline constexpr std::size_t max_choices = 64;

/// What a row does; each row has exactly one.
enum class Effect : std::uint8_t { add, scale, count, set, who, tie_break, floor, order, note };

/// Who is paid: whoever has most of a measure (or the next lower number), everybody who meets conditions, whoever has
/// a role, nobody.
enum class Scorer : std::uint8_t { most, every, role, nobody };

/// How a measure is made. `given` measures are only ever typed in.
enum class Maker : std::uint8_t {
  given,
  pieces,      ///< tiles of the feature
  squares,     ///< occupied squares of an area
  marks,       ///< printed marks of the feature
  figures,     ///< figures of a player, each weighed by `count` rows
  neighbours,  ///< number of elements of the item's block
  kind,        ///< of an element of a block: what it is
  players,     ///< number of players
  so_far,      ///< running total; in conditions of scales only
};

/// Whose a measure is.
enum class MeasureOn : std::uint8_t { feature, element, player };

/// What one piece of a class weighs: a fixed number, one of the three numbers that a piece carries, or a measure.
enum class CountAs : std::uint8_t { number, tiles, squares, segments, measure };

/// Where the figures stand that decide who is paid.
enum class FigureArea : std::uint8_t { feature, bordering_fields };

/// What a `scale` makes of the running total: nothing, half (rounded up) or double.
enum class ScaleBy : std::uint8_t { zero, half, twice };

/// What the ledger does with an entry that leads below zero.
enum class Floor : std::uint8_t { below_zero_allowed, stops_at_zero, refused };

/// What a person is offered for a number: `first` to begin with, `from` … `to` in easy reach. Only a help, no bound.
struct Usual {
  std::int32_t from = 0, first = 0, to = 0;
  bool needed = false;  ///< where it counts, somebody who gives numbers has to say it
  friend bool operator==(const Usual&, const Usual&) = default;
};

/// Something that can be counted, declared in data.
struct Measure {
  std::string id;    ///< `length`
  std::string term;  ///< glossary term of the thing counted: `tile`
  std::string expansion;
  Maker maker = Maker::given;
  MeasureOn on = MeasureOn::feature;
  std::string mark;                  ///< for `marks`: the mark that is counted
  ClassNumber of = no_number;        ///< for `figures`: class whose figures weigh 1 without a row
  std::vector<std::string> groups;   ///< `tile-counts`: what a `count` row may name instead
  std::vector<std::string> of_each;  ///< blocks whose elements have it, each its own: `neighbours`, `roads`
  std::vector<std::string> choices;  ///< words instead of numbers: `city`, `castle`; the number is the position
  std::int32_t min = 0;
  std::int32_t max = 0;  ///< bound for a person's entry
  Usual usual;           ///< of choices, their positions
  /// Yes or no is all that matters: asked with a switch.
  bool is_switch() const {
    return choices.empty() ? usual.from == 0 && usual.to == 1 : choices.size() == 2 && choices[0] == "no";
  }
  friend bool operator==(const Measure&, const Measure&) = default;
};

/// A kind of thing, in a tree: meeple is a figure, double-sized-tile is a tile.
struct Class {
  std::string id;
  ClassNumber parent = no_number;
  bool figure = false;      ///< whether it can be put on a feature
  std::int32_t supply = 0;  ///< figures a player has beside the scoring figure; 0 = not counted
  std::string expansion;    ///< file that brings it
  friend bool operator==(const Class&, const Class&) = default;
};

/// A condition on a row; a list of them means all hold.
struct Condition {
  enum class Kind : std::uint8_t { measure, edition, variant, selected, brings, all, any, none };
  Kind kind = Kind::measure;
  MeasureNumber measure = no_number;
  std::int32_t min = INT32_MIN;
  std::int32_t max = INT32_MAX;
  std::uint64_t choices = 0;  ///< bit set of the measure's choices; 0 = the range counts
  std::uint8_t editions = 0;  ///< bit set of Edition
  std::string name, value;    ///< variant and value; expansion or part; flag
  std::vector<Condition> parts;
  friend bool operator==(const Condition&, const Condition&) = default;
};

/// Who gets something.
struct Payee {
  Scorer scorer = Scorer::nobody;
  MeasureNumber most = no_number;
  std::int32_t place = 1;             ///< 1 = the greatest number, 2 = the next lower one
  std::string role;                   ///< `owner`, `payer`
  bool optional = false;              ///< it is as right if nobody has the role
  std::vector<Condition> conditions;  ///< for `every`: on the player's measures
  friend bool operator==(const Payee&, const Payee&) = default;
};

struct Row {
  std::string id;         ///< `base-game.city-tiles-during`
  std::string expansion;  ///< what brings it: `base-game`, `inns-and-cathedrals/inns`, `a--b`; the id up to its dot
  SlotNumber slot = 0;
  Effect effect = Effect::note;
  std::vector<ItemNumber> items;  ///< empty: every item that has the slot
  std::optional<Phase> phase;     ///< nullopt: both
  std::vector<Condition> when;
  bool on_player = false;             ///< only in a player's own pass
  std::vector<RowNumber> instead_of;  ///< rows it stands in for when it holds
  std::string one_of;                 ///< name of a table: at most one of its rows may hold
  // add
  Points points = 0;
  std::vector<MeasureNumber> per;  ///< their product; empty = once
  std::string unit;                ///< empty: points; else a token that is handed out (`easter-eggs`)
  // scale
  ScaleBy by = ScaleBy::zero;
  std::optional<Points> add_at_most;  ///< of a doubling
  // count: one thing of the class weighs so much in the measures. set: the measures become `as_number`
  std::vector<MeasureNumber> in;
  ClassNumber of = no_number;
  CountAs as = CountAs::number;
  std::int32_t as_number = 1;
  MeasureNumber as_measure = no_number;
  // who; and for awards, who gets them
  Payee payee;
  // floor
  Floor floor = Floor::below_zero_allowed;
  SlotNumber floors = 0;  ///< the slot whose rows the floor is for
  // order: entries of the row's items come before or after entries of these, or in that step
  std::vector<ItemNumber> before, after;
  std::string step;
  // shown
  std::vector<std::vector<Condition>> wordings;  ///< conditions of each; exactly one holds. Empty: one sentence
  std::string source;                            ///< where the rule is printed
  bool historical = false;
  bool unconfirmed = false;
  bool warns = false;  ///< of a note: numbers for which it holds are none that a table comes to
  friend bool operator==(const Row&, const Row&) = default;
};

struct Item {
  std::string id;    ///< `city`
  std::string term;  ///< glossary term
  std::string expansion;
  std::string occupant;                  ///< glossary term of what a figure on it is called: `knight`
  std::optional<SegmentKind> subject;    ///< what on the board is scored by it; none: numbers only
  bool completed_subject_after = false;  ///< scored after the game on completed features (cities of the old farmers)
  FigureArea figures = FigureArea::feature;
  std::array<bool, phase_count> phases{true, true};
  std::vector<SlotNumber> slots;
  std::vector<Condition> when;     ///< on the selection: otherwise the item is not scored at all
  MeasureNumber each = no_number;  ///< number of elements of the block, if some slots are computed once for each
  std::string block;               ///< key of the block in FEATURE.json: `neighbours`, `roads`
  std::string step;                ///< of final scoring: `figures`, `features`, …
  bool noted = false;              ///< only a note says what it was for
  /// Where other numbers are usual than the measure says.
  std::vector<std::pair<MeasureNumber, Usual>> usual;
  friend bool operator==(const Item&, const Item&) = default;
};

struct VariantValue {
  std::string id;
  bool historical = false;
  friend bool operator==(const VariantValue&, const VariantValue&) = default;
};
struct Variant {
  std::string id;
  std::string expansion;
  std::string initial;  ///< the value that holds when nothing is chosen
  std::vector<VariantValue> values;
  friend bool operator==(const Variant&, const Variant&) = default;
};

struct Slot {
  std::string id;
  Effect effect = Effect::note;
  bool each = false;       ///< computed once for each element of the item's block
  bool on_player = false;  ///< its rows belong to players
  bool award = false;      ///< paid beside the scorers, outside the total
  friend bool operator==(const Slot&, const Slot&) = default;
};

/// An expansion or a part of one, and the flags it brings: `odd-shapes`, `double-sized-tiles`.
struct Component {
  std::string id;
  bool always = false;  ///< in play whatever is selected: the base game, and what several expansions share
  std::vector<std::string> brings;
  friend bool operator==(const Component&, const Component&) = default;
};

struct Rulebook {
  Catalogue catalogue;
  std::vector<Slot> slots;  ///< in the one order
  std::vector<Measure> measures;
  std::vector<Class> classes;
  std::vector<Item> items;
  std::vector<Variant> variants;
  std::vector<Row> rows;
  std::vector<Component> components;  ///< base-game first
  std::vector<std::string> steps;     ///< of final scoring, in order
  ExpansionCatalogue expansions;      ///< everything that can be chosen
  friend bool operator==(const Rulebook&, const Rulebook&) = default;
};

std::optional<RowNumber> find_row(const Rulebook&, std::string_view id);
std::optional<ItemNumber> find_item(const Rulebook&, std::string_view id);
std::optional<MeasureNumber> find_measure(const Rulebook&, std::string_view id);
std::optional<ClassNumber> find_class(const Rulebook&, std::string_view id);
/// What it is a kind of, however many steps away: a tile, a figure.
ClassNumber plainest(const Rulebook&, ClassNumber);
/// What is usual for a measure of an item.
Usual usual(const Rulebook&, const Item&, MeasureNumber);

/// A test of a measure. Tests stand in runs joined by `or_next`; every run needs one that holds.
struct MeasureTest {
  MeasureNumber measure = 0;
  bool or_next = false;
  std::int32_t min = INT32_MIN, max = INT32_MAX;
  std::uint64_t choices = 0;  ///< 0 = the range counts
};

/// What is left to ask of a row while scoring, and which rows do not hold when it does.
struct Guard {
  Range tests;       ///< in RuleSet::tests
  Range instead_of;  ///< in RuleSet::replaced
};

/// A step of a pass: an `add` or `scale` row whose conditions on the selection hold.
struct Step {
  RowNumber row = 0;
  Effect effect = Effect::add;
  bool on_player = false;
  bool each = false;
  ScaleBy by = ScaleBy::zero;
  std::uint8_t factor_count = 0;
  MeasureNumber factors[2] = {no_number, no_number};
  Points points = 0;
  Guard guard;
};

/// Who is paid, or who gets an award.
struct Payment {
  RowNumber row = 0;
  Range conditions;  ///< in RuleSet::tests: on the player's measures, for `every` and for tie-breaks
  Guard guard;
};

struct Award {
  Step step;
  Payment payment;
};

/// What one thing of a class weighs in a measure.
struct Weight {
  MeasureNumber in = 0;
  ClassNumber of = 0;
  RowNumber row = 0;
  CountAs as = CountAs::number;
  std::int32_t number = 1;
  MeasureNumber measure = no_number;  ///< for CountAs::measure
  Guard guard;
};

/// A measure that a program needs, and how the board gives it.
struct Reading {
  MeasureNumber measure = 0;
  Maker maker = Maker::given;
  MarkNumber mark = 0;
  std::int32_t weight = 1;  ///< of a plain tile, for `pieces`
};

/// Strength of a figure of one class, as far as the selection settles it.
struct Strength {
  std::int32_t number = 0;
  MeasureNumber per = no_number;  ///< times that measure, if there is one
  RowNumber row = no_number;      ///< that says so
};

/// What is done for one item in one phase.
struct Program {
  bool scored = false;  ///< the selection scores the item in this phase
  Range who;            ///< in RuleSet::payments
  Range tie_breaks;     ///< in RuleSet::payments
  Range steps;          ///< in RuleSet::steps, in slot order
  Range awards;         ///< in RuleSet::awards
  Range sets;           ///< in RuleSet::sets
  Range readings;       ///< in RuleSet::readings: what the board has to count
  Range weights;        ///< in RuleSet::weights: the `count` rows of the item
  Range strengths;      ///< in RuleSet::strengths, by class
  Range floors;         ///< in RuleSet::floors
  MeasureNumber each = no_number;
  bool has_each = false;          ///< some step is computed for the elements of the block
  bool has_on_player = false;     ///< some step exists only in a player's own pass
  bool has_replacements = false;  ///< some step stands in for others
};

/// The rows that hold for a selection, compiled: conditions on the selection are settled, rows stand in slot order.
struct RuleSet {
  Selection selection;
  std::vector<RowNumber> rows;     ///< every row that holds, in the order of slots, then of the book
  std::vector<std::string> flags;  ///< what the selected components bring
  std::vector<Program> programs;   ///< by item * phase_count + phase
  std::vector<Payment> payments;
  std::vector<Step> steps;
  std::vector<Award> awards;
  std::vector<Payment> sets;
  std::vector<Weight> weights;
  std::vector<MeasureTest> tests;
  std::vector<RowNumber> replaced;
  std::vector<Strength> strengths;
  std::vector<Reading> readings;
  std::vector<RowNumber> floors;
  MeasureNumber so_far = no_number;
  std::array<ItemNumber, segment_kind_count> item_of{};  ///< the item that scores a segment kind, or no_number
  std::vector<ItemNumber> extra_items;                   ///< items on completed features after the game (old farmers)

  const Program& program(ItemNumber item, Phase phase) const {
    return programs[static_cast<std::size_t>(item) * phase_count + static_cast<std::size_t>(phase)];
  }
};

struct Resolved {
  RuleSet rules;
  Problems problems;  ///< `unknown-expansion`, `unknown-variant`, `unknown-variant-value`
};

/// The rule set of a selection. Always usable: what is unknown is reported and left out.
Resolved resolve(const Rulebook&, const Selection&);

/// The rows that hold for a selection without unknown names, as in its rule set, which is not built.
std::vector<RowNumber> rows_of(const Rulebook&, const Selection&);

/// Which wording of a row holds: its position, or 0 if the row has one sentence.
std::size_t wording_of(const Row&, const RuleSet&, const Rulebook&);

}  // namespace cadastre
