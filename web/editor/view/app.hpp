#pragma once
// The app on the canvas: lays out places and panels, routes what a person does, and draws a frame when asked.
// It knows no rules and changes no board: the model does; what it keeps itself is where one looks.

#include "cadastre/phrasebook.hpp"
#include "model/derived.hpp"
#include "model/intent.hpp"
#include "model/mirror.hpp"
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
  std::uint64_t mirror_version() const override;
  const Mirror& mirror() override;

 private:
};

}  // namespace cadastre::editor
