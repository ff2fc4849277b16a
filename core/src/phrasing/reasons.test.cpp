// Explanations name the rule that decided, and nobody who is paid gets nothing.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cadastre/json.hpp"
#include "catch.hpp"
#include "testing/words.hpp"

using namespace cadastre;
using namespace cadastre::testing;
using nlohmann::json;
using Sentences = std::vector<std::string>;

namespace {

json answer(const std::string& form, const std::string& language = "en") {
  const json got = json::parse(score_feature(form, "{}", rulebook(), &words(language)));
  CHECK(got["problems"].empty());
  return got;
}

Sentences told(const std::string& form, const std::string& language = "en") {
  return answer(form, language)["text"].get<Sentences>();
}

bool contains(const Sentences& lines, const std::string& part) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

std::ptrdiff_t times_told(const Sentences& lines, const std::string& line) {
  return std::count(lines.begin(), lines.end(), line);
}

const std::string coiners = R"({"selection":{"edition":"C2","expansions":["markets-of-leipzig"]},"phase":"during",
  "item":"city","tiles":4,"measures":{"coats-of-arms":2},"players":{"red":{"meeple":2,"in-coiners":2},
  "blue":{"meeple":1,"in-coiners":1},"green":{"in-coiners":1}}})";

const std::string hill = R"({"selection":{"edition":"C3","expansions":["hills-and-sheep"]},"phase":"during",
  "item":"road","tiles":3,"players":{"red":{"meeple":1},"blue":{"on-hill":1,"meeple":1}}})";

const std::string cleric = R"({"selection":{"edition":"C1","expansions":["cleric-and-serf"]},"phase":"after",
  "item":"monastery-tokens","players":{"red":{"monastery-tokens":3},"blue":{"monastery-tokens":3,"cleric":"yes"},
  "green":{"monastery-tokens":1}}})";

const std::string taxes = R"({"selection":{"edition":"C1","expansions":["wheel-of-fortune","inns-and-cathedrals"]},
  "phase":"during","item":"wheel-taxes","measures":{"coats-of-arms":3},
  "players":{"red":{"meeple":1,"large-meeple":1},"blue":{"meeple":1}}})";

const std::string ghosts = R"({"selection":{"edition":"C3","expansions":["ghosts-castles-and-cemeteries",
  "inns-and-cathedrals"]},"phase":"after","item":"city","tiles":5,"measures":{"coats-of-arms":2},
  "players":{"red":{"meeple":2,"own-ghosts":2},"blue":{"large-meeple":1},"green":{"meeple":1,"own-ghosts":1}}})";

}  // namespace

TEST_CASE("An award names its player, who then does not get nothing", "[reasons]") {
  struct Said {
    const char *language, *award, *loser, *total;
  };
  for (const Said& said :
       {Said{"en", "Blue: Whoever has a meeple in the city", "Green gets nothing.", "In all, Red gets 18 points."},
        Said{"de", "Blau: ", "Grün geht leer aus.", "Insgesamt bekommt Rot 18 Punkte."},
        Said{"ro", "Albastru: ", "Verde nu primește nimic.", "În total, Roșu primește 18 puncte."}}) {
    const Sentences lines = told(coiners, said.language);
    INFO(said.language);
    CHECK(lines.back().starts_with(said.award));
    CHECK(contains(lines, said.loser));
    CHECK(times_told(lines, said.total) == 1);
  }
  CHECK_FALSE(contains(told(coiners), "Blue and Green"));
}

