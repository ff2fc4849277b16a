// What crosses to the page: that everything of the mirror is there.

#include "platform/mirror_text.hpp"

#include "catch.hpp"

using namespace cadastre;
using namespace cadastre::editor;

TEST_CASE("An empty mirror is a whole one") {
  const std::string text = mirror_text({});
  CHECK(text.find(R"("explanation":null)") != std::string::npos);
  CHECK(text.find(R"("cells":[])") != std::string::npos);
  CHECK(text.front() == '{');
  CHECK(text.back() == '}');
}

TEST_CASE("A mirror says its cells, figures and scores") {
  Mirror m;
  m.scores.push_back({Player::blue, "Blue", "Tudor", {52, -1, 65}, true});
  MirrorCell cell;
  cell.square = {-3, 2};
  cell.row = 1;
  cell.column = 4;
  cell.occupied = true;
  cell.name = "City north";
  cell.segments.push_back({2, "city/N", "City north: 6 points", true});
  cell.figures.push_back({7, Player::black, 2, "Meeple of Pavel"});
  m.cells.push_back(cell);
  m.further = "This board is large.";
  m.features.push_back({{{-3, 2}, 2}, "City", "not completed", std::nullopt, 6, {Player::black}, false});
  const std::string text = mirror_text(m);
  CHECK(
      text.find(
          R"({"player":"blue","colour":"Blue","name":"Tudor","track":52,"now":-1,"atEnd":65,"leads":true,"pad":0})") !=
      std::string::npos);
  CHECK(text.find(R"("x":-3,"y":2,"row":1,"column":4,"occupied":true,"selected":false)") != std::string::npos);
  CHECK(text.find(R"("segments":[{"segment":2,"target":"city/N","name":"City north: 6 points","selected":true}])") !=
        std::string::npos);
  CHECK(text.find(R"("figures":[{"figure":7,"player":"black","segment":2,"name":"Meeple of Pavel"}])") !=
        std::string::npos);
  CHECK(text.find(R"("now":null,"atEnd":6})") != std::string::npos);
  CHECK(text.find(R"("further":"This board is large.")") != std::string::npos);
}
