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
  # A few functions of the standard library, named as compiled, stand in a thousand places each: inlined, they were a tenth
  # of the program. They are a text as a view, a text moved, two views compared, a text as an argument, an empty text,
  # lists of numbers moved.
  foreach(function IN ITEMS
      _ZNKSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEcvNS_17basic_string_viewIcS2_EEEv
      _ZNSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2EOS5_
      _ZNSt3__2eqIcNS_11char_traitsIcEEEEbNS_17basic_string_viewIT_T0_EENS_11common_typeIJS6_EE4typeE
      _ZNSt3__2eqIcNS_11char_traitsIcEEEEbNS_11common_typeIJNS_17basic_string_viewIT_T0_EEEE4typeES7_
      _ZNSt3__27variantIJxNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEEEEC2IS6_Li0ELi0ELi0ES6_Lm1ELi0EEEOT_
      _ZNKSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE5emptyEv
      _ZNSt3__26vectorIjNS_9allocatorIjEEEC2EOS3_
      _ZNSt3__26vectorItNS_9allocatorItEEEC2EOS3_)
    add_compile_options("SHELL:-mllvm -force-attribute=${function}:noinline")
  endforeach()
  # What every browser with WebGL2 has: each conversion from a fraction to a whole number is one instruction, not ten.
  add_compile_options(-msign-ext -mnontrapping-fptoint -mbulk-memory -fno-math-errno)
endif()
