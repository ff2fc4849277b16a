// Reads the words of one language, as tools/build_rules.mjs writes them.

#include "cadastre/json.hpp"
#include "cadastre/sort.hpp"
#include "json/node.hpp"
#include "phrasing/plurals.hpp"

namespace cadastre {
namespace {

Plurals read_plurals(const Node& node) {
  const std::string_view name = node.word("one-other");
  if (name == "romanian") return Plurals::romanian;
  if (name != "one-other") node.report("unknown-plurals", {{"plurals", name}});
  return Plurals::one_other;
}

void read_forms(const Node& list, std::string_view id, std::string_view edition, Phrasebook& book) {
  GlossaryTerm term{std::string(id), std::string(edition), {}};
  list.for_each([&](const Node& form) { term.forms.push_back(form.text()); });
  if (term.forms.empty())
    list.report("no-forms", {{"term", id}});
  else
    book.terms.push_back(std::move(term));
}

}  // namespace

PhrasebookRead read_phrasebook(std::string_view text) {
  PhrasebookRead read;
  const auto document = read_document(text, read.problems, member_limit);
  if (!document) return read;
  const Node root(*document, read.problems);
  Phrasebook& book = read.phrasebook;
  book.language = root.at("language").text();
  book.plurals = read_plurals(root.at("plurals"));
  root.at("phrases").for_each_member([&](std::string_view id, const Node& phrase) {
    book.phrases.push_back({std::string(id), phrase.text()});
  });
  root.at("terms").for_each_member([&](std::string_view id, const Node& forms) {
    if (forms.is_list()) return read_forms(forms, id, "", book);
    forms.for_each_member([&](std::string_view edition, const Node& list) { read_forms(list, id, edition, book); });
  });
  sort_stably(book.phrases, [](const Phrase& a, const Phrase& b) { return a.id < b.id; });
  sort_stably(book.terms, [](const GlossaryTerm& a, const GlossaryTerm& b) {
    return a.id != b.id ? a.id < b.id : a.edition < b.edition;
  });
  return read;
}

}  // namespace cadastre
