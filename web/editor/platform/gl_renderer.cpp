#include "platform/gl_renderer.hpp"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "platform/kept_triangles.hpp"

namespace cadastre::editor {
namespace {

constexpr const char* vertex_shader =
    "#version 300 es\n"
    "precision highp float;\n"
    "layout(location=0) in vec2 at;layout(location=1) in vec2 uv;layout(location=2) in vec4 ink;\n"
    "uniform vec4 scale;out vec2 letter;out vec4 colour;\n"
    "void main(){letter=uv;colour=ink;gl_Position=vec4(at*scale.xy+scale.zw,0,1);}";

constexpr const char* fragment_shader =
    "#version 300 es\n"
    "precision mediump float;\n"
    "uniform sampler2D letters;in vec2 letter;in vec4 colour;out vec4 result;\n"
    "void main(){result=vec4(colour.rgb,colour.a*texture(letters,letter).r);}";

unsigned compile(unsigned kind, const char* text) {
  const unsigned shader = glCreateShader(kind);
  glShaderSource(shader, 1, &text, nullptr);
  glCompileShader(shader);
  return shader;
}

const void* offset(std::size_t bytes) { return reinterpret_cast<const void*>(bytes); }

void make_array(unsigned* array, unsigned* vertices, unsigned* indices) {
  glGenVertexArrays(1, array);
  glGenBuffers(1, vertices);
  glGenBuffers(1, indices);
  glBindVertexArray(*array);
  glBindBuffer(GL_ARRAY_BUFFER, *vertices);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, *indices);
  for (unsigned i = 0; i < 3; ++i) glEnableVertexAttribArray(i);
  constexpr int stride = sizeof(ImDrawVert);
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(ImDrawVert, pos)));
  glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride, offset(offsetof(ImDrawVert, uv)));
  glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, offset(offsetof(ImDrawVert, col)));
}

}  // namespace

bool GlRenderer::start() {
  forget();
  const unsigned vertex = compile(GL_VERTEX_SHADER, vertex_shader);
  const unsigned fragment = compile(GL_FRAGMENT_SHADER, fragment_shader);
  const unsigned program = glCreateProgram();
  glAttachShader(program, vertex);
  glAttachShader(program, fragment);
  glLinkProgram(program);
  int linked = 0;
  glGetProgramiv(program, GL_LINK_STATUS, &linked);
  glDeleteShader(vertex);
  glDeleteShader(fragment);
  if (!linked) return false;
  program_ = program;
  scale_ = glGetUniformLocation(program_, "scale");

  make_array(&array_, &vertices_, &indices_);

  glUseProgram(program_);
  glEnable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  return true;
}

void GlRenderer::forget() { *this = GlRenderer(); }

void GlRenderer::upload(ImFontAtlas& atlas) {
  if (!texture_) glGenTextures(1, &texture_);
  glBindTexture(GL_TEXTURE_2D, texture_);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, atlas.TexWidth, atlas.TexHeight, 0, GL_RED, GL_UNSIGNED_BYTE,
               atlas.TexPixelsAlpha8);
  atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture_)));
}

void GlRenderer::draw(const ImDrawList& list, int width, int height, float ratio) {
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  glEnable(GL_SCISSOR_TEST);
  // The canvas is a whole number of device px, so the scale comes from it and not from CSS px times ratio.
  glUniform4f(scale_, 2 * ratio / static_cast<float>(width), -2 * ratio / static_cast<float>(height), -1, 1);
  glBufferData(GL_ARRAY_BUFFER, list.VtxBuffer.size_in_bytes(), list.VtxBuffer.Data, GL_STREAM_DRAW);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, list.IdxBuffer.size_in_bytes(), list.IdxBuffer.Data, GL_STREAM_DRAW);
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const int left = std::max(0, static_cast<int>(command.ClipRect.x * ratio + 0.5f));
    const int top = std::max(0, static_cast<int>(command.ClipRect.y * ratio + 0.5f));
    const int right = std::min(width, static_cast<int>(command.ClipRect.z * ratio + 0.5f));
    const int bottom = std::min(height, static_cast<int>(command.ClipRect.w * ratio + 0.5f));
    const bool kept = command.UserCallback == keep_triangles;
    if (right <= left || bottom <= top || (command.ElemCount == 0 && !kept)) continue;
    glScissor(left, height - bottom, right - left, bottom - top);
    if (kept) {
      draw_kept(*static_cast<const KeptTriangles*>(command.UserCallbackData), width, height, ratio);
      continue;
    }
    glDrawElements(GL_TRIANGLES, static_cast<int>(command.ElemCount), GL_UNSIGNED_INT,
                   offset(command.IdxOffset * sizeof(ImDrawIdx)));
  }
}

GlRenderer::Kept& GlRenderer::kept_of(const ImDrawList* list) {
  for (Kept& each : kept_)
    if (each.list == list) return each;
  kept_.emplace_back();
  Kept& fresh = kept_.back();
  fresh.list = list;
  make_array(&fresh.array, &fresh.vertices, &fresh.indices);
  return fresh;
}

void GlRenderer::draw_kept(const KeptTriangles& kept, int width, int height, float ratio) {
  const ImDrawList& list = *kept.list;
  Kept& buffers = kept_of(&list);
  glBindVertexArray(buffers.array);
  if (kept.version != buffers.version) {
    buffers.version = kept.version;
    glBindBuffer(GL_ARRAY_BUFFER, buffers.vertices);
    glBufferData(GL_ARRAY_BUFFER, list.VtxBuffer.size_in_bytes(), list.VtxBuffer.Data, GL_STATIC_DRAW);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, list.IdxBuffer.size_in_bytes(), list.IdxBuffer.Data, GL_STATIC_DRAW);
  }
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  const float x = 2 * ratio / static_cast<float>(width), y = -2 * ratio / static_cast<float>(height);
  glUniform4f(scale_, kept.scale * x, kept.scale * y, kept.x * x - 1, kept.y * y + 1);
  glDrawElements(GL_TRIANGLES, list.IdxBuffer.Size, GL_UNSIGNED_INT, nullptr);
  glUniform4f(scale_, x, y, -1, 1);
  glBindVertexArray(array_);
}

}  // namespace cadastre::editor
