#pragma once
// Whichever Catch2 the distribution has: version 2 (Debian 12) or 3 (Debian 13).
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;  // which version 2 offers without its namespace
#else
#include <catch2/catch.hpp>
#endif
