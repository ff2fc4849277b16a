// JSON text to values: the same as a reader that many others use makes of it, and broken text told at the same place.

#include "json/document.hpp"

#include <nlohmann/json.hpp>

#include "catch.hpp"

using namespace cadastre;
using nlohmann::json;

namespace {

json value_at(const Document& d, ValueNumber number) {
  const Document::Value& v = d.values[number];
  switch (v.kind) {
    case Document::Kind::nothing:
      return nullptr;
    case Document::Kind::yes_no:
      return v.content != 0;
    case Document::Kind::whole:
      return static_cast<std::int32_t>(v.content);
    case Document::Kind::big_whole:
      return "(big)";
    case Document::Kind::fraction:
      return "(fraction)";
    case Document::Kind::text:
      return std::string(d.text(number));
    case Document::Kind::list: {
      json list = json::array();
      for (ValueNumber at = number + 1; at < v.end; at = d.values[at].end) list.push_back(value_at(d, at));
      return list;
    }
    case Document::Kind::object: {
      json object = json::object();
      for (ValueNumber at = number + 1; at < v.end; at = d.values[at].end)
        if (!d.values[at].hidden) object[std::string(d.key(at))] = value_at(d, at);
      return object;
    }
  }
  return {};
}

/// What is left of a number in a document of ours.
json shortened(const json& value) {
  if (value.is_number_float()) return "(fraction)";
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT32_MAX) return "(big)";
  if (value.is_number_integer() && !value.is_number_unsigned() && value.get<std::int64_t>() < INT32_MIN) return "(big)";
  if (!value.is_structured()) return value;
  json made = value;
  for (auto& part : made) part = shortened(part);
  return made;
}

struct Place : nlohmann::json_sax<json> {
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t at, const std::string&, const json::exception& e) override {
    position = at;
    too_big = e.id == 406;
    return false;
  }
  std::size_t position = 0;
  bool too_big = false;
};

/// `not-json 1 7`: what stands last, behind names that are there twice.
std::string told(const Problems& problems) {
  if (problems.empty()) return "nothing";
  std::string text = problems.back().code;
  for (const Argument& argument : problems.back().arguments)
    if (const auto* number = std::get_if<std::int64_t>(&argument.value)) text += " " + std::to_string(*number);
  return text;
}

void compare(const std::string& text) {
  CAPTURE(text);
  Problems problems;
  const auto document = read_document(text, problems);
  Place place;
  if (json::sax_parse(text, &place)) {
    REQUIRE(document);
    CHECK(value_at(*document, 0) == shortened(json::parse(text)));
    return;
  }
  REQUIRE_FALSE(document);
  std::size_t begin = std::min(place.position, text.size());
  while (begin > 0 && text[begin - 1] != '\n') --begin;
  const std::size_t column = std::min(place.position, text.size()) - begin;
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
  CHECK(told(problems) == (place.too_big ? "number-too-big " : "not-json ") + std::to_string(line) + " " +
                              std::to_string(std::max<std::size_t>(column, 1)));
}

}  // namespace

TEST_CASE("what can be written in JSON is read as others read it", "[json]") {
  for (const char* inside : {"",
                             "1",
                             "-0",
                             "0",
                             "-1",
                             "2147483647",
                             "2147483648",
                             "-2147483648",
                             "-2147483649",
                             "9223372036854775807",
                             "18446744073709551615",
                             "18446744073709551616",
                             "-9223372036854775808",
                             "-9223372036854775809",
                             "1.5",
                             "1e3",
                             "-1E+3",
                             "0.0e-0",
                             "1e308",
                             "1.7976931348623157e308",
                             "17976931348623157e292",
                             "0.00000017e315",
                             "1e-400",
                             "0e999999999999",
                             "true",
                             "false",
                             "null",
                             R"("")",
                             R"("a\"\\\/\b\f\n\r\tz")",
                             R"("\u0041\u00e9\u20aC\ud83d\ude00")",
                             "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\x7f\"",
                             "[]",
                             "{}",
                             "[[],[1,[2]],{\"a\":{}}]",
                             "1 , \t\r\n 2"}) {
    compare("{\"x\":[" + std::string(inside) + "]}");
  }
  compare(" {\n\"b\":1,\"a\" : {\"\":2} }\n ");
}

TEST_CASE("what is no JSON is told at the place where others see it", "[json]") {
  for (const char* inside : {",",
                             "1,",
                             ",1",
                             "1 2",
                             "01",
                             "00",
                             "-",
                             "-x",
                             "+1",
                             "1.",
                             "1.x",
                             ".5",
                             "1e",
                             "1e+",
                             "1ex",
                             "1e999",
                             "-1e999",
                             "1.7976931348623159e308",
                             "tru",
                             "trux",
                             "True",
                             "nul",
                             "nan",
                             "Infinity",
                             "\"",
                             "\"\\\"",
                             R"("\x")",
                             R"("\u12")",
                             R"("\u12g4")",
                             R"("\ud800")",
                             R"("\ud800\n")",
                             R"("\ud800A")",
                             R"("\udc00")",
                             R"("\ud800\ud800")",
                             "\"\x01\"",
                             "\"\n\"",
                             "\"\xff\"",
                             "\"\x80\"",
                             "[",
                             "{",
                             "{1:2}",
                             "{\"a\"}",
                             "{\"a\":}",
                             "{\"a\" 1}",
                             "{\"a\":1,}",
                             "}",
                             "]",
                             "'a'",
                             "/* */",
                             "\xc3\xa9"}) {
    compare("{\"x\":[" + std::string(inside) + "]}");
    compare("{\n \"x\":\n  [" + std::string(inside));
  }
  for (const char* text : {"{", "{\"a\"", "{} x", "{}{}", "{},", "[1", "[1}", "{]"}) compare(text);
}

TEST_CASE("text that was changed at random is read or refused as others do", "[json]") {
  const std::string whole =
      R"({"a":[1,-2.5e3,true,null,"t\u00e9\n"],"b":{"c":"\ud83d\ude00","d":[[],{}],"e":0},"f":false, "g" : "x"})";
  constexpr std::string_view letters = "{}[]:,\"\\u0189-+.eEtfn \n";
  unsigned chance = 7;
  const auto next = [&chance](std::size_t below) {
    chance = chance * 1664525u + 1013904223u;
    return (chance >> 8) % below;
  };
  for (int round = 0; round < 20'000; ++round) {
    std::string text = whole;
    for (std::size_t changes = 1 + next(3); changes > 0; --changes) {
      const std::size_t at = 1 + next(text.size() - 1);
      const std::size_t what = next(3);
      if (what == 0) text.erase(at, 1 + next(4));
      if (what == 1) text.insert(at, 1, letters[next(letters.size())]);
      if (what == 2 && at < text.size()) text[at] = letters[next(letters.size())];
      if (text.size() < 3) break;
    }
    compare(text);
  }
}
