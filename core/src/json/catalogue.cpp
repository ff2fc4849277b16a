#include "json/catalogue.hpp"

#include <algorithm>

namespace cadastre {
namespace {

std::vector<std::string> read_texts(const Node& list) {
  std::vector<std::string> texts;
  list.for_each([&](const Node& one) { texts.push_back(one.text()); });
  return texts;
}

std::uint8_t read_editions(const Node& list) {
  unsigned bits = 0;
  list.for_each([&](const Node& word) {
    if (const auto edition = edition_named(word.word()))
      bits |= 1u << static_cast<unsigned>(*edition);
    else
      word.report("unknown-edition", {{"edition", word.word()}});
  });
  return static_cast<std::uint8_t>(bits);
}

/// An unknown group is a problem, and the last one is taken.
GroupNumber read_group(const Node& node, const ExpansionCatalogue& catalogue) {
  if (const auto group = find_group(catalogue, node.word())) return *group;
  node.report("unknown-group", {{"group", node.word()}});
  return static_cast<GroupNumber>(std::max<std::size_t>(catalogue.groups.size(), 1) - 1);
}

void read_facts(const Node& node, const ExpansionCatalogue& catalogue, ListedExpansion& entry) {
  entry.group = read_group(node.at("group"), catalogue);
  entry.heading = node.at("heading").text();
  entry.number = node.at("number").whole();
  entry.editions = read_editions(node.at("editions"));
  entry.perhaps = read_editions(node.at("perhaps"));
  entry.neutral = node.at("neutral").yes();
  entry.needs = read_texts(node.at("needs"));
  entry.unconfirmed = read_texts(node.at("unconfirmed"));
  node.at("listed").for_each([&](const Node& page) {
    if (const auto phase = phase_named(page.word())) entry.listed[static_cast<std::size_t>(*phase)] = true;
  });
}

/// After the last of its group, so that groups stay in one piece.
void insert_into_group(ExpansionCatalogue& catalogue, ListedExpansion entry) {
  const auto after = std::find_if(catalogue.expansions.begin(), catalogue.expansions.end(),
                                  [&](const ListedExpansion& other) { return other.group > entry.group; });
  catalogue.expansions.insert(after, std::move(entry));
}

void add_unlisted_files(const Node& files, ExpansionCatalogue& catalogue) {
  files.for_each([&](const Node& file) {
    const std::string_view id = file.at("id").word();
    if (file.at("always").yes() || id.find("--") != std::string::npos || find_expansion(catalogue, id)) return;
    ListedExpansion entry;
    entry.id = id;
    if (file.has("catalogue"))
      read_facts(file.at("catalogue"), catalogue, entry);
    else if (!catalogue.groups.empty())
      entry.group = static_cast<GroupNumber>(catalogue.groups.size() - 1);
    insert_into_group(catalogue, std::move(entry));
  });
}

/// Parts stand in the rule files; an entry without rules becomes a component.
void join_components(Rulebook& book) {
  for (ListedExpansion& entry : book.expansions.expansions) {
    for (const Component& component : book.components) {
      entry.has_rules |= component.id == entry.id;
      const std::size_t slash = component.id.find('/');
      if (slash != std::string::npos && std::string_view(component.id).substr(0, slash) == entry.id)
        entry.parts.push_back(component.id);
    }
    if (!entry.has_rules) book.components.push_back({entry.id, false, {}});
  }
}

void read_preset(const Node& node, ExpansionCatalogue& catalogue) {
  Preset preset;
  preset.id = node.at("id").text();
  preset.kind = node.at("kind").text();
  preset.year = node.at("year").whole();
  preset.complete = node.at("complete").yes();
  preset.every_edition = bucket_named(node.at("every").at("edition").word());
  preset.every_neutral = node.at("every").at("neutral").yes();
  const auto read_graded = [](const Node& grades, std::vector<std::string>& into) {
    grades.for_each_member([&](std::string_view, const Node& list) {
      list.for_each([&](const Node& component) { into.push_back(component.text()); });
    });
  };
  read_graded(node.at("known"), preset.known);
  read_graded(node.at("perhaps"), preset.perhaps);
  catalogue.presets.push_back(std::move(preset));
}

}  // namespace

void read_catalogue(const Node& bundle, Rulebook& book) {
  ExpansionCatalogue& catalogue = book.expansions;
  const Node node = bundle.at("catalogue");
  node.at("groups").for_each([&](const Node& group) {
    catalogue.groups.push_back({group.at("id").text(), read_texts(group.at("unconfirmed"))});
  });
  node.at("headings").for_each([&](const Node& heading) {
    catalogue.headings.push_back({heading.at("id").text(), read_group(heading.at("group"), catalogue)});
  });
  node.at("expansions").for_each([&](const Node& one) {
    ListedExpansion entry;
    entry.id = one.at("id").text();
    read_facts(one, catalogue, entry);
    catalogue.expansions.push_back(std::move(entry));
  });
  add_unlisted_files(bundle.at("files"), catalogue);
  join_components(book);
  bundle.at("presets").for_each([&](const Node& preset) { read_preset(preset, catalogue); });
}

}  // namespace cadastre