TEST_CASE("What breaks a tie stands in the explanation and in the answer", "[reasons]") {
  CHECK(told(hill).back() ==
        "Red and Blue are level, 1 each. If several have the majority, those of them with a meeple on a hill there are "
        "left; how strong that one is does not matter. That leaves Blue, who gets 3 points. Red gets nothing.");
  CHECK(told(hill, "de").back().starts_with("Rot und Blau liegen mit je 1 gleichauf. "));
  CHECK(told(hill, "de").back().ends_with(" Damit bleibt Blau übrig und bekommt 3 Punkte. Rot geht leer aus."));
  CHECK(told(hill, "ro").back().starts_with("Roșu și Albastru sunt la egalitate, cu câte 1. "));
  CHECK(told(hill, "ro").back().ends_with(" Rămâne doar Albastru, cu 3 puncte. Roșu nu primește nimic."));
  CHECK(answer(hill)["players"]["blue"]["tie-break"] == "hills-and-sheep/hills.tie-break");
  CHECK_FALSE(answer(hill)["players"]["red"].contains("tie-break"));
  CHECK(answer(cleric)["players"]["blue"]["tie-break"] == "cleric-and-serf.cleric-wins-ties");
  // On the hill, but not level with anybody.
  const json alone = answer(R"({"selection":{"edition":"C3","expansions":["hills-and-sheep"]},"phase":"during",
    "item":"road","tiles":3,"players":{"red":{"meeple":1},"blue":{"on-hill":1,"meeple":2}}})");
  CHECK_FALSE(alone["players"]["blue"].contains("tie-break"));
  CHECK(alone["text"].back() == "Blue has the majority, 2 against 1, and gets 3 points. Red gets nothing.");
}

TEST_CASE("Strength is told where it is compared, tokens are called so", "[reasons]") {
  const Sentences lines = told(cleric);
  CHECK(times_told(lines, "Blue, 3 monastery tokens: 10 points.") == 1);
  CHECK(times_told(lines, "Green, 1 monastery token: 0 points.") == 1);
  CHECK_FALSE(contains(lines, "strength"));
  CHECK_FALSE(contains(told(taxes), "strength"));
}

TEST_CASE("Nobody is compared with somebody who has nothing that counts", "[reasons]") {
  const std::string built = R"({"selection":{"edition":"C3","expansions":["traders-and-builders"]},"phase":"during",
    "item":"road","tiles":3,"players":{"red":{"meeple":1},"blue":{"builder":1}}})";
  CHECK(told(built).back() == "Only Red counts for the majority here and gets 3 points. Blue gets nothing.");
  CHECK(told(built, "de").back() == "Nur Rot zählt hier für die Mehrheit und bekommt 3 Punkte. Blau geht leer aus.");
  CHECK(told(built, "ro").back() ==
        "Aici doar Roșu contează la majoritate și primește 3 puncte. Albastru nu primește nimic.");
}

TEST_CASE("Where everything is somebody's own, no worth of 0 is told", "[reasons]") {
  for (const std::string& language : all_languages) {
    const Sentences lines = told(taxes, language);
    CHECK(std::none_of(lines.begin(), lines.end(), [](const std::string& l) { return l.find(" 0 ") != l.npos; }));
  }
  CHECK(
      told(taxes) ==
      Sentences{
          "Red and Blue are here, and each gets points of their own: 10 points for Red and 4 points for Blue.",
          "For Red:", "In each city by itself, every own knight gives 1 point for each pennant: 2 × 3 × 1 = 6 points.",
          "In each city by itself, every own knight also gives 1 point for each own knight there, itself "
          "included: 2 × 2 × 1 = 4 points.",
          "Red gets 10 points.",
          "For Blue:", "In each city by itself, every own knight gives 1 point for each pennant: 3 × 1 = 3 points.",
          "In each city by itself, every own knight also gives 1 point for each own knight there, itself "
          "included: 1 × 1 = 1 point.",
          "Blue gets 4 points."});
}

TEST_CASE("Who ties is told what each gets where that differs", "[reasons]") {
  CHECK(contains(told(ghosts),
                 "Red and Blue tie for the majority, 2 each against 1; after what concerns each alone, that "
                 "is 5 points for Red and 7 points for Blue. Green gets nothing."));
  CHECK(contains(told(ghosts, "de"),
                 "mit dem, was nur Einzelne betrifft, sind das 5 Punkte für Rot und 7 Punkte für "
                 "Blau. Grün geht leer aus."));
  CHECK(contains(told(ghosts, "ro"),
                 "cu ce îl privește doar pe fiecare, rezultă 5 puncte pentru Roșu și 7 puncte pentru "
                 "Albastru. Verde nu primește nimic."));
}

