#pragma once
// The app on the canvas: lays out places and panels, routes what a person does, and draws a frame when asked.
// It knows no rules and changes no board: the model does; what it keeps itself is where one looks.

#include <memory>
#include <optional>
#include <string>

#include "cadastre/json.hpp"
#include "model/model.hpp"
#include "platform/host.hpp"
#include "view/board/board_view.hpp"
#include "view/panels/panel.hpp"
#include "view/widgets/ui.hpp"

namespace cadastre::editor {

class App final : public Application {
 public:
  void start(const Opening&, Host&) override;
  void speak(std::string_view phrases, Host&) override;
  bool handle(const Event&, Host&) override;
  void draw(Host&) override;
  std::optional<Box> find(std::string_view name) const override;
  std::uint64_t mirror_version() const override { return model_ ? model_->mirror_version() + reads_ : 0; }
  const Mirror& mirror() override;

  const Model& model() const { return *model_; }
  void act(const Intent&, Host&);

 private:
  /// Where the parts of a frame lie.
  struct Layout {
    Box top, rail, bar, left, right, strip;
    Box page;   ///< all that the place may use
    Box board;  ///< the part of it that shows the board
    Box open;   ///< the part of it that no panel covers
    Box free;   ///< the part of that where no hint lies
    Box tray;
  };
  void follow(const State&);
  /// What was wanted while the frame was drawn.
  void carry_out(Scene&, Host&);
  Layout lay_out(Scene&);
  Layout lay_out_panels(Scene&);
  void draw_board_place(Scene&, const Layout&);
  void draw_middle_panel(Scene&, Box);
  void draw_tray_of_phone(Scene&, const Layout&);
  void draw_carried(Scene&);
  void draw_message(Scene&, const Layout&);

  // Whether somebody here had a use for it.
  bool take(const PointerEvent&, Host&);
  bool take(const WheelEvent&, Host&);
  bool take(const KeyEvent&, Host&);
  bool take(const TextEvent&, Host&);
  bool take(const FileEvent&, Host&);
  bool take(const LinkEvent&, Host&);
  bool take(const MirrorEvent&, Host&);
  bool take(const KeptEvent&, Host&);
  bool take(const MadeLinkEvent&, Host&);
  bool take(const RefusedEvent&, Host&);
  bool carry(const PointerEvent&);
  void stop_carrying();

  void do_deed(Deed, Host&);
  /// Copies, saves, shares or prints, if the deed is one of those.
  bool hand_out(Deed, Host&);
  std::optional<std::string> text_to_copy(Deed);
  std::optional<Download> file_to_save(Deed, const Surroundings&);
  /// Says something for a while, with a button for what may be done about it.
  void toast(std::string words, Host&, double ms, std::optional<Deed> deed = std::nullopt);
  /// The whole game as it is kept, saved and sent.
  std::string document() const;
  bool is_untouched() const;  ///< nothing lies on the board, nothing stands on the pad
  void open_text(std::string_view name, std::string_view text, Host&);
  bool open_link(std::string_view fragment, Host&);
  /// What is wrong with what was opened last: the sheet of problems and the HTML list it.
  void keep_problems(const GameRead&, std::string_view text);
  void forget_problems();
  void forget_refused();
  void say_what_was_done(Host&);
  /// Tells the host what has changed: the board to keep, settings, language, the address.
  void tell(Host&);

  std::unique_ptr<Model> model_;
  std::unique_ptr<drawing::Sketchbook> book_;
  std::unique_ptr<BoardView> board_;
  Ui ui_;
  Memory memory_;
  Mirror mirror_;                ///< the model's, with what only the app knows
  std::uint64_t reads_ = 0;      ///< how often `keep_problems` was called
  Page page_ = Page::board;      ///< of the last frame
  bool explained_ = false;       ///< whether a feature was selected in the last frame
  ItemNumber step_ = no_number;  ///< of the final scoring, in the last frame
  std::uint64_t told_revision_ = 0, kept_revision_ = 0;
  bool changes_a_copy_ = false;  ///< what was opened says more than is kept of it, so it stays as it is
  bool refused_ = false;         ///< the problems that are listed are of something that was not opened
  Problems problems_before_;     ///< those of the game, meanwhile
  Settings kept_settings_;
  std::string linked_;
};

}  // namespace cadastre::editor
