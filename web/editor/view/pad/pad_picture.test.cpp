// The picture of a result: everybody's name and total, the chart, nothing that ends the document early.

#include "view/pad/pad_picture.hpp"

#include "model/pad_testing.hpp"

using namespace cadastre;
using namespace cadastre::editor;
using namespace cadastre::editor::testing;

TEST_CASE("the picture of a result names everybody and draws a line for each") {
  Model m = fresh();
  m.act(RenamePlayer{Player::red, "Mira\xEF\xBF\xBE <& Co\xEF\xBF\xBF>"});
  enter_road(m, 6, "blue");
  press(m, "pad-begin", "other-points");
  press(m, "pad-answer", "red.free-points=-7");
  press(m, "pad-add");
  drawing::Sketchbook book(tests::rulebook().catalogue);
  const std::string svg = pad_svg(m, book, drawing::light_theme);
  const auto count = [&](std::string_view what) {
    int n = 0;
    for (std::size_t at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) ++n;
    return n;
  };
  CHECK(svg.find("<svg ") == 0);
  CHECK(count("</svg>") == 1);
  CHECK(svg.find("Blue wins with 6") != std::string::npos);
  CHECK(svg.find("Mira &lt;&amp; Co>") != std::string::npos);
  CHECK(count("\xE2\x88\x92"
              "7<") == 2);             // in the table and at the end of the line
  CHECK(count("stroke=\"") == 3 * 2);  // each line has two edges
  CHECK(count("<use ") == 2 * 2);      // a badge in the table, one in the chart
  CHECK(svg.size() < 100'000);
}
