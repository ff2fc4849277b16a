#include "properties/compare.hpp"

#include <sstream>

#include "cadastre/json.hpp"
#include "cadastre/legality.hpp"
#include "cadastre/notation.hpp"
#include "rules_bundle.hpp"

namespace properties {
namespace {

using reference::Place;

std::string text_of(const Place& p) {
  return p.kind + "@" + std::to_string(p.x) + "," + std::to_string(p.y) + "." + p.at;
}

/// Collects what was expected and found until something differs.
struct Difference {
  std::string where, found;

  template <class A, class B>
  void unless_equal(const std::string& what, const A& core, const B& reference) {
    if (!found.empty() || core == reference) return;
    std::ostringstream out;
    out << where << ": " << what << " is " << core << " in the core, " << reference << " in the reference";
    found = out.str();
  }
};

std::set<Place> places_of(const Scored& s, const Books& b, const cadastre::Feature& f) {
  std::set<Place> places;
  for (std::uint32_t i = 0; i < f.places.size; ++i) {
    const cadastre::Place place = s.score.features.places[f.places.begin + i];
    const cadastre::PlacedTile& laid = s.board.tiles[place.tile];
    const cadastre::Tile& tile = b.rulebook.catalogue.tiles[laid.tile];
    places.insert({laid.square.x, laid.square.y, std::string(cadastre::name(f.kind)),
                   cadastre::place_name(tile, laid.turns, place.segment)});
  }
  return places;
}

int marks_of(const Scored& s, const Books& b, const cadastre::Feature& f, std::string_view mark) {
  for (std::uint32_t i = 0; i < f.marks.size; ++i) {
    const cadastre::MarkCount& count = s.score.features.marks[f.marks.begin + i];
    if (b.rulebook.catalogue.marks[count.mark] == mark) return static_cast<int>(count.number);
  }
  return 0;
}

void compare_sheet(Difference& d, const Scored& s, cadastre::SheetNumber number, const reference::Score& expected) {
  const cadastre::Sheet& sheet = s.score.sheets.sheets[number];
  d.unless_equal("the value", sheet.value, expected.value);
  std::map<std::string, int> strengths;
  std::set<std::string> owners;
  for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
    const cadastre::Share& share = s.score.sheets.shares[sheet.shares.begin + i];
    const std::string player(cadastre::name(share.player));
    strengths[player] = share.strength;
    if (share.scores) owners.insert(player);
    d.unless_equal("the points of " + player, share.points, share.scores ? expected.value : 0);
  }
  d.unless_equal("the number of players on it", strengths.size(), expected.strengths.size());
  for (const auto& [player, strength] : expected.strengths) {
    d.unless_equal("the strength of " + player, strengths.count(player) ? strengths[player] : 0, strength);
    d.unless_equal("whether it scores for " + player, owners.count(player), expected.owners.count(player));
  }
}

void compare_feature(Difference& d, const Scored& s, std::size_t number, const reference::Feature& expected) {
  const cadastre::Feature& f = s.score.features.features[number];
  d.unless_equal("completed", f.completed, expected.completed);
  d.unless_equal("the number of tiles", static_cast<int>(f.tiles), expected.tiles);
  d.unless_equal("the number of open ends", static_cast<int>(f.open_ends), expected.open_ends);
  d.unless_equal("the number of coats of arms", marks_of(s, books(), f, "coats-of-arms"), expected.coats);
  d.unless_equal("the number of squares around", static_cast<int>(f.surroundings), expected.ring);
  const bool now = s.score.now[number] != cadastre::no_sheet, at_end = s.score.at_end[number] != cadastre::no_sheet;
  d.unless_equal("scored now", now, expected.scored_now);
  d.unless_equal("scored at the end", at_end, expected.scored_at_end);
  if (!d.found.empty()) return;
  if (now) compare_sheet(d, s, s.score.now[number], expected.score);
  if (at_end) compare_sheet(d, s, s.score.at_end[number], expected.score);
}

/// Which of the core's features each of the reference's is; the places say it.
std::vector<std::size_t> matched(Difference& d, const Scored& s, const reference::Result& expected) {
  std::map<std::set<Place>, std::size_t> core;
  for (std::size_t i = 0; i < s.score.features.features.size(); ++i) {
    core[places_of(s, books(), s.score.features.features[i])] = i;
  }
  d.where = "the table";
  d.unless_equal("the number of features", s.score.features.features.size(), expected.features.size());
  std::vector<std::size_t> numbers;
  for (const reference::Feature& f : expected.features) {
    const auto at = core.find(f.places);
    d.where = text_of(*f.places.begin());
    d.unless_equal("a feature of just these places", at != core.end(), true);
    numbers.push_back(at == core.end() ? 0 : at->second);
  }
  return numbers;
}

void compare_neighbours(Difference& d, const Scored& s, const reference::Result& expected,
                        const std::vector<std::size_t>& numbers) {
  std::vector<std::set<std::size_t>> wanted(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (int city : expected.features[i].cities) {
      wanted[i].insert(numbers[static_cast<std::size_t>(city)]);
      wanted[static_cast<std::size_t>(city)].insert(numbers[i]);
    }
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const reference::Feature& f = expected.features[i];
    if (f.kind != reference::Kind::field && !(f.kind == reference::Kind::city && f.completed)) continue;
    const cadastre::Range range = s.score.features.features[numbers[i]].neighbours;
    std::set<std::size_t> core;
    for (std::uint32_t k = 0; k < range.size; ++k) core.insert(s.score.features.neighbours[range.begin + k]);
    d.where = text_of(*f.places.begin());
    d.unless_equal("the number of neighbours", static_cast<std::size_t>(range.size), wanted[i].size());
    d.unless_equal("the right neighbours", core == wanted[i], true);
  }
}

void compare_farmers_of_cities(Difference& d, const Scored& s, const reference::Result& expected,
                               const std::vector<std::size_t>& numbers) {
  d.where = "the table";
  d.unless_equal("the number of sheets beside the features'", s.score.others.size(), expected.farmers_of_city.size());
  for (const auto& [city, score] : expected.farmers_of_city) {
    const std::size_t number = numbers[static_cast<std::size_t>(city)];
    d.where = "farmers around " + text_of(*expected.features[static_cast<std::size_t>(city)].places.begin());
    bool found = false;
    for (const cadastre::SheetNumber sheet : s.score.others) {
      if (s.score.sheets.sheets[sheet].feature != number) continue;
      found = true;
      compare_sheet(d, s, sheet, score);
    }
    d.unless_equal("a sheet", found, true);
  }
}

void compare_totals(Difference& d, const Scored& s, const reference::Result& expected) {
  for (const auto& [player, totals] : expected.totals) {
    const auto colour = cadastre::player_named(player);
    d.where = player;
    d.unless_equal("a player", colour.has_value(), true);
    if (!colour) return;
    const cadastre::PlayerTotal& core = s.score.totals[*colour];
    d.unless_equal("the track", core.track, totals.track);
    d.unless_equal("the sum now", core.now, totals.now);
    d.unless_equal("the sum at the end", core.at_end, totals.at_end);
  }
}

/// Where one tile may go, what it would complete there is left to the oracle games; and how many edges disagree.
void compare_legality(Difference& d, const Scored& s, const std::string& text) {
  d.where = "the table";
  int edges = 0;
  for (const cadastre::Problem& p : cadastre::examine(s.board, books().rulebook, s.score.features)) {
    edges += p.code == "edges-disagree";
  }
  d.unless_equal("the number of edges that disagree", edges, reference::disagreeing_edges(text, books().tiles));
  const auto number = static_cast<cadastre::TileNumber>(s.board.tiles.size() % books().rulebook.catalogue.tiles.size());
  const std::string& name = books().rulebook.catalogue.tiles[number].alias;
  std::set<reference::Spot> spots;
  for (const cadastre::Placement& p : cadastre::legal_placements(s.board, books().rulebook.catalogue, number)) {
    spots.insert({p.square.x, p.square.y, p.turns});
    const auto sides = cadastre::disagreeing_sides(s.board, books().rulebook.catalogue, number, p);
    d.unless_equal("sides that disagree at a legal place", static_cast<int>(sides.bits), 0);
  }
  const std::set<reference::Spot> expected = reference::legal_spots(text, name, books().tiles);
  d.unless_equal("the number of places for " + name, spots.size(), expected.size());
  d.unless_equal("the places for " + name + " the same", spots == expected, true);
}

}  // namespace

