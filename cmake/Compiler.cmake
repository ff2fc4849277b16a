# How our own code is compiled: warnings, sanitizers, a compiler cache. Code of others (Dear ImGui) gets none of it.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug or Release" FORCE)
endif()

# Debug is what tests run: optimised a little, since the random boards are many, and with the library's own checks on.
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1 -D_GLIBCXX_ASSERTIONS")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # The sloppiness is what lets ccache keep precompiled headers.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
      CCACHE_NOHASHDIR=1 ${CCACHE_PROGRAM})
endif()

add_library(cadastre-code INTERFACE)
target_compile_options(cadastre-code INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor)
if(CADASTRE_WERROR)
  target_compile_options(cadastre-code INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ sees dangling and uninitialised things in the standard library's own code when it inlines, and from 13 on takes
  # whatever is found by a temporary name to live as long as the name; clang looks as well.
  target_compile_options(cadastre-code INTERFACE -Wno-maybe-uninitialized -Wno-stringop-overflow -Wno-array-bounds
                                                 -Wno-restrict -Wno-dangling-reference)
endif()

if(CADASTRE_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

if(EMSCRIPTEN)
  set(CMAKE_CXX_FLAGS_RELEASE "-DNDEBUG")
  # Emscripten keeps functions that are not called `inline` apart when it optimises for size; left to decide, the
  # compiler makes a program three times as fast that is no larger.
  add_compile_options(-Oz -finline-functions -flto -fno-exceptions -fno-rtti)
  # What every browser with WebGL2 has: each conversion from a fraction to a whole number is one instruction, not ten.
  add_compile_options(-msign-ext -mnontrapping-fptoint -mbulk-memory -fno-math-errno)
endif()
