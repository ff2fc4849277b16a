#pragma once
// What is wrong with an input, where, and with which particulars. Nothing throws: readers collect problems.
// The sentence of a problem is translated like every other text (phrasebook: `problem.CODE`).

#include <cstddef>
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

/// An argument on its way into a problem, so that whoever tells of one builds nothing. Hundreds of places make one: it
/// is as small as it can be.
struct Detail {
  [[gnu::noinline]] Detail(const char* n, std::string_view t) : name(n), length(t.size()), letters(t.data()) {}
  [[gnu::noinline]] Detail(const char* n, std::int64_t i) : name(n), length(no_text), number(i) {}
  bool is_number() const { return length == no_text; }
  std::string_view text() const { return {letters, length}; }

  static constexpr std::size_t no_text = SIZE_MAX;
  const char* name;
  std::size_t length;
  union {
    const char* letters;
    std::int64_t number;
  };
};

/// More problems than this tell nobody anything: whatever comes behind them is counted by one more, `more-problems`
/// {number, errors}.
inline constexpr std::size_t problem_limit = 1'000;

/// Whether the list takes one more; if not, that one is counted. Who asks first builds nothing that is only counted.
bool room_for_problem(Problems&, Severity);
void add_problem(Problems&, Problem);
void add_problem(Problems&, const char* code, Severity, std::string_view where,
                 std::initializer_list<Detail> details = {});
void append(Problems&, const Problems& more);

/// So many errors beyond the limit that reading on would only take long.
bool is_hopeless(const Problems&);

/// How far a list has come, to ask later whether errors were added.
struct ProblemMark {
  std::size_t size = 0;
  std::int64_t errors_beyond = 0;
};
ProblemMark mark_of(const Problems&);
bool has_error_since(const Problems&, ProblemMark);

/// A key as a step of a JSON pointer: `/name`, with `~` and `/` written as `~0` and `~1`.
std::string pointer_step(std::string_view key);

/// Whether any of them is an error (exit status 2 on the command line).
bool has_error(const Problems&);

}  // namespace cadastre
