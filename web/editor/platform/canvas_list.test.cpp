// Memory that is not there.

#include "platform/canvas_list.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>

#include "catch.hpp"

TEST_CASE("a list too long for the memory ends the program instead of writing where nothing is") {
  const cadastre::editor::CanvasList canvas;
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    std::signal(SIGABRT, SIG_DFL);
    ImGui::MemAlloc(PTRDIFF_MAX);
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(!(WIFEXITED(status) && WEXITSTATUS(status) == 0));
}
