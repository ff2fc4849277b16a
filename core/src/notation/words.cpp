#include "notation/words.hpp"

namespace cadastre {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '/' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
}

/// Past the quoted text that begins there; a quote that is never closed goes to the end.
std::size_t end_of_quotes(std::string_view text, std::size_t begin) {
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      return i + 1;
    }
  }
  return text.size();
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t i = 0;
  while (true) {
    while (i < line.size() && is_blank(line[i])) ++i;
    if (i == line.size()) return words;
    const std::size_t begin = i;
    while (i < line.size() && !is_blank(line[i])) i = line[i] == '"' ? end_of_quotes(line, i) : i + 1;
    words.push_back(line.substr(begin, i - begin));
  }
}

std::string quoted(std::string_view text) {
  bool plain = !text.empty();
  for (const char c : text) plain = plain && is_plain(c);
  if (plain) return std::string(text);
  std::string word = "\"";
  for (const char c : text) {
    if (c == '\n') {
      word += "\\n";
      continue;
    }
    if (c == '"' || c == '\\') word += '\\';
    word += c;
  }
  return word + '"';
}

std::string unquoted(std::string_view word) {
  if (word.empty() || word.front() != '"') return std::string(word);
  std::string text;
  for (std::size_t i = 1; i < word.size() && word[i] != '"'; ++i) {
    if (word[i] == '\\' && i + 1 < word.size()) {
      ++i;
      text += word[i] == 'n' ? '\n' : word[i];
    } else {
      text += word[i];
    }
  }
  return text;
}

std::size_t find_outside_quotes(std::string_view word, char c) {
  for (std::size_t i = 0; i < word.size();) {
    if (word[i] == c) return i;
    i = word[i] == '"' ? end_of_quotes(word, i) : i + 1;
  }
  return std::string_view::npos;
}

std::optional<std::int32_t> whole_number(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  if (text.empty() || text.size() > 10) return std::nullopt;
  std::int64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  if (negative) number = -number;
  if (number < INT32_MIN || number > INT32_MAX) return std::nullopt;
  return static_cast<std::int32_t>(number);
}

}  // namespace cadastre
