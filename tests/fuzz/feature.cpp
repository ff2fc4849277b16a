// Any text as a feature form and, after the first NUL, as the options and the selection of the other calls.

#include <nlohmann/json.hpp>

#include "fuzzed.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view all = fuzzed::text(data, size);
  const std::size_t nul = all.find('\0');
  const std::string_view text = all.substr(0, nul);
  const std::string_view options = nul == std::string_view::npos ? std::string_view("{}") : all.substr(nul + 1);
  const cadastre::FeatureRead read = cadastre::read_feature(text, fuzzed::rulebook());
  fuzzed::check_problems(read.problems);
  if (read.usable) {
    const cadastre::Resolved resolved = cadastre::resolve(fuzzed::rulebook(), read.form.selection);
    fuzzed::check_sheets(cadastre::score(read.form, fuzzed::rulebook(), resolved.rules));
  }
  const std::string answer = cadastre::score_feature(text, options, fuzzed::rulebook(), nullptr);
  fuzzed::must(nlohmann::json::parse(answer, nullptr, false).is_object(), "the answer is JSON");
  const std::string rules = cadastre::list_rules(options, text, fuzzed::rulebook(), nullptr);
  fuzzed::must(nlohmann::json::parse(rules, nullptr, false).is_object(), "the list of rules is JSON");
  return 0;
}
