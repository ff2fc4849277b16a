#include "json/selection.hpp"

#include "cadastre/contains.hpp"
#include "cadastre/text.hpp"

namespace cadastre {

bool read_edition(const Node& node, Selection& selection) {
  const std::string_view word = node.word();
  const auto named = edition_named(word);
  if (named) selection.edition = *named;
  if (!named && node.is_text()) node.report("unknown-edition", {{"edition", word}, {"editions", "C1, C2, C3, WE"}});
  return named.has_value();
}

std::vector<std::uint32_t> positions_of_texts(const Node& list) {
  std::vector<std::uint32_t> positions;
  Problems told_already;
  std::uint32_t i = 0;
  list.reporting_to(told_already).for_each([&](const Node& one) {
    if (one.is_text()) positions.push_back(i);
    ++i;
  });
  return positions;
}

void append_of_selection(Problems& problems, const Problems& found, const Node& selection) {
  if (found.empty()) return;
  constexpr std::string_view root = "/selection", list = "/expansions/";
  const std::string where = selection.where();
  const std::vector<std::uint32_t> positions = positions_of_texts(selection.at("expansions"));
  Problems placed = found;
  for (Problem& problem : placed) {
    std::string inside = problem.where;
    if (inside.compare(0, root.size(), root) == 0) inside.erase(0, root.size());
    if (inside.compare(0, list.size(), list) == 0) {
      std::size_t number = 0;
      for (std::size_t i = list.size(); i < inside.size(); ++i)
        number = number * 10 + static_cast<std::size_t>(inside[i] - '0');
      if (number < positions.size()) inside = std::string(list) + std::to_string(positions[number]);
    }
    problem.where = where + inside;
  }
  append(problems, placed);
}

static void warn_of_shortened(const Node& node, std::size_t most) {
  node.warn("shortened", {{"limit", static_cast<std::int64_t>(most)}});
}

std::string read_text(const Node& node, std::size_t most) {
  std::string text = node.text();
  if (cut_to(most, text)) warn_of_shortened(node, most);
  return text;
}

Selection read_selection(const Node& node, Selection selection) {
  if (node.missing()) return selection;
  if (!node.is_object()) {
    node.wrong("object");
    return selection;
  }
  warn_of_unknown_keys(node, {"edition", "expansions", "variants"});
  read_edition(node.at("edition"), selection);
  bool told = false;
  const auto room = [&](std::size_t taken, const Node& next) {
    if (taken < selection_limit) return true;
    if (!told) next.report("too-many-members", {{"limit", std::int64_t{selection_limit}}});
    told = true;
    return false;
  };
  if (node.has("expansions")) selection.expansions.clear();
  node.at("expansions").for_each([&](const Node& expansion) {
    if (!room(selection.expansions.size(), expansion)) return;
    if (expansion.is_text()) {
      selection.expansions.push_back(read_text(expansion, selection_word_limit));
    } else {
      expansion.wrong("text");
    }
  });
  if (node.has("variants")) selection.variants.clear();
  node.at("variants").for_each_member([&](std::string_view variant, const Node& value) {
    if (!room(selection.variants.size(), value)) return;
    std::string key(variant);
    if (cut_to(selection_word_limit, key)) warn_of_shortened(value, selection_word_limit);
    if (const auto number = value.as_whole()) {
      selection.variants.push_back({std::move(key), std::to_string(*number)});
    } else if (value.is_text()) {
      selection.variants.push_back({std::move(key), read_text(value, selection_word_limit)});
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

void warn_of_unknown_keys(const Node& node, std::initializer_list<std::string_view> known, std::string* unread) {
  node.for_each_member([&](std::string_view key, const Node& member) {
    if (key == "$schema" || contains(known, key)) return;
    if (unread) member.keep_in(*unread);
    std::string list;
    for (const std::string_view word : known) append_listed(list, word);
    member.warn("unknown-key", {{"key", key}, {"known", list}});
  });
}

std::optional<std::int32_t> read_number(const Node& node, std::int32_t min, std::int32_t max) {
  const auto number = node.as_whole();
  if (number && *number >= min && *number <= max) return number;
  node.report("number-out-of-range", {{"min", std::int64_t{min}}, {"max", std::int64_t{max}}});
  return std::nullopt;
}

void report_missing(const Node& node) {
  const std::string where = node.where();
  node.report("missing", {{"key", std::string_view(where).substr(where.rfind('/') + 1)}});
}

}  // namespace cadastre
