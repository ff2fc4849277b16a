// Any text as a board: it is read, as a game too, examined, scored and written again, and the library's answer to it is
// JSON.

#include <nlohmann/json.hpp>

#include "fuzzed.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzzed::text(data, size);
  const cadastre::BoardRead read = cadastre::read_board(text, fuzzed::rulebook());
  fuzzed::check_problems(read.problems);
  fuzzed::check_board(read.board);
  fuzzed::check_round_trips(read.board);
  fuzzed::check_game(text);
  const std::string answer = cadastre::score_board(text, "{}", fuzzed::rulebook(), nullptr);
  fuzzed::must(nlohmann::json::parse(answer, nullptr, false).is_object(), "the answer is JSON");
  return 0;
}
