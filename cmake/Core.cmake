# The core: a static library that is a function of its arguments.

file(GLOB_RECURSE core_sources CONFIGURE_DEPENDS core/src/*.cpp)
list(FILTER core_sources EXCLUDE REGEX "\\.test\\.cpp$")

add_library(cadastre STATIC ${core_sources})
add_library(cadastre::cadastre ALIAS cadastre)
target_include_directories(cadastre PUBLIC $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/core/include> PRIVATE core/src)
target_compile_features(cadastre PUBLIC cxx_std_20)
# Without exceptions everywhere, so that what the tests run is what the browser runs.
target_compile_options(cadastre PRIVATE -fno-exceptions -Wconversion -Wno-sign-conversion)
target_link_libraries(cadastre PRIVATE $<BUILD_INTERFACE:cadastre-code>)
if(EMSCRIPTEN)
  # Else its calls become others that wasm/small_libc.cpp does not stand in for.
  target_compile_options(cadastre PRIVATE -fno-builtin-snprintf)
endif()
