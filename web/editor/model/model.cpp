#include "model/model.hpp"

namespace cadastre::editor {

Model::Model(Rulebook rulebook) : rulebook_(std::move(rulebook)), state_(initial_state(rulebook_)) {
  refresh(derived_, state_, rulebook_);
}

void Model::act(const Intent& intent) {
  state_ = reduce(std::move(state_), intent, rulebook_);
  refresh(derived_, state_, rulebook_);
  ++version_;
}

void Model::speak(Phrasebook phrases) {
  phrases_ = std::move(phrases);
  ++words_;
  ++version_;
}

Model::MirrorInputs Model::mirror_inputs() const {
  const State& s = state_;
  MirrorInputs in{s.revision, words_, s.selected, s.when, s.tile, s.turns, s.lifted, s.cursor, s.hole, s.palette, {}};
  if (s.ghost && s.ghost->held) in.held = s.ghost;
  return in;
}

const Mirror& Model::mirror() {
  const MirrorInputs inputs = mirror_inputs();
  if (mirrored_ == inputs) return mirror_;
  Mirror next = editor::mirror(state_, derived_, rulebook_, phrases_);
  if (!mirrored_ || !(next == mirror_)) {
    mirror_ = std::move(next);
    ++mirror_version_;
  }
  mirrored_ = inputs;
  return mirror_;
}

std::uint64_t Model::mirror_version() {
  mirror();
  return mirror_version_;
}

const std::vector<TileNumber>& Model::tiles_shown() {
  PaletteInputs inputs{state_.revision, words_, state_.tile, state_.hole, state_.palette};
  if (palette_inputs_ != inputs) {
    tiles_shown_ = editor::tiles_shown(state_, derived_, rulebook_, phrases_);
    palette_inputs_ = std::move(inputs);
  }
  return tiles_shown_;
}

std::string Model::say(std::string_view id, const std::vector<Value>& values) const {
  return cadastre::say(phrases_, edition(), id, values);
}

std::string Model::player_name(Player player) const {
  return cadastre::player_name(phrases_, state_.board.get(), player);
}

}  // namespace cadastre::editor
