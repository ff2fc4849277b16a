// Any text as the short notation, whether it looks like it or not; the rest of the line up to the first NUL is a tile
// to be placed on that board.

#include <nlohmann/json.hpp>

#include "fuzzed.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view all = fuzzed::text(data, size);
  const std::size_t nul = all.find('\0');
  const std::string_view tile = nul == std::string_view::npos ? "BA/Rr" : all.substr(0, nul);
  const std::string_view text = nul == std::string_view::npos ? all : all.substr(nul + 1);
  const cadastre::BoardRead read = cadastre::from_notation(text, fuzzed::rulebook());
  fuzzed::check_problems(read.problems);
  fuzzed::check_board(read.board);
  fuzzed::check_round_trips(read.board);
  if (read.board.tiles.size() > 40) return 0;  // placements of many tiles are slow and show nothing new
  const std::string answer = cadastre::list_placements(text, tile, fuzzed::rulebook(), nullptr);
  fuzzed::must(nlohmann::json::parse(answer, nullptr, false).is_object(), "the answer is JSON");
  return 0;
}
