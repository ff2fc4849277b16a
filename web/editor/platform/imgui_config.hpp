#pragma once
// How Dear ImGui is built here (-DIMGUI_USER_CONFIG='"platform/imgui_config.hpp"', for every file that includes it).
// Only its draw lists and fonts are used; the rest is dropped by the linker.

#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_FILE_FUNCTIONS
#define IMGUI_DISABLE_OSX_FUNCTIONS
#define IMGUI_DISABLE_WIN32_FUNCTIONS
#define IMGUI_ENABLE_STB_TRUETYPE

// A board of 150 detailed tiles has more than 65,536 vertices, and WebGL2 has no base vertex.
#define ImDrawIdx unsigned int
