#include "cadastre/json_text.hpp"

#include "catch.hpp"

using namespace cadastre;

TEST_CASE("JSON text quotes what JSON asks for and leaves other letters alone", "[json]") {
  JsonText j;
  j.text("a \"quoted\" \\ word\n\t\x01 ștőě");
  CHECK(j.take() == "\"a \\\"quoted\\\" \\\\ word\\n\\t\\u0001 ștőě\"");
}

TEST_CASE("JSON text puts commas between elements and nowhere else", "[json]") {
  JsonText j;
  j.begin_object().key("a").number(1).key("b").begin_list().yes(true).nothing().begin_object().end_object().end_list();
  j.key("c").number(-2).end_object();
  CHECK(j.take() == R"({"a":1,"b":[true,null,{}],"c":-2})");
}
