#include "oracle/check.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "cadastre/contains.hpp"
#include "cadastre/legality.hpp"
#include "cadastre/scoring.hpp"
#include "oracle/names.hpp"

namespace oracle {
namespace {

using cadastre::FeatureNumber;

std::string shown(const Spot& s) {
  return s.feature + " at " + std::to_string(s.x) + "," + std::to_string(s.y) + " " + s.location;
}

std::string shown(const Event& e) {
  std::string text = e.name + " " + std::to_string(e.points);
  for (const Item& item : e.items) {
    text += (&item == &e.items.front() ? " (" : ", ") + item.name + " " + std::to_string(item.count) + " = " +
            std::to_string(item.points);
  }
  return text + (e.items.empty() ? "" : ")");
}

template <class List>
std::string joined(const List& list) {
  std::string text;
  for (const auto& entry : list) text += (text.empty() ? "" : " ") + std::string(entry);
  return text.empty() ? "nothing" : text;
}

/// A game on our table, tile by tile.
class Comparison {
 public:
  Comparison(const Game& game, const cadastre::Rulebook& book) : game_(game), book_(book) {}

  Checked run() {
    const Setup setup = setup_of(game_);
    for (const std::string& unknown : setup.unknown) differ("unknown " + unknown);
    if (!setup.unknown.empty()) return out_;
    const cadastre::Resolved resolved = cadastre::resolve(book_, setup.selection);
    for (const cadastre::Problem& p : resolved.problems) differ("the selection has the problem " + p.code);
    rules_ = resolved.rules;
    begin_board(setup.selection);
    replay();
    compare_table();
    score_the_end();
    return out_;
  }

 private:
  using Key = std::pair<int, FeatureNumber>;  // player, feature

  void differ(const std::string& what) { out_.differences.push_back(what); }
  static cadastre::Player colour(int player) { return static_cast<cadastre::Player>(player); }

  void begin_board(const cadastre::Selection& selection) {
    board_.selection = selection;
    for (int player = 0; player < game_.players; ++player) board_.players.push_back({colour(player), {}, 0});
    totals_.assign(static_cast<std::size_t>(game_.players), 0);
  }

  // --------------------------------------------------------------------------------------------- onto the table

  std::optional<cadastre::PlacedTile> placed(const LaidTile& laid) {
    const auto tile = cadastre::find_tile(book_.catalogue, laid.tile);
    if (!tile || laid.rotation % 90 != 0) {
      differ("unknown tile or rotation " + laid.tile + " " + std::to_string(laid.rotation));
      return std::nullopt;
    }
    return cadastre::PlacedTile{*tile, {laid.x, laid.y}, static_cast<std::uint8_t>(laid.rotation / 90)};
  }

  std::optional<cadastre::Place> place_of(const Spot& spot) {
    const int tile = cadastre::tile_at(board_, {spot.x, spot.y});
    const auto kind = kind_of(spot.feature);
    if (tile < 0 || !kind) return std::nullopt;
    const cadastre::PlacedTile& laid = board_.tiles[static_cast<std::size_t>(tile)];
    const cadastre::Tile& printed = book_.catalogue.tiles[laid.tile];
    const auto segment = cadastre::find_segment(printed, laid.turns, *kind, spot.location);
    if (!segment || cadastre::place_name(printed, laid.turns, *segment) != spot.location) return std::nullopt;
    return cadastre::Place{static_cast<std::uint32_t>(tile), *segment};
  }

  std::optional<FeatureNumber> feature_at(const cadastre::Features& features, const Spot& spot,
                                          const std::string& when) {
    const auto place = place_of(spot);
    if (place) return cadastre::feature_at(features, *place);
    differ(when + shown(spot) + ": there is no such place here");
    return std::nullopt;
  }

  void put(const Figure& figure) {
    const auto kind = class_of(book_, figure.kind);
    const auto place = place_of(figure.spot);
    if (!kind || !place) {
      differ("player " + std::to_string(figure.player) + ", " + shown(figure.spot) + ": no such figure or place here");
      return;
    }
    board_.figures.push_back({colour(figure.player), *kind, {figure.spot.x, figure.spot.y}, place->segment});
  }

