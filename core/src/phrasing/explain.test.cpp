#include "cadastre/phrasebook.hpp"
#include "catch.hpp"
#include "testing/words.hpp"

using namespace cadastre;
using namespace cadastre::testing;

namespace {

using Strengths = std::vector<std::pair<Player, int>>;

/// One feature from its numbers, scored by the real rules.
struct Scored {
  Selection selection;
  RuleSet rules;
  ScoreSheets sheets;
  Board board;

  Scored(const char* item, Phase phase, int tiles, const std::vector<std::pair<const char*, int>>& measures,
         const Strengths& meeples, Selection with = {})
      : selection(std::move(with)), rules(resolve(rulebook(), selection).rules) {
    FeatureForm form;
    form.selection = selection;
    form.item = *find_item(rulebook(), item);
    form.phase = phase;
    if (tiles > 0) form.pieces = {{*find_class(rulebook(), "tile"), tiles, tiles, tiles}};
    for (const auto& [measure, number] : measures)
      form.measures.push_back({*find_measure(rulebook(), measure), number});
    for (const auto& [player, number] : meeples)
      form.players.push_back({player, {{*find_class(rulebook(), "meeple"), number}}, {}, {}});
    sheets = score(form, rulebook(), rules);
    board.players = {{Player::red, "Mira", 0},
                     {Player::blue, "Tudor", 0},
                     {Player::yellow, "Jonas", 0},
                     {Player::green, "Pavel", 0}};
  }

  std::vector<Line> lines(const std::string& language) const {
    return explain(rulebook(), rules, sheets, 0, words(language), &board);
  }
  std::vector<std::string> aloud(const std::string& language) const {
    std::vector<std::string> sentences;
    for (const Line& line : lines(language)) sentences.push_back(read_aloud(words(language), selection.edition, line));
    return sentences;
  }
  std::string who(const std::string& language) const {
    std::string last;
    for (const Line& line : lines(language))
      if (line.block == Line::Block::who && !line.player) last = line.sentence;
    return last;
  }
};

using Sentences = std::vector<std::string>;
constexpr auto coats = "coats-of-arms";

}  // namespace

TEST_CASE("A city is explained term by term, then its sum, then who gets it", "[explain]") {
  const Scored city("city", Phase::during, 12, {{coats, 3}}, {{Player::red, 2}, {Player::yellow, 1}});
  const auto lines = city.lines("en");
  REQUIRE(lines.size() == 6);
  CHECK(lines[0].block == Line::Block::worth);
  CHECK(lines[0].arithmetic == "12 × 2");
  CHECK(lines[0].rule == "City, tiles");
  CHECK(lines[0].points == 24);
  CHECK(rulebook().rows[lines[0].row].id == "base-game.city-tiles-during");
  CHECK(lines[1].points == 6);
  CHECK(lines[2].block == Line::Block::sum);
  CHECK(lines[2].row == no_number);
  CHECK(lines[2].points == 30);
  CHECK(lines[3].player == Player::red);
  CHECK(lines[3].points == 30);
  CHECK(lines[4].player == Player::yellow);
  CHECK(lines[4].has_points);
  CHECK(lines[4].points == 0);
  CHECK_FALSE(lines[5].player.has_value());
  CHECK_FALSE(lines[5].has_points);
  CHECK(lines[5].rule == "Majority");
  CHECK(city.aloud("en") == Sentences{"Every tile of a completed city gives 2 points: 12 × 2 = 24 points.",
                                      "Every coat of arms in a completed city gives 2 points more: 3 × 2 = 6 points.",
                                      "The city is worth 30 points.", "Mira, strength 2: 30 points.",
                                      "Jonas, strength 1: 0 points.",
                                      "Mira has the majority, 2 against 1, and gets 30 points. Jonas gets nothing."});
}

TEST_CASE("The same city in German and Romanian", "[explain]") {
  const Scored city("city", Phase::during, 12, {{coats, 3}}, {{Player::red, 2}, {Player::yellow, 1}});
  CHECK(city.aloud("de") ==
        Sentences{"Je Plättchen einer fertigen Stadt gibt es 2 Punkte: 12 × 2 = 24 Punkte.",
                  "Je Wappen in einer fertigen Stadt gibt es 2 Punkte dazu: 3 × 2 = 6 Punkte.",
                  "Die Stadt zählt 30 Punkte.", "Mira, Stärke 2: 30 Punkte.", "Jonas, Stärke 1: 0 Punkte.",
                  "Mira hat mit 2 gegen 1 die Mehrheit und bekommt 30 Punkte. Jonas geht leer aus."});
  CHECK(city.aloud("ro") ==
        Sentences{"Fiecare cartonaș al unui oraș finalizat aduce 2 puncte: 12 × 2 = 24 de puncte.",
                  "Fiecare blazon dintr-un oraș finalizat aduce încă 2 puncte: 3 × 2 = 6 puncte.",
                  "Orașul valorează 30 de puncte.", "Mira, putere 2: 30 de puncte.", "Jonas, putere 1: 0 puncte.",
                  "Mira are majoritatea, 2 la 1, și primește 30 de puncte. Jonas nu primește nimic."});
}

