# Finds Emscripten's own toolchain file: an SDK in the environment, else the distribution's package.
foreach(root IN ITEMS $ENV{EMSCRIPTEN} $ENV{EMSDK}/upstream/emscripten /usr/share/emscripten)
  if(EXISTS ${root}/cmake/Modules/Platform/Emscripten.cmake)
    include(${root}/cmake/Modules/Platform/Emscripten.cmake)
    return()
  endif()
endforeach()
message(FATAL_ERROR "Emscripten is not here: install the package emscripten, or set EMSDK.")
