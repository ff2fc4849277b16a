#pragma once
// Writes JSON text piece by piece. Text that is not UTF-8 is mended, so that what comes out can always be parsed.

#include <cstdint>
#include <string>
#include <string_view>

namespace cadastre {

class JsonText {
 public:
  JsonText& begin_object() { return open('{'); }
  JsonText& end_object() { return close('}'); }
  JsonText& begin_list() { return open('['); }
  JsonText& end_list() { return close(']'); }
  JsonText& key(std::string_view name) {
    text(name);
    out_ += ':';
    first_ = true;  // no comma before the value
    return *this;
  }
  JsonText& text(std::string_view value);
  JsonText& number(std::int64_t value);
  JsonText& yes(bool value) { return as_it_is(value ? "true" : "false"); }
  JsonText& nothing() { return as_it_is("null"); }
  /// JSON.
  JsonText& as_it_is(std::string_view written) {
    separate();
    out_ += written;
    return *this;
  }
  /// A line break before the next value, where people read the file.
  JsonText& on_new_line(int indent);

  std::string take() { return std::move(out_); }

 private:
  JsonText& open(char bracket) {
    separate();
    out_ += bracket;
    first_ = true;
    return *this;
  }
  JsonText& close(char bracket) {
    if (break_ >= 0) break_line();
    out_ += bracket;
    first_ = false;
    return *this;
  }
  void separate() {
    if (!first_) out_ += ',';
    first_ = false;
    if (break_ >= 0) break_line();
  }
  void break_line() {
    out_ += '\n';
    out_.append(static_cast<std::size_t>(break_), ' ');
    break_ = -1;
  }

  std::string out_;
  bool first_ = true;
  int break_ = -1;
};

}  // namespace cadastre
