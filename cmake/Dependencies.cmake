# What others wrote and we build with: header folders of the distribution, and the source of Dear ImGui.

# The header folders are linked one by one into the build folder: were the system's include folder itself on Emscripten's
# path, its C library would be mixed with the browser's.
function(cadastre_link_headers name header)
  find_path(CADASTRE_${name}_DIR ${header} PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  get_filename_component(folder ${header} DIRECTORY)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/headers/${name})
  file(CREATE_LINK ${CADASTRE_${name}_DIR}/${folder} ${CMAKE_BINARY_DIR}/headers/${name}/${folder} SYMBOLIC)
endfunction()

cadastre_link_headers(nlohmann nlohmann/json.hpp)
add_library(cadastre-nlohmann INTERFACE)
target_include_directories(cadastre-nlohmann SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/headers/nlohmann)
# Nothing throws across a room: text is parsed with allow_exceptions=false and looked at before it is taken.
target_compile_definitions(cadastre-nlohmann INTERFACE JSON_NOEXCEPTION)

# Dear ImGui comes as source: -DIMGUI_SOURCE_DIR names any checkout of 1.90 or newer, else Debian's is brought by name.
set(IMGUI_SOURCE_DIR "" CACHE PATH "Dear ImGui's source; empty brings the pinned one into build/deps")
if(EMSCRIPTEN OR CADASTRE_TESTS)
  set(imgui ${IMGUI_SOURCE_DIR})
  if(NOT imgui)
    set(imgui ${CMAKE_SOURCE_DIR}/build/deps/imgui)
    execute_process(COMMAND ${CMAKE_SOURCE_DIR}/tools/bring_imgui ${CMAKE_SOURCE_DIR}/build/deps COMMAND_ERROR_IS_FATAL ANY)
  endif()
  add_library(imgui STATIC ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp)
  target_include_directories(imgui SYSTEM PUBLIC ${imgui})
  target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="platform/imgui_config.hpp")
  target_include_directories(imgui PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/web/editor)
  if(EMSCRIPTEN)
    # web/editor/platform/fonts.cpp has them in small.
    target_compile_definitions(imgui PRIVATE IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS)
  endif()
endif()