TEST_CASE("A tie says that each gets everything, and who gets nothing", "[explain]") {
  const Strengths all = {{Player::red, 1}, {Player::blue, 1}, {Player::yellow, 1}};
  CHECK(Scored("road", Phase::during, 5, {}, all).who("en") ==
        "Mira, Tudor and Jonas tie for the majority, 1 each, so each gets the full 5 points.");
  const Scored field("field", Phase::after, 0, {{"completed-neighbours", 6}},
                     {{Player::blue, 1}, {Player::yellow, 2}, {Player::green, 2}});
  CHECK(field.who("en") ==
        "Jonas and Pavel tie for the majority, 2 each against 1, so each gets the full 18 points. Tudor gets nothing.");
  CHECK(
      field.who("de") ==
      "Jonas und Pavel haben mit je 2 gegen 1 gemeinsam die Mehrheit und bekommen je 18 Punkte, ungeteilt. Tudor geht "
      "leer aus.");
  CHECK(
      field.who("ro") ==
      "Jonas și Pavel au majoritatea la egalitate, cu câte 2 față de 1: fiecare primește punctajul întreg, 18 puncte. "
      "Tudor nu primește nimic.");
}

TEST_CASE("Several who get nothing are named together, each strength once", "[explain]") {
  const Scored road("road", Phase::after, 4, {},
                    {{Player::red, 1}, {Player::blue, 4}, {Player::yellow, 1}, {Player::green, 2}});
  CHECK(road.who("en") ==
        "Tudor has the majority, 4 against 2 and 1, and gets 4 points. Pavel, Mira and Jonas get nothing.");
  CHECK(road.who("de") ==
        "Tudor hat mit 4 gegen 2 und 1 die Mehrheit und bekommt 4 Punkte. Pavel, Mira und Jonas gehen leer aus.");
  CHECK(road.who("ro") ==
        "Tudor are majoritatea, 4 la 2 și 1, și primește 4 puncte. Pavel, Mira și Jonas nu primesc nimic.");
}

TEST_CASE("Alone, or nobody at all", "[explain]") {
  const Scored alone("monastic-building", Phase::during, 0, {{"surroundings", 9}}, {{Player::red, 1}});
  CHECK(alone.who("en") == "Mira is alone here and gets 9 points.");
  CHECK(alone.who("de") == "Mira ist hier allein und bekommt 9 Punkte.");
  CHECK(alone.who("ro") == "Doar Mira este aici și primește 9 puncte.");
  const Scored nobody("road", Phase::during, 3, {}, {});
  CHECK(nobody.aloud("en") == Sentences{"Every tile of the road gives 1 point: 3 × 1 = 3 points.",
                                        "The road is worth 3 points.", "Nobody is here, so nobody gets anything."});
}

TEST_CASE("A feature worth nothing says which rule found nothing", "[explain]") {
  const Scored field("field", Phase::after, 0, {}, {{Player::red, 2}, {Player::blue, 1}});
  const auto lines = field.lines("en");
  REQUIRE(lines.size() == 5);
  CHECK(lines[0].arithmetic == "0 × 3");
  CHECK(rulebook().rows[lines[0].row].id == "base-game.field-city");
  CHECK(field.aloud("en") == Sentences{"Every completed city that the field touches gives 3 points: 0 × 3 = 0 points.",
                                       "The field is worth 0 points.", "Mira, strength 2: 0 points.",
                                       "Tudor, strength 1: 0 points.",
                                       "Mira has the majority, 2 against 1, but there is nothing to get."});
}

TEST_CASE("Words follow the edition", "[explain]") {
  Selection first;
  first.edition = Edition::C1;
  const Scored field("field", Phase::after, 0, {{"completed-neighbours", 1}}, {{Player::red, 1}}, first);
  CHECK(field.aloud("en").front() == "Every completed city that the farm touches gives 3 points: 1 × 3 = 3 points.");
  const Scored city("city", Phase::after, 2, {}, {{Player::red, 1}}, first);
  CHECK(city.aloud("de").front() == "Je Karte einer unfertigen Stadt gibt es 1 Punkt: 2 × 1 = 2 Punkte.");
}

