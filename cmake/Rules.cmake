# The rules bundle: every rule file checked and merged into <build>/rules (rulebook.json and text/LANGUAGE.json).

find_program(NODE_PROGRAM NAMES node PATHS ${CMAKE_SOURCE_DIR}/build/node/bin NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
find_program(NODE_PROGRAM NAMES node NO_CMAKE_FIND_ROOT_PATH)
if(NODE_PROGRAM)
  execute_process(COMMAND ${NODE_PROGRAM} -p process.versions.node OUTPUT_VARIABLE node_version OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
if(NOT NODE_PROGRAM OR node_version VERSION_LESS 20)
  message(FATAL_ERROR "Node 20 or newer is needed to put rules and site together; ./dev install brings one.")
endif()

file(GLOB_RECURSE rules_inputs CONFIGURE_DEPENDS rules/*.json rules/*.po web/editor/words/*.json web/editor/po/*.po
     wasm/package/words/*.json tools/build_rules.mjs tools/rules/*.mjs)
set(rules_dir ${CMAKE_BINARY_DIR}/rules)
set(rules_stamp ${rules_dir}/rulebook.json)
if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/tools/build_rules.mjs)
  add_custom_command(
    OUTPUT ${rules_stamp}
    COMMAND ${NODE_PROGRAM} ${CMAKE_CURRENT_SOURCE_DIR}/tools/build_rules.mjs ${rules_dir}
    COMMAND ${CMAKE_COMMAND} -E touch ${rules_stamp}
    DEPENDS ${rules_inputs}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Building the rules bundle"
    VERBATIM)
  add_custom_target(rules ALL DEPENDS ${rules_stamp})
else()
  add_custom_target(rules)
endif()
