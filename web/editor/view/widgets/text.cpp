#include "view/widgets/text.hpp"

#include <algorithm>
#include <cfloat>
#include <cstdint>
#include <vector>

namespace cadastre::editor::ink {
namespace {

struct Remembered {
  std::uint32_t key = 0;
  int lines = 0;
};

// Open addressing by hash; a clash only costs a second count.
std::vector<Remembered>& heights() {
  static std::vector<Remembered> table(512);
  return table;
}

std::uint32_t key_of(Face f, std::string_view text, float width) {
  std::uint32_t h = 2166136261u;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 16777619u;
  h = (h ^ static_cast<std::uint32_t>(width * 4)) * 16777619u;
  h = (h ^ (static_cast<std::uint32_t>(f.size) * 2 + static_cast<std::uint32_t>(f.weight))) * 16777619u;
  return h ? h : 1;
}

std::string*& watching() {
  static std::string* log = nullptr;
  return log;
}

const char* first(std::string_view t) { return t.data(); }
const char* last(std::string_view t) { return t.data() + t.size(); }

constexpr std::string_view hyphen = "-";

/// One consonant before a vowel begins a syllable (`ch` is one); whatever is not in ASCII passes for a vowel.
bool begins_syllable(std::string_view word, std::size_t at) {
  const auto soft = [&](std::size_t i) {
    return static_cast<unsigned char>(word[i]) > 127 ||
           std::string_view("aeiouy").find(word[i]) != std::string_view::npos;
  };
  const bool ch = word[at] == 'c' && word[at + 1] == 'h';
  return !soft(at) && soft(at + 1 + ch) && !(word[at] == 'h' && word[at - 1] == 'c');
}

// Letters sit in the middle of their line box, whatever the font's own ascent.
float lead(const Type& t) { return (t.line - t.size) * 0.5f; }

}  // namespace

float line_height(Face f) { return type(f.size, f.weight).line; }

std::size_t end_of_letter(std::string_view text, std::size_t at) {
  do ++at;
  while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
  return at;
}

float width(Face f, std::string_view text) {
  if (text.empty()) return 0;
  const Type t = type(f.size, f.weight);
  return t.font->CalcTextSizeA(t.size, FLT_MAX, 0, first(text), last(text)).x;
}

Break first_line(Face f, std::string_view text, float width) {
  const Type t = type(f.size, f.weight);
  const std::size_t hard = text.find('\n');
  const std::string_view head = text.substr(0, hard);
  // ImGui breaks after punctuation too ("4/3" would part); only spaces part words here.
  std::size_t end = 0, at = 0;
  while (at <= head.size()) {
    std::size_t space = head.find(' ', at);
    if (space == std::string_view::npos) space = head.size();
    if (end > 0 && ink::width(f, head.substr(0, space)) > width) break;
    end = space;
    at = space + 1;
  }
  if (ink::width(f, head.substr(0, end)) > width && width > 0) {  // one word wider than the line
    const char* cut = first(head);
    t.font->CalcTextSizeA(t.size, width - ink::width(f, hyphen), 0, first(head), first(head) + end, &cut);
    std::size_t n = static_cast<std::size_t>(cut - first(head));
    n = end_of_letter(head, n == 0 ? 0 : n - 1);
    for (std::size_t k = std::min(n, end - std::min<std::size_t>(end, 3)); k > 3; --k)
      if (begins_syllable(head, k)) return {k, k};
    return {n, n};
  }
  std::size_t next = end;
  if (next < text.size()) ++next;  // the space or the line feed
  return {end, next};
}

int lines(Face f, std::string_view text, float width) {
  if (text.empty()) return 0;
  const std::uint32_t key = key_of(f, text, width);
  Remembered& slot = heights()[key % heights().size()];
  if (slot.key == key) return slot.lines;
  int n = 0;
  for (std::string_view rest = text; !rest.empty(); ++n) rest.remove_prefix(first_line(f, rest, width).next);
  slot = {key, n};
  return n;
}

void watch(std::string* log) { watching() = log; }

void note(char what, float x, float y, float w, float h, std::string_view text) {
  std::string* log = watching();
  if (!log) return;
  *log += what;
  for (const float each : {x, y, w, h}) *log += '\t' + std::to_string(static_cast<int>(each * 4));
  log->append("\t").append(text).append("\n");
}

void forget_heights() { heights().assign(heights().size(), {}); }

float line(ImDrawList& list, Face f, ImVec2 at, ImU32 colour, std::string_view text) {
  if (text.empty()) return 0;
  const Type t = type(f.size, f.weight);
  list.AddText(t.font, t.size, {at.x, at.y + lead(t)}, colour, first(text), last(text));
  const float w = width(f, text);
  if (watching()) {
    // What a list has scrolled out of its height is not there; what is too wide for its place is.
    const ImVec4& clip = list._CmdHeader.ClipRect;
    const float top = std::max(at.y, clip.y), end = std::min(at.y + line_height(f), clip.w);
    if (end > top) note('T', at.x, top, w, end - top, text);
  }
  return w;
}

void line_right(ImDrawList& list, Face f, float right, float y, ImU32 colour, std::string_view text) {
  line(list, f, {right - width(f, text), y}, colour, text);
}

void line_centred(ImDrawList& list, Face f, float centre, float y, ImU32 colour, std::string_view text) {
  line(list, f, {centre - width(f, text) / 2, y}, colour, text);
}

float line_cut(ImDrawList& list, Face f, ImVec2 at, float room, ImU32 colour, std::string_view text) {
  const float full = width(f, text);
  if (full <= room) return line(list, f, at, colour, text);
  const Type t = type(f.size, f.weight);
  constexpr std::string_view dots = "…";
  const float left = room - width(f, dots);
  const char* cut = first(text);
  t.font->CalcTextSizeA(t.size, left > 0 ? left : 0, 0, first(text), last(text), &cut);
  while (cut > first(text) && cut[-1] == ' ') --cut;
  const float w = line(list, f, at, colour, text.substr(0, static_cast<std::size_t>(cut - first(text))));
  return w + line(list, f, {at.x + w, at.y}, colour, dots);
}

namespace {

/// Lines that begin at `x`, or have their middle there.
float wrapped_at(ImDrawList& list, Face f, ImVec2 at, bool centred, float room, ImU32 colour, std::string_view text) {
  const float top = at.y;
  while (!text.empty()) {
    const Break b = first_line(f, text, room);
    const std::string_view words = text.substr(0, b.end);
    const bool parted = b.end == b.next && b.end < text.size();
    const float x = centred ? at.x - (width(f, words) + (parted ? width(f, hyphen) : 0)) / 2 : at.x;
    const float w = line(list, f, {x, at.y}, colour, words);
    if (parted) line(list, f, {x + w, at.y}, colour, hyphen);
    text.remove_prefix(b.next);
    at.y += line_height(f);
  }
  return at.y - top;
}

}  // namespace

float wrapped(ImDrawList& list, Face f, ImVec2 at, float width, ImU32 colour, std::string_view text) {
  return wrapped_at(list, f, at, false, width, colour, text);
}

float wrapped_centred(ImDrawList& list, Face f, float centre, float y, float width, ImU32 colour,
                      std::string_view text) {
  return wrapped_at(list, f, {centre, y}, true, width, colour, text);
}

}  // namespace cadastre::editor::ink
