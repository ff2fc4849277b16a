#pragma once
// Writes JSON text: what crosses from the editor to the page as one string is much cheaper than value by value.

#include <concepts>
#include <string>
#include <string_view>

namespace cadastre::editor {

class JsonText {
 public:
  JsonText& open(char bracket) {  ///< { or [
    comma();
    text_ += bracket;
    first_ = true;
    return *this;
  }
  JsonText& close(char bracket) {
    text_ += bracket;
    first_ = false;
    return *this;
  }
  JsonText& key(std::string_view name) {
    comma();
    quote(name);
    text_ += ':';
    first_ = true;
    return *this;
  }
  JsonText& value(std::string_view s) {
    comma();
    quote(s);
    return *this;
  }
  JsonText& value(const char* s) { return value(std::string_view(s)); }
  JsonText& value(bool b) { return raw(b ? "true" : "false"); }
  JsonText& value(std::integral auto n) { return raw(std::to_string(n)); }
  JsonText& null() { return raw("null"); }
  template <class T>
  JsonText& pair(std::string_view name, const T& v) {
    return key(name).value(v);
  }

  const std::string& text() const { return text_; }

 private:
  JsonText& raw(std::string_view s) {
    comma();
    text_ += s;
    return *this;
  }
  void comma() {
    if (!first_) text_ += ',';
    first_ = false;
  }
  void quote(std::string_view);

  std::string text_;
  bool first_ = true;
};

}  // namespace cadastre::editor
