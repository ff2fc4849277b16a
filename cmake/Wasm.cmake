# The two wasm files. Both are the static core with something in front: embind for the library, Dear ImGui for the editor.

# Optimised links parse JavaScript with acorn, which Debian keeps where only its own Node looks.
set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")

add_library(cadastre-wasm INTERFACE)
target_link_libraries(cadastre-wasm INTERFACE cadastre cadastre-code)
# One artefact for browser and Node, and no code made from strings, so that a strict content security policy holds.
target_link_options(cadastre-wasm INTERFACE -Oz -flto -fno-exceptions --closure 0 -sMODULARIZE=1 -sEXPORT_ES6=1
                    -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH=1 -sFILESYSTEM=0 -sMALLOC=emmalloc
                    -sINCOMING_MODULE_JS_API=wasmBinary,locateFile,print,printErr,canvas,onAbort)

if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/wasm/bindings.cpp)
  add_executable(cadastre-library wasm/bindings.cpp)
  target_compile_definitions(cadastre-library PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  target_link_libraries(cadastre-library PRIVATE cadastre-wasm)
  target_link_options(cadastre-library PRIVATE -lembind -sEXPORT_NAME=cadastre)
  set_target_properties(cadastre-library PROPERTIES OUTPUT_NAME cadastre SUFFIX .js
                        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/library)
endif()

file(GLOB_RECURSE editor_sources CONFIGURE_DEPENDS web/editor/*.cpp)
list(FILTER editor_sources EXCLUDE REGEX "\\.test\\.cpp$")
if(editor_sources)
  add_executable(cadastre-editor ${editor_sources})
  target_include_directories(cadastre-editor PRIVATE web/editor web)
  target_link_libraries(cadastre-editor PRIVATE cadastre-wasm imgui)
  target_link_options(cadastre-editor PRIVATE -sEXPORT_NAME=cadastreEditor -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
                      -sDISABLE_EXCEPTION_CATCHING=1)
  set_target_properties(cadastre-editor PROPERTIES OUTPUT_NAME cadastre-editor SUFFIX .js
                        RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/editor)
endif()
