#pragma once
// The parts that boards and features share: the selection, and what to say of keys that nobody knows.

#include <initializer_list>
#include <string_view>

#include "cadastre/json_text.hpp"
#include "cadastre/selection.hpp"
#include "json/node.hpp"

namespace cadastre {

/// What is there of {"edition","expansions","variants"}, the rest as it was given; whether the names mean anything is
/// for `resolve` to say.
Selection read_selection(const Node&, Selection otherwise = {});
/// Whether there is one; a problem if not, none if nothing is there.
bool read_edition(const Node&, Selection&);
/// Where in their list the expansions stand that were read: those that are texts.
std::vector<std::uint32_t> positions_of_texts(const Node& list);
/// What `resolve` says of a selection, with its places in the input: below the node that the selection was read from.
void append_of_selection(Problems&, const Problems& found, const Node& selection);
void write_selection(JsonText&, const Selection&);

/// Warns of each key that is none of the known ones. `$schema` is always known. The members go to `unread`, if wanted.
void warn_of_unknown_keys(const Node&, std::initializer_list<std::string_view> known, std::string* unread = nullptr);

/// A number between two bounds; nullopt, and a problem, if it is anything else. A missing one is `otherwise`.
std::optional<std::int32_t> read_number(const Node&, std::int32_t min, std::int32_t max);

/// The text, or its first so many bytes and a problem.
std::string read_text(const Node&, std::size_t most);

/// Reports a member that must be there and is not.
void report_missing(const Node&);

}  // namespace cadastre
