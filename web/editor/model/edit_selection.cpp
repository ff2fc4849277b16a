// Changes of what is played.

#include <algorithm>

#include "cadastre/contains.hpp"
#include "cadastre/sort.hpp"
#include "model/edit.hpp"

namespace cadastre::editor {

Edited with_edition(const Board& board, Edition edition) {
  if (board.selection.edition == edition) return std::nullopt;
  Board next = board;
  next.selection.edition = edition;
  return next;
}

Edited with_variant(const Board& board, const Rulebook& book, std::string_view variant, std::string_view value) {
  const auto known =
      std::find_if(book.variants.begin(), book.variants.end(), [&](const Variant& v) { return v.id == variant; });
  if (known == book.variants.end()) return std::nullopt;
  Board next = board;
  std::vector<VariantChoice>& chosen = next.selection.variants;
  std::erase_if(chosen, [&](const VariantChoice& choice) { return choice.variant == variant; });
  // The default is not written down, so that choosing and unchoosing leaves the board as it was.
  if (known->initial != value) chosen.push_back({std::string(variant), std::string(value)});
  sort_stably(chosen, [](const VariantChoice& a, const VariantChoice& b) { return a.variant < b.variant; });
  if (next == board) return std::nullopt;
  return next;
}

Edited with_selection(const Board& board, Selection selection) {
  if (board.selection == selection) return std::nullopt;
  Board next = board;
  next.selection = std::move(selection);
  return next;
}

std::string selection_text(const Selection& selection, const Rulebook& book) {
  std::string text(name(selection.edition));
  for (const Component& known : book.components)
    if (contains(selection.expansions, known.id)) text += "," + known.id;
  return text;
}

Reselected reselect(State& s, const PressSelector& i, const Rulebook& book) {
  const Selection before = played(s.selecting, s.board->selection, book);
  press(s.selecting, i, book);
  const EditionFilter& filter = s.selecting.selector.filter;
  s.settings.shown = filter.shown;
  s.settings.mark_adaptations = filter.mark_adaptations;
  ++s.turned;
  Selection base = s.board->selection;
  if (i.deed == SelectorDeed::none || i.deed == SelectorDeed::apply) base.expansions.clear();
  const Selection after = played(s.selecting, base, book);
  if (after == before) return {};
  const std::string_view deed = after.edition != before.edition ? "ui.board.deed.edition"
                                : i.deed == SelectorDeed::tick  ? "ui.board.deed.expansion"
                                                                : "ui.board.deed.expansions";
  return {with_selection(*s.board, after), deed};
}

}  // namespace cadastre::editor
