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
  return {s.revision,    words_,   s.selected,
          s.when,        s.tile,   s.turns,
          s.lifted,      s.cursor, s.ghost && s.ghost->held ? s.ghost : std::nullopt,
          s.pad.revision};
}

const Mirror& Model::mirror() {
  const MirrorInputs inputs = mirror_inputs();
  if (mirrored_ == inputs) return mirror_;
  MirrorInputs before = inputs;
  if (mirrored_) before.pad = mirrored_->pad;
  if (mirrored_ == before) {  // only on the pad: its parts alone are made anew
    mirrored_ = inputs;
    mirror_.pad = pad_parts(pad_words());
    mirror_.announcement = state_.pad.draft ? pad_words().add() : std::string();
    ++mirror_version_;
    return mirror_;
  }
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

std::string Model::say(std::string_view id, const std::vector<Value>& values) const {
  return cadastre::say(phrases_, edition(), id, values);
}

std::string Model::player_name(Player player) const {
  return cadastre::player_name(phrases_, state_.board.get(), player);
}

}  // namespace cadastre::editor
