// The program around the tests: version 3 of Catch2 brings its own as a library, version 2 is told to be one here.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
