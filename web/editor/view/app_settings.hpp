#pragma once
// Settings as a line of text, and back: `language=ro theme=dark points hint`.

#include <string>
#include <string_view>

#include "model/state.hpp"

namespace cadastre::editor {

std::string settings_text(const Settings&);
/// What cannot be read keeps its usual value.
Settings settings_from(std::string_view);

}  // namespace cadastre::editor
