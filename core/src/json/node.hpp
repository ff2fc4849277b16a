#pragma once
// A value of a document together with where problems go. Every typed access is checked; what does not fit becomes a
// problem at its place, and a harmless default is returned, so that reading always goes on. A node is a few numbers:
// copied freely, valid as long as its document.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "cadastre/problem.hpp"
#include "json/document.hpp"

namespace cadastre {

class Node {
 public:
  /// The root.
  Node(const Document& document, Problems& problems) : document_(&document), problems_(&problems) {}

  /// Not there at all, or null: whoever writes null says nothing.
  bool missing() const { return kind() == Kind::nothing; }
  /// Missing, or an object in which nothing else stands: `{"tile":null}`.
  bool says_nothing() const;
  bool is_list() const { return kind() == Kind::list; }
  bool is_object() const { return kind() == Kind::object; }
  /// An empty list or object.
  bool is_empty() const { return (is_list() || is_object()) && document_->values[value_].end == value_ + 1; }
  bool is_text() const { return kind() == Kind::text; }
  bool is_whole() const { return kind() == Kind::whole || kind() == Kind::big_whole; }
  bool is_true() const { return kind() == Kind::yes_no && document_->values[value_].content; }
  [[gnu::noinline]] bool is(std::string_view text) const { return is_text() && document_->text(value_) == text; }
  bool is(std::int32_t number) const { return as_whole() == number; }
  bool is(const char* text) const { return is(std::string_view(text)); }
  bool is(bool) const = delete;  // is_true says it
  /// The JSON pointer of its place, for a member that is not there too.
  std::string where() const;
  Problems& problems() const { return *problems_; }
  /// The same place, telling its problems to another list.
  Node reporting_to(Problems& problems) const {
    Node other = *this;
    other.problems_ = &problems;
    return other;
  }

  bool has(const char* key) const { return !at(key).missing(); }
  /// The member of that name; a node that is `missing` at its place if there is none.
  Node at(const char* key) const;

  /// How many elements a list has.
  std::size_t size() const;

  /// Calls `each(Node)` for every element, until there is no hope; a problem if this is there and no list.
  template <class Each>
  void for_each(Each each) const {
    for (Node element = first(Kind::list); element.reads_on(); element.step()) each(element);
  }
  /// Calls `each(key, Node)` for every member; a problem if this is there and no object.
  template <class Each>
  void for_each_member(Each each) const {
    for (Node member = first(Kind::object); member.reads_on(); member.step()) each(member.name(), member);
  }

  /// Lives as long as the document.
  std::string_view word(std::string_view otherwise = {}) const;
  std::string text(std::string_view otherwise = {}) const { return std::string(word(otherwise)); }
  std::int32_t whole(std::int32_t otherwise = 0) const;
  /// nullopt, and no problem, for anything else than a whole number of 32 bits.
  std::optional<std::int32_t> as_whole() const {
    if (kind() != Kind::whole) return std::nullopt;
    return static_cast<std::int32_t>(document_->values[value_].content);
  }
  bool yes(bool otherwise = false) const;
  /// Adds a member with its name, or an element, to others as it was written; false if that is too long to be kept.
  /// An object that is not empty gets the tile's name as well, if one is given.
  bool keep_in(std::string& others, std::optional<std::string_view> tile = {}) const;

  [[gnu::noinline]] void report(const char* code, std::initializer_list<Detail> details = {}) const;
  void wrong(const char* expected) const { report("wrong-type", {{"expected", expected}}); }
  /// Something harmless: what is there is read on without it.
  [[gnu::noinline]] void warn(const char* code, std::initializer_list<Detail> details) const;

 private:
  using Kind = Document::Kind;
  [[gnu::noinline]] Kind kind() const;
  void tell(const char* code, Severity, std::initializer_list<Detail>) const;
  Node first(Kind) const;
  /// To the next element or member that counts; to `no_value` behind the last.
  void step() { go_to(document_->values[value_].end); }
  void go_to(ValueNumber);
  bool reads_on() const { return value_ != no_value && !is_hopeless(*problems_); }
  std::string_view name() const { return document_->key(value_); }

  const Document* document_;
  Problems* problems_;
  const char* key_ = nullptr;  ///< of a member that is not there
  ValueNumber value_ = 0;
  ValueNumber parent_ = no_value;
};

}  // namespace cadastre
