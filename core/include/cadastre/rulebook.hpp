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
#include <vector>

#include "cadastre/board.hpp"
#include "cadastre/problem.hpp"
#include "cadastre/selection.hpp"
#include "cadastre/tile.hpp"

namespace cadastre {

using RowNumber = std::uint16_t;      ///< position in Rulebook::rows
using ItemNumber = std::uint16_t;     ///< position in Rulebook::items
using MeasureNumber = std::uint16_t;  ///< position in Rulebook::measures
using SlotNumber = std::uint8_t;      ///< position in Rulebook::slots
inline constexpr std::uint16_t no_number = 0xffff;

/// What a row does; each row has exactly one.
enum class Effect : std::uint8_t { add, scale, count, who, note };

/// Who is paid.
enum class Scorer : std::uint8_t { most, every, role, nobody };

/// How a measure is made on the board. `given` measures are only ever typed in.
enum class Maker : std::uint8_t {
  pieces,      ///< tiles of the feature
  squares,     ///< occupied squares of an area
  marks,       ///< printed marks of the feature
  figures,     ///< figures of a player on the feature, each weighed by `count` rows
  neighbours,  ///< different completed features that adjoin
  given,
};

/// What one piece of a class weighs: a fixed number, or one of the three numbers that a piece carries.
enum class CountAs : std::uint8_t { number, tiles, squares, segments };

/// Where the figures stand that a measure counts.
enum class FigureArea : std::uint8_t { feature, bordering_fields };

/// Something that can be counted, declared in data.
struct Measure {
  std::string id;    ///< `length`
  std::string term;  ///< glossary term of the thing counted: `tile`
  Maker maker = Maker::given;
  std::string mark;  ///< for `marks`: the mark that is counted
  bool on_player = false;
  std::int32_t min = 0;
  std::int32_t max = 0;  ///< bound for a person's entry
  friend bool operator==(const Measure&, const Measure&) = default;
};

/// A kind of thing, in a tree: meeple is a figure, double-sized-tile is a tile.
struct Class {
  std::string id;
  ClassNumber parent = no_number;
  bool figure = false;          ///< whether it can be put on a feature
  std::int32_t supply = 0;      ///< figures a player has beside the scoring figure; 0 = not counted
  std::string expansion;        ///< file that brings it
  friend bool operator==(const Class&, const Class&) = default;
};

/// A condition on a row; a list of them means all hold.
struct Condition {
  enum class Kind : std::uint8_t { measure, edition, variant, all, any, none };
  Kind kind = Kind::measure;
  MeasureNumber measure = no_number;
  std::int32_t min = INT32_MIN;
  std::int32_t max = INT32_MAX;
  std::uint8_t editions = 0;   ///< bit set of Edition
  std::string variant, value;
  std::vector<Condition> parts;
  friend bool operator==(const Condition&, const Condition&) = default;
};

/// What a `scale` makes of the running total: nothing, half (rounded up) or double.
enum class ScaleBy : std::uint8_t { zero, half, twice };

struct Row {
  std::string id;         ///< `base-game.city-tiles-during`
  std::string expansion;  ///< the file's: `base-game`
  SlotNumber slot = 0;
  Effect effect = Effect::note;
  std::vector<ItemNumber> items;  ///< empty: every item that has the slot
  std::optional<Phase> phase;     ///< nullopt: both
  std::vector<Condition> when;
  bool on_player = false;             ///< only in a player's own pass
  std::vector<RowNumber> instead_of;  ///< rows it stands in for when it holds
  // add
  Points points = 0;
  std::vector<MeasureNumber> per;  ///< their product; empty = once
  // scale
  ScaleBy by = ScaleBy::zero;
  // count: one thing of the class weighs so much in the measures
  std::vector<MeasureNumber> in;
  ClassNumber of = no_number;
  CountAs as = CountAs::number;
  std::int32_t as_number = 1;
  // who
  Scorer scorer = Scorer::nobody;
  MeasureNumber most = no_number;
  // shown
  std::string source;      ///< where the rule is printed
  bool historical = false;
  friend bool operator==(const Row&, const Row&) = default;
};

struct Item {
  std::string id;                      ///< `city`
  std::string term;                    ///< glossary term
  std::string expansion;
  SegmentKind subject = SegmentKind::city;  ///< what on the board is scored by it
  bool completed_subject_after = false;  ///< scored after the game on completed features (cities of the old farmers)
  FigureArea figures = FigureArea::feature;
  bool phases[phase_count] = {true, true};
  std::vector<SlotNumber> slots;
  std::vector<Condition> when;  ///< on the selection: otherwise the item is not scored at all
  MeasureNumber each = no_number;  ///< number of elements of the block, if some slots are computed once for each
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
  bool each = false;  ///< computed once for each element of the item's block
  friend bool operator==(const Slot&, const Slot&) = default;
};

struct Rulebook {
  Catalogue catalogue;
  std::vector<Slot> slots;  ///< in the one order
  std::vector<Measure> measures;
  std::vector<Class> classes;
  std::vector<Item> items;
  std::vector<Variant> variants;
  std::vector<Row> rows;
  std::vector<std::string> expansions;  ///< ids, base-game first
  friend bool operator==(const Rulebook&, const Rulebook&) = default;
};

std::optional<RowNumber> find_row(const Rulebook&, std::string_view id);
std::optional<ItemNumber> find_item(const Rulebook&, std::string_view id);
std::optional<MeasureNumber> find_measure(const Rulebook&, std::string_view id);
std::optional<ClassNumber> find_class(const Rulebook&, std::string_view id);

/// At most this many measures (a fixed block of numbers is kept while scoring).
inline constexpr std::size_t max_measures = 256;

/// A step of a pass: an `add` or `scale` row whose conditions on the selection hold.
struct Step {
  RowNumber row = 0;
  Effect effect = Effect::add;
  bool on_player = false;
  ScaleBy by = ScaleBy::zero;
  std::uint8_t factor_count = 0;
  MeasureNumber factors[2] = {no_number, no_number};  ///< the number of block elements first, where there is a block
  Points points = 0;
  Range conditions;  ///< in RuleSet::conditions: what is left to ask of the measures
  Range instead_of;  ///< in RuleSet::replaced: rows that do not hold when this one does
};

struct MeasureCondition {
  MeasureNumber measure = 0;
  std::int32_t min = 0, max = 0;
};

/// What one thing of a class weighs in a measure, by the deepest class with a row that holds.
struct Weight {
  MeasureNumber in = 0;
  ClassNumber of = 0;
  CountAs as = CountAs::number;
  std::int32_t number = 1;
  RowNumber row = 0;
};

/// A measure that a program needs, and how the board gives it.
struct Reading {
  MeasureNumber measure = 0;
  Maker maker = Maker::given;
  MarkNumber mark = 0;
  std::int32_t weight = 1;  ///< of a plain tile, for `pieces`
};

/// What is done for one item in one phase.
struct Program {
  bool scored = false;  ///< the selection scores the item in this phase
  Range steps;          ///< in RuleSet::steps, in slot order
  RowNumber who = no_number;
  Scorer scorer = Scorer::nobody;
  Range strengths;  ///< in RuleSet::strengths: of a figure, by class number
  Range readings;   ///< in RuleSet::readings: what the steps ask of a feature
  bool has_on_player = false;  ///< some step exists only in a player's own pass
  bool has_replacements = false;
};

/// The rows that hold for a selection, compiled: conditions on the selection are settled, rows stand in slot order.
struct RuleSet {
  Selection selection;
  std::vector<RowNumber> rows;  ///< every row that holds, in the order of slots, then of the book
  std::vector<Program> programs;  ///< by item * phase_count + phase
  std::vector<Step> steps;
  std::vector<MeasureCondition> conditions;
  std::vector<RowNumber> replaced;
  std::vector<Weight> weights;
  std::vector<std::int32_t> strengths;
  std::vector<Reading> readings;
  std::array<ItemNumber, segment_kind_count> item_of{};  ///< the item that scores a segment kind, or no_number
  std::vector<ItemNumber> extra_items;  ///< items on completed features after the game (old farmers)

  const Program& program(ItemNumber item, Phase phase) const {
    return programs[static_cast<std::size_t>(item) * phase_count + static_cast<std::size_t>(phase)];
  }
};

struct Resolved {
  RuleSet rules;
  Problems problems;  ///< `unknown-expansion`, `unknown-variant`, `unknown-variant-value`, `rows-conflict`
};

/// The rule set of a selection. Always usable: what is unknown is reported and left out.
Resolved resolve(const Rulebook&, const Selection&);

}  // namespace cadastre
