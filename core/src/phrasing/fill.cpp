#include "phrasing/fill.hpp"

#include <algorithm>
#include <array>

#include "phrasing/plurals.hpp"

namespace cadastre {
namespace {

/// `{name}`, `{name:kind}` or `{name:kind:form}`.
struct Placeholder {
  std::string_view name, kind, form;
};

Placeholder split(std::string_view inside) {
  Placeholder parts;
  std::string_view* const part[] = {&parts.name, &parts.kind, &parts.form};
  for (std::string_view* p : part) {
    const std::size_t colon = p == part[2] ? std::string_view::npos : inside.find(':');
    *p = inside.substr(0, colon);
    if (colon == std::string_view::npos) break;
    inside.remove_prefix(colon + 1);
  }
  return parts;
}

/// The first letter as a capital: ASCII, and those of the loaded languages that have two bytes.
std::string capitalised(std::string word) {
  struct Pair {
    std::string_view small, capital;
  };
  constexpr std::array<Pair, 8> pairs = {
      {{"ă", "Ă"}, {"â", "Â"}, {"î", "Î"}, {"ș", "Ș"}, {"ț", "Ț"}, {"ä", "Ä"}, {"ö", "Ö"}, {"ü", "Ü"}}};
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
  for (const Pair& pair : pairs)
    if (word.compare(0, pair.small.size(), pair.small) == 0) word.replace(0, pair.small.size(), pair.capital);
  return word;
}

const Value* find_value(const std::vector<Value>& values, std::string_view name) {
  const auto found = std::find_if(values.begin(), values.end(), [&](const Value& v) { return v.name == name; });
  return found == values.end() ? nullptr : &*found;
}

std::string string_value(const Phrasebook& book, Edition edition, std::string_view kind, const std::string& value) {
  if (kind.empty()) return value;
  if (kind == "word") return word(book, edition, value);
  if (kind == "phrase") return say(book, edition, value);
  const Phrase* phrase = find_phrase(book, std::string(kind) + "." + value);
  return phrase ? phrase->text : value;
}

/// nullopt: nothing to put there.
std::optional<std::string> resolved(const Phrasebook& book, Edition edition, std::string_view inside,
                                    const std::vector<Value>& values) {
  const Placeholder parts = split(inside);
  if (!parts.kind.empty() && (parts.name == "word" || parts.name == "Word")) {
    const std::string found = word(book, edition, parts.kind, parts.form == "many" ? 2 : 1);
    return parts.name == "Word" ? capitalised(found) : found;
  }
  const Value* value = find_value(values, parts.name);
  if (!value) return std::nullopt;
  if (const auto* text = std::get_if<std::string>(&value->value)) return string_value(book, edition, parts.kind, *text);
  const std::int64_t number = std::get<std::int64_t>(value->value);
  return parts.kind.empty() ? number_text(number) : counted(book, edition, parts.kind, number);
}

}  // namespace

const Phrase* find_phrase(const Phrasebook& book, std::string_view id) {
  const auto found = std::lower_bound(book.phrases.begin(), book.phrases.end(), id,
                                      [](const Phrase& phrase, std::string_view key) { return phrase.id < key; });
  return found != book.phrases.end() && found->id == id ? &*found : nullptr;
}

const GlossaryTerm* find_term(const Phrasebook& book, Edition edition, std::string_view id) {
  const GlossaryTerm* for_all = nullptr;
  auto term = std::lower_bound(book.terms.begin(), book.terms.end(), id,
                               [](const GlossaryTerm& one, std::string_view key) { return one.id < key; });
  for (; term != book.terms.end() && term->id == id; ++term) {
    if (term->edition == name(edition)) return &*term;
    if (term->edition.empty()) for_all = &*term;
  }
  return for_all;
}

std::string fill(const Phrasebook& book, Edition edition, std::string_view text, const std::vector<Value>& values) {
  std::string filled;
  while (true) {
    const std::size_t open = text.find('{');
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) break;
    filled += text.substr(0, open);
    const auto put = resolved(book, edition, text.substr(open + 1, close - open - 1), values);
    filled += put ? std::string_view(*put) : text.substr(open, close - open + 1);
    text.remove_prefix(close + 1);
  }
  filled += text;
  return filled;
}

std::string number_text(std::int64_t number) {
  std::string digits = std::to_string(number);
  if (number < 0) digits.replace(0, 1, "\u2212");
  return digits;
}

}  // namespace cadastre
