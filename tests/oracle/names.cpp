#include "oracle/names.hpp"

#include <array>
#include <map>

#include "cadastre/contains.hpp"

namespace oracle {
namespace {

using Words = std::map<std::string, std::string>;

/// Tile sets, with the edition whose mix they are.
const std::map<std::string, cadastre::Edition> sets = {{"basic:1", cadastre::Edition::C1},
                                                       {"basic:2", cadastre::Edition::C2}};
/// What else is in play and needs nothing of ours: gardens do nothing without an abbot.
const std::vector<std::string> elements = {"small-follower", "farmers", "garden"};
/// Switches: "name=value" to our variant, or to nothing where the value is what we do anyway.
const std::map<std::string, std::optional<cadastre::VariantChoice>> switches = {
    {"tiny-city-scoring=4", std::nullopt},
    {"tiny-city-scoring=2", cadastre::VariantChoice{"two-tile-city", "2"}},
};
const Words figures = {{"small", "meeple"}};
/// What a measure is called as an item.
const Words items = {{"length", "tiles"},
                     {"size", "tiles"},
                     {"surroundings", "tiles"},
                     {"coats-of-arms", "pennants"},
                     {"completed-neighbours", "cities"}};
const Words events_during = {{"road", "road"}, {"city", "city"}, {"monastic-building", "monastery"}};
const Words events_after = {{"road", "road.incomplete"},
                            {"city", "city.incomplete"},
                            {"monastic-building", "monastery.incomplete"},
                            {"field", "field"}};
/// Rows that give an event another name.
const Words events_by_row = {{"base-game.two-tile-city-tiles", "city.tiny"}};

constexpr std::array<const char*, cadastre::segment_kind_count> feature_names = {"City", "Road", "Field", "Monastery",
                                                                                 "Garden"};

std::string word(const Words& words, const std::string& key) {
  const auto at = words.find(key);
  return at == words.end() ? key : at->second;
}

}  // namespace

Setup setup_of(const Game& game) {
  Setup setup;
  for (const auto& [name, number] : game.sets) {
    const auto set = sets.find(name);
    if (set == sets.end() || number != 1) {
      setup.unknown.push_back("set " + name);
    } else {
      setup.selection.edition = set->second;
    }
  }
  for (const std::string& name : game.elements) {
    if (!cadastre::contains(elements, name)) setup.unknown.push_back("element " + name);
  }
  for (const auto& [name, value] : game.rules) {
    const auto at = switches.find(name + "=" + value);
    if (at == switches.end()) {
      setup.unknown.push_back("switch " + name + "=" + value);
    } else if (at->second) {
      setup.selection.variants.push_back(*at->second);
    }
  }
  return setup;
}

std::string event_name(const cadastre::Rulebook& book, const cadastre::ScoreSheets& sheets,
                       const cadastre::Sheet& sheet) {
  for (std::uint32_t i = 0; i < sheet.terms.size; ++i) {
    const auto named = events_by_row.find(book.rows[sheets.terms[sheet.terms.begin + i].row].id);
    if (named != events_by_row.end()) return named->second;
  }
  return word(sheet.phase == cadastre::Phase::during ? events_during : events_after, book.items[sheet.item].id);
}

std::vector<Item> items_of(const cadastre::Rulebook& book, const cadastre::ScoreSheets& sheets, cadastre::Range terms) {
  std::vector<Item> result;
  for (std::uint32_t i = 0; i < terms.size; ++i) {
    const cadastre::Term& term = sheets.terms[terms.begin + i];
    const bool known = term.factor_count == 1 && items.count(book.measures[term.factors[0].measure].id);
    result.push_back({known ? items.at(book.measures[term.factors[0].measure].id) : book.rows[term.row].id,
                      known ? term.factors[0].number : 0, term.points});
  }
  return result;
}

std::string feature_name(cadastre::SegmentKind kind) { return feature_names[static_cast<std::size_t>(kind)]; }

std::optional<cadastre::SegmentKind> kind_of(const std::string& feature) {
  for (std::size_t i = 0; i < feature_names.size(); ++i) {
    if (feature == feature_names[i]) return static_cast<cadastre::SegmentKind>(i);
  }
  return std::nullopt;
}

std::optional<cadastre::ClassNumber> class_of(const cadastre::Rulebook& book, const std::string& figure) {
  const auto name = figures.find(figure);
  if (name == figures.end()) return std::nullopt;
  return cadastre::find_class(book, name->second);
}

}  // namespace oracle
