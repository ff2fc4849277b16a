#pragma once
// The model as the view holds it: the state, what is derived from it, and the words, kept in step.
// The view reads; it changes things by `act` alone.

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"
#include "model/intent.hpp"
#include "model/mirror.hpp"

namespace cadastre::editor {

class Model {
 public:
  explicit Model(Rulebook);

  const Rulebook& rulebook() const { return rulebook_; }
  const Catalogue& catalogue() const { return rulebook_.catalogue; }
  const State& state() const { return state_; }
  const Board& board() const { return *state_.board; }
  const Derived& derived() const { return derived_; }  ///< always up to date
  const Phrasebook& phrases() const { return phrases_; }
  Edition edition() const { return state_.board->selection.edition; }

  void act(const Intent&);
  void speak(Phrasebook);

  /// Goes up whenever the state, the answers or the words changed: a frame is due.
  std::uint64_t version() const { return version_; }
  /// In words; made anew only when asked after a change. Its version goes up only if the words differ.
  const Mirror& mirror();
  std::uint64_t mirror_version();

  /// What the rules page lists, and the rule that is open there; made anew only when asked after a change.
  const Found& found();
  const RulePage* open_rule();  ///< null if there is none

  /// The expansion selector in words, likewise.
  const SelectorParts& selector();

  // Words, short: `say("ui.undo")`.
  std::string say(std::string_view id, const std::vector<Value>& = {}) const;
  std::string player_name(Player) const;
  PadWords pad_words() const { return {state_, derived_, rulebook_, phrases_}; }

 private:
  Rulebook rulebook_;
  Phrasebook phrases_;
  State state_;
  Derived derived_;
  Mirror mirror_;
  std::uint64_t version_ = 1, words_ = 0, mirror_version_ = 0;

  struct FoundInputs {
    Lookup lookup;
    std::uint64_t selections = 0, words = 0;
    friend bool operator==(const FoundInputs&, const FoundInputs&) = default;
  };
  std::optional<FoundInputs> looked_up_;
  Found found_;
  struct RuleInputs {
    std::string rule;
    std::uint64_t revision = 0, words = 0, turned = 0;
    friend bool operator==(const RuleInputs&, const RuleInputs&) = default;
  };
  std::optional<RuleInputs> opened_;
  std::optional<RulePage> rule_;
  struct SelectorInputs {
    std::uint64_t revision = 0, words = 0, turned = 0;
    friend bool operator==(const SelectorInputs&, const SelectorInputs&) = default;
  };
  std::optional<SelectorInputs> selected_;
  SelectorParts selector_;
  void add_place(Mirror&);

  /// All that the mirror's words depend on: while it is the same they are not made again.
  struct MirrorInputs {
    std::uint64_t revision = 0, words = 0, turned = 0;
    std::optional<Spot> selected;
    std::optional<When> when;
    std::optional<TileNumber> tile;
    std::uint8_t turns = 0;
    std::optional<Square> lifted, cursor;
    std::optional<Ghost> held;
    std::uint64_t pad = 0;
    friend bool operator==(const MirrorInputs&, const MirrorInputs&) = default;
  };
  MirrorInputs mirror_inputs() const;
  std::optional<MirrorInputs> mirrored_;
};

}  // namespace cadastre::editor
