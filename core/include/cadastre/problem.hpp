#pragma once
// What is wrong with an input, where, and with which particulars. Nothing throws: readers collect problems.
// The sentence of a problem is translated like every other text (phrasebook: `problem.CODE`).

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cadastre {

/// `warning`: scored all the same (illegal edge, too many meeples).
/// `error`: something could not be read and was left out; the rest is scored.
enum class Severity : std::uint8_t { warning, error };

struct Argument {
  std::string name;
  std::variant<std::int64_t, std::string> value;
  friend bool operator==(const Argument&, const Argument&) = default;
};

struct Problem {
  std::string code;  ///< kebab-case, stable; e.g. `unknown-tile`
  Severity severity = Severity::error;
  std::string where;  ///< JSON pointer into the input, e.g. `/tiles/3/rotation`; "" is the whole
  std::vector<Argument> arguments;
  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

/// An argument on its way into a problem, so that whoever tells of one builds nothing.
struct Detail {
  Detail(const char* n, std::string_view t) : name(n), text(t) {}
  Detail(const char* n, std::int64_t i) : name(n), number(i), is_number(true) {}
  const char* name;
  std::string_view text;
  std::int64_t number = 0;
  bool is_number = false;
};

void add_problem(Problems&, const char* code, Severity, std::string_view where,
                 std::initializer_list<Detail> details = {});

/// Whether any of them is an error (exit status 2 on the command line).
bool has_error(const Problems&);

}  // namespace cadastre