TEST_CASE("What is one player's own has a heading, only the lines that differ, and one sum", "[reasons]") {
  const std::string road = R"({"selection":{"edition":"C2","expansions":["mage-and-witch",
    "ghosts-castles-and-cemeteries","hans-statue"]},"phase":"after","item":"road","tiles":7,
    "measures":{"mage":1,"hans":1},"players":{"red":{"meeple":1,"own-ghosts":2}}})";
  const Sentences lines = told(road);
  const auto heading = std::find(lines.begin(), lines.end(), "For Red:");
  REQUIRE(lines.end() - heading == 4);
  CHECK(heading[1].ends_with(": 2 × −1 = −2 points."));
  CHECK(heading[2].ends_with(": 12 → 24: +12 points."));
  CHECK(heading[3] == "Red gets 24 points.");
  CHECK(contains(lines, ": 14 → 28: +14 points."));
  CHECK(contains(told(road, "de"), "Für Rot:"));
  CHECK(contains(told(road, "ro"), "Pentru Roșu:"));
}

TEST_CASE("Rows that count otherwise are named, with what they made of the number", "[reasons]") {
  const std::string circus = R"({"selection":{"edition":"C3","expansions":["wonders-of-humanity",
    "inns-and-cathedrals"]},"phase":"during","item":"city",
    "pieces":{"tile":5,"circus-maximus-city":{"tiles":1,"squares":4}},
    "players":{"red":{"large-meeple":1},"blue":{"meeple":1}}})";
  const json got = answer(circus);
  CHECK(got["text"][0] == "The large city at Circus Maximus counts as 4 tiles: 1 → 4.");
  CHECK(times_told(told(circus), "Red: For the majority, a large meeple counts 2: 1 → 2.") == 1);
  CHECK(got["counted"].size() == 1);
  CHECK(got["counted"][0]["row"] == "wonders-of-humanity.circus-maximus-city-4");
  CHECK(got["counted"][0]["measure"] == "size");
  CHECK(got["counted"][0]["before"] == 1);
  CHECK(got["counted"][0]["after"] == 4);
  CHECK(got["players"]["red"]["counted"][0]["row"] == "inns-and-cathedrals/large-meeples.strength");
  CHECK_FALSE(got["players"]["blue"].contains("counted"));
  const Sentences long_road = told(R"({"selection":{"edition":"C2","expansions":["land-surveyors"]},"phase":"during",
    "item":"road","tiles":9,"measures":{"surveyor":"long-road"},"players":{"red":{"meeple":1}}})");
  CHECK(long_road[0].starts_with("While Long Road is open"));
  CHECK(long_road[0].ends_with(": 9 → 5."));
  CHECK(long_road[1].ends_with(": 5 × 1 = 5 points."));
}

TEST_CASE("What every game counts alike is not worth a line", "[reasons]") {
  const json plain = answer(R"({"phase":"during","item":"city","tiles":4,"measures":{"coats-of-arms":1},
    "players":{"red":{"meeple":2}}})");
  CHECK_FALSE(plain.contains("counted"));
  CHECK_FALSE(plain["players"]["red"].contains("counted"));
}

TEST_CASE("On a board, too, a figure that weighs more is named", "[reasons]") {
  const json board = json::parse(
      score_board("cadastre 1 C3\nexpansions inns-and-cathedrals\nBA/RCr 0,0 red:large-meeple@city\nBA/C 0,-1 r2", "{}",
                  rulebook(), &words("en")));
  bool found = false;
  for (const json& feature : board["features"])
    if (feature["item"] == "city" && feature["now"].is_object())
      found |= times_told(feature["now"]["text"].get<Sentences>(),
                          "Red: For the majority, a large meeple counts 2: 1 → 2.") == 1;
  INFO(board.dump());
  CHECK(found);
}

