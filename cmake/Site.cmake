# The npm package and the site: what a browser loads, put together by the scripts beside their sources.

set(CADASTRE_SITE_DIR ${CMAKE_BINARY_DIR}/site CACHE PATH "Where the site is put")
set(CADASTRE_PACKAGE_DIR ${CMAKE_BINARY_DIR}/package CACHE PATH "Where the npm package is put")
