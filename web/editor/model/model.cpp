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
  return {s.revision,    words_,  s.turned, s.selected, s.when,
          s.tile,        s.turns, s.lifted, s.cursor,   s.ghost && s.ghost->held ? s.ghost : std::nullopt,
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
  add_place(next);
  if (!mirrored_ || !(next == mirror_)) {
    mirror_ = std::move(next);
    ++mirror_version_;
  }
  mirrored_ = inputs;
  return mirror_;
}

const Found& Model::found() {
  const FoundInputs inputs{state_.lookup, derived_.selections, words_};
  if (looked_up_ != inputs) {
    found_ = find(state_.lookup, state_, derived_, rulebook_, phrases_);
    looked_up_ = inputs;
  }
  return found_;
}

const RulePage* Model::open_rule() {
  const RuleInputs inputs{state_.rule, state_.revision, words_, state_.turned};
  if (opened_ != inputs) {
    rule_.reset();
    if (const auto row = find_row(rulebook_, state_.rule))
      rule_ = rule_page(*row, state_, derived_, rulebook_, phrases_);
    opened_ = inputs;
  }
  return rule_ ? &*rule_ : nullptr;
}

const SelectorParts& Model::selector() {
  const SelectorInputs inputs{state_.revision, words_, state_.turned};
  if (selected_ != inputs) {
    selector_ = selector_parts(state_, derived_, rulebook_, phrases_);
    selected_ = inputs;
  }
  return selector_;
}

void Model::add_place(Mirror& m) {
  constexpr std::string_view names[] = {"board", "pad", "rules", "expansions"};
  m.place = names[static_cast<int>(state_.page)];
  const auto add = [&](const MirrorParts& parts) {
    for (const MirrorPart& part : parts) m.parts.push_back(part);
  };
  if (state_.page == Page::rules) {
    const RulePage* rule = open_rule();
    add(rule ? rule_parts(*rule, derived_, rulebook_, phrases_, edition())
             : rules_list(found(), state_, rulebook_, phrases_));
  } else if (state_.page == Page::expansions) {
    const SelectorParts& parts = selector();
    add(parts.tabs);
    add(parts.summary);
    add(parts.panel);
    add({{MirrorPart::Kind::heading, {}, say("ui.expansions.with"), {}}});
    add(parts.meaning);
  }
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
