#pragma once
// The words of a JSON text, one after the other, strictly as RFC 8259 has them. Values are read as far as our documents
// need them: whole numbers of 32 bits, and of all others what they are.

#include <cstdint>
#include <string>
#include <string_view>

namespace cadastre {

class Tokens {
 public:
  enum class Kind : std::uint8_t {
    open_object,
    close_object,
    open_list,
    close_list,
    colon,
    comma,
    text,
    whole,      ///< of 32 bits
    big_whole,  ///< of 64
    fraction,   ///< or even longer
    yes,
    no,
    nothing,
    end,
    wrong,    ///< no JSON
    too_big,  ///< a number that no double holds
  };

  explicit Tokens(std::string_view text) : text_(text) {}

  Kind next();
  /// Of the last token, until the next one.
  std::int32_t whole() const { return whole_; }
  std::string_view letters() const { return letters_; }  ///< of a text, or of a number
  /// So much was read: up to the end of the last token, or of the first letter that is wrong in it.
  std::size_t position() const { return at_; }

 private:
  /// The byte there, or 0 behind the end: the text has none of its own.
  unsigned char look() const { return at_ < text_.size() ? static_cast<unsigned char>(text_[at_]) : 0; }
  bool is_digit() const { return look() >= '0' && look() <= '9'; }
  Kind wrong() {
    ++at_;
    return Kind::wrong;
  }
  Kind literal(std::string_view word, Kind);
  Kind text();
  bool escape();
  bool four_digits(std::uint32_t&);
  Kind number();
  bool digits();

  std::string_view text_, letters_;
  std::size_t at_ = 0;
  std::int32_t whole_ = 0;
  std::string unescaped_;
};

}  // namespace cadastre
