# Every test there is, native or not, as one list for ctest. Layout of tests/: run_*.cpp are programs, bench*.cpp the bench,
# fuzz/*.cpp fuzz targets, *.test.cpp Catch2 tests; every other .cpp is shared by all of these.

file(GLOB_RECURSE tests_sources CONFIGURE_DEPENDS tests/*.cpp)
list(FILTER tests_sources EXCLUDE REGEX "/tests/(consumer/|catch_main\\.cpp)")
foreach(kind IN ITEMS program fuzz bench)
  set(${kind}_sources ${tests_sources})
endforeach()
list(FILTER program_sources INCLUDE REGEX "/run_[a-z_]+\\.cpp$")
list(FILTER fuzz_sources INCLUDE REGEX "/tests/fuzz/[a-z_]+\\.cpp$")
list(FILTER bench_sources INCLUDE REGEX "/bench[a-z_]*\\.cpp$")
set(shared_sources ${tests_sources})
list(FILTER tests_sources INCLUDE REGEX "\\.test\\.cpp$")
list(REMOVE_ITEM shared_sources ${program_sources} ${fuzz_sources} ${bench_sources} ${tests_sources})
file(GLOB_RECURSE core_tests CONFIGURE_DEPENDS core/src/*.test.cpp)
file(GLOB_RECURSE editor_sources CONFIGURE_DEPENDS web/editor/*.cpp)
list(FILTER editor_sources EXCLUDE REGEX "/platform/(bindings|gl_renderer|stage)\\.cpp$") # what needs a browser
set(editor_tests ${editor_sources})
list(FILTER editor_tests INCLUDE REGEX "\\.test\\.cpp$")
list(FILTER editor_sources EXCLUDE REGEX "\\.test\\.cpp$")

# What test code may use besides the core: its private headers, JSON, and where the rules bundle and the test data are.
add_library(cadastre-testing-settings INTERFACE)
target_include_directories(cadastre-testing-settings INTERFACE tests core/src)
target_compile_definitions(cadastre-testing-settings INTERFACE CADASTRE_RULES_DIR="${rules_dir}"
                           CADASTRE_SOURCE_DIR="${CMAKE_CURRENT_SOURCE_DIR}")
target_link_libraries(cadastre-testing-settings INTERFACE cadastre cadastre-code cadastre-nlohmann)
if(shared_sources)
  add_library(cadastre-testing STATIC ${shared_sources})
  target_link_libraries(cadastre-testing PUBLIC cadastre-testing-settings)
else()
  add_library(cadastre-testing INTERFACE)
  target_link_libraries(cadastre-testing INTERFACE cadastre-testing-settings)
endif()
add_dependencies(cadastre-testing rules)

# Catch2 is slow to read and to build: its program is built once, its header is read once for each set of tests.
add_library(cadastre-catch STATIC tests/catch_main.cpp)
find_package(Catch2 QUIET)
if(Catch2_VERSION VERSION_GREATER_EQUAL 3)
  target_link_libraries(cadastre-catch PUBLIC Catch2::Catch2WithMain)
endif()

function(cadastre_catch_tests name)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE cadastre-testing cadastre-catch)
  target_precompile_headers(${name} PRIVATE tests/catch.hpp)
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
endfunction()

if(core_tests OR tests_sources)
  cadastre_catch_tests(core-tests ${core_tests} ${tests_sources})
endif()

# The editor's model and view run natively too, drawing into Dear ImGui's lists without a screen.
if(editor_sources)
  add_library(cadastre-editor-rooms STATIC ${editor_sources})
  target_link_libraries(cadastre-editor-rooms PUBLIC cadastre imgui PRIVATE cadastre-code)
  target_compile_options(cadastre-editor-rooms PRIVATE -fno-exceptions)
endif()
if(TARGET cadastre-editor-rooms)
  file(GLOB draw_tiles_sources CONFIGURE_DEPENDS tools/draw_tiles/*.cpp)
  add_executable(draw-tiles EXCLUDE_FROM_ALL ${draw_tiles_sources})
  target_link_libraries(draw-tiles PRIVATE cadastre-editor-rooms)
endif()
if(editor_tests)
  cadastre_catch_tests(editor-tests ${editor_tests})
  target_link_libraries(editor-tests PRIVATE cadastre-editor-rooms)
endif()

foreach(source IN LISTS program_sources bench_sources)
  get_filename_component(name ${source} NAME_WE)
  string(REPLACE _ - name ${name})
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE cadastre-testing)
endforeach()
if(TARGET run-cases)
  add_test(NAME cases COMMAND run-cases ${CMAKE_CURRENT_SOURCE_DIR}/tests/cases)
endif()
if(TARGET run-oracle)
  add_test(NAME oracle COMMAND run-oracle ${CMAKE_CURRENT_SOURCE_DIR}/tests/oracle/games)
endif()

# Fuzzing needs clang; the preset `fuzz` is the one that has it, with the sanitizers.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CADASTRE_SANITIZE)
  target_compile_options(cadastre PRIVATE -fsanitize=fuzzer-no-link)
  foreach(source IN LISTS fuzz_sources)
    get_filename_component(name ${source} NAME_WE)
    string(REPLACE _ - name ${name})
    add_executable(fuzz-${name} ${source})
    target_link_libraries(fuzz-${name} PRIVATE cadastre cadastre-code)
    target_compile_definitions(fuzz-${name} PRIVATE CADASTRE_RULES_DIR="${rules_dir}")
    target_compile_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(fuzz-${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz-${name} rules)
  endforeach()
endif()

# What is not native: one entry for each check, each Node test file and each browser test file, so that ctest's closing
# lines count all there is. They look at the other builds, which are made first (and stand already under ./dev test).
# Only the tree of preset `dev` has them.
if(NOT CMAKE_BINARY_DIR STREQUAL "${CMAKE_CURRENT_SOURCE_DIR}/build/dev")
  return()
endif()

foreach(preset IN ITEMS wasm fuzz)
  add_test(NAME build.${preset} COMMAND ${CMAKE_COMMAND} --workflow --preset ${preset} WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(build.${preset} PROPERTIES FIXTURES_SETUP ${preset} RUN_SERIAL ON TIMEOUT 2400)
endforeach()

# A file for Node's test runner, or any other script of ours.
function(cadastre_node_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SERIAL" "TIMEOUT" "COMMAND;NEEDS")
  add_test(NAME ${name} COMMAND ${NODE_PROGRAM} ${arg_COMMAND} WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES FIXTURES_REQUIRED "${arg_NEEDS}" RUN_SERIAL ${arg_SERIAL} TIMEOUT ${arg_TIMEOUT})
endfunction()

file(GLOB checks CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} tools/check_*.mjs)
foreach(check IN LISTS checks)
  get_filename_component(name ${check} NAME_WE)
  string(REPLACE check_ check. name ${name})
  cadastre_node_test(${name} COMMAND ${check} NEEDS wasm TIMEOUT 120)
endforeach()

file(GLOB_RECURSE node_tests CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
     tools/*.test.mjs wasm/*.test.mjs wasm/*.test.ts web/*.test.mjs tests/*.test.mjs)
list(FILTER node_tests EXCLUDE REGEX "node_modules/")
foreach(file IN LISTS node_tests)
  string(REGEX REPLACE "\\.test\\.(mjs|ts)$" "" name ${file})
  string(REGEX REPLACE "/(test|src)/" "/" name ${name})
  string(REPLACE / . name ${name})
  if(file MATCHES "^tests/browser/drawing") # which measures time
    cadastre_node_test(${name} COMMAND --test ${file} NEEDS wasm TIMEOUT 400 SERIAL)
  elseif(file MATCHES "^tests/browser/")
    cadastre_node_test(${name} COMMAND --test ${file} NEEDS wasm TIMEOUT 400)
  else()
    cadastre_node_test(${name} COMMAND --test ${file} NEEDS wasm TIMEOUT 300)
  endif()
endforeach()

# The core's and the editor's own tests once more, under the sanitizers and by the other compiler; then a minute of fuzzing.
foreach(name IN ITEMS core-tests editor-tests)
  if(TARGET ${name})
    # What tries thousands of tables or pairs runs without the sanitizers only: the fuzzers reach the same code.
    add_test(NAME sanitized.${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/build/fuzz/${name} "~pairs*" "~*random*" "~[properties]"
             WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    set_tests_properties(sanitized.${name} PROPERTIES FIXTURES_REQUIRED fuzz TIMEOUT 2000)
  endif()
endforeach()
foreach(source IN LISTS fuzz_sources)
  get_filename_component(name ${source} NAME_WE)
  string(REPLACE _ - name ${name})
  set(seconds 15)
  if(name STREQUAL "board")
    set(seconds 60)
  endif()
  add_test(NAME fuzz.${name} COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/tools/fuzz ${seconds} ${name})
  set_tests_properties(fuzz.${name} PROPERTIES FIXTURES_REQUIRED fuzz TIMEOUT 200)
endforeach()
