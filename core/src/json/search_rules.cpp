// The lookup as JSON: {"text","item","expansion","step","selection"} in; without a selection the whole book is asked.
// {"problems","found":[{"rule","place","combines"}]} out.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/json.hpp"
#include "cadastre/lookup.hpp"
#include "cadastre/text.hpp"
#include "json/answers.hpp"
#include "json/node.hpp"
#include "json/selection.hpp"
#include "json/write_rule.hpp"

namespace cadastre {
namespace {

class SearchCall {
 public:
  SearchCall(const Rulebook& book, const Phrasebook* phrases) : book_(book), phrases_(phrases) {}

  std::string answer(std::string_view text, std::string_view options) {
    if (const auto document = read_document(text, problems_))
      read(Node(*document, problems_));
    else
      resolved_ = resolve(book_, {});
    query_.phase = read_options(options, problems_).phase;
    return written();
  }

 private:
  void read(const Node& root) {
    warn_of_unknown_keys(root, {"text", "item", "expansion", "step", "selection"});
    query_.text = root.at("text").text();
    if (folded_words(folded(query_.text)).size() > query_word_limit)
      root.at("text").report("too-many-words", {{"limit", std::int64_t{query_word_limit}}});
    query_.item = root.at("item").text();
    query_.expansion = root.at("expansion").text();
    query_.step = root.at("step").text();
    if (!query_.item.empty() && !find_item(book_, query_.item))
      root.at("item").report("unknown-item", {{"item", query_.item}, {"items", names(book_.items)}});
    if (!query_.expansion.empty() && !is_component(query_.expansion))
      root.at("expansion").report("unknown-expansion", {{"expansion", query_.expansion}});
    if (!query_.step.empty() && !contains(book_.steps, query_.step))
      root.at("step").report("unknown-step", {{"step", query_.step}, {"steps", step_names()}});
    const Node selection = root.at("selection");
    chosen_ = !selection.missing();
    resolved_ = resolve(book_, read_selection(selection));
    if (chosen_) append_of_selection(problems_, resolved_.problems, selection);
  }

  bool is_component(const std::string& id) const {
    return std::any_of(book_.components.begin(), book_.components.end(),
                       [&](const Component& known) { return known.id == id; });
  }

  template <class T>
  static std::string names(const std::vector<T>& list) {
    std::string all;
    for (const T& one : list) append_listed(all, one.id);
    return all;
  }
  std::string step_names() const {
    std::string all;
    for (const std::string& step : book_.steps) append_listed(all, step);
    return all;
  }

  std::string written() {
    const RuleSet* chosen = chosen_ ? &resolved_.rules : nullptr;
    JsonText json;
    json.begin_object().key("problems");
    AnswerWriter(json, book_, resolved_.rules, phrases_).write_problems(problems_);
    json.key("found").begin_list();
    for (const RowNumber row : find_rules(query_, book_, chosen, phrases_)) {
      json.begin_object().key("rule");
      write_rule(json, row, book_, resolved_.rules, phrases_);
      json.key("place").number(book_.rows[row].slot + 1).key("combines");
      write_relations(json, relations_of(row, book_, chosen));
      json.end_object();
    }
    json.end_list().end_object();
    return json.take();
  }

  void write_relations(JsonText& json, const Relations& relations) const {
    json.begin_object();
    write_rows(json, "beside", relations.beside);
    write_rows(json, "instead-of", relations.instead_of);
    write_rows(json, "replaced-by", relations.replaced_by);
    write_rows(json, "counted-by", relations.counted_by);
    write_rows(json, "counts-for", relations.counts_for);
    json.end_object();
  }

  void write_rows(JsonText& json, std::string_view key, const std::vector<RowNumber>& rows) const {
    json.key(key).begin_list();
    for (const RowNumber row : rows) json.text(book_.rows[row].id);
    json.end_list();
  }

  const Rulebook& book_;
  const Phrasebook* phrases_;
  Problems problems_;
  RuleQuery query_;
  bool chosen_ = false;
  Resolved resolved_;
};

}  // namespace

std::string search_rules(std::string_view query, std::string_view options, const Rulebook& book,
                         const Phrasebook* phrases) {
  return SearchCall(book, phrases).answer(query, options);
}

}  // namespace cadastre