TEST_CASE("Where the field itself pays nobody, its rule says so", "[explain]") {
  Selection oldest;
  oldest.variants = {{"farmers", "by-city"}};
  const Scored field("field", Phase::after, 0, {{"completed-neighbours", 2}}, {{Player::red, 1}}, oldest);
  CHECK(field.who("en") ==
        "Under the oldest rules a field pays nobody by itself; its farmers are counted at each completed city.");
  const Scored city("city-farmers", Phase::after, 0, {}, {{Player::red, 2}, {Player::blue, 1}}, oldest);
  CHECK(city.who("en") == "Mira has the majority, 2 against 1, and gets 4 points. Tudor gets nothing.");
}

TEST_CASE("What hits one player only stands under that player's name", "[explain]") {
  Scored road("road", Phase::during, 5, {}, {{Player::red, 1}, {Player::blue, 1}});
  // Red's own pass has one term more, of a row that only a player's pass has.
  Rulebook book = rulebook();
  Row own;
  own.id = "test.own";
  own.effect = Effect::add;
  own.points = -2;
  own.on_player = true;
  book.rows.push_back(own);
  Term loss;
  loss.row = static_cast<RowNumber>(book.rows.size() - 1);
  loss.each = loss.points = -2;
  const Range shared = road.sheets.sheets[0].terms;
  const std::vector<Term> old(road.sheets.terms.begin() + shared.begin,
                              road.sheets.terms.begin() + shared.begin + shared.size);
  Share& red = road.sheets.shares[0];
  REQUIRE(red.player == Player::red);
  red.terms = {static_cast<std::uint32_t>(road.sheets.terms.size()), shared.size + 1};
  red.points = 3;
  road.sheets.terms.insert(road.sheets.terms.end(), old.begin(), old.end());
  road.sheets.terms.push_back(loss);
  Phrasebook phrases = words("en");
  const auto lines = explain(book, road.rules, road.sheets, 0, phrases, &road.board);
  REQUIRE(lines.size() == 8);
  CHECK(lines[4].sentence ==
        "Mira and Tudor tie for the majority, 1 each; after what concerns each alone, that is 3 points for Mira and "
        "5 points for Tudor.");
  CHECK(lines[5].block == Line::Block::player);
  CHECK(lines[5].player == Player::red);
  CHECK(lines[5].row == no_number);
  CHECK(read_aloud(phrases, Edition::C3, lines[5]) == "For Mira:");
  CHECK(lines[6].player == Player::red);
  CHECK(lines[6].points == -2);
  CHECK(lines[6].sentence == "test.own");
  CHECK(lines[7].block == Line::Block::player);
  CHECK(lines[7].row == no_number);
  CHECK(read_aloud(phrases, Edition::C3, lines[7]) == "Mira gets 3 points.");
}

TEST_CASE("A halving or doubling prints what it makes of the subtotal, and the change", "[explain]") {
  Scored road("road", Phase::during, 5, {}, {});
  Term half;
  half.row = road.sheets.terms[0].row;
  half.effect = Effect::scale;
  half.by = ScaleBy::half;
  half.before = 5;
  half.points = -2;
  road.sheets.terms.push_back(half);
  road.sheets.sheets[0].terms.size = 2;
  CHECK(road.lines("en")[1].arithmetic == "5 → 3");
  CHECK(road.aloud("en")[1].ends_with(": 5 → 3: −2 points."));
  road.sheets.terms.back().points = 5;
  CHECK(road.aloud("en")[1].ends_with(": 5 → 10: +5 points."));
}

TEST_CASE("A sheet that is not there has no lines", "[explain]") {
  const Scored road("road", Phase::during, 5, {}, {});
  CHECK(explain(rulebook(), road.rules, road.sheets, 7, words("en")).empty());
  CHECK(explain(rulebook(), road.rules, road.sheets, no_sheet, words("en")).empty());
}

TEST_CASE("Every count is told in the forms of every language, and no placeholder is left open", "[explain]") {
  for (const std::string& language : all_languages)
    for (const int number : telling_numbers)
      for (const Strengths& there :
           {Strengths{}, Strengths{{Player::red, 1}}, Strengths{{Player::red, 3}, {Player::blue, 1}},
            Strengths{{Player::red, 2}, {Player::blue, 2}, {Player::green, 1}}, Strengths{{Player::red, 0}}})
        for (const Scored& feature : {Scored("road", Phase::during, number, {}, there),
                                      Scored("city", Phase::after, number, {{coats, number}}, there),
                                      Scored("field", Phase::after, 0, {{"completed-neighbours", number}}, there)}) {
          INFO(language << " " << number);
          const std::string worth = counted(words(language), Edition::C3, "point", feature.sheets.sheets[0].value);
          bool told = false;
          for (const std::string& sentence : feature.aloud(language)) {
            CHECK(sentence.find_first_of("{}") == std::string::npos);
            CHECK(sentence.ends_with("."));
            CHECK_FALSE(sentence.ends_with(".."));
            told = told || sentence.ends_with(" " + worth + ".");
          }
          CHECK(told);
        }
}
