#pragma once
// Parts of the expansion selector.

#include "view/panels/panel.hpp"

namespace cadastre::editor {

/// The entries of the active tab, or those that were searched for. Returns where they end.
float draw_entries(Scene&, float x, float y, float width);
/// What the selection means: how much there is of it, what is asked, which figures, which rules are new.
float draw_meaning(Scene&, float x, float y, float width);

}  // namespace cadastre::editor