  Spot spot_of(const cadastre::Features& features, FeatureNumber number) const {
    const cadastre::Feature& f = features.features[number];
    return spot_of(f.kind, features.places[f.places.begin]);
  }

  Spot spot_of(cadastre::SegmentKind kind, cadastre::Place place) const {
    const cadastre::PlacedTile& laid = board_.tiles[place.tile];
    return {laid.square.x, laid.square.y, feature_name(kind),
            cadastre::place_name(book_.catalogue.tiles[laid.tile], laid.turns, place.segment)};
  }

  // --------------------------------------------------------------------------------------------- the game again

  void replay() {
    for (int i = 0; i < game_.start_tiles && i < static_cast<int>(game_.tiles.size()); ++i) {
      if (const auto tile = placed(game_.tiles[static_cast<std::size_t>(i)])) board_.tiles.push_back(*tile);
    }
    for (std::size_t i = 0; i < game_.replay.size(); ++i) {
      const Turn& turn = game_.replay[i];
      const auto tile = placed(turn.tile);
      if (!tile) return;
      if (turn.also) differ("turn " + std::to_string(i + 1) + ": something beside tile and meeple happened");
      const std::set<FeatureNumber> completed = lay(*tile, i + 1);
      if (turn.figure) put(*turn.figure);
      score_turn(static_cast<int>(i) + 1, completed);
    }
    for (std::size_t p = 0; p < totals_.size() && p < game_.scores_before_final.size(); ++p) {
      board_.players[p].track = totals_[p];
      if (totals_[p] == game_.scores_before_final[p]) continue;
      differ("player " + std::to_string(p) + ", before the final scoring: " +
             std::to_string(game_.scores_before_final[p]) + " points, here " + std::to_string(totals_[p]));
    }
  }

  /// Lays a tile as the editor would: asks where it may go, and what it would complete there.
  std::set<FeatureNumber> lay(const cadastre::PlacedTile& tile, std::size_t turn) {
    const cadastre::Placement placement{tile.square, tile.turns};
    const auto legal = cadastre::legal_placements(board_, book_.catalogue, tile.tile);
    if (!cadastre::contains(legal, placement)) {
      differ("turn " + std::to_string(turn) + ": the tile may not lie there");
    }
    const cadastre::BoardScore before = cadastre::score(board_, book_, rules_);
    const cadastre::WhatIf what = cadastre::what_if(board_, before, book_, rules_, tile.tile, placement);
    board_.tiles.push_back(tile);
    const std::set<FeatureNumber> said(what.completed.begin(), what.completed.end());
    if (said != newly_completed(before.features, what.score.features)) {
      differ("turn " + std::to_string(turn) + ": what the tile would complete is not what it completes");
    }
    return said;
  }

  std::set<FeatureNumber> newly_completed(const cadastre::Features& before, const cadastre::Features& after) const {
    std::set<FeatureNumber> result;
    for (std::size_t f = 0; f < after.features.size(); ++f) {
      if (!after.features[f].completed) continue;
      const cadastre::Range places = after.features[f].places;
      bool was = false;
      for (std::uint32_t i = 0; i < places.size; ++i) {
        const cadastre::Place place = after.places[places.begin + i];
        if (place.tile >= before.first_segment.size()) continue;
        was = was || before.features[cadastre::feature_at(before, place)].completed;
      }
      if (!was) result.insert(static_cast<FeatureNumber>(f));
    }
    return result;
  }

  void score_turn(int turn, const std::set<FeatureNumber>& completed) {
    const cadastre::BoardScore score = cadastre::score(board_, book_, rules_);
    std::vector<cadastre::SheetNumber> sheets;
    std::set<std::uint32_t> home;
    for (std::size_t f = 0; f < score.now.size(); ++f) {
      const cadastre::Range figures = score.features.features[f].figures;
      if (score.now[f] == cadastre::no_sheet || figures.size == 0) continue;
      if (!completed.count(static_cast<FeatureNumber>(f))) {
        differ("turn " + std::to_string(turn) + ", " + shown(spot_of(score.features, static_cast<FeatureNumber>(f))) +
               ": was completed before and is still occupied");
      }
      sheets.push_back(score.now[f]);
      for (std::uint32_t i = 0; i < figures.size; ++i) home.insert(score.features.figures[figures.begin + i]);
    }
    std::vector<Event> expected;
    for (const Event& e : game_.events) {
      if (e.after_tile == turn) expected.push_back(e);
    }
    compare_events("turn " + std::to_string(turn) + ", ", score, sheets, expected);
    std::vector<cadastre::PlacedFigure> left;
    for (std::uint32_t i = 0; i < board_.figures.size(); ++i) {
      if (!home.count(i)) left.push_back(board_.figures[i]);
    }
    board_.figures = std::move(left);
  }

