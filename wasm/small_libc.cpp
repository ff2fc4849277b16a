// Some functions of the C library in small. What calls them pulls in the whole of them, with 128-bit arithmetic in
// software: a fifth of what a browser would load, for numbers and texts that are never used.
//
// - strtod: a number with a fraction or an exponent only has to be told from a whole one, and from one that is too big.
//   Up to 15 digits it is exact all the same.
// - snprintf: formats texts of errors that our reader replaces by problems of its own.
// - sprintf, under its three names: numbers for C++ types in messages of embind that no caller of ours causes.
// - sin, cos: of angles in drawings, some turns at most; exact to the last digit. The library's are for 1e300 as well.

#include <cmath>
#include <cstdarg>
#include <cstddef>
#include <limits>

namespace {

/// The sine of an angle that many quarter turns further on.
double sine(double angle, int quarters) {
  const double turned = std::floor(angle * 0.63661977236758134308 + 0.5);
  // A quarter turn in two parts: the first has so few digits that its multiples are exact.
  const double x = (angle - turned * 1.57079632673412561417) - turned * 6.07710050650619224932e-11;
  quarters += static_cast<int>(turned);
  // The series, from its end; what lies beyond is less than the last digit for an eighth of a turn.
  const bool cosine = (quarters & 1) != 0;
  double sum = 1;
  for (int n = cosine ? 16 : 17; n > 1; n -= 2) sum = 1 - sum * x * x / (n * (n - 1));
  if (!cosine) sum *= x;
  return (quarters & 2) != 0 ? -sum : sum;
}

}  // namespace

extern "C" {

double sin(double angle) { return sine(angle, 0); }
double cos(double angle) { return sine(angle, 1); }
float sinf(float angle) { return static_cast<float>(sine(angle, 0)); }
float cosf(float angle) { return static_cast<float>(sine(angle, 1)); }

double strtod(const char* text, char** end) {
  const char* at = text;
  const bool negative = *at == '-';
  if (*at == '-' || *at == '+') ++at;
  double digits = 0;
  int exponent = 0;
  for (; *at >= '0' && *at <= '9'; ++at) digits = digits * 10 + (*at - '0');
  if (*at == '.') {
    for (++at; *at >= '0' && *at <= '9'; ++at, --exponent) digits = digits * 10 + (*at - '0');
  }
  if (*at == 'e' || *at == 'E') {
    ++at;
    const bool down = *at == '-';
    if (*at == '-' || *at == '+') ++at;
    int written = 0;
    for (; *at >= '0' && *at <= '9'; ++at) written = written < 10000 ? written * 10 + (*at - '0') : written;
    exponent += down ? -written : written;
  }
  double scale = 1;
  for (int i = exponent < 0 ? -exponent : exponent; i > 0 && digits != 0 && scale <= std::numeric_limits<double>::max();
       --i)
    scale *= 10;
  if (end) *end = const_cast<char*>(at);
  const double value = exponent < 0 ? digits / scale : digits * scale;
  return negative ? -value : value;
}

// They stand in one file with strtod there, so that all of them are here or none.
float strtof(const char* text, char** end) { return static_cast<float>(strtod(text, end)); }
long double strtold(const char* text, char** end) { return strtod(text, end); }

int snprintf(char* out, std::size_t size, const char*, ...) {
  if (size > 0) *out = '\0';
  return 0;
}

int sprintf(char* out, const char*, ...) {
  *out = '\0';
  return 0;
}
int siprintf(char* out, const char*, ...) {
  *out = '\0';
  return 0;
}
int __small_sprintf(char* out, const char*, ...) {
  *out = '\0';
  return 0;
}

}  // extern "C"
