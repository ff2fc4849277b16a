// A feature form as JSON, without its selection: what `read_entry` reads is what was written.

#include "json/ledger_entries.hpp"

namespace cadastre {
namespace {

using Pieces = FeatureForm::Pieces;
using Numbers = std::vector<FactorNumber>;
using Counts = std::vector<FeatureForm::Count>;

class EntryWriter {
 public:
  EntryWriter(JsonText& json, const Rulebook& book) : json_(json), book_(book) {}

  void write(const FeatureForm& form) {
    const Item& item = book_.items[form.item];
    json_.begin_object().key("phase").text(name(form.phase)).key("item").text(item.id);
    write_pieces(form.pieces);
    if (!form.measures.empty() || !form.counts.empty()) {
      json_.key("measures").begin_object();
      write_measures(form.measures, form.counts);
      json_.end_object();
    }
    if (!form.elements.empty() && !item.block.empty()) {
      json_.key(item.block).begin_list();
      for (const FeatureForm::Element& element : form.elements) write_element(element);
      json_.end_list();
    }
    if (!form.roles.empty()) {
      json_.key("roles").begin_object();
      for (const FeatureForm::Role& role : form.roles) json_.key(role.role).text(name(role.player));
      json_.end_object();
    }
    if (!form.players.empty()) {
      json_.key("players").begin_object();
      for (const FeatureForm::PlayerNumbers& player : form.players) write_player(player);
      json_.end_object();
    }
    if (!form.note.empty()) json_.key("note").text(form.note);
    json_.end_object();
  }

 private:
  static bool is_plain(const Pieces& p) { return p.squares == p.tiles && p.segments == p.tiles; }

  void write_three(const Pieces& p) {
    json_.key(book_.classes[p.of].id);
    if (is_plain(p)) {
      json_.number(p.tiles);
      return;
    }
    json_.begin_object().key("tiles").number(p.tiles).key("squares").number(p.squares);
    json_.key("segments").number(p.segments).end_object();
  }

  void write_pieces(const std::vector<Pieces>& pieces) {
    if (pieces.empty()) return;
    if (pieces.size() == 1 && is_plain(pieces.front()) && book_.classes[pieces.front().of].id == "tile") {
      json_.key("tiles").number(pieces.front().tiles);
      return;
    }
    json_.key("pieces").begin_object();
    for (const Pieces& piece : pieces) write_three(piece);
    json_.end_object();
  }

  static bool is_given_by_class(MeasureNumber measure, const Counts& counts, std::size_t end) {
    for (std::size_t i = 0; i < end; ++i)
      if (counts[i].measure == measure) return true;
    return false;
  }

  /// What a bare number counts beside numbers of classes: the plainest of their kind.
  void write_plain(MeasureNumber measure, const Numbers& numbers, ClassNumber of) {
    for (const FactorNumber& factor : numbers)
      if (factor.measure == measure) json_.key(book_.classes[plainest(book_, of)].id).number(factor.number);
  }

  /// A measure that is given class by class is written once, with all its classes.
  void write_measures(const Numbers& numbers, const Counts& counts) {
    for (const FactorNumber& factor : numbers) {
      if (is_given_by_class(factor.measure, counts, counts.size())) continue;
      const Measure& measure = book_.measures[factor.measure];
      json_.key(measure.id);
      const auto choice = static_cast<std::size_t>(factor.number);
      if (choice < measure.choices.size())
        json_.text(measure.choices[choice]);
      else
        json_.number(factor.number);
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (is_given_by_class(counts[i].measure, counts, i)) continue;
      json_.key(book_.measures[counts[i].measure].id).begin_object();
      write_plain(counts[i].measure, numbers, counts[i].pieces.of);
      for (std::size_t k = i; k < counts.size(); ++k)
        if (counts[k].measure == counts[i].measure) write_three(counts[k].pieces);
      json_.end_object();
    }
  }

  void write_element(const FeatureForm::Element& element) {
    json_.begin_object();
    if (element.of != no_number) json_.key("class").text(book_.classes[element.of].id);
    write_pieces(element.pieces);
    write_measures(element.measures, element.counts);
    json_.end_object();
  }

  void write_player(const FeatureForm::PlayerNumbers& player) {
    json_.key(name(player.player)).begin_object();
    for (const auto& figures : player.figures) json_.key(book_.classes[figures.kind].id).number(figures.number);
    write_measures(player.measures, player.counts);
    json_.end_object();
  }

  JsonText& json_;
  const Rulebook& book_;
};

}  // namespace

void write_entry(JsonText& json, const FeatureForm& form, const Rulebook& book) {
  if (form.unread.empty())
    EntryWriter(json, book).write(form);
  else
    json.as_it_is(form.unread);
}

}  // namespace cadastre
