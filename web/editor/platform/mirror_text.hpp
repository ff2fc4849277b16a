#pragma once
// The mirror as JSON, for the HTML beside the canvas (web/site/src/mirror.ts says the same shape in its types).

#include <string>

#include "model/mirror.hpp"

namespace cadastre::editor {

std::string mirror_text(const Mirror&);

}  // namespace cadastre::editor
