#pragma once
// What each intent of the score pad does to the state.

#include "model/intent.hpp"

namespace cadastre::editor {

void act_on_pad(State&, const AddEntry&, const Rulebook&);
void act_on_pad(State&, const RemoveEntry&, const Rulebook&);
void act_on_pad(State&, const MoveEntry&, const Rulebook&);
void act_on_pad(State&, const BeginEntry&, const Rulebook&);
void act_on_pad(State&, const EditEntry&, const Rulebook&);
void act_on_pad(State&, const Answer&, const Rulebook&);
void act_on_pad(State&, const SetFigures&, const Rulebook&);
void act_on_pad(State&, const SetRole&, const Rulebook&);
void act_on_pad(State&, const NoteEntry&, const Rulebook&);
void act_on_pad(State&, const SetElements&, const Rulebook&);
void act_on_pad(State&, const CancelEntry&, const Rulebook&);
void act_on_pad(State&, const OpenPad&, const Rulebook&);
void act_on_pad(State&, const OpenStep&, const Rulebook&);
void act_on_pad(State&, const NextStep&, const Rulebook&);

/// Another game has come.
void clear_pad(Pad&);
/// Forms stay with their entries, wherever those are now; if one is gone, its form becomes a new one.
void follow_entries(State&, const Entries& before);
/// Somebody leaves the table: of the forms only what is theirs goes. Before the entries change.
void drafts_without_player(State&, Player);
void recolour_drafts(Pad&, Player from, Player to);
/// In the final scoring, the step that was open at the time of an undone deed is open again.
void follow_steps(State&, const Steps& before);
/// Closes what was opened last on the pad; false if nothing was.
bool go_back_on_pad(State&);
/// The entries of somebody who has left, or whose colour is another now.
Entries without_player(const Entries&, Player);
Entries with_player_recoloured(const Entries&, Player from, Player to);

}  // namespace cadastre::editor
