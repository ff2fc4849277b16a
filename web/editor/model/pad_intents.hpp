#pragma once
// What a person can want on the score pad.

#include "model/pad_state.hpp"

namespace cadastre::editor {

// --- changes of the document ---

/// Adds the form that is being filled in, or puts it in the place of the entry that is edited.
struct AddEntry {};
struct RemoveEntry {
  std::size_t entry = 0;
};
/// Up (-1) or down (1) among the entries.
struct MoveEntry {
  std::size_t entry = 0;
  int by = 1;
};
/// Another game of the same people with the same selection.
struct Rematch {};

// --- the form ---

struct BeginEntry {
  ItemNumber item = 0;
  Phase phase = Phase::during;
  std::optional<FeatureForm> as{};  ///< filled in, on the pad: an example of a rule
};
struct EditEntry {
  std::size_t entry = 0;
};
struct Answer {
  Question to;
  std::int32_t value = 0;
};
struct SetFigures {
  Player player = Player::red;
  ClassNumber kind = 0;
  std::int32_t number = 0;
};
/// Nobody has the role without a player.
struct SetRole {
  std::string role;
  std::optional<Player> player;
};
/// What it was for; an empty text takes the note away.
struct NoteEntry {
  std::string text;
};
/// How many elements of the block are told one by one.
struct SetElements {
  std::size_t number = 0;
};
struct CancelEntry {};

// --- what is looked at ---

struct OpenPad {
  PadView view = PadView::game;
};
/// A step of the final scoring, by its item.
struct OpenStep {
  ItemNumber item = 0;
};
/// The open step is done: the next one, or the result after the last.
struct NextStep {};

}  // namespace cadastre::editor
