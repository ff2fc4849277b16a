// Every row of the reference pages is realised by rules that exist and that cases fire, or says what it waits for.

#include <map>
#include <set>
#include <sstream>

#include "cases/case.hpp"
#include "catch.hpp"
#include "rules_bundle.hpp"

namespace coverage {
namespace {

using Table = std::vector<std::map<std::string, std::string>>;

std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::string part;
  for (std::istringstream in(text); std::getline(in, part, by);) parts.push_back(part);
  return parts;
}

/// A file of tab-separated columns with their names in its first line.
Table read_table(const std::string& text) {
  Table table;
  std::vector<std::string> heads;
  for (const std::string& line : split(text, '\n')) {
    const std::vector<std::string> cells = split(line, '\t');
    if (heads.empty()) {
      heads = cells;
      continue;
    }
    table.emplace_back();
    for (std::size_t i = 0; i < heads.size(); ++i) table.back()[heads[i]] = i < cells.size() ? cells[i] : "";
  }
  return table;
}

const std::set<std::string> kinds_with_a_figure = {"points",  "count",  "scale", "weight", "who",
                                                   "payment", "reward", "floor", "order"};

struct Rules {
  std::map<std::string, cadastre::Effect> effects;
  std::set<std::string> fired;
};

/// What is wrong with a table of coverage, a line a fault.
std::vector<std::string> faults(const Table& inventory, const Table& rows, const Rules& rules) {
  std::vector<std::string> found;
  std::map<std::string, const std::map<std::string, std::string>*> mapped;
  for (const auto& row : rows)
    if (!mapped.emplace(row.at("row"), &row).second) found.push_back(row.at("row") + " stands there twice");
  std::set<std::string> known;
  for (const auto& row : inventory) {
    const std::string& id = row.at("row");
    known.insert(id);
    if (!mapped.count(id)) {
      found.push_back(id + " is not mapped");
      continue;
    }
    const auto& entry = *mapped.at(id);
    const std::vector<std::string> ids = split(entry.at("ids"), '+');
    if (ids.empty() && entry.at("note").empty()) found.push_back(id + " waits without a reason");
    bool computed = ids.empty();
    for (const std::string& one : ids) {
      if (one.find(':') != std::string::npos) {
        computed = true;  // the app's and the catalogue's own tests hold these
        continue;
      }
      const auto rule = rules.effects.find(one);
      if (rule == rules.effects.end()) {
        found.push_back(id + " names " + one + ", which does not exist");
      } else if (rule->second != cadastre::Effect::note) {
        computed = true;
        if (!rules.fired.count(one)) found.push_back(id + ": no case fires " + one);
      }
    }
    if (!computed && kinds_with_a_figure.count(row.at("kind")) && entry.at("note").empty())
      found.push_back(id + " has a figure and only notes realise it");
  }
  for (const auto& [id, row] : mapped)
    if (!known.count(id)) found.push_back(id + " is no row of the inventory");
  return found;
}

Table table_of(const char* name) { return read_table(tests::read_file(tests::test_path(name))); }

Rules rules_of_the_book() {
  Rules rules;
  for (const cadastre::Row& row : tests::rulebook().rows) rules.effects[row.id] = row.effect;
  for (const std::string& path : tests::files_in(tests::test_path("cases"), ".json")) {
    if (path.find(".schema.json") != std::string::npos) continue;
    const cases::Ran ran = cases::run(tests::read_file(path), tests::rulebook());
    rules.fired.insert(ran.fired.begin(), ran.fired.end());
  }
  return rules;
}

TEST_CASE("every row of the inventory is realised and fired, or says what it waits for") {
  const Table inventory = table_of("coverage/inventory.tsv"), rows = table_of("coverage/rows.tsv");
  CHECK(inventory.size() == 830);
  for (const std::string& fault : faults(inventory, rows, rules_of_the_book())) FAIL_CHECK(fault);
}

TEST_CASE("each sort of gap in the coverage is seen") {
  const Table inventory = read_table("row\titem\tkind\tsource\nD1.1\troad\tpoints\ts\nD1.2\troad\tcondition\ts\n");
  const Rules rules{{{"a.add", cadastre::Effect::add}, {"a.note", cadastre::Effect::note}}, {"a.add"}};
  const auto with = [&](const std::string& lines, const Rules& given) {
    return faults(inventory, read_table("row\tids\titem\tnote\n" + lines), given);
  };
  CHECK(with("D1.1\ta.add\troad\t\nD1.2\ta.note+a.add\troad\t\n", rules).empty());
  CHECK(with("D1.1\ta.add\troad\t\nD1.2\t\troad\tpending: the app\n", rules).empty());
  CHECK(with("D1.1\ta.add\troad\t\nD1.2\tselector:counts\troad\t\n", rules).empty());
  CHECK(with("D1.1\ta.add\troad\t\n", rules) == std::vector<std::string>{"D1.2 is not mapped"});
  CHECK(with("D1.1\ta.add\troad\t\nD1.2\t\troad\t\n", rules) ==
        std::vector<std::string>{"D1.2 waits without a reason"});
  CHECK(with("D1.1\ta.sub\troad\tn\nD1.2\ta.note\troad\t\n", rules) ==
        std::vector<std::string>{"D1.1 names a.sub, which does not exist"});
  CHECK(with("D1.1\ta.note\troad\t\nD1.2\ta.note\troad\t\n", rules) ==
        std::vector<std::string>{"D1.1 has a figure and only notes realise it"});
  Rules silent = rules;
  silent.fired.clear();
  CHECK(with("D1.1\ta.add\troad\t\nD1.2\ta.note\troad\t\n", silent) ==
        std::vector<std::string>{"D1.1: no case fires a.add"});
  CHECK(with("D1.1\ta.add\troad\t\nD1.2\ta.note\troad\t\nD9.9\ta.note\troad\t\n", rules) ==
        std::vector<std::string>{"D9.9 is no row of the inventory"});
}

}  // namespace
}  // namespace coverage