  /// Scored sheets beside the oracle's events: every one on both sides, item by item.
  void compare_events(const std::string& when, const cadastre::BoardScore& score,
                      const std::vector<cadastre::SheetNumber>& sheets, const std::vector<Event>& events) {
    std::map<Key, Event> ours, theirs;
    for (const cadastre::SheetNumber number : sheets) {
      const cadastre::Sheet& sheet = score.sheets.sheets[number];
      for (std::uint32_t i = 0; i < sheet.shares.size; ++i) {
        const cadastre::Share& share = score.sheets.shares[sheet.shares.begin + i];
        if (!share.scores) continue;
        const int player = static_cast<int>(share.player);
        totals_[static_cast<std::size_t>(player)] += share.points;
        ours[{player, sheet.feature}] = {0,
                                         player,
                                         event_name(book_, score.sheets, sheet),
                                         share.points,
                                         items_of(book_, score.sheets, share.terms),
                                         std::nullopt};
      }
    }
    for (const Event& e : events) {
      ++out_.scorings;
      if (!e.at) {
        differ(when + "player " + std::to_string(e.player) + ": " + shown(e) + ", a bonus without a place");
      } else if (const auto feature = feature_at(score.features, *e.at, when)) {
        if (!theirs.emplace(Key{e.player, *feature}, e).second) differ(when + shown(*e.at) + ": scored twice");
      }
    }
    for (auto& [key, event] : theirs) compare_event(when, event, ours.count(key) ? &ours[key] : nullptr);
    for (const auto& [key, event] : ours) {
      if (theirs.count(key)) continue;
      differ(when + "player " + std::to_string(key.first) + ", " + shown(spot_of(score.features, key.second)) +
             ": nothing, here " + shown(event));
    }
  }

  void compare_event(const std::string& when, Event theirs, const Event* ours) {
    const std::string who = when + "player " + std::to_string(theirs.player) + ", " + shown(*theirs.at) + ": ";
    if (!ours) {
      differ(who + shown(theirs) + ", here nothing");
      return;
    }
    std::vector<Item> own_items = ours->items;
    std::sort(own_items.begin(), own_items.end());
    std::sort(theirs.items.begin(), theirs.items.end());
    if (theirs.name == ours->name && theirs.points == ours->points && theirs.items == own_items) return;
    differ(who + shown(theirs) + ", here " + shown(*ours));
  }

  // --------------------------------------------------------------------------------------------- the end

  /// The replay must have led to the table of the file, and it must be a table without problems.
  void compare_table() {
    std::vector<cadastre::PlacedTile> tiles;
    for (const LaidTile& laid : game_.tiles) {
      if (const auto tile = placed(laid)) tiles.push_back(*tile);
    }
    if (tiles != board_.tiles) differ("the replay does not lead to the tiles of the table");
    std::multiset<std::string> ours, theirs;
    for (const cadastre::PlacedFigure& f : board_.figures) {
      const int tile = cadastre::tile_at(board_, f.square);
      const cadastre::PlacedTile& laid = board_.tiles[static_cast<std::size_t>(tile)];
      const auto kind = book_.catalogue.tiles[laid.tile].segments[f.segment].kind;
      ours.insert(std::to_string(static_cast<int>(f.player)) + " " +
                  shown(spot_of(kind, {static_cast<std::uint32_t>(tile), f.segment})));
    }
    for (const Figure& f : game_.figures) theirs.insert(std::to_string(f.player) + " " + shown(f.spot));
    if (ours != theirs) differ("meeples on the table: " + joined(theirs) + ", here " + joined(ours));
    for (const cadastre::Problem& p : cadastre::examine(board_, book_, cadastre::trace(board_, book_.catalogue))) {
      differ("the table has the problem " + p.code + " at " + p.where);
    }
  }

