#include "cadastre/lookup.hpp"

namespace cadastre {
namespace {

// Base letters of U+00C0 to U+017F, which hold all accents of the languages in Latin script.
constexpr std::string_view latin =
    "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln"
    "nnnnnnnnoooooooorrrrrrsssssssstttttt"
    "uuuuuuuuuuuuwwyyyzzzzzzs";

}  // namespace

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x80) {
      out += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
      continue;
    }
    if ((c & 0xE0) == 0xC0 && i + 1 < text.size()) {
      const unsigned code = (c & 0x1Fu) << 6 | (static_cast<unsigned char>(text[++i]) & 0x3Fu);
      if (code == 0xDF)
        out += "ss";  // Strasse finds Straße
      else if (code >= 0xC0 && code - 0xC0 < latin.size())
        out += latin[code - 0xC0];
      else if (code >= 0x218 && code <= 0x21B)
        out += code < 0x21A ? 's' : 't';  // comma below
      continue;
    }
    if (c >= 0xE0) out += ' ';  // signs beyond: they part words
  }
  return out;
}

std::vector<std::string_view> folded_words(std::string_view text) {
  std::vector<std::string_view> words;
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  for (std::size_t i = 0; i < text.size();) {
    while (i < text.size() && !letter(text[i])) ++i;
    const std::size_t begin = i;
    while (i < text.size() && letter(text[i])) ++i;
    if (i > begin) words.push_back(text.substr(begin, i - begin));
  }
  return words;
}

bool all_found(std::string_view asked, std::string_view text) { return all_found(folded_words(asked), text); }

bool all_found(const std::vector<std::string_view>& asked, std::string_view text) {
  const std::vector<std::string_view> there = folded_words(text);
  for (const std::string_view word : asked) {
    bool found = false;
    for (const std::string_view each : there) found |= each.substr(0, word.size()) == word;
    if (!found) return false;
  }
  return true;
}

}  // namespace cadastre