TEST_CASE("Nothing has its true reason", "[reasons]") {
  const Sentences ringmaster = told(R"({"selection":{"edition":"C2","expansions":["under-the-big-top"]},
    "phase":"during","item":"ringmaster","measures":{"feature-kind":"other","show-tiles":3},
    "roles":{"owner":"red"},"players":{"red":{}}})");
  CHECK(ringmaster[0] ==
        "The ringmaster is scored along with a road, a city, a monastery or a field, and with nothing "
        "else; here that is not so: 0 points.");
  const std::string rose = R"({"selection":{"edition":"C1","expansions":["wind-roses"]},"phase":"during",
    "item":"wind-rose","measures":{"quadrant-matches":"no"},"roles":{"active":"red"},"players":{"red":{}}})";
  CHECK(told(rose)[0].ends_with("; here that is not so: 0 points."));
  CHECK(told(rose, "de")[0].ends_with("; das ist hier nicht so: 0 Punkte."));
  CHECK(told(rose, "ro")[0].ends_with("; aici nu este așa: 0 puncte."));
  const Sentences road = told(R"({"selection":{"edition":"C2","expansions":["inns-and-cathedrals","wells",
    "bards-of-carcassonne"]},"phase":"after","item":"road","tiles":9,
    "measures":{"inns":1,"wells":2,"note-tokens":1},"players":{"red":{"meeple":1}}})");
  CHECK(road[0].starts_with("Each well on the road"));
  CHECK(road[0].ends_with(": 2 → 0."));
  CHECK(contains(road, ": 9 → 0: −9 points."));  // the note,
  CHECK(contains(road, ": 0 → 0: 0 points."));   // and the inn, which would have done it too
}

TEST_CASE("What is everybody's own, or one of a table, has a reason too", "[reasons]") {
  struct Found {
    const char *form, *sentence;
  };
  const Found all[] = {
      {R"({"selection":{"edition":"C3","expansions":["bets"]},"item":"betting-office","phase":"during","tiles":2,
        "measures":{"chip":"3/6"},"roles":{"owner":"red"}})",
       "The chip for three or six pays 3 points when the feature has exactly 3 tiles; here that is not so: 0 points."},
      {R"({"selection":{"expansions":["wheel-of-fortune"]},"item":"wheel-famine","phase":"during","neighbours":[],
        "players":{"red":{"meeple":1}}})",
       "Every own farmer gives 1 point for each completed city beside the field: 0 × 1 = 0 points."},
      {R"({"selection":{"expansions":["wheel-of-fortune"]},"item":"wheel-inquisition","phase":"during",
        "players":{"red":{"own-monks":0}}})",
       "Every own monk gives 2 points: 0 × 2 = 0 points."},
      {R"({"selection":{"expansions":["wheel-of-fortune"]},"item":"wheel-storm","phase":"during",
        "players":{"red":{"supply":0}}})",
       "Every meeple in the own supply gives 1 point: 0 × 1 = 0 points."},
      {R"({"selection":{"expansions":["peasant-revolts"]},"item":"revolt-score","phase":"during",
        "players":{"red":{"protected-meeples":0}}})",
       "Every protected meeple on features of the kind that is hit gives 2 points: 0 × 2 = 0 points."},
      {R"({"selection":{"expansions":["wheel-of-fortune"]},"item":"wheel-crowns","phase":"during",
        "measures":{"crown-spaces":2,"meeples":0},"players":{"red":{"meeple":0}}})",
       "In a sector with two crown spaces, a meeple that is alone there brings its owner 6 points; here that is not "
       "so: 0 "
       "points."},
      {R"({"selection":{"expansions":["princess-and-dragon","under-the-big-top"]},"item":"fairy","phase":"during",
        "measures":{"fairy-trigger":"turn-start","fairy-at":"acrobat"},"roles":{"owner":"red"},
        "players":{"red":{"meeple":0}}})",
       "If a turn begins with the fairy beside an acrobat of the player whose turn it is, each acrobat of that player "
       "in "
       "the pyramid brings 1 point: 0 × 1 = 0 points."},
      {R"({"selection":{"expansions":["fruit-bearing-trees"]},"item":"fruit-trees","phase":"during",
        "measures":{"fruit-action":"sale","fruit-sold":0},"roles":{"active":"red"}})",
       "A single fruit token sold gives 3 points; here that is not so: 0 points."},
  };
  for (const Found& found : all) CHECK(told(found.form)[0] == found.sentence);
}