  void score_the_end() {
    for (std::size_t p = 0; p < board_.players.size(); ++p) board_.players[p].track = game_.scores_before_final[p];
    const cadastre::BoardScore score = cadastre::score(board_, book_, rules_);
    compare_occupied(score);
    std::vector<cadastre::SheetNumber> sheets = score.others;
    for (std::size_t f = 0; f < score.features.features.size(); ++f) {
      if (score.features.features[f].figures.size == 0) continue;
      if (score.at_end[f] != cadastre::no_sheet) sheets.push_back(score.at_end[f]);
    }
    compare_events("at the end, ", score, sheets, game_.final_events);
    for (std::size_t p = 0; p < board_.players.size(); ++p) {
      const cadastre::PlayerTotal& total = score.totals[board_.players[p].player];
      if (total.at_end == game_.scores[p] && total.now == 0) continue;
      differ("player " + std::to_string(p) + ", final score: " + std::to_string(game_.scores[p]) + ", here " +
             std::to_string(total.at_end));
    }
  }

  void compare_occupied(const cadastre::BoardScore& score) {
    std::set<FeatureNumber> seen;
    for (const Occupied& entry : game_.occupied) {
      if (entry.places.empty()) continue;
      const auto feature = feature_at(score.features, entry.places.front(), "");
      if (!feature) continue;
      seen.insert(*feature);
      compare_occupied(score, *feature, entry);
    }
    for (std::size_t f = 0; f < score.features.features.size(); ++f) {
      const auto number = static_cast<FeatureNumber>(f);
      if (score.features.features[f].figures.size == 0 || seen.count(number)) continue;
      differ(shown(spot_of(score.features, number)) + ": occupied only here");
    }
  }

  void compare_occupied(const cadastre::BoardScore& score, FeatureNumber number, const Occupied& entry) {
    const cadastre::Feature& f = score.features.features[number];
    const std::string where = shown(entry.places.front()) + ": ";
    std::set<std::string> theirs, ours;
    for (const Spot& spot : entry.places) theirs.insert(shown(spot));
    for (std::uint32_t i = 0; i < f.places.size; ++i) {
      ours.insert(shown(spot_of(f.kind, score.features.places[f.places.begin + i])));
    }
    if (theirs != ours) differ(where + "its places are " + joined(theirs) + ", here " + joined(ours));
    if (f.completed != entry.completed) differ(where + (entry.completed ? "completed" : "open") + " only there");
    const cadastre::SheetNumber sheet = f.completed ? score.now[number] : score.at_end[number];
    std::map<int, int> strengths;
    std::set<int> owners;
    for (std::uint32_t i = 0; sheet != cadastre::no_sheet && i < score.sheets.sheets[sheet].shares.size; ++i) {
      const cadastre::Share& share = score.sheets.shares[score.sheets.sheets[sheet].shares.begin + i];
      strengths[static_cast<int>(share.player)] = share.strength;
      if (share.scores) owners.insert(static_cast<int>(share.player));
    }
    if (strengths != entry.strengths) differ(where + "other strengths");
    if (owners != std::set<int>(entry.owners.begin(), entry.owners.end())) differ(where + "other owners");
  }

  const Game& game_;
  const cadastre::Rulebook& book_;
  cadastre::RuleSet rules_;
  cadastre::Board board_;
  std::vector<int> totals_;  // during the game, by player
  Checked out_;
};

}  // namespace

Checked check(const Game& game, const cadastre::Rulebook& book) {
  if (game.players < 1 || game.players > cadastre::player_count) return {0, {"not 1 to 8 players"}};
  const auto players = static_cast<std::size_t>(game.players);
  const auto nobody = [&](const auto& entry) { return entry.player < 0 || entry.player >= game.players; };
  if (game.scores.size() != players || game.scores_before_final.size() != players) {
    return {0, {"not as many scores as players"}};
  }
  for (const auto* events : {&game.events, &game.final_events}) {
    if (std::any_of(events->begin(), events->end(), nobody)) return {0, {"an event of nobody"}};
  }
  for (const Turn& turn : game.replay) {
    if (turn.figure && nobody(*turn.figure)) return {0, {"a figure of nobody"}};
  }
  return Comparison(game, book).run();
}

}  // namespace oracle
