#pragma once
// A JSON text as a flat list of values, and the way there, with everything that can be wrong with the text itself told
// as a problem: not JSON, with line and column; too long, too deep, too many members; a key that is there twice.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cadastre/problem.hpp"

namespace cadastre {

/// Objects with more members than this are refused: no document of ours comes near, and looking a key up is linear.
inline constexpr std::size_t member_limit = 20'000;
/// The same for documents that people write by hand, where a flood can only be a mistake or an attack.
inline constexpr std::size_t small_member_limit = 200;

using ValueNumber = std::uint32_t;  ///< position in Document::values
inline constexpr ValueNumber no_value = UINT32_MAX;

/// Values in the order of the text: the root first, what is inside a list or an object right behind it.
struct Document {
  enum class Kind : std::uint8_t { nothing, yes_no, whole, big_whole, fraction, text, list, object };
  struct Value {
    /// The number (32 bits), yes or no, where in `letters` the text or in `source` it begins.
    std::uint32_t content = 0;
    std::uint32_t length = 0;       ///< in bytes, of a text, and in `source` of what is neither a number nor yes or no
    ValueNumber end = no_value;     ///< behind the last value inside; its next sibling, if it has one
    ValueNumber around = no_value;  ///< what it is a member or an element of
    std::uint32_t key = 0, key_length = 0;  ///< where in `letters` its name stands; its position, if it is an element
    Kind kind = Kind::nothing;
    bool hidden = false;  ///< a later member of the same object has the same name
  };
  std::vector<Value> values;
  std::string letters;      ///< of all names and texts, unescaped
  std::string_view source;  ///< lives as long as the text that was read
  std::string_view root;    ///< the JSON pointer of the first value, where the text stands for a part of something

  std::string_view key(ValueNumber value) const {
    return {letters.data() + values[value].key, values[value].key_length};
  }
  std::string_view text(ValueNumber value) const {
    return {letters.data() + values[value].content, values[value].length};
  }
  /// The JSON pointer of a value.
  std::string pointer_to(ValueNumber) const;
};

/// nullopt if there is nothing to read on with; the reason is among the problems then. The root is an object, or of the
/// kind that is wanted; `where` outlives the document.
std::optional<Document> read_document(std::string_view text, Problems& problems,
                                      std::size_t members = small_member_limit,
                                      Document::Kind wanted = Document::Kind::object, std::string_view where = {});

}  // namespace cadastre