TEST_CASE("A shrine is called one", "[reasons]") {
  const std::string shrine = R"({"selection":{"expansions":["count-king-and-robber"]},"phase":"during",
    "item":"monastic-building","measures":{"surroundings":9,"building":"shrine"},"players":{"red":{"meeple":1}}})";
  CHECK(contains(told(shrine), "The shrine is worth 9 points."));
  CHECK_FALSE(contains(told(shrine), "monastery"));
  CHECK(contains(told(shrine, "de"), "Die Kultstätte zählt 9 Punkte."));
  CHECK(contains(told(shrine, "ro"), "Lăcașul de cult valorează 9 puncte."));
}

TEST_CASE("Two cities beside the board share one sentence", "[reasons]") {
  const Sentences lines = told(R"({"selection":{"expansions":["count-king-and-robber","markets-of-leipzig"]},
    "phase":"after","item":"field","neighbours":[{"kind":"city","class":"city-of-carcassonne"},
    {"kind":"city","class":"city-of-leipzig"}],"players":{"red":{"meeple":1}}})");
  CHECK(times_told(lines, "The City of Leipzig and that of Carcassonne are completed cities and count 1 each.") == 1);
  CHECK_FALSE(contains(lines, "counts as a completed city"));
}

TEST_CASE("Nobody is paid: because nobody has the role, or nothing that counts", "[reasons]") {
  const std::string toll = R"({"selection":{"edition":"C2","expansions":["tollkeepers"]},"phase":"during",
    "item":"tollkeepers","measures":{"tolled-things":3,"toll":"small"},"players":{"red":{}}})";
  CHECK(
      contains(json::parse(score_feature(toll, "{}", rulebook(), &words("en")))["text"].get<Sentences>(),
               "The toll goes to the owner of the tollhouse, who needs no meeple on the road. Here that is nobody, so "
               "nobody gets anything."));
  CHECK(told(R"({"phase":"during","item":"road","tiles":3,"players":{"red":{}}})").back() ==
        "Nobody has anything here that counts for the majority, so nobody gets its points.");
}

TEST_CASE("Who is paid by a rule that holds only now reads that rule", "[reasons]") {
  const std::string jury = R"({"selection":{"edition":"C2","expansions":["land-surveyors","inns-and-cathedrals"]},
    "phase":"during","item":"city","tiles":4,"measures":{"surveyor":"citizens-jury"},
    "players":{"red":{"large-meeple":1,"own-meeples":1},"blue":{"meeple":1,"own-meeples":1}}})";
  const json got = json::parse(score_feature(jury, "{}", rulebook(), &words("en")));
  CHECK(got["text"].back().get<std::string>().starts_with("While Citizens’ Jury is open"));
  CHECK(got["text"].back().get<std::string>().ends_with("Red and Blue are here, and each gets 8 points."));
  CHECK(got["players"]["red"]["strength"] == 2);
  CHECK(got["players"]["blue"]["strength"] == 1);
}

TEST_CASE("An entry in the book says what became of it there", "[reasons]") {
  const json book = json::parse(score_ledger(R"({"selection":{"expansions":["ghosts-castles-and-cemeteries",
    "land-surveyors","tower"]},"totals":{"red":0,"green":2},"entries":[
    {"item":"road","phase":"during","tiles":2,"measures":{"surveyor":"poverty"},
     "players":{"red":{"meeple":1,"own-ghosts":1}}},
    {"item":"tower-ransom","phase":"during","measures":{"deal":"ransom"},
     "roles":{"payer":"green","receiver":"red"}}]})",
                                             "{}", rulebook(), &words("en")));
  REQUIRE(book["problems"].empty());
  const Sentences poverty = book["entries"][0]["answer"]["text"];
  CHECK(contains(poverty, "What ghosts take may outweigh the rest of an entry"));
  CHECK(poverty.back() == "For Red the score changes by −1 point.");
  CHECK(book["entries"][0]["change"]["red"] == -1);
  const Sentences ransom = book["entries"][1]["answer"]["text"];
  REQUIRE(ransom.size() >= 2);
  CHECK(ransom[ransom.size() - 2].starts_with("Nobody may go below zero by a ransom"));
  CHECK(ransom.back() == "So nothing is entered for anybody.");
}

