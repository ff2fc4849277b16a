#include "platform/fonts.hpp"

#include <imgui_internal.h>

#include <array>
#include <cstdarg>

#ifdef __EMSCRIPTEN__
// Dear ImGui only formats names of fonts and windows that nobody sees; printf would be 4 kB more to load.
int ImFormatString(char* out, std::size_t size, const char*, ...) {
  if (out && size > 0) *out = '\0';
  return 0;
}
int ImFormatStringV(char* out, std::size_t size, const char*, std::va_list) { return ImFormatString(out, size, " "); }
#endif

namespace cadastre::editor {
namespace {

constexpr std::array<float, 5> sizes = {13, 14, 16, 20, 28};
constexpr std::array<float, 5> lines = {18, 18, 21, 26, 32};
// One atlas at a time: there is one canvas.
std::array<std::array<ImFont*, 2>, 5> faces{};

// Whatever is in the files: they were subset to the letters that the languages use.
constexpr ImWchar all_letters[] = {0x20, 0x2fff, 0};

ImFont* bake(ImFontAtlas& atlas, const std::string& file, float size, float ratio) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = config.OversampleV = 1;
  config.RasterizerDensity = ratio;
  config.PixelSnapH = ratio == 1;  // whole pixels are crisp; with more of them even spacing looks better
  config.GlyphRanges = all_letters;
  return atlas.AddFontFromMemoryTTF(const_cast<char*>(file.data()), static_cast<int>(file.size()), size, &config);
}

}  // namespace

Type type(TypeSize s, Weight w) {
  const auto i = static_cast<std::size_t>(s);
  return {faces[i][static_cast<std::size_t>(w)], sizes[i], lines[i]};
}

void bake_fonts(ImFontAtlas& atlas, const FontFiles& files, float ratio) {
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight | ImFontAtlasFlags_NoMouseCursors;
  const bool few = ratio >= 2;
  ImFont* body = bake(atlas, files.regular, 16, ratio);
  ImFont* body_semibold = bake(atlas, files.semibold, 16, ratio);
  ImFont* number = bake(atlas, files.semibold, 28, ratio);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const auto s = static_cast<TypeSize>(i);
    if (s == TypeSize::number) {
      faces[i] = {number, number};
    } else if (s == TypeSize::title) {
      ImFont* title = few ? number : bake(atlas, files.semibold, sizes[i], ratio);
      faces[i] = {title, title};
    } else if (few || s == TypeSize::body) {
      faces[i] = {body, body_semibold};
    } else {
      faces[i] = {bake(atlas, files.regular, sizes[i], ratio), bake(atlas, files.semibold, sizes[i], ratio)};
    }
  }
  // Not ImFontAtlas::Build: it carries a font of its own for the case that there is none.
  ImFontAtlasGetBuilderForStbTruetype()->FontBuilder_Build(&atlas);
}

}  // namespace cadastre::editor
