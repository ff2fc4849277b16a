#pragma once
// The rules bundle of this build, read once, and files of the tests' own data.

#include <string>
#include <vector>

#include "cadastre/phrasebook.hpp"
#include "cadastre/rulebook.hpp"

namespace tests {

/// The rule book; stops the program if it cannot be read, as no test could say anything without it.
const cadastre::Rulebook& rulebook();

/// A language of the bundle; stops the program if it cannot be read.
cadastre::Phrasebook phrasebook(const std::string& language);

/// A whole file; stops the program if it cannot be opened.
std::string read_file(const std::string& path);

/// A path below tests/ of the source tree.
std::string test_path(const std::string& below);

/// Paths of the files in a folder and in those within it that end so, in order of name.
std::vector<std::string> files_in(const std::string& folder, const std::string& ending);

/// "code at /where; code at /where"
std::string listed(const cadastre::Problems&);

}  // namespace tests