TEST_CASE("Nobody gets in full what own points come to, and a loss is called one", "[reasons]") {
  const std::string darmstadtium = R"({"selection":{"edition":"C1","expansions":["darmstadt-promo"]},"phase":"during",
    "item":"city","tiles":3,"measures":{"darmstadtium":1},"players":{"red":{"meeple":1},"blue":{"meeple":1}}})";
  CHECK(contains(told(darmstadtium),
                 "Red and Blue tie for the majority, 1 each; after what concerns each alone, that is "
                 "9 points for Red and 9 points for Blue."));
  CHECK_FALSE(contains(told(darmstadtium), "in full"));
  const std::string alone = R"({"selection":{"edition":"C1","expansions":["darmstadt-promo"]},"phase":"during",
    "item":"city","tiles":3,"measures":{"darmstadtium":1},"players":{"red":{"meeple":1}}})";
  CHECK(contains(told(alone), "Red is alone here; with what concerns Red alone, that is 9 points."));
  CHECK(contains(told(alone, "de"), "mit dem, was nur Rot betrifft, sind das 9 Punkte."));
  CHECK(contains(told(alone, "ro"), "cu ce ține numai de Roșu, rezultă 9 puncte."));
  // A road under Poverty.
  const std::string poverty = R"({"selection":{"edition":"C2","expansions":["land-surveyors"]},"phase":"during",
    "item":"road","tiles":2,"measures":{"surveyor":"poverty"},
    "players":{"red":{"meeple":1},"blue":{"meeple":1}}})";

  CHECK(contains(told(poverty), "so each loses "));
}

TEST_CASE("A value that pays only who has something says so where nobody has it", "[reasons]") {
  const std::string porxada = R"({"selection":{"edition":"C2","expansions":["la-porxada"]},"phase":"after",
    "item":"la-porxada","measures":{"value":15},"players":{"red":{"meeple":1,"porxada-marker":1},
    "blue":{"meeple":2}}})";
  CHECK(told(porxada)[0] ==
        "With the marker of La Porxada, an unfinished city gives the points that it would give if it were completed; "
        "here that is not so: 0 points.");
  // Who has it reads what it gives, and no more.
  CHECK_FALSE(contains(told(R"({"selection":{"edition":"C2","expansions":["la-porxada"]},"phase":"after",
    "item":"la-porxada","measures":{"value":15},"players":{"red":{"meeple":1,"porxada-marker":1}}})"),
                       "here that is not so"));
}

TEST_CASE("What takes everything is told where nothing was left", "[reasons]") {
  const Sentences siege = told(R"({"selection":{"edition":"C1","expansions":["cathars-siege-besiegers",
    "inns-and-cathedrals","mage-and-witch"]},"phase":"after","item":"city","tiles":4,
    "measures":{"coats-of-arms":1,"sieges":1,"cathedrals":1,"mage":1},"players":{"red":{"meeple":1}}})");
  CHECK(contains(siege, "A cathedral takes from an unfinished city all the points counted up to here: 0 → 0"));
}

TEST_CASE("How pieces count is told to whom something asked", "[reasons]") {
  const auto road = [](const char* measures) {
    return told(R"({"selection":{"edition":"C1","expansions":["cathedrals-in-germany","mage-and-witch","labyrinth"]},
      "phase":"during","item":"road","pieces":{"tile":4,"labyrinth":1,
      "german-cathedral-tile":{"tiles":1,"segments":2}},"measures":)" +
                std::string(measures) + R"(,"players":{"red":{"meeple":1}}})");
  };
  const std::string real = "Where the real tiles of a road are counted";
  CHECK_FALSE(contains(road("{}"), real));
  CHECK(contains(road("{}"), "A labyrinth counts as one road tile."));
  CHECK(contains(road(R"({"mage":1})"), real));
}
