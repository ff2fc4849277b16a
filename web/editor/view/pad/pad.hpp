#pragma once
// What the parts of the score pad share.

#include "view/panels/panel.hpp"

namespace cadastre::editor {

/// A form or a step that takes a phone's whole screen: no bars then.
bool pad_is_deep(const State&);
void draw_pad(Scene&, Box);

// ---- parts; those that return a number say where they end
float draw_pad_home(Scene&, Flow);
float draw_no_entries(Scene&, Flow);
float draw_first_player(Scene&, Flow);  ///< where nobody sits at the table yet
float draw_pad_entries(Scene&, Flow, ItemNumber only, std::size_t most);
void draw_pad_form(Scene&, Box);
void draw_pad_final(Scene&, Box);
void draw_pad_result(Scene&, Box);
float draw_people(Scene&, Flow, const PadWords&);
void draw_chart(Scene&, Box);
float draw_sources(Scene&, Flow);

// ---- small things
/// Title with a way back; on the right a rule book that leads to the item's rules if there is one.
void draw_pad_head(Scene&, Box, std::string_view title, std::optional<ItemNumber>);
/// What is scored as a picture; of nothing in particular, an icon.
void item_picture(Scene&, ItemNumber, const Box&, Colour ground, Icon otherwise = Icon::majority);
void pad_heading(Scene&, Flow&, std::string_view words, std::string_view right = {});
/// Minus, number, plus; -1, 0 or 1. `room`: of the number between them; 0 if somebody else shows it.
inline constexpr float stepper_size = 46;
int stepper(Scene&, std::string_view name, ImVec2 right_middle, std::int32_t value, float room, std::string_view fewer,
            std::string_view more, std::int32_t least = 0, bool with_value = true);
/// A number that can be typed over: `NAME/typed`. Whether it was.
bool number_field(Scene&, const std::string& name, const Box&, const std::string& words, const Asked&);

}  // namespace cadastre::editor