const Books& books() {
  static const Books read{tests::rulebook(), reference::read_tiles(tests::test_path("reference/tiles.tsv"))};
  return read;
}

Scored scored(const Table& table, std::string* unreadable) {
  cadastre::BoardRead read = cadastre::read_board(text_of(table), books().rulebook);
  cadastre::Resolved resolved = cadastre::resolve(books().rulebook, read.board.selection);
  if (unreadable) {
    *unreadable = tests::listed(read.problems) + tests::listed(resolved.problems);
  }
  cadastre::BoardScore score = cadastre::score(read.board, books().rulebook, resolved.rules);
  return {std::move(read.board), std::move(resolved.rules), std::move(score)};
}

std::string difference(const Table& table) {
  std::string unreadable;
  const Scored core = scored(table, &unreadable);
  if (!unreadable.empty()) return "the core cannot read it: " + unreadable;
  const reference::Result expected = reference::score(text_of(table), books().tiles);
  Difference d;
  const std::vector<std::size_t> numbers = matched(d, core, expected);
  if (!d.found.empty()) return d.found;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    d.where = text_of(*expected.features[i].places.begin());
    compare_feature(d, core, numbers[i], expected.features[i]);
  }
  compare_neighbours(d, core, expected, numbers);
  compare_farmers_of_cities(d, core, expected, numbers);
  compare_totals(d, core, expected);
  compare_legality(d, core, text_of(table));
  return d.found;
}

std::string shown(const Table& table) {
  const cadastre::BoardRead read = cadastre::read_board(text_of(table), books().rulebook);
  return "\n" + cadastre::picture(read.board, books().rulebook) + "\n" + text_of(table) + "\n" + difference(table) +
         "\n";
}

}  // namespace properties
