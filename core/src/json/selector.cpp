#include "json/selector.hpp"

#include "json/answers.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"

namespace cadastre {
namespace {

std::optional<Bucket> read_bucket(const Node& node) {
  const std::string_view word = node.word();
  const auto bucket = bucket_named(word);
  if (!bucket && node.is_text()) node.report("unknown-edition", {{"edition", word}, {"editions", "C1, C2+C3, WE"}});
  return bucket;
}

void read_shown(const Node& list, Selector& selector) {
  if (list.missing()) return;
  std::array<bool, bucket_count> shown{};
  bool any = false;
  list.for_each([&](const Node& one) {
    if (const auto bucket = read_bucket(one)) any = shown[static_cast<std::size_t>(*bucket)] = true;
  });
  if (!any) return list.report("no-edition-shown");
  for (const Bucket bucket : all_buckets)
    if (shown[static_cast<std::size_t>(bucket)]) show_edition(selector, bucket, true);
  for (const Bucket bucket : all_buckets)
    if (!shown[static_cast<std::size_t>(bucket)]) show_edition(selector, bucket, false);
}

Selector read_selector(const Node& node, const ExpansionCatalogue& catalogue) {
  warn_of_unknown_keys(
      node, {"language", "phase", "selection", "shown", "preferred", "mark-adaptations", "fixed", "without"});
  SelectorSettings settings;
  settings.fixed_edition = read_bucket(node.at("fixed"));
  node.at("without").for_each([&](const Node& group) {
    if (find_group(catalogue, group.word()))
      settings.without.push_back(group.text());
    else if (group.is_text())
      group.report("unknown-group", {{"group", group.word()}});
  });
  Selector selector = open_selector(catalogue, settings);
  read_shown(node.at("shown"), selector);
  const Node preferred = node.at("preferred");
  if (const auto bucket = read_bucket(preferred); bucket && !prefer(selector, *bucket))
    preferred.report("edition-not-shown", {{"edition", name(*bucket)}});
  selector.filter.mark_adaptations = node.at("mark-adaptations").yes();
  return selector;
}

}  // namespace

Selector read_filter(std::string_view options, const ExpansionCatalogue& catalogue, Problems& problems) {
  if (options.find_first_not_of(" \t\r\n") == std::string_view::npos) return open_selector(catalogue);
  Problems found;
  Selector selector = open_selector(catalogue);
  if (const auto document = read_document(options, found)) selector = read_selector(Node(*document, found), catalogue);
  append_under("/options", problems, std::move(found));
  return selector;
}

std::string expansion_name(const Phrasebook& phrases, Edition edition, std::string_view component) {
  return say(phrases, edition, "expansion." + std::string(component) + "/name");
}

void write_name(JsonText& json, const Phrasebook* phrases, Edition edition, const std::string& id) {
  if (phrases) json.key("name").text(say(*phrases, edition, id + "/name"));
}

void write_texts(JsonText& json, const std::vector<std::string>& texts) {
  json.begin_list();
  for (const std::string& text : texts) json.text(text);
  json.end_list();
}

}  // namespace cadastre
