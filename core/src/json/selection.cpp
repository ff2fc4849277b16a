#include "json/selection.hpp"

#include <algorithm>

namespace cadastre {

Selection read_selection(const Node& node) {
  Selection selection;
  if (node.missing()) return selection;
  if (!node.is_object()) {
    node.wrong("object");
    return selection;
  }
  warn_of_unknown_keys(node, {"edition", "expansions", "variants"});
  const Node edition = node.at("edition");
  if (!edition.missing()) {
    const std::string word = edition.text();
    if (const auto named = edition_named(word)) {
      selection.edition = *named;
    } else if (edition.is_text()) {
      edition.report("unknown-edition", {{"edition", word}});
    }
  }
  node.at("expansions").for_each([&](const Node& expansion) {
    if (expansion.is_text()) {
      selection.expansions.push_back(expansion.text());
    } else {
      expansion.wrong("text");
    }
  });
  node.at("variants").for_each_member([&](const std::string& variant, const Node& value) {
    if (value.is_text()) {
      selection.variants.push_back({variant, value.text()});
    } else if (value.is_whole()) {
      selection.variants.push_back({variant, std::to_string(value.whole())});
    } else {
      value.wrong("text");
    }
  });
  return selection;
}

void write_selection(JsonText& json, const Selection& selection) {
  json.begin_object().key("edition").text(name(selection.edition));
  json.key("expansions").begin_list();
  for (const std::string& expansion : selection.expansions) json.text(expansion);
  json.end_list().key("variants").begin_object();
  for (const VariantChoice& choice : selection.variants) json.key(choice.variant).text(choice.value);
  json.end_object().end_object();
}

void warn_of_unknown_keys(const Node& node, std::initializer_list<std::string_view> known) {
  node.for_each_member([&](const std::string& key, const Node& member) {
    if (key == "$schema" || std::find(known.begin(), known.end(), key) != known.end()) return;
    std::string list;
    for (const std::string_view word : known) list.append(list.empty() ? "" : ", ").append(word);
    member.problems().push_back({"unknown-key", Severity::warning, member.where(), {{"key", key}, {"known", list}}});
  });
}

std::optional<std::int32_t> read_number(const Node& node, std::int32_t min, std::int32_t max,
                                        std::vector<Argument> arguments) {
  if (const auto number = node.as_whole(); number && *number >= min && *number <= max) {
    return static_cast<std::int32_t>(*number);
  }
  arguments.push_back({"min", std::int64_t{min}});
  arguments.push_back({"max", std::int64_t{max}});
  node.report("number-out-of-range", std::move(arguments));
  return std::nullopt;
}

void report_missing(const Node& node) {
  const std::size_t slash = node.where().rfind('/');
  node.report("missing", {{"key", slash == std::string::npos ? node.where() : node.where().substr(slash + 1)}});
}

}  // namespace cadastre
