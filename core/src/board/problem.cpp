#include "cadastre/problem.hpp"

#include <algorithm>

#include "cadastre/text.hpp"

namespace cadastre {
namespace {

// What is quoted and where it stands come from the input, which may have names of megabytes.
constexpr std::size_t longest_text = 1'200;
constexpr std::size_t longest_place = 1'000;
constexpr std::int64_t hopeless = 20'000;

/// The last problem of a list beyond the limit: how many more there are, how many of them are errors.
std::int64_t& count_in(Problem& more, std::size_t argument) {
  return *std::get_if<std::int64_t>(&more.arguments[argument].value);
}
std::int64_t errors_beyond(const Problems& problems) {
  return problems.size() <= problem_limit ? 0 : *std::get_if<std::int64_t>(&problems.back().arguments[1].value);
}

void count_more(Problems& problems, std::int64_t number, std::int64_t errors) {
  if (problems.size() <= problem_limit)
    problems.push_back(
        {"more-problems", Severity::warning, "", {{"number", std::int64_t{0}}, {"errors", std::int64_t{0}}}});
  if (errors > 0) problems.back().severity = Severity::error;
  count_in(problems.back(), 0) += number;
  count_in(problems.back(), 1) += errors;
}

/// A place behind names too long to be told: the one around it.
std::string_view near(std::string_view where) {
  return where.size() <= longest_place ? where : where.substr(0, where.rfind('/', longest_place));
}

}  // namespace

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;
  return std::string(text.substr(0, most)) + "…";
}

bool cut_to(std::size_t most, std::string& text) {
  if (text.size() <= most) return false;
  text = shortened(text, most - std::string_view("…").size());
  return true;
}

void keep_in_line(std::string& name) {
  const auto byte = [&](std::size_t i) { return i < name.size() ? static_cast<unsigned char>(name[i]) : 0; };
  for (std::size_t i = 0; i < name.size(); ++i) {
    const int second = byte(i + 1), third = byte(i + 2);
    const bool of_ends_or_turns = byte(i) == 0xe2 && ((second == 0x80 && third >= 0xa8 && third <= 0xae) ||
                                                      (second == 0x81 && third >= 0xa6 && third <= 0xa9));
    if (byte(i) < 0x20 || byte(i) == 0x7f)
      name[i] = ' ';
    else if (of_ends_or_turns)
      name.replace(i, 3, " ");
    else if (byte(i) == 0xc2 && second < 0xa0)
      name.replace(i, 2, " ");
  }
}

bool has_error(const Problems& problems) {
  return std::any_of(problems.begin(), problems.end(), [](const Problem& p) { return p.severity == Severity::error; });
}

bool room_for_problem(Problems& problems, Severity severity) {
  if (problems.size() < problem_limit) return true;
  count_more(problems, 1, severity == Severity::error ? 1 : 0);
  return false;
}

void add_problem(Problems& problems, Problem problem) {
  if (!room_for_problem(problems, problem.severity)) return;
  problem.where.resize(near(problem.where).size());
  for (Argument& argument : problem.arguments)
    if (auto* text = std::get_if<std::string>(&argument.value)) *text = shortened(*text, longest_text);
  problems.push_back(std::move(problem));
}

void add_problem(Problems& problems, const char* code, Severity severity, std::string_view where,
                 std::initializer_list<Detail> details) {
  if (!room_for_problem(problems, severity)) return;
  Problem& problem = problems.emplace_back();
  problem.code = code;
  problem.severity = severity;
  problem.where = near(where);
  problem.arguments.reserve(details.size());
  for (const Detail& detail : details) {
    Argument& argument = problem.arguments.emplace_back();
    argument.name = detail.name;
    if (detail.is_number())
      argument.value = detail.number;
    else
      argument.value = shortened(detail.text(), longest_text);
  }
}

void append(Problems& problems, const Problems& more) {
  for (std::size_t i = 0; i < std::min(more.size(), problem_limit); ++i) add_problem(problems, more[i]);
  if (more.size() > problem_limit)
    count_more(problems, *std::get_if<std::int64_t>(&more.back().arguments[0].value), errors_beyond(more));
}

bool is_hopeless(const Problems& problems) { return errors_beyond(problems) > hopeless; }

ProblemMark mark_of(const Problems& problems) {
  return {std::min(problems.size(), problem_limit), errors_beyond(problems)};
}

bool has_error_since(const Problems& problems, ProblemMark mark) {
  return errors_beyond(problems) > mark.errors_beyond ||
         std::any_of(problems.begin() + static_cast<std::ptrdiff_t>(mark.size), problems.end(),
                     [](const Problem& p) { return p.severity == Severity::error && p.code != "more-problems"; });
}

std::string pointer_step(std::string_view key) {
  std::string step = "/";
  for (const char c : key) {
    if (c == '~') {
      step += "~0";
    } else if (c == '/') {
      step += "~1";
    } else {
      step += c;
    }
  }
  return step;
}

}  // namespace cadastre
