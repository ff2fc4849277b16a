# The npm package and the site: what Node and browsers load, put together by the scripts beside their sources.

set(CADASTRE_PACKAGE_DIR ${CMAKE_BINARY_DIR}/package CACHE PATH "Where the npm package is put")
set(CADASTRE_SITE_DIR ${CMAKE_BINARY_DIR}/site CACHE PATH "Where the site is put")

# The npm tools of package-lock.json, as ./dev installs them: anew when the list has changed.
set(npm_stamp ${CMAKE_BINARY_DIR}/npm.stamp)
add_custom_command(
  OUTPUT ${npm_stamp}
  COMMAND sh -c "[ node_modules/.package-lock.json -nt package-lock.json ] || { npm ci --silent && touch node_modules/.package-lock.json; }"
  COMMAND ${CMAKE_COMMAND} -E touch ${npm_stamp}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/package-lock.json
  WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
  COMMENT "Looking for the npm tools"
  VERBATIM)

# A script that makes a folder; its inputs are the built parts named and whatever lies in the source folders named.
function(cadastre_folder name script)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "ARGUMENTS;SOURCES;PARTS")
  if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${script})
    return()
  endif()
  list(TRANSFORM arg_SOURCES APPEND "/*")
  file(GLOB_RECURSE inputs CONFIGURE_DEPENDS ${arg_SOURCES})
  list(FILTER inputs EXCLUDE REGEX "\\.(cpp|hpp)$")
  add_custom_command(
    OUTPUT ${CMAKE_BINARY_DIR}/${name}.stamp
    COMMAND ${NODE_PROGRAM} ${script} ${arg_ARGUMENTS}
    COMMAND ${CMAKE_COMMAND} -E touch ${CMAKE_BINARY_DIR}/${name}.stamp
    DEPENDS ${inputs} ${arg_PARTS} ${rules_stamp} ${npm_stamp}
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    COMMENT "Putting the ${name} together"
    VERBATIM)
  add_custom_target(${name} ALL DEPENDS ${CMAKE_BINARY_DIR}/${name}.stamp)
endfunction()

if(TARGET cadastre-library)
  cadastre_folder(package wasm/package/build.mjs
    ARGUMENTS --module ${CMAKE_BINARY_DIR}/library --rules ${rules_dir} --out ${CADASTRE_PACKAGE_DIR}
    SOURCES wasm/package
    PARTS cadastre-library)
endif()
if(TARGET cadastre-editor)
  cadastre_folder(site web/site/build.mjs
    ARGUMENTS --editor ${CMAKE_BINARY_DIR}/editor --rules ${rules_dir} --out ${CADASTRE_SITE_DIR}
    SOURCES web/site web/editor/platform
    PARTS cadastre-editor ${editor_parts})
endif()
