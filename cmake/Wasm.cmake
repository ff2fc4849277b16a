# The two wasm files. Both are the static core with something in front: embind for the library, Dear ImGui for the editor.

# Optimised links parse JavaScript with acorn, which Debian keeps where only its own Node looks.
set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")

# Binaryen's passes run twice more over flattened code: what the first round left is another 2 percent. Large functions
# with one caller stay apart: brotli finds more alike in them than inlining saves.
set(round --flatten,--rereloop,-Oz,-Oz)
set(apart --one-caller-inline-max-function-size=40,--always-inline-max-function-size=4)
set(more_rounds -sBINARYEN_EXTRA_PASSES=${apart},${round},${round},--merge-similar-functions,-Oz)

# One artefact for browser and Node, and no code made from strings, so that a strict content security policy holds.
set(stack_setting STACK_SIZE)
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(stack_setting TOTAL_STACK)
endif()
set_source_files_properties(wasm/small_libc.cpp PROPERTIES COMPILE_OPTIONS -fno-builtin)
function(cadastre_wasm target file folder)
  target_link_libraries(${target} PRIVATE cadastre cadastre-code)
  target_sources(${target} PRIVATE wasm/small_libc.cpp)
  target_compile_definitions(${target} PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  target_link_options(${target} PRIVATE -Oz -flto -fno-exceptions -fno-rtti --closure 0 -lembind
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sMALLOC=emmalloc
    ${more_rounds}
    -sALLOW_MEMORY_GROWTH=1 -s${stack_setting}=1048576 -sINCOMING_MODULE_JS_API=wasmBinary,instantiateWasm,locateFile,print,printErr,onAbort)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${file} SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/${folder})
endfunction()

if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/wasm/bindings.cpp)
  add_executable(cadastre-library wasm/bindings.cpp)
  cadastre_wasm(cadastre-library cadastre library)
endif()

# Never shipped: how much of the library boards and features need. ./dev bench builds and weighs it.
add_executable(library-of-boards EXCLUDE_FROM_ALL wasm/bindings.cpp)
target_compile_definitions(library-of-boards PRIVATE CADASTRE_BOARD_CALLS_ONLY)
cadastre_wasm(library-of-boards library-of-boards bench)

file(GLOB_RECURSE editor_sources CONFIGURE_DEPENDS web/editor/*.cpp)
list(FILTER editor_sources EXCLUDE REGEX "\\.test\\.cpp$")
if(editor_sources)
  add_executable(cadastre-editor ${editor_sources})
  cadastre_wasm(cadastre-editor cadastre-editor editor)
  target_link_libraries(cadastre-editor PRIVATE imgui)
  target_link_options(cadastre-editor PRIVATE -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2)

  # Its program is shipped in two parts: what the picture of a first visit needs comes first.
  find_program(WASM_SPLIT wasm-split HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  set(editor_parts ${CMAKE_BINARY_DIR}/editor/cadastre-editor-first.wasm ${CMAKE_BINARY_DIR}/editor/cadastre-editor-rest.wasm)
  file(GLOB pictured CONFIGURE_DEPENDS web/site/samples/*.json web/site/fonts/*.ttf)
  add_custom_command(
    OUTPUT ${editor_parts}
    COMMAND ${NODE_PROGRAM} tools/split_program.mjs --editor ${CMAKE_BINARY_DIR}/editor --rules ${rules_dir} --wasm-split ${WASM_SPLIT}
    DEPENDS cadastre-editor ${rules_stamp} tools/split_program.mjs ${pictured}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Cutting the program in two"
    VERBATIM)
endif()

# The bench of the core as a program for Node, compiled as what is shipped: ./dev bench builds and runs it.
add_executable(bench-score EXCLUDE_FROM_ALL tests/bench/bench_score.cpp tests/rules_bundle.cpp)
target_include_directories(bench-score PRIVATE tests)
target_compile_definitions(bench-score PRIVATE CADASTRE_RULES_DIR="${rules_dir}"
                           CADASTRE_SOURCE_DIR="${CMAKE_CURRENT_SOURCE_DIR}")
target_link_libraries(bench-score PRIVATE cadastre cadastre-code)
target_link_options(bench-score PRIVATE -Oz -flto -fno-exceptions -fno-rtti -sENVIRONMENT=node -sNODERAWFS=1
                    -sMALLOC=emmalloc ${more_rounds} -sALLOW_MEMORY_GROWTH=1 -s${stack_setting}=1048576)
set_target_properties(bench-score PROPERTIES SUFFIX .cjs RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bench)
add_dependencies(bench-score rules)
