#include "view/panels/kept_tiles.hpp"

#include <imgui_internal.h>

namespace cadastre::editor {

void KeptTiles::draw(Ui& ui, const std::vector<Picture>& pictures, ImVec2 origin) {
  ImDrawList& onto = ui.list();
  const ImVec2 white = onto._Data->TexUvWhitePixel;
  Key key{pictures, ui.colours().dark, ui.host().around.ratio, white.x, white.y};
  if (!list_ || !(key == key_)) {
    if (!list_) list_ = std::make_unique<ImDrawList>(onto._Data);
    key_ = std::move(key);
    list_->_ResetForNewFrame();
    list_->_FringeScale = onto._FringeScale;
    list_->PushTextureID(onto._CmdHeader.TextureId);
    list_->PushClipRectFullScreen();
    ui.draw_into(*list_);
    for (const Picture& p : pictures) paint::tile(ui, p.tile, p.box, 0, ui.colours().surface, 9, p.faint ? 0.4f : 1.f);
    ui.draw_into(onto);
    kept_.list = list_.get();
    ++kept_.version;
  }
  if (list_->IdxBuffer.Size == 0) return;
  kept_.x = origin.x;
  kept_.y = origin.y;
  add_kept(onto, kept_);
}

}  // namespace cadastre::editor
